// Reductions, scans and votes of work-groups and sub-groups against loops over the values
// of their work-items; also of groups whose last sub-group has fewer lanes than there are
// sub-groups. The kernel adds up how many results differ.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --threads 1 --block 1 --arg buf:u32:0 --print 0:u32 | FileCheck %s
// RUN: q7x2-run %t.o --threads 33 --block 33 --arg buf:u32:0 --print 0:u32 | FileCheck %s
// RUN: q7x2-run %t.o --threads 300,2 --block 97,2 --arg buf:u32:0 --print 0:u32 | FileCheck %s
// RUN: q7x2-run %t.o --threads 1024 --block 1024 --arg buf:u32:0 --print 0:u32 | FileCheck %s
// RUN: q7x2-clang -cl-std=CL3.0 -O0 -c %s -o %t0.o
// RUN: q7x2-run %t0.o --threads 97,2 --block 97,2 --arg buf:u32:0 --print 0:u32 | FileCheck %s
//
// CHECK: {{^}}0{{$}}

// A sum of these is exact in each type that has 16 bits or more.
#define VALUE(T, id) ((T)((id) * 37 % 23) - (T)(11 * ((T)-1 < (T)1)))

#define ADD(a, b) ((a) + (b))

// The values of the work-items from first to end - 1.
#define EXPECT(T, IDENTITY, COMBINE, first, end)                                           \
  ({                                                                                       \
    T r = (T)(IDENTITY);                                                                   \
    for (uint i = (first); i < (end); ++i)                                                 \
      r = (T)COMBINE(r, VALUE(T, i));                                                      \
    r;                                                                                     \
  })

#define TEST_GROUP(T, GROUP, NAME, IDENTITY, COMBINE, first, items)                        \
  wrong += GROUP##_reduce_##NAME(x) != EXPECT(T, IDENTITY, COMBINE, first, first + items); \
  wrong += GROUP##_scan_inclusive_##NAME(x) !=                                             \
           EXPECT(T, IDENTITY, COMBINE, first, id + 1);                                    \
  wrong += GROUP##_scan_exclusive_##NAME(x) != EXPECT(T, IDENTITY, COMBINE, first, id);

#define TEST(T, LOWEST, HIGHEST)                                                           \
  {                                                                                        \
    const T x = VALUE(T, id);                                                              \
    TEST_GROUP(T, work_group, add, 0, ADD, 0, items)                                       \
    TEST_GROUP(T, work_group, min, HIGHEST, min, 0, items)                                 \
    TEST_GROUP(T, work_group, max, LOWEST, max, 0, items)                                  \
    TEST_GROUP(T, sub_group, add, 0, ADD, first, lanes)                                    \
    TEST_GROUP(T, sub_group, min, HIGHEST, min, first, lanes)                              \
    TEST_GROUP(T, sub_group, max, LOWEST, max, first, lanes)                               \
  }

kernel void groups(global uint *out) {
  const uint id = get_local_linear_id(), lanes = get_sub_group_size();
  const uint items = get_local_size(0) * get_local_size(1);
  const uint first = id - get_sub_group_local_id();
  uint wrong = 0;
  TEST(int, INT_MIN, INT_MAX)
  TEST(uint, 0, UINT_MAX)
  TEST(long, LONG_MIN, LONG_MAX)
  TEST(ulong, 0, ULONG_MAX)
  TEST(float, -INFINITY, INFINITY)
  TEST(double, -INFINITY, INFINITY)
  for (uint n = 0; n < 3; ++n) {
    const uint odd = n == 0 ? 0 : n == 1 ? items : items - 1; // one, none or the last
    wrong += !work_group_all(id != odd) != (odd < items);
    wrong += !work_group_any(id == odd) == (odd < items);
  }
  atomic_add(out, wrong);
}
