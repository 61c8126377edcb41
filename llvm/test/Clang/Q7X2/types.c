// Types in IR, and how they are passed.

// RUN: q7x2-clang -O1 -S -emit-llvm %s -o - | FileCheck %s

// CHECK-LABEL: define {{.*}}half @half_sum(half {{.*}}, half
// CHECK: fadd half
_Float16 half_sum(_Float16 a, _Float16 b) { return a + b; }

// CHECK-LABEL: define {{.*}}bfloat @bfloat_product(bfloat {{.*}}, bfloat
// CHECK: fmul bfloat
__bf16 bfloat_product(__bf16 a, __bf16 b) { return a * b; }

// CHECK-LABEL: define {{.*}}i128 @wide(i128
// CHECK: mul {{.*}}i128
__int128 wide(__int128 a) { return a * a; }

// CHECK-LABEL: define {{.*}}double @long_double(double
long double long_double(long double a) { return a; }

struct Pair {
  long first, second;
};

// CHECK-LABEL: define {{.*}}void @pair(ptr {{.*}}sret(%struct.Pair) {{.*}}, ptr {{.*}}byval(%struct.Pair)
struct Pair pair(struct Pair p) { return (struct Pair){p.second, p.first}; }

// No errno: the square root is an instruction.
// CHECK-LABEL: define {{.*}}float @root(float
// CHECK: call float @llvm.sqrt.f32
float root(float x) { return __builtin_sqrtf(x); }

// CHECK-LABEL: define {{.*}}i32 @atomic(ptr
// CHECK: atomicrmw add ptr {{.*}} seq_cst
int atomic(_Atomic int *p) { return (*p)++; }

// CHECK-LABEL: define {{.*}}i32 @lane()
// CHECK: call {{.*}}i32 @llvm.nvvm.read.ptx.sreg.laneid()
int lane_id(void) __asm__("llvm.nvvm.read.ptx.sreg.laneid");
int lane(void) { return lane_id(); }
