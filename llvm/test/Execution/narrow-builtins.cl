// OpenCL's functions of vectors of 8 and 16 bits, and directed conversions of numbers,
// have the results of their definitions, of each element.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel compare --timing=none --grid 16 --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: q7x2-run %t.o --kernel round_numbers --timing=none --grid 16 --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// CHECK: {{^}}0{{$}}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

uint next(uint *state) {
  *state = *state * 1664525u + 1013904223u;
  return *state >> 9 ^ *state << 13;
}

#define CHECK(T, N, EXPRESSION, OF_ELEMENT)                                    \
  {                                                                            \
    T##N r = EXPRESSION;                                                       \
    for (int i = 0; i < N; ++i)                                                \
      wrong += r[i] != (T)(OF_ELEMENT);                                        \
  }
#define FUNCTIONS(T, UT, N, BITS)                                              \
  {                                                                            \
    T##N x, y, z;                                                              \
    UT##N c;                                                                   \
    for (int i = 0; i < N; ++i) {                                              \
      uint a = next(&state), b = next(&state);                                 \
      x[i] = (T)a, y[i] = (T)(a >> 16), z[i] = (T)b;                           \
      c[i] = (UT)(b >> 16);                                                    \
    }                                                                          \
    CHECK(T, N, hadd(x, y), ((int)x[i] + y[i]) >> 1)                           \
    CHECK(T, N, rhadd(x, y), ((int)x[i] + y[i] + 1) >> 1)                      \
    CHECK(T, N, rotate(x, y),                                                  \
          (uint)(UT)x[i] << (y[i] & (BITS - 1)) |                              \
              (uint)(UT)x[i] >> (-y[i] & (BITS - 1)))                          \
    CHECK(T, N, bitselect(x, y, z), (x[i] & ~z[i]) | (y[i] & z[i]))            \
    CHECK(T, N, select(x, y, c), c[i] >> (BITS - 1) ? y[i] : x[i])             \
    CHECK(UT, N, abs_diff(x, y),                                               \
          x[i] > y[i] ? (int)x[i] - y[i] : (int)y[i] - x[i])                   \
  }
#define WIDTHS(T, UT, BITS)                                                    \
  FUNCTIONS(T, UT, 2, BITS)                                                    \
  FUNCTIONS(T, UT, 3, BITS)                                                    \
  FUNCTIONS(T, UT, 4, BITS)                                                    \
  FUNCTIONS(T, UT, 8, BITS)                                                    \
  FUNCTIONS(T, UT, 16, BITS)
#define SHUFFLES(T, UT)                                                        \
  {                                                                            \
    T##4 x, y;                                                                 \
    UT##4 n;                                                                   \
    for (int i = 0; i < 4; ++i)                                                \
      x[i] = (T)next(&state), y[i] = (T)next(&state), n[i] = next(&state);     \
    CHECK(T, 4, shuffle(x, n), x[n[i] & 3])                                    \
    CHECK(T, 4, shuffle2(x, y, n), n[i] & 4 ? y[n[i] & 3] : x[n[i] & 3])       \
  }
#define UPSAMPLES(T, TO, N)                                                    \
  {                                                                            \
    T##N x;                                                                    \
    uchar##N y;                                                                \
    for (int i = 0; i < N; ++i)                                                \
      x[i] = (T)next(&state), y[i] = (uchar)next(&state);                      \
    CHECK(TO, N, upsample(x, y), x[i] * 256 + y[i])                            \
  }

kernel void compare(global int *mistakes) {
  uint state = get_global_id(0) * 7919u + 3;
  int wrong = 0;
  WIDTHS(char, uchar, 8)
  WIDTHS(uchar, uchar, 8)
  WIDTHS(short, ushort, 16)
  WIDTHS(ushort, ushort, 16)
  SHUFFLES(char, uchar)
  SHUFFLES(uchar, uchar)
  SHUFFLES(short, ushort)
  SHUFFLES(ushort, ushort)
  SHUFFLES(int, uint)
  SHUFFLES(float, uint)
  SHUFFLES(ulong, ulong)
  UPSAMPLES(char, short, 4)
  UPSAMPLES(uchar, ushort, 4)
  UPSAMPLES(char, short, 8)
  UPSAMPLES(uchar, ushort, 16)
  atomic_add(mistakes, wrong);
}

// The nearest number, or its neighbor in the direction.
#define DIRECTED(TO, BITS, FROM, WIDE)                                         \
  {                                                                            \
    FROM x = (FROM)number;                                                     \
    TO down = convert_##TO##_rtn(x), up = convert_##TO##_rtp(x);               \
    TO zero = convert_##TO##_rtz(x), near = convert_##TO(x);                   \
    wrong += (WIDE)down > (WIDE)x || (WIDE)up < (WIDE)x;                       \
    wrong += near != down && near != up;                                       \
    wrong += zero != (x < (FROM)0 ? up : down);                                \
    wrong += down != up &&                                                     \
             as_##BITS(down) + (as_##BITS(down) < 0 || !down ? -1 : 1) !=      \
                 as_##BITS(up) &&                                              \
             down != (TO)0;                                                    \
    TO##2 both = convert_##TO##2_rtp((FROM##2)(x, x));                         \
    wrong += both.y != up;                                                     \
  }

kernel void round_numbers(global int *mistakes) {
  uint state = get_global_id(0) * 7919u + 5;
  int wrong = 0;
  for (int i = 0; i < 8; ++i) {
    ulong bits = (ulong)next(&state) << 32 | next(&state);
    long number = (long)bits >> (next(&state) & 63);
    DIRECTED(float, int, int, double)
    DIRECTED(float, int, uint, double)
    DIRECTED(double, long, int, double)
    double d = (double)number * 0x1p-20;
    wrong += (double)convert_float_rtn(d) > d || (double)convert_float_rtp(d) < d;
    wrong += convert_float_rtz(d) !=
             (d < 0 ? convert_float_rtp(d) : convert_float_rtn(d));
    float up = convert_float_rtp(number), down = convert_float_rtn(number);
    wrong += up != down && nextafter(down, INFINITY) != up;
    wrong += convert_float(number) != up && convert_float(number) != down;
    wrong += convert_float_rtz((ulong)number) !=
             convert_float_rtn((ulong)number);
    float f = (float)(number >> 40 & 0x3ffff) * 0x1p-6f;
    half low = convert_half_rtn(f), high = convert_half_rtp(f);
    wrong += (float)low > f || (float)high < f;
    wrong += low != high && as_short(low) + 1 != as_short(high);
    wrong += convert_half_rtz(f) != low || convert_half_rtz(-f) != -low;
    wrong += convert_half_rtp(number & 0xffff) !=
             convert_half_rtp((float)(number & 0xffff));
    wrong += convert_half_rtz((int)0x7fffffff) != 65504.0h;
  }
  atomic_add(mistakes, wrong);
}
