// ViennaCL's linear algebra against the host's.

#define VIENNACL_WITH_OPENCL
#define CL_TARGET_OPENCL_VERSION 120
#include <cmath>
#include <cstdio>
#include <map>
#include <vector>
#include <viennacl/compressed_matrix.hpp>
#include <viennacl/linalg/cg.hpp>
#include <viennacl/linalg/inner_prod.hpp>
#include <viennacl/linalg/norm_2.hpp>
#include <viennacl/linalg/prod.hpp>
#include <viennacl/matrix.hpp>
#include <viennacl/vector.hpp>

static int Failures;
static void check(const char *What, double Got, double Wanted, double Error) {
  if (std::fabs(Got - Wanted) <= Error * (1 + std::fabs(Wanted)))
    return;
  std::printf("%s: %g, not %g\n", What, Got, Wanted);
  ++Failures;
}

template <typename T> static void vectors(double Error) {
  const size_t Count = 1000;
  std::vector<T> X(Count), Y(Count);
  double Product = 0, Square = 0;
  for (size_t I = 0; I != Count; ++I) {
    X[I] = T(std::sin(double(I)));
    Y[I] = T(std::cos(double(I) / 3));
    Product += double(X[I]) * double(Y[I]);
    Square += double(X[I] + 2 * Y[I]) * double(X[I] + 2 * Y[I]);
  }
  viennacl::vector<T> A(Count), B(Count);
  viennacl::copy(X, A);
  viennacl::copy(Y, B);
  check("inner product", viennacl::linalg::inner_prod(A, B), Product, Error);
  A += T(2) * B;
  check("norm", viennacl::linalg::norm_2(A), std::sqrt(Square), Error);
}

template <typename T> static void matrices(double Error) {
  const size_t N = 48, M = 32, K = 40;
  std::vector<std::vector<T>> X(N, std::vector<T>(K)), Y(K, std::vector<T>(M)),
      Z(N, std::vector<T>(M));
  for (size_t I = 0; I != N; ++I)
    for (size_t J = 0; J != K; ++J)
      X[I][J] = T(double((I * 3 + J * 5) % 17) - 8);
  for (size_t I = 0; I != K; ++I)
    for (size_t J = 0; J != M; ++J)
      Y[I][J] = T(double((I * 7 + J * 2) % 13) / 4);
  viennacl::matrix<T> A(N, K), B(K, M), C(N, M);
  viennacl::copy(X, A);
  viennacl::copy(Y, B);
  C = viennacl::linalg::prod(A, B);
  viennacl::copy(C, Z);
  for (size_t I = 0; I != N; ++I)
    for (size_t J = 0; J != M; ++J) {
      double Sum = 0;
      for (size_t L = 0; L != K; ++L)
        Sum += double(X[I][L]) * double(Y[L][J]);
      check("matrix product", double(Z[I][J]), Sum, Error);
    }
}

/// A Laplacian in one dimension, whose solution is known.
template <typename T> static void solver(double Error) {
  const unsigned N = 100;
  std::vector<std::map<unsigned, T>> Rows(N);
  std::vector<T> Right(N), Solution(N);
  for (unsigned I = 0; I != N; ++I) {
    Rows[I][I] = T(2.5);
    if (I)
      Rows[I][I - 1] = T(-1);
    if (I + 1 != N)
      Rows[I][I + 1] = T(-1);
  }
  auto Exact = [](unsigned I) { return 1 + std::sin(0.2 * I); };
  for (unsigned I = 0; I != N; ++I)
    Right[I] = T(2.5 * Exact(I) - (I ? Exact(I - 1) : 0) -
                 (I + 1 != N ? Exact(I + 1) : 0));
  viennacl::compressed_matrix<T> A(N, N);
  viennacl::vector<T> B(N), X;
  viennacl::copy(Rows, A);
  viennacl::copy(Right, B);
  X = viennacl::linalg::solve(A, B,
                              viennacl::linalg::cg_tag(Error / 100, 200));
  viennacl::copy(X, Solution);
  for (unsigned I = 0; I != N; ++I)
    check("conjugate gradients", double(Solution[I]), Exact(I), Error);
}

/// ViennaCL takes the first platform; the machine's may be another.
static void choosePlatform() {
  std::vector<viennacl::ocl::platform> All = viennacl::ocl::get_platforms();
  for (size_t I = 0; I != All.size(); ++I)
    if (All[I].info().find("Q7X2") != std::string::npos)
      viennacl::ocl::set_context_platform_index(0, I);
}

int main() {
  choosePlatform();
  vectors<float>(1e-4);
  vectors<double>(1e-12);
  matrices<float>(1e-4);
  matrices<double>(1e-12);
  solver<float>(1e-4);
  solver<double>(1e-9);
  std::printf("%s: %d failed\n",
              viennacl::ocl::current_device().name().c_str(), Failures);
  return Failures != 0;
}
