// Every entry point with handles that are none: null, of another kind of object,
// released, and of another platform.

// RUN: %host_cc -I %src/opencl/lib %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// CHECK-NOT: {{[a-z]}}
// CHECK: 114 functions, 0 failed

#include "host.h"
#include <CL/cl_icd.h>
#include <stdint.h>

typedef enum {
  Platform, Device, Context, Queue, Memory, Sampler, Program, Kernel, Event,
  None
} kind;

static const cl_icd_dispatch *d;
static cl_mem memory;
static cl_program program;
static cl_kernel k;
static cl_event event;
static const char *text = "kernel void f(void) {}";
static intptr_t z[3];
static size_t zero[3], ones[3] = {1, 1, 1};
static cl_buffer_region region = {0, 4};

// A function for each row, numbered by its line.
#define JOIN2(a, b) a##b
#define JOIN(a, b) JOIN2(a, b)
#define ROW(name, kind, code, call)                                            \
  static cl_int JOIN(row, __LINE__)(void *h) {                                 \
    size_t n = 1;                                                              \
    cl_uint u = 0;                                                             \
    cl_ulong time;                                                             \
    cl_int e = CL_SUCCESS;                                                     \
    (void)h, (void)n, (void)u, (void)e, (void)time;                            \
    return call;                                                               \
  }
#include "entry-points.inc"
#undef ROW

static const struct {
  const char *name;
  kind handle;
  cl_int code;
  cl_int (*call)(void *);
} rows[] = {
#define ROW(name, kind, code, call) {#name, kind, code, JOIN(row, __LINE__)},
#include "entry-points.inc"
#undef ROW
};
enum { Rows = sizeof(rows) / sizeof(rows[0]) };

static const char *const functions[] = {
#define CORE(name) #name,
#include "EntryPoints.def"
};
enum { Functions = sizeof(functions) / sizeof(functions[0]) };

static void *released[None];

static void call(int row, void *handle, const char *what) {
  cl_int got = rows[row].call(handle);
  memset(z, 0, sizeof(z));
  if (got == rows[row].code)
    return;
  printf("%s, %s: %d, not %d\n", rows[row].name, what, got, rows[row].code);
  ++failures;
}

/// Functions for which a null handle means something.
static int takesNull(int row) {
  static const char *const names[] = {"clGetPlatformInfo", "clGetDeviceIDs",
                                      "clGetKernelWorkGroupInfo"};
  for (int i = 0; i != 3; ++i)
    if (strcmp(rows[row].name, names[i]) == 0)
      return 1;
  return 0;
}

int main(void) {
  cl_int error;
  // An object of another platform begins with another table.
  static struct { const void *table; char rest[256]; } foreign;
  static cl_icd_dispatch other;
  start(0);
  d = *(cl_icd_dispatch **)platform;
  foreign.table = &other;

  cl_context c = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  released[Context] = c;
  released[Queue] = clCreateCommandQueue(context, device, 0, &error);
  released[Memory] = buffer(4, NULL);
  released[Program] = build(text, "");
  released[Kernel] = kernel(released[Program], "f");
  released[Event] = clCreateUserEvent(context, &error);
  OK(clReleaseContext(c));
  OK(clReleaseCommandQueue(released[Queue]));
  OK(clReleaseMemObject(released[Memory]));
  OK(clReleaseKernel(released[Kernel]));
  OK(clReleaseProgram(released[Program]));
  OK(clReleaseEvent(released[Event]));

  memory = buffer(64, NULL);
  program = build(text, "");
  k = kernel(program, "f");
  event = clCreateUserEvent(context, &error);
  void *living[] = {platform, device, context, queue, memory, NULL, program, k,
                    event};
  for (int row = 0; row != Rows; ++row) {
    kind of = rows[row].handle;
    if (of == None) {
      call(row, NULL, "good handles");
      continue;
    }
    if (!takesNull(row))
      call(row, NULL, "null");
    for (int i = 0; i != None; ++i)
      if (i != (int)of && living[i])
        call(row, living[i], "of another kind");
    if (released[of])
      call(row, released[of], "released");
    call(row, &foreign, "of another platform");
  }
  for (int i = 0; i != Functions; ++i) {
    int row = 0;
    while (row != Rows && strcmp(rows[row].name, functions[i]) != 0)
      ++row;
    if (row == Rows) {
      printf("%s is not in the table\n", functions[i]);
      ++failures;
    }
  }
  // All slots that this system has are filled, so that a loader calls no null.
#define CORE(name) EXPECT(d->name != NULL);
#define SLOT(name) EXPECT(d->name != NULL);
#include "EntryPoints.def"
  printf("%d functions, ", Functions);
  return finish();
}
