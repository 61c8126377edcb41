//===- Module.cpp - A loaded module ---------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Module.h"
#include "Q7X2Link/Linker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/FormatVariadic.h"

using namespace q7x2;
using namespace llvm;

Module::Module(DeviceMemory &Memory)
    : Memory(Memory), Linked(std::make_unique<link::Linker>()) {}

Module::~Module() {
  for (uint64_t Base : DataAllocations)
    Memory.free(Base);
}

const SymbolPlace *Module::findSymbol(StringRef Name) const {
  auto It = Symbols.find(Name);
  return It == Symbols.end() ? nullptr : &It->second;
}

ArrayRef<uint8_t> Module::bank(unsigned N) const {
  return N == 2 || N == 3 ? ArrayRef<uint8_t>(Banks[N - 2])
                          : ArrayRef<uint8_t>();
}

CodePlace Module::placeOf(uint32_t Index) const {
  const uint64_t Offset = uint64_t(Index) * InstBytes;
  auto It = Functions.upper_bound(Offset);
  if (It == Functions.begin())
    return {"", Offset};
  --It;
  return {It->second, Offset - It->first};
}

std::string Module::placeName(uint32_t Index) const {
  const CodePlace P = placeOf(Index);
  return formatv("{0}+{1:x}", P.Function.empty() ? "code" : P.Function,
                 P.Offset);
}

const DebugInfo *Module::findDebugInfo(uint32_t Index,
                                       uint64_t &Address) const {
  uint64_t Offset = uint64_t(Index) * InstBytes;
  for (const CodeSection &P : CodeSections) {
    if (Offset < P.Begin || Offset >= P.End)
      continue;
    Address = Offset - P.Begin;
    const LoadedObject &O = Objects[P.Object];
    std::lock_guard<std::mutex> Guard(Describing);
    if (!O.Debug)
      O.Debug = DebugInfo::read(*O.File);
    return O.Debug.get();
  }
  return nullptr;
}

std::string Module::sourceLine(uint32_t Index) const {
  uint64_t Address;
  const DebugInfo *Info = findDebugInfo(Index, Address);
  return Info ? Info->line(Address) : "";
}

std::string Module::sourcePlace(uint32_t Index) const {
  uint64_t Address;
  const DebugInfo *Info = findDebugInfo(Index, Address);
  return Info ? Info->place(Address) : "";
}

std::vector<SourceFrame> Module::sourceFrames(uint32_t Index) const {
  uint64_t Address;
  const DebugInfo *Info = findDebugInfo(Index, Address);
  return Info ? Info->frames(Address) : std::vector<SourceFrame>();
}

/// Returns true if a variable is declared in a function, judging by its name:
/// "function.name" in OpenCL C, or in C++ a mangled name that contains the
/// function's length and name.
static bool isOfFunction(StringRef Variable, StringRef Function) {
  if (Function.empty())
    return false;
  StringRef Rest = Variable;
  return (Rest.consume_front(Function) && Rest.starts_with(".")) ||
         (Variable.starts_with("_Z") &&
          Variable.contains(utostr(Function.size()) + Function.str()));
}

const DataSymbol *Module::findData(bool InShared, uint64_t Address,
                                   StringRef Of) const {
  auto OfAnotherKernel = [&](StringRef Variable) {
    return any_of(Kernels, [&](const Kernel &K) {
      return isOfFunction(Variable, K.Info.Name);
    });
  };
  const DataSymbol *Found = nullptr;
  for (const DataSymbol &S : Data[InShared]) {
    if (Address - S.Address >= S.Size)
      continue;
    if (!InShared || isOfFunction(S.Name, Of))
      return &S;
    if (!Found || (OfAnotherKernel(Found->Name) && !OfAnotherKernel(S.Name)))
      Found = &S;
  }
  return Found;
}

LoadedSection Module::section(size_t Object, unsigned Index) const {
  const std::vector<LoadedSection> &All = Objects[Object].Sections;
  return Index < All.size() ? All[Index] : LoadedSection();
}

std::string Module::instText(uint32_t Index) const {
  std::lock_guard<std::mutex> Guard(Describing);
  return TheDecoder->print(Code, uint64_t(Index) * InstBytes);
}

PipeUse Module::pipeOf(uint32_t Index) const {
  return TheDecoder->pipeOf(Decoded.Insts[Index].Opcode);
}
