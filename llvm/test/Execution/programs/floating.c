// Matrices, a Fourier transform, roots by Newton, an integral.
#include <math.h>
#include <stdio.h>
typedef struct {
  double Re, Im;
} Cx;
static Cx times(Cx A, Cx B) {
  return (Cx){A.Re * B.Re - A.Im * B.Im, A.Re * B.Im + A.Im * B.Re};
}
static void fft(Cx *V, int N, Cx Root) {
  if (N == 1)
    return;
  Cx Even[N / 2], Odd[N / 2], W = {1, 0};
  for (int I = 0; I < N / 2; ++I) {
    Even[I] = V[2 * I];
    Odd[I] = V[2 * I + 1];
  }
  fft(Even, N / 2, times(Root, Root));
  fft(Odd, N / 2, times(Root, Root));
  for (int I = 0; I < N / 2; ++I, W = times(W, Root)) {
    Cx T = times(W, Odd[I]);
    V[I] = (Cx){Even[I].Re + T.Re, Even[I].Im + T.Im};
    V[I + N / 2] = (Cx){Even[I].Re - T.Re, Even[I].Im - T.Im};
  }
}
static double determinant(int N, double M[N][N]) {
  double D = 1;
  for (int C = 0; C < N; ++C) {
    int P = C;
    for (int R = C + 1; R < N; ++R)
      if (fabs(M[R][C]) > fabs(M[P][C]))
        P = R;
    if (P != C) {
      D = -D;
      for (int K = 0; K < N; ++K) {
        double T = M[C][K];
        M[C][K] = M[P][K];
        M[P][K] = T;
      }
    }
    D *= M[C][C];
    for (int R = C + 1; R < N; ++R) {
      double F = M[R][C] / M[C][C];
      for (int K = C; K < N; ++K)
        M[R][K] -= F * M[C][K];
    }
  }
  return D;
}
int main(void) {
  Cx V[16];
  for (int I = 0; I < 16; ++I)
    V[I] = (Cx){I % 5, I % 3};
  fft(V, 16, (Cx){0.92387953251128674, -0.38268343236508978});
  for (int I = 0; I < 16; I += 3)
    printf("%.9f %.9f\n", V[I].Re, V[I].Im);
  double M[6][6];
  for (int I = 0; I < 6; ++I)
    for (int J = 0; J < 6; ++J)
      M[I][J] = 1.0 / (I + J + 1) + (I == J);
  printf("%.12g\n", determinant(6, M));
  double X = 2;
  for (int I = 0; I < 20; ++I)
    X -= (X * X * X - 5) / (3 * X * X);
  printf("%.15g\n", X);
  double S = 0;
  for (int I = 0; I < 500; ++I) {
    double T = (I + .5) / 500;
    S += 4 / (1 + T * T) / 500;
  }
  printf("%.12f\n", S);
  float F = 0;
  for (int I = 1; I < 200; ++I)
    F += sqrtf(I) / I;
  printf("%.5f\n", F);
}
