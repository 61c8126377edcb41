// Overflow-checked and saturating arithmetic of all widths.
#include <limits.h>
#include <stdio.h>
#define OPS(T, Name)                                                           \
  __attribute__((noinline)) void Name(T A, T B) {                              \
    T R;                                                                       \
    int O = __builtin_add_overflow(A, B, &R);                                  \
    printf("%d %lld ", O, (long long)R);                                       \
    O = __builtin_sub_overflow(A, B, &R);                                      \
    printf("%d %lld ", O, (long long)R);                                       \
    O = __builtin_mul_overflow(A, B, &R);                                      \
    printf("%d %lld\n", O, (long long)R);                                      \
    printf("%lld %lld\n", (long long)__builtin_elementwise_add_sat(A, B),      \
           (long long)__builtin_elementwise_sub_sat(A, B));                    \
  }
OPS(signed char, sc) OPS(unsigned char, uc) OPS(short, ss)
OPS(unsigned short, us) OPS(int, si) OPS(unsigned, ui) OPS(long long, sl)
OPS(unsigned long long, ul) OPS(__int128, sq) OPS(unsigned __int128, uq)
volatile long long V[] = {
    0,         1,         -1,         2,          100,
    -100,      127,       -128,       255,        32767,
    -32768,    65535,     INT_MAX,    INT_MIN,    UINT_MAX,
    LLONG_MAX, LLONG_MIN, 3037000500, -3037000500};
int main(void) {
  for (unsigned I = 0; I < sizeof V / sizeof *V; ++I)
    for (unsigned J = 0; J < sizeof V / sizeof *V; J += 5 + (I & 1)) {
      sc(V[I], V[J]);
      uc(V[I], V[J]);
      ss(V[I], V[J]);
      us(V[I], V[J]);
      si(V[I], V[J]);
      ui(V[I], V[J]);
      sl(V[I], V[J]);
      ul(V[I], V[J]);
      sq((__int128)V[I] << 64 | 5, (__int128)V[J]);
      uq((__int128)V[I] << 60, (unsigned __int128)V[J] << 3);
      sq((__int128)V[I], (__int128)V[J] * 5);
    }
  unsigned C;
  unsigned S = __builtin_addc(0xffffffffu, 5u, 1u, &C);
  printf("%u %u\n", S, C);
  unsigned long long D, L = __builtin_subcll(3, 5, 1, &D);
  printf("%llu %llu\n", L, D);
}
