//===-- Q7X2NVVMFormats.cpp - Formats that no register has ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands NVVM's conversions to and from floats of 8, 6 and 4 bits and TF32,
// and fns, to integer arithmetic. Part of q7x2-nvvm.
//
//===----------------------------------------------------------------------===//

#include "Q7X2NVVM.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include <cmath>

using namespace llvm;
using Q7X2::NVVMName;

namespace {

/// A float of at most 8 bits: a sign, an exponent and a mantissa.
struct ByteFormat {
  StringLiteral Name; ///< Of a pair.
  unsigned Bits;
  unsigned Mantissa; ///< The number of mantissa bits.
  int Bias;
  unsigned Largest; ///< The bits of the largest finite number.
  /// The bits that a NaN is converted to: a NaN, or the largest number.
  unsigned NaN;

  /// Returns the distance of the two elements of a pair in bits: each float of
  /// 6 bits has a byte.
  unsigned distance() const { return Bits == 4 ? 4 : 8; }
};

// OCP 8-bit Floating Point Specification, OCP Microscaling Formats (MX).
constexpr ByteFormat Formats[] = {{"e4m3x2", 8, 3, 7, 0x7e, 0x7f},
                                  {"e5m2x2", 8, 2, 15, 0x7b, 0x7f},
                                  {"e2m3x2", 6, 3, 1, 0x1f, 0x1f},
                                  {"e3m2x2", 6, 2, 3, 0x1f, 0x1f},
                                  {"e2m1x2", 4, 1, 1, 0x7, 0x7}};

} // namespace

static const ByteFormat *findFormat(const NVVMName &Name) {
  for (const ByteFormat &Format : Formats)
    if (Name.has(Format.Name))
      return &Format;
  return nullptr;
}

/// Converts a float: rounds to nearest even, and saturates large numbers.
static Value *toByte(IRBuilder<> &B, Value *X, const ByteFormat &Format,
                     bool IsRelu) {
  Type *Word = B.getInt32Ty();
  Value *Bits = B.CreateBitCast(X, Word);
  Value *Sign = B.CreateShl(B.CreateLShr(Bits, 31), Format.Bits - 1);
  Value *Size = B.CreateAnd(Bits, 0x7fffffff);
  // Normal numbers: round the mantissa; a carry increments the exponent.
  unsigned Shift = 23 - Format.Mantissa;
  Value *Odd = B.CreateAnd(B.CreateLShr(Size, Shift), 1);
  Value *Rounded = B.CreateLShr(
      B.CreateAdd(B.CreateAdd(Size, B.getInt32((1u << (Shift - 1)) - 1)), Odd),
      Shift);
  Value *Normal = B.CreateSub(
      Rounded, B.getInt32(unsigned(127 - Format.Bias) << Format.Mantissa));
  // Subnormal numbers: multiples of the smallest one.
  int Least = 1 - Format.Bias;
  Value *Scaled = B.CreateFMul(
      B.CreateBitCast(Size, X->getType()),
      ConstantFP::get(X->getType(), std::ldexp(1.0, Format.Mantissa - Least)));
  Value *IsSmall =
      B.CreateICmpULT(Size, B.getInt32(unsigned(127 + Least) << 23));
  // The result is unused for other numbers, but the conversion must be defined.
  Scaled = B.CreateSelect(IsSmall, Scaled, ConstantFP::get(X->getType(), 0.0));
  Value *Subnormal = B.CreateFPToUI(
      B.CreateUnaryIntrinsic(Intrinsic::roundeven, Scaled), Word);
  Value *Code = B.CreateSelect(IsSmall, Subnormal, Normal);
  Code = B.CreateBinaryIntrinsic(Intrinsic::umin, Code,
                                 B.getInt32(Format.Largest));
  Code = B.CreateOr(Code, Sign);
  if (IsRelu)
    Code = B.CreateSelect(B.CreateIsNotNull(Sign), B.getInt32(0), Code);
  return B.CreateSelect(B.CreateFCmpUNO(X, X), B.getInt32(Format.NaN), Code);
}

/// Converts two floats or halves to a pair; the first one is the upper element.
static Value *toBytes(IRBuilder<> &B, Value *High, Value *Low, Type *Ty,
                      const ByteFormat &Format, bool IsRelu) {
  Value *Both = B.CreateOr(
      B.CreateShl(toByte(B, High, Format, IsRelu), Format.distance()),
      toByte(B, Low, Format, IsRelu));
  return B.CreateTrunc(Both, Ty);
}

/// Converts a pair to halves, which represent all its values.
static Value *fromBytes(IRBuilder<> &B, Value *Bytes, Type *Ty,
                        const ByteFormat &Format, bool IsRelu) {
  Type *Half = B.getHalfTy(), *Short = B.getInt16Ty();
  Value *Result = PoisonValue::get(Ty);
  for (uint64_t I : {0, 1}) {
    Value *Byte = B.CreateLShr(Bytes, Format.distance() * I);
    unsigned SignBit = 1u << (Format.Bits - 1);
    Value *Sign = B.CreateShl(B.CreateAnd(Byte, SignBit), 16 - Format.Bits);
    Value *Size = B.CreateAnd(Byte, SignBit - 1);
    Value *V = B.CreateBitCast(B.CreateShl(Size, 10 - Format.Mantissa), Half);
    if (Format.Bias != 15) { // The exponent's bias differs.
      V = B.CreateFMul(
          V, ConstantFP::get(Half, std::ldexp(1.0, 15 - Format.Bias)));
    }
    V = B.CreateBitCast(B.CreateOr(B.CreateBitCast(V, Short), Sign), Half);
    // Convert every NaN to the machine's canonical one.
    if (Format.Bits == 8) {
      Value *IsNaN = Format.Bias == 15
                         ? B.CreateFCmpUNO(V, V)
                         : B.CreateICmpEQ(Size, B.getInt16(Format.NaN));
      V = B.CreateSelect(IsNaN, B.CreateBitCast(B.getInt16(0x7fff), Half), V);
    }
    if (IsRelu)
      V = B.CreateBinaryIntrinsic(Intrinsic::maximum, V,
                                  ConstantFP::get(Half, 0.0));
    Result = B.CreateInsertElement(Result, V, I);
  }
  return Result;
}

/// f2tf32.{rn,rna,rz}[.relu][.satfinite]: keeps 10 bits of the mantissa.
static Value *toTF32(IRBuilder<> &B, Value *X, const NVVMName &Name) {
  Value *Bits = B.CreateBitCast(X, B.getInt32Ty());
  Value *Rounded = Bits;
  if (Name.has("rna"))
    Rounded = B.CreateAdd(Bits, B.getInt32(0x1000));
  else if (Name.has("rn"))
    Rounded = B.CreateAdd(B.CreateAdd(Bits, B.getInt32(0xfff)),
                          B.CreateAnd(B.CreateLShr(Bits, 13), 1));
  Rounded = B.CreateAnd(Rounded, 0xffffe000);
  Value *Sign = B.CreateAnd(Bits, 0x80000000);
  if (Name.has("satfinite")) {
    Value *Size = B.CreateBinaryIntrinsic(Intrinsic::umin,
                                          B.CreateAnd(Rounded, 0x7fffffff),
                                          B.getInt32(0x7f7fe000));
    Rounded = B.CreateOr(Size, Sign);
  }
  if (Name.has("relu"))
    Rounded = B.CreateSelect(B.CreateIsNotNull(Sign), B.getInt32(0), Rounded);
  return B.CreateSelect(B.CreateFCmpUNO(X, X), B.getInt32(0x7fffe000), Rounded);
}

/// The position of the set bit above \p Count others.
static Value *bisect(IRBuilder<> &B, Value *Bits, Value *Count) {
  Value *Position = B.getInt32(0);
  for (unsigned Width : {16, 8, 4, 2, 1}) {
    Value *Lower = B.CreateAnd(B.CreateLShr(Bits, Position), (1u << Width) - 1);
    Value *Set = B.CreateUnaryIntrinsic(Intrinsic::ctpop, Lower);
    Value *IsUpper = B.CreateICmpUGE(Count, Set);
    Count = B.CreateSelect(IsUpper, B.CreateSub(Count, Set), Count);
    Position = B.CreateSelect(IsUpper, B.CreateAdd(Position, B.getInt32(Width)),
                              Position);
  }
  return Position;
}

/// fns(mask, base, offset): the position of the set bit that is the offset-th
/// from base upward, or downward if offset is negative; -1 if there is none.
static Value *findNthSet(IRBuilder<> &B, Value *Mask, Value *Base,
                         Value *Offset) {
  Value *IsDown = B.CreateICmpSLT(Offset, B.getInt32(0));
  Value *IsBase = B.CreateIsNull(Offset);
  Value *Bits = B.CreateSelect(
      IsDown, B.CreateUnaryIntrinsic(Intrinsic::bitreverse, Mask), Mask);
  Value *First =
      B.CreateAnd(B.CreateSelect(IsDown, B.CreateNot(Base), Base), 31);
  Bits = B.CreateAnd(Bits, B.CreateShl(B.getInt32(-1), First));
  // With offset 0 only the bit at base counts.
  Bits = B.CreateSelect(
      IsBase, B.CreateAnd(Bits, B.CreateShl(B.getInt32(1), First)), Bits);
  Value *Size = B.CreateBinaryIntrinsic(Intrinsic::abs, Offset, B.getFalse());
  Value *Count =
      B.CreateSub(B.CreateBinaryIntrinsic(Intrinsic::umax, Size, B.getInt32(1)),
                  B.getInt32(1)); // the bits to skip
  const auto *Known = dyn_cast<ConstantInt>(Offset);
  const bool IsFirst = Known && Known->getValue().abs().ule(1);
  Value *IsMissing =
      IsFirst ? B.CreateIsNull(Bits)
              : B.CreateICmpUGE(Count,
                                B.CreateUnaryIntrinsic(Intrinsic::ctpop, Bits));
  Value *Position =
      IsFirst ? B.CreateBinaryIntrinsic(Intrinsic::cttz, Bits, B.getTrue())
              : bisect(B, Bits, Count);
  Position =
      B.CreateSelect(IsDown, B.CreateSub(B.getInt32(31), Position), Position);
  return B.CreateSelect(IsMissing, B.getInt32(-1), Position);
}

Value *Q7X2::expandFormat(IRBuilder<> &B, const NVVMName &Name,
                          IntrinsicInst &I) {
  if (Name.operation() == "f2tf32")
    return toTF32(B, I.getArgOperand(0), Name);
  if (Name.operation() == "fns")
    return findNthSet(B, I.getArgOperand(0), I.getArgOperand(1),
                      I.getArgOperand(2));
  const ByteFormat *Format = findFormat(Name);
  if (!Format || !Name.has("to"))
    return nullptr;
  bool IsRelu = Name.has("relu");
  Type *Ty = I.getType();
  Value *First = I.getArgOperand(0);
  if (Name.operation() == "ff")
    return toBytes(B, First, I.getArgOperand(1), Ty, *Format, IsRelu);
  if (Name.operation() != "f16x2")
    return fromBytes(B, First, Ty, *Format, IsRelu);
  auto Element = [&](uint64_t N) {
    return B.CreateFPExt(B.CreateExtractElement(First, N), B.getFloatTy());
  };
  return toBytes(B, Element(1), Element(0), Ty, *Format, IsRelu);
}
