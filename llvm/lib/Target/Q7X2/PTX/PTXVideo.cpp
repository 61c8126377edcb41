//===-- PTXVideo.cpp - Inline PTX: SIMD within a word ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

static const StringRef Comparisons[] = {"eq", "ne", "lt", "le", "gt", "ge"};

/// Compares signed integers by \p Name; null if it names no comparison.
static Value *emitComparison(IRBuilder<> &B, StringRef Name, Value *X,
                             Value *Y) {
  auto P = StringSwitch<CmpInst::Predicate>(Name)
               .Case("eq", CmpInst::ICMP_EQ)
               .Case("ne", CmpInst::ICMP_NE)
               .Case("lt", CmpInst::ICMP_SLT)
               .Case("le", CmpInst::ICMP_SLE)
               .Case("gt", CmpInst::ICMP_SGT)
               .Case("ge", CmpInst::ICMP_SGE)
               .Default(CmpInst::BAD_ICMP_PREDICATE);
  if (P == CmpInst::BAD_ICMP_PREDICATE)
    return nullptr;
  return B.CreateZExt(B.CreateICmp(P, X, Y), X->getType());
}

/// Emits an operation on two scalars or vectors of signed integers, whose
/// results have one more bit; \p Comparison is that of vset.
static Value *emitLanes(IRBuilder<> &B, StringRef Operation,
                        StringRef Comparison, Value *X, Value *Y) {
  if (Operation == "vset")
    return emitComparison(B, Comparison, X, Y);
  llvm::Type *Ty = X->getType();
  if (Operation == "vadd")
    return B.CreateAdd(X, Y);
  if (Operation == "vsub")
    return B.CreateSub(X, Y);
  if (Operation == "vmin")
    return B.CreateBinaryIntrinsic(Intrinsic::smin, X, Y);
  if (Operation == "vmax")
    return B.CreateBinaryIntrinsic(Intrinsic::smax, X, Y);
  if (Operation == "vabsdiff")
    return B.CreateBinaryIntrinsic(Intrinsic::abs, B.CreateSub(X, Y),
                                   B.getFalse());
  if (Operation == "vavrg") { // Halves are rounded away from zero.
    Value *Sum = B.CreateAdd(X, Y);
    Value *IsNegative = B.CreateICmpSLT(Sum, Constant::getNullValue(Ty));
    Value *Rounded =
        B.CreateAdd(Sum, B.CreateSelect(IsNegative, Constant::getNullValue(Ty),
                                        ConstantInt::get(Ty, 1)));
    return B.CreateAShr(Rounded, 1);
  }
  llvm_unreachable("unknown operation on lanes");
}

//===----------------------------------------------------------------------===//
// Lanes in place
//===----------------------------------------------------------------------===//

namespace {

/// Operations on the bytes or halves of words without unpacking them: sums and
/// differences leave out the lanes' sign bits, which no carry then passes, and
/// comparisons yield these bits. An expression of three words is one LOP3.
class LanesInPlace {
public:
  LanesInPlace(IRBuilder<> &B, unsigned Bits, Value *X, Value *Y)
      : B(B), Bits(Bits), Ones(Bits == 8 ? 0x01010101 : 0x00010001),
        Signs(Ones << (Bits - 1)), X(X), Y(Y) {}

  /// Returns the results of an operation, or null.
  Value *emit(StringRef Operation, StringRef Comparison, bool IsSigned,
              bool IsSaturating);

private:
  IRBuilder<> &B;
  unsigned Bits;
  uint32_t Ones, Signs;
  Value *X, *Y;

  Value *both(Value *V, Value *W) { return B.CreateAnd(V, W); }
  Value *either(Value *V, Value *W) { return B.CreateOr(V, W); }
  Value *invert(Value *V) { return B.CreateNot(V); }
  Value *unlike(Value *V, Value *W) { return B.CreateXor(V, W); }
  Value *signs(Value *V) { return B.CreateAnd(V, B.getInt32(Signs)); }
  Value *rest(Value *V) { return B.CreateAnd(V, B.getInt32(~Signs)); }
  Value *choose(Value *Mask, Value *V, Value *W) {
    return either(both(V, Mask), both(W, invert(Mask)));
  }
  /// The sign bits in all bits of their lanes.
  Value *spread(Value *V) {
    return B.CreateIntrinsic(
        B.getInt32Ty(), Intrinsic::nvvm_prmt,
        {V, B.getInt32(0), B.getInt32(Bits == 8 ? 0xba98 : 0xbb99)});
  }
  /// Differences of lanes without sign bits; theirs say that there is no
  /// borrow.
  Value *partDifference(Value *V, Value *W) {
    return B.CreateSub(B.CreateOr(V, B.getInt32(Signs)), rest(W));
  }
  Value *sum() {
    return unlike(B.CreateAdd(rest(X), rest(Y)), signs(unlike(X, Y)));
  }
  Value *difference() {
    return unlike(partDifference(X, Y), signs(invert(unlike(X, Y))));
  }
  Value *isNotLess(Value *V, Value *W, bool IsSigned) {
    Value *Decided = IsSigned ? both(invert(V), W) : both(V, invert(W));
    return either(Decided, both(invert(unlike(V, W)), partDifference(V, W)));
  }
  Value *isUnequal() {
    Value *Unlike = unlike(X, Y);
    return either(B.CreateAdd(rest(Unlike), B.getInt32(~Signs)), Unlike);
  }
  Value *compare(StringRef Comparison, bool IsSigned);
  Value *saturate(bool IsSum, bool IsSigned);
  Value *average(bool IsSigned);
  Value *extremeHalves(Intrinsic::ID ID);
};

} // namespace

Value *LanesInPlace::compare(StringRef Comparison, bool IsSigned) {
  Value *Result =
      Comparison == "eq" || Comparison == "ne"   ? isUnequal()
      : Comparison == "ge" || Comparison == "lt" ? isNotLess(X, Y, IsSigned)
      : Comparison == "le" || Comparison == "gt" ? isNotLess(Y, X, IsSigned)
                                                 : nullptr;
  if (!Result)
    return nullptr;
  if (Comparison == "eq" || Comparison == "lt" || Comparison == "gt")
    Result = invert(Result);
  return B.CreateAnd(B.CreateLShr(Result, Bits - 1), B.getInt32(Ones));
}

Value *LanesInPlace::saturate(bool IsSum, bool IsSigned) {
  Value *Result = IsSum ? sum() : difference();
  if (!IsSigned && !IsSum)
    return both(Result, spread(isNotLess(X, Y, /*IsSigned=*/false)));
  if (!IsSigned)
    return either(
        Result, spread(either(both(X, Y), both(either(X, Y), invert(Result)))));
  Value *Overflow = IsSum ? both(unlike(X, Result), unlike(Y, Result))
                          : both(unlike(X, Y), unlike(X, Result));
  // The largest number, or the smallest one if X is negative.
  Value *Limit = B.CreateXor(spread(X), B.getInt32(~Signs));
  return choose(spread(Overflow), Limit, Result);
}

/// Halves are rounded away from zero.
Value *LanesInPlace::average(bool IsSigned) {
  Value *Unlike = unlike(X, Y);
  Value *Half = B.CreateLShr(B.CreateAnd(Unlike, B.getInt32(~Ones)), 1);
  if (!IsSigned)
    return B.CreateSub(either(X, Y), Half);
  // In unsigned order, in which those of at least half the range are rounded
  // up.
  Value *Down = B.CreateAdd(both(B.CreateXor(X, B.getInt32(Signs)),
                                 B.CreateXor(Y, B.getInt32(Signs))),
                            Half);
  Value *More =
      both(B.CreateLShr(Down, Bits - 1), B.CreateAnd(Unlike, B.getInt32(Ones)));
  return B.CreateXor(B.CreateAdd(Down, More), B.getInt32(Signs));
}

/// The upper half of a word's minimum or maximum is that of the upper halves.
Value *LanesInPlace::extremeHalves(Intrinsic::ID ID) {
  Value *Upper = B.CreateBinaryIntrinsic(ID, X, Y);
  Value *Lower =
      B.CreateBinaryIntrinsic(ID, B.CreateShl(X, 16), B.CreateShl(Y, 16));
  return either(B.CreateAnd(Upper, 0xffff0000), B.CreateLShr(Lower, 16));
}

Value *LanesInPlace::emit(StringRef Operation, StringRef Comparison,
                          bool IsSigned, bool IsSaturating) {
  const bool IsSum = Operation == "vadd";
  // Two sums of halves are fewer operations.
  if (Bits == 16 && (IsSum || Operation == "vsub"))
    return nullptr;
  if (IsSum || Operation == "vsub")
    return IsSaturating ? saturate(IsSum, IsSigned)
           : IsSum      ? sum()
                        : difference();
  if (Operation == "vset")
    return compare(Comparison, IsSigned);
  if (Operation == "vavrg")
    return average(IsSigned);
  if (Operation != "vmin" && Operation != "vmax" && Operation != "vabsdiff")
    return nullptr;
  if (Bits == 16 && Operation == "vmax")
    return extremeHalves(IsSigned ? Intrinsic::smax : Intrinsic::umax);
  if (Bits == 16 && Operation == "vmin")
    return extremeHalves(IsSigned ? Intrinsic::smin : Intrinsic::umin);
  // Of all these results, only a signed difference may not fit.
  const bool IsClipped = Operation == "vabsdiff" && IsSigned && IsSaturating;
  if (Operation == "vabsdiff" && IsSigned) {
    // In unsigned order, in which no difference borrows.
    X = B.CreateXor(X, B.getInt32(Signs));
    Y = B.CreateXor(Y, B.getInt32(Signs));
    IsSigned = false;
  }
  Value *Mask = spread(isNotLess(X, Y, IsSigned));
  Value *Most = choose(Mask, X, Y), *Least = choose(Mask, Y, X);
  if (Operation != "vabsdiff")
    return Operation == "vmin" ? Least : Most;
  Value *Difference = B.CreateSub(Most, Least);
  return IsClipped ? rest(either(Difference, spread(Difference))) : Difference;
}

/// Returns the sum of unsigned lanes and \p C.
static Value *sumOfLanes(IRBuilder<> &B, Value *V, unsigned Bits, Value *C) {
  if (Bits == 8)
    return B.CreateIntrinsic(B.getInt32Ty(), Intrinsic::nvvm_idp4a_u_u,
                             {V, B.getInt32(0x01010101), C});
  Value *Low = B.CreateAnd(V, 0xffff), *High = B.CreateLShr(V, 16);
  return B.CreateAdd(B.CreateAdd(Low, High), C);
}

// vOP{2,4}.D.A.B[.sat][.add] d, a, b, c: operates on two or four lanes; .add
// returns the sum of the lanes and c.
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
  const bool IsSigned = Types[1].isSigned();
  const bool IsSum = has("add");
  if (IsSigned == Types[2].isSigned() &&
      (!has("sat") || IsSigned == Types[0].isSigned()) &&
      (!IsSum || Operation == "vabsdiff")) {
    LanesInPlace InPlace(B, Bits, A, Other);
    if (Value *Result =
            InPlace.emit(Operation, firstOf(Comparisons), IsSigned, has("sat")))
      return result(IsSum ? sumOfLanes(B, Result, Bits, C) : Result);
  }
  // All values and sums of two of them, with their signs, fit in twice the
  // bits.
  llvm::Type *Narrow = FixedVectorType::get(getBitsType(Bits), Lanes);
  llvm::Type *Wide = FixedVectorType::get(getBitsType(2 * Bits), Lanes);
  auto Split = [&](Value *V, PTXType T) {
    V = B.CreateBitCast(V, Narrow);
    return T.isSigned() ? B.CreateSExt(V, Wide) : B.CreateZExt(V, Wide);
  };
  Value *X = Split(A, Types[1]), *Y = Split(Other, Types[2]);
  Value *Result = emitLanes(B, Operation, firstOf(Comparisons), X, Y);
  if (!Result)
    return false;
  if (has("sat"))
    Result = clamp(Result, {Types[0].Kind, Bits});
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

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// Returns the first bit and the width of the byte or half that \p Op selects.
static std::optional<std::pair<unsigned, unsigned>>
getSelected(const Operand &Op) {
  if (Op.Selector.empty())
    return std::pair(0u, 32u);
  unsigned Bits = Op.Selector[0] == 'b' ? 8 : Op.Selector[0] == 'h' ? 16 : 0;
  unsigned Number = Op.Selector.size() == 2 ? Op.Selector[1] - '0' : ~0u;
  if (!Bits || Number >= 32 / Bits)
    return std::nullopt;
  return std::pair(Number * Bits, Bits);
}

/// Returns operand N, or its selected part, in 64 bits.
Value *Translator::readPart(unsigned N, PTXType T) {
  Operand Op = S->Operands[N];
  auto Selected = getSelected(Op);
  bool IsNegated = Op.IsNegated;
  Op.Selector.clear();
  Op.IsNegated = false;
  Value *V = read(Op, {PTXType::Untyped, 32});
  if (!V || !Selected)
    return nullptr;
  V = B.CreateTrunc(B.CreateLShr(V, Selected->first),
                    getBitsType(Selected->second));
  V = T.isSigned() ? B.CreateSExt(V, B.getInt64Ty())
                   : B.CreateZExt(V, B.getInt64Ty());
  return IsNegated ? B.CreateNeg(V) : V;
}

/// Writes \p V, of 64 bits; or inserts it into the part of operand c that the
/// first operand selects; or adds it to c, or takes the minimum or maximum of
/// both.
bool Translator::mergeResult(Value *V) {
  Operand To = S->Operands[0];
  auto Selected = getSelected(To);
  StringRef Second = firstOf({"add", "min", "max"});
  bool HasC = operands() == 4;
  if (!Selected || HasC != (!To.Selector.empty() || !Second.empty()) ||
      (!To.Selector.empty() && !Second.empty()))
    return false;
  V = B.CreateTrunc(V, B.getInt32Ty());
  To.Selector.clear();
  if (!HasC)
    return write(To, V);
  Value *C = readWord(3);
  if (!C)
    return false;
  if (Second == "add")
    return write(To, B.CreateAdd(V, C));
  bool IsSigned = type().isSigned();
  if (Second == "min")
    return write(To,
                 binary(IsSigned ? Intrinsic::smin : Intrinsic::umin, V, C));
  if (Second == "max")
    return write(To,
                 binary(IsSigned ? Intrinsic::smax : Intrinsic::umax, V, C));
  uint32_t Mask = maskTrailingOnes<uint32_t>(Selected->second)
                  << Selected->first;
  V = B.CreateAnd(B.CreateShl(V, Selected->first), Mask);
  return write(To, B.CreateOr(B.CreateAnd(C, ~Mask), V));
}

// vOP.D.A.B[.sat][.OP2] d[.part], a[.part], b[.part][, c]; and vmad, whose
// factors may be negated and whose product may be shifted. Nothing overflows in
// 64 bits.
bool Translator::scalarVideo() {
  StringRef Operation = S->Mnemonic;
  bool IsProduct = Operation == "vmad";
  bool IsShift = Operation == "vshl" || Operation == "vshr";
  if (Operation == "vset") // The result is 0 or 1.
    Types.insert(Types.begin(), {PTXType::Unsigned, 32});
  if (Types.size() != 3)
    return false;
  PTXType To = Types[0];
  Value *X = readPart(1, Types[1]), *Y = readPart(2, Types[2]);
  if (!X || !Y)
    return false;
  Value *Result = nullptr;
  if (IsProduct) {
    Value *C = readPart(3, To);
    if (!C)
      return false;
    Result = B.CreateAdd(B.CreateMul(X, Y), C);
    if (has("po")) // plus one
      Result = B.CreateAdd(Result, B.getInt64(1));
    unsigned Shift = has("shr7") ? 7 : has("shr15") ? 15 : 0;
    Result = To.isSigned() ? B.CreateAShr(Result, Shift)
                           : B.CreateLShr(Result, Shift);
  } else if (IsShift) {
    if (Types[2].isSigned() || has("clamp") == has("wrap"))
      return false;
    Y = has("wrap") ? B.CreateAnd(Y, 31)
                    : binary(Intrinsic::umin, Y, B.getInt64(32));
    Result = Operation == "vshl"   ? B.CreateShl(X, Y)
             : Types[1].isSigned() ? B.CreateAShr(X, Y)
                                   : B.CreateLShr(X, Y);
  } else {
    Result = emitLanes(B, Operation, firstOf(Comparisons), X, Y);
    if (!Result)
      return false;
  }
  if (has("sat")) {
    auto Selected = getSelected(S->Operands[0]);
    Result = clamp(Result, {To.Kind, Selected ? Selected->second : 32});
  }
  if (IsProduct)
    return S->Operands[0].Selector.empty() &&
           result(B.CreateTrunc(Result, B.getInt32Ty()));
  return mergeResult(Result);
}
