// Helper functions and wide private objects, as kernels of public suites have
// them.
//
// RUN: %check_kernel %s %t --kernel digests --grid 2 --block 32 --arg out:u32:512 --arg u32:77
// RUN: %check_kernel %s %t --kernel paths --grid 4,4 --block 8,4 --arg out:f32:2048 --arg i32:32 --arg i32:16 --tolerance 1e-5
// RUN: %check_kernel %s %t --kernel classes --block 8 --arg in:f32:8:-2:2 --arg out:i32:32 --arg out:i64:16
// RUN: %check_kernel %s %t --kernel windows --grid 1 --block 64 --arg in:i32:64:-99:99 --arg out:i32:512

// Inline by C99's rules only, and too long to be inlined.
inline uint mix_words(uint *words, uint rounds) {
  for (uint i = 0; i < rounds; ++i) {
    words[i % 4] += rotate(words[(i + 1) % 4] ^ words[(i + 3) % 4], i % 31 + 1);
    words[(i + 2) % 4] *= 0x9e3779b1u;
  }
  return words[0] ^ words[3];
}

__kernel void digests(__global uint8 *out, uint seed) {
  uint id = get_global_id(0);
  uint words[4] = {seed, id, seed * id, ~id};
  uint a = mix_words(words, 20 + id % 7), b = mix_words(words, 9);
  out[id] = (uint8)(a, b, words[0], words[1], words[2], words[3], a + b, id);
}

// True is -1 in a vector.
__kernel void classes(__global const float *in, __global int4 *out,
                      __global long2 *wide) {
  uint id = get_global_id(0);
  float4 x = (float4)(in[id], in[id] / 0.0f, -INFINITY, NAN);
  double2 y = (double2)(in[id], (double)INFINITY);
#ifdef __Q7X2__
  out[id] = isinf(x);
  wide[id] = isinf(y);
#else
  out[id] = x == (float4)(INFINITY) || x == (float4)(-INFINITY);
  wide[id] = y == (double2)(INFINITY);
#endif
}

// An object of 64 bytes with an alignment of 64, and calls after it.
__kernel void windows(__global const int *in, __global int8 *out) {
  int16 window;
  int *w = (int *)&window;
  for (int i = 0; i < 16; ++i)
    w[i] = in[(get_global_id(0) + i) % get_global_size(0)] * (int)(i + 1);
  out[get_local_id(0)] = window.lo - window.hi;
}

// Rays among spheres: an inner loop with a uniform trip count and conditions, in a
// loop that threads leave in different iterations.
typedef struct {
  float x, y, z, radius;
} Ball;

__constant Ball Balls[3] = {
    {0, 0, 5, 1}, {1, 1, 6, 1.5f}, {0, -100, 5, 98}};

inline bool hits(float x, float y, float z, float dx, float dy, float dz,
                 __constant Ball *ball, float *distance) {
  float ox = x - ball->x, oy = y - ball->y, oz = z - ball->z;
  float b = ox * dx + oy * dy + oz * dz;
  float c = ox * ox + oy * oy + oz * oz - ball->radius * ball->radius;
  float d = b * b - c;
  if (d < 0)
    return false;
  float near = -b - sqrt(d);
  if (near < 1e-3f)
    return false;
  *distance = near;
  return true;
}

__kernel void paths(__global float4 *image, int width, int height) {
  int px = get_global_id(0), py = get_global_id(1);
  float dx = (px - width * 0.5f) / width, dy = (py - height * 0.5f) / height;
  float dz = 1 / sqrt(dx * dx + dy * dy + 1), x = 0, y = 0, z = 0;
  float light = 0, left = 1;
  int last = -1;
  dx *= dz;
  dy *= dz;
  for (int bounce = 0; bounce < 3; ++bounce) {
    float nearest = INFINITY;
    int id = -1;
    for (int i = 0; i < 3; ++i) {
      float distance;
      if (hits(x, y, z, dx, dy, dz, &Balls[i], &distance) &&
          distance < nearest) {
        nearest = distance;
        id = i;
      }
    }
    if (id < 0) {
      light += left * 0.5f;
      break;
    }
    x += nearest * dx;
    y += nearest * dy;
    z += nearest * dz;
    last = id;
    switch (id) {
    case 0:
      light += left * 0.25f;
      bounce = 9;
      break;
    case 1: {
      float r = 1 / Balls[1].radius;
      float nx = (x - Balls[1].x) * r, ny = (y - Balls[1].y) * r,
            nz = (z - Balls[1].z) * r;
      float twice = 2 * (dx * nx + dy * ny + dz * nz);
      dx -= twice * nx;
      dy -= twice * ny;
      dz -= twice * nz;
      left *= 0.75f;
      break;
    }
    default:
      light += left * ((int)floor(x) & 1);
      bounce = 9;
    }
  }
  image[py * width + px] = (float4)(light, left, x + y + z, last);
}
