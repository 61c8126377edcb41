// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CUDA twins of kernels of simulation.cl, for utils/bench-code --cuda.

// A sweep of alternating directions implicit along rows.
extern "C" __global__ void adi_rows(const float *a, float *b, float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  for (int j = 1; j < n; j++) {
    x[i * n + j] =
        x[i * n + j] - x[i * n + j - 1] * a[i * n + j] / b[i * n + j - 1];
    b[i * n + j] =
        b[i * n + j] - a[i * n + j] * a[i * n + j] / b[i * n + j - 1];
  }
}

// The same along columns.
extern "C" __global__ void adi_columns(const float *a, float *b, float *x,
                                       int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 1; i < n; i++) {
    x[i * n + j] =
        x[i * n + j] - x[(i - 1) * n + j] * a[i * n + j] / b[(i - 1) * n + j];
    b[i * n + j] =
        b[i * n + j] - a[i * n + j] * a[i * n + j] / b[(i - 1) * n + j];
  }
}

extern "C" __global__ void stencil_3d(const float *in, float *out, float c0,
                                      float c1, int nx, int ny, int nz) {
  int x = blockIdx.x * blockDim.x + threadIdx.x + 1,
      y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  if (x >= nx - 1 || y >= ny - 1)
    return;
  for (int z = 1; z < nz - 1; z++) {
    int i = x + nx * (y + ny * z);
    out[i] = c1 * (in[i + nx * ny] + in[i - nx * ny] + in[i + nx] + in[i - nx] +
                   in[i + 1] + in[i - 1]) -
             c0 * in[i];
  }
}

struct Grid {
  float cap, rx, ry, rz, step, ambient;
  int columns, rows;
};

// A structure by value that is only read.
extern "C" __global__ void hotspot(const float *power, const float *from,
                                   float *to, Grid g) {
  int x = blockIdx.x * blockDim.x + threadIdx.x,
      y = blockIdx.y * blockDim.y + threadIdx.y, i = y * g.columns + x;
  float n = from[y > 0 ? i - g.columns : i],
        s = from[y < g.rows - 1 ? i + g.columns : i];
  float w = from[x > 0 ? i - 1 : i], e = from[x < g.columns - 1 ? i + 1 : i],
        c = from[i];
  to[i] = c + g.step / g.cap *
                  (power[i] + (s + n - 2.0f * c) / g.ry +
                   (e + w - 2.0f * c) / g.rx + (g.ambient - c) / g.rz);
}

struct Polynomial {
  float coefficients[16];
};

// One that is indexed.
extern "C" __global__ void polynomial(const float *x, float *y, Polynomial p,
                                      int degree) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0, v = x[i];
  for (int k = degree; k >= 0; k--)
    sum = sum * v + p.coefficients[k];
  y[i] = sum;
}

struct Complex {
  float re, im;
};
struct Scale {
  Complex factor, offset;
};

extern "C" __global__ void complex_multiply(const Complex *a, const Complex *b,
                                            Complex *c, Scale s, Scale t,
                                            int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const Scale *p = i & 1 ? &s : &t;
  Complex u = a[i], v = b[i], r;
  r.re = u.re * v.re - u.im * v.im;
  r.im = u.re * v.im + u.im * v.re;
  c[i].re = r.re * p->factor.re - r.im * p->factor.im + p->offset.re;
  c[i].im = r.re * p->factor.im + r.im * p->factor.re + p->offset.im;
}

extern "C" __global__ void lennard_jones(float4 *force, const float4 *position,
                                         const int *neighbors, int count,
                                         int maximum, float cutoff, float lj1,
                                         float lj2) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 p = position[i], f = {0, 0, 0, 0};
  for (int j = 0; j < maximum; j++) {
    float4 q = position[neighbors[j * count + i]];
    float dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z;
    float r2 = dx * dx + dy * dy + dz * dz;
    if (r2 < cutoff) {
      float inv = 1.0f / r2, r6 = inv * inv * inv,
            s = inv * r6 * (lj1 * r6 - lj2);
      f.x += dx * s;
      f.y += dy * s;
      f.z += dz * s;
    }
  }
  force[i] = f;
}

extern "C" __global__ void binomial_option(const float *prices, float *out,
                                           float strike, float up, float down,
                                           float discount) {
  __shared__ float call[256];
  int t = threadIdx.x;
  float s = prices[blockIdx.x];
  call[t] = fmaxf(s * expf(up * t) - strike, 0.0f);
  __syncthreads();
  for (int i = 255; i > 0; i--) {
    float v = 0;
    if (t < i)
      v = discount * (up * call[t + 1] + down * call[t]);
    __syncthreads();
    if (t < i)
      call[t] = v;
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = call[0];
}

extern "C" __global__ void monte_carlo(float *out, unsigned seed, int steps,
                                       float drift, float vol) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned s = seed ^ i * 2654435761u;
  float x = 1.0f;
  for (int k = 0; k < steps; k++) {
    s = s * 1664525u + 1013904223u;
    float u1 = (s >> 8) * 0x1p-24f + 0x1p-25f;
    s = s * 1664525u + 1013904223u;
    float u2 = (s >> 8) * 0x1p-24f;
    float z = sqrtf(-2.0f * logf(u1)) * cosf(6.2831853f * u2);
    x *= expf(drift + vol * z);
  }
  out[i] = x;
}

// Arrhenius rates in double precision: many constants.
extern "C" __global__ void rates(const double *temperature, double *out,
                                 int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double t = temperature[i], r = 1.0 / t, l = t * 0.0012345678901234;
  double k1 = 1.23456789e3 * r + 3.14159265358979 * l + 0.577215664901533;
  double k2 =
      k1 * 2.71828182845905 - l * 1.61803398874989 + 1.41421356237310 * r;
  double k3 = k2 * 0.693147180559945 + k1 * 2.30258509299405 - 1.73205080756888;
  double k4 =
      k3 * 2.23606797749979 + k2 * 0.915965594177219 - 1.20205690315959 * k1;
  double k5 =
      k4 * 0.739085133215161 + k3 * 2.68545200106531 - 0.187859642462067 * k2;
  out[i] = k1 + k2 * k3 + k4 * k5;
  out[n + i] =
      k1 * 0.261497212847643 + k5 * 4.66920160910299 - k3 * 2.50290787509589;
}

// D2Q9: one step of a lattice Boltzmann method.
extern "C" __global__ void lattice_boltzmann(const float *f, float *g, int w,
                                             int h, float omega) {
  int x = blockIdx.x * blockDim.x + threadIdx.x,
      y = blockIdx.y * blockDim.y + threadIdx.y, n = w * h;
  const int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1},
            ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
  const float weights[9] = {4.0f / 9,  1.0f / 9,  1.0f / 9,  1.0f / 9, 1.0f / 9,
                            1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};
  float v[9], rho = 0, ux = 0, uy = 0;
  for (int k = 0; k < 9; k++) {
    int px = (x - ex[k] + w) % w, py = (y - ey[k] + h) % h;
    v[k] = f[k * n + py * w + px];
    rho += v[k];
    ux += ex[k] * v[k];
    uy += ey[k] * v[k];
  }
  ux /= rho;
  uy /= rho;
  float usq = 1.5f * (ux * ux + uy * uy);
  for (int k = 0; k < 9; k++) {
    float cu = 3.0f * (ex[k] * ux + ey[k] * uy);
    float eq = weights[k] * rho * (1.0f + cu + 0.5f * cu * cu - usq);
    g[k * n + y * w + x] = v[k] + omega * (eq - v[k]);
  }
}

extern "C" __global__ void nbody_double(const double *p, double *a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double x = p[i * 4], y = p[i * 4 + 1], z = p[i * 4 + 2], ax = 0, ay = 0,
         az = 0;
  for (int j = 0; j < n; j++) {
    double dx = p[j * 4] - x, dy = p[j * 4 + 1] - y, dz = p[j * 4 + 2] - z;
    double inverse = 1.0 / sqrt(dx * dx + dy * dy + dz * dz + 0.01);
    double f = p[j * 4 + 3] * inverse * inverse * inverse;
    ax += dx * f;
    ay += dy * f;
    az += dz * f;
  }
  a[i * 3] = ax;
  a[i * 3 + 1] = ay;
  a[i * 3 + 2] = az;
}
