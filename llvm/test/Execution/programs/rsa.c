// Big integers: factorials, division, greatest common divisors, modular powers
// as RSA has them.
#include <stdio.h>
#include <string.h>
enum { Limbs = 9 };
typedef unsigned U32;
typedef unsigned long long U64;
typedef struct {
  U32 L[Limbs];
} Big;
static Big small(U32 V) {
  Big B = {{V}};
  return B;
}
static int compare(const Big *A, const Big *B) {
  for (int I = Limbs - 1; I >= 0; --I)
    if (A->L[I] != B->L[I])
      return A->L[I] < B->L[I] ? -1 : 1;
  return 0;
}
static int bits(const Big *A) {
  for (int I = Limbs - 1; I >= 0; --I)
    if (A->L[I])
      return 32 * I + 32 - __builtin_clz(A->L[I]);
  return 0;
}
static Big subtract(Big A, const Big *B) {
  long long Borrow = 0;
  for (int I = 0; I < Limbs; ++I) {
    Borrow += (long long)A.L[I] - B->L[I];
    A.L[I] = (U32)Borrow;
    Borrow >>= 32;
  }
  return A;
}
static Big multiply(const Big *A, const Big *B) {
  Big C = {{0}};
  for (int I = 0; I < Limbs; ++I) {
    U64 Carry = 0;
    if (A->L[I])
      for (int J = 0; I + J < Limbs; ++J) {
        Carry += (U64)A->L[I] * B->L[J] + C.L[I + J];
        C.L[I + J] = (U32)Carry;
        Carry >>= 32;
      }
  }
  return C;
}
static Big shift(const Big *A, int N) { // left
  Big B = {{0}};
  for (int I = Limbs - 1; I >= N / 32; --I) {
    B.L[I] = A->L[I - N / 32] << N % 32;
    if (N % 32 && I > N / 32)
      B.L[I] |= A->L[I - N / 32 - 1] >> (32 - N % 32);
  }
  return B;
}
static Big divide(Big A, const Big *B, Big *Quotient) { // the remainder
  *Quotient = small(0);
  for (int N = bits(&A) - bits(B); N >= 0; --N) {
    Big S = shift(B, N);
    if (compare(&A, &S) >= 0) {
      A = subtract(A, &S);
      Quotient->L[N / 32] |= 1u << N % 32;
    }
  }
  return A;
}
static Big power(Big Base, Big Exponent, const Big *Modulus) {
  Big R = small(1), Q;
  int N = bits(&Exponent);
  for (int I = 0; I < N; ++I) {
    if (Exponent.L[I / 32] >> I % 32 & 1)
      R = divide(multiply(&R, &Base), Modulus, &Q);
    Base = divide(multiply(&Base, &Base), Modulus, &Q);
  }
  return R;
}
static Big gcd(Big A, Big B) {
  Big Q;
  while (bits(&B)) {
    Big R = divide(A, &B, &Q);
    A = B;
    B = R;
  }
  return A;
}
static void show(Big A) {
  char Text[200];
  int At = sizeof Text;
  Text[--At] = 0;
  do {
    U64 Rest = 0;
    for (int I = Limbs - 1; I >= 0; --I) {
      Rest = Rest << 32 | A.L[I];
      A.L[I] = (U32)(Rest / 10);
      Rest %= 10;
    }
    Text[--At] = (char)('0' + Rest);
  } while (bits(&A));
  puts(Text + At);
}
int main(void) {
  Big F = small(1), G = small(1), Q;
  for (int I = 2; I <= 60; ++I) {
    Big N = small(I);
    F = multiply(&F, &N);
    if (I % 7 == 0)
      G = multiply(&G, &N);
  }
  show(F);
  Big Rest = divide(F, &G, &Q);
  show(Q);
  show(Rest);
  Big P = small(4294967291u), P2 = small(4294967279u), N = multiply(&P, &P2);
  Big E = small(65537), One = small(1), Message = {{0x12345678, 0x9abcdef}};
  Big PMinus = subtract(P, &One), P2Minus = subtract(P2, &One);
  Big Phi = multiply(&PMinus, &P2Minus);
  show(gcd(Phi, E));
  // The exponent that undoes E, by Euclid, modulo Phi.
  Big A = Phi, B = E, X = small(0), Y = small(1);
  while (bits(&B)) {
    Big R = divide(A, &B, &Q), T = multiply(&Q, &Y), Ignored;
    T = divide(T, &Phi, &Ignored);
    Big Next;
    if (compare(&X, &T) < 0) {
      Big Gap = subtract(T, &X);
      Next = subtract(Phi, &Gap);
    } else {
      Next = subtract(X, &T);
    }
    X = Y;
    Y = Next;
    A = B;
    B = R;
  }
  show(X);
  Big Secret = power(Message, E, &N);
  show(Secret);
  Big Plain = power(Secret, X, &N);
  printf("%d\n", compare(&Plain, &Message));
}
