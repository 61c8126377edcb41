//===- Merge.cpp - Equal constants of all objects -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Merge.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace q7x2::link;

static bool isStrings(const Section &S) { return S.Flags & ELF::SHF_STRINGS; }

static bool isZero(StringRef Bytes) {
  return all_of(Bytes, [](char C) { return C == 0; });
}

bool q7x2::link::isMergeable(const Section &S) {
  if (!(S.Flags & ELF::SHF_MERGE) || S.Flags & ELF::SHF_WRITE ||
      !S.hasContents() || !S.Relocations.empty() || !S.EntrySize || !S.Size ||
      S.Size % S.EntrySize)
    return false;
  return !isStrings(S) ||
         isZero(toStringRef(S.Contents.take_back(S.EntrySize)));
}

/// A string may begin anywhere, so that all have the section's alignment. The
/// alignment of other constants is that of their places in the section.
ConstantPool::ConstantPool(const Section &First)
    : EntrySize(First.EntrySize),
      Align(isStrings(First) ? First.Align
                             : MinAlign(First.Align, First.EntrySize)),
      IsStrings(isStrings(First)) {}

bool ConstantPool::accepts(const Section &S) const {
  const ConstantPool Other(S);
  return Other.EntrySize == EntrySize && Other.Align == Align &&
         Other.IsStrings == IsStrings;
}

/// Of the first constant, with the zero after a string.
size_t ConstantPool::pieceSize(StringRef Contents) const {
  size_t Size = EntrySize;
  if (IsStrings)
    while (!isZero(Contents.substr(Size - EntrySize, EntrySize)))
      Size += EntrySize;
  return Size;
}

void ConstantPool::place(Section &S, OutputSection &Out) {
  const StringRef Contents = toStringRef(S.Contents);
  S.Offset = alignTo(Out.Size, S.Align);
  S.Added = 0;
  for (uint64_t At = 0; At != Contents.size();) {
    const StringRef Piece = Contents.substr(At, pieceSize(Contents.substr(At)));
    auto [Place, IsNew] = Known.try_emplace(CachedHashStringRef(Piece), 0);
    if (IsNew) {
      Place->second = alignTo(S.Added ? Out.Size : S.Offset, Align);
      Out.Size = Place->second + Piece.size();
      S.Added = Out.Size - S.Offset;
    }
    S.Pieces.push_back({At, Place->second});
    At += Piece.size();
  }
}
