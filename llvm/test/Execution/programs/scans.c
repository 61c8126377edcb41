// Scans, reductions, histograms, compaction, merging; stencils in one and two
// dimensions, in place and from one buffer to another.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 512, Side = 24 };
static int V[N], W[N];
static void inclusive(int *Out, const int *In) {
  int Sum = 0;
  for (int I = 0; I < N; ++I)
    Out[I] = Sum += In[I];
}
// Blelloch's: up a tree and down again; exclusive.
static void treeScan(int *D) {
  for (int Step = 1; Step < N; Step *= 2)
    for (int I = 2 * Step - 1; I < N; I += 2 * Step)
      D[I] += D[I - Step];
  D[N - 1] = 0;
  for (int Step = N / 2; Step > 0; Step /= 2)
    for (int I = 2 * Step - 1; I < N; I += 2 * Step) {
      int T = D[I - Step];
      D[I - Step] = D[I];
      D[I] += T;
    }
}
static int compact(int *Out, const int *In) {
  int Count = 0;
  for (int I = 0; I < N; ++I)
    if (In[I] & 1)
      Out[Count++] = In[I];
  return Count;
}
static void radixSort(unsigned *D) {
  static unsigned Other[N];
  for (int Shift = 0; Shift < 16; Shift += 4) {
    int Begin[17] = {0};
    for (int I = 0; I < N; ++I)
      ++Begin[(D[I] >> Shift & 15) + 1];
    for (int I = 0; I < 16; ++I)
      Begin[I + 1] += Begin[I];
    for (int I = 0; I < N; ++I)
      Other[Begin[D[I] >> Shift & 15]++] = D[I];
    memcpy(D, Other, sizeof Other);
  }
}
static double kahan(void) {
  double Sum = 0, Lost = 0;
  for (int I = 0; I < N; ++I) {
    double Y = 1.0 / (V[I] + 1) - Lost, T = Sum + Y;
    Lost = (T - Sum) - Y;
    Sum = T;
  }
  return Sum;
}
static double heat(int Steps) {
  static double A[2][Side][Side];
  for (int I = 0; I < Side; ++I)
    A[0][I][0] = A[1][I][0] = 100;
  for (int S = 0; S < Steps; ++S)
    for (int Y = 1; Y < Side - 1; ++Y)
      for (int X = 1; X < Side - 1; ++X) {
        double (*From)[Side] = A[S & 1];
        A[!(S & 1)][Y][X] = 0.25 * (From[Y - 1][X] + From[Y + 1][X] +
                                    From[Y][X - 1] + From[Y][X + 1]);
      }
  return A[Steps & 1][Side / 2][3];
}
static float blur(int Iterations) {
  static float F[N];
  for (int I = 0; I < N; ++I)
    F[I] = V[I];
  while (Iterations--)
    for (int I = 1; I < N - 1; ++I)
      F[I] = F[I - 1] * 0.25f + F[I] * 0.5f + F[I + 1] * 0.25f;
  return F[N / 2];
}
int main(void) {
  unsigned Seed = 6, Sorted[N], Hash = 0;
  int Histogram[16] = {0}, Least = 1 << 30, Most = 0, Bits = 0, Wrong = 0;
  for (int I = 0; I < N; ++I) {
    V[I] = (Seed = Seed * 1664525 + 1013904223) >> 18;
    ++Histogram[V[I] >> 10];
    Sorted[I] = W[I] = V[I];
    Least = V[I] < Least ? V[I] : Least;
    Most = V[I] > Most ? V[I] : Most;
    Bits ^= V[I];
  }
  static int Sums[N], Odd[N];
  inclusive(Sums, V);
  treeScan(W);
  for (int I = 0; I < N; ++I)
    Wrong += W[I] + V[I] != Sums[I];
  radixSort(Sorted);
  for (int I = 0; I < N; ++I)
    Hash = Hash * 33 + Sorted[I];
  printf("%d %d %d %d %d %d %u\n", Sums[N - 1], Wrong, Least, Most, Bits,
         compact(Odd, V), Hash);
  for (int I = 0; I < 16; ++I)
    printf("%d ", Histogram[I]);
  printf("\n%a %a %a\n", kahan(), heat(40), blur(8));
}
