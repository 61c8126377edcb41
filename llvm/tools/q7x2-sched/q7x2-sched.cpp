//===- q7x2-sched.cpp - Control words for hand-written assembly -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads assembly and writes it again with a control word at each instruction
// that has none. Instructions stay in their order. Control words in the input
// are kept and checked: a hazard that they leave is an error. The input is
// parsed twice: first to find the control words, then to print them with the
// instructions.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "Recorder.h"
#include "q7x2/MCSetup.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormattedStream.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace llvm;

extern "C" void LLVMInitializeQ7X2TargetInfo();
extern "C" void LLVMInitializeQ7X2TargetMC();
extern "C" void LLVMInitializeQ7X2AsmParser();

static cl::OptionCategory Category("q7x2-sched options");
static cl::opt<std::string> Input(cl::Positional, cl::desc("<assembly>"),
                                  cl::init("-"), cl::cat(Category));
static cl::opt<std::string> Output("o", cl::desc("Output file"),
                                   cl::value_desc("file"), cl::init("-"),
                                   cl::cat(Category));

namespace {

/// Prints instructions with the control words that were found for them.
class CompletingPrinter : public MCInstPrinter {
  std::unique_ptr<MCInstPrinter> Base;
  std::vector<unsigned> Words;
  size_t Next = 0;

public:
  CompletingPrinter(std::unique_ptr<MCInstPrinter> Base,
                    std::vector<unsigned> Words, const MCAsmInfo &MAI,
                    const MCInstrInfo &MII, const MCRegisterInfo &MRI)
      : MCInstPrinter(MAI, MII, MRI), Base(std::move(Base)),
        Words(std::move(Words)) {}

  std::pair<const char *, uint64_t>
  getMnemonic(const MCInst &MI) const override {
    return Base->getMnemonic(MI);
  }
  void printInst(const MCInst *MI, uint64_t Address, StringRef Annot,
                 const MCSubtargetInfo &STI, raw_ostream &OS) override {
    MCInst Complete = *MI;
    int Idx = Q7X2::getNamedOperandIdx(MI->getOpcode(), Q7X2::OpName::ctrl);
    Complete.getOperand(Idx).setImm(Words[Next++]);
    Base->printInst(&Complete, Address, Annot, STI, OS);
  }
};

class Completer {
  std::unique_ptr<q7x2::MCSetup> Setup;
  std::unique_ptr<MemoryBuffer> Text;

  template <typename MakeStreamer, typename Use>
  bool parse(MakeStreamer Make, Use Then);

public:
  explicit Completer(std::unique_ptr<MemoryBuffer> Text);
  bool findWords(std::vector<unsigned> &Words);
  bool print(std::vector<unsigned> Words, raw_ostream &OS);
};

} // namespace

Completer::Completer(std::unique_ptr<MemoryBuffer> Text)
    : Text(std::move(Text)) {
  LLVMInitializeQ7X2TargetInfo();
  LLVMInitializeQ7X2TargetMC();
  LLVMInitializeQ7X2AsmParser();
  Setup = cantFail(q7x2::MCSetup::create());
}

/// Parses the text into the streamer that \p Make returns and passes that to
/// \p Then. Returns false after an error.
template <typename MakeStreamer, typename Use>
bool Completer::parse(MakeStreamer Make, Use Then) {
  SourceMgr SM;
  SM.AddNewSourceBuffer(
      MemoryBuffer::getMemBuffer(Text->getMemBufferRef(),
                                 /*RequiresNullTerminator=*/false),
      SMLoc());
  q7x2::AssemblyContext Assembly(*Setup, SM);
  MCContext &Ctx = Assembly.context();
  std::unique_ptr<MCStreamer> Streamer = Make(Ctx, Setup->target());
  if (!Assembly.parse(*Streamer))
    return false;
  Then(*Streamer);
  return !Ctx.hadError();
}

bool Completer::findWords(std::vector<unsigned> &Words) {
  return parse(
      [](MCContext &Ctx, const Target &T) {
        auto R = std::make_unique<Recorder>(Ctx);
        T.createNullTargetStreamer(*R);
        return R;
      },
      [&](MCStreamer &S) {
        auto &R = static_cast<Recorder &>(S);
        Words = R.findWords(Setup->instructions(), Setup->registers());
        std::unique_ptr<MCInstPrinter> Printer = Setup->createPrinter();
        R.check(Words, Setup->instructions(), Setup->registers(), *Printer);
      });
}

bool Completer::print(std::vector<unsigned> Words, raw_ostream &OS) {
  return parse(
      [&](MCContext &Ctx, const Target &T) {
        auto Printer = std::make_unique<CompletingPrinter>(
            Setup->createPrinter(), std::move(Words), Setup->asmInfo(),
            Setup->instructions(), Setup->registers());
        return std::unique_ptr<MCStreamer>(T.createAsmStreamer(
            Ctx, std::make_unique<formatted_raw_ostream>(OS),
            std::move(Printer), nullptr, nullptr));
      },
      [](MCStreamer &) {});
}

static int fail(const Twine &Message) {
  errs() << "q7x2-sched: error: " << Message << '\n';
  return 1;
}

static void printVersion(raw_ostream &OS) {
  OS << "q7x2-sched, LLVM " LLVM_VERSION_STRING "\n";
}

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  cl::SetVersionPrinter(printVersion);
  cl::ParseCommandLineOptions(Argc, Argv,
                              "Writes control words into assembly that has "
                              "none, and checks those that\n"
                              "it has.\n");
  auto Text = MemoryBuffer::getFileOrSTDIN(Input);
  if (!Text)
    return fail(Input + ": " + Text.getError().message());
  Completer C(std::move(*Text));
  std::vector<unsigned> Words;
  if (!C.findWords(Words))
    return 1;
  std::error_code EC;
  ToolOutputFile Out(Output, EC, sys::fs::OF_Text);
  if (EC)
    return fail(Output + ": " + EC.message());
  if (!C.print(std::move(Words), Out.os()))
    return 1;
  Out.os().flush();
  if (Out.os().has_error()) {
    EC = Out.os().error();
    Out.os().clear_error();
    return fail(Output + ": " + EC.message());
  }
  Out.keep();
  return 0;
}
