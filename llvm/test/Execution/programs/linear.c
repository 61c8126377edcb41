// LU with pivots: solutions, the determinant, the inverse; Cholesky; Jacobi.
#include <math.h>
#include <stdio.h>
#include <string.h>
enum { N = 12 };
typedef double Matrix[N][N];
static void fill(Matrix M) {
  unsigned Seed = 3;
  for (int I = 0; I < N; ++I)
    for (int J = 0; J < N; ++J) {
      Seed = Seed * 1103515245 + 12345;
      M[I][J] = (int)(Seed >> 16 & 255) - 127;
    }
}
static double factor(Matrix M, int *Order) {
  double Determinant = 1;
  for (int I = 0; I < N; ++I)
    Order[I] = I;
  for (int K = 0; K < N; ++K) {
    int P = K;
    for (int I = K + 1; I < N; ++I)
      if (fabs(M[I][K]) > fabs(M[P][K]))
        P = I;
    if (P != K) {
      double Row[N];
      memcpy(Row, M[K], sizeof Row);
      memcpy(M[K], M[P], sizeof Row);
      memcpy(M[P], Row, sizeof Row);
      int T = Order[K];
      Order[K] = Order[P];
      Order[P] = T;
      Determinant = -Determinant;
    }
    Determinant *= M[K][K];
    for (int I = K + 1; I < N; ++I) {
      double F = M[I][K] /= M[K][K];
      for (int J = K + 1; J < N; ++J)
        M[I][J] -= F * M[K][J];
    }
  }
  return Determinant;
}
static void solve(Matrix LU, const int *Order, const double *B, double *X) {
  for (int I = 0; I < N; ++I) {
    X[I] = B[Order[I]];
    for (int J = 0; J < I; ++J)
      X[I] -= LU[I][J] * X[J];
  }
  for (int I = N - 1; I >= 0; --I) {
    for (int J = I + 1; J < N; ++J)
      X[I] -= LU[I][J] * X[J];
    X[I] /= LU[I][I];
  }
}
static double residue(Matrix A, Matrix Inverse) {
  double Worst = 0;
  for (int I = 0; I < N; ++I)
    for (int J = 0; J < N; ++J) {
      double S = -(I == J);
      for (int K = 0; K < N; ++K)
        S += A[I][K] * Inverse[J][K];
      Worst = fmax(Worst, fabs(S));
    }
  return Worst;
}
static double cholesky(Matrix A) {
  double Product = 1;
  Matrix S, L = {};
  for (int I = 0; I < N; ++I)
    for (int J = 0; J < N; ++J) {
      S[I][J] = I == J;
      for (int K = 0; K < N; ++K)
        S[I][J] += A[I][K] * A[J][K];
    }
  for (int I = 0; I < N; ++I)
    for (int J = 0; J <= I; ++J) {
      double T = S[I][J];
      for (int K = 0; K < J; ++K)
        T -= L[I][K] * L[J][K];
      L[I][J] = I == J ? sqrt(T) : T / L[J][J];
      if (I == J)
        Product *= L[I][I];
    }
  return Product;
}
static double iterate(int Iterations) {
  double X[N] = {0}, Next[N];
  for (int R = 0; R < Iterations; ++R) {
    for (int I = 0; I < N; ++I)
      Next[I] = (I + 1 + (I ? X[I - 1] : 0) + (I < N - 1 ? X[I + 1] : 0)) / 3;
    memcpy(X, Next, sizeof X);
  }
  return X[N / 2];
}
int main(void) {
  static Matrix A, LU, Inverse; // transposed
  int Order[N];
  fill(A);
  memcpy(LU, A, sizeof A);
  printf("%a\n", factor(LU, Order));
  for (int I = 0; I < N; ++I) {
    double Unit[N] = {0};
    Unit[I] = 1;
    solve(LU, Order, Unit, Inverse[I]);
  }
  printf("%a %d\n", Inverse[3][5], residue(A, Inverse) < 1e-11);
  printf("%a %a\n", cholesky(A), iterate(50));
}
