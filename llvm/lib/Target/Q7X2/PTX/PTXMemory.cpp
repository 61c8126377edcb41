//===-- PTXMemory.cpp - Inline PTX: memory instructions -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"

using namespace llvm;
using namespace llvm::Q7X2;
using namespace llvm::Q7X2::ptx;

/// Returns the address space that the instruction names, by default generic.
std::optional<unsigned> Translator::getAddressSpace() const {
  std::optional<unsigned> Found;
  for (StringRef Modifier : S->Modifiers) {
    std::optional<unsigned> Here;
    if (Modifier == "global")
      Here = AS_Global;
    else if (Modifier == "shared" || Modifier == "shared::cta" ||
             Modifier == "shared::cluster")
      Here = AS_Shared;
    else if (Modifier == "local")
      Here = AS_Local;
    else if (Modifier == "const")
      Here = AS_Constant;
    if (!Here)
      continue;
    if (Found)
      return std::nullopt;
    Found = Here;
  }
  return Found ? Found : AS_Generic;
}

SyncScope::ID Translator::getScope() const {
  LLVMContext &C = B.getContext();
  if (has("cta"))
    return C.getOrInsertSyncScopeID("block");
  if (has("cluster"))
    return C.getOrInsertSyncScopeID("cluster");
  return has("sys") ? SyncScope::System : C.getOrInsertSyncScopeID("device");
}

AtomicOrdering Translator::getOrdering(AtomicOrdering Default) const {
  if (has("relaxed"))
    return AtomicOrdering::Monotonic;
  if (has("acquire"))
    return AtomicOrdering::Acquire;
  if (has("release"))
    return AtomicOrdering::Release;
  if (has("acq_rel"))
    return AtomicOrdering::AcquireRelease;
  return Default;
}

ArrayRef<Operand> Translator::getElements(const Operand &Op) const {
  return Op.Kind == Operand::Vector ? ArrayRef(Op.Parts) : ArrayRef(Op);
}

/// Returns the number of elements of an access: 2 for .v2 and so on.
static unsigned getCount(const Statement &S) {
  return S.has("v2") ? 2 : S.has("v4") ? 4 : S.has("v8") ? 8 : 1;
}

/// Returns whether the cache operator requires each access to reach memory.
static bool isVolatile(const Statement &S) {
  return S.has("volatile") || S.has("mmio") || S.has("cv") || S.has("wt");
}

// ld
bool Translator::load() {
  std::optional<unsigned> AddressSpace = getAddressSpace();
  ArrayRef<Operand> Elements = getElements(S->Operands[0]);
  unsigned Count = getCount(*S);
  if (!AddressSpace || Types.size() != 1 || Elements.size() != Count ||
      hasOneOf({"wb", "wt", "release"}))
    return false;
  Value *Pointer = readPointer(S->Operands[1], *AddressSpace);
  if (!Pointer)
    return false;
  PTXType T = type();
  llvm::Type *Ty = getType(T);
  Align Alignment(T.Bits / 8);
  if (hasOneOf({"relaxed", "acquire"})) {
    for (auto [I, Element] : enumerate(Elements)) {
      LoadInst *Load = B.CreateAlignedLoad(
          Ty, B.CreatePtrAdd(Pointer, B.getInt64(I * T.Bits / 8)), Alignment,
          isVolatile(*S));
      Load->setAtomic(getOrdering(AtomicOrdering::Monotonic), getScope());
      if (!write(Element, Load, T.isSigned()))
        return false;
    }
    return true;
  }
  if (Count == 1)
    return result(B.CreateAlignedLoad(Ty, Pointer, Alignment, isVolatile(*S)),
                  T.isSigned());
  Value *All = B.CreateAlignedLoad(FixedVectorType::get(Ty, Count), Pointer,
                                   Align(Count * T.Bits / 8), isVolatile(*S));
  for (auto [I, Element] : enumerate(Elements))
    if (!write(Element, B.CreateExtractElement(All, I), T.isSigned()))
      return false;
  return true;
}

// st
bool Translator::store() {
  std::optional<unsigned> AddressSpace = getAddressSpace();
  ArrayRef<Operand> Elements = getElements(S->Operands[1]);
  unsigned Count = getCount(*S);
  if (!AddressSpace || Types.size() != 1 || Elements.size() != Count ||
      hasOneOf({"ca", "cv", "lu", "nc", "acquire", "const"}))
    return false;
  Value *Pointer = readPointer(S->Operands[0], *AddressSpace);
  if (!Pointer)
    return false;
  PTXType T = type();
  Align Alignment(T.Bits / 8);
  SmallVector<Value *, 4> Values;
  for (const Operand &Element : Elements) {
    Values.push_back(read(Element, T));
    if (!Values.back())
      return false;
  }
  if (hasOneOf({"relaxed", "release"})) {
    for (auto [I, V] : enumerate(Values))
      B.CreateAlignedStore(V,
                           B.CreatePtrAdd(Pointer, B.getInt64(I * T.Bits / 8)),
                           Alignment, isVolatile(*S))
          ->setAtomic(getOrdering(AtomicOrdering::Monotonic), getScope());
    return true;
  }
  Value *All = Values[0];
  if (Count != 1) {
    All = PoisonValue::get(FixedVectorType::get(getType(T), Count));
    for (auto [I, V] : enumerate(Values))
      All = B.CreateInsertElement(All, V, I);
    Alignment = Align(Count * T.Bits / 8);
  }
  B.CreateAlignedStore(All, Pointer, Alignment, isVolatile(*S));
  return true;
}

/// Emits one atomic operation; returns null if it is not supported.
Value *Translator::atomicElement(PTXType T, Value *Pointer, const Operand &Data,
                                 const Operand *Second) {
  using RMW = AtomicRMWInst;
  Value *V = read(Data, T);
  if (!V)
    return nullptr;
  AtomicOrdering Order = getOrdering(AtomicOrdering::Monotonic);
  MaybeAlign Alignment(T.getWidth() / 8);
  if (has("cas")) {
    Value *New = Second ? read(*Second, T) : nullptr;
    if (!New || T.isFloat())
      return nullptr;
    Value *Both = B.CreateAtomicCmpXchg(
        Pointer, V, New, Alignment, Order,
        AtomicCmpXchgInst::getStrongestFailureOrdering(Order), getScope());
    return B.CreateExtractValue(Both, 0);
  }
  if (Second)
    return nullptr;
  bool IsFloat = T.isFloat(), IsUntyped = T.Kind == PTXType::Untyped;
  RMW::BinOp Op = RMW::BAD_BINOP;
  if (has("add") && !IsUntyped)
    Op = IsFloat ? RMW::FAdd : RMW::Add;
  else if (has("exch") && !IsFloat)
    Op = RMW::Xchg;
  else if (has("and") && IsUntyped)
    Op = RMW::And;
  else if (has("or") && IsUntyped)
    Op = RMW::Or;
  else if (has("xor") && IsUntyped)
    Op = RMW::Xor;
  else if (has("inc") && T.Kind == PTXType::Unsigned)
    Op = RMW::UIncWrap;
  else if (has("dec") && T.Kind == PTXType::Unsigned)
    Op = RMW::UDecWrap;
  else if (has("min") && !IsUntyped)
    Op = IsFloat ? RMW::FMin : T.isSigned() ? RMW::Min : RMW::UMin;
  else if (has("max") && !IsUntyped)
    Op = IsFloat ? RMW::FMax : T.isSigned() ? RMW::Max : RMW::UMax;
  if (Op == RMW::BAD_BINOP)
    return nullptr;
  return B.CreateAtomicRMW(Op, Pointer, V, Alignment, Order, getScope());
}

// atom.OP d, [a], b[, c]; red.OP [a], b
bool Translator::atomic() {
  std::optional<unsigned> AddressSpace = getAddressSpace();
  bool HasResult = S->Mnemonic == "atom";
  unsigned At = HasResult ? 1 : 0;
  if (!AddressSpace || *AddressSpace == AS_Constant ||
      *AddressSpace == AS_Local || Types.size() != 1 || operands() < At + 2)
    return false;
  Value *Pointer = readPointer(S->Operands[At], *AddressSpace);
  ArrayRef<Operand> Data = getElements(S->Operands[At + 1]);
  unsigned Count = getCount(*S);
  if (!Pointer || Data.size() != Count)
    return false;
  ArrayRef<Operand> Results;
  if (HasResult)
    Results = getElements(S->Operands[0]);
  if (HasResult && Results.size() != Count)
    return false;
  PTXType T = type();
  const Operand *Second = operands() > At + 2 ? &S->Operands[At + 2] : nullptr;
  // Operations on several elements are atomic for each element.
  for (unsigned I = 0; I != Count; ++I) {
    Value *Element =
        I ? B.CreatePtrAdd(Pointer, B.getInt64(I * T.getWidth() / 8)) : Pointer;
    Value *Old = atomicElement(T, Element, Data[I], Second);
    if (!Old || (HasResult && !write(Results[I], Old, T.isSigned())))
      return false;
  }
  return true;
}

// membar, fence
bool Translator::fence() {
  if (S->Mnemonic == "membar") {
    StringRef Scope = firstOf({"cta", "gl", "sys"});
    if (S->Modifiers.size() != 1)
      return false;
    nvvm("membar." + Scope, {});
    return true;
  }
  // Proxy fences order kinds of accesses, of which the machine has one.
  if (hasOneOf({"proxy", "mbarrier_init"})) {
    B.CreateFence(AtomicOrdering::SequentiallyConsistent);
    return true;
  }
  if (!hasOneOf({"cta", "cluster", "gpu", "sys"}) ||
      hasOneOf({"alias", "async", "global", "shared::cta", "shared::cluster"}))
    return false;
  AtomicOrdering Order = has("sc")
                             ? AtomicOrdering::SequentiallyConsistent
                             : getOrdering(AtomicOrdering::AcquireRelease);
  B.CreateFence(Order, getScope());
  return true;
}

// Hints have no observable effect.
bool Translator::hint() { return true; }
