//===-- Dispatch.cpp - The table of entry points --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dispatch.h"
#include "CheckedCalls.h"
#include "Platform.h"
#include <cstring>

using namespace q7x2::opencl;

static constexpr cl_icd_dispatch makeTable() {
  cl_icd_dispatch T{};
#define CORE(name) T.name = name;
#define SLOT(name) T.name = name;
#include "EntryPoints.def"
  return T;
}

const cl_icd_dispatch &q7x2::opencl::dispatchTable() {
  static constexpr cl_icd_dispatch Plain = makeTable();
  static const cl_icd_dispatch &Table =
      wantsCheckedCalls() ? checkedTable() : Plain;
  return Table;
}

void *q7x2::opencl::findFunction(const char *Name) {
  struct Entry {
    const char *Name;
    void *Function;
  };
  static const Entry Entries[] = {
#define CORE(name) {#name, reinterpret_cast<void *>(name)},
#define SLOT(name) {#name, reinterpret_cast<void *>(name)},
#define NAMED(name) {#name, reinterpret_cast<void *>(name)},
#include "EntryPoints.def"
  };
  for (const Entry &E : Entries)
    if (Name && std::strcmp(E.Name, Name) == 0)
      return E.Function;
  return nullptr;
}

Q7X2_OPENCL_EXPORT void *clGetExtensionFunctionAddress(const char *Name) {
  return findFunction(Name);
}

void *clGetExtensionFunctionAddressForPlatform(cl_platform_id Platform,
                                               const char *Name) {
  return find(Platform) ? findFunction(Name) : nullptr;
}
