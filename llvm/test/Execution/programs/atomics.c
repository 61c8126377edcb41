// _Atomic of all sizes, and structures.
#include <stdatomic.h>
#include <stdio.h>
_Atomic signed char C = 1;
_Atomic unsigned short S = 2;
_Atomic int I = 3;
_Atomic long long L = 4;
_Atomic __int128 Q = 5;
_Atomic _Bool B;
_Atomic float F = 1.5f;
_Atomic double D = 2.5;
int *_Atomic P;
struct S3 {
  char A[3];
};
struct S8 {
  int A, B;
};
struct S12 {
  int A[3];
};
struct S16 {
  long A, B;
};
struct S40 {
  int A[10];
};
_Atomic struct S3 X3;
_Atomic struct S8 X8;
_Atomic struct S12 X12;
_Atomic struct S16 X16;
_Atomic struct S40 X40;
int Array[4];
int main(void) {
  C += 100;
  C += 100;
  S -= 3;
  I *= 7;
  L <<= 33;
  Q += (__int128)1 << 100;
  B |= 1;
  F += 2;
  D *= 3;
  P = Array;
  P = P + 3;
  printf("%d %d %d %lld %llx %d %g %g %d\n", C, S, I, L, (long long)(Q >> 64),
         B, (double)F, (double)D, (int)(P - Array));
  printf("%d %d\n", atomic_fetch_add(&I, 5), atomic_fetch_xor(&S, 0xff));
  printf("%d %d\n", I--, ++S);
  signed char E = 5;
  printf("%d ", atomic_compare_exchange_strong(&C, &E, 7));
  printf("%d ", E);
  printf("%d %d\n", atomic_compare_exchange_strong(&C, &E, 7), C);
  __int128 W = Q;
  printf("%d %d\n", atomic_compare_exchange_strong(&Q, &W, 9), (int)Q);
  printf("%d\n",
         (int)atomic_exchange(&Q, 11) + (int)atomic_fetch_sub(&Q, 3) + (int)Q);
  X3 = (struct S3){{1, 2, 3}};
  X8 = (struct S8){4, 5};
  X12 = (struct S12){{6, 7, 8}};
  X16 = (struct S16){9, 10};
  struct S40 Y = {{1, 2, 3}};
  X40 = Y;
  struct S3 Y3 = X3;
  struct S8 Y8 = X8;
  struct S12 Y12 = X12;
  struct S16 Y16 = X16;
  Y = X40;
  printf("%d %d %d %d %d\n", Y3.A[2], Y8.B, Y12.A[2], (int)Y16.B, Y.A[2]);
  struct S16 N = {1, 2};
  printf("%d %d\n", atomic_compare_exchange_strong(&X16, &Y16, N),
         (int)atomic_load(&X16).A);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  atomic_flag Fl = ATOMIC_FLAG_INIT;
  printf("%d", atomic_flag_test_and_set(&Fl));
  printf("%d\n", atomic_flag_test_and_set(&Fl));
  int G = 3;
  printf("%d %d %d\n", __sync_fetch_and_add(&G, 4),
         __sync_bool_compare_and_swap(&G, 7, 8),
         __sync_lock_test_and_set(&G, 1));
  unsigned short H[2] = {1, 2};
  __atomic_fetch_nand(&H[1], 6, __ATOMIC_RELAXED);
  __atomic_fetch_max(&H[0], 9, __ATOMIC_ACQ_REL);
  printf("%d %d\n", H[0], H[1]);
  struct S40 Z;
  __atomic_load((struct S40 *)&X40, &Z, 5);
  __atomic_exchange((struct S40 *)&X40, &Z, &Y, 5);
  printf("%d %d\n", Z.A[1], Y.A[1]);
}
