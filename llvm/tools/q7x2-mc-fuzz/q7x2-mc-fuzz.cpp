//===-- q7x2-mc-fuzz.cpp - Random input for parser and decoder ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is assembled as text, and its bytes are decoded as instructions.
// What decodes must print to text that assembles to the same bytes. Any crash,
// assertion or difference is a finding.
//
// Built with -DQ7X2_FUZZ=ON this is a libFuzzer target under ASan and UBSan
// (`make fuzz`). Otherwise its own main generates inputs from the lines of the
// given files: q7x2-mc-fuzz RUNS SEED FILE...
//
//===----------------------------------------------------------------------===//

#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <random>

using namespace llvm;

namespace {

// The MC layer for one CPU.
class Machine {
  Triple TT{"q7x2-unknown-unknown"};
  const Target *T;
  MCTargetOptions Options;
  std::unique_ptr<MCRegisterInfo> MRI;
  std::unique_ptr<MCAsmInfo> MAI;
  std::unique_ptr<MCInstrInfo> MII;
  std::unique_ptr<MCSubtargetInfo> STI;
  std::unique_ptr<MCInstPrinter> Printer;
  unsigned Width;

public:
  Machine(StringRef CPU, unsigned Width) : Width(Width) {
    std::string Error;
    T = TargetRegistry::lookupTarget(TT, Error);
    if (!T) {
      errs() << Error << '\n';
      std::exit(1);
    }
    MRI.reset(T->createMCRegInfo(TT));
    MAI.reset(T->createMCAsmInfo(*MRI, TT, Options));
    MII.reset(T->createMCInstrInfo());
    STI.reset(T->createMCSubtargetInfo(TT, CPU, ""));
    Printer.reset(T->createMCInstPrinter(TT, 0, *MAI, *MII, *MRI));
  }

  // The object that the text assembles to; empty after an error.
  SmallString<0> assemble(StringRef Text) {
    SmallString<0> Object;
    raw_svector_ostream OS(Object);
    SourceMgr SM;
    SM.AddNewSourceBuffer(MemoryBuffer::getMemBufferCopy(Text), SMLoc());
    SM.setDiagHandler([](const SMDiagnostic &, void *) {});
    MCContext Ctx(TT, MAI.get(), MRI.get(), STI.get(), &SM, &Options);
    Ctx.setDiagnosticHandler([](const SMDiagnostic &, bool, const SourceMgr &,
                                std::vector<const MDNode *> &) {});
    std::unique_ptr<MCObjectFileInfo> MOFI(
        T->createMCObjectFileInfo(Ctx, /*PIC=*/false));
    Ctx.setObjectFileInfo(MOFI.get());
    std::unique_ptr<MCAsmBackend> MAB(
        T->createMCAsmBackend(*STI, *MRI, Options));
    std::unique_ptr<MCObjectWriter> Writer = MAB->createObjectWriter(OS);
    std::unique_ptr<MCStreamer> Streamer(T->createMCObjectStreamer(
        TT, Ctx, std::move(MAB), std::move(Writer),
        std::unique_ptr<MCCodeEmitter>(T->createMCCodeEmitter(*MII, Ctx)),
        *STI));
    std::unique_ptr<MCAsmParser> Parser(
        createMCAsmParser(SM, Ctx, *Streamer, *MAI));
    std::unique_ptr<MCTargetAsmParser> TAP(
        T->createMCAsmParser(*STI, *Parser, *MII, Options));
    Parser->setTargetParser(*TAP);
    if (Parser->Run(/*NoInitialTextSection=*/false))
      Object.clear();
    return Object;
  }

  void decode(ArrayRef<uint8_t> Bytes) {
    MCContext Ctx(TT, MAI.get(), MRI.get(), STI.get());
    std::unique_ptr<MCDisassembler> Decoder(T->createMCDisassembler(*STI, Ctx));
    std::unique_ptr<MCCodeEmitter> Emitter(T->createMCCodeEmitter(*MII, Ctx));
    for (; Bytes.size() >= Width; Bytes = Bytes.drop_front(Width)) {
      MCInst MI;
      uint64_t Size;
      if (Decoder->getInstruction(MI, Size, Bytes, 0, nulls()) !=
          MCDisassembler::Success)
        continue;
      std::string Text;
      raw_string_ostream OS(Text);
      Printer->printInst(&MI, 0, "", *STI, OS);
      expectBytes(Text, Bytes.take_front(Width));
    }
  }

private:
  void expectBytes(StringRef Text, ArrayRef<uint8_t> Bytes) {
    if (StringRef(assemble((Text + "\n").str())).contains(toStringRef(Bytes)))
      return;
    errs() << toHex(Bytes) << " prints as " << Text
           << ", which assembles to other bytes\n";
    std::abort();
  }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static Machine Generic("generic", 16), Fermi("fermi", 8);
  StringRef Text(reinterpret_cast<const char *>(Data), Size);
  ArrayRef<uint8_t> Bytes(Data, Size);
  for (Machine *M : {&Generic, &Fermi}) {
    M->assemble(Text);
    M->decode(Bytes);
  }
  return 0;
}

#ifndef Q7X2_FUZZ

namespace {

class Mutator {
  std::mt19937_64 Random;
  SmallVector<StringRef> Lines;

  size_t below(size_t N) { return Random() % N; }

public:
  Mutator(uint64_t Seed, ArrayRef<std::unique_ptr<MemoryBuffer>> Files)
      : Random(Seed) {
    for (const auto &File : Files)
      File->getBuffer().split(Lines, '\n', -1, /*KeepEmpty=*/false);
  }

  // Some lines of the files, with fragments erased and inserted.
  std::string text() {
    std::string Text;
    for (size_t I = below(4) + 1; I; --I)
      Text += (Lines[below(Lines.size())] + "\n").str();
    for (size_t I = below(6); I; --I) {
      size_t Where = below(Text.size()), Length = below(8);
      if (below(2))
        Text.erase(Where, Length);
      StringRef Other = Lines[below(Lines.size())];
      if (below(2))
        Text.insert(Where, Other.substr(below(Other.size()), Length));
      if (Text.empty())
        Text = " ";
      if (below(4) == 0)
        Text[below(Text.size())] = char(below(96) + 32);
    }
    return Text;
  }

  // An almost valid instruction: few bits are set.
  std::string bytes() {
    std::string Bytes(16, 0);
    for (size_t I = below(12) + 1; I; --I)
      Bytes[below(16)] = char(Random());
    return Bytes;
  }

  std::string input() { return below(2) ? text() : bytes(); }
};

} // namespace

int main(int Argc, char **Argv) {
  uint64_t Runs, Seed;
  std::vector<std::unique_ptr<MemoryBuffer>> Files;
  if (Argc < 4 || StringRef(Argv[1]).getAsInteger(10, Runs) ||
      StringRef(Argv[2]).getAsInteger(10, Seed)) {
    errs() << "usage: q7x2-mc-fuzz RUNS SEED FILE...\n";
    return 1;
  }
  for (int I = 3; I != Argc; ++I) {
    auto File = MemoryBuffer::getFile(Argv[I]);
    if (!File) {
      errs() << Argv[I] << ": " << File.getError().message() << '\n';
      return 1;
    }
    Files.push_back(std::move(*File));
  }
  Mutator M(Seed, Files);
  for (uint64_t I = 0; I != Runs; ++I) {
    std::string Input = M.input();
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(Input.data()),
                           Input.size());
  }
  outs() << Runs << " inputs\n";
  return 0;
}

#endif
