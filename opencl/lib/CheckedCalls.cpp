//===-- CheckedCalls.cpp - Reports of failing calls -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckedCalls.h"
#include <cstdio>
#include <cstdlib>
#include <tuple>
#include <type_traits>

using namespace q7x2::opencl;

static const char *nameOf(cl_int Code) {
  switch (Code) {
#define ERROR(name, words)                                                     \
  case name:                                                                   \
    return #name;
#include "Errors.def"
  default:
    return "an unknown error";
  }
}

static const char *wordsFor(cl_int Code) {
  switch (Code) {
#define ERROR(name, words)                                                     \
  case name:                                                                   \
    return words;
#include "Errors.def"
  default:
    return "";
  }
}

static void reportCall(const char *Function, cl_int Code) {
  if (Code < 0)
    std::fprintf(stderr, "q7x2-opencl: %s: %s (%d): %s\n", Function,
                 nameOf(Code), Code, wordsFor(Code));
}

namespace {
template <auto Function> struct Checked;

/// A function that returns its error, one that gives it through its last
/// argument, and one that has none.
template <typename R, typename... Args, R (*Function)(Args...)>
struct Checked<Function> {
  static inline const char *Name = nullptr;

  static R call(Args... A) {
    if constexpr (std::is_same_v<R, cl_int>) {
      const cl_int Code = Function(A...);
      reportCall(Name, Code);
      return Code;
    } else if constexpr (givesError()) {
      cl_int Own = CL_SUCCESS;
      std::tuple<Args...> All(A...);
      cl_int *&Error = std::get<sizeof...(Args) - 1>(All);
      Error = Error ? Error : &Own;
      R Result = std::apply(Function, All);
      reportCall(Name, *Error);
      return Result;
    } else {
      return Function(A...);
    }
  }

  static constexpr bool givesError() {
    if constexpr (sizeof...(Args) == 0)
      return false;
    else
      return std::is_same_v<
          std::tuple_element_t<sizeof...(Args) - 1, std::tuple<Args...>>,
          cl_int *>;
  }
};
} // namespace

bool q7x2::opencl::wantsCheckedCalls() {
  return std::getenv("Q7X2_CL_CHECK_API") != nullptr;
}

static cl_icd_dispatch makeTable() {
  cl_icd_dispatch T{};
#define CORE(name)                                                             \
  Checked<name>::Name = #name;                                                 \
  T.name = Checked<name>::call;
#define SLOT(name) CORE(name)
#include "EntryPoints.def"
  return T;
}

const cl_icd_dispatch &q7x2::opencl::checkedTable() {
  static const cl_icd_dispatch Table = makeTable();
  return Table;
}
