//===-- Q7X2DirectiveParser.h - Kernel directives ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the directives from .kernel NAME to .end_kernel, which describe a
// kernel, and passes them to the target streamer.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2DIRECTIVEPARSER_H
#define LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2DIRECTIVEPARSER_H

#include "llvm/MC/MCParser/MCAsmParserExtension.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"

namespace llvm {

class Q7X2TargetStreamer;

class Q7X2DirectiveParser : public MCAsmParserExtension {
  bool InKernel = false;
  bool AfterParam = false; // without information so far
  SMLoc KernelLoc;

public:
  explicit Q7X2DirectiveParser(MCAsmParser &Parser) { Initialize(Parser); }

  /// Parses a directive of the target; NoMatch for all others.
  ParseStatus parseDirective(AsmToken DirectiveID);

  /// Reports a kernel without .end_kernel.
  void checkEndOfFile();

private:
  Q7X2TargetStreamer &getTargetStreamer();
  bool parseKernelDirective(SMLoc Loc);
  bool parseEndKernelDirective(SMLoc Loc);
  bool parseParamDirective(SMLoc Loc);
  bool parseParamInfoDirective(SMLoc Loc);
  bool parseQualifier(bool (&IsQualifier)(StringRef), StringRef Description,
                      std::string &Word);
  bool parseHintsDirective(SMLoc Loc);
  bool parseBlockDirective(StringRef Name, SMLoc Loc);
  bool parsePartialBlocksDirective(SMLoc Loc);
  bool parseBytesDirective(StringRef Name, SMLoc Loc);
};

} // namespace llvm

#endif
