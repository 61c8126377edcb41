//===- DebugSections.cpp - The sections of debug information --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DebugSections.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/Decompressor.h"
#include <cstring>

using namespace q7x2;
using namespace llvm;

/// Whether a compressed section claims to be larger than its contents can
/// decompress to: that much would be allocated.
static bool claimsTooMuch(StringRef Contents) {
  // Deflate compresses by at most 1032:1, and so does zstd in practice, for
  // debug information.
  constexpr uint64_t MaxRatio = 1032;
  ELF::Elf64_Chdr Header;
  if (Contents.size() < sizeof(Header))
    return true;
  std::memcpy(&Header, Contents.data(), sizeof(Header));
  return Header.ch_size / MaxRatio > Contents.size();
}

StringRef DebugSections::readContents(const object::SectionRef &Section) {
  Expected<StringRef> Contents = Section.getContents();
  if (!Contents) {
    consumeError(Contents.takeError());
    return "";
  }
  if (!Section.isCompressed())
    return *Contents;
  if (claimsTooMuch(*Contents))
    return "";
  auto D = object::Decompressor::create(".debug", *Contents,
                                        /*IsLE=*/true, /*Is64Bit=*/true);
  if (!D) {
    consumeError(D.takeError());
    return "";
  }
  SmallString<0> &Result = Decompressed.emplace_back();
  if (Error E = D->resizeAndDecompress(Result)) {
    consumeError(std::move(E));
    Result.clear();
  }
  return Result;
}

/// The first section of each name: any number of headers may have it.
DebugSections::DebugSections(const object::ObjectFile &File) {
  for (const object::SectionRef &Section : File.sections()) {
    Expected<StringRef> Name = Section.getName();
    if (!Name) {
      consumeError(Name.takeError());
      continue;
    }
#define DEBUG_SECTION(Member, Text)                                            \
  if (*Name == Text && !Member.data())                                         \
    Member = readContents(Section);
#include "DebugSections.def"
  }
}

StringRef q7x2::stringAt(StringRef Section, uint64_t Offset) {
  return Offset < Section.size()
             ? Section.substr(Offset, MaxNameBytes).split('\0').first
             : StringRef();
}
