//===- Module.cpp - A loaded module ---------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Module.h"
#include "Q7X2Link/Linker.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
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

static std::string orEmpty(const std::string &Text) {
  return Text == DILineInfo::BadString ? "" : Text;
}

/// All of the debug information, for profiles: messages use LineTables, which
/// read that of any object.
static std::unique_ptr<DWARFContext>
openDebugInfo(const object::ObjectFile &File) {
  auto Ignore = [](Error E) { consumeError(std::move(E)); };
  return DWARFContext::create(File,
                              DWARFContext::ProcessDebugRelocations::Ignore,
                              nullptr, "", Ignore, Ignore);
}

/// The innermost frame first.
static std::vector<SourceFrame>
findSourceFrames(DWARFContext &Dwarf, object::SectionedAddress Address) {
  const DIInliningInfo Info = Dwarf.getInliningInfoForAddress(
      Address, {DILineInfoSpecifier::FileLineInfoKind::AbsoluteFilePath,
                DINameKind::ShortName});
  std::vector<SourceFrame> Frames;
  for (uint32_t I = 0; I != Info.getNumberOfFrames(); ++I) {
    const DILineInfo &Line = Info.getFrame(I);
    if (Line.FileName != DILineInfo::BadString && Line.Line != 0)
      Frames.push_back(
          {orEmpty(Line.FunctionName), Line.FileName, Line.Line, Line.Column});
  }
  return Frames;
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

const Module::LoadedObject *
Module::findObject(uint32_t Index, object::SectionedAddress &Address) const {
  uint64_t Offset = uint64_t(Index) * InstBytes;
  for (const CodeSection &P : CodeSections) {
    if (Offset < P.Begin || Offset >= P.End)
      continue;
    Address = {Offset - P.Begin, P.SectionIndex};
    return &Objects[P.Object];
  }
  return nullptr;
}

std::string Module::sourceLine(uint32_t Index) const {
  std::lock_guard<std::mutex> Guard(Describing);
  object::SectionedAddress Address;
  const LoadedObject *O = findObject(Index, Address);
  if (!O)
    return "";
  if (!O->Lines)
    O->Lines = LineTables::read(*O->File);
  return O->Lines->find(Address.Address);
}

std::vector<SourceFrame> Module::sourceFrames(uint32_t Index) const {
  std::lock_guard<std::mutex> Guard(Describing);
  object::SectionedAddress Address;
  const LoadedObject *O = findObject(Index, Address);
  if (!O)
    return {};
  if (!O->Dwarf)
    O->Dwarf = openDebugInfo(*O->File);
  return findSourceFrames(*O->Dwarf, Address);
}

const DataSymbol *Module::findData(bool InShared, uint64_t Address) const {
  for (const DataSymbol &S : Data[InShared])
    if (Address - S.Address < S.Size)
      return &S;
  return nullptr;
}

std::string Module::instText(uint32_t Index) const {
  std::lock_guard<std::mutex> Guard(Describing);
  return TheDecoder->print(Code, uint64_t(Index) * InstBytes);
}

PipeUse Module::pipeOf(uint32_t Index) const {
  return TheDecoder->pipeOf(Decoded.Insts[Index].Opcode);
}
