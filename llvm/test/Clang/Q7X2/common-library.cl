// The common part of the device library has the functions of the whole, for modules
// that need no others: reading it is faster, and the object is the same. It is
// preferred where it lies beside the library.

// RUN: rm -rf %t && mkdir %t && cp %build/lib/q7x2/device.bc %t/whole.bc
// RUN: q7x2-clang -O2 -c %s -o %t/common.o
// RUN: q7x2-clang -O2 -c %s -o %t/whole.o -nostdlib \
// RUN:   -Xclang -mlink-builtin-bitcode -Xclang %t/whole.bc
// RUN: cmp %t/common.o %t/whole.o

// A function that only the whole library has, with a common one.

// RUN: q7x2-clang -O2 -DVECTORS -c %s -o %t/vectors.o
// RUN: q7x2-clang -O2 -DVECTORS -c %s -o %t/whole-vectors.o -nostdlib \
// RUN:   -Xclang -mlink-builtin-bitcode -Xclang %t/whole.bc
// RUN: cmp %t/vectors.o %t/whole-vectors.o

// Where nothing else is needed, the whole is not read, and else it is.

// RUN: cp %build/lib/q7x2/device.common.bc %t/broken.common.bc
// RUN: echo none > %t/broken.bc
// RUN: q7x2-clang -O2 -c %s -o %t/broken.o -nostdlib \
// RUN:   -Xclang -mlink-builtin-bitcode -Xclang %t/broken.bc
// RUN: cmp %t/common.o %t/broken.o
// RUN: not q7x2-clang -O2 -DVECTORS -c %s -o /dev/null -nostdlib \
// RUN:   -Xclang -mlink-builtin-bitcode -Xclang %t/broken.bc 2>&1 | FileCheck %s
// CHECK: error: cannot read the device library '{{.*}}broken.bc'

kernel void f(global float *o, global const float *x, float a) {
  size_t i = get_global_id(0);
  o[i] = sin(x[i]) + pow(x[i], a) + fract(x[i], (private float *)&a);
#ifdef VECTORS
  vstore16(tanh(vload16(i, x)), i, o);
#endif
}
