// Programs: building, compiling, linking, binaries.

// RUN: mkdir -p %t.dir && echo '#define FROM_FILE 40' > %t.dir/file.h
// RUN: q7x2-clang -O2 -c -x cl %S/Inputs/seven.txt -o %t.o
// RUN: q7x2-clang -O2 -c -emit-llvm -x cl %S/Inputs/seven.txt -o %t.bc
// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t %t.dir %t.o %t.bc | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"
#include <pthread.h>

static cl_program source(const char *text) {
  cl_int error;
  cl_program p = clCreateProgramWithSource(context, 1, &text, NULL, &error);
  OK(error);
  return p;
}

static const char *text(cl_program p, cl_program_build_info what) {
  static char value[65536];
  OK(clGetProgramBuildInfo(p, device, what, sizeof(value), value, NULL));
  return value;
}

static cl_program_binary_type type(cl_program p) {
  cl_program_binary_type t = 99;
  OK(clGetProgramBuildInfo(p, device, CL_PROGRAM_BINARY_TYPE, sizeof(t), &t,
                           NULL));
  return t;
}

/// The result of the program's kernel `get`.
static int result(cl_program p) {
  int value = -1;
  cl_mem m = buffer(4, NULL);
  cl_kernel k = kernel(p, "get");
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clEnqueueTask(queue, k, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, 4, &value, 0, NULL, NULL));
  OK(clReleaseKernel(k));
  OK(clReleaseMemObject(m));
  return value;
}

static void options(const char *folder) {
  char line[4096];
  static const char *const bad[] = {"-cl-unknown", "-o x", "-D",
                                    "-cl-std=CL9.9", "x.cl", "-mcpu=fermi"};
  cl_program p = source("#include \"file.h\"\n"
                        "kernel void get(global int *p) {\n"
                        "  *p = FROM_FILE + A + B + sizeof(TEXT) + SUM + LETTER - 'a';\n"
                        "}\n");
  for (int i = 0; i != 6; ++i)
    EXPECT_ERROR(CL_INVALID_BUILD_OPTIONS,
                 clBuildProgram(p, 0, NULL, bad[i], NULL, NULL));
  snprintf(line, sizeof(line),
           "-I \"%s\" -DA=1 -D B=2 -DTEXT=\\\"a\\\" -cl-std=CL1.2 "
           "-D'SUM=4 + 6' -D LETTER='a' "
           "-cl-mad-enable -cl-no-subgroup-ifp  -cl-fast-relaxed-math -O3 -w\t-cl-kernel-arg-info",
           folder);
  OK(clBuildProgram(p, 1, &device, line, NULL, NULL));
  EXPECT(strcmp(text(p, CL_PROGRAM_BUILD_OPTIONS), line) == 0);
  EXPECT(result(p) == 55);
  OK(clReleaseProgram(p));
}

/// A file with a mark of UTF-8, as hosts read it: the null at its end counts.
static void marked(void) {
  static const char text[] = "\xef\xbb\xbf" "kernel void get(global int *p) { *p = SEVEN; }";
  const char *strings[] = {"#define SEVEN 7\n", text};
  const size_t lengths[] = {0, sizeof(text)};
  cl_int error;
  cl_program p = clCreateProgramWithSource(context, 2, strings, lengths, &error);
  OK(error);
  OK(clBuildProgram(p, 0, NULL, "-Werror", NULL, NULL));
  EXPECT(result(p) == 7);
  OK(clReleaseProgram(p));
}

static void errors(void) {
  cl_build_status status;
  cl_int error;
  cl_program p = source("kernel void get(global int *p) {\n  *p = x;\n}\n");
  EXPECT_ERROR(CL_BUILD_PROGRAM_FAILURE,
               clBuildProgram(p, 0, NULL, NULL, NULL, NULL));
  EXPECT(strstr(text(p, CL_PROGRAM_BUILD_LOG),
                "program.cl:2:8: error: use of undeclared identifier 'x'"));
  OK(clGetProgramBuildInfo(p, device, CL_PROGRAM_BUILD_STATUS, sizeof(status),
                           &status, NULL));
  EXPECT(status == CL_BUILD_ERROR && type(p) == CL_PROGRAM_BINARY_TYPE_NONE);
  EXPECT(!clCreateKernel(p, "get", &error) &&
         error == CL_INVALID_PROGRAM_EXECUTABLE);
  OK(clReleaseProgram(p));
  p = source("int missing(void);\n"
             "kernel void get(global int *p) { *p = missing(); }\n");
  EXPECT_ERROR(CL_BUILD_PROGRAM_FAILURE,
               clBuildProgram(p, 0, NULL, NULL, NULL, NULL));
  EXPECT(strstr(text(p, CL_PROGRAM_BUILD_LOG), "missing"));
  OK(clReleaseProgram(p));
  // Old programs are no stricter than the compilers that they were written for.
  p = build("#if __OPENCL_VERSION__ != 300\n#error\n#endif\n"
            "kernel void get(global int *p) { global int2 *q = p; }", "");
  EXPECT(strstr(text(p, CL_PROGRAM_BUILD_LOG), "warning: incompatible pointer"));
  OK(clReleaseProgram(p));
  p = build("kernel void get(global int *p) { int unused; }", "");
  EXPECT(!clCreateKernel(p, "nothing", &error) &&
         error == CL_INVALID_KERNEL_NAME);
  OK(clReleaseProgram(p));
}

static cl_program compiled(const char *source_text, cl_uint count,
                           const cl_program *headers, const char **names) {
  cl_program p = source(source_text);
  OK(clCompileProgram(p, 0, NULL, "", count, headers, names, NULL, NULL));
  EXPECT(type(p) == CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
  return p;
}

static void linking(void) {
  cl_int error;
  const char *names[] = {"folder/value.h"};
  cl_program header = source("#define VALUE 30\n"), parts[2], library;
  parts[0] = compiled("#include \"folder/value.h\"\n"
                      "int f(int x) { return x + VALUE; }",
                      1, &header, names);
  parts[1] = compiled("int f(int x);\n"
                      "kernel void get(global int *p) { *p = f(5); }",
                      0, NULL, NULL);
  library = clLinkProgram(context, 0, NULL, "-create-library", 1, parts, NULL,
                          NULL, &error);
  OK(error);
  EXPECT(type(library) == CL_PROGRAM_BINARY_TYPE_LIBRARY);
  OK(clReleaseProgram(parts[0]));
  parts[0] = library;
  cl_program p = clLinkProgram(context, 1, &device, NULL, 2, parts, NULL, NULL,
                               &error);
  OK(error);
  EXPECT(type(p) == CL_PROGRAM_BINARY_TYPE_EXECUTABLE);
  EXPECT(result(p) == 35);
  EXPECT_ERROR(CL_INVALID_OPERATION,
               clBuildProgram(p, 1, &device, "", NULL, NULL));
  OK(clReleaseProgram(p));
  p = clLinkProgram(context, 0, NULL, "", 1, &parts[1], NULL, NULL, &error);
  EXPECT(p != NULL && error == CL_LINK_PROGRAM_FAILURE);
  EXPECT(strstr(text(p, CL_PROGRAM_BUILD_LOG), "f"));
  OK(clReleaseProgram(p));
  EXPECT(!clLinkProgram(context, 0, NULL, "-cl-unknown", 2, parts, NULL, NULL,
                        &error) &&
         error == CL_INVALID_LINKER_OPTIONS);
  EXPECT(!clLinkProgram(context, 0, NULL, "", 1, &header, NULL, NULL, &error) &&
         error == CL_INVALID_OPERATION);
  OK(clReleaseProgram(header));
  OK(clReleaseProgram(parts[0]));
  OK(clReleaseProgram(parts[1]));
}

static size_t binarySize(cl_program p) {
  size_t size = 0;
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARY_SIZES, sizeof(size), &size, NULL));
  return size;
}

/// An executable has no functions that no kernel calls; a library keeps them.
static void unusedFunctions(void) {
  static const char *const kernelOnly =
      "kernel void get(global int *p) { *p = 35; }\n";
  static const char *const withOthers =
      "kernel void get(global int *p) { *p = 35; }\n"
      "int undefined(int);\n"
      "int more(int x) { return undefined(x) + x; }\n"
      "float most(float x) { return tgamma(x) + lgamma(x) + erfc(x); }\n";
  cl_int error;
  cl_program small = build(kernelOnly, ""), large = build(withOthers, "");
  EXPECT(result(large) == 35);
  EXPECT(binarySize(large) == binarySize(small));
  OK(clReleaseProgram(small));
  OK(clReleaseProgram(large));
  cl_program part = compiled(withOthers, 0, NULL, NULL);
  cl_program user = compiled("float most(float x);\n"
                             "kernel void use(global float *p) {\n"
                             "  *p = most(3.0f);\n"
                             "}\n",
                             0, NULL, NULL);
  large =
      clLinkProgram(context, 1, &device, "", 1, &part, NULL, NULL, &error);
  OK(error);
  EXPECT(result(large) == 35);
  OK(clReleaseProgram(large));
  cl_program parts[] = {part, user};
  large = clLinkProgram(context, 1, &device, "", 2, parts, NULL, NULL, &error);
  OK(error);
  cl_kernel k = kernel(large, "use");
  OK(clReleaseKernel(k));
  OK(clReleaseProgram(large));
  OK(clReleaseProgram(part));
  OK(clReleaseProgram(user));
}

static cl_program fromBinary(const void *data, size_t size, cl_int *status) {
  cl_int error;
  const unsigned char *bytes = data;
  cl_program p = clCreateProgramWithBinary(context, 1, &device, &size, &bytes,
                                           status, &error);
  EXPECT_ERROR(*status, error);
  return p;
}

static void binaries(char **files) {
  static unsigned char data[1 << 20];
  unsigned char *pointer = data;
  size_t size;
  cl_int status;
  cl_program p = build("kernel void get(global int *p) { *p = 11; }", "-DX"), q;
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARY_SIZES, sizeof(size), &size, NULL));
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARIES, sizeof(pointer), &pointer, NULL));
  OK(clReleaseProgram(p));
  q = fromBinary(data, size, &status);
  OK(status);
  OK(clBuildProgram(q, 0, NULL, "", NULL, NULL));
  EXPECT(result(q) == 11);
  OK(clReleaseProgram(q));
  EXPECT(!fromBinary(data, size - 1, &status) && status == CL_INVALID_BINARY);
  data[size / 2] ^= 1;
  EXPECT(!fromBinary(data, size, &status) && status == CL_INVALID_BINARY);
  EXPECT(!fromBinary("nonsense", 8, &status) && status == CL_INVALID_BINARY);
  for (int i = 0; i != 2; ++i) {
    FILE *file = fopen(files[i], "rb");
    size = fread(data, 1, sizeof(data), file);
    fclose(file);
    q = fromBinary(data, size, &status);
    OK(status);
    OK(clBuildProgram(q, 0, NULL, "", NULL, NULL));
    EXPECT(result(q) == 7);
    OK(clReleaseProgram(q));
    // A damaged object is an error of the build at the latest.
    for (size_t at = 20; at < size; at += 97) {
      data[at] ^= 0x55;
      q = fromBinary(data, size, &status);
      if (q && i == 0)
        clBuildProgram(q, 0, NULL, "", NULL, NULL);
      if (q)
        OK(clReleaseProgram(q));
      data[at] ^= 0x55;
    }
  }
}

// The checksum of a binary is right, but it has no module.
static void forged(void) {
  static unsigned char data[1 << 20], *pointer = data;
  size_t size, at = 0;
  cl_int status;
  cl_program p = source("kernel void get(global int *p) { *p = 13; }");
  OK(clCompileProgram(p, 0, NULL, "", 0, NULL, NULL, NULL, NULL));
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARY_SIZES, sizeof(size), &size, NULL));
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARIES, sizeof(pointer), &pointer, NULL));
  OK(clReleaseProgram(p));
  while (memcmp(data + at, "BC\xc0\xde", 4) != 0)
    EXPECT(++at < size);
  uint64_t count = 0, sum = 0xcbf29ce484222325;
  memcpy(data + at - 16, &count, 8);
  for (size_t i = 0; i != at - 8; ++i)
    sum = (sum ^ data[i]) * 0x100000001b3;
  memcpy(data + at - 8, &sum, 8);
  EXPECT(!fromBinary(data, at, &status) && status == CL_INVALID_BINARY);
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int built;
static void CL_CALLBACK notify(cl_program p, void *data) {
  pthread_mutex_lock(&lock);
  built = data == &built;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

static void background(void) {
  cl_program p = source("kernel void get(global int *p) { *p = 12; }");
  EXPECT_ERROR(CL_INVALID_VALUE,
               clBuildProgram(p, 0, NULL, "", NULL, &built));
  OK(clBuildProgram(p, 0, NULL, "", notify, &built));
  pthread_mutex_lock(&lock);
  while (!built)
    pthread_cond_wait(&changed, &lock);
  pthread_mutex_unlock(&lock);
  EXPECT(result(p) == 12);
  OK(clReleaseProgram(p));
}

int main(int argc, char **argv) {
  start(0);
  options(argv[1]);
  marked();
  errors();
  linking();
  unusedFunctions();
  binaries(&argv[2]);
  forged();
  background();
  OK(clReleaseCommandQueue(queue));
  OK(clReleaseContext(context));
  return finish();
}
