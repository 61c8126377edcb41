// The carry flag of PTX from one asm to the next, in one function, in a loop and
// through functions that wrap an instruction, compared with the same in C++.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: %S/Inputs/checked-run %t.o --block 32 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: %S/Inputs/checked-run %t.o --block 32 --arg buf:4 --print 0:i32 | FileCheck %s
//
// CHECK: {{^}}0{{$}}

typedef unsigned long long u64;
constexpr int Limbs = 4;

static __device__ __forceinline__ u64 add_cc(u64 a, u64 b) {
  u64 r;
  asm volatile("add.cc.u64 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
  return r;
}
static __device__ __forceinline__ u64 addc_cc(u64 a, u64 b) {
  u64 r;
  asm volatile("addc.cc.u64 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
  return r;
}
static __device__ __forceinline__ u64 carry() {
  u64 r;
  asm volatile("addc.u64 %0, 0, 0;" : "=l"(r));
  return r;
}
static __device__ __forceinline__ u64 plus_carry(u64 a) { return a + carry(); }

static __device__ u64 add(u64 *r, const u64 *a, const u64 *b) {
  r[0] = add_cc(a[0], b[0]);
  for (int i = 1; i < Limbs; ++i)
    r[i] = addc_cc(a[i], b[i]);
  return plus_carry(0);
}
static __device__ u64 expected_add(u64 *r, const u64 *a, const u64 *b) {
  u64 c = 0;
  for (int i = 0; i < Limbs; ++i) {
    unsigned __int128 sum = (unsigned __int128)a[i] + b[i] + c;
    r[i] = sum;
    c = sum >> 64;
  }
  return c;
}

// Other assemblies in between do not change the flag.
static __device__ u64 subtract(u64 *r, const u64 *a, const u64 *b) {
  u64 t;
  asm volatile("sub.cc.u64 %0, %1, %2;" : "=l"(r[0]) : "l"(a[0]), "l"(b[0]));
  asm volatile("subc.cc.u64 %0, %1, %2;" : "=l"(r[1]) : "l"(a[1]), "l"(b[1]));
  asm volatile("mul.lo.u64 %0, %1, %2;" : "=l"(t) : "l"(a[0]), "l"(b[0]));
  asm volatile("subc.cc.u64 %0, %1, %2;" : "=l"(r[2]) : "l"(a[2]), "l"(b[2]));
  asm volatile("subc.cc.u64 %0, %1, %2;" : "=l"(r[3]) : "l"(a[3]), "l"(b[3]));
  asm volatile("subc.u64 %0, %1, 0;" : "=l"(t) : "l"(t));
  return t;
}
static __device__ u64 expected_subtract(u64 *r, const u64 *a, const u64 *b) {
  u64 borrow = 0;
  for (int i = 0; i < Limbs; ++i) {
    unsigned __int128 difference = (unsigned __int128)a[i] - b[i] - borrow;
    r[i] = difference;
    borrow = difference >> 64 != 0;
  }
  return a[0] * b[0] - borrow;
}

__global__ void test(int *errors) {
  u64 a[Limbs], b[Limbs], r[Limbs], s[Limbs];
  for (int i = 0; i < Limbs; ++i) {
    a[i] = threadIdx.x >> i & 1 ? ~0ull : 3 * threadIdx.x + i;
    b[i] = threadIdx.x >> (i + 1) & 1 ? ~0ull << i : 0;
  }
  int wrong = add(r, a, b) != expected_add(s, a, b);
  for (int i = 0; i < Limbs; ++i)
    wrong += r[i] != s[i];
  wrong += subtract(r, a, b) != expected_subtract(s, a, b);
  for (int i = 0; i < Limbs; ++i)
    wrong += r[i] != s[i];
  if (wrong)
    atomicAdd(errors, wrong);
}
