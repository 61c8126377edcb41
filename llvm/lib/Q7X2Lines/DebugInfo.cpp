//===- DebugInfo.cpp - Source places of code addresses --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "q7x2/DebugInfo.h"
#include "DebugSections.h"
#include "Functions.h"
#include "LineTables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace q7x2;
using namespace llvm;

struct DebugInfo::Contents {
  DebugSections Sections;
  LineTables Lines;
  Functions Code;

  explicit Contents(const object::ObjectFile &File)
      : Sections(File), Lines(Sections), Code(Sections, Lines) {}

  bool isEntry(const Functions::Scope &Inner) const;
};

DebugInfo::DebugInfo() = default;
DebugInfo::~DebugInfo() = default;

/// Addresses are offsets in a section: with several of them it is not known in
/// which.
static bool hasOneCodeSection(const object::ObjectFile &File) {
  return count_if(File.sections(), [](const object::SectionRef &S) {
           return S.isText() && S.getSize();
         }) == 1;
}

std::unique_ptr<DebugInfo> DebugInfo::read(const object::ObjectFile &File) {
  std::unique_ptr<DebugInfo> Info(new DebugInfo());
  if (hasOneCodeSection(File))
    Info->C = std::make_unique<Contents>(File);
  return Info;
}

/// clang compiles a kernel of OpenCL to a function and an entry, which calls it
/// and is called a kernel as well: one that the source does not have.
bool DebugInfo::Contents::isEntry(const Functions::Scope &Inner) const {
  const Functions::Scope &Outer = Code.scope(Inner.Parent);
  return Outer.Parent == Functions::None && Code.isKernel(Inner) &&
         Code.isKernel(Outer) && Code.name(Inner) == Code.name(Outer);
}

std::vector<SourceFrame> DebugInfo::frames(uint64_t Address) const {
  // Malformed entries can be nested as deeply as a section has bytes.
  constexpr unsigned MaxFrames = 256;
  std::vector<SourceFrame> Frames;
  if (!C)
    return Frames;
  uint32_t File = 0, Line = 0, Column = 0;
  if (const LineTables::Row *R = C->Lines.find(Address)) {
    File = R->File;
    Line = R->Line;
    Column = R->Column;
  }
  uint32_t Index = C->Code.find(Address);
  for (unsigned I = 0; I != MaxFrames; ++I) {
    const Functions::Scope *S =
        Index == Functions::None ? nullptr : &C->Code.scope(Index);
    std::string Path = Line ? C->Lines.path(File) : "";
    if (!Path.empty())
      Frames.push_back(
          {S ? C->Code.name(*S).str() : "", std::move(Path), Line, Column});
    if (!S || S->Parent == Functions::None ||
        (C->isEntry(*S) && !Frames.empty()))
      break;
    File = S->CallFile;
    Line = S->CallLine;
    Column = S->CallColumn;
    Index = S->Parent;
  }
  return Frames;
}

static std::string lineText(const SourceFrame &F) {
  return formatv("{0}:{1}", sys::path::filename(F.Path), F.Line);
}

std::string DebugInfo::line(uint64_t Address) const {
  const std::vector<SourceFrame> Frames = frames(Address);
  return Frames.empty() ? "" : lineText(Frames.front());
}

std::string DebugInfo::place(uint64_t Address) const {
  const std::vector<SourceFrame> Frames = frames(Address);
  std::string Text;
  for (size_t I = 0; I != Frames.size(); ++I) {
    const SourceFrame &F = Frames[I];
    if (I == 0)
      Text =
          lineText(F) +
          (Frames.size() > 1 && !F.Function.empty() ? " in " + F.Function : "");
    else
      Text +=
          formatv(", inlined{0} at {1}",
                  F.Function.empty() ? "" : " into " + F.Function, lineText(F));
  }
  return Text;
}
