// string.h, strings.h, ctype.h and wchar.h, function by function.
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>
static int sign(int N) { return (N > 0) - (N < 0); }
static void characters(void) {
  int (*const Is[])(int) = {isalnum, isalpha, isblank, iscntrl,
                            isdigit, isgraph, islower, isprint,
                            ispunct, isspace, isupper, isxdigit};
  for (int F = 0; F < 12; ++F) {
    unsigned Hash = 0;
    for (int C = -1; C < 256; ++C)
      Hash = Hash * 31 + (Is[F](C) != 0);
    printf("%08x ", Hash);
  }
  for (int C = 0; C < 256; ++C)
    if (tolower(C) != C || toupper(C) != C)
      printf("%c%c", tolower(C), toupper(C));
  puts("");
}
static void copies(void) {
  char B[64], C[64];
  memset(B, '#', sizeof B);
  memcpy(B, "0123456789", 10);
  memmove(B + 2, B, 10);
  memmove(B + 20, B + 22, 5);
  printf("%.30s\n", B);
  strcpy(B, "one");
  strcat(B, "-two");
  strncat(B, "-three-four", 6);
  printf("%s %zu %zu\n", B, strlen(B), strnlen(B, 5));
  strncpy(C, B, 5);
  C[5] = 0;
  char *End = stpcpy(C + 5, "!");
  printf("%s %d\n", C, (int)(End - C));
  memset(C, 'x', 20);
  printf("%d\n", (int)(stpncpy(C, "ab", 6) - C));
  printf("%d%d%d\n", C[5], C[6] == 'x', (int)((char *)mempcpy(C, "cd", 2) - C));
  printf("%s\n", memccpy(C, "stop.here", '.', 9) ? "found" : "no");
  char *D = strdup("copy"), *E = strndup("copied", 3);
  printf("%s %s %zu %s\n", D, E, strxfrm(C, "trans", 10), C);
  free(D);
  free(E);
}
static void searches(void) {
  const char *T = "a needle in a haystack, a needle";
#define AT(X) printf("%d ", (X) ? (int)((char *)(X) - T) : -1)
  AT(strchr(T, 'n'));
  AT(strchr(T, 'z'));
  AT(strchr(T, 0));
  AT(strrchr(T, 'n'));
  AT(strrchr(T, 'z'));
  AT(strrchr(T, 0));
  AT(strstr(T, "needle"));
  AT(strstr(T, "needles"));
  AT(strstr(T, ""));
  AT(strpbrk(T, "xyz"));
  AT(strpbrk(T, "XYZ"));
  AT(memchr(T, 'h', 32));
  AT(memchr(T, 'h', 5));
  AT(memrchr(T, 'n', 32));
  AT(memmem(T, 32, "stack", 5));
  AT(memmem(T, 12, "stack", 5));
  AT(strchrnul(T, 'q'));
  AT(index(T, 'i'));
  AT(rindex(T, 'i'));
  printf("%zu %zu\n", strspn(T, "a dlen"), strcspn(T, "hy"));
}
static void comparisons(void) {
  printf("%d %d %d %d %d\n", sign(strcmp("abc", "abd")), strcmp("x", "x"),
         sign(strcmp("\xff", "a")), sign(strcmp("ab", "a")),
         sign(strcmp("", "a")));
  printf("%d %d %d\n", strncmp("abcX", "abcY", 3),
         sign(strncmp("abcX", "abcY", 4)), strncmp("q", "r", 0));
  printf("%d %d %d\n", sign(memcmp("a\0b", "a\0c", 3)),
         memcmp("a\0b", "a\0c", 2), sign(strcoll("b", "a")));
  printf("%d %d %d %d\n", strcasecmp("HeLLo", "hEllO"),
         sign(strcasecmp("a", "B")), strncasecmp("ABcd", "abXY", 2),
         sign(strncasecmp("ABcd", "abXY", 3)));
  printf("%d %d %d %d\n", ffs(0), ffs(48), ffsl(1l << 40), ffsll(-1ll << 63));
}
static void tokens(void) {
  char B[] = ",,one,,two;three,", C[] = "a=1&b=2", D[] = "x::y:";
  for (char *T = strtok(B, ",;"); T; T = strtok(0, ",;"))
    printf("[%s]", T);
  char *Outer, *Inner;
  for (char *T = strtok_r(C, "&", &Outer); T; T = strtok_r(0, "&", &Outer))
    for (char *U = strtok_r(T, "=", &Inner); U; U = strtok_r(0, "=", &Inner))
      printf("(%s)", U);
  char *Rest = D;
  for (char *T; (T = strsep(&Rest, ":"));)
    printf("{%s}", T);
  puts("");
}
static void wide(void) {
  wchar_t B[20], *T = wcscpy(B, L"wide");
  wcscat(T, L" text");
  printf("%d %d %d %d\n", (int)wcslen(T), sign(wcscmp(T, L"wider")),
         wcsncmp(T, L"wider", 4), (int)(wcschr(T, 't') - T));
  printf("%d %d %d\n", (int)(wcsrchr(T, 't') - T), (int)(wcsstr(T, L"te") - T),
         (int)(wmemchr(T, 'x', 9) - T));
  char C[20];
  wchar_t W;
  printf("%d %s %d %d %d\n", (int)wcstombs(C, T, 20), C, mbtowc(&W, "q", 1), W,
         (int)mbstowcs(B, "abc", 20));
  printf("%d %d\n", wmemcmp(B, L"abc", 4), (int)mblen("x", 1));
}
int main(void) {
  characters();
  copies();
  searches();
  comparisons();
  tokens();
  wide();
  printf("%s|%s|%s\n", strerror(EDOM), strerror(ERANGE), strerror(0));
  printf("%s\n", getenv("A_VARIABLE_THAT_IS_NOT_SET") ? "set" : "not set");
}
