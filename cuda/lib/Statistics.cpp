//===-- Statistics.cpp - Statistics of launches ---------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Statistics.h"
#include "q7x2/KernelTable.h"
#include <cstdlib>

using namespace q7x2;

static KernelTable *makeTable() {
  if (!std::getenv("Q7X2_CUDA_STATS"))
    return nullptr;
  static KernelTable *const Table = new KernelTable;
  std::atexit([] { Table->print(stderr); });
  return Table;
}

/// Null if the user wants none.
static KernelTable *table() {
  static KernelTable *const Table = makeTable();
  return Table;
}

bool cuda::wantsStatistics() { return table() != nullptr; }

void cuda::countLaunch(const char *Kernel, const q7x2_statistics &Statistics) {
  if (KernelTable *const Table = table())
    Table->add(Kernel, Statistics);
}
