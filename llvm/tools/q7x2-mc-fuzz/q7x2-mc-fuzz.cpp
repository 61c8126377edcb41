//===-- q7x2-mc-fuzz.cpp - Fuzzes assembler and disassembler --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is assembled as text, and its bytes are decoded as instructions.
// Valid instructions are printed and assembled again, which must give the same
// bytes.
// Any crash, assertion or difference is a finding.
//
// Built with -DQ7X2_FUZZ=ON this is a libFuzzer target under ASan and UBSan
// (`make fuzz`). Otherwise it has a main of its own, which mutates the lines of
// assembly files.
//
//===----------------------------------------------------------------------===//

#include "q7x2/MCSetup.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCInst.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <random>

using namespace llvm;

namespace {

/// Assembler and disassembler of one CPU, whose instructions have Width bytes.
class RoundTrip {
  ExitOnError ExitOnErr{"q7x2-mc-fuzz: "};
  std::unique_ptr<q7x2::MCSetup> Setup;
  std::unique_ptr<MCInstPrinter> Printer;
  unsigned Width;

public:
  RoundTrip(StringRef CPU, unsigned Width)
      : Setup(ExitOnErr(q7x2::MCSetup::create(CPU))),
        Printer(Setup->createPrinter()), Width(Width) {}

  /// The object that the text assembles to; empty after an error.
  SmallString<0> assemble(StringRef Text) {
    SmallString<0> Object;
    raw_svector_ostream OS(Object);
    SourceMgr SM;
    SM.AddNewSourceBuffer(MemoryBuffer::getMemBufferCopy(Text), SMLoc());
    SM.setDiagHandler([](const SMDiagnostic &, void *) {});
    q7x2::AssemblyContext Assembly(*Setup, SM);
    Assembly.context().setDiagnosticHandler(
        [](const SMDiagnostic &, bool, const SourceMgr &,
           std::vector<const MDNode *> &) {});
    std::unique_ptr<MCStreamer> Streamer = Assembly.createObjectStreamer(OS);
    if (!Assembly.parse(*Streamer))
      Object.clear();
    return Object;
  }

  /// Decodes the bytes; valid instructions must print to text that assembles to
  /// the same bytes.
  void decode(ArrayRef<uint8_t> Bytes) {
    std::unique_ptr<MCContext> Ctx = Setup->createContext();
    std::unique_ptr<MCDisassembler> Decoder = Setup->createDisassembler(*Ctx);
    for (; Bytes.size() >= Width; Bytes = Bytes.drop_front(Width)) {
      MCInst MI;
      uint64_t Size;
      if (Decoder->getInstruction(MI, Size, Bytes, 0, nulls()) !=
          MCDisassembler::Success)
        continue;
      std::string Text;
      raw_string_ostream OS(Text);
      Printer->printInst(&MI, 0, "", Setup->subtarget(), OS);
      expectBytes(Text, Bytes.take_front(Width));
    }
  }

private:
  void expectBytes(StringRef Text, ArrayRef<uint8_t> Bytes) {
    if (StringRef(assemble((Text + "\n").str())).contains(toStringRef(Bytes)))
      return;
    errs() << toHex(Bytes) << " prints as " << Text
           << ", which does not assemble to the same bytes\n";
    std::abort();
  }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static RoundTrip Generic("generic", 16), Fermi("fermi", 8);
  StringRef Text(reinterpret_cast<const char *>(Data), Size);
  ArrayRef<uint8_t> Bytes(Data, Size);
  for (RoundTrip *T : {&Generic, &Fermi}) {
    T->assemble(Text);
    T->decode(Bytes);
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

  /// Some lines of the files, with pieces erased, inserted and overwritten.
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

  /// 16 bytes that are mostly 0, so that many decode.
  std::string bytes() {
    std::string Bytes(16, 0);
    for (size_t I = below(12) + 1; I; --I)
      Bytes[below(16)] = char(Random());
    return Bytes;
  }

  std::string input() { return below(2) ? text() : bytes(); }
};

} // namespace

static cl::OptionCategory Category("q7x2-mc-fuzz options");
// Spelled as libFuzzer's.
static cl::opt<uint64_t> Runs("runs", cl::init(1000), cl::value_desc("n"),
                              cl::desc("Number of inputs (default: 1000)"),
                              cl::cat(Category));
static cl::opt<uint64_t> Seed("seed", cl::init(1), cl::value_desc("n"),
                              cl::desc("Seed of the random numbers "
                                       "(default: 1)"),
                              cl::cat(Category));
static cl::list<std::string> Paths(cl::Positional, cl::OneOrMore,
                                   cl::desc("FILE..."), cl::cat(Category));

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(
      Argc, Argv,
      "Feeds random inputs, made of the lines of assembly files, to assembler "
      "and\ndisassembler\n");
  std::vector<std::unique_ptr<MemoryBuffer>> Files;
  for (const std::string &Path : Paths) {
    auto File = MemoryBuffer::getFile(Path);
    if (!File) {
      WithColor::error(errs(), "q7x2-mc-fuzz")
          << Path << ": " << File.getError().message() << '\n';
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
