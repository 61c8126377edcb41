//===- RangeLists.h - Ranges of addresses of functions ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINES_RANGELISTS_H
#define LLVM_LIB_Q7X2LINES_RANGELISTS_H

#include "DebugSections.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/DataExtractor.h"
#include <cstdint>
#include <optional>

namespace q7x2 {

/// Reads .debug_ranges and .debug_rnglists. Lists overlap in malformed sections
/// alone: when as many entries have been read as the section has bytes, there
/// are no more.
class RangeLists {
public:
  using AddRange = llvm::function_ref<void(uint64_t Begin, uint64_t End)>;
  using GetAddress = llvm::function_ref<std::optional<uint64_t>(uint64_t)>;

  explicit RangeLists(const DebugSections &Sections)
      : Ranges(Sections.Ranges, /*IsLittleEndian=*/true, /*AddressSize=*/8),
        RngLists(Sections.RngLists, /*IsLittleEndian=*/true,
                 /*AddressSize=*/8),
        RangesBudget(Ranges.size()), RngListsBudget(RngLists.size()) {}

  /// Reads a list of .debug_ranges. \p Base is the address of the unit.
  void readRanges(uint64_t Offset, uint64_t Base, AddRange Add);
  /// Reads a list of .debug_rnglists. \p Indexed returns the address of that
  /// number in .debug_addr.
  void readRngList(uint64_t Offset, uint64_t Base, GetAddress Indexed,
                   AddRange Add);

private:
  llvm::DataExtractor Ranges, RngLists;
  uint64_t RangesBudget, RngListsBudget; // entries left to read
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2LINES_RANGELISTS_H
