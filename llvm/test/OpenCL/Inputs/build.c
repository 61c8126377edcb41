// Builds a program with the options given and runs it; with a second argument it is
// compiled and linked instead.
#include "host.h"
#include <unistd.h>

static const char *const source =
    "#if __has_include(\"value.h\")\n"
    "#include \"value.h\"\n"
    "#else\n"
    "#define VALUE 0\n"
    "#endif\n"
    "#warning this is one\n"
    "kernel void get(global int *p) { *p = VALUE; }\n";

static cl_program compileAndLink(const char *options) {
  cl_int error;
  cl_program part = clCreateProgramWithSource(context, 1, (const char **)&source,
                                              NULL, &error);
  OK(error);
  OK(clCompileProgram(part, 1, &device, options, 0, NULL, NULL, NULL, NULL));
  cl_program p =
      clLinkProgram(context, 1, &device, "", 1, &part, NULL, NULL, &error);
  OK(error);
  return p;
}

int main(int argc, char **argv) {
  static char log[65536];
  int value = -1;
  dup2(0, 7); // nothing for the compiler
  start(0);
  cl_program p = argc > 2 ? compileAndLink(argv[1])
                          : build(source, argc > 1 ? argv[1] : "");
  OK(clGetProgramBuildInfo(p, device, CL_PROGRAM_BUILD_LOG, sizeof(log), log,
                           NULL));
  cl_mem m = buffer(4, NULL);
  cl_kernel k = kernel(p, "get");
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  OK(clEnqueueTask(queue, k, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, m, CL_TRUE, 0, 4, &value, 0, NULL, NULL));
  printf("%s\nvalue %d\n", log, value);
  return finish();
}
