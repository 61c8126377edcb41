// C++ without exceptions: virtual functions, new and delete, static objects,
// libc++'s headers.
//
// REQUIRES: libcxx
// RUN: q7x2-clang -std=c++17 -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main | FileCheck %s
// RUN: q7x2-clang -std=c++20 -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main | FileCheck %s
// RUN: not q7x2-clang -c %s -DTHROW -o %t.o 2>&1 | FileCheck %s --check-prefix=THROW

#include <algorithm>
#include <array>
#include <cassert>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>
#include <numeric>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#if __cplusplus >= 202002L
#include <bit>
#include <span>
#endif

namespace {

struct Shape {
  virtual ~Shape() { printf("~Shape\n"); }
  virtual int area() const = 0;
};
struct Square : Shape {
  int side;
  explicit Square(int side) : side(side) {}
  ~Square() override { printf("~Square %d\n", side); }
  int area() const override { return side * side; }
};
struct alignas(64) Wide {
  char bytes[64];
};

Square global(3);

int next() {
  static Square first(4); // with a guard
  return first.side++;
}

template <typename T> T *keep(T *p) {
  __asm__ volatile("" : "+r"(p));
  return p;
}

} // namespace

// CHECK: area 9
// CHECK-NEXT: area 25
// CHECK-NEXT: ~Square 5
// CHECK-NEXT: ~Shape
// CHECK-NEXT: sorted 1 2 3 5 9
// CHECK-NEXT: (-3,4) 20
// CHECK-NEXT: ~Square 6
// CHECK-NEXT: ~Shape
// CHECK-NEXT: ~Square 3
// CHECK-NEXT: ~Shape
int main() {
  Shape *shapes[] = {&global, keep(new Square(5))};
  for (Shape *s : shapes)
    printf("area %d\n", s->area());
  delete shapes[1];
  Wide *wide = keep(new Wide[2]);
  assert(reinterpret_cast<unsigned long>(wide) % 64 == 0);
  delete[] wide;
  assert(keep(new (std::nothrow) int(4)) != nullptr);

  std::array<int, 5> a = {5, 3, 9, 1, 2};
  std::sort(a.begin(), a.end());
  printf("sorted");
  for (int v : a)
    printf(" %d", v);
  std::complex<float> z(1, 2);
  z *= z;
  printf("\n(%g,%g) %d\n", z.real(), z.imag(),
         std::accumulate(a.begin(), a.end(), 0));

  std::optional<std::tuple<int, double>> o;
  assert(!o);
  o = std::make_tuple(1, 2.5);
  assert(std::get<1>(*o) == 2.5);
  static_assert(std::is_same_v<decltype(o)::value_type, std::tuple<int, double>>);
  assert(std::numeric_limits<float>::max() > 3e38f);
  double d[] = {3, 1, 2};
  std::sort(d, d + 3, [](double x, double y) { return x > y; });
  assert(d[0] == 3 && std::strlen("four") == 4);
#if __cplusplus >= 202002L
  std::span<int> part(a.data() + 1, 2);
  assert(part.size() == 2 && std::popcount(unsigned(part[1])) == 2);
#endif
  assert(next() == 4 && next() == 5);
#ifdef THROW
  // THROW: cxx.cpp:[[#@LINE+1]]:3: error: cannot use 'throw' with exceptions disabled
  throw 1;
#endif
  return 0;
}
