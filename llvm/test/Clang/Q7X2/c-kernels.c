// Kernels in C and C++, and the builtins of NVPTX.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o 2>&1 | count 0
// RUN: q7x2-run %t.o --kernel reverse --block 64 --arg buf:256 --print 0:i32:3 | FileCheck %s
// RUN: q7x2-run %t.o --kernel builtins --block 32 --arg buf:128 --print 0:f32:8 | FileCheck %s --check-prefix=BUILTINS
// RUN: q7x2-clang -O0 -x c++ -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel reverse --block 64 --arg buf:256 --print 0:i32:3 | FileCheck %s
// RUN: q7x2-run %t.o --kernel builtins --block 32 --arg buf:128 --print 0:f32:8 | FileCheck %s --check-prefix=BUILTINS
// RUN: not q7x2-clang -O2 -DBAD -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=BAD
//
// BUILTINS: 1.5
// BUILTINS-NEXT: 2
// BUILTINS-NEXT: 0.25
// BUILTINS-NEXT: 8
// BUILTINS-NEXT: 1
// BUILTINS-NEXT: 3
// BUILTINS-NEXT: 7
// BUILTINS-NEXT: 32
//
// CHECK: 67
// CHECK-NEXT: 66
// CHECK-NEXT: 65

#ifdef __cplusplus
extern "C" {
#endif

__attribute__((address_space(3))) static int tile[64];

__attribute__((device_kernel)) void reverse(int *out) {
  int i = __nvvm_read_ptx_sreg_tid_x();
  tile[i] = __nvvm_shfl_sync_bfly_i32(-1, i, 0, 31);
  __syncthreads();
  int n = __nvvm_bar0_popc(i < 4);
  out[i] = tile[63 - i] + n;
  __nvvm_atom_add_gen_i(out + i, (int)__nvvm_fma_rz_f(0.0f, 1.0f, 0.0f));
#ifdef BAD
  // BAD: c-kernels.c:[[#@LINE+1]]:3: error: intrinsic llvm.nvvm.compiler.error is not supported on q7x2
  __nvvm_compiler_error(0);
#endif
}

// Those whose intrinsics have names of their own, or any type.
__attribute__((device_kernel)) void builtins(float *out) {
  __attribute__((address_space(3))) static float shared[32];
  int i = __nvvm_read_ptx_sreg_tid_x();
  shared[i] = i;
  __nvvm_bar_sync(0);
  float other = shared[31 - i];
  __nvvm_barrier_sync(1);
  if (i)
    return;
  volatile _Float16 h = 1.5f;
  volatile float x = -0.25f, three = 3;
  out[0] = __nvvm_fmin_f16(h, h + h);
  out[1] = __nvvm_fma_rn_sat_f16(h, h, h) * 2;
  out[2] = __nvvm_fabs_f(x);
  out[3] = __nvvm_ex2_approx_f(three);
  out[4] = 1 + __nvvm_read_ptx_sreg_cluster_ctarank();
  out[5] = __nvvm_fmax_xorsign_abs_f16(h, h + h);
  out[6] = 7 * __nvvm_read_ptx_sreg_nclusterid_x();
  out[7] = other + 1;
}

__attribute__((nvptx_kernel)) void other(float *p) { *p = __nvvm_sqrt_rn_f(*p); }

#ifdef __cplusplus
}
#endif
