//===- InitMemory.cpp - Undefined values in memory ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shared and thread-local memory is undefined when a block starts. Global
// memory is defined unless the host says otherwise or undefined bits are stored
// there. Storing a value without any defined bit to global memory is a finding.
// Storing a partly defined value is not: it may copy a structure with padding,
// or the unused fourth element of a vector of three; its shadow is stored with
// it.
//
//===----------------------------------------------------------------------===//

#include "InitCheck.h"
#include "Output.h"
#include "Target.h"
#include "llvm/Support/FormatVariadic.h"

using namespace q7x2;
using llvm::formatv;
namespace RegFile = llvm::Q7X2::RegFile;

/// Returns the shadow of the bytes of an access, or null if all are defined or
/// the access is a fault.
const uint8_t *InitCheck::shadowAt(Context &X, unsigned Lane, Location L,
                                   unsigned Bytes) const {
  const LaunchState &Launch = Common.Launch;
  if (L.In == Space::Shared)
    return L.Offset + Bytes <= Launch.SharedBytes ? &Shared[L.Offset] : nullptr;
  if (L.In == Space::Local)
    return L.Offset + Bytes <= Launch.LocalBytes
               ? &Local[uint64_t(X.W->FirstThread + Lane) * Launch.LocalBytes +
                        L.Offset]
               : nullptr;
  const Allocation *A = X.LastHit;
  if (!A || !A->contains(L.Offset, Bytes))
    A = Launch.Memory->find(L.Offset, Bytes);
  return A ? A->Undefined->at(L.Offset - A->Base) : nullptr;
}

/// Returns the shadow of the bytes of a store. Global memory gets a shadow only
/// when one is needed.
uint8_t *InitCheck::writableShadowAt(Context &X, unsigned Lane, Location L,
                                     unsigned Bytes, bool IsNeeded) {
  if (L.In == Space::Global && IsNeeded)
    if (const Allocation *A = Common.Launch.Memory->find(L.Offset, Bytes))
      if (!A->Concurrent) // writes by the host are not observed
        A->Undefined->prepare(A->Size);
  return const_cast<uint8_t *>(shadowAt(X, Lane, L, Bytes));
}

void InitCheck::access(Context &X, const DecodedInst &I, const Use &U,
                       uint32_t Mask) {
  const MemoryUse &M = Common.Uses[PC];
  checkAddress(X, I, U, Mask);
  switch (M.Kind) {
  case AccessKind::Load:
    return load(X, I, M, Mask);
  case AccessKind::Store:
    return store(X, I, M, Mask);
  case AccessKind::Atomic:
    return atomic(X, I, M, Mask);
  }
}

void InitCheck::checkAddress(Context &X, const DecodedInst &I, const Use &U,
                             uint32_t Mask) {
  const char *What = "the address";
  checkSource(X, I, I.A, FindingKind::UndefinedAddress, What, Mask);
  SrcOp Base;
  Base.Kind = SrcKind::UReg;
  Base.Row = I.UBase;
  Base.Regs = I.hasWideAddress() ? 2 : 1;
  if (I.UBase != ZeroUReg)
    checkSource(X, I, Base, FindingKind::UndefinedAddress, What, Mask);
}

void InitCheck::load(Context &X, const DecodedInst &I, const MemoryUse &M,
                     uint32_t Mask) {
  Addresses A;
  computeAddresses(X, I, M.In, Mask, A);
  const unsigned Rows = std::max(M.Bytes / 4, 1);
  Lanes V[4] = {};
  uint32_t Any = 0;
  eachActive(Mask, [&](unsigned L) {
    const uint8_t *From = shadowAt(X, L, locate(M.In, A.V[L]), M.Bytes);
    if (!From)
      return;
    for (unsigned Row = 0; Row != Rows; ++Row) {
      uint32_t Word = 0;
      std::memcpy(&Word, From + 4 * Row, std::min<unsigned>(M.Bytes, 4));
      if (M.SignExtends)
        Word = M.Bytes == 1 ? int32_t(int8_t(Word)) : int32_t(int16_t(Word));
      V[Row].V[L] = Word;
      Any |= Word;
    }
  });
  const Use &U = Uses[PC];
  if (!Any)
    return setAll(*X.W, U, /*IsUndefined=*/false, Mask);
  for (unsigned Row = 0; Row != U.WrittenRows.size(); ++Row)
    setRow(*X.W, U.WrittenRows[Row], V[Row], Mask);
  setOrigin(U, PC);
}

void InitCheck::store(Context &X, const DecodedInst &I, const MemoryUse &M,
                      uint32_t Mask) {
  Addresses A;
  computeAddresses(X, I, M.In, Mask, A);
  const unsigned Rows = std::max(M.Bytes / 4, 1), Row = I.B.Row;
  bool IsClean = Row >= ZeroRow;
  if (!IsClean) {
    IsClean = true;
    for (unsigned R = 0; R != Rows; ++R)
      IsClean &= !S->Dirty[Row + R];
  }
  eachActive(Mask, [&](unsigned L) {
    const Location At = locate(M.In, A.V[L]);
    uint8_t V[16] = {};
    bool IsUndefined = !IsClean, IsPartlyUndefined = false;
    if (!IsClean) {
      for (unsigned R = 0; R != Rows; ++R)
        std::memcpy(V + 4 * R, &S->R[Row + R][L], 4);
      for (unsigned B = 0; B != M.Bytes; ++B) {
        IsUndefined &= V[B] == 0xff;
        IsPartlyUndefined |= V[B] != 0;
      }
    }
    if (IsUndefined && At.In == Space::Global) {
      report(
          X, FindingKind::UndefinedStore, L, S->Origin[RegFile::GPR + Row],
          [&] {
            const bool IsPort = isOutputPort(At.Offset);
            return formatv("{0}-byte store of undefined {1} to {2}", M.Bytes,
                           llvm::Q7X2::getRegisterName(llvm::Q7X2::RegSpan{
                               llvm::Q7X2::RegNum(Row), uint8_t(Rows)}),
                           IsPort ? "the output port" : Common.placeText(At))
                .str();
          },
          At);
      std::fill_n(V, M.Bytes, 0);
      IsPartlyUndefined = false;
    }
    if (uint8_t *To = writableShadowAt(X, L, At, M.Bytes, IsPartlyUndefined))
      std::memcpy(To, V, M.Bytes);
  });
}

/// Reports operands without any defined bit.
void InitCheck::checkOperand(Context &X, const DecodedInst &I,
                             const SrcOp &Source, unsigned Bytes,
                             uint32_t Mask) {
  const uint64_t All = Bytes == 8 ? ~uint64_t(0) : AllLanes;
  uint32_t Unknown = undefinedLanes(Source, Mask);
  eachActive(Unknown, [&](unsigned L) {
    if (shadowOf(Source, L) != All)
      Unknown &= ~(1u << L);
  });
  if (Unknown)
    checkSource(X, I, Source, FindingKind::UndefinedStore,
                "the value that an atomic operation stores", Unknown);
}

/// Returns the shadow that an atomic operation leaves in memory. Operations on
/// a part of a word compare and exchange the whole word: the other parts may be
/// undefined and remain so.
static uint64_t atomicShadow(const DecodedInst &I, const MemoryUse &M,
                             uint64_t Old, uint64_t B, uint64_t C) {
  if (M.IsCompareAndSwap)
    return Old & C;
  return I.mod(mod::MAtomOp) == Q7X2::AtomOp_EXCH ? B : Old | B;
}

/// The result is the old value. The value compared by a compare-and-swap counts
/// as defined afterwards: the program compares it again to find out whether the
/// exchange succeeded.
void InitCheck::atomic(Context &X, const DecodedInst &I, const MemoryUse &M,
                       uint32_t Mask) {
  Addresses A;
  computeAddresses(X, I, M.In, Mask, A);
  checkOperand(X, I, I.B, M.Bytes, Mask);
  if (M.IsCompareAndSwap)
    checkOperand(X, I, I.C, M.Bytes, Mask);
  Lanes V[2] = {};
  eachActive(Mask, [&](unsigned L) {
    const Location At = locate(M.In, A.V[L]);
    uint8_t *Shadow = writableShadowAt(X, L, At, M.Bytes, false);
    if (!Shadow)
      return;
    uint64_t Old = 0;
    std::memcpy(&Old, Shadow, M.Bytes);
    const uint64_t All = M.Bytes == 8 ? ~uint64_t(0) : AllLanes;
    if (!M.IsCompareAndSwap || Old == All) {
      V[0].V[L] = uint32_t(Old);
      V[1].V[L] = uint32_t(Old >> 32);
    }
    const uint64_t New =
        atomicShadow(I, M, Old, shadowOf(I.B, L), shadowOf(I.C, L));
    std::memcpy(Shadow, &New, M.Bytes);
  });
  if (M.IsCompareAndSwap && I.B.Row < ZeroRow)
    for (unsigned R = 0; R != I.B.Regs; ++R)
      setRow(*X.W, I.B.Row + R, Lanes{}, Mask);
  const Use &U = Uses[PC];
  for (unsigned Row = 0; Row != U.WrittenRows.size(); ++Row)
    setRow(*X.W, U.WrittenRows[Row], V[Row], Mask);
  setOrigin(U, PC);
}
