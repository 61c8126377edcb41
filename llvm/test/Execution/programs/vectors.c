// Vectors of GNU C: all operations, comparisons, shuffles, conversions.
#include <stdio.h>
#define V(T, N, Name)                                                          \
  typedef T Name __attribute__((vector_size(sizeof(T) * N)));
V(signed char, 4, c4) V(signed char, 16, c16) V(short, 2, s2) V(short, 8, s8)
V(int, 2, i2) V(int, 4, i4) V(int, 8, i8) V(int, 16, i16) V(long long, 2, l2)
V(long long, 4, l4) V(float, 2, f2) V(float, 4, f4) V(float, 8, f8)
V(double, 2, d2) V(double, 4, d4) V(unsigned, 4, u4) V(int, 1, i1)
V(unsigned char, 8, uc8) V(unsigned short, 4, us4)
#define INT(T, N)                                                              \
  __attribute__((noinline)) T int_##T(T A, T B) {                              \
    T R = A + B;                                                               \
    R ^= A - B;                                                                \
    R += A * B;                                                                \
    R += A / (B | 1);                                                          \
    R -= A % (B | 1);                                                          \
    R ^= A << (B & 3);                                                         \
    R += A >> (B & 3);                                                         \
    R |= ~A;                                                                   \
    R += A < B;                                                                \
    R -= A == B;                                                               \
    R += (A >= B) & B;                                                         \
    R = -R;                                                                    \
    return R;                                                                  \
  }                                                                            \
  __attribute__((noinline)) void test_##T(void) {                              \
    T A, B;                                                                    \
    for (int I = 0; I < N; ++I) {                                              \
      A[I] = I * 37 - 11;                                                      \
      B[I] = 5 - I * 3;                                                        \
    }                                                                          \
    A = int_##T(A, B);                                                         \
    int_##T(B, A);                                                             \
    for (int I = 0; I < N; ++I)                                                \
      printf("%lld ", (long long)A[I]);                                        \
    printf("\n");                                                              \
  }
INT(c4, 4) INT(c16, 16) INT(s2, 2) INT(s8, 8) INT(i2, 2)
INT(i4, 4) INT(i8, 8) INT(i16, 16) INT(l2, 2) INT(l4, 4)
INT(u4, 4) INT(i1, 1) INT(uc8, 8) INT(us4, 4)
#define FLT(T, N)                                                              \
  __attribute__((noinline)) T flt_##T(T A, T B) {                              \
    T R = A + B;                                                               \
    R -= A * B;                                                                \
    R = R / B;                                                                 \
    return R + 1;                                                              \
  }                                                                            \
  __attribute__((noinline)) void test_##T(void) {                              \
    T A, B;                                                                    \
    for (int I = 0; I < N; ++I) {                                              \
      A[I] = I * 1.5 - 2;                                                      \
      B[I] = 3 - I * .25;                                                      \
    }                                                                          \
    A = flt_##T(A, B);                                                         \
    for (int I = 0; I < N; ++I)                                                \
      printf("%g ", (double)A[I]);                                             \
    printf("\n");                                                              \
  }
FLT(f2, 2) FLT(f4, 4) FLT(f8, 8) FLT(d2, 2) FLT(d4, 4)
i4 G = {1, 2, 3, 4};
struct Pair {
  i4 A;
  f2 B;
  char C;
} P = {{5, 6, 7, 8}, {1, 2}, 3};
__attribute__((noinline)) struct Pair swap(struct Pair X, i8 Y) {
  X.A = __builtin_shufflevector(X.A, (i4){Y[0], Y[7], 0, 0}, 3, 4, 5, 0);
  X.B = (f2){X.B[1], X.B[0]};
  return X;
}
__attribute__((noinline)) int pick(i4 X, int N) {
  X[N & 3] += 9;
  return X[(N + 1) & 3] * 100 + X[N & 3];
}
__attribute__((noinline)) i4 cmp(f4 A, f4 B) { return (A < B) | (A != A); }
int main(void) {
  test_c4();
  test_c16();
  test_s2();
  test_s8();
  test_i2();
  test_i4();
  test_i8();
  test_i16();
  test_l2();
  test_l4();
  test_u4();
  test_i1();
  test_uc8();
  test_us4();
  test_f2();
  test_f4();
  test_f8();
  test_d2();
  test_d4();
  i8 Y = {1, 2, 3, 4, 5, 6, 7, 8};
  struct Pair X = swap(P, Y);
  printf("%d %d %d %d %g\n", X.A[0], X.A[1], X.A[2], X.A[3], X.B[0]);
  printf("%d %d\n", pick(G, 3), pick(X.A, 1));
  i4 R = cmp((f4){1, 2, 3, __builtin_nanf("")}, (f4){2, 1, 3, 0});
  printf("%d %d %d %d\n", R[0], R[1], R[2], R[3]);
  d4 D = __builtin_convertvector(G, d4);
  c4 C = __builtin_convertvector(D * 20., c4);
  printf("%g %d\n", D[3], C[3]);
  i4 Z = (i4)(f4){1, 2, 3, 4};
  printf("%x\n", Z[2]);
  printf("%d %d %d\n", __builtin_reduce_add(Y), __builtin_reduce_max(G),
         __builtin_reduce_xor(Y));
  Y <<= 2;
  Y = Y > 12;
  printf("%d %d\n", Y[0], Y[7]);
  c16 S = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  S = __builtin_shufflevector(S, S, 15, 14, 13, 12, 11, 10, 9, 8, 0, 1, 2, 3, 4,
                              5, 6, 7);
  int H = 0;
  for (int I = 0; I < 16; ++I)
    H = H * 3 + S[I];
  printf("%d\n", H);
}
