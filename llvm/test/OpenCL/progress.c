// How far a launch of more than a second has come: a line on a terminal, erased
// at the end, if the user wants one.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %python %S/../Sim/Q7X2/Inputs/on-terminal.py 30 q7x2-cl --no-cache %t | FileCheck %s
// RUN: %python %S/../Sim/Q7X2/Inputs/on-terminal.py 30 q7x2-cl --no-cache --no-progress %t \
// RUN:   | FileCheck %s --check-prefix=NONE
// RUN: q7x2-cl --no-cache %t > %t.out 2>&1
// RUN: FileCheck %s --check-prefix=NONE < %t.out

// CHECK:      {{^!$}}
// CHECK-NEXT: {{^}}work: {{[1-9][0-9]?}} of 16 blocks, {{.*}}<erase>{{$}}
// CHECK:      {{^}}<erase>0 failed{{$}}
// CHECK-NOT:  {{.}}

// NONE:       {{^!$}}
// NONE-NEXT:  {{^}}0 failed{{$}}
// NONE-NOT:   {{.}}

#include "host.h"

int main(void) {
  const size_t global = 16, local = 1;
  start(0);
  // Work-groups with atomics whose results are used run in order.
  cl_program p = build("kernel void work(volatile global uint *p) {\n"
                       "  if (get_global_id(0) == 0) {\n"
                       "    printf(\"!\\n\");\n"
                       "    return;\n"
                       "  }\n"
                       "  for (int i = 0; i != 60000; ++i)\n"
                       "    if (atomic_inc(p) == ~0u) return;\n"
                       "}\n", "");
  cl_mem m = buffer(4, NULL);
  cl_kernel k = kernel(p, "work");
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &global, &local, 0, NULL, NULL));
  OK(clFinish(queue));
  cl_uint sum = 0;
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, 4, &sum, 0, NULL, NULL));
  EXPECT(sum == 15 * 60000);
  return finish();
}
