// Counting and reversing bits.
#include <stdio.h>
typedef unsigned long long U64;
typedef unsigned __int128 U128;
volatile U64 V[] = {1,           2,
                    0x80000000,  0xffffffff,
                    0x100000000, 0x8000000000000000,
                    ~0ull,       0x123456789abcdef0,
                    0xf0f0,      6};
__attribute__((noinline)) unsigned rot(unsigned X, int N) {
  return X << (N & 31) | X >> (-N & 31);
}
__attribute__((noinline)) U64 rot64(U64 X, int N) {
  return X << (N & 63) | X >> (-N & 63);
}
int main(void) {
  for (unsigned I = 0; I < sizeof V / sizeof *V; ++I) {
    U64 X = V[I];
    unsigned W = X | 1 << I;
    printf("%d %d %d %d %d %d\n", __builtin_popcount(W), __builtin_clz(W),
           __builtin_ctz(W), __builtin_parity(W), __builtin_ffs(W),
           __builtin_clrsb(W));
    printf("%d %d %d %d %d %d\n", __builtin_popcountll(X), __builtin_clzll(X),
           __builtin_ctzll(X), __builtin_parityll(X), __builtin_ffsll(X),
           __builtin_clrsbll(X));
    printf("%x %x %llx\n", __builtin_bswap16(X), __builtin_bswap32(X),
           (U64)__builtin_bswap64(X));
    printf("%x %x %x %llx\n", __builtin_bitreverse8(X),
           __builtin_bitreverse16(X), __builtin_bitreverse32(X),
           (U64)__builtin_bitreverse64(X));
    printf("%x %llx %x %x\n", rot(X, I * 5), rot64(X, I * 9),
           __builtin_rotateleft8(X, I), __builtin_rotateright16(X, I));
    U128 Q = (U128)X << (I * 7) | X;
    printf("%d %d %d\n", __builtin_popcountg(Q), __builtin_clzg(Q),
           __builtin_ctzg(Q));
    printf("%d %d\n", __builtin_ffs(W & (W - 1)),
           __builtin_ctzg((unsigned short)X, 99));
  }
}
