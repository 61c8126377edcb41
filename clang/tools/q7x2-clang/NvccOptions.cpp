//===- NvccOptions.cpp - Options of nvcc for clang's driver ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NvccOptions.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <vector>

using namespace llvm;

namespace {
struct NvccOption {
  StringLiteral Name;
  bool HasValue;
  std::vector<const char *> Replacement;
};
} // namespace

static ArrayRef<NvccOption> getOptions() {
  static const NvccOption Options[] = {
#define Q7X2_NVCC_OPTION(NAME, ...) {NAME, false, {__VA_ARGS__}},
#define Q7X2_NVCC_VALUE(NAME, ...) {NAME, true, {__VA_ARGS__}},
#include "NvccOptions.def"
  };
  return Options;
}

/// An argument that selects an architecture of NVIDIA's, in nvcc's short form:
/// clang has -arch for another purpose.
static bool isArchitecture(StringRef Value) {
  return Value.starts_with("sm_") || Value.starts_with("compute_") ||
         Value == "native" || Value == "all" || Value == "all-major";
}

bool clang::q7x2::translateNvccOptions(SmallVectorImpl<const char *> &Args,
                                       StringSaver &Saver) {
  SmallVector<const char *, 256> Result;
  for (size_t I = 0; I != Args.size(); ++I) {
    StringRef Name = Args[I];
    if (I == 0 || !Name.consume_front("-")) {
      Result.push_back(Args[I]);
      continue;
    }
    Name.consume_front("-");
    if (Name.starts_with("arch=") && isArchitecture(Name.drop_front(5)))
      continue;
    if ((Name == "arch" || Name == "code") && I + 1 != Args.size() &&
        isArchitecture(Args[I + 1])) {
      ++I;
      continue;
    }
    if (Name == "x" && I + 1 != Args.size() && Args[I + 1] == StringRef("cu")) {
      Result.append({"-x", "cuda"});
      ++I;
      continue;
    }
    const std::pair<StringRef, StringRef> Parts = Name.split('=');
    const NvccOption *Option = find_if(getOptions(), [&](const NvccOption &O) {
      return O.Name == (O.HasValue ? Parts.first : Name);
    });
    if (Option == getOptions().end()) {
      Result.push_back(Args[I]);
      continue;
    }
    Result.append(Option->Replacement.begin(), Option->Replacement.end());
    if (!Option->HasValue)
      continue;
    StringRef Value = Parts.second;
    if (Name == Parts.first) {
      if (++I == Args.size()) {
        errs() << "q7x2-clang: error: argument to '" << Args[I - 1]
               << "' is missing (expected 1 value)\n";
        return false;
      }
      Value = Args[I];
    }
    if (!Option->Replacement.empty())
      Result.back() = Saver.save(Twine(Result.back()) + Value).data();
  }
  Args.assign(Result.begin(), Result.end());
  return true;
}
