// Search in text: Knuth-Morris-Pratt, Rabin-Karp, a suffix array, wildcards,
// and a small matcher of regular expressions.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static const char *Text;
static int kmp(const char *P) {
  int Fail[32] = {0}, N = strlen(P), Found = 0;
  for (int I = 1, K = 0; I < N; ++I) {
    while (K && P[I] != P[K])
      K = Fail[K - 1];
    Fail[I] = K += P[I] == P[K];
  }
  for (int I = 0, K = 0; Text[I]; ++I) {
    while (K && (K == N || Text[I] != P[K]))
      K = Fail[K - 1];
    K += Text[I] == P[K];
    Found += K == N;
  }
  return Found;
}
static int rabinKarp(const char *P) {
  enum { Base = 257, Prime = 1000003 };
  int N = strlen(P), Found = 0;
  long Want = 0, Have = 0, High = 1;
  for (int I = 0; I < N; ++I) {
    Want = (Want * Base + P[I]) % Prime;
    Have = (Have * Base + Text[I]) % Prime;
    if (I)
      High = High * Base % Prime;
  }
  for (int I = 0;; ++I) {
    Found += Want == Have && memcmp(Text + I, P, N) == 0;
    if (!Text[I + N])
      return Found;
    Have =
        ((Have + Prime - Text[I] * High % Prime) * Base + Text[I + N]) % Prime;
  }
}
static int bySuffix(const void *A, const void *B) {
  return strcmp(Text + *(const int *)A, Text + *(const int *)B);
}
static int inArray(const int *Suffixes, int Count, const char *P) {
  int N = strlen(P), First = 0, Last = Count;
  for (int Left = 0, Right = Count; Left < Right; First = Left) {
    int M = (Left + Right) / 2;
    if (strncmp(Text + Suffixes[M], P, N) < 0)
      Left = M + 1;
    else
      Right = M;
  }
  for (int Left = 0, Right = Count; Left < Right; Last = Left) {
    int M = (Left + Right) / 2;
    if (strncmp(Text + Suffixes[M], P, N) <= 0)
      Left = M + 1;
    else
      Right = M;
  }
  return Last - First;
}
static int glob(const char *P, const char *T) {
  if (*P == '*')
    return glob(P + 1, T) || (*T && glob(P, T + 1));
  if (!*P || !*T)
    return *P == *T;
  return (*P == '?' || *P == *T) && glob(P + 1, T + 1);
}
static int here(const char *R, const char *T);
static int star(char C, const char *R, const char *T) {
  do
    if (here(R, T))
      return 1;
  while (*T && (*T++ == C || C == '.'));
  return 0;
}
static int here(const char *R, const char *T) {
  if (!*R)
    return 1;
  if (R[1] == '*')
    return star(*R, R + 2, T);
  if (*R == '$' && !R[1])
    return !*T;
  return *T && (*R == '.' || *R == *T) && here(R + 1, T + 1);
}
static int matches(const char *R, const char *T) {
  if (*R == '^')
    return here(R + 1, T);
  do
    if (here(R, T))
      return 1;
  while (*T++);
  return 0;
}
int main(void) {
  static char Buffer[301];
  static int Suffixes[300];
  static const char *const Patterns[] = {"aba",    "abab", "bb",
                                         "aabbaa", "b",    "xyz"};
  unsigned Seed = 2;
  for (int I = 0; I < 300; ++I) {
    Buffer[I] = "aabab"[(Seed = Seed * 1103515245 + 12345) >> 16 & 3];
    Suffixes[I] = I;
  }
  Text = Buffer;
  qsort(Suffixes, 300, sizeof *Suffixes, bySuffix);
  for (int I = 0; I < 6; ++I)
    printf("%d %d %d\n", kmp(Patterns[I]), rabinKarp(Patterns[I]),
           inArray(Suffixes, 300, Patterns[I]));
  printf("%d%d%d%d\n", glob("*.c", "life.c"), glob("l?f*", "life.c"),
         glob("*.h", "life.c"), glob("*a*b*c*", "xxaxxbxxcx"));
  printf("%d%d%d%d%d\n", matches("^a.*z$", "abcz"), matches("b*c$", "aabbc"),
         matches("^b", "ab"), matches("x.z", "wxyz"), matches("q", "abc"));
}
