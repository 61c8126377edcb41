//===- Abbreviations.cpp - The abbreviations of .debug_info ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Section 7.5.3 of the DWARF standard.
//
//===----------------------------------------------------------------------===//

#include "Abbreviations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/DataExtractor.h"
#include <tuple>

using namespace q7x2;
using namespace llvm;

static DieAttribute attributeOf(uint64_t Name) {
  switch (Name) {
#define DIE_ATTRIBUTE(Name)                                                    \
  case dwarf::DW_AT_##Name:                                                    \
    return DieAttribute::Name;
#include "DieAttributes.def"
  default:
    return DieAttribute::None;
  }
}

static bool takesNoBytes(uint64_t Form) {
  return Form == dwarf::DW_FORM_flag_present ||
         Form == dwarf::DW_FORM_implicit_const;
}

bool AbbreviationSection::read(uint64_t Offset, AbbreviationTable &To) {
  const DataExtractor Extractor(Data, /*IsLittleEndian=*/true,
                                /*AddressSize=*/8);
  DataExtractor::Cursor C(Offset);
  while (C && C.tell() - Offset <= Budget) {
    Abbreviation A;
    A.Code = Extractor.getULEB128(C);
    if (!A.Code)
      break;
    A.Tag = Extractor.getULEB128(C);
    A.HasChildren = Extractor.getU8(C) == dwarf::DW_CHILDREN_yes;
    A.FirstAttribute = To.Attributes.size();
    uint64_t Seen = 0; // of attributes that take no bytes: each once
    while (C && C.tell() - Offset <= Budget) {
      const uint64_t Name = Extractor.getULEB128(C);
      const uint64_t Form = Extractor.getULEB128(C);
      if (!C || (!Name && !Form))
        break;
      AttributeSpec Spec = {attributeOf(Name), uint16_t(Form), 0};
      if (Form > UINT16_MAX)
        Spec.Form = 0; // none that exists
      if (Form == dwarf::DW_FORM_implicit_const)
        Spec.Value = Extractor.getSLEB128(C);
      if (takesNoBytes(Form)) {
        const uint64_t Bit = uint64_t(1) << unsigned(Spec.Attribute);
        if (Spec.Attribute == DieAttribute::None || Seen & Bit)
          continue;
        Seen |= Bit;
      }
      To.Attributes.push_back(Spec);
    }
    A.NumAttributes = To.Attributes.size() - A.FirstAttribute;
    To.List.push_back(A);
  }
  const uint64_t Bytes = C.tell() - Offset;
  const bool Valid = bool(C) && Bytes <= Budget;
  Budget -= std::min(Budget, Bytes);
  consumeError(C.takeError());
  llvm::sort(To.List, [](const Abbreviation &A, const Abbreviation &B) {
    return std::tie(A.Code, A.FirstAttribute) <
           std::tie(B.Code, B.FirstAttribute);
  });
  return Valid;
}

const AbbreviationTable *AbbreviationSection::tableAt(uint64_t Offset) {
  if (Offset >= Data.size())
    return nullptr;
  auto [It, IsNew] = Tables.try_emplace(Offset);
  if (IsNew && !read(Offset, It->second))
    It->second = {};
  return It->second.List.empty() ? nullptr : &It->second;
}

const Abbreviation *AbbreviationTable::find(uint64_t Code) const {
  // Mostly they are 1, 2, 3 and so on.
  if (Code - 1 < List.size() && List[Code - 1].Code == Code)
    return &List[Code - 1];
  auto It = lower_bound(
      List, Code, [](const Abbreviation &A, uint64_t C) { return A.Code < C; });
  return It != List.end() && It->Code == Code ? &*It : nullptr;
}
