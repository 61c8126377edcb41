//===-- PTXVideo.cpp - SIMD within a word in inline PTX ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

/// An operation on two words of N lanes, whose results have one bit more.
static Value *emitLanes(IRBuilder<> &B, StringRef Operation, bool IsSigned,
                        Value *X, Value *Y) {
  llvm::Type *Ty = X->getType();
  auto Least = Intrinsic::smin;
  if (Operation == "vadd")
    return B.CreateAdd(X, Y);
  if (Operation == "vsub")
    return B.CreateSub(X, Y);
  if (Operation == "vmin")
    return B.CreateBinaryIntrinsic(Least, X, Y);
  if (Operation == "vmax")
    return B.CreateBinaryIntrinsic(Intrinsic::smax, X, Y);
  if (Operation == "vabsdiff")
    return B.CreateBinaryIntrinsic(Intrinsic::abs, B.CreateSub(X, Y),
                                   B.getFalse());
  if (Operation == "vavrg") { // halves are rounded away from zero
    Value *Sum = B.CreateAdd(X, Y);
    Value *IsNegative = B.CreateICmpSLT(Sum, Constant::getNullValue(Ty));
    Value *Rounded =
        B.CreateAdd(Sum, B.CreateSelect(IsNegative, Constant::getNullValue(Ty),
                                        ConstantInt::get(Ty, 1)));
    return B.CreateAShr(Rounded, 1);
  }
  llvm_unreachable("unknown operation on lanes");
}

// vOP{2,4}.D.A.B[.sat][.add] d, a, b, c: two or four lanes; with .add their sum
// and c.
bool Translator::video() {
  StringRef Operation = S->Mnemonic.drop_back();
  if (Operation == "vset") // The result is 0 or 1.
    Types.insert(Types.begin(), {PTXType::Unsigned, 32});
  if (Types.size() != 3)
    return false;
  unsigned Lanes = S->Mnemonic.back() - '0';
  unsigned Bits = 32 / Lanes;
  Value *A = readWord(1), *Other = readWord(2), *C = readWord(3);
  if (!A || !Other || !C)
    return false;
  // All values and sums of two, with their signs, fit twice the bits.
  llvm::Type *Narrow = FixedVectorType::get(getBitsType(Bits), Lanes);
  llvm::Type *Wide = FixedVectorType::get(getBitsType(2 * Bits), Lanes);
  auto Split = [&](Value *V, PTXType T) {
    V = B.CreateBitCast(V, Narrow);
    return T.isSigned() ? B.CreateSExt(V, Wide) : B.CreateZExt(V, Wide);
  };
  Value *X = Split(A, Types[1]), *Y = Split(Other, Types[2]);
  Value *Result;
  if (Operation == "vset") {
    auto P = StringSwitch<CmpInst::Predicate>(
                 firstOf({"eq", "ne", "lt", "le", "gt", "ge"}))
                 .Case("eq", CmpInst::ICMP_EQ)
                 .Case("ne", CmpInst::ICMP_NE)
                 .Case("lt", CmpInst::ICMP_SLT)
                 .Case("le", CmpInst::ICMP_SLE)
                 .Case("gt", CmpInst::ICMP_SGT)
                 .Case("ge", CmpInst::ICMP_SGE)
                 .Default(CmpInst::BAD_ICMP_PREDICATE);
    if (P == CmpInst::BAD_ICMP_PREDICATE)
      return false;
    Result = B.CreateZExt(B.CreateICmp(P, X, Y), Wide);
  } else {
    Result = emitLanes(B, Operation, Types[0].isSigned(), X, Y);
  }
  if (has("sat")) {
    bool IsSigned = Types[0].isSigned();
    APInt Low = IsSigned ? APInt::getSignedMinValue(Bits).sext(2 * Bits)
                         : APInt::getZero(2 * Bits);
    APInt High = IsSigned ? APInt::getSignedMaxValue(Bits).sext(2 * Bits)
                          : APInt::getMaxValue(Bits).zext(2 * Bits);
    Result = binary(Intrinsic::smax, Result, ConstantInt::get(Wide, Low));
    Result = binary(Intrinsic::smin, Result, ConstantInt::get(Wide, High));
  }
  if (has("add")) {
    Value *Sum = C;
    for (unsigned I = 0; I != Lanes; ++I) {
      Value *Lane = B.CreateExtractElement(Result, I);
      Sum = B.CreateAdd(Sum, B.CreateSExtOrTrunc(Lane, B.getInt32Ty()));
    }
    return result(Sum);
  }
  return result(B.CreateTrunc(Result, Narrow));
}
