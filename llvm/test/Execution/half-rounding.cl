// Conversions to half that round to nearest or towards an infinity, of subnormal results
// too, by convert_half and by all forms of vstore_half and vstorea_half; and loads of them.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O0 -c %s -o %t0.o
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -c %s -o %t2.o
// DEFINE: %{values} = 0x1p-149,-0x1p-149,0x1p-25,-0x1p-25,0x1.8p-24,-0x1.8p-24,1.000244140625,-1.000244140625,65504,-65504,65505,-65505,inf,-inf,0,-0
// DEFINE: %{run} = --block 16 --arg buf:f32:%{values} --arg buf:256 --arg buf:64
// RUN: q7x2-run %t0.o %{run} --print 1:u32 --print 2:u32 | tr '\n' ' ' | FileCheck %s
// RUN: q7x2-run %t2.o %{run} --print 1:u32 --print 2:u32 | tr '\n' ' ' | FileCheck %s

// Towards positive infinity: 1, -0, 1, -0, 2, -1 subnormal steps; 1 + 2^-10, -1;
// the largest half and its negative; infinity for larger numbers.
// CHECK:      1 32768 1 32768 2 32769 15361 48128 31743 64511 31744 64511 31744 64512 0 32768
// Towards negative infinity.
// CHECK-SAME: 0 32769 0 32769 1 32770 15360 48129 31743 64511 31743 64512 31744 64512 0 32768
// To nearest, even ones of two, also as the default.
// CHECK-SAME: 0 32768 0 32768 2 32770 15360 48128 31743 64511 31743 64511 31744 64512 0 32768
// CHECK-SAME: 0 32768 0 32768 2 32770 15360 48128 31743 64511 31743 64511 31744 64512 0 32768
// No other form differs.
// CHECK-SAME: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 {{$}}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

// Counts the elements of a vector of N times x that are not as wanted.
#define CHECK_VECTOR(MODE, T, N)                                               \
  {                                                                            \
    half##N all = convert_half##N##MODE((T##N)x);                              \
    vstore_half##N##MODE((T##N)x, 0, memory + 2);                              \
    vstorea_half##N##MODE((T##N)x, 0, memory + 32);                            \
    vstore_half##N##MODE((T##N)x, 0, shared + 2);                              \
    vstorea_half##N##MODE((T##N)x, 0, shared + 32);                            \
    float##N loaded = vload_half##N(0, memory + 2);                            \
    float##N from_memory = vloada_half##N(0, memory + 32);                     \
    float##N from_shared = vloada_half##N(0, shared + 32);                     \
    for (int i = 0; i < N; ++i)                                                \
      wrong += (loaded[i] != wanted_float) + (from_memory[i] != wanted_float) +\
               (from_shared[i] != wanted_float) +                              \
               (as_ushort(all[i]) != wanted) +                                 \
               (as_ushort(memory[2 + i]) != wanted) +                          \
               (as_ushort(memory[32 + i]) != wanted) +                         \
               (as_ushort(shared[2 + i]) != wanted) +                          \
               (as_ushort(shared[32 + i]) != wanted);                          \
  }

#define CHECK_TYPE(MODE, T)                                                    \
  {                                                                            \
    T x = value;                                                               \
    vstore_half##MODE(x, 1, memory);                                           \
    vstore_half##MODE(x, 1, shared);                                           \
    wrong += (as_ushort(memory[1]) != wanted) +                                \
             (as_ushort(shared[1]) != wanted) +                                \
             (as_ushort(convert_half##MODE(x)) != wanted);                     \
    CHECK_VECTOR(MODE, T, 2)                                                   \
    CHECK_VECTOR(MODE, T, 3)                                                   \
    CHECK_VECTOR(MODE, T, 4)                                                   \
    CHECK_VECTOR(MODE, T, 8)                                                   \
    CHECK_VECTOR(MODE, T, 16)                                                  \
  }

#define CHECK_MODE(MODE, OUT)                                                  \
  {                                                                            \
    ushort wanted = as_ushort(convert_half##MODE(value));                      \
    float wanted_float = (float)as_half(wanted);                               \
    OUT = wanted;                                                              \
    CHECK_TYPE(MODE, float)                                                    \
    CHECK_TYPE(MODE, double)                                                   \
  }

kernel void directed(global const float *in, global uint *out, global uint *differ) {
  local half all_shared[16 * 64];
  int id = get_local_id(0);
  local half *shared = all_shared + 64 * id;
  half memory[64] __attribute__((aligned(32)));
  float value = in[id];
  uint wrong = 0;
  CHECK_MODE(_rtp, out[id])
  CHECK_MODE(_rtn, out[16 + id])
  CHECK_MODE(_rte, out[32 + id])
  CHECK_MODE(, out[48 + id])
  differ[id] = wrong;
}
