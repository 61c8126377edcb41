//===- q7x2-sched.cpp - Control text for assembly written by hand ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads assembly, writes it out again with control text at each instruction
// that has none. Instructions stay in their order; control text that is there
// is kept, and checked: where it leaves a hazard there is an error. The text is
// parsed twice: once to plan, once to print, with the control words put in on
// the way to the printer.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "Recorder.h"
#include "q7x2/MCSetup.h"
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
static cl::opt<std::string> Output("o", cl::desc("Where the result goes"),
                                   cl::value_desc("file"), cl::init("-"),
                                   cl::cat(Category));

namespace {

/// Prints instructions with the control words that were planned for them.
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
    int Ctrl = Q7X2::getNamedOperandIdx(MI->getOpcode(), Q7X2::OpName::ctrl);
    Complete.getOperand(Ctrl).setImm(Words[Next++]);
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
  bool plan(std::vector<unsigned> &Words);
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

/// Parses the text into the streamer that Make gives, and hands that to Then.
/// False after an error.
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

bool Completer::plan(std::vector<unsigned> &Words) {
  return parse(
      [](MCContext &Ctx, const Target &T) {
        auto R = std::make_unique<Recorder>(Ctx);
        T.createNullTargetStreamer(*R);
        return R;
      },
      [&](MCStreamer &S) {
        auto &R = static_cast<Recorder &>(S);
        Words = R.plan(Setup->instructions(), Setup->registers());
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

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(
      Argc, Argv, "Writes control text into assembly that has none\n");
  auto Text = MemoryBuffer::getFileOrSTDIN(Input);
  if (!Text)
    return fail(Input + ": " + Text.getError().message());
  Completer C(std::move(*Text));
  std::vector<unsigned> Words;
  if (!C.plan(Words))
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
