// Kernels in C and C++, and the builtins of NVPTX.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o 2>&1 | count 0
// RUN: q7x2-run %t.o --kernel reverse --block 64 --arg buf:256 --print 0:i32:3 | FileCheck %s
// RUN: q7x2-clang -O0 -x c++ -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel reverse --block 64 --arg buf:256 --print 0:i32:3 | FileCheck %s
// RUN: not q7x2-clang -O2 -DBAD -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=BAD
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
  // BAD: c-kernels.c:[[#@LINE+1]]:3: error: builtin __nvvm_compiler_error is not supported
  __nvvm_compiler_error(0);
#endif
}

__attribute__((nvptx_kernel)) void other(float *p) { *p = __nvvm_sqrt_rn_f(*p); }

#ifdef __cplusplus
}
#endif
