//===- KernelNotes.cpp - The notes of kernels -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelNotes.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "Relocation.h"
#include "q7x2/MCSetup.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/BinaryFormat/MsgPackReader.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"

using namespace llvm;
using namespace q7x2::link;

// Offsets in a constant bank have 16 bits.
static const uint64_t MaxBankBytes = 0x10000;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Whether the blob is MessagePack whose maps have string keys only:
/// msgpack::Document asserts on others.
static bool hasStringKeys(StringRef Blob) {
  struct Open {
    bool IsMap;
    uint64_t Remaining; // objects
  };
  SmallVector<Open, 8> Stack;
  msgpack::Reader Reader(Blob);
  msgpack::Object Obj;
  do {
    Expected<bool> More = Reader.read(Obj);
    if (!More) {
      consumeError(More.takeError());
      return false;
    }
    if (!*More)
      return false;
    if (!Stack.empty()) {
      Open &In = Stack.back();
      bool IsKey = In.IsMap && In.Remaining % 2 == 0;
      if (IsKey && Obj.Kind != msgpack::Type::String)
        return false;
      --In.Remaining;
    }
    bool IsMap = Obj.Kind == msgpack::Type::Map;
    if (IsMap || Obj.Kind == msgpack::Type::Array)
      Stack.push_back({IsMap, uint64_t(Obj.Length) * (IsMap ? 2 : 1)});
    while (!Stack.empty() && Stack.back().Remaining == 0)
      Stack.pop_back();
  } while (!Stack.empty());
  return true;
}

/// Whether the values of a note are possible.
static bool isValid(const Q7X2::KernelInfo &Info) {
  constexpr unsigned NumGPRs = Q7X2::R254 - Q7X2::R0 + 1;
  constexpr unsigned NumUGPRs = Q7X2::UR62 - Q7X2::UR0 + 1;
  if (Info.Registers > NumGPRs || Info.UniformRegisters > NumUGPRs)
    return false;
  if (!Info.Params)
    return true;
  for (const Q7X2::KernelParam &P : *Info.Params) {
    std::optional<Q7X2::KernelParam> Type = Q7X2::parseParamType(P.Type);
    if (!Type || P.Size != Type->Size || P.Offset < Q7X2::CBank0::Params ||
        P.Offset > MaxBankBytes)
      return false;
  }
  return true;
}

static Expected<Q7X2::KernelInfo> decode(StringRef Descriptor) {
  if (!hasStringKeys(Descriptor))
    return createStringError("malformed kernel note");
  Expected<Q7X2::KernelInfo> Info = Q7X2::decodeKernelNote(Descriptor);
  if (Info && !isValid(*Info))
    return createStringError("the note of kernel '" + Info->Name +
                             "' is malformed");
  return Info;
}

/// Calls \p Use for each kernel's note until it fails.
static Error forEachNote(const Object &O,
                         function_ref<Error(Expected<Q7X2::KernelInfo>)> Use) {
  if (O.isBitcode())
    return Error::success();
  auto Headers = O.elf().sections();
  if (!Headers)
    return O.error(toString(Headers.takeError()));
  for (auto [S, Header] : zip(O.Sections, *Headers)) {
    if (S.Type != ELF::SHT_NOTE || S.Discarded)
      continue;
    Error Problem = Error::success();
    for (const auto &Note : O.elf().notes(Header, Problem)) {
      if (Note.getName() != Q7X2::NoteOwner || Note.getType() != Q7X2::NoteType)
        continue;
      const size_t Align = std::max<uint64_t>(Header.sh_addralign, 4);
      if (Error E = Use(decode(Note.getDescAsStringRef(Align)))) {
        consumeError(std::move(Problem));
        return E;
      }
    }
    if (Problem)
      return O.error(toString(std::move(Problem)));
  }
  return Error::success();
}

std::vector<std::string> q7x2::link::kernelNames(const Object &O) {
  std::vector<std::string> Names;
  consumeError(forEachNote(O, [&](Expected<Q7X2::KernelInfo> Info) {
    if (Info)
      Names.push_back(Info->Name);
    return Info.takeError();
  }));
  return Names;
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

namespace {

/// Raises the resources of kernels to those of the code that they may reach in
/// other sections. (The assembler has counted those of the kernel's own.)
class ResourceCounter {
  std::unique_ptr<q7x2::MCSetup> Setup;
  std::unique_ptr<MCContext> Context;
  std::unique_ptr<MCDisassembler> Disassembler;
  DenseMap<const Section *, Q7X2::Resources> Counted;

  bool hasCalls(const Symbol &Entry);
  const Q7X2::Resources &count(const Section &S);

public:
  Error raise(Kernel &K);
};

} // namespace

static void decodeAll(ArrayRef<uint8_t> Code, const MCDisassembler &From,
                      function_ref<void(const MCInst &)> Use) {
  for (; Code.size() >= InstBytes; Code = Code.drop_front(InstBytes)) {
    MCInst MI;
    uint64_t Size;
    if (From.getInstruction(MI, Size, Code, 0, nulls()) ==
        MCDisassembler::Success)
      Use(MI);
  }
}

bool ResourceCounter::hasCalls(const Symbol &Entry) {
  ArrayRef<uint8_t> Code = Entry.In->Contents;
  Code = Code.drop_front(std::min<uint64_t>(Entry.Value, Code.size()));
  if (Entry.Size)
    Code = Code.take_front(Entry.Size);
  bool Calls = false;
  decodeAll(Code, *Disassembler, [&](const MCInst &MI) {
    Calls |= Setup->instructions().get(MI.getOpcode()).isCall();
  });
  return Calls;
}

const Q7X2::Resources &ResourceCounter::count(const Section &S) {
  auto [It, New] = Counted.try_emplace(&S);
  if (New)
    decodeAll(S.Contents, *Disassembler,
              [&, &Info = It->second](const MCInst &MI) {
                Q7X2::countResources(MI, Setup->instructions(),
                                     Setup->registers(), Info);
              });
  return It->second;
}

/// The sections of code that are reached from \p From, without it.
static std::vector<const Section *> findReached(const Section &From) {
  DenseSet<const Section *> Seen = {&From};
  std::vector<const Section *> Work = {&From}, Reached;
  while (!Work.empty()) {
    const Section *S = Work.back();
    Work.pop_back();
    for (const Rela &R : S->Relocations) {
      const Section *To = S->Owner->Resolved[R.getSymbol(false)]->In;
      if (!To || To->Discarded || !Seen.insert(To).second)
        continue;
      Work.push_back(To);
      if (To->isCode())
        Reached.push_back(To);
    }
  }
  return Reached;
}

Error ResourceCounter::raise(Kernel &K) {
  const std::vector<const Section *> Reached = findReached(*K.Entry->In);
  if (Reached.empty())
    return Error::success();
  if (!Setup) {
    auto Created = q7x2::MCSetup::create();
    if (!Created)
      return Created.takeError();
    Setup = std::move(*Created);
    Context = Setup->createContext();
    Disassembler = Setup->createDisassembler(*Context);
  }
  if (!hasCalls(*K.Entry))
    return Error::success();
  for (const Section *S : Reached)
    K.Info.raise(count(*S));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// The symbol of a kernel in its object; null if there is none.
static const Symbol *findEntry(const Object &O, StringRef Name) {
  for (const Symbol &S : O.Symbols)
    if (S.Name == Name && S.Kind != Symbol::Undefined &&
        S.Type != ELF::STT_SECTION)
      return &S;
  return nullptr;
}

static Error addKernel(const Object &O, Expected<Q7X2::KernelInfo> Info,
                       std::vector<Kernel> &Kernels) {
  if (!Info)
    return O.error(toString(Info.takeError()));
  const Symbol *Entry = findEntry(O, Info->Name);
  if (!Entry)
    return O.error("no symbol for kernel '" + Info->Name + "'");
  // Another object's definition may have replaced this one.
  const Symbol *Resolved = O.Resolved[Entry - O.Symbols.data()];
  if (Entry->isDiscarded() || Resolved->Owner != &O)
    return Error::success();
  if (!Entry->In || !Entry->In->isCode() || Entry->Value % InstBytes ||
      Entry->Value >= Entry->In->Size)
    return O.error("kernel '" + Info->Name + "' is not code");
  for (const Kernel &K : Kernels)
    if (K.Info.Name == Info->Name)
      return O.error("kernel '" + Info->Name + "' is defined twice");
  Kernels.push_back({std::move(*Info), Resolved});
  return Error::success();
}

Expected<std::vector<Kernel>> q7x2::link::readKernels(const Linker &L) {
  std::vector<Kernel> Kernels;
  for (auto &O : L.objects())
    if (Error E = forEachNote(*O, [&](Expected<Q7X2::KernelInfo> Info) {
          return addKernel(*O, std::move(Info), Kernels);
        }))
      return std::move(E);
  ResourceCounter Counter;
  for (Kernel &K : Kernels)
    if (Error E = Counter.raise(K))
      return std::move(E);
  return Kernels;
}
