//===- q7x2-prof.cpp - Shows profiles of launches -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads reports of q7x2-run --report and makes a page, a text or, of two
// profiles, the comparison of them.
//
//===----------------------------------------------------------------------===//

#include "Q7X2Prof/Analysis.h"
#include "Q7X2Prof/Compare.h"
#include "Q7X2Prof/Page.h"
#include "Q7X2Prof/Text.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

using namespace llvm;
using namespace q7x2::prof;

namespace {
enum class Format { Auto, Text, Html, Json };
} // namespace

static cl::OptionCategory Category("q7x2-prof options");
static cl::list<std::string>
    Inputs(cl::Positional, cl::OneOrMore, cl::cat(Category),
           cl::desc("<profile.json> [<later profile.json>]"));
static cl::opt<std::string> Output("o", cl::init("-"), cl::cat(Category),
                                   cl::value_desc("file"),
                                   cl::desc("Write to a file"));
static cl::opt<Format> OutputFormat(
    "format", cl::init(Format::Auto), cl::cat(Category),
    cl::desc("What to write (default: by the ending of the output file)"),
    cl::values(clEnumValN(Format::Text, "text", "for the terminal"),
               clEnumValN(Format::Html, "html", "a page"),
               clEnumValN(Format::Json, "json", "what the page shows")));
static cl::opt<unsigned>
    Lines("lines", cl::init(20), cl::cat(Category), cl::value_desc("n"),
          cl::desc("Lines in a text, the hottest first; 0: all (default: 20)"));

static int fail(const Twine &Message) {
  outs().flush();
  errs() << "q7x2-prof: error: " << Message << '\n';
  return 1;
}

static Expected<Report> readReport(StringRef Path) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(Path, /*IsText=*/true);
  if (std::error_code EC = Buffer.getError())
    return createStringError(Path + ": " + EC.message());
  Expected<Report> R = parseReport((*Buffer)->getBuffer());
  if (!R)
    return createStringError(Path + ": " + toString(R.takeError()));
  return R;
}

static Format chooseFormat() {
  if (OutputFormat != Format::Auto)
    return OutputFormat;
  const StringRef Ending = sys::path::extension(Output);
  if (Ending == ".html" || Ending == ".htm")
    return Format::Html;
  return Ending == ".json" ? Format::Json : Format::Text;
}

static void write(raw_ostream &OS, ArrayRef<Report> Reports) {
  const Report &R = Reports.front();
  const bool IsComparison = Reports.size() == 2;
  auto Data = [&] {
    return IsComparison ? comparisonJson(R, Reports[1]) : fullJson(R);
  };
  switch (chooseFormat()) {
  case Format::Html:
    writePage(OS, R.Launch.Kernel, Data());
    return;
  case Format::Json:
    OS << formatv("{0:2}\n", json::Value(Data()));
    return;
  case Format::Auto:
  case Format::Text:
    if (IsComparison)
      printComparison(OS, R, Reports[1], Lines);
    else
      printText(OS, R, Lines);
  }
}

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(
      Argc, Argv,
      "Shows a profile of q7x2-run --report, or the comparison of two\n");
  if (Inputs.size() > 2)
    return fail("one profile, or two to compare");
  std::vector<Report> Reports;
  for (const std::string &Path : Inputs) {
    Expected<Report> R = readReport(Path);
    if (!R)
      return fail(toString(R.takeError()));
    Reports.push_back(std::move(*R));
  }
  Error E = writeToOutput(Output, [&](raw_ostream &OS) {
    write(OS, Reports);
    return Error::success();
  });
  return E ? fail(Output + ": " + toString(std::move(E))) : 0;
}
