// Output of kernels and of the host program appears in the order in which it has
// happened, also before a trap and across queues; to a terminal, a pipe or a file.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t > %t.out 2>&1
// RUN: FileCheck %s < %t.out
// RUN: %t 2>&1 | FileCheck %s
// RUN: %python -c "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]))" %t | tr -d '\r' \
// RUN:   | FileCheck %s

// CHECK:      {{^}}first: item 0{{$}}
// CHECK-NEXT: {{^}}first: item 1{{$}}
// CHECK-NEXT: {{^}}the host{{$}}
// CHECK-NEXT: {{^}}second: item 0{{$}}
// CHECK-NEXT: {{^}}second: item 1{{$}}
// CHECK-NEXT: {{^}}item 0 of 1{{$}}
// CHECK-NEXT: {{^}}assertion failed in item 1{{$}}
// CHECK-NEXT: {{^}}q7x2-opencl: error: {{.*}}kernel check
// CHECK-NEXT: {{^}}the host again{{$}}
// CHECK-NEXT: {{^}}third: item 0{{$}}
// CHECK-NEXT: {{^}}third: item 1{{$}}
// CHECK-NEXT: {{^}}0 failed{{$}}

#include "host.h"

static void launch(cl_command_queue q, cl_kernel k, cl_uint waits,
                   const cl_event *list, cl_event *event) {
  const size_t global = 2, local = 1;
  OK(clEnqueueNDRangeKernel(q, k, 1, NULL, &global, &local, waits, list, event));
}

int main(void) {
  cl_int error;
  cl_event event;
  cl_program p = NULL;
  start(0);
  cl_command_queue other =
      clCreateCommandQueueWithProperties(context, device, NULL, &error);
  OK(error);
  p = build("#define SAY(name) kernel void name(void) { \\\n"
            "    printf(#name \": item %d\\n\", (int)get_global_id(0)); }\n"
            "SAY(first) SAY(second) SAY(third)\n"
            "#define assert(x) \\\n"
            "  if (!(x)) { \\\n"
            "    printf(\"assertion failed in item %d\\n\", (int)get_global_id(0)); \\\n"
            "    __builtin_trap(); \\\n"
            "  }\n"
            "kernel void check(void) {\n"
            "  assert(get_global_id(0) < 1);\n"
            "  printf(\"item %d of 1\\n\", (int)get_global_id(0));\n"
            "}\n", "");
  launch(queue, kernel(p, "first"), 0, NULL, NULL);
  OK(clFinish(queue));
  printf("the host\n");
  launch(queue, kernel(p, "second"), 0, NULL, &event);
  launch(other, kernel(p, "check"), 1, &event, NULL);
  EXPECT_ERROR(CL_OUT_OF_RESOURCES, clFinish(other));
  printf("the host again\n");
  launch(other, kernel(p, "third"), 0, NULL, NULL);
  OK(clFinish(other));
  return finish();
}
