// Types that the device has not, in every version of OpenCL C: the line and the
// type, and no object.

// RUN: rm -f %t.o
// RUN: not q7x2-clang -cl-std=CL1.2 -DIMAGE -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=IMAGE
// RUN: not q7x2-clang -cl-std=CL2.0 -DIMAGE -c %s -o %t.o 2>&1 | FileCheck %s --check-prefixes=IMAGE,IMAGE20
// RUN: not q7x2-clang -cl-std=CL3.0 -DIMAGE -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=IMAGE30
// RUN: not q7x2-clang -cl-std=CL2.0 -DPIPE -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=PIPE
// RUN: not q7x2-clang -cl-std=CL2.0 -DQUEUE -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=QUEUE
// RUN: not q7x2-clang -cl-std=CL1.2 -DIMAGE -x cl %s %s -o %t.o 2>&1 | FileCheck %s --check-prefix=IMAGE
// RUN: not test -e %t.o

#ifdef IMAGE
#if __OPENCL_C_VERSION__ < 200
#define read_write read_only
#endif
// IMAGE: unsupported.cl:[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}image2d_depth_t'
kernel void depth(read_only image2d_depth_t image) {}
// IMAGE20: unsupported.cl:[[@LINE+2]]:{{[0-9]+}}: error: type '__read_write image2d_t' is not supported on Q7X2
// IMAGE30: unsupported.cl:[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}read_write
kernel void both(read_write image2d_t image) {}
#endif

#ifdef PIPE
// PIPE: unsupported.cl:[[@LINE+1]]:34: error: type 'read_only pipe int' is not supported on Q7X2
kernel void k(read_only pipe int input) {}
#endif

#ifdef QUEUE
kernel void k(global int *p) {
  // QUEUE: unsupported.cl:[[@LINE+1]]:11: error: type 'queue_t' is not supported on Q7X2
  queue_t queue = get_default_queue();
}
#endif
