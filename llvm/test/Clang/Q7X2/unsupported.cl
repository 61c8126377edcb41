// Types and sizes of sub-groups that the device has not, in every version of
// OpenCL C: the line and the type, and no object.

// RUN: rm -f %t.o
// RUN: not q7x2-clang -cl-std=CL2.0 -DPIPE -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=PIPE
// RUN: not q7x2-clang -cl-std=CL2.0 -DQUEUE -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=QUEUE
// RUN: not q7x2-clang -cl-std=CL2.0 -DPIPE -x cl %s %s -o %t.o 2>&1 | FileCheck %s --check-prefix=PIPE
// RUN: not q7x2-clang -cl-std=CL2.0 -DSUB_GROUP=16 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=SUB-GROUP
// RUN: not test -e %t.o
// RUN: q7x2-clang -cl-std=CL2.0 -DSUB_GROUP=32 -c %s -o %t.o

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

#ifdef SUB_GROUP
// SUB-GROUP: error: {{.*}}sub-group size 16 is not supported on q7x2
__attribute__((intel_reqd_sub_group_size(SUB_GROUP))) kernel void k(global int *p) {}
#endif
