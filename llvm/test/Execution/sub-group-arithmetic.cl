// Reductions and scans of the work-items that are active, of clusters, rotations,
// and types of 8 and 16 bits, against loops over the values of lanes: two sub-groups,
// of 32 work-items and of 8.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O0 -c %s -o %t.0.o
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -c %s -o %t.2.o
// RUN: q7x2-run --timing=none %t.0.o --block 40 --arg buf:160 --print 0:i32 | FileCheck %s
// RUN: q7x2-run --timing=none %t.2.o --block 40 --arg buf:160 --print 0:i32 | FileCheck %s
// CHECK-COUNT-40: {{^76$}}
// CHECK-NOT: {{.}}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#if !defined(cl_khr_subgroup_rotate) || !defined(cl_khr_subgroup_clustered_reduce)
#error "not declared"
#endif

// Small numbers: sums of floats are exact, products of few of them as well.
#define VALUE(T, LANE) ((T)((LANE) % 3 + 1))

// The expected results of the functions, for the lanes of IS_MEMBER.
#define EXPECT(T, START, COMBINE, IS_MEMBER)                                   \
  T e = START;                                                                 \
  for (uint l = 0; l < size; ++l)                                              \
    if (IS_MEMBER) {                                                           \
      T v = VALUE(T, l);                                                       \
      e = COMBINE;                                                             \
    }

#define CHECK(T)                                                               \
  {                                                                            \
    T own = VALUE(T, lane);                                                    \
    if (lane % 4 == 1) {                                                       \
      {                                                                        \
        EXPECT(T, 0, e + v, l % 4 == 1)                                        \
        right += sub_group_non_uniform_reduce_add(own) == e;                   \
      }                                                                        \
      {                                                                        \
        EXPECT(T, 1, e * v, l % 4 == 1 && l <= lane)                           \
        right += sub_group_non_uniform_scan_inclusive_mul(own) == e;           \
      }                                                                        \
    } else {                                                                   \
      {                                                                        \
        EXPECT(T, 0, max(e, v), l % 4 != 1 && l < lane)                        \
        T m = sub_group_non_uniform_scan_exclusive_max(own);                   \
        right += lane == 0 ? m < (T)1 : m == e;                                \
      }                                                                        \
      {                                                                        \
        EXPECT(T, 3, min(e, v), l % 4 != 1 && l / 8 == lane / 8)               \
        right += sub_group_clustered_reduce_min(own, 8) == e;                  \
      }                                                                        \
    }                                                                          \
    right += sub_group_clustered_rotate(own, 3, 4) ==                          \
             VALUE(T, (lane & ~3u) | ((lane + 3) & 3));                        \
    {                                                                          \
      EXPECT(T, 0, e + v, l <= lane)                                           \
      right += sub_group_scan_inclusive_add(own) == e;                         \
    }                                                                          \
    right += sub_group_broadcast(own, 5) == VALUE(T, 5);                       \
    T##3 w = sub_group_broadcast((T##3)(own, 1, 2), 4);                        \
    right += w.x == VALUE(T, 4) && w.z == 2;                                   \
  }

kernel void k(global int *out) {
  uint lane = get_sub_group_local_id(), size = get_sub_group_size();
  int right = 0;
  CHECK(char)
  CHECK(uchar)
  CHECK(short)
  CHECK(ushort)
  CHECK(int)
  CHECK(uint)
  CHECK(long)
  CHECK(ulong)
  CHECK(float)
  CHECK(double)
  CHECK(half)
  // Those of bits, and of truth.
  uint bits = 0x80000000 | lane;
  right += sub_group_non_uniform_reduce_and(bits) == 0x80000000;
  right += sub_group_non_uniform_reduce_or(lane & 1) == 1;
  right += sub_group_non_uniform_reduce_xor(lane & 1) == 0;
  right += sub_group_non_uniform_reduce_logical_and(lane + 1) == 1;
  right += sub_group_non_uniform_reduce_logical_xor(lane == 3) == 1;
  right += sub_group_non_uniform_scan_exclusive_logical_or(lane == 3) == (lane > 3);
  right += sub_group_clustered_reduce_logical_or(lane == 3, 4) == (lane < 4);
  right += sub_group_clustered_reduce_logical_and(lane != 3, 4) == (lane >= 4);
  right += size < 32 || sub_group_rotate(lane, 5) == (lane + 5) % 32;
  right += size < 32 || sub_group_rotate(lane, -1) == (lane + 31) % 32;
  out[get_global_id(0)] = right;
}
