// cl_khr_extended_bit_ops against loops over bits, for all types, offsets and counts.
//
// RUN: q7x2-clang -O2 -cl-std=CL3.0 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel scalars --block 64 --arg buf:256 --print 0:u32 | FileCheck %s
// RUN: q7x2-run %t.o --kernel vectors --block 64 --arg buf:256 --print 0:u32 | FileCheck %s

#ifndef cl_khr_extended_bit_ops
#error
#endif

// A work-item prints the number of its wrong results: none.
//
// CHECK-COUNT-64: {{^}}0{{$}}

#define BIT(x, i) ((x) >> (i) & 1)

#define CHECK_TYPE(S, U, T)                                                                \
  uint check_##T(uint offset) {                                                            \
    const uint bits = 8 * sizeof(T);                                                       \
    T base = (T)(0x9d2c5680efc60000 + 0x1234567 * (ulong)offset);                          \
    T insert = (T)(0x6c078965d3a1b2c4 * (offset + 1));                                     \
    U reversed = 0;                                                                        \
    for (uint i = 0; i < bits; ++i)                                                        \
      reversed |= (U)((U)BIT((U)base, i) << (bits - 1 - i));                               \
    uint wrong = (U)bit_reverse(base) != reversed;                                         \
    for (uint count = 0; offset < bits && offset + count <= bits; ++count) {               \
      U inserted = 0, field = 0;                                                           \
      for (uint i = 0; i < bits; ++i)                                                      \
        if (i >= offset && i < offset + count) {                                           \
          inserted |= (U)((U)BIT((U)insert, i - offset) << i);                             \
          field |= (U)((U)BIT((U)base, i) << (i - offset));                                \
        } else {                                                                           \
          inserted |= (U)((U)BIT((U)base, i) << i);                                        \
        }                                                                                  \
      U extended = field;                                                                  \
      for (uint i = count; count && i < bits; ++i)                                         \
        extended |= (U)((U)BIT(field, count - 1) << i);                                    \
      wrong += (U)bitfield_insert(base, insert, offset, count) != inserted;                \
      wrong += bitfield_extract_unsigned(base, offset, count) != field;                    \
      wrong += bitfield_extract_signed(base, offset, count) != (S)extended;                \
    }                                                                                      \
    return wrong;                                                                          \
  }                                                                                        \
  /* Vectors against the scalar functions. */                                              \
  uint check_vectors_##T(uint offset) {                                                    \
    const uint bits = 8 * sizeof(T);                                                       \
    T##3 base = (T##3)((T)offset, (T)0x9d2c5680efc61234, (T)-1);                           \
    T##3 insert = (T##3)((T)-1, (T)0x6c078965d3a1b2c4, (T)offset);                         \
    T##3 reversed = bit_reverse(base);                                                     \
    uint wrong = reversed.y != bit_reverse(base.y);                                        \
    for (uint count = 0; offset < bits && offset + count <= bits; ++count)                 \
      for (int i = 0; i < 3; ++i) {                                                        \
        wrong += bitfield_insert(base, insert, offset, count)[i] !=                        \
                 bitfield_insert((T)base[i], (T)insert[i], offset, count);                 \
        wrong += bitfield_extract_unsigned(base, offset, count)[i] !=                      \
                 bitfield_extract_unsigned((T)base[i], offset, count);                     \
        wrong += bitfield_extract_signed(base, offset, count)[i] !=                        \
                 bitfield_extract_signed((T)base[i], offset, count);                       \
      }                                                                                    \
    return wrong;                                                                          \
  }
#define CHECK_TYPES(S, U) CHECK_TYPE(S, U, S) CHECK_TYPE(S, U, U)

CHECK_TYPES(char, uchar)
CHECK_TYPES(short, ushort)
CHECK_TYPES(int, uint)
CHECK_TYPES(long, ulong)

#define ALL(M, x)                                                                          \
  M##char(x) + M##uchar(x) + M##short(x) + M##ushort(x) + M##int(x) + M##uint(x) +         \
      M##long(x) + M##ulong(x)

kernel void scalars(global uint *o) { o[get_local_id(0)] = ALL(check_, get_local_id(0)); }
kernel void vectors(global uint *o) {
  o[get_local_id(0)] = ALL(check_vectors_, get_local_id(0));
}
