// Images: every format, shape, addressing and filter mode against a reference, reading
// and writing in one kernel, the commands on regions, and errors.

// RUN: %host_cc -ffp-contract=off %s -o %t %opencl_loader
// RUN: %t | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"
#include <math.h>
#include <stdint.h>

static const char *const source =
    // Reading by place and writing, for each kind of values.
    "#define KINDS(M) M(f, float4) M(i, int4) M(ui, uint4)\n"
    "#define FORMAT(k, T) \\\n"
    "  kernel void read_##k(read_only image2d_t i, sampler_t s, global T *o) { \\\n"
    "    int2 at = (int2)(get_global_id(0), get_global_id(1)); \\\n"
    "    o[at.y * get_global_size(0) + at.x] = read_image##k(i, s, at); \\\n"
    "  } \\\n"
    "  kernel void direct_##k(read_only image2d_t i, global T *o) { \\\n"
    "    int2 at = (int2)(get_global_id(0), get_global_id(1)); \\\n"
    "    o[at.y * get_global_size(0) + at.x] = read_image##k(i, at); \\\n"
    "  } \\\n"
    "  kernel void write_##k(write_only image2d_t i, global const T *c) { \\\n"
    "    int2 at = (int2)(get_global_id(0), get_global_id(1)); \\\n"
    "    write_image##k(i, at, c[at.y * get_global_size(0) + at.x]); \\\n"
    "  }\n"
    "KINDS(FORMAT)\n"
    // Sampling and copying, for each shape.
    "#define SHAPE(n, IMG, X) \\\n"
    "  kernel void sample_##n(read_only IMG i, sampler_t s, global const float4 *c, \\\n"
    "                         global float4 *o) { \\\n"
    "    int g = get_global_id(0); \\\n"
    "    float4 x = c[g]; \\\n"
    "    o[g] = read_imagef(i, s, X(x)); \\\n"
    "  } \\\n"
    "  kernel void near_##n(read_only IMG i, sampler_t s, global const float4 *c, \\\n"
    "                       global float4 *o) { \\\n"
    "    int g = get_global_id(0); \\\n"
    "    int4 x = convert_int4_rtn(c[g]); \\\n"
    "    o[g] = read_imagef(i, s, X(x)); \\\n"
    "  }\n"
    "#define COPY(n, IMG, X) \\\n"
    "  kernel void copy_##n(read_only IMG i, write_only IMG o) { \\\n"
    "    int4 x = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0); \\\n"
    "    write_imageui(o, X(x), read_imageui(i, X(x)) + 1); \\\n"
    "  }\n"
    "#define X1(v) (v).x\n"
    "#define X2(v) (v).xy\n"
    "#define X3(v) (v)\n"
    "SHAPE(1d, image1d_t, X1) SHAPE(1da, image1d_array_t, X2)\n"
    "SHAPE(2d, image2d_t, X2) SHAPE(2da, image2d_array_t, X3)\n"
    "SHAPE(3d, image3d_t, X3)\n"
    "COPY(1d, image1d_t, X1) COPY(1da, image1d_array_t, X2)\n"
    "COPY(1db, image1d_buffer_t, X1)\n"
    "COPY(2d, image2d_t, X2) COPY(2da, image2d_array_t, X3)\n"
    "COPY(3d, image3d_t, X3)\n"
    // In place: what a work-item has written, it reads, and after a barrier the others.
    "#define CHANGE(n, IMG, X) \\\n"
    "  kernel void change_##n(read_write IMG i) { \\\n"
    "    int4 x = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0); \\\n"
    "    write_imageui(i, X(x), read_imageui(i, X(x)) + 1); \\\n"
    "    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, \\\n"
    "                           memory_scope_work_item); \\\n"
    "    write_imageui(i, X(x), 2 * read_imageui(i, X(x))); \\\n"
    "  }\n"
    "CHANGE(1d, image1d_t, X1) CHANGE(1da, image1d_array_t, X2)\n"
    "CHANGE(1db, image1d_buffer_t, X1)\n"
    "CHANGE(2d, image2d_t, X2) CHANGE(2da, image2d_array_t, X3)\n"
    "CHANGE(3d, image3d_t, X3)\n"
    "kernel void rotate_elements(read_write image1d_t i) {\n"
    "  int at = get_local_id(0), size = get_image_width(i);\n"
    "  int4 mine = read_imagei(i, at);\n"
    "  work_group_barrier(CLK_IMAGE_MEM_FENCE);\n"
    "  write_imagei(i, (at + 1) % size, mine);\n"
    "  work_group_barrier(CLK_IMAGE_MEM_FENCE);\n"
    "  write_imagei(i, at, read_imagei(i, at) * 10);\n"
    "}\n"
    // Depths.
    "#define DEPTH(n, IMG, X) \\\n"
    "  kernel void sample_##n(read_only IMG i, sampler_t s, global const float4 *c, \\\n"
    "                         global float4 *o) { \\\n"
    "    int g = get_global_id(0); \\\n"
    "    float4 x = c[g]; \\\n"
    "    o[g] = read_imagef(i, s, X(x)); \\\n"
    "  } \\\n"
    "  kernel void near_##n(read_only IMG i, sampler_t s, global const float4 *c, \\\n"
    "                       global float4 *o) { \\\n"
    "    int g = get_global_id(0); \\\n"
    "    int4 x = convert_int4_rtn(c[g]); \\\n"
    "    o[g] = read_imagef(i, s, X(x)); \\\n"
    "  } \\\n"
    "  kernel void change_##n(read_only IMG i, write_only IMG o, read_write IMG b) { \\\n"
    "    int4 x = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0); \\\n"
    "    write_imagef(o, X(x), read_imagef(i, X(x)) / 2); \\\n"
    "    write_imagef(b, X(x), read_imagef(b, X(x)) / 4); \\\n"
    "  }\n"
    "DEPTH(2dd, image2d_depth_t, X2) DEPTH(2dad, image2d_array_depth_t, X3)\n"
    "kernel void ask_depth(read_write image2d_array_depth_t i, global int *o) {\n"
    "  int2 d = get_image_dim(i);\n"
    "  o[0] = d.x; o[1] = d.y; o[2] = get_image_array_size(i);\n"
    "  o[3] = get_image_channel_order(i) == CLK_DEPTH;\n"
    "}\n"
    "const sampler_t fixed = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT |\n"
    "                        CLK_FILTER_LINEAR;\n"
    "kernel void program_sampler(read_only image2d_t i, global float4 *o) {\n"
    "  const sampler_t local_one = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;\n"
    "  o[0] = read_imagef(i, fixed, (float2)(0.3f, 1.6f));\n"
    "  o[1] = read_imagef(i, local_one, (int2)(-1, 0));\n"
    "  o[2] = read_imagef(i, local_one, (int2)(1, 1));\n"
    "}\n"
    "kernel void ask(read_only image1d_array_t a, write_only image2d_array_t b,\n"
    "                read_only image3d_t c, global int *o) {\n"
    "  int4 d = get_image_dim(c);\n"
    "  int2 e = get_image_dim(b);\n"
    "  o[0] = get_image_width(a); o[1] = get_image_array_size(a);\n"
    "  o[2] = e.x; o[3] = get_image_height(b); o[4] = get_image_array_size(b);\n"
    "  o[5] = d.x; o[6] = d.y; o[7] = get_image_depth(c);\n"
    "  o[8] = get_image_channel_data_type(b) == CLK_UNSIGNED_INT8;\n"
    "  o[9] = get_image_channel_order(b) == CLK_RGBA;\n"
    "}\n"
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "kernel void halves(read_only image2d_t i, write_only image2d_t o) {\n"
    "  int2 at = (int2)(get_global_id(0), get_global_id(1));\n"
    "  write_imageh(o, at, read_imageh(i, at) * (half)2);\n"
    "}\n";

static cl_program program;

//===--- Formats ------------------------------------------------------------===//

static unsigned channels(cl_image_format f) {
  const cl_channel_order o = f.image_channel_order;
  return o == CL_R || o == CL_DEPTH ? 1 : o == CL_RG ? 2 : 4;
}

static char kindOf(cl_channel_type t) {
  return t >= CL_SIGNED_INT8 && t <= CL_SIGNED_INT32       ? 'i'
         : t >= CL_UNSIGNED_INT8 && t <= CL_UNSIGNED_INT32 ? 'u'
                                                           : 'f';
}

static unsigned channelBytes(cl_channel_type t) {
  switch (t) {
  case CL_SIGNED_INT32: case CL_UNSIGNED_INT32: case CL_FLOAT:
    return 4;
  case CL_SNORM_INT8: case CL_UNORM_INT8: case CL_SIGNED_INT8: case CL_UNSIGNED_INT8:
    return 1;
  default:
    return 2;
  }
}

typedef union {
  float f[4];
  int32_t i[4];
  uint32_t u[4];
} color;

static void decodeChannel(cl_channel_type t, const void *p, color *c, unsigned n) {
  switch (t) {
  case CL_SNORM_INT8: c->f[n] = fmaxf(*(int8_t *)p / 127.0f, -1); break;
  case CL_SNORM_INT16: c->f[n] = fmaxf(*(int16_t *)p / 32767.0f, -1); break;
  case CL_UNORM_INT8: c->f[n] = *(uint8_t *)p / 255.0f; break;
  case CL_UNORM_INT16: c->f[n] = *(uint16_t *)p / 65535.0f; break;
  case CL_SIGNED_INT8: c->i[n] = *(int8_t *)p; break;
  case CL_SIGNED_INT16: c->i[n] = *(int16_t *)p; break;
  case CL_SIGNED_INT32: c->i[n] = *(int32_t *)p; break;
  case CL_UNSIGNED_INT8: c->u[n] = *(uint8_t *)p; break;
  case CL_UNSIGNED_INT16: c->u[n] = *(uint16_t *)p; break;
  case CL_UNSIGNED_INT32: c->u[n] = *(uint32_t *)p; break;
  case CL_HALF_FLOAT: c->f[n] = *(_Float16 *)p; break;
  case CL_FLOAT: c->f[n] = *(float *)p; break;
  }
}

static color decode(cl_image_format f, const char *p) {
  color c = {{0, 0, 0, 0}}, swapped;
  if (kindOf(f.image_channel_data_type) == 'f')
    c.f[3] = 1;
  else
    c.i[3] = 1;
  for (unsigned n = 0; n != channels(f); ++n)
    decodeChannel(f.image_channel_data_type,
                  p + n * channelBytes(f.image_channel_data_type), &c, n);
  swapped = c;
  if (f.image_channel_order == CL_BGRA) {
    swapped.i[0] = c.i[2];
    swapped.i[2] = c.i[0];
  }
  return swapped;
}

static double clampTo(double x, double least, double most) {
  return x != x ? 0 : x < least ? least : x > most ? most : x;
}

static void encodeChannel(cl_channel_type t, const color *c, unsigned n, void *p) {
  switch (t) {
  case CL_SNORM_INT8: *(int8_t *)p = nearbyint(clampTo(c->f[n] * 127.0f, -128, 127)); break;
  case CL_SNORM_INT16:
    *(int16_t *)p = nearbyint(clampTo(c->f[n] * 32767.0f, -32768, 32767)); break;
  case CL_UNORM_INT8: *(uint8_t *)p = nearbyint(clampTo(c->f[n] * 255.0f, 0, 255)); break;
  case CL_UNORM_INT16: *(uint16_t *)p = nearbyint(clampTo(c->f[n] * 65535.0f, 0, 65535)); break;
  case CL_SIGNED_INT8: *(int8_t *)p = clampTo(c->i[n], -128, 127); break;
  case CL_SIGNED_INT16: *(int16_t *)p = clampTo(c->i[n], -32768, 32767); break;
  case CL_UNSIGNED_INT8: *(uint8_t *)p = clampTo(c->u[n], 0, 255); break;
  case CL_UNSIGNED_INT16: *(uint16_t *)p = clampTo(c->u[n], 0, 65535); break;
  case CL_HALF_FLOAT: *(_Float16 *)p = (_Float16)c->f[n]; break;
  default: memcpy(p, &c->u[n], 4); break;
  }
}

static void encode(cl_image_format f, color c, char *p) {
  for (unsigned n = 0; n != channels(f); ++n)
    encodeChannel(f.image_channel_data_type, &c,
                  f.image_channel_order == CL_BGRA && n != 3 ? 2 - n : n,
                  p + n * channelBytes(f.image_channel_data_type));
}

static uint32_t state = 1;
static uint32_t anything(void) {
  state ^= state << 13;
  state ^= state >> 17;
  return state ^= state << 5;
}

static cl_image_desc describe(cl_mem_object_type type, size_t w, size_t h, size_t d) {
  cl_image_desc s = {0};
  s.image_type = type;
  s.image_width = w;
  s.image_height = h;
  if (type == CL_MEM_OBJECT_IMAGE3D)
    s.image_depth = d;
  else
    s.image_array_size = d;
  return s;
}

static cl_mem image(cl_mem_flags flags, cl_image_format f, cl_image_desc d, void *host) {
  cl_int error;
  cl_mem m = clCreateImage(context, flags, &f, &d, host, &error);
  OK(error);
  return m;
}

static void run(const char *name, size_t x, size_t y, size_t z, unsigned count,
                const size_t *sizes, const void *const *values) {
  const size_t global[] = {x, y, z};
  cl_kernel k = kernel(program, name);
  for (cl_uint i = 0; i != count; ++i)
    OK(clSetKernelArg(k, i, sizes[i], values[i]));
  OK(clEnqueueNDRangeKernel(queue, k, 3, NULL, global, NULL, 0, NULL, NULL));
  OK(clFinish(queue));
  OK(clReleaseKernel(k));
}
#define RUN(name, x, y, z, ...)                                                \
  do {                                                                         \
    const void *values_[] = {__VA_ARGS__};                                     \
    const size_t sizes_[] = {8, 8, 8, 8, 8};                                   \
    run(name, x, y, z, sizeof(values_) / sizeof(*values_), sizes_, values_);   \
  } while (0)

static cl_sampler sampler(cl_bool normalized, cl_addressing_mode a, cl_filter_mode f) {
  cl_int error;
  cl_sampler s = clCreateSampler(context, normalized, a, f, &error);
  OK(error);
  return s;
}

enum { W = 5, H = 3, COUNT = W * H };
static const size_t zero[3], whole[] = {W, H, 1};

static void testFormat(cl_image_format f) {
  static color colors[COUNT];
  static char data[16 * COUNT], back[16 * COUNT];
  char name[32];
  const char *kind = kindOf(f.image_channel_data_type) == 'f'   ? "f"
                     : kindOf(f.image_channel_data_type) == 'i' ? "i"
                                                                : "ui";
  const size_t element = channels(f) * channelBytes(f.image_channel_data_type);
  cl_mem out = buffer(sizeof(colors), NULL);
  cl_sampler s = sampler(CL_FALSE, CL_ADDRESS_CLAMP_TO_EDGE, CL_FILTER_NEAREST);
  for (size_t i = 0; i != sizeof(data); ++i)
    data[i] = anything();
  if (f.image_channel_data_type == CL_FLOAT)
    for (unsigned i = 0; i != COUNT * channels(f); ++i)
      ((float *)data)[i] = (int32_t)anything() * 1e-6f;
  if (f.image_channel_data_type == CL_HALF_FLOAT)
    for (unsigned i = 0; i != COUNT * channels(f); ++i)
      ((_Float16 *)data)[i] = (_Float16)((int32_t)anything() * 1e-6f);
  cl_mem m = image(CL_MEM_COPY_HOST_PTR, f, describe(CL_MEM_OBJECT_IMAGE2D, W, H, 0), data);
  for (int direct = 0; direct != 2; ++direct) {
    snprintf(name, sizeof(name), "%s_%s", direct ? "direct" : "read", kind);
    if (direct)
      RUN(name, W, H, 1, &m, &out);
    else
      RUN(name, W, H, 1, &m, &s, &out);
    OK(clEnqueueReadBuffer(queue, out, CL_TRUE, 0, sizeof(colors), colors, 0, NULL, NULL));
    for (int i = 0; i != COUNT; ++i) {
      color want = decode(f, data + i * element);
      if (!EXPECT(memcmp(&want, &colors[i], sizeof(want)) == 0)) {
        printf("  %x %x, element %d: %g %g %g %g, not %g %g %g %g\n",
               f.image_channel_order, f.image_channel_data_type, i, colors[i].f[0],
               colors[i].f[1], colors[i].f[2], colors[i].f[3], want.f[0], want.f[1],
               want.f[2], want.f[3]);
        break;
      }
    }
  }
  // Written colors, some of them out of the format's range.
  for (int i = 0; i != COUNT; ++i)
    for (int n = 0; n != 4; ++n)
      if (*kind == 'f')
        colors[i].f[n] = i == 7 ? INFINITY : (int32_t)anything() * 1e-9f;
      else
        colors[i].u[n] = i % 2 ? anything() : anything() % 200;
  if (*kind == 'f' && f.image_channel_data_type < CL_SIGNED_INT8)
    colors[3].f[0] = NAN;
  OK(clEnqueueWriteBuffer(queue, out, CL_TRUE, 0, sizeof(colors), colors, 0, NULL, NULL));
  snprintf(name, sizeof(name), "write_%s", kind);
  RUN(name, W, H, 1, &m, &out);
  OK(clEnqueueReadImage(queue, m, CL_TRUE, zero, whole, 0, 0, back, 0, NULL, NULL));
  for (int i = 0; i != COUNT; ++i) {
    char want[16];
    encode(f, colors[i], want);
    if (!EXPECT(memcmp(want, back + i * element, element) == 0)) {
      printf("  %x %x, element %d\n", f.image_channel_order, f.image_channel_data_type, i);
      break;
    }
  }
  // A fill does the same.
  OK(clEnqueueFillImage(queue, m, &colors[2], zero, whole, 0, NULL, NULL));
  OK(clEnqueueReadImage(queue, m, CL_TRUE, zero, whole, 0, 0, back, 0, NULL, NULL));
  for (int i = 0; i != COUNT; ++i) {
    char want[16];
    encode(f, colors[2], want);
    if (!EXPECT(memcmp(want, back + i * element, element) == 0))
      break;
  }
  OK(clReleaseMemObject(m));
  OK(clReleaseMemObject(out));
  OK(clReleaseSampler(s));
}

static void formats(void) {
  cl_image_format all[64];
  cl_uint count = 0, more = 0;
  for (cl_mem_object_type t = CL_MEM_OBJECT_IMAGE2D; t <= CL_MEM_OBJECT_IMAGE1D_BUFFER; ++t) {
    const int depths = t == CL_MEM_OBJECT_IMAGE2D || t == CL_MEM_OBJECT_IMAGE2D_ARRAY ? 2 : 0;
    OK(clGetSupportedImageFormats(context, CL_MEM_KERNEL_READ_AND_WRITE, t, 0, NULL, &more));
    OK(clGetSupportedImageFormats(context, CL_MEM_READ_WRITE, t, 64, all, &count));
    EXPECT(count == 37u + depths && more == count);
  }
  EXPECT_ERROR(CL_INVALID_VALUE, clGetSupportedImageFormats(context, CL_MEM_READ_WRITE,
                                                            CL_MEM_OBJECT_BUFFER, 0, NULL,
                                                            &more));
  for (cl_uint i = 0; i != count; ++i)
    testFormat(all[i]);
}

//===--- Addressing and filtering -------------------------------------------===//

/// The elements along an axis that a coordinate needs, -1 for the border, and
/// their weights.
typedef struct {
  int at[2];
  float weight[2];
} axis;

static int bounded(int at, int size, cl_addressing_mode mode) {
  if (at >= 0 && at < size)
    return at;
  return mode == CL_ADDRESS_CLAMP_TO_EDGE ? (at < 0 ? 0 : size - 1) : -1;
}

static axis locate(float x, int size, cl_bool normalized, cl_addressing_mode mode,
                   cl_filter_mode filter) {
  axis a = {{0, 0}, {1, 0}};
  float u = x;
  if (mode == CL_ADDRESS_REPEAT)
    u = (x - floorf(x)) * size;
  else if (mode == CL_ADDRESS_MIRRORED_REPEAT)
    u = fabsf(x - 2 * rintf(0.5f * x)) * size;
  else if (normalized)
    u = x * size;
  if (filter == CL_FILTER_LINEAR)
    u -= 0.5f;
  int first = (int)floorf(u);
  if (filter == CL_FILTER_LINEAR) {
    a.weight[1] = u - floorf(u);
    a.weight[0] = 1 - a.weight[1];
  }
  for (int i = 0; i != 2; ++i) {
    int at = first + i;
    if (mode == CL_ADDRESS_REPEAT)
      at = at < 0 ? at + size : at >= size ? at - size : at;
    else if (mode == CL_ADDRESS_MIRRORED_REPEAT)
      at = at < 0 ? 0 : at >= size ? size - 1 : at;
    else
      at = bounded(at, size, mode);
    a.at[i] = at;
  }
  return a;
}

typedef struct {
  const char *name;
  cl_mem_object_type type;
  int dims, isArray; // filtered dimensions
  int w, h, d;
} shape;
static const shape shapes[] = {
    {"1d", CL_MEM_OBJECT_IMAGE1D, 1, 0, 7, 1, 1},
    {"1da", CL_MEM_OBJECT_IMAGE1D_ARRAY, 1, 1, 6, 1, 3},
    {"2d", CL_MEM_OBJECT_IMAGE2D, 2, 0, 5, 4, 1},
    {"2da", CL_MEM_OBJECT_IMAGE2D_ARRAY, 2, 1, 4, 3, 3},
    {"3d", CL_MEM_OBJECT_IMAGE3D, 3, 0, 4, 3, 5},
};

static const shape depthShapes[] = {
    {"2dd", CL_MEM_OBJECT_IMAGE2D, 2, 0, 5, 4, 1},
    {"2dad", CL_MEM_OBJECT_IMAGE2D_ARRAY, 2, 1, 4, 3, 3},
};

static color element(const shape *s, cl_image_format f, const char *data, int x, int y,
                     int z) {
  color border = {{0, 0, 0, channels(f) == 4 ? 0 : 1}};
  if (x < 0 || y < 0 || z < 0)
    return border;
  return decode(f, data + (size_t)((z * s->h + y) * s->w + x) * channels(f) *
                              channelBytes(f.image_channel_data_type));
}

static color reference(const shape *s, cl_image_format f, const char *data, const float *c,
                       cl_bool normalized, cl_addressing_mode mode, cl_filter_mode filter) {
  const axis single = {{0, 0}, {1, 0}};
  axis x = locate(c[0], s->w, normalized, mode, filter);
  axis y = s->dims > 1 ? locate(c[1], s->h, normalized, mode, filter) : single;
  axis z = s->dims > 2 ? locate(c[2], s->d, normalized, mode, filter) : single;
  if (s->isArray) {
    float layer = rintf(c[s->dims]);
    z.at[0] = layer < 0 ? 0 : layer > s->d - 1 ? s->d - 1 : (int)layer;
  }
  if (filter == CL_FILTER_NEAREST)
    return element(s, f, data, x.at[0], y.at[0], z.at[0]);
  color sum = {{0, 0, 0, 0}};
  for (int k = 0; k != (s->dims > 2 ? 2 : 1); ++k)
    for (int j = 0; j != (s->dims > 1 ? 2 : 1); ++j)
      for (int i = 0; i != 2; ++i) {
        color e = element(s, f, data, x.at[i], y.at[j], z.at[k]);
        float w = x.weight[i] * y.weight[j] * z.weight[k];
        for (int n = 0; n != 4; ++n)
          sum.f[n] += w * e.f[n];
      }
  return sum;
}

enum { POINTS = 96 };

static void testSampler(const shape *s, cl_image_format f, cl_bool normalized,
                        cl_addressing_mode mode, cl_filter_mode filter, int whole) {
  static char data[16 * 100];
  static float coordinates[POINTS][4];
  static color results[POINTS];
  char name[32];
  const int count = s->w * s->h * s->d * channels(f);
  for (int i = 0; i != count; ++i)
    if (f.image_channel_data_type == CL_FLOAT)
      ((float *)data)[i] = (int32_t)anything() * 1e-8f;
    else
      data[i] = anything();
  for (int p = 0; p != POINTS; ++p)
    for (int n = 0; n != 4; ++n) {
      const int size = n == 0 ? s->w : n == 1 && s->dims > 1 ? s->h : s->d;
      float x = (int)(anything() % 2001) - 1000;
      x = p % 3 ? x / 1000 * 3 * size : rintf(x / 500 * size) / 2; // also between elements
      if (mode == CL_ADDRESS_NONE) { // has to be inside
        x = fmodf(fabsf(x), size);
        if (filter == CL_FILTER_LINEAR)
          x = 0.5f + fmodf(x, size - 1);
      }
      coordinates[p][n] = normalized && (n < s->dims) ? x / size : x;
    }
  cl_mem m = image(CL_MEM_COPY_HOST_PTR, f, describe(s->type, s->w, s->h, s->d), data);
  cl_mem in = buffer(sizeof(coordinates), coordinates), out = buffer(sizeof(results), NULL);
  cl_sampler o = sampler(normalized, mode, filter);
  snprintf(name, sizeof(name), "%s_%s", whole ? "near" : "sample", s->name);
  RUN(name, POINTS, 1, 1, &m, &o, &in, &out);
  OK(clEnqueueReadBuffer(queue, out, CL_TRUE, 0, sizeof(results), results, 0, NULL, NULL));
  for (int p = 0; p != POINTS; ++p) {
    float *c = coordinates[p];
    for (int n = 0; whole && n != 4; ++n)
      c[n] = floorf(c[n]);
    color want = reference(s, f, data, c, normalized, mode, filter);
    int same = 1;
    for (int n = 0; n != (f.image_channel_order == CL_DEPTH ? 1 : 4); ++n)
      same &= want.f[n] == results[p].f[n];
    if (!EXPECT(same)) {
      printf("  %s %d %x %x at %g %g %g: %g %g %g %g, not %g %g %g %g\n", name, normalized,
             mode, filter, c[0], c[1], c[2], results[p].f[0], results[p].f[1],
             results[p].f[2], results[p].f[3], want.f[0], want.f[1], want.f[2], want.f[3]);
      break;
    }
  }
  OK(clReleaseMemObject(m));
  OK(clReleaseMemObject(in));
  OK(clReleaseMemObject(out));
  OK(clReleaseSampler(o));
}

static void testSamplers(const shape *s, cl_image_format f) {
  for (cl_filter_mode filter = CL_FILTER_NEAREST; filter <= CL_FILTER_LINEAR; ++filter)
    for (cl_addressing_mode m = CL_ADDRESS_NONE; m <= CL_ADDRESS_MIRRORED_REPEAT; ++m)
      for (cl_bool normalized = 0; normalized != 2; ++normalized) {
        if (m >= CL_ADDRESS_REPEAT && !normalized)
          continue;
        testSampler(s, f, normalized, m, filter, 0);
        if (filter == CL_FILTER_NEAREST && !normalized)
          testSampler(s, f, normalized, m, filter, 1);
      }
}

static void samplers(void) {
  const cl_image_format used[] = {{CL_RGBA, CL_FLOAT}, {CL_R, CL_UNORM_INT8}};
  const cl_image_format depth[] = {{CL_DEPTH, CL_FLOAT}, {CL_DEPTH, CL_UNORM_INT16}};
  for (int f = 0; f != 2; ++f) {
    for (size_t i = 0; i != sizeof(shapes) / sizeof(*shapes); ++i)
      testSamplers(&shapes[i], used[f]);
    for (int i = 0; i != 2; ++i)
      testSamplers(&depthShapes[i], depth[f]);
  }
}

static void samplerObjects(void) {
  cl_int error;
  cl_bool normalized = 0;
  cl_addressing_mode a = 0;
  cl_filter_mode f = 0;
  float texels[4][4], out[3][4];
  const cl_sampler_properties list[] = {CL_SAMPLER_FILTER_MODE, CL_FILTER_LINEAR, 0};
  const cl_sampler_properties twice[] = {CL_SAMPLER_FILTER_MODE, CL_FILTER_LINEAR,
                                         CL_SAMPLER_FILTER_MODE, CL_FILTER_LINEAR, 0};
  const cl_sampler_properties bad[] = {CL_SAMPLER_ADDRESSING_MODE, CL_FILTER_LINEAR, 0};
  const cl_sampler_properties repeats[] = {CL_SAMPLER_ADDRESSING_MODE, CL_ADDRESS_REPEAT,
                                           CL_SAMPLER_NORMALIZED_COORDS, CL_FALSE, 0};
  cl_sampler s = clCreateSamplerWithProperties(context, list, &error);
  OK(error);
  OK(clGetSamplerInfo(s, CL_SAMPLER_NORMALIZED_COORDS, sizeof(cl_bool), &normalized, NULL));
  OK(clGetSamplerInfo(s, CL_SAMPLER_ADDRESSING_MODE, sizeof(a), &a, NULL));
  OK(clGetSamplerInfo(s, CL_SAMPLER_FILTER_MODE, sizeof(f), &f, NULL));
  EXPECT(normalized && a == CL_ADDRESS_CLAMP && f == CL_FILTER_LINEAR);
  OK(clRetainSampler(s));
  OK(clReleaseSampler(s));
  OK(clReleaseSampler(s));
  clCreateSamplerWithProperties(context, twice, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clCreateSamplerWithProperties(context, bad, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  clCreateSamplerWithProperties(context, repeats, &error);
  EXPECT_ERROR(CL_INVALID_VALUE, error);
  // Those that a program declares.
  const cl_image_format rgba = {CL_RGBA, CL_FLOAT};
  const shape two = {"2d", CL_MEM_OBJECT_IMAGE2D, 2, 0, 2, 2, 1};
  for (int i = 0; i != 16; ++i)
    texels[i / 4][i % 4] = i * 1.25f;
  cl_mem m = image(CL_MEM_COPY_HOST_PTR, rgba, describe(CL_MEM_OBJECT_IMAGE2D, 2, 2, 0),
                   texels);
  cl_mem o = buffer(sizeof(out), NULL);
  RUN("program_sampler", 1, 1, 1, &m, &o);
  OK(clEnqueueReadBuffer(queue, o, CL_TRUE, 0, sizeof(out), out, 0, NULL, NULL));
  const float at[] = {0.3f, 1.6f, 0, 0};
  color want = reference(&two, rgba, (char *)texels, at, CL_TRUE, CL_ADDRESS_REPEAT,
                         CL_FILTER_LINEAR);
  for (int n = 0; n != 4; ++n)
    EXPECT(out[0][n] == want.f[n] && out[1][n] == 0 && out[2][n] == texels[3][n]);
  OK(clReleaseMemObject(m));
  OK(clReleaseMemObject(o));
}

//===--- Shapes and commands ------------------------------------------------===//

static void copies(void) {
  static uint8_t data[60 * 4], back[60 * 4];
  const cl_image_format f = {CL_RGBA, CL_UNSIGNED_INT8};
  char name[32];
  for (size_t i = 0; i != sizeof(data); ++i)
    data[i] = anything() % 255;
  for (size_t i = 0; i != sizeof(shapes) / sizeof(*shapes); ++i) {
    const shape *s = &shapes[i];
    const int layered = s->type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    const size_t region[] = {s->w, layered ? s->d : s->h, layered ? 1 : s->d};
    cl_image_desc d = describe(s->type, s->w, s->h, s->d);
    cl_mem from = image(CL_MEM_COPY_HOST_PTR | CL_MEM_READ_ONLY, f, d, data);
    cl_mem to = image(CL_MEM_WRITE_ONLY, f, d, NULL);
    snprintf(name, sizeof(name), "copy_%s", s->name);
    RUN(name, region[0], region[1], region[2], &from, &to);
    OK(clEnqueueReadImage(queue, to, CL_TRUE, zero, region, 0, 0, back, 0, NULL, NULL));
    int wrong = 0;
    for (int e = 0; e != 4 * s->w * s->h * s->d; ++e)
      wrong += back[e] != data[e] + 1;
    EXPECT(wrong == 0);
    // A kernel's image has to be of the parameter's type and access.
    cl_kernel k = kernel(program, name);
    EXPECT_ERROR(CL_INVALID_ARG_VALUE, clSetKernelArg(k, 0, sizeof(cl_mem), &to));
    EXPECT_ERROR(CL_INVALID_ARG_VALUE, clSetKernelArg(k, 1, sizeof(cl_mem), &from));
    OK(clReleaseKernel(k));
    OK(clReleaseMemObject(from));
    OK(clReleaseMemObject(to));
  }
  // The elements of a buffer.
  cl_image_desc d = describe(CL_MEM_OBJECT_IMAGE1D_BUFFER, 10, 0, 0);
  cl_mem in = buffer(40, data), out = buffer(48, NULL), asked = NULL;
  d.mem_object = in;
  cl_mem from = image(0, f, d, NULL);
  OK(clGetImageInfo(from, CL_IMAGE_BUFFER, sizeof(asked), &asked, NULL));
  EXPECT(asked == in);
  d.mem_object = out;
  cl_mem to = image(0, f, d, NULL);
  RUN("copy_1db", 10, 1, 1, &from, &to);
  OK(clEnqueueReadBuffer(queue, out, CL_TRUE, 0, 40, back, 0, NULL, NULL));
  for (int e = 0; e != 40; ++e)
    EXPECT(back[e] == data[e] + 1);
  for (cl_mem *m = (cl_mem[]){in, out, from, to, NULL}; *m; ++m)
    OK(clReleaseMemObject(*m));
}

static void changes(void) {
  static uint8_t data[60 * 4], back[60 * 4];
  const cl_image_format f = {CL_RGBA, CL_UNSIGNED_INT8};
  char name[32];
  for (size_t i = 0; i != sizeof(data); ++i)
    data[i] = anything() % 120;
  for (size_t i = 0; i != sizeof(shapes) / sizeof(*shapes); ++i) {
    const shape *s = &shapes[i];
    const int layered = s->type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    const size_t region[] = {s->w, layered ? s->d : s->h, layered ? 1 : s->d};
    cl_image_desc d = describe(s->type, s->w, s->h, s->d);
    cl_mem m = image(CL_MEM_COPY_HOST_PTR, f, d, data);
    snprintf(name, sizeof(name), "change_%s", s->name);
    RUN(name, region[0], region[1], region[2], &m);
    OK(clEnqueueReadImage(queue, m, CL_TRUE, zero, region, 0, 0, back, 0, NULL, NULL));
    int wrong = 0;
    for (int e = 0; e != 4 * s->w * s->h * s->d; ++e)
      wrong += back[e] != 2 * (data[e] + 1);
    EXPECT(wrong == 0);
    OK(clReleaseMemObject(m));
    // A kernel that does both has to be allowed both.
    cl_kernel k = kernel(program, name);
    for (cl_mem_flags *only = (cl_mem_flags[]){CL_MEM_READ_ONLY, CL_MEM_WRITE_ONLY, 0}; *only;
         ++only) {
      m = image(*only, f, d, NULL);
      EXPECT_ERROR(CL_INVALID_ARG_VALUE, clSetKernelArg(k, 0, sizeof(cl_mem), &m));
      OK(clReleaseMemObject(m));
    }
    OK(clReleaseKernel(k));
  }
  cl_image_desc d = describe(CL_MEM_OBJECT_IMAGE1D_BUFFER, 10, 0, 0);
  d.mem_object = buffer(40, data);
  cl_mem m = image(0, f, d, NULL);
  RUN("change_1db", 10, 1, 1, &m);
  OK(clEnqueueReadBuffer(queue, d.mem_object, CL_TRUE, 0, 40, back, 0, NULL, NULL));
  for (int e = 0; e != 40; ++e)
    EXPECT(back[e] == 2 * (data[e] + 1));
  OK(clReleaseMemObject(m));
  OK(clReleaseMemObject(d.mem_object));
  int16_t words[64];
  for (int e = 0; e != 64; ++e)
    words[e] = e;
  const size_t all[] = {64, 1, 1};
  m = image(CL_MEM_COPY_HOST_PTR, (cl_image_format){CL_R, CL_SIGNED_INT16},
            describe(CL_MEM_OBJECT_IMAGE1D, 64, 0, 0), words);
  RUN("rotate_elements", 64, 1, 1, &m);
  OK(clEnqueueReadImage(queue, m, CL_TRUE, zero, all, 0, 0, words, 0, NULL, NULL));
  for (int e = 0; e != 64; ++e)
    EXPECT(words[e] == (e + 63) % 64 * 10);
  OK(clReleaseMemObject(m));
}

static void depths(void) {
  const cl_channel_type types[] = {CL_FLOAT, CL_UNORM_INT16};
  static float given[36], back[36];
  for (int t = 0; t != 2; ++t)
    for (int i = 0; i != 2; ++i) {
      const shape *s = &depthShapes[i];
      const cl_image_format f = {CL_DEPTH, types[t]};
      const size_t region[] = {s->w, s->h, s->d}, bytes = channelBytes(types[t]);
      const float half = 0.5f;
      cl_image_desc d = describe(s->type, s->w, s->h, s->d);
      char name[32];
      for (int e = 0; e != 36; ++e)
        if (types[t] == CL_FLOAT)
          given[e] = e / 8.0f;
        else
          ((uint16_t *)given)[e] = 4 * e;
      cl_mem m[] = {image(CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, f, d, given),
                    image(CL_MEM_WRITE_ONLY, f, d, NULL),
                    image(CL_MEM_COPY_HOST_PTR, f, d, given)};
      snprintf(name, sizeof(name), "change_%s", s->name);
      RUN(name, region[0], region[1], region[2], &m[0], &m[1], &m[2]);
      for (int part = 1; part != 3; ++part) {
        OK(clEnqueueReadImage(queue, m[part], CL_TRUE, zero, region, 0, 0, back, 0, NULL,
                              NULL));
        for (int e = 0; e != s->w * s->h * s->d; ++e)
          if (types[t] == CL_FLOAT)
            EXPECT(back[e] == given[e] / (2 * part));
          else
            EXPECT(((uint16_t *)back)[e] == 4 * e / (2 * part));
      }
      // The color of a fill is one float.
      OK(clEnqueueFillImage(queue, m[1], &half, zero, region, 0, NULL, NULL));
      OK(clEnqueueReadImage(queue, m[1], CL_TRUE, zero, region, 0, 0, back, 0, NULL, NULL));
      EXPECT(types[t] == CL_FLOAT ? back[1] == 0.5f : ((uint16_t *)back)[1] == 32768);
      size_t asked = 0;
      OK(clGetImageInfo(m[1], CL_IMAGE_ELEMENT_SIZE, sizeof(asked), &asked, NULL));
      EXPECT(asked == bytes);
      // Images of depth and others are different types.
      cl_kernel k = kernel(program, name), other = kernel(program, i ? "change_2da" : "change_2d");
      cl_mem color = image(0, (cl_image_format){CL_R, types[t]}, d, NULL);
      EXPECT_ERROR(CL_INVALID_ARG_VALUE, clSetKernelArg(k, 0, sizeof(cl_mem), &color));
      EXPECT_ERROR(CL_INVALID_ARG_VALUE, clSetKernelArg(other, 0, sizeof(cl_mem), &m[2]));
      OK(clReleaseKernel(k));
      OK(clReleaseKernel(other));
      if (i == 1) {
        int got[4];
        cl_mem o = buffer(sizeof(got), NULL);
        RUN("ask_depth", 1, 1, 1, &m[2], &o);
        OK(clEnqueueReadBuffer(queue, o, CL_TRUE, 0, sizeof(got), got, 0, NULL, NULL));
        EXPECT(got[0] == s->w && got[1] == s->h && got[2] == s->d && got[3] == 1);
        OK(clReleaseMemObject(o));
      }
      for (cl_mem *e = (cl_mem[]){m[0], m[1], m[2], color, NULL}; *e; ++e)
        OK(clReleaseMemObject(*e));
    }
}

/// 2D images of a buffer and of a sub-buffer: the same memory by another name.
static void imagesOfBuffers(void) {
  enum { W = 5, H = 3, ROW = 4 * 8, BEGIN = 128, SIZE = BEGIN + ROW * H };
  const cl_image_format f = {CL_RGBA, CL_UNSIGNED_INT8};
  const size_t region[] = {W, H, 1}, row1[] = {0, 1, 0}, row[] = {W, 1, 1};
  cl_buffer_region part = {BEGIN, ROW * H};
  cl_uint pitches = 0, bases = 0;
  static char extensions[4096];
  OK(clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, sizeof(extensions), extensions, NULL));
  EXPECT(strstr(extensions, "cl_khr_image2d_from_buffer") != NULL);
  OK(clGetDeviceInfo(device, CL_DEVICE_IMAGE_PITCH_ALIGNMENT, 4, &pitches, NULL));
  OK(clGetDeviceInfo(device, CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT, 4, &bases, NULL));
  EXPECT(pitches == 1 && bases == 1);
  for (int sub = 0; sub != 2; ++sub) {
    uint8_t data[SIZE], back[SIZE], *p;
    cl_int error;
    cl_mem asked = NULL;
    size_t pitch = 0;
    for (int i = 0; i != SIZE; ++i)
      data[i] = i % 251;
    const int base = sub ? BEGIN : 0;
    cl_mem all = buffer(SIZE, data), b = all;
    if (sub)
      b = clCreateSubBuffer(all, 0, CL_BUFFER_CREATE_TYPE_REGION, &part, &error);
    cl_image_desc d = describe(CL_MEM_OBJECT_IMAGE2D, W, H, 0);
    d.mem_object = b;
    d.image_row_pitch = ROW;
    cl_mem m = image(0, f, d, NULL);
    cl_mem out = image(0, f, describe(CL_MEM_OBJECT_IMAGE2D, W, H, 0), NULL);
    OK(clGetImageInfo(m, CL_IMAGE_BUFFER, sizeof(asked), &asked, NULL));
    EXPECT(asked == b);
    OK(clGetMemObjectInfo(m, CL_MEM_ASSOCIATED_MEMOBJECT, sizeof(asked), &asked, NULL));
    EXPECT(asked == b);
    OK(clGetImageInfo(m, CL_IMAGE_ROW_PITCH, sizeof(pitch), &pitch, NULL));
    EXPECT(pitch == ROW);
    // A kernel reads it, and writes it; nothing else of the buffer changes.
    RUN("copy_2d", W, H, 1, &m, &out);
    RUN("copy_2d", W, H, 1, &out, &m);
    OK(clEnqueueReadBuffer(queue, all, CL_TRUE, 0, SIZE, back, 0, NULL, NULL));
    for (int i = 0; i != SIZE; ++i) {
      const int inside = i >= base && i < base + ROW * H && (i - base) % ROW < 4 * W;
      const int want = inside ? (data[i] + 2 < 255 ? data[i] + 2 : 255) : data[i];
      EXPECT(back[i] == want);
    }
    // Data written to the buffer are in the image, and the other way round.
    uint8_t texels[4 * W * H];
    const uint8_t nine[4] = {9, 9, 9, 9};
    OK(clEnqueueWriteBuffer(queue, b, CL_TRUE, ROW + 4, 4, nine, 0, NULL, NULL));
    OK(clEnqueueReadImage(queue, m, CL_TRUE, zero, region, 0, 0, texels, 0, NULL, NULL));
    EXPECT(memcmp(texels + 4 * W + 4, nine, 4) == 0);
    p = clEnqueueMapImage(queue, m, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, row1, row, &pitch,
                          NULL, 0, NULL, NULL, &error);
    OK(error);
    EXPECT(pitch == ROW && p[4] == 9);
    p[0] = 77;
    OK(clEnqueueUnmapMemObject(queue, m, p, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(queue, all, CL_TRUE, base + ROW, 1, back, 0, NULL, NULL));
    EXPECT(back[0] == 77);
    // A copy within the buffer must not overlap.
    OK(clEnqueueCopyImageToBuffer(queue, m, b, row1, row, 0, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(queue, b, CL_TRUE, 0, 4, back, 0, NULL, NULL));
    EXPECT(back[0] == 77);
    OK(clEnqueueCopyBufferToImage(queue, b, m, 0, row1, row, 0, NULL, NULL));
    EXPECT_ERROR(CL_MEM_COPY_OVERLAP, clEnqueueCopyImageToBuffer(queue, m, b, row1, row,
                                                                 ROW + 4, 0, NULL, NULL));
    EXPECT_ERROR(CL_MEM_COPY_OVERLAP, clEnqueueCopyBufferToImage(queue, b, m, ROW + 4, row1,
                                                                 row, 0, NULL, NULL));
    // The image keeps the buffer.
    OK(clReleaseMemObject(b));
    OK(clEnqueueReadImage(queue, m, CL_TRUE, row1, row, 0, 0, texels, 0, NULL, NULL));
    EXPECT(texels[0] == 77);
    OK(clReleaseMemObject(m));
    OK(clReleaseMemObject(out));
    if (sub)
      OK(clReleaseMemObject(all));
  }
}

/// A region of a 3D image, with the host's pitches and without.
static void regions(void) {
  enum { X = 6, Y = 4, Z = 3, ROW = 4 * X + 8, SLICE = ROW * Y + ROW };
  static uint32_t all[Z][Y][X], got[Z][Y][X], part[2][2][2];
  static char padded[Z * SLICE];
  const cl_image_format f = {CL_R, CL_UNSIGNED_INT32};
  const size_t everything[] = {X, Y, Z}, origin[] = {2, 1, 1}, region[] = {2, 2, 2};
  const size_t other[] = {0, 2, 0};
  size_t row = 0, slice = 0;
  cl_int error;
  for (int i = 0; i != X * Y * Z; ++i)
    (&all[0][0][0])[i] = i;
  for (int z = 0; z != Z; ++z)
    for (int y = 0; y != Y; ++y)
      memcpy(padded + z * SLICE + y * ROW, all[z][y], 4 * X);
  for (int uses = 0; uses != 2; ++uses) {
    cl_image_desc d = describe(CL_MEM_OBJECT_IMAGE3D, X, Y, Z);
    d.image_row_pitch = ROW;
    d.image_slice_pitch = SLICE;
    cl_mem m = image(uses ? CL_MEM_USE_HOST_PTR : CL_MEM_COPY_HOST_PTR, f, d, padded);
    OK(clGetImageInfo(m, CL_IMAGE_ROW_PITCH, sizeof(row), &row, NULL));
    OK(clGetImageInfo(m, CL_IMAGE_SLICE_PITCH, sizeof(slice), &slice, NULL));
    EXPECT(row == (uses ? ROW : 4 * X) && slice == (uses ? SLICE : 4 * X * Y));
    OK(clEnqueueReadImage(queue, m, CL_TRUE, zero, everything, 0, 0, got, 0, NULL, NULL));
    EXPECT(memcmp(got, all, sizeof(all)) == 0);
    memset(part, 0, sizeof(part));
    OK(clEnqueueReadImage(queue, m, CL_TRUE, origin, region, 0, 0, part, 0, NULL, NULL));
    for (int z = 0; z != 2; ++z)
      for (int y = 0; y != 2; ++y)
        for (int x = 0; x != 2; ++x)
          EXPECT(part[z][y][x] == all[1 + z][1 + y][2 + x]);
    // Copies within the image, to a buffer and back.
    OK(clEnqueueCopyImage(queue, m, m, origin, other, region, 0, NULL, NULL));
    EXPECT_ERROR(CL_MEM_COPY_OVERLAP,
                 clEnqueueCopyImage(queue, m, m, origin, origin, region, 0, NULL, NULL));
    cl_mem b = buffer(64, NULL);
    OK(clEnqueueCopyImageToBuffer(queue, m, b, other, region, 8, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(queue, b, CL_TRUE, 8, sizeof(part), part, 0, NULL, NULL));
    EXPECT(part[1][1][1] == all[2][2][3] && part[0][0][0] == all[1][1][2]);
    OK(clEnqueueCopyBufferToImage(queue, b, m, 8, origin, region, 0, NULL, NULL));
    EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueCopyImageToBuffer(queue, m, b, other, region, 40,
                                                              0, NULL, NULL));
    // Memory mapped for writing is written back, and nothing else.
    uint32_t *p = clEnqueueMapImage(queue, m, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, origin,
                                    region, &row, &slice, 0, NULL, NULL, &error);
    OK(error);
    EXPECT(p[0] == all[1][1][2] && *(uint32_t *)((char *)p + row + slice + 4) == all[2][2][3]);
    p[0] = 1000;
    *(uint32_t *)((char *)p + row + slice + 4) = 2000;
    OK(clEnqueueUnmapMemObject(queue, m, p, 0, NULL, NULL));
    OK(clEnqueueReadImage(queue, m, CL_TRUE, zero, everything, 0, 0, got, 0, NULL, NULL));
    EXPECT(got[1][1][2] == 1000 && got[2][2][3] == 2000 && got[0][2][0] == all[1][1][2]);
    EXPECT(got[0][0][0] == 0 && got[2][3][5] == all[2][3][5]);
    // Written with pitches.
    OK(clEnqueueWriteImage(queue, m, CL_TRUE, zero, everything, 4 * X, 4 * X * Y, all, 0,
                           NULL, NULL));
    OK(clReleaseMemObject(b));
    OK(clReleaseMemObject(m));
  }
}

static void queries(void) {
  const cl_image_format f = {CL_RGBA, CL_UNSIGNED_INT8};
  const int want[10] = {6, 3, 4, 3, 2, 4, 3, 5, 1, 1};
  int got[10];
  cl_mem a = image(0, f, describe(CL_MEM_OBJECT_IMAGE1D_ARRAY, 6, 0, 3), NULL);
  cl_mem b = image(0, f, describe(CL_MEM_OBJECT_IMAGE2D_ARRAY, 4, 3, 2), NULL);
  cl_mem c = image(0, f, describe(CL_MEM_OBJECT_IMAGE3D, 4, 3, 5), NULL);
  cl_mem o = buffer(sizeof(got), NULL);
  RUN("ask", 1, 1, 1, &a, &b, &c, &o);
  OK(clEnqueueReadBuffer(queue, o, CL_TRUE, 0, sizeof(got), got, 0, NULL, NULL));
  for (int i = 0; i != 10; ++i)
    EXPECT(got[i] == want[i]);
  for (cl_mem *m = (cl_mem[]){a, b, c, o, NULL}; *m; ++m)
    OK(clReleaseMemObject(*m));
  // Halves.
  const cl_image_format h = {CL_RG, CL_HALF_FLOAT};
  _Float16 values[4] = {1, -2, 0.5, 3}, twice[4];
  const size_t region[] = {2, 1, 1};
  cl_mem from = image(CL_MEM_COPY_HOST_PTR, h, describe(CL_MEM_OBJECT_IMAGE2D, 2, 1, 0), values);
  cl_mem to = image(0, h, describe(CL_MEM_OBJECT_IMAGE2D, 2, 1, 0), NULL);
  RUN("halves", 2, 1, 1, &from, &to);
  OK(clEnqueueReadImage(queue, to, CL_TRUE, zero, region, 0, 0, twice, 0, NULL, NULL));
  for (int i = 0; i != 4; ++i)
    EXPECT(twice[i] == 2 * values[i]);
  OK(clReleaseMemObject(from));
  OK(clReleaseMemObject(to));
}

static void refuse(cl_int code, cl_mem_flags flags, cl_image_format f, cl_image_desc d,
                   void *host) {
  cl_int error;
  EXPECT(clCreateImage(context, flags, &f, &d, host, &error) == NULL);
  EXPECT_ERROR(code, error);
}

static void refusals(void) {
  static char host[1024] __attribute__((aligned(16)));
  const cl_image_format f = {CL_RGBA, CL_UNORM_INT8};
  const cl_image_format unknown = {CL_RGBA, 7}, unsupported = {CL_LUMINANCE, CL_UNORM_INT8};
  cl_image_desc d = describe(CL_MEM_OBJECT_IMAGE2D, 4, 4, 0), e;
  refuse(CL_INVALID_VALUE, CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY, f, d, NULL);
  refuse(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0, unknown, d, NULL);
  refuse(CL_IMAGE_FORMAT_NOT_SUPPORTED, 0, unsupported, d, NULL);
  const cl_image_format incompatible[] = {
      {CL_RGB, CL_FLOAT},        {CL_RGBx, CL_UNORM_INT8}, {CL_LUMINANCE, CL_SIGNED_INT8},
      {CL_BGRA, CL_UNORM_INT16}, {CL_sRGBA, CL_FLOAT},     {CL_DEPTH, CL_UNORM_INT8},
      {CL_R, CL_UNORM_INT24},    {CL_RGBA, CL_UNORM_SHORT_565}};
  for (int i = 0; i != 8; ++i)
    refuse(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0, incompatible[i], d, NULL);
  const cl_image_format compatible[] = {
      {CL_RGB, CL_UNORM_SHORT_565}, {CL_RGBx, CL_UNORM_INT_101010},
      {CL_RGBA, CL_UNORM_INT_101010_2}, {CL_sBGRA, CL_UNORM_INT8}, {CL_ARGB, CL_UNORM_INT8},
      {CL_INTENSITY, CL_HALF_FLOAT}, {CL_ABGR, CL_SIGNED_INT8}, {CL_A, CL_FLOAT}};
  for (int i = 0; i != 8; ++i)
    refuse(CL_IMAGE_FORMAT_NOT_SUPPORTED, 0, compatible[i], d, NULL);
  refuse(CL_IMAGE_FORMAT_NOT_SUPPORTED, 0, (cl_image_format){CL_DEPTH, CL_FLOAT},
         describe(CL_MEM_OBJECT_IMAGE3D, 4, 4, 2), NULL);
  refuse(CL_INVALID_HOST_PTR, CL_MEM_COPY_HOST_PTR, f, d, NULL);
  refuse(CL_INVALID_HOST_PTR, 0, f, d, host);
  e = d, e.image_width = 0;
  refuse(CL_INVALID_IMAGE_SIZE, 0, f, e, NULL);
  e = d, e.image_height = 1 << 20;
  refuse(CL_INVALID_IMAGE_SIZE, 0, f, e, NULL);
  e = d, e.image_row_pitch = 16;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, 0, f, e, NULL);
  e = d, e.image_row_pitch = 15;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, CL_MEM_COPY_HOST_PTR, f, e, host);
  e = d, e.num_samples = 2;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, 0, f, e, NULL);
  e = d, e.image_type = CL_MEM_OBJECT_BUFFER;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, 0, f, e, NULL);
  e = describe(CL_MEM_OBJECT_IMAGE1D_BUFFER, 4, 0, 0);
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, 0, f, e, NULL);
  cl_mem b = buffer(12, NULL), m = image(CL_MEM_HOST_READ_ONLY, f, d, NULL);
  e.mem_object = b;
  refuse(CL_INVALID_IMAGE_SIZE, 0, f, e, NULL);
  cl_int error;
  e.mem_object = clCreateBuffer(context, CL_MEM_READ_ONLY, 16, NULL, &error);
  OK(error);
  refuse(CL_INVALID_VALUE, CL_MEM_WRITE_ONLY, f, e, NULL);
  OK(clReleaseMemObject(e.mem_object));
  e.mem_object = m;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, 0, f, e, NULL);
  // A 2D image of a buffer: too large for it, with pitches and a base that do not suit
  // the element, and other types of images.
  e = d, e.mem_object = buffer(64, NULL);
  refuse(CL_INVALID_HOST_PTR, CL_MEM_COPY_HOST_PTR, f, e, NULL);
  refuse(CL_INVALID_VALUE, CL_MEM_COPY_HOST_PTR, f, e, host);
  e.image_row_pitch = 20;
  refuse(CL_INVALID_IMAGE_SIZE, 0, f, e, NULL);
  e.image_row_pitch = 18;
  refuse(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0, f, e, NULL);
  e.image_row_pitch = 12;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, 0, f, e, NULL);
  e.image_row_pitch = (size_t)1 << 62;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, 0, f, e, NULL);
  e.image_row_pitch = 0, e.image_type = CL_MEM_OBJECT_IMAGE2D_ARRAY, e.image_array_size = 1;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, 0, f, e, NULL);
  OK(clReleaseMemObject(e.mem_object));
  e = d;
  e.mem_object = clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 64, host + 1, &error);
  OK(error);
  refuse(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0, f, e, NULL);
  OK(clReleaseMemObject(e.mem_object));
  e = describe(CL_MEM_OBJECT_IMAGE3D, 4, 4, 2), e.image_slice_pitch = 63;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, CL_MEM_COPY_HOST_PTR, f, e, host);
  e.image_slice_pitch = (size_t)1 << 63;
  refuse(CL_INVALID_IMAGE_DESCRIPTOR, CL_MEM_USE_HOST_PTR, f, e, host);
  // Commands.
  const size_t all[] = {4, 4, 1}, two[] = {4, 4, 2}, none[] = {4, 0, 1};
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueReadImage(queue, m, CL_TRUE, zero, two, 0, 0, host,
                                                    0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueReadImage(queue, m, CL_TRUE, zero, none, 0, 0, host,
                                                    0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueReadImage(queue, m, CL_TRUE, zero, all, 15, 0, host,
                                                    0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_VALUE, clEnqueueReadImage(queue, m, CL_TRUE, zero, all, 0, 64, host,
                                                    0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_OPERATION, clEnqueueWriteImage(queue, m, CL_TRUE, zero, all, 0, 0,
                                                         host, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT, clEnqueueReadImage(queue, b, CL_TRUE, zero, all, 0, 0,
                                                         host, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT,
               clEnqueueReadBuffer(queue, m, CL_TRUE, 0, 4, host, 0, NULL, NULL));
  cl_mem other = image(0, (cl_image_format){CL_RGBA, CL_SNORM_INT8}, d, NULL);
  EXPECT_ERROR(CL_IMAGE_FORMAT_MISMATCH,
               clEnqueueCopyImage(queue, m, other, zero, zero, all, 0, NULL, NULL));
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT, clGetImageInfo(b, CL_IMAGE_WIDTH, 0, NULL, NULL));
  // Arguments.
  cl_kernel k = kernel(program, "read_f");
  cl_sampler s = sampler(CL_FALSE, CL_ADDRESS_NONE, CL_FILTER_NEAREST);
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT, clSetKernelArg(k, 0, sizeof(cl_mem), &b));
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT, clSetKernelArg(k, 0, sizeof(cl_mem), NULL));
  EXPECT_ERROR(CL_INVALID_ARG_SIZE, clSetKernelArg(k, 0, 4, &m));
  EXPECT_ERROR(CL_INVALID_SAMPLER, clSetKernelArg(k, 1, sizeof(cl_mem), &m));
  EXPECT_ERROR(CL_INVALID_MEM_OBJECT, clSetKernelArg(k, 2, sizeof(cl_mem), &m));
  OK(clSetKernelArg(k, 1, sizeof(s), &s));
  OK(clReleaseSampler(s));
  OK(clReleaseKernel(k));
  for (cl_mem *i = (cl_mem[]){b, m, other, NULL}; *i; ++i)
    OK(clReleaseMemObject(*i));
}

int main(void) {
  cl_bool images = CL_FALSE;
  start(0);
  OK(clGetDeviceInfo(device, CL_DEVICE_IMAGE_SUPPORT, sizeof(images), &images, NULL));
  EXPECT(images);
  program = build(source, "-cl-std=CL3.0");
  formats();
  samplers();
  samplerObjects();
  copies();
  changes();
  depths();
  imagesOfBuffers();
  regions();
  queries();
  refusals();
  OK(clReleaseProgram(program));
  program = build(source, "-cl-std=CL2.0 -cl-opt-disable");
  samplerObjects();
  copies();
  changes();
  depths();
  queries();
  return finish();
}
