/* What the host programs of the tests have in common. */
#ifndef HOST_H
#define HOST_H

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;
#define EXPECT(condition)                                                      \
  ((condition) ? 1                                                             \
               : (++failures,                                                  \
                  printf("%s:%d: not so: %s\n", __FILE__, __LINE__,            \
                         #condition),                                          \
                  0))
#define EXPECT_ERROR(code, call)                                               \
  do {                                                                         \
    cl_int got_ = (call);                                                      \
    if (got_ != (code)) {                                                      \
      ++failures;                                                              \
      printf("%s:%d: %d, not %s: %s\n", __FILE__, __LINE__, got_, #code,       \
             #call);                                                           \
    }                                                                          \
  } while (0)
#define OK(call) EXPECT_ERROR(CL_SUCCESS, call)

static cl_platform_id platform;
static cl_device_id device;
static cl_context context;
static cl_command_queue queue;

static inline void start(cl_command_queue_properties properties) {
  cl_queue_properties list[] = {CL_QUEUE_PROPERTIES, properties, 0};
  cl_int error;
  setvbuf(stdout, NULL, _IOLBF, 0);
  OK(clGetPlatformIDs(1, &platform, NULL));
  OK(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL));
  context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  OK(error);
  queue = clCreateCommandQueueWithProperties(context, device, list, &error);
  OK(error);
}

static inline cl_program build(const char *source, const char *options) {
  cl_int error;
  cl_program program =
      clCreateProgramWithSource(context, 1, &source, NULL, &error);
  OK(error);
  error = clBuildProgram(program, 1, &device, options, NULL, NULL);
  if (error != CL_SUCCESS) {
    static char log[65536];
    clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof(log),
                          log, NULL);
    printf("build: %d\n%s\n", error, log);
    exit(0);
  }
  return program;
}

static inline cl_kernel kernel(cl_program program, const char *name) {
  cl_int error;
  cl_kernel k = clCreateKernel(program, name, &error);
  OK(error);
  return k;
}

static inline cl_mem buffer(size_t size, const void *data) {
  cl_int error;
  cl_mem m = clCreateBuffer(context, data ? CL_MEM_COPY_HOST_PTR : 0, size,
                            (void *)data, &error);
  OK(error);
  return m;
}

static inline int finish(void) {
  printf("%d failed\n", failures);
  return failures != 0;
}

#endif
