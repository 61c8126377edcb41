// Buffers and the commands on them.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"

static void fill(char *to, int count, int first) {
  for (int i = 0; i != count; ++i)
    to[i] = (char)(first + i);
}

static void runs(void) {
  char data[1000], back[1000];
  cl_mem a, b;
  fill(data, 1000, 0);
  a = buffer(1000, data);
  b = buffer(1000, NULL);
  fill(data, 1000, 5); // has been copied
  OK(clEnqueueReadBuffer(queue, a, CL_TRUE, 10, 20, back, 0, NULL, NULL));
  EXPECT(back[0] == 10 && back[19] == 29);
  OK(clEnqueueWriteBuffer(queue, b, CL_FALSE, 100, 50, data, 0, NULL, NULL));
  OK(clEnqueueCopyBuffer(queue, b, b, 100, 200, 50, 0, NULL, NULL));
  EXPECT_ERROR(CL_MEM_COPY_OVERLAP,
               clEnqueueCopyBuffer(queue, b, b, 100, 149, 50, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_EVENT_WAIT_LIST,
               clEnqueueCopyBuffer(queue, b, b, 100, 200, 50, 1, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, b, CL_TRUE, 200, 50, back, 0, NULL, NULL));
  EXPECT(memcmp(back, data, 50) == 0);
  OK(clEnqueueFillBuffer(queue, a, "abcd", 4, 8, 12, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, a, CL_TRUE, 6, 16, back, 0, NULL, NULL));
  EXPECT(memcmp(back, "\6\7abcdabcdabcd\24\25", 16) == 0);
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueFillBuffer(queue, a, "abc", 3, 9, 12, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueReadBuffer(queue, a, CL_TRUE, 990, 11,
                                                     back, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueReadBuffer(queue, a, CL_TRUE, (size_t)-8, 16, back, 0,
                                   NULL, NULL));
  OK(clEnqueueMigrateMemObjects(queue, 1, &a, CL_MIGRATE_MEM_OBJECT_HOST, 0,
                                NULL, NULL));
  OK(clReleaseMemObject(a));
  OK(clReleaseMemObject(b));
}

static void rectangles(void) {
  char data[64], back[64];
  // 2 rows of 3 bytes, from (1, 2) of rows of 8.
  size_t origin[] = {1, 2, 0}, zero[] = {0, 0, 0}, region[] = {3, 2, 1};
  size_t to[] = {2, 3, 0}, apart[] = {4, 2, 0}, volume[] = {2, 2, 2};
  fill(data, 64, 0);
  cl_mem a = buffer(64, data);
  memset(back, 0, 64);
  OK(clEnqueueReadBufferRect(queue, a, CL_TRUE, origin, zero, region, 8, 0, 4,
                             0, back, 0, NULL, NULL));
  EXPECT(memcmp(back, "\21\22\23\0\31\32\33\0", 8) == 0);
  EXPECT_ERROR(CL_MEM_COPY_OVERLAP,
               clEnqueueCopyBufferRect(queue, a, a, origin, to, region, 8, 0, 8,
                                       0, 0, NULL, NULL));
  OK(clEnqueueCopyBufferRect(queue, a, a, origin, apart, region, 8, 0, 8, 0, 0,
                             NULL, NULL));
  OK(clEnqueueWriteBufferRect(queue, a, CL_TRUE, zero, zero, volume, 4, 16, 2,
                              4, "abcdefgh", 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, a, CL_TRUE, 0, 64, back, 0, NULL, NULL));
  EXPECT(memcmp(back, "ab\2\3cd", 6) == 0);
  EXPECT(memcmp(back + 16, "ef\22\23gh\23", 7) == 0);
  EXPECT(memcmp(back + 28, "\31\32\33", 3) == 0);
  region[0] = 8;
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueReadBufferRect(queue, a, CL_TRUE, origin, zero, region,
                                       4, 0, 4, 0, back, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, // a slice is no multiple of its rows
               clEnqueueReadBufferRect(queue, a, CL_TRUE, origin, zero, region,
                                       8, 68, 8, 0, back, 0, NULL, NULL));
  origin[2] = (size_t)1 << 62;
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueReadBufferRect(queue, a, CL_TRUE, origin, zero, region,
                                       8, 64, 8, 64, back, 0, NULL, NULL));
  OK(clReleaseMemObject(a));
}

/// Copies between two parts of a buffer, of which the second begins at byte 128.
static void rectanglesOfParts(void) {
  cl_int error;
  cl_buffer_region first = {0, 384}, second = {128, 384};
  size_t origin[] = {0, 1, 0}, to[] = {0, 0, 0}, region[] = {16, 2, 1};
  cl_mem whole = buffer(512, NULL);
  cl_mem a = clCreateSubBuffer(whole, 0, CL_BUFFER_CREATE_TYPE_REGION, &first,
                               &error);
  OK(error);
  cl_mem b = clCreateSubBuffer(whole, 0, CL_BUFFER_CREATE_TYPE_REGION, &second,
                               &error);
  OK(error);
  // Rows at 128 and 256, those of the target at 128 and 192.
  EXPECT_ERROR(CL_MEM_COPY_OVERLAP,
               clEnqueueCopyBufferRect(queue, a, b, origin, to, region, 128, 0,
                                       64, 0, 0, NULL, NULL));
  to[0] = 15;
  EXPECT_ERROR(CL_MEM_COPY_OVERLAP,
               clEnqueueCopyBufferRect(queue, a, b, origin, to, region, 128, 0,
                                       64, 0, 0, NULL, NULL));
  to[0] = 16;
  OK(clEnqueueCopyBufferRect(queue, a, b, origin, to, region, 128, 0, 64, 0, 0,
                             NULL, NULL));
  to[0] = 113 - 64; // the second row, from 241 on
  EXPECT_ERROR(CL_MEM_COPY_OVERLAP,
               clEnqueueCopyBufferRect(queue, a, b, origin, to, region, 128, 0,
                                       64, 0, 0, NULL, NULL));
  for (cl_mem *m = (cl_mem[]){a, b, whole, NULL}; *m; ++m)
    OK(clReleaseMemObject(*m));
}

static void mapping(cl_mem_flags flags, void *host) {
  cl_int error;
  cl_uint count;
  char back[8];
  cl_mem a = clCreateBuffer(context, flags, 4096, host, &error);
  OK(error);
  char *p = clEnqueueMapBuffer(queue, a, CL_TRUE,
                               CL_MAP_WRITE_INVALIDATE_REGION, 16, 32, 0, NULL,
                               NULL, &error);
  OK(error);
  if (flags & CL_MEM_USE_HOST_PTR)
    EXPECT(p == (char *)host + 16);
  memset(p, 'x', 32);
  OK(clGetMemObjectInfo(a, CL_MEM_MAP_COUNT, sizeof(count), &count, NULL));
  EXPECT(count == 1);
  OK(clEnqueueUnmapMemObject(queue, a, p, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE,
               clEnqueueUnmapMemObject(queue, a, p, 0, NULL, NULL));
  OK(clEnqueueReadBuffer(queue, a, CL_TRUE, 14, 4, back, 0, NULL, NULL));
  EXPECT(memcmp(back + 2, "xx", 2) == 0);
  OK(clEnqueueFillBuffer(queue, a, "y", 1, 16, 8, 0, NULL, NULL));
  p = clEnqueueMapBuffer(queue, a, CL_TRUE, CL_MAP_READ, 16, 32, 0, NULL, NULL,
                         &error);
  EXPECT(memcmp(p, "yyyyyyyyxx", 10) == 0);
  OK(clEnqueueUnmapMemObject(queue, a, p, 0, NULL, NULL));
  OK(clFinish(queue));
  OK(clReleaseMemObject(a));
}

static void subBuffers(void) {
  char data[512], back[512];
  cl_int error;
  size_t value;
  cl_mem parent, same;
  cl_buffer_region region = {128, 256}, bad = {64, 16}, outside = {256, 257};
  fill(data, 512, 0);
  parent = buffer(512, data);
  cl_mem sub = clCreateSubBuffer(parent, CL_MEM_READ_ONLY,
                                 CL_BUFFER_CREATE_TYPE_REGION, &region, &error);
  OK(error);
  EXPECT(!clCreateSubBuffer(parent, 0, CL_BUFFER_CREATE_TYPE_REGION, &bad,
                            &error) &&
         error == CL_MISALIGNED_SUB_BUFFER_OFFSET);
  EXPECT(!clCreateSubBuffer(parent, 0, CL_BUFFER_CREATE_TYPE_REGION, &outside,
                            &error) &&
         error == CL_INVALID_VALUE);
  EXPECT(!clCreateSubBuffer(sub, 0, CL_BUFFER_CREATE_TYPE_REGION, &bad,
                            &error) &&
         error == CL_INVALID_MEM_OBJECT);
  OK(clReleaseMemObject(parent)); // its sub-buffer keeps it
  OK(clGetMemObjectInfo(sub, CL_MEM_ASSOCIATED_MEMOBJECT, sizeof(same), &same,
                        NULL));
  EXPECT(same == parent);
  OK(clGetMemObjectInfo(sub, CL_MEM_OFFSET, sizeof(value), &value, NULL));
  EXPECT(value == 128);
  OK(clEnqueueReadBuffer(queue, sub, CL_TRUE, 2, 4, back, 0, NULL, NULL));
  EXPECT(memcmp(back, data + 130, 4) == 0);
  char *mapped = clEnqueueMapBuffer(queue, sub, CL_TRUE, CL_MAP_READ, 8, 16, 0,
                                    NULL, NULL, &error);
  OK(error);
  EXPECT(memcmp(mapped, data + 136, 16) == 0);
  OK(clEnqueueUnmapMemObject(queue, sub, mapped, 0, NULL, NULL));
  OK(clFinish(queue));
  OK(clReleaseMemObject(sub));
}

static char order[3];
static int called;
static void CL_CALLBACK destroyed(cl_mem m, void *data) {
  order[called++] = *(char *)data;
}

static void flags(void) {
  cl_int error;
  char host[64] = "host";
  static const cl_mem_flags bad[] = {
      CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY,
      CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS,
      CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR, (cl_mem_flags)1 << 40};
  for (int i = 0; i != 4; ++i)
    EXPECT(!clCreateBuffer(context, bad[i], 64, host, &error) &&
           error == CL_INVALID_VALUE);
  EXPECT(!clCreateBuffer(context, 0, 64, host, &error) &&
         error == CL_INVALID_HOST_PTR);
  EXPECT(!clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 64, NULL, &error) &&
         error == CL_INVALID_HOST_PTR);
  EXPECT(!clCreateBuffer(context, 0, 0, NULL, &error) &&
         error == CL_INVALID_BUFFER_SIZE);
  EXPECT(!clCreateBuffer(context, 0, (size_t)1 << 60, NULL, &error) &&
         error == CL_INVALID_BUFFER_SIZE);
  cl_mem m = clCreateBuffer(context, CL_MEM_HOST_NO_ACCESS, 64, NULL, &error);
  EXPECT_ERROR(CL_INVALID_OPERATION, clEnqueueReadBuffer(queue, m, CL_TRUE, 0,
                                                         64, host, 0, NULL,
                                                         NULL));
  OK(clSetMemObjectDestructorCallback(m, destroyed, "1"));
  OK(clSetMemObjectDestructorCallback(m, destroyed, "2"));
  OK(clReleaseMemObject(m));
  EXPECT(memcmp(order, "21", 2) == 0);
}

int main(void) {
  static char host[4096];
  start(0);
  runs();
  rectangles();
  rectanglesOfParts();
  mapping(0, NULL);
  mapping(CL_MEM_ALLOC_HOST_PTR, NULL);
  mapping(CL_MEM_USE_HOST_PTR, host);
  subBuffers();
  flags();
  OK(clReleaseCommandQueue(queue));
  OK(clReleaseContext(context));
  return finish();
}
