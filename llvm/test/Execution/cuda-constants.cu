// CUDA's __constant__ variables, read at constant addresses and with indices, uniform
// and not, through generic pointers and in functions of their own, have the values that
// they are initialized with.
//
// RUN: q7x2-clang -O3 -c %s -o %t.o
// RUN: llvm-objdump -d --disassemble-symbols=operands %t.o | FileCheck %s --check-prefix=CODE
// RUN: %S/Inputs/checked-run %t.o --kernel operands --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: %S/Inputs/checked-run %t.o --kernel indices --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: %S/Inputs/checked-run %t.o --kernel operands --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: %S/Inputs/checked-run %t.o --kernel indices --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O3 -fgpu-rdc -c %s -o %t.o
// RUN: %S/Inputs/checked-run %t.o --kernel operands --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: %S/Inputs/checked-run %t.o --kernel indices --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
//
// CODE-NOT: LDG
// CODE: FFMA{{.*}} c[0x3]
// CODE-NOT: LDG
// CHECK: {{^}}0{{$}}

struct Mixed {
  double d;
  char c;
  short s;
  long long l;
  float4 f;
};

__constant__ float Weights[5] = {1.5f, -2.0f, 0.25f, 8.0f, 3.0f};
__constant__ Mixed Record = {2.5, -7, -300, 0x123456789abcdefll, {1, 2, 3, 4}};
static __constant__ unsigned char Text[11] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5};
__constant__ int Table[64] = {5, 4, 3};
__constant__ const int *Chosen = nullptr;

extern "C" __global__ void operands(int *errors) {
  const float x = threadIdx.x;
  const float sum = x * Weights[0] + (x + 1) * Weights[1] + (x + 2) * Weights[2] +
                    (x + 3) * Weights[3] + (x + 4) * Weights[4];
  int wrong = sum != 10.75f * x + 34.5f;
  wrong |= Record.d * x != 2.5 * x;
  wrong |= Record.c + Record.s != -307;
  wrong |= Record.l != 0x123456789abcdefll;
  const float4 f = Record.f;
  wrong |= f.x + x * f.y + f.z * f.w != 13 + 2 * x;
  wrong |= Chosen != nullptr;
  if (wrong)
    atomicAdd(errors, 1);
}

__device__ __noinline__ int sum(const int *p, int n) {
  int s = 0;
  for (int i = 0; i < n; ++i)
    s += p[i];
  return s;
}

extern "C" __global__ void indices(int *errors) {
  static const unsigned char expected[11] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5};
  int wrong = Text[threadIdx.x % 11] != expected[threadIdx.x % 11];
  const unsigned n = threadIdx.x;
  wrong |= Table[n] != (n < 3 ? 5 - int(n) : 0);
  float total = 0;
  for (int i = 0; i < 5; ++i)
    total += Weights[i];
  wrong |= total != 10.75f;
  wrong |= sum(Table, 64) != 12;
  const int *p = n & 1 ? Table + 1 : Table + 2;
  wrong |= *p != (n & 1 ? 4 : 3);
  if (wrong)
    atomicAdd(errors, 1);
}
