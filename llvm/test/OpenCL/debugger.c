// q7x2-cl --debug: the kernels that a host program launches stop, one after another;
// breakpoints remain, also those of programs that are built later.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: grep '^// GDB ' %s | sed 's,^// GDB ,,' > %t.gdb
// RUN: q7x2-cl --debug %t < %t.gdb | FileCheck %s
// RUN: echo quit | q7x2-cl --debug %t | FileCheck %s --check-prefix=QUIT
// RUN: printf 'break first\nrun\nquit\n' | q7x2-cl --debug %t | FileCheck %s --check-prefix=QUIT
// RUN: q7x2-cl --debug-optimized %t < /dev/null | FileCheck %s --check-prefix=QUIT

// CHECK: Kernel first is about to be launched: 2x1x1 blocks of 32x1x1 threads.
// CHECK: Breakpoint 1 at 0x{{[0-9a-f]+}}: file program-1.cl, line 3.
// GDB break 3 if i == 33
// CHECK: Function "second" not defined. Later launches may have it.
// CHECK-NEXT: Breakpoint 2 (second) pending.
// GDB break second
// CHECK: Starting kernel: first
// A text is printed at once, and once only.
// CHECK-NEXT: item 0
// CHECK-NEXT: [Switching to block (1,0,0), thread (1,0,0)]
// CHECK-EMPTY:
// CHECK-NEXT: Breakpoint 1, first (p=0x{{[0-9a-f]+}}) at program-1.cl:3
// CHECK-NEXT: 3{{.*}}p[i] = 2 * i;
// GDB run
// CHECK: = 33
// GDB print i
// CHECK: 2{{.*}}int i = get_global_id(0);
// GDB reverse-next
// CHECK: Breakpoint 1, first
// GDB continue
// CHECK: [first has ended normally]
// GDB continue
// CHECK-NEXT: Starting kernel: second
// CHECK: Breakpoint {{[0-9]+}}, second (p=0x{{[0-9a-f]+}}) at program-2.cl:2
// CHECK: (q7x2-dbg) next
// CHECK-NEXT: item 0{{$}}
// GDB next
// CHECK: Breakpoint 2, second
// GDB reverse-continue
// CHECK: (q7x2-dbg) delete
// GDB delete
// CHECK-NEXT: (q7x2-dbg) continue
// CHECK-NEXT: Continuing.
// CHECK-NEXT: [second has ended normally]
// GDB continue
// CHECK: p[33] is 67

// QUIT-COUNT-2: item 0
// QUIT: p[33] is 67

#include "host.h"

static const char *const first = "kernel void first(global int *p) {\n"
                                 "  int i = get_global_id(0);\n"
                                 "  p[i] = 2 * i;\n"
                                 "  if (i == 0) printf(\"item %d\\n\", i);\n"
                                 "}\n";
static const char *const second = "kernel void second(global int *p) {\n"
                                  "  if (get_global_id(0) == 0) printf(\"item 0\\n\");\n"
                                  "  p[get_global_id(0)] += 1;\n"
                                  "}\n";

int main(void) {
  int p[64];
  const size_t global = 64, local = 32;
  start(0);
  cl_mem m = buffer(sizeof(p), NULL);
  const char *const sources[] = {first, second};
  const char *const names[] = {"first", "second"};
  for (int i = 0; i < 2; ++i) {
    cl_kernel k = kernel(build(sources[i], ""), names[i]);
    OK(clSetKernelArg(k, 0, sizeof(m), &m));
    OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &global, &local, 0, NULL, NULL));
    OK(clFinish(queue));
  }
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, sizeof(p), p, 0, NULL, NULL));
  printf("p[33] is %d\n", p[33]);
  return finish();
}
