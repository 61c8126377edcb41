// Products of matrices: plain, in tiles, Strassen's, sparse; powers,
// transposes.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 16 };
static void fill(int *M, unsigned Seed) {
  for (int I = 0; I < N * N; ++I)
    M[I] = (int)((Seed = Seed * 1103515245 + 12345) >> 20 & 63) - 31;
}
static void plain(int Size, const int *A, const int *B, int *C, int Pitch) {
  for (int I = 0; I < Size; ++I)
    for (int J = 0; J < Size; ++J) {
      int S = 0;
      for (int K = 0; K < Size; ++K)
        S += A[I * Pitch + K] * B[K * Pitch + J];
      C[I * Pitch + J] = S;
    }
}
static void tiled(const int *A, const int *B, int *C) {
  enum { Tile = 4 };
  memset(C, 0, N * N * sizeof *C);
  for (int I = 0; I < N; I += Tile)
    for (int K = 0; K < N; K += Tile)
      for (int J = 0; J < N; J += Tile)
        for (int I2 = I; I2 < I + Tile; ++I2)
          for (int K2 = K; K2 < K + Tile; ++K2)
            for (int J2 = J; J2 < J + Tile; ++J2)
              C[I2 * N + J2] += A[I2 * N + K2] * B[K2 * N + J2];
}
static void combine(int H, int *To, const int *A, const int *B, int Sign) {
  for (int I = 0; I < H; ++I)
    for (int J = 0; J < H; ++J)
      To[I * N + J] = A[I * N + J] + Sign * B[I * N + J];
}
static void strassen(int Size, const int *A, const int *B, int *C) {
  if (Size <= 4) {
    plain(Size, A, B, C, N);
    return;
  }
  int H = Size / 2, D = H * N; // D: to the lower half
  int (*M)[N * N] = malloc(9 * sizeof *M), *X = M[7], *Y = M[8];
  static const signed char Plans[7][6] = {
      // the quarters of A and the sign between them, those of B
      {0, 3, 1, 0, 3, 1},  {2, 3, 1, 0, 0, 0}, {0, 0, 0, 1, 3, -1},
      {3, 3, 0, 2, 0, -1}, {0, 1, 1, 3, 3, 0}, {2, 0, -1, 0, 1, 1},
      {1, 3, -1, 2, 3, 1}};
  for (int P = 0; P < 7; ++P) {
    const signed char *L = Plans[P];
#define QUARTER(M, Q) ((M) + ((Q) >> 1) * D + ((Q) & 1) * H)
    combine(H, X, QUARTER(A, L[0]), QUARTER(A, L[1]), L[2]);
    combine(H, Y, QUARTER(B, L[3]), QUARTER(B, L[4]), L[5]);
    strassen(H, X, Y, M[P]);
  }
  for (int I = 0; I < H; ++I)
    for (int J = 0; J < H; ++J) {
      int At = I * N + J;
      C[At] = M[0][At] + M[3][At] - M[4][At] + M[6][At];
      C[At + H] = M[2][At] + M[4][At];
      C[At + D] = M[1][At] + M[3][At];
      C[At + D + H] = M[0][At] - M[1][At] + M[2][At] + M[5][At];
    }
  free(M);
}
static long sparse(void) { // rows compressed, times a vector, some times
  enum { Rows = 40 };
  int Begin[Rows + 1], Column[Rows * 3], Count = 0;
  long Value[Rows * 3], X[Rows], Y[Rows];
  for (int I = 0; I < Rows; ++I) {
    Begin[I] = Count;
    X[I] = I % 5 + 1;
    for (int J = I % 3; J < 3; ++J, ++Count) {
      Column[Count] = (I * 7 + J * 11) % Rows;
      Value[Count] = I - J;
    }
  }
  Begin[Rows] = Count;
  for (int Iteration = 0; Iteration < 4; ++Iteration) {
    for (int I = 0; I < Rows; ++I) {
      Y[I] = 0;
      for (int K = Begin[I]; K < Begin[I + 1]; ++K)
        Y[I] += Value[K] * X[Column[K]];
    }
    memcpy(X, Y, sizeof X);
  }
  return X[Rows - 1];
}
static unsigned fibonacci(unsigned long E, unsigned Modulus) {
  unsigned long R[4] = {1, 0, 0, 1}, B[4] = {1, 1, 1, 0};
  for (; E; E >>= 1) {
    unsigned long T[4];
    if (E & 1) {
      for (int I = 0; I < 4; ++I)
        T[I] =
            (R[I & 2] * B[I & 1] + R[(I & 2) + 1] * B[2 + (I & 1)]) % Modulus;
      memcpy(R, T, sizeof R);
    }
    for (int I = 0; I < 4; ++I)
      T[I] = (B[I & 2] * B[I & 1] + B[(I & 2) + 1] * B[2 + (I & 1)]) % Modulus;
    memcpy(B, T, sizeof B);
  }
  return R[1];
}
int main(void) {
  static int A[N * N], B[N * N], C[N * N], D[N * N], E[N * N];
  unsigned Hash = 0;
  fill(A, 1);
  fill(B, 2);
  plain(N, A, B, C, N);
  tiled(A, B, D);
  strassen(N, A, B, E);
  for (int I = 0; I < N * N; ++I)
    Hash = Hash * 31 + C[I % N * N + I / N];
  printf("%u %d %d\n", Hash, memcmp(C, D, sizeof C), memcmp(C, E, sizeof C));
  printf("%ld %u\n", sparse(), fibonacci(1000000000000, 1000000007));
}
