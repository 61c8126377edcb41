//===- RangeLists.cpp - Ranges of addresses of functions ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sections 2.17.3 of version 4 and 7.25 of version 5 of the DWARF standard. An
// address of all ones is that of code that has been discarded.
//
//===----------------------------------------------------------------------===//

#include "RangeLists.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace q7x2;
using namespace llvm;

static const uint64_t Discarded = ~uint64_t(0);

void RangeLists::readRanges(uint64_t Offset, uint64_t Base, AddRange Add) {
  DataExtractor::Cursor C(Offset);
  for (; RangesBudget; --RangesBudget) {
    const uint64_t Begin = Ranges.getU64(C), End = Ranges.getU64(C);
    if (!C || (!Begin && !End))
      break;
    if (Begin == ~uint64_t(0))
      Base = End; // as the standard has it
    else if (Base != Discarded)
      Add(Base + Begin, Base + End);
  }
  consumeError(C.takeError());
}

void RangeLists::readRngList(uint64_t Offset, uint64_t Base, GetAddress Indexed,
                             AddRange Add) {
  DataExtractor::Cursor C(Offset);
  auto Index = [&] {
    const uint64_t Number = RngLists.getULEB128(C);
    return C ? Indexed(Number).value_or(Discarded) : Discarded;
  };
  for (; RngListsBudget; --RngListsBudget) {
    const uint8_t Kind = RngLists.getU8(C);
    if (!C || Kind == dwarf::DW_RLE_end_of_list ||
        Kind > dwarf::DW_RLE_start_length)
      break;
    uint64_t Begin = Discarded, End = Discarded;
    switch (Kind) {
    case dwarf::DW_RLE_base_addressx:
      Base = Index();
      continue;
    case dwarf::DW_RLE_base_address:
      Base = RngLists.getU64(C);
      continue;
    case dwarf::DW_RLE_startx_endx:
      Begin = Index();
      End = Index();
      break;
    case dwarf::DW_RLE_startx_length:
      Begin = Index();
      End = Begin + RngLists.getULEB128(C);
      break;
    case dwarf::DW_RLE_offset_pair:
      Begin = Base + RngLists.getULEB128(C);
      End = Base + RngLists.getULEB128(C);
      if (Base == Discarded)
        Begin = Discarded;
      break;
    case dwarf::DW_RLE_start_end:
      Begin = RngLists.getU64(C);
      End = RngLists.getU64(C);
      break;
    case dwarf::DW_RLE_start_length:
      Begin = RngLists.getU64(C);
      End = Begin + RngLists.getULEB128(C);
      break;
    }
    if (C && Begin != Discarded)
      Add(Begin, End);
  }
  consumeError(C.takeError());
}
