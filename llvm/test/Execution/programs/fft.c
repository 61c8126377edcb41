// A fast Fourier transform in place, and a convolution by it. The roots of
// unity come from square roots, which are exact to the bit.
#include <math.h>
#include <stdio.h>
enum { Log = 8, N = 1 << Log };
typedef struct {
  double Re, Im;
} Complex;
static Complex Roots[N / 2];
static Complex mul(Complex A, Complex B) {
  Complex C = {A.Re * B.Re - A.Im * B.Im, A.Re * B.Im + A.Im * B.Re};
  return C;
}
// Halves the angle again and again: -1, i, (1 + i) / sqrt 2, ...
static void makeRoots(void) {
  Complex Half[Log] = {{-1, 0}, {0, 1}};
  for (int I = 2; I < Log; ++I) {
    Half[I].Re = sqrt((1 + Half[I - 1].Re) / 2);
    Half[I].Im = sqrt((1 - Half[I - 1].Re) / 2);
  }
  for (int I = 0; I < N / 2; ++I) {
    Complex R = {1, 0};
    for (int B = 0; B < Log - 1; ++B)
      if (I >> B & 1)
        R = mul(R, Half[Log - 1 - B]);
    Roots[I] = R;
  }
}
static void reorder(Complex *V) {
  for (int I = 0; I < N; ++I) {
    int J = 0;
    for (int B = 0; B < Log; ++B)
      J |= (I >> B & 1) << (Log - 1 - B);
    if (I < J) {
      Complex T = V[I];
      V[I] = V[J];
      V[J] = T;
    }
  }
}
static void transform(Complex *V, int IsInverse) {
  reorder(V);
  for (int Size = 2; Size <= N; Size *= 2)
    for (int At = 0; At < N; At += Size)
      for (int I = 0; I < Size / 2; ++I) {
        Complex R = Roots[I * (N / Size)];
        if (IsInverse)
          R.Im = -R.Im;
        Complex A = V[At + I], B = mul(V[At + I + Size / 2], R);
        V[At + I] = (Complex){A.Re + B.Re, A.Im + B.Im};
        V[At + I + Size / 2] = (Complex){A.Re - B.Re, A.Im - B.Im};
      }
}
int main(void) {
  static Complex A[N], B[N];
  long Wrong = 0;
  makeRoots();
  for (int I = 0; I < N / 2; ++I) {
    A[I].Re = I * 7 % 19 - 5;
    B[I].Re = I * 5 % 13 - 3;
  }
  transform(A, 0);
  transform(B, 0);
  printf("%a %a %a\n", A[1].Re, A[17].Im, B[N / 2].Re);
  for (int I = 0; I < N; ++I)
    A[I] = mul(A[I], B[I]);
  transform(A, 1);
  for (int I = 0; I < N - 1; ++I) {
    long Exact = 0;
    for (int J = I < N / 2 ? 0 : I - N / 2 + 1; J <= I && J < N / 2; ++J)
      Exact += (J * 7 % 19 - 5) * ((I - J) * 5 % 13 - 3);
    Wrong += lround(A[I].Re / N) != Exact;
  }
  printf("%ld %a %a\n", Wrong, A[100].Re, A[3].Im);
}
