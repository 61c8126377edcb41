//===-- integer.cl - Corrections of libclc's integer functions ------------===//
//
// The ones here take the place of libclc's (MergeLibrary.cpp).
//
//===----------------------------------------------------------------------===//

// libclc takes a product of 0 and a negative number for one below all numbers.
// A number of 128 bits is in range if its upper half is all sign.
#define MAD_SAT(N)                                                             \
  __attribute__((overloadable)) long##N mad_sat(long##N x, long##N y,          \
                                                long##N z) {                   \
    ulong##N product =                                                         \
        __builtin_astype(x, ulong##N) * __builtin_astype(y, ulong##N);         \
    ulong##N lower = product + __builtin_astype(z, ulong##N);                  \
    long##N upper = mul_hi(x, y) + (z >> 63);                                  \
    upper += lower < product ? (long##N)1 : (long##N)0;                        \
    long##N result = __builtin_astype(lower, long##N);                         \
    long##N limit =                                                            \
        upper < (long##N)0 ? (long##N)LONG_MIN : (long##N)LONG_MAX;            \
    return upper == result >> 63 ? result : limit;                             \
  }

MAD_SAT()
MAD_SAT(2)
MAD_SAT(3)
MAD_SAT(4)
MAD_SAT(8)
MAD_SAT(16)
