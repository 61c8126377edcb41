//===-- PTXCompares.cpp - Inline PTX: comparisons and selections ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

static const StringRef Comparisons[] = {
    "eq", "ne",  "lt",  "le",  "gt",  "ge",  "lo",  "ls",  "hi",
    "hs", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"};

static std::optional<CmpInst::Predicate> getPredicate(StringRef Name,
                                                      PTXType T) {
  using P = CmpInst::Predicate;
  struct Row {
    StringLiteral Name;
    P Float, Signed, Unsigned;
  };
  constexpr P None = P::BAD_ICMP_PREDICATE;
  static constexpr Row Rows[] = {{"eq", P::FCMP_OEQ, P::ICMP_EQ, P::ICMP_EQ},
                                 {"ne", P::FCMP_ONE, P::ICMP_NE, P::ICMP_NE},
                                 {"lt", P::FCMP_OLT, P::ICMP_SLT, P::ICMP_ULT},
                                 {"le", P::FCMP_OLE, P::ICMP_SLE, P::ICMP_ULE},
                                 {"gt", P::FCMP_OGT, P::ICMP_SGT, P::ICMP_UGT},
                                 {"ge", P::FCMP_OGE, P::ICMP_SGE, P::ICMP_UGE},
                                 {"lo", None, None, P::ICMP_ULT},
                                 {"ls", None, None, P::ICMP_ULE},
                                 {"hi", None, None, P::ICMP_UGT},
                                 {"hs", None, None, P::ICMP_UGE},
                                 {"equ", P::FCMP_UEQ, None, None},
                                 {"neu", P::FCMP_UNE, None, None},
                                 {"ltu", P::FCMP_ULT, None, None},
                                 {"leu", P::FCMP_ULE, None, None},
                                 {"gtu", P::FCMP_UGT, None, None},
                                 {"geu", P::FCMP_UGE, None, None},
                                 {"num", P::FCMP_ORD, None, None},
                                 {"nan", P::FCMP_UNO, None, None}};
  for (const Row &R : Rows) {
    if (R.Name != Name)
      continue;
    bool IsOrder = Name != "eq" && Name != "ne";
    if (T.Kind == PTXType::Untyped && IsOrder)
      return std::nullopt;
    P Found = T.isFloat() ? R.Float : T.isSigned() ? R.Signed : R.Unsigned;
    return Found == None ? std::nullopt : std::optional(Found);
  }
  return std::nullopt;
}

/// Compares operands 1 and 2; the result is a predicate, or one for each lane.
Value *Translator::compare(PTXType T) {
  StringRef Name = firstOf(Comparisons);
  if (Name.empty())
    return nullptr;
  std::optional<CmpInst::Predicate> P = getPredicate(Name, T);
  Value *X = read(1, T), *Y = read(2, T);
  if (!P || !X || !Y)
    return nullptr;
  if (!has("ftz"))
    return B.CreateCmp(*P, X, Y);
  if (T.Kind != PTXType::Float || T.Bits > 32)
    return nullptr;
  // The helpers use the first type, which must be the operands' type.
  PTXType Saved = Types.front();
  Types.front() = T;
  Value *Result = B.CreateCmp(*P, flush(X), flush(Y));
  Types.front() = Saved;
  return Result;
}

/// Combines the result with the third source by the instruction's operation.
Value *Translator::combine(Value *Compared) {
  bool HasOperation = hasOneOf({"and", "or", "xor"});
  if (!Compared || HasOperation != (operands() == 4))
    return nullptr;
  if (!HasOperation)
    return Compared;
  Value *With = readPredicate(S->Operands[3]);
  if (!With)
    return nullptr;
  if (has("and"))
    return B.CreateAnd(Compared, With);
  return has("or") ? B.CreateOr(Compared, With) : B.CreateXor(Compared, With);
}

// setp.CMP[.BOOL][.ftz].TYPE p[|q], a, b[, c]
bool Translator::compareToPredicates() {
  Value *Compared = compare(type());
  if (!Compared)
    return false;
  if (type().Lanes == 2) { // p and q are the results of the lanes.
    Value *First = combine(B.CreateExtractElement(Compared, uint64_t(0)));
    Value *Second = combine(B.CreateExtractElement(Compared, uint64_t(1)));
    return S->Operands[0].Kind == Operand::Pair && results(First, Second);
  }
  return results(combine(Compared), combine(B.CreateNot(Compared)));
}

// set.CMP[.BOOL][.ftz].TO.FROM d, a, b[, c]: all ones, or 1.0
bool Translator::compareToValue() {
  if (Types.size() != 2)
    return false;
  PTXType To = Types[0];
  // set.CMP.u32.f16x2: a half of the word for each lane
  if (Types[1].Lanes == 2 && To.Kind == PTXType::Unsigned && To.Bits == 32)
    To = {PTXType::Unsigned, 16, 2};
  if (To.Lanes < Types[1].Lanes)
    return false;
  Value *Compared = compare(Types[1]);
  if (!Compared)
    return false;
  if (Types[1].Lanes == 1)
    Compared = combine(Compared);
  else if (operands() == 4)
    return false;
  if (!Compared)
    return false;
  llvm::Type *Ty = getType(To);
  Value *True = To.isFloat() ? static_cast<Value *>(ConstantFP::get(Ty, 1.0))
                             : Constant::getAllOnesValue(Ty);
  return result(B.CreateSelect(Compared, True, Constant::getNullValue(Ty)));
}

bool Translator::selectByPredicate() {
  Value *X = read(1, type()), *Y = read(2, type());
  Value *P = readPredicate(S->Operands[3]);
  return X && Y && P && result(B.CreateSelect(P, X, Y), type().isSigned());
}

// slct.TYPE.{s32,f32} d, a, b, c: a if c is at least 0
bool Translator::selectBySign() {
  if (Types.size() != 2 || Types[1].Bits != 32 ||
      Types[1].Kind == PTXType::Unsigned)
    return false;
  Value *X = read(1, type()), *Y = read(2, type()), *Sign = read(3, Types[1]);
  if (!X || !Y || !Sign || (has("ftz") && !Types[1].isFloat()))
    return false;
  Value *Zero = Constant::getNullValue(Sign->getType());
  if (has("ftz"))
    Sign = nvvm("add.rn.ftz.f", {Sign, Zero});
  // -0.0 is at least 0.
  Value *IsPositive = Types[1].isFloat() ? B.CreateFCmpOGE(Sign, Zero)
                                         : B.CreateICmpSGE(Sign, Zero);
  return result(B.CreateSelect(IsPositive, X, Y), type().isSigned());
}
