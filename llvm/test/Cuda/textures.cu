// Textures and surfaces: each fetch against the programming guide's formulas, computed by
// the host in double; formats, layers, boxes, and copies of arrays.
//
// RUN: q7x2-nvcc -O2 -std=c++17 %s -o %t && %t | FileCheck %s --match-full-lines

#include <cmath>
#include <cstdio>
#include <vector>

constexpr int Width = 13, Height = 7, Depth = 5, Fetches = 400;

static int failures = 0;
static void expect(const char *name, double got, double wanted, double limit = 1e-6) {
  if (!(std::fabs(got - wanted) <= limit) && ++failures <= 10)
    std::printf("%s: %.9g instead of %.9g\n", name, got, wanted);
}

struct Point {
  float x, y, z;
};
// Around and far outside of the texture, on and between centers.
static Point pointOf(int i, bool isNormalized) {
  Point p = {-9 + 0.0625f * ((i * 37) % 512), -6 + 0.125f * ((i * 11) % 160),
             -4 + 0.25f * ((i * 7) % 56)};
  if (isNormalized)
    p = {p.x / 16, p.y / 8, p.z / 4};
  return p;
}

template <int Dimensions> __global__ void fetch(cudaTextureObject_t t, const Point *p, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= Fetches)
    return;
  out[i] = Dimensions == 1   ? tex1D<float>(t, p[i].x)
           : Dimensions == 2 ? tex2D<float>(t, p[i].x, p[i].y)
                             : tex3D<float>(t, p[i].x, p[i].y, p[i].z);
}

// The guide's formulas.
static int indexOf(int i, int n, cudaTextureAddressMode mode) {
  switch (mode) {
  case cudaAddressModeClamp:
    return std::max(0, std::min(i, n - 1));
  case cudaAddressModeWrap:
    return ((i % n) + n) % n;
  case cudaAddressModeMirror:
    i = ((i % (2 * n)) + 2 * n) % (2 * n);
    return i < n ? i : 2 * n - 1 - i;
  default:
    return i >= 0 && i < n ? i : -1;
  }
}
struct Reference {
  const std::vector<float> &data;
  int dimensions, size[3];
  cudaTextureDesc desc;
  double element(int x, int y, int z) const {
    int i[3] = {x, y, z};
    for (int d = 0; d != dimensions; ++d)
      if ((i[d] = indexOf(i[d], size[d], desc.addressMode[d])) < 0)
        return desc.borderColor[0];
    return data[(size_t(i[2]) * size[1] + i[1]) * size[0] + i[0]];
  }
  double at(Point p) const {
    double c[3] = {p.x, p.y, p.z};
    int first[3] = {0, 0, 0};
    double weight[3] = {0, 0, 0};
    for (int d = 0; d != dimensions; ++d) {
      double x = desc.normalizedCoords ? float(c[d]) * size[d] : c[d];
      if (desc.filterMode == cudaFilterModePoint) {
        first[d] = int(std::floor(x));
        continue;
      }
      x = float(x) - 0.5;
      first[d] = int(std::floor(x));
      weight[d] = std::nearbyint((x - first[d]) * 256) / 256;
    }
    double sum = 0;
    for (int corner = 0; corner != 8; ++corner) {
      double w = 1;
      int i[3];
      for (int d = 0; d != 3; ++d) {
        const int bit = corner >> d & 1;
        i[d] = first[d] + bit;
        w *= bit ? weight[d] : 1 - weight[d];
      }
      if (w != 0)
        sum += w * element(i[0], i[1], i[2]);
    }
    return sum;
  }
};

template <int Dimensions> static void checkModes(const Point *points, float *out) {
  const int size[3] = {Width, Dimensions > 1 ? Height : 1, Dimensions > 2 ? Depth : 1};
  std::vector<float> data(size[0] * size[1] * size[2]);
  for (size_t i = 0; i != data.size(); ++i)
    data[i] = float(i * 7 % 31) / 4;
  cudaArray_t array;
  const cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaMalloc3DArray(&array, &format,
                    {Width, size_t(Dimensions > 1 ? Height : 0), size_t(Dimensions > 2 ? Depth : 0)});
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(data.data(), Width * sizeof(float), Width, size[1]);
  copy.dstArray = array;
  copy.extent = make_cudaExtent(Width, size[1], size[2]);
  copy.kind = cudaMemcpyHostToDevice;
  if (cudaMemcpy3D(&copy))
    ++failures;
  for (int setting = 0; setting != 12; ++setting) {
    const bool isNormalized = setting >= 4;
    cudaTextureDesc desc = {};
    for (auto &mode : desc.addressMode)
      mode = isNormalized ? cudaTextureAddressMode(setting % 4)
             : setting & 2 ? cudaAddressModeBorder
                           : cudaAddressModeClamp;
    desc.filterMode = (isNormalized ? setting >= 8 : setting & 1) ? cudaFilterModeLinear
                                                                  : cudaFilterModePoint;
    desc.normalizedCoords = isNormalized;
    desc.borderColor[0] = 2.5f;
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureObject_t texture;
    if (cudaCreateTextureObject(&texture, &resource, &desc, nullptr))
      ++failures;
    Point *const used = const_cast<Point *>(points);
    for (int i = 0; i != Fetches; ++i)
      used[i] = pointOf(i, isNormalized);
    fetch<Dimensions><<<(Fetches + 63) / 64, 64>>>(texture, points, out);
    cudaDeviceSynchronize();
    const Reference reference = {data, Dimensions, {size[0], size[1], size[2]}, desc};
    for (int i = 0; i != Fetches; ++i) {
      char name[40];
      std::snprintf(name, sizeof(name), "%dD setting %d point %d", Dimensions, setting, i);
      expect(name, out[i], reference.at(points[i]), 1e-5);
    }
    cudaDestroyTextureObject(texture);
  }
  cudaFreeArray(array);
}

__global__ void formats(cudaTextureObject_t bytes, cudaTextureObject_t norms,
                        cudaTextureObject_t shorts, cudaTextureObject_t linear, float *out) {
  const uchar4 b = tex2D<uchar4>(bytes, 1.5f, 0.5f);
  const float4 n = tex2D<float4>(norms, 1.5f, 0.5f);
  const short2 s = tex2D<short2>(shorts, 2.5f, 1.5f);
  float4 stored;
  tex2D(&stored, norms, 0.5f, 0.5f);
  const float all[] = {float(b.x), float(b.w), n.x, n.w, float(s.x), float(s.y), stored.y,
                       float(tex1Dfetch<int>(linear, 3)), float(tex1Dfetch<int>(linear, 99))};
  for (int i = 0; i != 9; ++i)
    out[i] = all[i];
}
__global__ void invert(cudaSurfaceObject_t from, cudaSurfaceObject_t to) {
  const int x = threadIdx.x, y = threadIdx.y;
  const uchar4 v = surf2Dread<uchar4>(from, x * 4, y);
  surf2Dwrite(make_uchar4(255 - v.x, v.y, v.z, 7), to, x * 4, y);
  surf2Dwrite(v, to, 100, 100, cudaBoundaryModeZero);
}
__global__ void layers(cudaTextureObject_t t, float *out) {
  out[threadIdx.x] = tex2DLayered<float>(t, 1.5f, 0.5f, threadIdx.x);
}

static cudaTextureObject_t textureOf(cudaArray_t array, cudaTextureReadMode mode) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc desc = {};
  desc.readMode = mode;
  cudaTextureObject_t texture = 0;
  cudaCreateTextureObject(&texture, &resource, &desc, nullptr);
  return texture;
}
static cudaSurfaceObject_t surfaceOf(cudaArray_t array) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaSurfaceObject_t surface = 0;
  cudaCreateSurfaceObject(&surface, &resource);
  return surface;
}

int main() {
  Point *points;
  float *out;
  cudaMallocManaged(&points, Fetches * sizeof(Point));
  cudaMallocManaged(&out, Fetches * sizeof(float));
  checkModes<1>(points, out);
  checkModes<2>(points, out);
  checkModes<3>(points, out);
  // CHECK: modes: 0 failures
  std::printf("modes: %d failures\n", failures);

  cudaArray_t bytes, shorts, copy, layered;
  const auto byteFormat = cudaCreateChannelDesc<uchar4>();
  const auto shortFormat = cudaCreateChannelDesc(16, 16, 0, 0, cudaChannelFormatKindSigned);
  const auto floatFormat = cudaCreateChannelDesc<float>();
  cudaMallocArray(&bytes, &byteFormat, 4, 2);
  cudaMallocArray(&copy, &byteFormat, 4, 2, cudaArraySurfaceLoadStore);
  cudaMallocArray(&shorts, &shortFormat, 3, 2);
  unsigned char b[2][4][4];
  short s[2][3][2];
  for (int i = 0; i != 32; ++i)
    b[0][0][i] = i * 7;
  for (int i = 0; i != 12; ++i)
    s[0][0][i] = 5 - i * 3000;
  cudaMemcpy2DToArray(bytes, 0, 0, b, 16, 16, 2, cudaMemcpyHostToDevice);
  cudaMemcpyToArray(shorts, 0, 0, s, sizeof(s), cudaMemcpyHostToDevice);
  int *numbers;
  cudaMallocManaged(&numbers, 8 * sizeof(int));
  for (int i = 0; i != 8; ++i)
    numbers[i] = -10 * i;
  cudaResourceDesc linear = {};
  linear.resType = cudaResourceTypeLinear;
  linear.res.linear = {numbers, cudaCreateChannelDesc<int>(), 8 * sizeof(int)};
  cudaTextureDesc plain = {};
  cudaTextureObject_t linearTexture;
  cudaCreateTextureObject(&linearTexture, &linear, &plain, nullptr);
  formats<<<1, 1>>>(textureOf(bytes, cudaReadModeElementType),
                    textureOf(bytes, cudaReadModeNormalizedFloat),
                    textureOf(shorts, cudaReadModeElementType), linearTexture, out);
  cudaDeviceSynchronize();
  // The second element has the bytes 28 to 49, 28 / 255 and 49 / 255; the last pair of
  // shorts is -29995 and -32995, which wraps to 32541.
  // CHECK-NEXT: formats: 28 49 0.1098 0.1922 -29995 32541 0.0275 -30 0
  std::printf("formats: %g %g %.4f %.4f %g %g %.4f %g %g\n", out[0], out[1], out[2], out[3], out[4],
              out[5], out[6], out[7], out[8]);

  invert<<<1, dim3(4, 2)>>>(surfaceOf(bytes), surfaceOf(copy));
  unsigned char back[2][4][4];
  cudaMemcpy2DFromArray(back, 16, copy, 0, 0, 16, 2, cudaMemcpyDeviceToHost);
  // CHECK-NEXT: surfaces: 255 7 59 203 7
  std::printf("surfaces: %d %d %d %d %d\n", back[0][0][0], back[0][0][1], back[1][3][0],
              back[1][3][1], back[1][3][3]);

  float planes[3][2][4];
  for (int i = 0; i != 24; ++i)
    planes[0][0][i] = i;
  cudaMalloc3DArray(&layered, &floatFormat, make_cudaExtent(4, 2, 3), cudaArrayLayered);
  cudaMemcpy3DParms parts = {};
  parts.srcPtr = make_cudaPitchedPtr(planes, 16, 4, 2);
  parts.dstArray = layered;
  parts.extent = make_cudaExtent(4, 2, 3);
  parts.kind = cudaMemcpyHostToDevice;
  cudaMemcpy3D(&parts);
  layers<<<1, 4>>>(textureOf(layered, cudaReadModeElementType), out);
  cudaDeviceSynchronize();
  // CHECK-NEXT: layers: 1 9 17 17
  std::printf("layers: %g %g %g %g\n", out[0], out[1], out[2], out[3]);

  cudaChannelFormatDesc odd = cudaCreateChannelDesc(8, 16, 0, 0, cudaChannelFormatKindUnsigned);
  cudaTextureObject_t none;
  linear.res.linear.desc = odd;
  plain.filterMode = cudaFilterModeLinear;
  // CHECK-NEXT: cudaErrorInvalidValue
  std::puts(cudaGetErrorName(cudaMallocArray(&copy, &odd, 4)));
  // CHECK-NEXT: cudaErrorInvalidValue
  std::puts(cudaGetErrorName(cudaCreateTextureObject(&none, &linear, &plain, nullptr)));
  // CHECK-NEXT: cudaErrorInvalidValue
  std::puts(cudaGetErrorName(cudaMemcpy2DToArray(bytes, 4, 0, b, 16, 16, 2, cudaMemcpyHostToDevice)));
  // CHECK-NEXT: cudaErrorInvalidValue
  std::puts(cudaGetErrorName(cudaDestroyTextureObject(12345)));
}
