//===- q7x2-check.cpp - Proves control text right -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads objects and lists every dependence that stall cycles and scoreboards
// do not cover on some path.
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FormatVariadic.h"
#include <string>
#include <vector>

using namespace llvm;

static const char HelpText[] =
    R"(usage: q7x2-check [options] OBJECT...

Checks that the control text of an object's code (?WAIT, &req, &wsb, &rsb)
covers every dependence between instructions, on all paths. Each violation is
a line with both instructions, the registers, and the cycles or the scoreboard
that are missing.

  --json      print the violations as a JSON list
  --help      print this text
  --version   print the version

Exit status: 0 if there is none; 1 if there is one, or after an error.
)";

namespace {
struct CheckOptions {
  std::vector<std::string> Objects;
  bool Json = false;
  bool Help = false;
  bool Version = false;
};

/// One run of the tool.
class Run {
public:
  Run(const CheckOptions &O, const check::InstReader &Reader)
      : O(O), Reader(Reader) {}
  /// The exit status.
  int execute();

private:
  const CheckOptions &O;
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

static Expected<CheckOptions> parseOptions(ArrayRef<const char *> Argv) {
  CheckOptions O;
  for (StringRef Arg : Argv) {
    if (Arg == "--json")
      O.Json = true;
    else if (Arg == "--help")
      O.Help = true;
    else if (Arg == "--version")
      O.Version = true;
    else if (Arg.starts_with("-"))
      return createStringError("unknown option " + Arg);
    else
      O.Objects.push_back(Arg.str());
  }
  if (O.Objects.empty() && !O.Help && !O.Version)
    return createStringError("no object given");
  return O;
}

void Run::checkObject(const check::CodeObject &Object) {
  std::vector<check::Finding> Findings = check::findHazards(Object);
  for (const check::Finding &F : Findings) {
    if (O.Json)
      List.push_back(check::toJson(Object, F));
    else
      check::printFinding(outs(), Object, F);
  }
  Violations += Findings.size();
  Instructions += Object.insts().size();
}

int Run::execute() {
  int Status = 0;
  for (const std::string &Path : O.Objects) {
    auto Object = check::CodeObject::open(Path, Reader);
    if (Object)
      checkObject(**Object);
    else
      Status = fail(toString(Object.takeError()));
  }
  if (O.Json)
    outs() << formatv("{0:2}\n", json::Value(std::move(List)));
  else if (Violations)
    outs() << Violations << (Violations == 1 ? " violation" : " violations")
           << " in " << Instructions << " instructions\n";
  return Violations ? 1 : Status;
}

int main(int Argc, char **Argv) {
  auto O = parseOptions(ArrayRef<const char *>(Argv + 1, Argc - 1));
  if (!O)
    return fail(toString(O.takeError()));
  if (O->Help || O->Version) {
    outs() << (O->Help ? HelpText
                       : "q7x2-check, LLVM " LLVM_VERSION_STRING "\n");
    return 0;
  }
  auto Reader = check::InstReader::create();
  if (!Reader)
    return fail(toString(Reader.takeError()));
  return Run(*O, **Reader).execute();
}
