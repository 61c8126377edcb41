//===-- PTXIntegers.cpp - Inline PTX: integer instructions ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

static PTXType withWidth(PTXType T, unsigned Bits) {
  T.Bits = Bits;
  return T;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Emits the sum or difference. An extended instruction takes the carry or
/// borrow in; one with .cc writes the carry or borrow out.
Value *Translator::addWithCarry(Value *X, Value *Y, bool IsDifference) {
  bool HasInput = S->Mnemonic.ends_with("c");
  Value *&Flag = Variables[Carry].Current;
  if (HasInput && !Flag)
    return nullptr;
  if (!HasInput && !has("cc"))
    return IsDifference ? B.CreateSub(X, Y) : B.CreateAdd(X, Y);
  auto Operation = IsDifference ? Intrinsic::usub_with_overflow
                                : Intrinsic::uadd_with_overflow;
  Value *Both = B.CreateBinaryIntrinsic(Operation, X, Y);
  Value *Result = B.CreateExtractValue(Both, 0);
  Value *Out = B.CreateExtractValue(Both, 1);
  if (HasInput) {
    Value *In = B.CreateZExt(toBits(Flag, 1), Result->getType());
    Both = B.CreateBinaryIntrinsic(Operation, Result, In);
    Result = B.CreateExtractValue(Both, 0);
    Out = B.CreateOr(Out, B.CreateExtractValue(Both, 1));
  }
  if (has("cc"))
    Flag = Out;
  return Result;
}

// add, addc, sub, subc
bool Translator::integerSum() {
  if (hasOneOf({"rn", "rz", "rm", "rp", "ftz"}))
    return false;
  Value *X = read(1, type()), *Y = read(2, type());
  if (!X || !Y)
    return false;
  bool IsDifference = S->Mnemonic.starts_with("sub");
  if (!has("sat"))
    return (type().Lanes == 1 || !has("cc")) &&
           result(addWithCarry(X, Y, IsDifference), type().isSigned());
  if (type().Kind != PTXType::Signed || type().Bits != 32 || has("cc"))
    return false;
  return result(
      binary(IsDifference ? Intrinsic::ssub_sat : Intrinsic::sadd_sat, X, Y));
}

/// Returns the half of the product of operands 1 and 2 that the instruction
/// names.
Value *Translator::product(PTXType T) {
  Value *X = read(1, T), *Y = read(2, T);
  if (!X || !Y)
    return nullptr;
  if (S->Mnemonic.ends_with("24") && has("hi")) { // bits 16 to 47
    bool IsSigned = T.isSigned();
    auto Extend = [&](Value *V) {
      V = B.CreateShl(B.CreateZExt(V, B.getInt64Ty()), 40);
      return IsSigned ? B.CreateAShr(V, 40) : B.CreateLShr(V, 40);
    };
    Value *Product = B.CreateMul(Extend(X), Extend(Y));
    return B.CreateTrunc(B.CreateLShr(Product, 16), B.getInt32Ty());
  }
  if (S->Mnemonic.ends_with("24"))
    return nvvm(T.isSigned() ? "mul24.i" : "mul24.ui", {X, Y});
  if (has("lo"))
    return B.CreateMul(X, Y);
  if (!has("hi"))
    return nullptr;
  auto Extension =
      T.isSigned() ? llvm::Instruction::SExt : llvm::Instruction::ZExt;
  llvm::Type *Wide = getBitsType(2 * T.Bits);
  Value *Product = B.CreateMul(B.CreateCast(Extension, X, Wide),
                               B.CreateCast(Extension, Y, Wide));
  return B.CreateTrunc(B.CreateLShr(Product, T.Bits), getType(T));
}

// mul, mad, madc, mul24, mad24
bool Translator::integerProduct() {
  if (hasOneOf({"rn", "rz", "rm", "rp", "ftz", "relu"}))
    return false;
  if (has("wide"))
    return wideProduct();
  PTXType T = type();
  Value *Result = product(T);
  if (!Result)
    return false;
  if (operands() == 4) {
    Value *Addend = read(3, T);
    if (!Addend)
      return false;
    if (has("sat")) {
      if (!has("hi") || !T.isSigned() || T.Bits != 32)
        return false;
      Result = binary(Intrinsic::sadd_sat, Result, Addend);
    } else {
      Result = addWithCarry(Result, Addend, false);
    }
  } else if (has("sat")) {
    return false;
  }
  return result(Result, T.isSigned());
}

// mul.wide, mad.wide: the result has twice the bits.
bool Translator::wideProduct() {
  PTXType T = type(), Wide = withWidth(T, 2 * T.Bits);
  Value *X = read(1, T), *Y = read(2, T);
  if (!X || !Y || T.Bits > 32 || hasOneOf({"sat", "cc", "lo", "hi"}))
    return false;
  auto Extension =
      T.isSigned() ? llvm::Instruction::SExt : llvm::Instruction::ZExt;
  Value *Result = B.CreateMul(B.CreateCast(Extension, X, getType(Wide)),
                              B.CreateCast(Extension, Y, getType(Wide)));
  if (operands() == 4) {
    Value *Addend = read(3, Wide);
    if (!Addend)
      return false;
    Result = B.CreateAdd(Result, Addend);
  }
  return result(Result, T.isSigned());
}

// div, rem
bool Translator::integerDivision() {
  Value *X = read(1, type()), *Y = read(2, type());
  if (!X || !Y || S->Modifiers.size() != 1)
    return false;
  bool IsSigned = type().isSigned();
  if (S->Mnemonic == "rem")
    return result(IsSigned ? B.CreateSRem(X, Y) : B.CreateURem(X, Y), IsSigned);
  return result(IsSigned ? B.CreateSDiv(X, Y) : B.CreateUDiv(X, Y), IsSigned);
}

bool Translator::integerMinMax() {
  PTXType T = type();
  if (T.Kind == PTXType::Untyped || hasOneOf({"ftz", "NaN", "xorsign", "abs"}))
    return false;
  Value *X = read(1, T), *Y = read(2, T);
  if (!X || !Y)
    return false;
  bool IsMin = S->Mnemonic == "min";
  auto ID = T.isSigned() ? (IsMin ? Intrinsic::smin : Intrinsic::smax)
                         : (IsMin ? Intrinsic::umin : Intrinsic::umax);
  Value *Result = binary(ID, X, Y);
  if (has("relu")) {
    if (!T.isSigned())
      return false;
    Result = binary(Intrinsic::smax, Result,
                    Constant::getNullValue(Result->getType()));
  }
  return result(Result, T.isSigned());
}

// sad: |a - b| + c
bool Translator::absoluteDifference() {
  Value *X = read(1, type()), *Y = read(2, type()), *Z = read(3, type());
  if (!X || !Y || !Z)
    return false;
  Value *IsMore =
      type().isSigned() ? B.CreateICmpSGT(X, Y) : B.CreateICmpUGT(X, Y);
  Value *Difference =
      B.CreateSelect(IsMore, B.CreateSub(X, Y), B.CreateSub(Y, X));
  return result(B.CreateAdd(Difference, Z), type().isSigned());
}

// dp4a.A.B, dp2a.MODE.A.B
bool Translator::dotProduct() {
  if (Types.size() != 2)
    return false;
  std::string Signs = std::string(Types[0].isSigned() ? "s" : "u") +
                      (Types[1].isSigned() ? ".s" : ".u");
  if (S->Mnemonic == "dp4a")
    return result(
        nvvm("idp4a." + Signs, {readWord(1), readWord(2), readWord(3)}));
  if (has("lo") == has("hi"))
    return false;
  return result(nvvm("idp2a." + Signs, {readWord(1), readWord(2),
                                        B.getInt1(has("hi")), readWord(3)}));
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

// and, or, xor, not, cnot
bool Translator::logic() {
  Value *X = read(1, type());
  if (!X)
    return false;
  if (S->Mnemonic == "not")
    return result(B.CreateNot(X));
  if (S->Mnemonic == "cnot")
    return result(B.CreateZExt(B.CreateIsNull(X), X->getType()));
  Value *Y = read(2, type());
  if (!Y)
    return false;
  if (S->Mnemonic == "and")
    return result(B.CreateAnd(X, Y));
  return result(S->Mnemonic == "or" ? B.CreateOr(X, Y) : B.CreateXor(X, Y));
}

/// Returns the function of \p Inputs with the truth table \p Table. The first
/// input is the highest bit of the index into the table.
static Value *lookUpTable(IRBuilder<> &B, ArrayRef<Value *> Inputs,
                          unsigned Table) {
  llvm::Type *Ty = Inputs.front()->getType();
  unsigned Half = 1u << (Inputs.size() - 1);
  unsigned Mask = (1u << Half) - 1;
  unsigned Low = Table & Mask, High = Table >> Half & Mask;
  Value *X = Inputs.front();
  if (Half == 1) {
    if (Low == High)
      return Low ? Constant::getAllOnesValue(Ty) : Constant::getNullValue(Ty);
    return High ? X : B.CreateNot(X);
  }
  ArrayRef<Value *> Rest = Inputs.drop_front();
  Value *IfClear = lookUpTable(B, Rest, Low);
  if (Low == High)
    return IfClear;
  if (Low == (~High & Mask))
    return B.CreateXor(X, IfClear);
  Value *IfSet = lookUpTable(B, Rest, High);
  return B.CreateOr(B.CreateAnd(X, IfSet),
                    B.CreateAnd(B.CreateNot(X), IfClear));
}

// lop3[.BOOL].b32 d[|p], a, b, c, table[, q]
bool Translator::lookupLogic() {
  Value *Inputs[] = {readWord(1), readWord(2), readWord(3)};
  auto *Table = dyn_cast_or_null<ConstantInt>(readWord(4));
  if (!Inputs[0] || !Inputs[1] || !Inputs[2] || !Table ||
      Table->getZExtValue() > 0xff)
    return false;
  Value *Word = lookUpTable(B, Inputs, Table->getZExtValue());
  if (operands() == 5)
    return !hasOneOf({"and", "or"}) && result(Word);
  Value *With = readPredicate(S->Operands[5]);
  if (!With || !hasOneOf({"and", "or"}))
    return false;
  Value *IsSet = B.CreateIsNotNull(Word);
  return results(Word, has("and") ? B.CreateAnd(IsSet, With)
                                  : B.CreateOr(IsSet, With));
}

// shl, shr: amounts of the width or more shift everything out.
bool Translator::shift() {
  PTXType T = type();
  Value *X = read(1, T), *Amount = readWord(2);
  if (!X || !Amount)
    return false;
  Value *IsAll = B.CreateICmpUGT(Amount, B.getInt32(T.Bits - 1));
  bool IsSigned = T.isSigned() && S->Mnemonic == "shr";
  if (IsSigned) // The sign remains.
    Amount = B.CreateSelect(IsAll, B.getInt32(T.Bits - 1), Amount);
  Value *By = B.CreateZExtOrTrunc(Amount, X->getType());
  if (IsSigned)
    return result(B.CreateAShr(X, By), true);
  Value *Shifted =
      S->Mnemonic == "shl" ? B.CreateShl(X, By) : B.CreateLShr(X, By);
  Value *Zero = Constant::getNullValue(X->getType());
  return result(B.CreateSelect(IsAll, Zero, Shifted));
}

// shf.{l,r}.{wrap,clamp}.b32 d, low, high, amount
bool Translator::funnelShift() {
  Value *Low = readWord(1), *High = readWord(2), *Amount = readWord(3);
  if (!Low || !High || !Amount || has("l") == has("r") ||
      has("wrap") == has("clamp"))
    return false;
  if (has("clamp"))
    return result(
        nvvm(has("l") ? "fshl.clamp" : "fshr.clamp", {High, Low, Amount}));
  auto ID = has("l") ? Intrinsic::fshl : Intrinsic::fshr;
  return result(B.CreateIntrinsic(ID, {High->getType()}, {High, Low, Amount}));
}

// popc, clz, brev
bool Translator::bitCount() {
  Value *X = read(1, type());
  if (!X)
    return false;
  if (S->Mnemonic == "brev")
    return result(unary(Intrinsic::bitreverse, X));
  Value *Count = S->Mnemonic == "popc"
                     ? unary(Intrinsic::ctpop, X)
                     : binary(Intrinsic::ctlz, X, B.getFalse());
  return result(toBits(Count, 32));
}

// bfind[.shiftamt]: the highest bit that is not a copy of the sign
bool Translator::findBit() {
  return result(nvvm(type().isSigned() ? "flo.s" : "flo.u",
                     {read(1, type()), B.getInt1(has("shiftamt"))}));
}

bool Translator::findNthSet() {
  return result(nvvm("fns", {readWord(1), readWord(2), readWord(3)}));
}

// bfe d, a, position, length: bits above the top are zeros, or the sign.
bool Translator::extractField() {
  PTXType T = type();
  llvm::Type *Ty = getType(T);
  Value *X = read(1, T), *Position = readWord(2), *Length = readWord(3);
  if (!X || !Position || !Length)
    return false;
  auto Byte = [&](Value *V) { return B.CreateZExt(B.CreateAnd(V, 0xff), Ty); };
  Position = Byte(Position);
  Length = Byte(Length);
  Value *Top = constant(T.Bits - 1, Ty), *Width = constant(T.Bits, Ty);
  Value *Zero = Constant::getNullValue(Ty);
  auto Right = [&](Value *V, Value *By) {
    return T.isSigned() ? B.CreateAShr(V, By) : B.CreateLShr(V, By);
  };
  Value *IsAbove = B.CreateICmpUGT(Position, Top);
  Value *Lowered = Right(X, binary(Intrinsic::umin, Position, Top));
  if (!T.isSigned())
    Lowered = B.CreateSelect(IsAbove, Zero, Lowered);
  Value *IsAll = B.CreateICmpUGE(Length, Width);
  Value *By = B.CreateAnd(B.CreateSub(Width, Length), T.Bits - 1);
  Value *Field =
      B.CreateSelect(IsAll, Lowered, Right(B.CreateShl(Lowered, By), By));
  return result(B.CreateSelect(B.CreateIsNull(Length), Zero, Field),
                T.isSigned());
}

// bfi f, a, b, position, length: a's lowest bits, in b
bool Translator::insertField() {
  PTXType T = type();
  llvm::Type *Ty = getType(T);
  Value *X = read(1, T), *Into = read(2, T);
  Value *Position = readWord(3), *Length = readWord(4);
  if (!X || !Into || !Position || !Length)
    return false;
  auto Byte = [&](Value *V) { return B.CreateZExt(B.CreateAnd(V, 0xff), Ty); };
  Position = Byte(Position);
  Length = Byte(Length);
  Value *Width = constant(T.Bits, Ty);
  auto ShiftLeft = [&](Value *V, Value *By) {
    return B.CreateSelect(B.CreateICmpULT(By, Width),
                          B.CreateShl(V, B.CreateAnd(By, T.Bits - 1)),
                          Constant::getNullValue(Ty));
  };
  Value *Ones =
      B.CreateSub(ShiftLeft(constant(1, Ty), Length), constant(1, Ty));
  Value *Mask = ShiftLeft(Ones, Position);
  return result(B.CreateOr(B.CreateAnd(ShiftLeft(X, Position), Mask),
                           B.CreateAnd(Into, B.CreateNot(Mask))));
}

// szext.{clamp,wrap}
bool Translator::extendField() {
  if (has("clamp") == has("wrap"))
    return false;
  return result(nvvm(Twine(type().isSigned() ? "sext" : "zext") +
                         (has("clamp") ? ".clamp" : ".wrap"),
                     {readWord(1), readWord(2)}));
}

// bmsk.{clamp,wrap}
bool Translator::makeMask() {
  if (has("clamp") == has("wrap"))
    return false;
  return result(nvvm(has("clamp") ? "bmsk.clamp" : "bmsk.wrap",
                     {readWord(1), readWord(2)}));
}

// prmt[.MODE].b32
bool Translator::permute() {
  Value *X = readWord(1), *Y = readWord(2), *Selector = readWord(3);
  StringRef Mode = firstOf({"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"});
  if (Mode.empty())
    return result(nvvm("prmt", {X, Y, Selector}));
  if (Mode == "f4e" || Mode == "b4e")
    return result(nvvm("prmt." + Mode, {X, Y, Selector}));
  return result(nvvm("prmt." + Mode, {X, Selector}));
}
