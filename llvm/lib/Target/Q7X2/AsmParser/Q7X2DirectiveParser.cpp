//===-- Q7X2DirectiveParser.cpp - Kernel directives -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2DirectiveParser.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2TargetStreamer.h"
#include "llvm/MC/MCParser/AsmLexer.h"
#include "llvm/MC/MCStreamer.h"

using namespace llvm;

Q7X2TargetStreamer &Q7X2DirectiveParser::getTargetStreamer() {
  return static_cast<Q7X2TargetStreamer &>(*getStreamer().getTargetStreamer());
}

ParseStatus Q7X2DirectiveParser::parseDirective(AsmToken DirectiveID) {
  StringRef Name = DirectiveID.getString();
  SMLoc Loc = DirectiveID.getLoc();
  if (Name == ".kernel")
    return parseKernelDirective(Loc);
  if (Name == ".end_kernel")
    return parseEndKernelDirective(Loc);
  if (Name == ".param")
    return parseParamDirective(Loc);
  if (Name == ".param_info")
    return parseParamInfoDirective(Loc);
  if (Name == ".hints")
    return parseHintsDirective(Loc);
  if (Name == ".reqntid" || Name == ".maxntid")
    return parseBlockDirective(Name, Loc);
  if (Name == ".partial_blocks")
    return parsePartialBlocksDirective(Loc);
  // ELF also has a .local directive, which names symbols.
  bool IsBytes = Name == ".shared" ||
                 (Name == ".local" && getTok().isNot(AsmToken::Identifier));
  if (IsBytes)
    return parseBytesDirective(Name, Loc);
  return ParseStatus::NoMatch;
}

// .kernel NAME
bool Q7X2DirectiveParser::parseKernelDirective(SMLoc Loc) {
  StringRef Name;
  if (InKernel)
    return Error(Loc, ".kernel inside a kernel: missing .end_kernel");
  if (getParser().parseIdentifier(Name))
    return TokError("expected the name of the kernel");
  if (parseEOL())
    return true;
  InKernel = true;
  AfterParam = false;
  KernelLoc = Loc;
  getTargetStreamer().emitKernelBegin(Name);
  return false;
}

bool Q7X2DirectiveParser::parseEndKernelDirective(SMLoc Loc) {
  if (!InKernel)
    return Error(Loc, ".end_kernel without .kernel");
  if (parseEOL())
    return true;
  InKernel = false;
  getTargetStreamer().emitKernelEnd();
  return false;
}

// .param TYPE[, ALIGN]
bool Q7X2DirectiveParser::parseParamDirective(SMLoc Loc) {
  StringRef Type;
  SMLoc TypeLoc = getTok().getLoc();
  if (!InKernel)
    return Error(Loc, ".param outside of .kernel and .end_kernel");
  if (getParser().parseIdentifier(Type) || !Q7X2::parseParamType(Type))
    return Error(TypeLoc,
                 "expected a parameter type: i8 i16 i32 i64 f16 bf16 f32 f64, "
                 "vN before it for N lanes, ptr, ptr.global, ptr.shared, "
                 "ptr.constant, sampler, images as image2d.ro, bytesN");
  int64_t Align = 0;
  if (parseOptionalToken(AsmToken::Comma)) {
    SMLoc AlignLoc = getTok().getLoc();
    if (getParser().parseAbsoluteExpression(Align))
      return true;
    if (Align < 1 || Align > 256 || !isPowerOf2_64(Align))
      return Error(AlignLoc, "alignment must be a power of 2 up to 256");
  }
  if (parseEOL())
    return true;
  AfterParam = true;
  getTargetStreamer().emitParam(Type, Align);
  return false;
}

bool Q7X2DirectiveParser::parseQualifier(bool (&IsQualifier)(StringRef),
                                         StringRef Description,
                                         std::string &Word) {
  StringRef Identifier;
  SMLoc WordLoc = getTok().getLoc();
  if (getParser().parseIdentifier(Identifier) || !IsQualifier(Identifier))
    return Error(WordLoc, "expected " + Description);
  Word = Identifier.str();
  return false;
}

// .param_info "NAME", "TYPE", ADDRESS, ACCESS[, QUALIFIER]...
bool Q7X2DirectiveParser::parseParamInfoDirective(SMLoc Loc) {
  Q7X2::ParamInfo Info;
  if (!InKernel || !AfterParam)
    return Error(Loc, ".param_info without .param before it");
  if (getParser().parseEscapedString(Info.Name) || getParser().parseComma() ||
      getParser().parseEscapedString(Info.TypeName) ||
      getParser().parseComma() ||
      parseQualifier(Q7X2::isAddressQualifier,
                     "an address space: global, constant, local, private",
                     Info.Address) ||
      getParser().parseComma() ||
      parseQualifier(Q7X2::isAccessQualifier,
                     "an access: none, read_only, write_only, read_write",
                     Info.Access))
    return true;
  while (parseOptionalToken(AsmToken::Comma)) {
    std::string Word;
    if (parseQualifier(Q7X2::isTypeQualifier,
                       "a qualifier: const, restrict, volatile, pipe", Word))
      return true;
    Info.Qualifiers += (Info.Qualifiers.empty() ? "" : " ") + Word;
  }
  if (parseEOL())
    return true;
  AfterParam = false;
  getTargetStreamer().emitParamInfo(Info);
  return false;
}

// .hints "ATTRIBUTES"
bool Q7X2DirectiveParser::parseHintsDirective(SMLoc Loc) {
  std::string Hints;
  if (!InKernel)
    return Error(Loc, ".hints outside of .kernel and .end_kernel");
  if (getParser().parseEscapedString(Hints) || parseEOL())
    return true;
  getTargetStreamer().emitHints(Hints);
  return false;
}

// .reqntid X[, Y[, Z]], .maxntid X[, Y[, Z]]
bool Q7X2DirectiveParser::parseBlockDirective(StringRef Name, SMLoc Loc) {
  Q7X2::BlockSize Size = {1, 1, 1};
  if (!InKernel)
    return Error(Loc, Name + " outside of .kernel and .end_kernel");
  for (unsigned &Threads : Size) {
    SMLoc ThreadsLoc = getTok().getLoc();
    int64_t Value;
    if (getParser().parseAbsoluteExpression(Value))
      return true;
    if (Value < 1 || Value > Q7X2::MaxThreadsPerBlock)
      return Error(ThreadsLoc, "number of threads out of range [1, " +
                                   Twine(Q7X2::MaxThreadsPerBlock) + "]");
    Threads = Value;
    if (!parseOptionalToken(AsmToken::Comma))
      break;
  }
  if (parseEOL())
    return true;
  if (Name == ".reqntid")
    getTargetStreamer().emitRequiredBlock(Size);
  else
    getTargetStreamer().emitMaxBlock(Size);
  return false;
}

// .partial_blocks
bool Q7X2DirectiveParser::parsePartialBlocksDirective(SMLoc Loc) {
  if (!InKernel)
    return Error(Loc, ".partial_blocks outside of .kernel and .end_kernel");
  if (parseEOL())
    return true;
  getTargetStreamer().emitPartialBlocks();
  return false;
}

// .shared BYTES, .local BYTES
bool Q7X2DirectiveParser::parseBytesDirective(StringRef Name, SMLoc Loc) {
  int64_t Bytes;
  if (!InKernel)
    return Error(Loc, Name + " outside of .kernel and .end_kernel");
  SMLoc BytesLoc = getTok().getLoc();
  if (getParser().parseAbsoluteExpression(Bytes))
    return true;
  if (Bytes < 0 || !isUInt<32>(Bytes))
    return Error(BytesLoc, "number of bytes out of range [0, 4294967295]");
  if (parseEOL())
    return true;
  if (Name == ".shared")
    getTargetStreamer().emitShared(Bytes);
  else
    getTargetStreamer().emitLocal(Bytes);
  return false;
}

void Q7X2DirectiveParser::checkEndOfFile() {
  if (InKernel)
    Error(KernelLoc, ".kernel without .end_kernel");
}
