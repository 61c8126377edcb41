//===-- PTXMatrices.cpp - Inline PTX: matrix operations -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

/// Calls llvm.nvvm.NAME with \p First and the registers of the operands \p
/// Sources, and writes its results to the registers of \p To, if any.
bool Translator::callWithVectors(const Twine &Name, ArrayRef<Value *> First,
                                 const Operand *To,
                                 ArrayRef<unsigned> Sources) {
  Intrinsic::ID ID = Intrinsic::lookupIntrinsicID(("llvm.nvvm." + Name).str());
  if (!ID || is_contained(First, nullptr))
    return false;
  SmallVector<llvm::Type *, 1> Overloads;
  if (Intrinsic::isOverloaded(ID))
    Overloads.push_back(First[0]->getType());
  FunctionType *Ty = Intrinsic::getType(B.getContext(), ID, Overloads);
  SmallVector<Value *> Args(First);
  auto Parts = [](const Operand &Op) {
    return Op.Kind == Operand::Vector ? ArrayRef(Op.Parts) : ArrayRef(Op);
  };
  for (unsigned N : Sources)
    for (const Operand &Part : Parts(S->Operands[N])) {
      if (Args.size() == Ty->getNumParams())
        return false;
      llvm::Type *Param = Ty->getParamType(Args.size());
      Value *V = read(
          Part, {PTXType::Untyped, unsigned(Param->getPrimitiveSizeInBits())});
      if (!V)
        return false;
      Args.push_back(toType(V, Param));
    }
  if (Args.size() != Ty->getNumParams())
    return false;
  Value *Result = B.CreateIntrinsic(ID, Overloads, Args);
  if (!To)
    return true;
  ArrayRef<Operand> Targets = Parts(*To);
  auto *Struct = dyn_cast<StructType>(Ty->getReturnType());
  if (Targets.size() != (Struct ? Struct->getNumElements() : 1))
    return false;
  for (auto [N, Target] : enumerate(Targets)) {
    Value *V = Struct ? B.CreateExtractValue(Result, N) : Result;
    if (!write(Target, toBits(V, V->getType()->getPrimitiveSizeInBits())))
      return false;
  }
  return true;
}

// mma.sync.aligned.SHAPE.row.col[.satfinite].D.A.B.C d, a, b, c
bool Translator::multiplyMatrices() {
  ArrayRef<StringRef> M = S->Modifiers;
  if (M.size() < 9 || !has("sync") || !has("aligned") || !has("row") ||
      !has("col"))
    return false;
  ArrayRef<StringRef> Named = M.take_back(4); // D, A, B, C
  StringRef Size;
  for (StringRef Word : M)
    if (Word.starts_with("m") && Word.contains('k'))
      Size = Word;
  std::string Name = ("mma." + Size + ".row.col").str();
  if (has("satfinite"))
    Name += ".satfinite";
  // NVVM names them by D and C, or by A and B.
  if (Named[1] == "f16")
    Name += ("." + Named[0] + "." + Named[3]).str();
  else
    Name += ("." + Named[1]).str();
  if (Named[1] != Named[2])
    Name += ("." + Named[2]).str();
  return callWithVectors(Name, {}, &S->Operands[0], {1, 2, 3});
}

// ldmatrix.sync.aligned.m8n8.COUNT[.trans].shared.b16 d, [p] and stmatrix [p],
// d
bool Translator::moveMatrix() {
  StringRef Count = firstOf({"x1", "x2", "x4"});
  if (!has("sync") || !has("aligned") || !has("m8n8") || Count.empty())
    return false;
  bool IsLoad = S->Mnemonic == "ldmatrix";
  unsigned AddressSpace =
      hasOneOf({"shared", "shared::cta"}) ? Q7X2::AS_Shared : 0;
  Value *Pointer = readPointer(S->Operands[IsLoad ? 1 : 0], AddressSpace);
  std::string Name = (S->Mnemonic + ".sync.aligned.m8n8." + Count +
                      (has("trans") ? ".trans" : "") + ".b16")
                         .str();
  if (IsLoad)
    return callWithVectors(Name, {Pointer}, &S->Operands[0], {});
  return callWithVectors(Name, {Pointer}, nullptr, {1});
}
