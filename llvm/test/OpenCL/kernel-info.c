// The information on arguments and attributes of kernels: from source, binaries and
// plain objects, with and without -cl-kernel-arg-info.

// RUN: q7x2-clang -O2 -c -x cl -cl-kernel-arg-info %S/Inputs/seven.txt -o %t.o
// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t %t.o | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"

static const char *const text =
    "typedef struct { int a; float4 b; } pair;\n"
    "kernel __attribute__((reqd_work_group_size(8, 4, 1)))\n"
    "__attribute__((vec_type_hint(float4)))\n"
    "void args(global const float *restrict in, volatile global int *out,\n"
    "          constant uint4 *table, local float *scratch, pair p,\n"
    "          const unsigned int n) { out[0] = in[0] + n + p.a; }\n"
    "kernel __attribute__((work_group_size_hint(16, 2, 1)))\n"
    "__attribute__((vec_type_hint(uint)))\n"
    "void hints(float3 x) {}\n"
    "kernel void none() {}\n";

static const struct {
  const char *name, *type;
  cl_kernel_arg_address_qualifier address;
  cl_kernel_arg_type_qualifier qualifiers;
} arguments[] = {
    {"in", "float*", CL_KERNEL_ARG_ADDRESS_GLOBAL,
     CL_KERNEL_ARG_TYPE_CONST | CL_KERNEL_ARG_TYPE_RESTRICT},
    {"out", "int*", CL_KERNEL_ARG_ADDRESS_GLOBAL, CL_KERNEL_ARG_TYPE_VOLATILE},
    {"table", "uint4*", CL_KERNEL_ARG_ADDRESS_CONSTANT,
     CL_KERNEL_ARG_TYPE_CONST},
    {"scratch", "float*", CL_KERNEL_ARG_ADDRESS_LOCAL, 0},
    {"p", "pair", CL_KERNEL_ARG_ADDRESS_PRIVATE, 0},
    {"n", "uint", CL_KERNEL_ARG_ADDRESS_PRIVATE, 0},
};

static void isText(cl_kernel k, cl_uint i, cl_kernel_arg_info what,
                   const char *want) {
  char got[64] = "";
  size_t size = 0;
  OK(clGetKernelArgInfo(k, i, what, sizeof(got), got, &size));
  if (!EXPECT(strcmp(got, want) == 0 && size == strlen(want) + 1))
    printf("  argument %u: '%s', expected '%s'\n", i, got, want);
}

static void argumentInfo(cl_program p) {
  cl_kernel k = kernel(p, "args");
  size_t size;
  char small[2];
  for (cl_uint i = 0; i != 6; ++i) {
    cl_kernel_arg_address_qualifier address = 0;
    cl_kernel_arg_access_qualifier access = 0;
    cl_kernel_arg_type_qualifier qualifiers = 99;
    isText(k, i, CL_KERNEL_ARG_NAME, arguments[i].name);
    isText(k, i, CL_KERNEL_ARG_TYPE_NAME, arguments[i].type);
    OK(clGetKernelArgInfo(k, i, CL_KERNEL_ARG_ADDRESS_QUALIFIER,
                          sizeof(address), &address, &size));
    EXPECT(size == 4 && address == arguments[i].address);
    OK(clGetKernelArgInfo(k, i, CL_KERNEL_ARG_ACCESS_QUALIFIER, sizeof(access),
                          &access, &size));
    EXPECT(size == 4 && access == CL_KERNEL_ARG_ACCESS_NONE);
    OK(clGetKernelArgInfo(k, i, CL_KERNEL_ARG_TYPE_QUALIFIER,
                          sizeof(qualifiers), &qualifiers, &size));
    EXPECT(size == 8 && qualifiers == arguments[i].qualifiers);
  }
  EXPECT_ERROR(CL_INVALID_VALUE, clGetKernelArgInfo(k, 0, CL_KERNEL_ARG_NAME, 2,
                                                    small, &size));
  EXPECT_ERROR(CL_INVALID_VALUE, clGetKernelArgInfo(k, 0, 0, 0, NULL, &size));
  EXPECT_ERROR(CL_INVALID_ARG_INDEX,
               clGetKernelArgInfo(k, 6, CL_KERNEL_ARG_NAME, 0, NULL, &size));
  OK(clReleaseKernel(k));
}

static void noArgumentInfo(cl_program p) {
  cl_kernel k = kernel(p, "args");
  size_t size;
  for (cl_kernel_arg_info what = CL_KERNEL_ARG_ADDRESS_QUALIFIER;
       what <= CL_KERNEL_ARG_NAME; ++what)
    EXPECT_ERROR(CL_KERNEL_ARG_INFO_NOT_AVAILABLE,
                 clGetKernelArgInfo(k, 0, what, 0, NULL, &size));
  EXPECT_ERROR(CL_INVALID_ARG_INDEX,
               clGetKernelArgInfo(k, 6, CL_KERNEL_ARG_NAME, 0, NULL, &size));
  OK(clReleaseKernel(k));
}

static void hasAttributes(cl_program p, const char *name, const char *want,
                          size_t x, size_t y, size_t z) {
  char got[100] = "";
  size_t sizes[3];
  cl_kernel k = kernel(p, name);
  OK(clGetKernelInfo(k, CL_KERNEL_ATTRIBUTES, sizeof(got), got, NULL));
  if (!EXPECT(strcmp(got, want) == 0))
    printf("  kernel %s: '%s'\n", name, got);
  OK(clGetKernelWorkGroupInfo(k, device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE,
                              sizeof(sizes), sizes, NULL));
  EXPECT(sizes[0] == x && sizes[1] == y && sizes[2] == z);
  OK(clReleaseKernel(k));
}

static void attributes(cl_program p) {
  hasAttributes(p, "args",
                "reqd_work_group_size(8,4,1) vec_type_hint(float4)", 8, 4, 1);
  hasAttributes(p, "hints", "work_group_size_hint(16,2,1) vec_type_hint(uint)",
                0, 0, 0);
  hasAttributes(p, "none", "", 0, 0, 0);
}

static cl_program fromBinary(const unsigned char *bytes, size_t size) {
  cl_int status, error;
  cl_program p = clCreateProgramWithBinary(context, 1, &device, &size, &bytes,
                                           &status, &error);
  OK(error);
  OK(clBuildProgram(p, 0, NULL, NULL, NULL, NULL));
  return p;
}

static cl_program again(cl_program p) {
  static unsigned char bytes[1 << 20];
  unsigned char *list = bytes;
  size_t size;
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARY_SIZES, sizeof(size), &size, NULL));
  EXPECT(size <= sizeof(bytes));
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARIES, sizeof(list), &list, NULL));
  return fromBinary(bytes, size);
}

/// A program that is compiled and then linked.
static cl_program linked(const char *options) {
  const char *source = text;
  cl_int error;
  cl_program p = clCreateProgramWithSource(context, 1, &source, NULL, &error);
  OK(error);
  OK(clCompileProgram(p, 0, NULL, options, 0, NULL, NULL, NULL, NULL));
  cl_program all =
      clLinkProgram(context, 0, NULL, NULL, 1, &p, NULL, NULL, &error);
  OK(error);
  OK(clReleaseProgram(p));
  return all;
}

static void plainObject(const char *path) {
  static unsigned char bytes[1 << 20];
  FILE *file = fopen(path, "rb");
  if (!EXPECT(file != NULL))
    return;
  cl_program p = fromBinary(bytes, fread(bytes, 1, sizeof(bytes), file));
  fclose(file);
  cl_kernel k = kernel(p, "get");
  isText(k, 0, CL_KERNEL_ARG_NAME, "p");
  OK(clReleaseKernel(k));
  OK(clReleaseProgram(p));
}

int main(int argc, char **argv) {
  start(0);
  cl_program with[3], without[3];
  with[0] = build(text, "-cl-kernel-arg-info");
  with[1] = again(with[0]);
  with[2] = linked("-cl-kernel-arg-info");
  without[0] = build(text, "");
  without[1] = again(without[0]);
  without[2] = linked("");
  for (int i = 0; i != 3; ++i) {
    argumentInfo(with[i]);
    noArgumentInfo(without[i]);
    attributes(with[i]);
    attributes(without[i]);
    OK(clReleaseProgram(with[i]));
    OK(clReleaseProgram(without[i]));
  }
  plainObject(argv[1]);
  return finish();
}
