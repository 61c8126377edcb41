// Queries of objects, and queries that do not exist.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// Without another place the cache of builds is in the user's folder.
// RUN: rm -rf %t.home && mkdir %t.home
// RUN: env -u XDG_CACHE_HOME HOME=%t.home Q7X2_CL_CACHE=on %t | FileCheck %s
// RUN: ls %t.home/.cache | FileCheck %s --check-prefix=CACHE
// CACHE: q7x2

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"
#include <CL/cl_gl.h>
#include <CL/cl_icd.h>

enum { Nothing = 0x7fff };

// A query of one value of a type, which has to be the one that is expected.
#define ASK(type, wanted, call)                                                \
  do {                                                                         \
    type got = (type)-1;                                                       \
    size_t size = 0;                                                           \
    OK(call(sizeof(got), &got, &size));                                        \
    EXPECT(size == sizeof(type));                                              \
    EXPECT(got == (wanted));                                                   \
  } while (0)

static const char *const source =
    "global int counter;\n"
    "kernel void first(global int *out) { out[0] = counter++; }\n"
    "kernel void second() { int a[4000]; a[get_global_id(0)] = 1;\n"
    "  for (int i = 0; i != 4000; ++i) counter += a[i]; }\n";

static void contexts(void) {
  cl_context_properties list[3] = {CL_CONTEXT_PLATFORM,
                                   (cl_context_properties)platform, 0};
  cl_context_properties got[3] = {0};
  size_t size = 0;
  cl_int error;
  cl_context c = clCreateContext(list, 1, &device, NULL, NULL, &error);
  OK(error);
#define INFO(n, v, s) clGetContextInfo(c, what, n, v, s)
  cl_context_info what = CL_CONTEXT_REFERENCE_COUNT;
  ASK(cl_uint, 1, INFO);
  OK(clRetainContext(c));
  ASK(cl_uint, 2, INFO);
  OK(clReleaseContext(c));
  OK(clGetContextInfo(c, CL_CONTEXT_PROPERTIES, sizeof(got), got, &size));
  EXPECT(size == sizeof(list) && !memcmp(got, list, size));
  EXPECT_ERROR(CL_INVALID_VALUE, clGetContextInfo(c, Nothing, 0, NULL, NULL));
  OK(clReleaseContext(c));
#undef INFO
  cl_context_properties twice[] = {CL_CONTEXT_PLATFORM, list[1],
                                   CL_CONTEXT_PLATFORM, list[1], 0};
  clCreateContext(twice, 1, &device, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_PROPERTY, error);
  cl_context_properties unknown[] = {Nothing, 0, 0};
  clCreateContext(unknown, 1, &device, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_PROPERTY, error);
  cl_context_properties sync[] = {CL_CONTEXT_INTEROP_USER_SYNC, 7, 0};
  clCreateContext(sync, 1, &device, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_PROPERTY, error);
  clCreateContext(NULL, 1, &device, NULL, &error, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetContextDestructorCallback(context, NULL, NULL));
}

static int destroyed;
static void CL_CALLBACK destructor(cl_context c, void *order) {
  destroyed = destroyed * 10 + *(int *)order;
}

static void contextDestructors(void) {
  cl_int error;
  int one = 1, two = 2;
  cl_context c = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  OK(error);
  OK(clSetContextDestructorCallback(c, destructor, &one));
  OK(clSetContextDestructorCallback(c, destructor, &two));
  OK(clReleaseContext(c));
  EXPECT(destroyed == 21); // in reverse order
}

static void devices(void) {
  cl_device_info what = CL_DEVICE_REFERENCE_COUNT;
  cl_ulong time = 0, host = 0;
  cl_uint count = 0;
#define INFO(n, v, s) clGetDeviceInfo(device, what, n, v, s)
  ASK(cl_uint, 1, INFO);
  what = CL_DEVICE_PARENT_DEVICE;
  ASK(cl_device_id, NULL, INFO);
  what = CL_DEVICE_GLOBAL_MEM_CACHE_SIZE;
  ASK(cl_ulong, 0, INFO);
  what = CL_DEVICE_INTEGER_DOT_PRODUCT_CAPABILITIES_KHR;
  ASK(cl_device_integer_dot_product_capabilities_khr, 3, INFO);
  // cl_ext_float_atomics: all operations on floats, doubles and halves.
  for (what = 0x4231; what <= 0x4233; ++what)
    ASK(cl_bitfield, 0x70007, INFO);
  EXPECT_ERROR(CL_INVALID_VALUE, INFO(0, &count, NULL));
#undef INFO
  cl_device_integer_dot_product_acceleration_properties_khr p;
  OK(clGetDeviceInfo(
      device, CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_8BIT_KHR,
      sizeof(p), &p, NULL));
  EXPECT(p.signed_accelerated && p.unsigned_accelerated &&
         !p.mixed_signedness_accelerated &&
         !p.accumulating_saturating_signed_accelerated);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetDeviceInfo(device, Nothing, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_DEVICE_TYPE,
               clGetDeviceIDs(platform, 0, 1, &device, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 0, &device, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 0, NULL, NULL));
  EXPECT_ERROR(CL_DEVICE_NOT_FOUND,
               clGetDeviceIDs(platform, CL_DEVICE_TYPE_CPU, 0, NULL, &count));
  EXPECT_ERROR(CL_INVALID_VALUE, clGetDeviceAndHostTimer(device, &time, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clGetHostTimer(device, NULL));
  OK(clGetDeviceAndHostTimer(device, &time, &host));
  EXPECT(time && host);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetPlatformInfo(platform, Nothing, 0, NULL, NULL));
}

static void queues(void) {
  cl_int error;
  cl_queue_properties list[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE,
                                0};
  cl_queue_properties got[3] = {0}, twice[] = {Nothing, 0, 0},
                      size[] = {CL_QUEUE_SIZE, 64, 0};
  size_t bytes = 0;
  cl_command_queue q =
      clCreateCommandQueueWithProperties(context, device, list, &error);
  OK(error);
#define INFO(n, v, s) clGetCommandQueueInfo(q, what, n, v, s)
  cl_command_queue_info what = CL_QUEUE_REFERENCE_COUNT;
  ASK(cl_uint, 1, INFO);
  what = CL_QUEUE_PROPERTIES;
  ASK(cl_command_queue_properties, CL_QUEUE_PROFILING_ENABLE, INFO);
  what = CL_QUEUE_DEVICE_DEFAULT;
  ASK(cl_command_queue, NULL, INFO);
#undef INFO
  OK(clGetCommandQueueInfo(q, CL_QUEUE_PROPERTIES_ARRAY, sizeof(got), got,
                           &bytes));
  EXPECT(bytes == sizeof(list) && !memcmp(got, list, bytes));
  EXPECT_ERROR(CL_INVALID_COMMAND_QUEUE,
               clGetCommandQueueInfo(q, CL_QUEUE_SIZE, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetCommandQueueInfo(q, Nothing, 0, NULL, NULL));
  OK(clReleaseCommandQueue(q));
  clCreateCommandQueueWithProperties(context, device, twice, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clCreateCommandQueueWithProperties(context, device, size, &error);
  EXPECT_ERROR(CL_INVALID_QUEUE_PROPERTIES, error);
  clCreateCommandQueueWithPropertiesKHR_fn create =
      (clCreateCommandQueueWithPropertiesKHR_fn)
          clGetExtensionFunctionAddressForPlatform(
              platform, "clCreateCommandQueueWithPropertiesKHR");
  q = create(context, device, (cl_queue_properties_khr *)list, &error);
  OK(error);
  OK(clReleaseCommandQueue(q));
}

static void memory(void) {
  cl_int error;
  int host[16];
  cl_mem m = clCreateBuffer(context, CL_MEM_USE_HOST_PTR | CL_MEM_READ_ONLY,
                            sizeof(host), host, &error);
  OK(error);
#define INFO(n, v, s) clGetMemObjectInfo(m, what, n, v, s)
  cl_mem_info what = CL_MEM_TYPE;
  ASK(cl_mem_object_type, CL_MEM_OBJECT_BUFFER, INFO);
  what = CL_MEM_FLAGS;
  ASK(cl_mem_flags, CL_MEM_USE_HOST_PTR | CL_MEM_READ_ONLY, INFO);
  what = CL_MEM_SIZE;
  ASK(size_t, sizeof(host), INFO);
  what = CL_MEM_HOST_PTR;
  ASK(void *, (void *)host, INFO);
  what = CL_MEM_REFERENCE_COUNT;
  ASK(cl_uint, 1, INFO);
  what = CL_MEM_CONTEXT;
  ASK(cl_context, context, INFO);
#undef INFO
  size_t size = 1;
  OK(clGetMemObjectInfo(m, CL_MEM_PROPERTIES, 0, NULL, &size));
  EXPECT(size == 0);
  EXPECT_ERROR(CL_INVALID_VALUE, clGetMemObjectInfo(m, Nothing, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetMemObjectDestructorCallback(m, NULL, NULL));
  cl_buffer_region region = {0, 0}, beyond = {0, 128};
  clCreateSubBuffer(m, 0, Nothing, &region, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clCreateSubBuffer(m, 0, CL_BUFFER_CREATE_TYPE_REGION, NULL, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clCreateSubBuffer(m, 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &error);
  EXPECT_ERROR(CL_INVALID_BUFFER_SIZE, error);
  clCreateSubBuffer(m, 0, CL_BUFFER_CREATE_TYPE_REGION, &beyond, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  region.size = 16;
  clCreateSubBuffer(m, CL_MEM_WRITE_ONLY, CL_BUFFER_CREATE_TYPE_REGION, &region,
                    &error); // more than the buffer may
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clCreateSubBuffer(m, CL_MEM_USE_HOST_PTR, CL_BUFFER_CREATE_TYPE_REGION,
                    &region, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  cl_mem read = clCreateBuffer(context, CL_MEM_HOST_READ_ONLY, 16, NULL, &error);
  OK(error);
  clCreateSubBuffer(read, CL_MEM_HOST_WRITE_ONLY, CL_BUFFER_CREATE_TYPE_REGION,
                    &region, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  OK(clReleaseMemObject(read));
  cl_mem_properties unknown[] = {Nothing, 0, 0};
  clCreateBufferWithProperties(context, unknown, 0, 16, NULL, &error);
  EXPECT_ERROR(CL_INVALID_PROPERTY, error);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueMigrateMemObjects(queue, 0, &m, 0, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueMigrateMemObjects(
                                     queue, 1, &m, Nothing, 0, NULL, NULL));
  OK(clReleaseMemObject(m));
}

static void images(void) {
  cl_int error;
  cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8}, got = {0, 0};
  cl_image_desc description = {.image_type = CL_MEM_OBJECT_IMAGE3D,
                               .image_width = 8,
                               .image_height = 4,
                               .image_depth = 2};
  cl_mem m = clCreateImage(context, 0, &format, &description, NULL, &error);
  OK(error);
#define INFO(n, v, s) clGetImageInfo(m, what, n, v, s)
  cl_image_info what = CL_IMAGE_ELEMENT_SIZE;
  ASK(size_t, 4, INFO);
  what = CL_IMAGE_WIDTH;
  ASK(size_t, 8, INFO);
  what = CL_IMAGE_HEIGHT;
  ASK(size_t, 4, INFO);
  what = CL_IMAGE_DEPTH;
  ASK(size_t, 2, INFO);
  what = CL_IMAGE_ARRAY_SIZE;
  ASK(size_t, 0, INFO);
  what = CL_IMAGE_NUM_MIP_LEVELS;
  ASK(cl_uint, 0, INFO);
  what = CL_IMAGE_NUM_SAMPLES;
  ASK(cl_uint, 0, INFO);
#undef INFO
#define INFO(n, v, s) clGetMemObjectInfo(m, CL_MEM_TYPE, n, v, s)
  ASK(cl_mem_object_type, CL_MEM_OBJECT_IMAGE3D, INFO);
#undef INFO
  OK(clGetImageInfo(m, CL_IMAGE_FORMAT, sizeof(got), &got, NULL));
  EXPECT(got.image_channel_order == CL_RGBA &&
         got.image_channel_data_type == CL_UNSIGNED_INT8);
  EXPECT_ERROR(CL_INVALID_VALUE, clGetImageInfo(m, Nothing, 0, NULL, NULL));

  size_t origin[3] = {0, 0, 0}, beyond[3] = {9, 1, 1}, one[3] = {1, 1, 1};
  cl_uint color[4] = {0, 0, 0, 0};
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueFillImage(queue, m, NULL, origin, one,
                                                    0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueFillImage(queue, m, color, origin,
                                                    beyond, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueFillImage(queue, m, color, NULL, one,
                                                    0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueCopyImage(queue, m, m, origin, origin, beyond, 0, NULL,
                                  NULL));
  cl_mem b = buffer(4096, NULL);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueCopyBufferToImage(queue, b, m, 4095, origin, one, 0,
                                          NULL, NULL));
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT,
               clEnqueueCopyBufferToImage(queue, m, m, 0, origin, one, 0, NULL,
                                          NULL));
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT,
               clEnqueueCopyImageToBuffer(queue, m, m, origin, one, 0, 0, NULL,
                                          NULL));
  size_t pitch = 0;
  clEnqueueMapImage(queue, m, CL_TRUE, CL_MAP_READ, origin, one, NULL, NULL, 0,
                    NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clEnqueueMapImage(queue, m, CL_TRUE, CL_MAP_READ, origin, one, &pitch, NULL,
                    0, NULL, NULL, &error); // of a 3D image
  EXPECT_ERROR(CL_INVALID_VALUE, error);

  // An image of the elements of a buffer.
  cl_image_desc elements = {.image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER,
                            .image_width = 16,
                            .buffer = b};
  cl_mem e = clCreateImage(context, 0, &format, &elements, NULL, &error);
  OK(error);
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT,
               clEnqueueCopyImageToBuffer(queue, e, b, origin, one, 0, 0, NULL,
                                          NULL));
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT,
               clEnqueueCopyBufferToImage(queue, b, e, 0, origin, one, 0, NULL,
                                          NULL));
  clCreateImage(context, CL_MEM_USE_HOST_PTR, &format, &elements, NULL, &error);
  EXPECT(error == CL_INVALID_VALUE || error == CL_INVALID_HOST_PTR);
  clCreateImage(context, 0, &format, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_IMAGE_DESCRIPTOR, error);
  cl_mem_properties unknown[] = {Nothing, 0, 0};
  clCreateImageWithProperties(context, unknown, 0, &format, &description, NULL,
                              &error);
  EXPECT_ERROR(CL_INVALID_PROPERTY, error);
  OK(clReleaseMemObject(e));
  OK(clReleaseMemObject(b));
  OK(clReleaseMemObject(m));
}

static void samplers(void) {
  cl_int error;
  cl_sampler_properties list[] = {CL_SAMPLER_NORMALIZED_COORDS, CL_FALSE, 0};
  cl_sampler_properties got[3] = {0};
  size_t size = 0;
  cl_sampler s = clCreateSamplerWithProperties(context, list, &error);
  OK(error);
#define INFO(n, v, s_) clGetSamplerInfo(s, what, n, v, s_)
  cl_sampler_info what = CL_SAMPLER_REFERENCE_COUNT;
  ASK(cl_uint, 1, INFO);
  what = CL_SAMPLER_CONTEXT;
  ASK(cl_context, context, INFO);
#undef INFO
  OK(clGetSamplerInfo(s, CL_SAMPLER_PROPERTIES, sizeof(got), got, &size));
  EXPECT(size == sizeof(list) && !memcmp(got, list, size));
  EXPECT_ERROR(CL_INVALID_VALUE, clGetSamplerInfo(s, Nothing, 0, NULL, NULL));
  OK(clReleaseSampler(s));
}

static void programs(void) {
  cl_int error;
  size_t count = 0, size = 0, bytes = 0;
  char text[1000] = "";
  cl_program p = clCreateProgramWithSource(context, 1, (const char **)&source,
                                           NULL, &error);
  OK(error);
  EXPECT_ERROR(CL_INVALID_PROGRAM_EXECUTABLE,
               clGetProgramInfo(p, CL_PROGRAM_NUM_KERNELS, sizeof(count),
                                &count, NULL));
  cl_kernel none[2];
  EXPECT_ERROR(CL_INVALID_PROGRAM_EXECUTABLE,
               clCreateKernelsInProgram(p, 2, none, NULL));
  OK(clBuildProgram(p, 0, NULL, "-cl-std=CL3.0", NULL, NULL));
#define INFO(n, v, s) clGetProgramInfo(p, what, n, v, s)
  cl_program_info what = CL_PROGRAM_REFERENCE_COUNT;
  ASK(cl_uint, 1, INFO);
  what = CL_PROGRAM_NUM_DEVICES;
  ASK(cl_uint, 1, INFO);
  what = CL_PROGRAM_NUM_KERNELS;
  ASK(size_t, 2, INFO);
  what = CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT;
  ASK(cl_bool, CL_FALSE, INFO);
  what = CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT;
  ASK(cl_bool, CL_FALSE, INFO);
#undef INFO
  OK(clGetProgramInfo(p, CL_PROGRAM_SOURCE, sizeof(text), text, &size));
  EXPECT(size == strlen(source) + 1 && !strcmp(text, source));
  OK(clGetProgramInfo(p, CL_PROGRAM_IL, 0, NULL, &size));
  EXPECT(size == 0);
  OK(clGetProgramInfo(p, CL_PROGRAM_KERNEL_NAMES, sizeof(text), text, NULL));
  EXPECT(!strcmp(text, "first;second") || !strcmp(text, "second;first"));
  EXPECT_ERROR(CL_INVALID_VALUE, clGetProgramInfo(p, Nothing, 0, NULL, NULL));
  OK(clGetProgramBuildInfo(p, device,
                           CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE,
                           sizeof(bytes), &bytes, NULL));
  EXPECT(bytes >= sizeof(cl_int));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetProgramBuildInfo(p, device, Nothing, 0, NULL, NULL));

  // Its kernels.
  cl_kernel k = kernel(p, "first");
#define INFO(n, v, s) clGetKernelInfo(k, what, n, v, s)
  what = CL_KERNEL_NUM_ARGS;
  ASK(cl_uint, 1, INFO);
  what = CL_KERNEL_REFERENCE_COUNT;
  ASK(cl_uint, 1, INFO);
  what = CL_KERNEL_CONTEXT;
  ASK(cl_context, context, INFO);
  what = CL_KERNEL_PROGRAM;
  ASK(cl_program, p, INFO);
#undef INFO
  OK(clGetKernelInfo(k, CL_KERNEL_FUNCTION_NAME, sizeof(text), text, NULL));
  EXPECT(!strcmp(text, "first"));
  EXPECT_ERROR(CL_INVALID_VALUE, clGetKernelInfo(k, Nothing, 0, NULL, NULL));
#define INFO(n, v, s) clGetKernelWorkGroupInfo(k, device, what, n, v, s)
  what = CL_KERNEL_PRIVATE_MEM_SIZE;
  ASK(cl_ulong, 0, INFO);
#undef INFO
  EXPECT_ERROR(CL_INVALID_VALUE, clGetKernelWorkGroupInfo(k, device, Nothing, 0,
                                                          NULL, NULL));
  EXPECT_ERROR(CL_INVALID_DEVICE,
               clGetKernelWorkGroupInfo(k, (cl_device_id)queue,
                                        CL_KERNEL_PRIVATE_MEM_SIZE, 0, NULL,
                                        NULL));
  size_t most = 0, fewer = 0;
  cl_kernel large = kernel(p, "second");
  OK(clGetKernelWorkGroupInfo(k, device, CL_KERNEL_WORK_GROUP_SIZE,
                              sizeof(most), &most, NULL));
  OK(clGetKernelWorkGroupInfo(large, device, CL_KERNEL_WORK_GROUP_SIZE,
                              sizeof(fewer), &fewer, NULL));
  EXPECT(most == 1024 && fewer > 0 && fewer <= most);
  clCreateKernel(p, NULL, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  EXPECT_ERROR(CL_INVALID_VALUE, clSetKernelExecInfo(k, Nothing, 8, &most));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clSetKernelExecInfo(k, CL_KERNEL_EXEC_INFO_SVM_PTRS, 8, NULL));
  cl_bool yes = CL_TRUE, no = CL_FALSE;
  cl_kernel_exec_info system = CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM;
  EXPECT_ERROR(CL_INVALID_VALUE, clSetKernelExecInfo(k, system, 1, &yes));
  EXPECT_ERROR(CL_INVALID_OPERATION,
               clSetKernelExecInfo(k, system, sizeof(yes), &yes));
  OK(clSetKernelExecInfo(k, system, sizeof(no), &no));
  EXPECT_ERROR(CL_INVALID_ARG_INDEX, clSetKernelArgSVMPointer(k, 1, NULL));

  // Sub-groups.
  size_t local = 64, groups = 0;
  OK(clGetKernelSubGroupInfo(k, device,
                             CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE,
                             sizeof(local), &local, sizeof(groups), &groups,
                             NULL));
  EXPECT(groups == 32);
  OK(clGetKernelSubGroupInfo(k, device, CL_KERNEL_MAX_NUM_SUB_GROUPS, 0, NULL,
                             sizeof(groups), &groups, NULL));
  EXPECT(groups == 1024 / 32);
  OK(clGetKernelSubGroupInfo(k, device, CL_KERNEL_COMPILE_NUM_SUB_GROUPS, 0,
                             NULL, sizeof(groups), &groups, NULL));
  EXPECT(groups == 0);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetKernelSubGroupInfo(k, device, Nothing, 0, NULL, 0, NULL,
                                       NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetKernelSubGroupInfo(
                   k, device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, 3,
                   &local, sizeof(groups), &groups, NULL));
  clGetKernelSubGroupInfoKHR_fn old =
      (clGetKernelSubGroupInfoKHR_fn)clGetExtensionFunctionAddressForPlatform(
          platform, "clGetKernelSubGroupInfoKHR");
  OK(old(k, device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, sizeof(local),
         &local, sizeof(groups), &groups, NULL));
  EXPECT(groups == 32);

  // A launch with arguments, and its event.
  cl_mem m = buffer(64, NULL);
  cl_event e;
  size_t one = 1, zero = 0, many = 4096;
  OK(clSetKernelArg(k, 0, sizeof(m), &m));
  EXPECT_ERROR(CL_INVALID_WORK_GROUP_SIZE,
               clEnqueueNDRangeKernel(queue, k, 1, NULL, &one, &zero, 0, NULL,
                                      NULL));
  EXPECT(clEnqueueNDRangeKernel(queue, k, 1, NULL, &many, &many, 0, NULL,
                                NULL) != CL_SUCCESS);
  OK(clEnqueueNDRangeKernel(queue, k, 1, NULL, &one, NULL, 0, NULL, &e));
#define INFO(n, v, s) clGetEventInfo(e, what, n, v, s)
  what = CL_EVENT_COMMAND_QUEUE;
  ASK(cl_command_queue, queue, INFO);
  what = CL_EVENT_CONTEXT;
  ASK(cl_context, context, INFO);
  what = CL_EVENT_COMMAND_TYPE;
  ASK(cl_command_type, CL_COMMAND_NDRANGE_KERNEL, INFO);
  what = CL_EVENT_REFERENCE_COUNT;
  ASK(cl_uint, 1, INFO);
#undef INFO
  EXPECT_ERROR(CL_INVALID_VALUE, clGetEventInfo(e, Nothing, 0, NULL, NULL));
  OK(clWaitForEvents(1, &e));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetEventProfilingInfo(e, Nothing, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clWaitForEvents(0, NULL));
  EXPECT_ERROR(CL_INVALID_EVENT_WAIT_LIST,
               clEnqueueMarkerWithWaitList(queue, 1, NULL, NULL));
  cl_event user = clCreateUserEvent(context, &error);
  OK(error);
  EXPECT_ERROR(CL_INVALID_VALUE, clSetUserEventStatus(user, 7));
  OK(clReleaseEvent(user));
  OK(clReleaseEvent(e));
  OK(clReleaseMemObject(m));
  OK(clReleaseKernel(k));
  OK(clReleaseKernel(large));
  OK(clReleaseProgram(p));
}

static int freed;
static void CL_CALLBACK freeAll(cl_command_queue q, cl_uint count,
                                void *pointers[], void *data) {
  for (cl_uint i = 0; i != count; ++i)
    clSVMFree(context, pointers[i]);
  freed = count;
}

static void sharedMemory(void) {
  int host[4] = {1, 2, 3, 4}, other[4] = {0}, five = 5;
  int *a = clSVMAlloc(context, CL_MEM_READ_WRITE, sizeof(host), 0);
  int *b = clSVMAlloc(context, CL_MEM_READ_WRITE, sizeof(host), 0);
  EXPECT(a && b);
  // Copies: from the host, to the host, on the device, and by the host.
  OK(clEnqueueSVMMemcpy(queue, CL_TRUE, a, host, sizeof(host), 0, NULL, NULL));
  OK(clEnqueueSVMMemcpy(queue, CL_TRUE, b, a, sizeof(host), 0, NULL, NULL));
  OK(clEnqueueSVMMemcpy(queue, CL_TRUE, other, b, sizeof(host), 0, NULL, NULL));
  EXPECT(!memcmp(other, host, sizeof(host)));
  OK(clEnqueueSVMMemFill(queue, host, &five, sizeof(five), 8, 0, NULL, NULL));
  OK(clFinish(queue));
  OK(clEnqueueSVMMemcpy(queue, CL_TRUE, other, host, sizeof(host), 0, NULL,
                        NULL));
  EXPECT(other[0] == 5 && other[1] == 5 && other[2] == 3);
  EXPECT_ERROR(CL_MEM_COPY_OVERLAP,
               clEnqueueSVMMemcpy(queue, CL_TRUE, a + 1, a, 8, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueSVMMemFill(queue, a, &five, 3, 6, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueSVMMap(queue, CL_TRUE, CL_MAP_READ, a,
                                                 0, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueSVMUnmap(queue, NULL, 0, NULL, NULL));
  const void *pointers[2] = {a, b}, *wrong = host;
  size_t sizes[2] = {8, 0};
  OK(clEnqueueSVMMigrateMem(queue, 2, pointers, sizes, 0, 0, NULL, NULL));
  OK(clEnqueueSVMMigrateMem(queue, 2, pointers, NULL, 0, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueSVMMigrateMem(queue, 0, pointers, NULL, 0, 0, NULL,
                                      NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueSVMMigrateMem(queue, 1, &wrong, NULL, 0, 0, NULL,
                                      NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueSVMMigrateMem(queue, 2, pointers, NULL, Nothing, 0,
                                      NULL, NULL));
  void *list[2] = {a, b}, *null[1] = {NULL};
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueSVMFree(queue, 1, NULL, NULL, NULL, 0,
                                                  NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueSVMFree(queue, 1, null, NULL, NULL, 0,
                                                  NULL, NULL));
  OK(clEnqueueSVMFree(queue, 2, list, freeAll, NULL, 0, NULL, NULL));
  OK(clFinish(queue));
  EXPECT(freed == 2);
  clSVMFree(context, host); // no shared memory: nothing happens
}

// Properties of graphics cards and of devices with parts.
static void absent(void) {
  cl_int error;
  cl_mem m = buffer(16, NULL);
  const cl_icd_dispatch *d = *(const cl_icd_dispatch **)platform;
  cl_gl_object_type type;
  cl_uint count;
  d->clCreateFromGLTexture(context, 0, 0, 0, 0, &error);
  EXPECT_ERROR(CL_INVALID_CONTEXT, error);
  d->clCreateFromGLTexture2D(context, 0, 0, 0, 0, &error);
  EXPECT_ERROR(CL_INVALID_CONTEXT, error);
  d->clCreateFromGLTexture3D(context, 0, 0, 0, 0, &error);
  EXPECT_ERROR(CL_INVALID_CONTEXT, error);
  d->clCreateFromGLRenderbuffer(context, 0, 0, &error);
  EXPECT_ERROR(CL_INVALID_CONTEXT, error);
  EXPECT_ERROR(CL_INVALID_GL_OBJECT, d->clGetGLObjectInfo(m, &type, NULL));
  EXPECT_ERROR(CL_INVALID_GL_OBJECT,
               d->clGetGLTextureInfo(m, 0, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_CONTEXT, d->clEnqueueAcquireGLObjects(
                                       queue, 1, &m, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_CONTEXT, d->clEnqueueReleaseGLObjects(
                                       queue, 1, &m, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_OPERATION,
               d->clGetGLContextInfoKHR(NULL, 0, 0, NULL, NULL));
  d->clCreateEventFromGLsyncKHR(context, 0, &error);
  EXPECT_ERROR(CL_INVALID_CONTEXT, error);
  d->clCreateFromEGLImageKHR(context, NULL, NULL, 0, NULL, &error);
  EXPECT_ERROR(CL_INVALID_OPERATION, error);
  EXPECT_ERROR(CL_INVALID_CONTEXT, d->clEnqueueAcquireEGLObjectsKHR(
                                       queue, 1, &m, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_CONTEXT, d->clEnqueueReleaseEGLObjectsKHR(
                                       queue, 1, &m, 0, NULL, NULL));
  d->clCreateEventFromEGLSyncKHR(context, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_OPERATION, error);
  cl_device_id wrong = (cl_device_id)queue;
  clCreateProgramWithBuiltInKernels(context, 1, &wrong, "none", &error);
  EXPECT_ERROR(CL_INVALID_DEVICE, error);
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueMarker(queue, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               d->clCreateSubDevicesEXT(device, NULL, 0, NULL, &count));
  OK(d->clRetainDeviceEXT(device));
  OK(d->clReleaseDeviceEXT(device));
  OK(clReleaseMemObject(m));
}

static void arguments(void) {
  static const char *const text =
      "kernel void f(read_only image2d_t i, sampler_t s, global int *p, int n)\n"
      "{ p[0] = read_imagei(i, s, (int2)(n)).x; }\n";
  cl_program p = build(text, "  -cl-std=CL3.0   -Werror ");
  cl_kernel k = kernel(p, "f");
  size_t local[2] = {64, 64};
  EXPECT_ERROR(CL_INVALID_ARG_SIZE, clSetKernelArg(k, 1, 3, &k));
  EXPECT_ERROR(CL_INVALID_SAMPLER,
               clSetKernelArg(k, 1, sizeof(cl_sampler), NULL));
  EXPECT_ERROR(CL_INVALID_ARG_VALUE, clSetKernelArgSVMPointer(k, 3, local));
  cl_kernel large = kernel(build(source, "-cl-std=CL3.0"), "second");
  EXPECT_ERROR(CL_INVALID_WORK_GROUP_SIZE,
               clEnqueueNDRangeKernel(queue, large, 2, NULL, local, local, 0,
                                      NULL, NULL));
  OK(clReleaseKernel(large));
  OK(clReleaseKernel(k));
  OK(clReleaseProgram(p));
}

static void builds(void) {
  cl_int error, status = 7;
  const char *texts[2] = {source, NULL}, *name = "header.h", *none = NULL;
  cl_program p = clCreateProgramWithSource(context, 1, texts, NULL, &error);
  OK(error);
  clCreateProgramWithSource(context, 0, texts, NULL, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clCreateProgramWithSource(context, 2, texts, NULL, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clCompileProgram(p, 0, NULL, "", 1, NULL, NULL, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clCompileProgram(p, 0, NULL, "", 1, &p, &none, NULL, NULL));
  cl_program other = (cl_program)queue;
  EXPECT_ERROR(CL_INVALID_PROGRAM, clCompileProgram(p, 0, NULL, "", 1, &other,
                                                    &name, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_COMPILER_OPTIONS,
               clCompileProgram(p, 0, NULL, "-nonsense", 0, NULL, NULL, NULL,
                                NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clCompileProgram(p, 1, NULL, "", 0, NULL, NULL, NULL, NULL));
  clLinkProgram(context, 0, NULL, "", 0, NULL, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clLinkProgram(context, 1, NULL, "", 1, &p, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clLinkProgram(context, 0, NULL, "", 1, &p, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_OPERATION, error); // it has not been compiled
  OK(clCompileProgram(p, 0, NULL, "-cl-std=CL3.0", 0, NULL, NULL, NULL, NULL));
  clLinkProgram(context, 0, NULL, "-nonsense", 1, &p, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_LINKER_OPTIONS, error);
  cl_program library =
      clLinkProgram(context, 0, NULL, "-create-library -enable-link-options", 1,
                    &p, NULL, NULL, &error);
  OK(error);
  OK(clReleaseProgram(library));
  clLinkProgram(context, 0, NULL, "", 1, &p, NULL, &error, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);

  // A program of a binary has no source.
  size_t size = 0;
  OK(clBuildProgram(p, 0, NULL, "-cl-std=CL3.0", NULL, NULL));
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARY_SIZES, sizeof(size), &size, NULL));
  unsigned char *binary = malloc(size);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clGetProgramInfo(p, CL_PROGRAM_BINARIES, 1, &binary, NULL));
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARIES, sizeof(binary), &binary, NULL));
  const unsigned char *binaries[2] = {binary, NULL};
  const cl_device_id twice[2] = {device, device};
  const size_t sizes[2] = {size, 0};
  clCreateProgramWithBinary(context, 0, &device, sizes, binaries, &status,
                            &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clCreateProgramWithBinary(context, 2, twice, sizes, binaries, NULL, &error);
  EXPECT_ERROR(CL_INVALID_DEVICE, error);
  clCreateProgramWithBinary(context, 1, &device, sizes, binaries + 1, &status,
                            &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  EXPECT_ERROR(CL_INVALID_VALUE, status);
  clCreateProgramWithBinary(context, 1, NULL, sizes, binaries, NULL, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  cl_program b = clCreateProgramWithBinary(context, 1, &device, sizes, binaries,
                                           &status, &error);
  OK(error);
  OK(status);
  EXPECT_ERROR(CL_INVALID_OPERATION,
               clCompileProgram(b, 0, NULL, "", 0, NULL, NULL, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_OPERATION,
               clCompileProgram(p, 0, NULL, "", 1, &b, &name, NULL, NULL));
  OK(clGetProgramInfo(p, CL_PROGRAM_BINARIES, 0, NULL, &size));
  EXPECT(size == sizeof(binary));
  free(binary);
  OK(clReleaseProgram(b));
  OK(clReleaseProgram(p));
}

static void ranges(void) {
  cl_int error;
  cl_event e;
  cl_mem a = buffer(64, NULL), b = buffer(64, NULL);
  size_t zero[3] = {0, 0, 0}, none[3] = {0, 1, 1}, some[3] = {4, 2, 1};
  char host[64];
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueCopyBuffer(queue, a, b, 0, 60, 8, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueReadBufferRect(queue, a, CL_TRUE, zero, zero, none, 0,
                                       0, 0, 0, host, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueReadBufferRect(queue, a, CL_TRUE, zero, zero, some, 3,
                                       0, 0, 0, host, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueReadBufferRect(queue, a, CL_TRUE, NULL, zero, some, 0,
                                       0, 0, 0, host, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueCopyBufferRect(queue, a, b, zero, NULL, some, 0, 0, 0,
                                       0, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueCopyBufferRect(queue, a, a, zero, zero, some, 8, 0, 16,
                                       0, 0, NULL, NULL));
  OK(clEnqueueReadBufferRect(queue, a, CL_TRUE, zero, zero, some, 0, 0, 0, 0,
                             host, 0, NULL, NULL));
  clEnqueueMapBuffer(queue, a, CL_TRUE, CL_MAP_READ, 60, 8, 0, NULL, NULL,
                     &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clEnqueueMapBuffer(queue, a, CL_TRUE, Nothing, 0, 8, 0, NULL, NULL, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  EXPECT(!clSVMAlloc(context, Nothing, 64, 0));
  EXPECT(!clSVMAlloc(context, 0, 0, 0));
  EXPECT(!clSVMAlloc(context, 0, 64, 3));

  // Events and kernels of other contexts.
  cl_context c = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  OK(error);
  cl_command_queue q =
      clCreateCommandQueueWithProperties(c, device, NULL, &error);
  OK(error);
  OK(clEnqueueMarkerWithWaitList(queue, 0, NULL, &e));
  EXPECT_ERROR(CL_INVALID_CONTEXT,
               clEnqueueMarkerWithWaitList(q, 1, &e, NULL));
  OK(clReleaseEvent(e));
  OK(clEnqueueMarkerWithWaitList(q, 0, NULL, &e));
  OK(clFinish(q));
  cl_ulong time;
  EXPECT_ERROR(CL_PROFILING_INFO_NOT_AVAILABLE,
               clGetEventProfilingInfo(e, CL_PROFILING_COMMAND_END,
                                       sizeof(time), &time, NULL));
  OK(clReleaseEvent(e));
  cl_program p = build(source, "-cl-std=CL3.0");
  cl_kernel k = kernel(p, "second");
  size_t one = 1, suggested = 0;
  EXPECT_ERROR(CL_INVALID_CONTEXT, clEnqueueNDRangeKernel(q, k, 1, NULL, &one,
                                                          NULL, 0, NULL, NULL));
  clGetKernelSuggestedLocalWorkSizeKHR_fn suggest =
      (clGetKernelSuggestedLocalWorkSizeKHR_fn)
          clGetExtensionFunctionAddressForPlatform(
              platform, "clGetKernelSuggestedLocalWorkSizeKHR");
  EXPECT_ERROR(CL_INVALID_GLOBAL_WORK_SIZE,
               suggest(queue, k, 1, NULL, zero, &suggested));
  EXPECT_ERROR(CL_INVALID_VALUE, suggest(queue, k, 1, NULL, &one, NULL));
  EXPECT_ERROR(CL_INVALID_CONTEXT, suggest(q, k, 1, NULL, &one, &suggested));
  EXPECT_ERROR(CL_INVALID_WORK_DIMENSION,
               suggest(queue, k, 4, NULL, &one, &suggested));
  OK(clReleaseKernel(k));
  OK(clReleaseProgram(p));
  OK(clReleaseCommandQueue(q));
  OK(clReleaseContext(c));
  OK(clReleaseMemObject(a));
  OK(clReleaseMemObject(b));
}

int main(void) {
  start(CL_QUEUE_PROFILING_ENABLE);
  contexts();
  contextDestructors();
  devices();
  queues();
  memory();
  images();
  samplers();
  programs();
  builds();
  ranges();
  sharedMemory();
  absent();
  arguments();
  return finish();
}
