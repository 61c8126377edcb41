//===- Module.cpp - A loaded module ---------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Module.h"
#include "q7x2/SourceLine.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/FormatVariadic.h"

using namespace q7x2;
using namespace llvm;

Module::Module(DeviceMemory &Memory) : Memory(Memory) {}

Module::~Module() {
  for (uint64_t Base : DataAllocations)
    Memory.free(Base);
}

const Kernel *Module::findKernel(StringRef Name) const {
  for (const Kernel &K : Kernels)
    if (K.Info.Name == Name)
      return &K;
  return nullptr;
}

const SymbolPlace *Module::findSymbol(StringRef Name) const {
  auto It = Symbols.find(Name);
  return It == Symbols.end() ? nullptr : &It->second;
}

ArrayRef<uint8_t> Module::bank(unsigned N) const {
  return N == 2 || N == 3 ? ArrayRef<uint8_t>(Banks[N - 2])
                          : ArrayRef<uint8_t>();
}

std::string Module::placeName(uint32_t Index) const {
  uint64_t Offset = uint64_t(Index) * InstBytes;
  auto It = Functions.upper_bound(Offset);
  if (It == Functions.begin())
    return formatv("code+{0:x}", Offset);
  --It;
  return formatv("{0}+{1:x}", It->second, Offset - It->first);
}

std::string Module::sourceLine(uint32_t Index) const {
  std::lock_guard<std::mutex> Guard(Describing);
  uint64_t Offset = uint64_t(Index) * InstBytes;
  for (const CodeSection &P : CodeSections) {
    if (Offset < P.Begin || Offset >= P.End)
      continue;
    const LoadedObject &O = Objects[P.Object];
    if (!O.Dwarf)
      O.Dwarf = openLines(*O.File);
    return findSourceLine(*O.Dwarf, {Offset - P.Begin, P.SectionIndex});
  }
  return "";
}

std::string Module::instText(uint32_t Index) const {
  std::lock_guard<std::mutex> Guard(Describing);
  return TheDecoder->print(Code, uint64_t(Index) * InstBytes);
}
