// Boost.Compute's algorithms against the C++ library's.

#define CL_TARGET_OPENCL_VERSION 120
#include <algorithm>
#include <boost/compute/algorithm.hpp>
#include <boost/compute/container/vector.hpp>
#include <boost/compute/function.hpp>
#include <boost/compute/functional.hpp>
#include <boost/compute/lambda.hpp>
#include <boost/compute/random/mersenne_twister_engine.hpp>
#include <boost/compute/system.hpp>
#include <cstdio>
#include <numeric>
#include <vector>

namespace compute = boost::compute;

static int Failures;
static void check(const char *What, bool Good) {
  if (!Good)
    std::printf("%s: not equal\n", What);
  Failures += !Good;
}

template <typename T>
static std::vector<T> read(const compute::vector<T> &V,
                           compute::command_queue &Q) {
  std::vector<T> Host(V.size());
  compute::copy(V.begin(), V.end(), Host.begin(), Q);
  return Host;
}

template <typename T>
static void algorithms(size_t Count, compute::command_queue &Q) {
  std::vector<T> Host(Count);
  for (size_t I = 0; I != Count; ++I)
    Host[I] = T((I * 7919 + 13) % 1009);
  compute::vector<T> Device(Host.begin(), Host.end(), Q);

  T Sum = 0;
  compute::reduce(Device.begin(), Device.end(), &Sum, compute::plus<T>(), Q);
  check("reduce", Sum == std::accumulate(Host.begin(), Host.end(), T(0)));

  compute::vector<T> Scan(Count, Q.get_context());
  std::vector<T> Sums(Count);
  compute::inclusive_scan(Device.begin(), Device.end(), Scan.begin(), Q);
  std::partial_sum(Host.begin(), Host.end(), Sums.begin());
  check("scan", read(Scan, Q) == Sums);

  auto Most = compute::max_element(Device.begin(), Device.end(), Q);
  check("max_element", size_t(Most - Device.begin()) ==
                           size_t(std::max_element(Host.begin(), Host.end()) -
                                  Host.begin()));

  using compute::lambda::_1;
  check("count_if", compute::count_if(Device.begin(), Device.end(),
                                      _1 > T(500), Q) ==
                        size_t(std::count_if(Host.begin(), Host.end(),
                                             [](T X) { return X > T(500); })));

  compute::transform(Device.begin(), Device.end(), Scan.begin(), _1 * 2 + 1, Q);
  std::transform(Host.begin(), Host.end(), Sums.begin(),
                 [](T X) { return X * 2 + 1; });
  check("transform", read(Scan, Q) == Sums);

  compute::sort(Device.begin(), Device.end(), Q);
  std::sort(Host.begin(), Host.end());
  check("sort", read(Device, Q) == Host);
  check("binary_search",
        compute::binary_search(Device.begin(), Device.end(), Host[Count / 2], Q));

  auto End = compute::unique(Device.begin(), Device.end(), Q);
  Host.erase(std::unique(Host.begin(), Host.end()), Host.end());
  std::vector<T> Unique(size_t(End - Device.begin()));
  compute::copy(Device.begin(), End, Unique.begin(), Q);
  check("unique", Unique == Host);
}

int main() {
  compute::device Device = compute::system::default_device();
  compute::context Context(Device);
  compute::command_queue Q(Context, Device);
  for (size_t Count : {37, 2000}) {
    algorithms<int>(Count, Q);
    algorithms<float>(Count, Q);
    algorithms<compute::ulong_>(Count, Q);
  }
  compute::mt19937 Random(Q, 5489);
  compute::vector<compute::uint_> Numbers(2000, Context);
  Random.generate(Numbers.begin(), Numbers.end(), Q);
  // As the C++ standard has it.
  check("mt19937", read(Numbers, Q)[0] == 3499211612u);
  std::printf("%s: %d failed\n", Device.name().c_str(), Failures);
  return Failures != 0;
}
