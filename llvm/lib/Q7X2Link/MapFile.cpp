//===- MapFile.cpp - The map of the output --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MapFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace q7x2::link;

static void writeLine(raw_ostream &OS, uint64_t Offset, uint64_t Size,
                      uint64_t Align, const Twine &What) {
  OS << formatv("{0,10:x-} {1,10:x-} {2,5} {3}\n", Offset, Size, Align,
                What.str());
}

/// The symbols in an input section, by their values.
static void writeSymbols(raw_ostream &OS, const Section &S) {
  std::vector<const Symbol *> Symbols;
  for (auto [Own, Resolved] : zip(S.Owner->Symbols, S.Owner->Resolved))
    if (Resolved->In == &S && Own.Type != ELF::STT_SECTION && !Own.Name.empty())
      Symbols.push_back(Resolved);
  llvm::stable_sort(Symbols, [](const Symbol *A, const Symbol *B) {
    return A->Value < B->Value;
  });
  for (const Symbol *Symbol : Symbols)
    writeLine(OS, S.outputOffset(Symbol->Value), Symbol->Size, 1,
              "                " + Symbol->Name);
}

void q7x2::link::writeMap(const Linker &L, const Layout &Where,
                          raw_ostream &OS) {
  if (!L.extracted().empty())
    OS << "Archive members, the object that needs each, and its symbol\n\n";
  for (const Linker::Extracted &E : L.extracted())
    OS << E.Member << "  " << (E.From.empty() ? "-u" : E.From) << "  "
       << E.Symbol << '\n';
  OS << (L.extracted().empty() ? "" : "\n")
     << "    Offset       Size Align Output  Input   Symbol\n";
  for (auto &Out : Where.Sections) {
    writeLine(OS, 0, Out->Size, Out->Align, Out->Name);
    for (const Section *S : Out->Inputs) {
      writeLine(OS, S->Offset, S->Added, S->Align,
                "        " + S->Owner->name() + ":(" + S->Name + ")");
      writeSymbols(OS, *S);
    }
    for (const Symbol &S : L.symbols())
      if (S.Kind == Symbol::Common && Where.sectionOf(S) == Out.get())
        writeLine(OS, Where.valueOf(S), S.Size, std::max<uint64_t>(S.Value, 1),
                  "        " + S.Owner->name() + ":(COMMON) " + S.Name);
  }
  bool First = true;
  for (auto &O : L.objects())
    for (const Section &S : O->Sections)
      if (S.Discarded && S.isLoaded() && S.Size) {
        OS << (First ? "\nNot linked\n\n" : "");
        writeLine(OS, 0, S.Size, S.Align, O->name() + ":(" + S.Name + ")");
        First = false;
      }
}
