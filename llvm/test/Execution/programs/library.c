// The C library.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int less(const void *A, const void *B) { return *(int *)A - *(int *)B; }
int main(void) {
  char B[200], C[200];
  int V[50], N;
  unsigned S = 1;
  for (int I = 0; I < 50; ++I)
    V[I] = (S = S * 1103515245 + 12345) >> 20;
  qsort(V, 50, sizeof *V, less);
  for (int I = 0; I < 50; ++I)
    printf("%d ", V[I]);
  int K = V[33], *Found = bsearch(&K, V, 50, sizeof *V, less);
  printf("\n%d\n", (int)(Found - V));
  N = sprintf(B, "%5d|%-5d|%05d|%+d|%x|%X|%#x|%o|%c|%s|%10s|%-10s|%.2s|%%|%p",
              42, 42, 42, 42, 255, 255, 255, 8, 'c', "str", "right", "left",
              "truncate", (void *)0);
  (void)N;
  puts(B);
  snprintf(C, 8, "%s", "a long string");
  puts(C);
  printf("%f %.3f %e %g %10.2f %-10.1f| %g %G\n", 3.14159, 2.71828, 12345.678,
         0.0001, 9.999, 1.25, 1e20, 1e-10);
  printf("%lld %llu %ld %hd %hhd %zu\n", -1ll, ~0ull, 5l, (short)70000,
         (char)300, sizeof(int));
  printf("%*d %.*f\n", 6, 42, 2, 3.14159);
  strcpy(B, "hello");
  strcat(B, ", world");
  printf("%zu %s %d %d\n", strlen(B), strchr(B, 'w'), strcmp(B, "hello"),
         strncmp(B, "hello", 5));
  memmove(B + 2, B, 8);
  puts(B);
  memset(B, 'x', 5);
  B[5] = 0;
  puts(B);
  printf("%d\n", memcmp("abc", "abd", 3) < 0);
  strncpy(C, "ab", 5);
  printf("%s %s\n", strstr("needle in hay", "in"), strrchr("a.b.c", '.'));
  printf("%zu %zu %s\n", strspn("aabbc", "ab"), strcspn("hello", "l"),
         strpbrk("hello", "lo"));
  char *P = malloc(100), *Q = calloc(10, 10);
  strcpy(P, "heap");
  P = realloc(P, 1000);
  printf("%s %d\n", P, Q[99]);
  free(P);
  free(Q);
  printf("%d %ld %g %d\n", atoi("-42x"), strtol("7f", 0, 16), 2500.0, abs(-4));
  printf("%d %d %d %d\n", isdigit(53) != 0, isspace(32) != 0, toupper(97),
         isalnum(95));
  div_t D = div(17, 5);
  printf("%d %d\n", D.quot, D.rem);
  for (char *T = strtok(strcpy(B, "a b  c"), " "); T; T = strtok(0, " "))
    puts(T);
  putchar('!');
  fputs("fputs\n", stdout);
  fprintf(stdout, "%d\n", 5);
  printf("%ld\n", labs(-9l));
  return 7;
}
