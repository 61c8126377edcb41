//===- q7x2-check.cpp - Proves control words correct ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads objects and lists every dependence that stalls and scoreboards do not
// cover on some path. The exit status is 0 if there is none, otherwise 1.
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include <string>

using namespace llvm;

static cl::OptionCategory Category("q7x2-check options");
static cl::list<std::string> Objects(cl::Positional, cl::OneOrMore,
                                     cl::desc("<object>..."),
                                     cl::cat(Category));
static cl::opt<bool> Json("json", cl::desc("Print the violations as JSON"),
                          cl::cat(Category));

namespace {
/// One run of the tool.
class Run {
public:
  explicit Run(const check::InstReader &Reader) : Reader(Reader) {}
  /// Returns the exit status.
  int execute();

private:
  const check::InstReader &Reader;
  json::Array List;
  size_t Violations = 0;
  size_t Instructions = 0;

  void checkObject(const check::CodeObject &Object);
};
} // namespace

static int fail(const Twine &Message) {
  outs().flush();
  errs() << "q7x2-check: error: " << Message << '\n';
  return 1;
}

void Run::checkObject(const check::CodeObject &Object) {
  std::vector<check::Finding> Findings = check::findHazards(Object);
  for (const check::Finding &F : Findings) {
    if (Json)
      List.push_back(check::toJson(Object, F));
    else
      check::printFinding(outs(), Object, F);
  }
  Violations += Findings.size();
  Instructions += Object.insts().size();
}

int Run::execute() {
  int Status = 0;
  for (const std::string &Path : Objects) {
    auto Object = check::CodeObject::open(Path, Reader);
    if (Object)
      checkObject(**Object);
    else
      Status = fail(toString(Object.takeError()));
  }
  if (Json)
    outs() << formatv("{0:2}\n", json::Value(std::move(List)));
  else if (Violations)
    outs() << Violations << (Violations == 1 ? " violation" : " violations")
           << " in " << Instructions << " instructions\n";
  return Violations ? 1 : Status;
}

static void printVersion(raw_ostream &OS) {
  OS << "q7x2-check, LLVM " LLVM_VERSION_STRING "\n";
}

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  cl::SetVersionPrinter(printVersion);
  cl::ParseCommandLineOptions(
      Argc, Argv,
      "Checks that the control words of an object's code (?WAIT, &req, &wsb,\n"
      "&rsb) cover every dependence between instructions, on all paths. Each\n"
      "violation is a line with both instructions, the registers, and the\n"
      "cycles or the wait that is missing.\n");
  auto Reader = check::InstReader::create();
  if (!Reader)
    return fail(toString(Reader.takeError()));
  return Run(**Reader).execute();
}
