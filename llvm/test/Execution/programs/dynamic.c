// Dynamic programming: knapsacks, coins, longest sequences, chains of matrices.
#include <stdio.h>
#include <string.h>
static int larger(int A, int B) { return A > B ? A : B; }
static int knapsack(int Count, const int *Weight, const int *Value, int Room,
                    unsigned *Chosen) {
  static int Best[21][201];
  for (int I = 1; I <= Count; ++I)
    for (int R = 0; R <= Room; ++R) {
      Best[I][R] = Best[I - 1][R];
      if (Weight[I - 1] <= R)
        Best[I][R] =
            larger(Best[I][R], Best[I - 1][R - Weight[I - 1]] + Value[I - 1]);
    }
  *Chosen = 0;
  for (int I = Count, R = Room; I > 0; --I)
    if (Best[I][R] != Best[I - 1][R]) {
      *Chosen |= 1u << (I - 1);
      R -= Weight[I - 1];
    }
  return Best[Count][Room];
}
static long long coins(int Sum) {
  static const int Kinds[] = {1, 2, 5, 10, 20, 50, 100, 200};
  long long Counts[501] = {1};
  for (int I = 0; I < 8; ++I)
    for (int S = Kinds[I]; S <= Sum; ++S)
      Counts[S] += Counts[S - Kinds[I]];
  return Counts[Sum];
}
static int common(const char *A, const char *B, char *Out) {
  enum { Most = 64 };
  int Length[Most][Most] = {};
  int N = strlen(A), M = strlen(B);
  for (int I = N - 1; I >= 0; --I)
    for (int J = M - 1; J >= 0; --J)
      Length[I][J] = A[I] == B[J] ? 1 + Length[I + 1][J + 1]
                                  : larger(Length[I + 1][J], Length[I][J + 1]);
  for (int I = 0, J = 0; I < N && J < M;) {
    if (A[I] == B[J])
      *Out++ = A[I], ++I, ++J;
    else if (Length[I + 1][J] >= Length[I][J + 1])
      ++I;
    else
      ++J;
  }
  *Out = 0;
  return Length[0][0];
}
static int increasing(const int *V, int Count) {
  int Ends[100], N = 0; // the least last element of a sequence of each length
  for (int I = 0; I < Count; ++I) {
    int Low = 0, High = N;
    while (Low < High) {
      int M = (Low + High) / 2;
      if (Ends[M] < V[I])
        Low = M + 1;
      else
        High = M;
    }
    Ends[Low] = V[I];
    N += Low == N;
  }
  return N;
}
static int chain(const int *Sizes, int Count) {
  int Cost[20][20] = {};
  for (int Length = 2; Length <= Count; ++Length)
    for (int I = 0; I + Length <= Count; ++I) {
      int J = I + Length - 1;
      Cost[I][J] = 1 << 30;
      for (int K = I; K < J; ++K) {
        int C = Cost[I][K] + Cost[K + 1][J] +
                Sizes[I] * Sizes[K + 1] * Sizes[J + 1];
        if (C < Cost[I][J])
          Cost[I][J] = C;
      }
    }
  return Cost[0][Count - 1];
}
int main(void) {
  int Weight[20], Value[20], V[100];
  unsigned Seed = 9, Chosen;
  for (int I = 0; I < 100; ++I) {
    Seed = Seed * 1103515245 + 12345;
    V[I] = Seed >> 16 & 1023;
    if (I < 20) {
      Weight[I] = 5 + (Seed >> 8 & 31);
      Value[I] = 10 + (Seed >> 20 & 63);
    }
  }
  int Best = knapsack(20, Weight, Value, 200, &Chosen);
  printf("%d %05x %lld\n", Best, Chosen, coins(500));
  char Out[64];
  int N = common("the longest common subsequence of two",
                 "texts is not their longest substring", Out);
  printf("%d [%s] %d %d\n", N, Out, increasing(V, 100), chain(Weight, 15));
}
