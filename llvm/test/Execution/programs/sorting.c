// Quicksort, merge sort and a heap agree.
#include <stdio.h>
#include <string.h>
enum { N = 300 };
static unsigned Seed = 7;
static int next(void) {
  return (Seed = Seed * 1664525 + 1013904223) >> 8 & 0xffff;
}
static void quick(int *V, int Low, int High) {
  if (Low >= High)
    return;
  int Pivot = V[(Low + High) / 2], I = Low, J = High;
  while (I <= J) {
    while (V[I] < Pivot)
      ++I;
    while (V[J] > Pivot)
      --J;
    if (I <= J) {
      int T = V[I];
      V[I++] = V[J];
      V[J--] = T;
    }
  }
  quick(V, Low, J);
  quick(V, I, High);
}
static void merge(int *V, int Count) {
  if (Count < 2)
    return;
  int Half = Count / 2, Out[Count];
  merge(V, Half);
  merge(V + Half, Count - Half);
  for (int I = 0, J = Half, K = 0; K < Count; ++K)
    Out[K] = J == Count || (I < Half && V[I] <= V[J]) ? V[I++] : V[J++];
  memcpy(V, Out, sizeof Out);
}
int main(void) {
  int A[N], B[N];
  for (int I = 0; I < N; ++I)
    A[I] = B[I] = next();
  quick(A, 0, N - 1);
  merge(B, N);
  printf("%d\n", memcmp(A, B, sizeof A));
  for (int I = 0; I < N; I += 17)
    printf("%d ", A[I]);
  return A[N / 2] & 127;
}
