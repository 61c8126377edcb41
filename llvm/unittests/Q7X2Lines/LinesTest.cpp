//===- LinesTest.cpp - Source places, as LLVM's reader finds them ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LinesTest OBJECT... compares the frames of every instruction of well-formed
// objects, and prints how many there are:
//
//   16 instructions, at most 3 frames, 0 differ
//
// LinesTest --print OBJECT prints the place of each instruction, where it
// changes.
//
//===----------------------------------------------------------------------===//

#include "q7x2/DebugInfo.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using q7x2::SourceFrame;

static cl::opt<bool> Print("print",
                           cl::desc("Print the places of instructions"));
static cl::list<std::string> Paths(cl::Positional, cl::OneOrMore,
                                   cl::desc("OBJECT..."));

static const uint64_t InstBytes = 16;

static std::string orEmpty(const std::string &Text) {
  return Text == DILineInfo::BadString ? "" : Text;
}

static std::vector<SourceFrame>
expectedFrames(DWARFContext &Dwarf, uint64_t Address, uint64_t Section) {
  const DIInliningInfo Info = Dwarf.getInliningInfoForAddress(
      {Address, Section},
      {DILineInfoSpecifier::FileLineInfoKind::AbsoluteFilePath,
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

static std::string text(ArrayRef<SourceFrame> Frames) {
  std::string Text;
  for (const SourceFrame &F : Frames)
    Text += formatv("{0} {1}:{2}:{3}; ", F.Function, F.Path, F.Line, F.Column);
  return Text;
}

/// The entry of a kernel, into which its function is inlined, is no frame of
/// ours.
static void dropEntry(std::vector<SourceFrame> &Expected, size_t Count) {
  const size_t N = Expected.size();
  if (N == Count + 1 && N > 1 &&
      Expected[N - 1].Function == Expected[N - 2].Function)
    Expected.pop_back();
}

static bool compare(const object::ObjectFile &File) {
  const auto Info = q7x2::DebugInfo::read(File);
  const auto Dwarf =
      DWARFContext::create(File, DWARFContext::ProcessDebugRelocations::Ignore);
  size_t Instructions = 0, Most = 0, Differ = 0;
  for (const object::SectionRef &S : File.sections()) {
    for (uint64_t At = 0; S.isText() && At < S.getSize(); At += InstBytes) {
      const std::vector<SourceFrame> Frames = Info->frames(At);
      std::vector<SourceFrame> Expected =
          expectedFrames(*Dwarf, At, S.getIndex());
      dropEntry(Expected, Frames.size());
      ++Instructions;
      Most = std::max(Most, Frames.size());
      if (text(Frames) == text(Expected))
        continue;
      ++Differ;
      outs() << formatv("{0:x}: {1}\n  expected: {2}\n", At, text(Frames),
                        text(Expected));
    }
  }
  outs() << formatv("{0} instructions, at most {1} frames, {2} differ\n",
                    Instructions, Most, Differ);
  return Differ == 0;
}

static void print(const object::ObjectFile &File) {
  const auto Info = q7x2::DebugInfo::read(File);
  std::string Last;
  for (const object::SectionRef &S : File.sections()) {
    for (uint64_t At = 0; S.isText() && At < S.getSize(); At += InstBytes) {
      const std::string Place = Info->place(At);
      if (Place != Last)
        outs() << formatv("{0:x}: {1}\n", At, Place);
      Last = Place;
    }
  }
}

int main(int Argc, char **Argv) {
  cl::ParseCommandLineOptions(Argc, Argv);
  ExitOnError ExitOnErr("q7x2-linestest: ");
  bool AreEqual = true;
  for (const std::string &Path : Paths) {
    const auto File = ExitOnErr(object::ObjectFile::createObjectFile(Path));
    if (Print)
      print(*File.getBinary());
    else
      AreEqual &= compare(*File.getBinary());
  }
  return AreEqual ? 0 : 1;
}
