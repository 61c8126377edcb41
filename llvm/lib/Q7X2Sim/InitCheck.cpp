//===- InitCheck.cpp - Finds uses of undefined values ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InitCheck.h"
#include "Runner.h"
#include "Special.h"
#include "Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace q7x2;
using llvm::ArrayRef;
using llvm::formatv;
namespace RegFile = llvm::Q7X2::RegFile;

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

static bool hasSideEffect(const DecodedInst &I) {
  switch (I.Op) {
  case op::BRA:
  case op::BRX:
  case op::CALL:
  case op::RET:
  case op::EXIT:
  case op::BSSY:
  case op::BSYNC:
  case op::BREAK:
  case op::WARPSYNC:
  case op::BAR_SYNC:
  case op::BAR_ARV:
  case op::BAR_RED:
  case op::BAR_RED_POPC:
  case op::TRAP:
    return true;
  default:
    return memoryUseOf(I).writes();
  }
}

InitCheck::InitCheck(const CheckedLaunch &Common) : Common(Common) {
  const LaunchState &L = Common.Launch;
  Uses.resize(L.CodeSize);
  for (uint32_t I = 0; I != L.CodeSize; ++I) {
    const InstTiming &T = L.Timings[I];
    Use &U = Uses[I];
    auto Add = [](llvm::Q7X2::RegSpan Span, auto &Rows, auto &URegs,
                  uint8_t &Preds, uint8_t &UPreds) {
      for (unsigned R = Span.First; R != Span.end(); ++R) {
        if (R >= RegFile::UPred)
          UPreds |= 1u << (R - RegFile::UPred);
        else if (R >= RegFile::Pred)
          Preds |= 1u << (R - RegFile::Pred);
        else if (R >= RegFile::UGPR)
          URegs.push_back(R - RegFile::UGPR);
        else
          Rows.push_back(R);
      }
    };
    for (llvm::Q7X2::RegSpan Span : ArrayRef(T.Reads, T.NumReads))
      Add(Span, U.Rows, U.URegs, U.Preds, U.UPreds);
    for (llvm::Q7X2::RegSpan Span : ArrayRef(T.Writes, T.NumWrites))
      Add(Span, U.WrittenRows, U.WrittenURegs, U.WrittenPreds, U.WrittenUPreds);
    U.IsIndexed = T.ReadsIndexed || T.WritesIndexed;
    U.HasSideEffect = hasSideEffect(L.Code[I]);
  }
  Shared.resize(L.SharedBytes);
  Local.resize(uint64_t(L.LocalBytes) * L.ThreadsPerBlock);
}

void InitCheck::blockStarts(const BlockState &Block) {
  while (Warps.size() < Block.Warps.size())
    Warps.push_back(std::make_unique<ShadowWarp>());
  for (const auto &W : Warps)
    W->IsStarted = false;
  std::fill(Shared.begin(), Shared.end(), 0xff);
  std::fill(Local.begin(), Local.end(), 0xff);
}

/// Starts the check. Everything that the machine and the host have written
/// before the first instruction is defined.
void InitCheck::start(const Warp &W) {
  S->IsStarted = true;
  S->Dirty.reset();
  for (unsigned Row = 0; Row != NumRows; ++Row)
    for (unsigned L = 0; L != WarpSize; ++L) {
      const bool IsWritten = Row >= ZeroRow || W.R[Row][L] != PoisonWord;
      S->R[Row][L] = IsWritten ? 0 : AllLanes;
      if (!IsWritten)
        S->Dirty.set(Row);
    }
  std::fill_n(S->P, NumPredSlots, AllLanes);
  std::fill_n(S->UR, NumURegSlots, AllLanes);
  std::fill_n(S->UP, NumPredSlots, true);
  std::fill(S->UR + ZeroUReg, S->UR + NumURegSlots, 0);
  S->P[TruePred] = 0;
  S->UP[TruePred] = false;
  std::fill(std::begin(S->Origin), std::end(S->Origin), NoOrigin);
}

void InitCheck::before(Context &X, const DecodedInst &I, uint32_t Active,
                       uint32_t Mask) {
  const Warp &W = *X.W;
  S = Warps[W.Index].get();
  if (!S->IsStarted)
    start(W);
  PC = Common.pcOf(I);
  const Use &U = Uses[PC];
  const uint32_t Unguarded = checkGuard(X, I, U, Active);
  if (Mask) {
    if (Common.Uses[PC].Bytes)
      access(X, I, U, Mask);
    // A shuffle can read from a lane that does not execute it.
    else if (!U.IsIndexed && I.Op != op::SHFL && isClean(U))
      setAll(W, U, /*IsUndefined=*/false, Mask);
    else
      transfer(X, I, U, Mask);
  }
  // If the guard is undefined, the result may be the old or the new value.
  if (Unguarded) {
    setAll(W, U, /*IsUndefined=*/true, Unguarded);
    setOrigin(U, S->Origin[(I.UniformGuard ? RegFile::UPred : RegFile::Pred) +
                           I.Guard.Reg]);
  }
}

//===----------------------------------------------------------------------===//
// Shadow registers
//===----------------------------------------------------------------------===//

bool InitCheck::isClean(const Use &U) const {
  for (uint16_t Row : U.Rows)
    if (S->Dirty[Row])
      return false;
  for (uint16_t R : U.URegs)
    if (S->UR[R])
      return false;
  for (uint8_t P = U.Preds; P; P &= P - 1)
    if (S->P[llvm::countr_zero(P)])
      return false;
  for (uint8_t P = U.UPreds; P; P &= P - 1)
    if (S->UP[llvm::countr_zero(P)])
      return false;
  return true;
}

void InitCheck::setRow(const Warp &W, unsigned Row, const Lanes &V,
                       uint32_t Mask) {
  if (Row >= ZeroRow)
    return;
  uint32_t *To = S->R[Row];
  eachActive(Mask, [&](unsigned L) { To[L] = V.V[L]; });
  uint32_t Any = 0;
  eachLane([&](unsigned L) { Any |= laneBit(W.live(), L) ? To[L] : 0; });
  S->Dirty[Row] = Any != 0;
}

void InitCheck::setAll(const Warp &W, const Use &U, bool IsUndefined,
                       uint32_t Mask) {
  for (uint16_t Row : U.WrittenRows) {
    if (!IsUndefined && !S->Dirty[Row])
      continue;
    Lanes V;
    std::fill_n(V.V, WarpSize, IsUndefined ? AllLanes : 0);
    setRow(W, Row, V, Mask);
  }
  for (uint8_t P = U.WrittenPreds; P; P &= P - 1) {
    uint32_t &V = S->P[llvm::countr_zero(P)];
    V = IsUndefined ? V | Mask : V & ~Mask;
  }
  for (uint16_t R : U.WrittenURegs)
    S->UR[R] = IsUndefined ? AllLanes : 0;
  for (uint8_t P = U.WrittenUPreds; P; P &= P - 1)
    S->UP[llvm::countr_zero(P)] = IsUndefined;
}

void InitCheck::setOrigin(const Use &U, uint32_t Origin) {
  for (uint16_t Row : U.WrittenRows)
    S->Origin[RegFile::GPR + Row] = Origin;
  for (uint16_t R : U.WrittenURegs)
    S->Origin[RegFile::UGPR + R] = Origin;
  for (uint8_t P = U.WrittenPreds; P; P &= P - 1)
    S->Origin[RegFile::Pred + llvm::countr_zero(P)] = Origin;
  for (uint8_t P = U.WrittenUPreds; P; P &= P - 1)
    S->Origin[RegFile::UPred + llvm::countr_zero(P)] = Origin;
}

/// Returns the origin of a source's undefined value: this instruction unless an
/// earlier one is known.
uint32_t InitCheck::originOf(const Use &U, uint32_t Mask) const {
  uint32_t Origin = NoOrigin;
  auto Consider = [&](bool IsUndefined, unsigned Reg) {
    if (IsUndefined && Origin == NoOrigin)
      Origin = S->Origin[Reg] == NoOrigin ? PC : S->Origin[Reg];
  };
  for (uint16_t Row : U.Rows)
    Consider(S->Dirty[Row], RegFile::GPR + Row);
  for (uint16_t R : U.URegs)
    Consider(S->UR[R], RegFile::UGPR + R);
  for (uint8_t P = U.Preds; P; P &= P - 1)
    Consider(S->P[llvm::countr_zero(P)] & Mask,
             RegFile::Pred + llvm::countr_zero(P));
  for (uint8_t P = U.UPreds; P; P &= P - 1)
    Consider(S->UP[llvm::countr_zero(P)],
             RegFile::UPred + llvm::countr_zero(P));
  return Origin;
}

uint32_t InitCheck::undefinedLanes(const SrcOp &Source, uint32_t Mask) const {
  uint32_t Lanes = 0;
  if (Source.Kind == SrcKind::UReg) {
    for (unsigned I = 0; I != Source.Regs; ++I)
      if (S->UR[Source.Row + I])
        return Mask;
  } else if (Source.Kind == SrcKind::Reg && Source.Row < ZeroRow) {
    for (unsigned I = 0; I != Source.Regs; ++I)
      if (S->Dirty[Source.Row + I])
        Lanes |= maskOf([&](unsigned L) { return S->R[Source.Row + I][L]; });
  }
  return Lanes & Mask;
}

uint64_t InitCheck::shadowOf(const SrcOp &Source, unsigned Lane) const {
  const bool IsWide = Source.Regs == 2;
  switch (Source.Kind) {
  case SrcKind::Reg:
    return S->R[Source.Row][Lane] |
           (IsWide ? uint64_t(S->R[Source.Row + 1][Lane]) << 32 : 0);
  case SrcKind::UReg:
    return S->UR[Source.Row] |
           (IsWide ? uint64_t(S->UR[Source.Row + 1]) << 32 : 0);
  default:
    return 0;
  }
}

static uint64_t valueOf(Context &X, const SrcOp &Source, unsigned Lane) {
  if (Source.Kind == SrcKind::None)
    return 0;
  if (Source.Kind == SrcKind::Reg)
    return X.W->R[Source.Row][Lane] |
           (Source.Regs == 2 ? uint64_t(X.W->R[Source.Row + 1][Lane]) << 32
                             : 0);
  if (Source.Kind == SrcKind::UReg && Source.Regs == 2)
    return uniformWide(X, Source);
  return uniformValue(X, Source);
}

ShadowInputs InitCheck::inputsOf(Context &X, const DecodedInst &I,
                                 unsigned Lane) const {
  const Warp &W = *X.W;
  ShadowInputs In;
  In.A = valueOf(X, I.A, Lane);
  In.B = valueOf(X, I.B, Lane);
  In.C = valueOf(X, I.C, Lane);
  In.VA = shadowOf(I.A, Lane);
  In.VB = shadowOf(I.B, Lane);
  In.VC = shadowOf(I.C, Lane);
  const bool IsUniform = I.Group == llvm::Q7X2::GroupUDP;
  auto Read = [&](PredOp P, bool IsUniformPred, bool &Value, bool &V) {
    Value =
        (IsUniformPred ? W.UP[P.Reg] != 0 : laneBit(W.P[P.Reg], Lane)) != P.Not;
    V = IsUniformPred ? S->UP[P.Reg] : laneBit(S->P[P.Reg], Lane);
  };
  Read(I.PP, IsUniform, In.P, In.VP);
  Read(I.PQ, IsUniform, In.Q, In.VQ);
  const bool IsUniformThird = I.Op == op::PLOP3 && I.Form == llvm::Q7X2Form::U;
  Read(I.PR, IsUniform || IsUniformThird, In.R, In.VR);
  return In;
}

//===----------------------------------------------------------------------===//
// Propagation
//===----------------------------------------------------------------------===//

void InitCheck::transfer(Context &X, const DecodedInst &I, const Use &U,
                         uint32_t Mask) {
  const uint32_t Origin = originOf(U, Mask);
  if (transferSpecial(X, I, Mask)) {
    // The result of a shuffle can be undefined even though no source is.
    setOrigin(U, Origin == NoOrigin ? PC : Origin);
    return;
  }
  if (control(X, I, Mask))
    setAll(*X.W, U, /*IsUndefined=*/false, Mask);
  else if (I.Group == llvm::Q7X2::GroupUDP || I.Op == op::R2UR)
    transferUniform(X, I, U);
  else
    transferLanes(X, I, U, Mask);
  setOrigin(U, Origin);
}

void InitCheck::transferLanes(Context &X, const DecodedInst &I, const Use &U,
                              uint32_t Mask) {
  Lanes Words[2];
  uint32_t PU = 0, PV = 0;
  eachActive(Mask, [&](unsigned L) {
    const ShadowInputs In = inputsOf(X, I, L);
    const ShadowResult R =
        In.anyUndefined() ? transferShadow(I, In) : ShadowResult();
    Words[0].V[L] = uint32_t(R.V);
    Words[1].V[L] = uint32_t(R.V >> 32);
    PU |= uint32_t(R.PU) << L;
    PV |= uint32_t(R.PV) << L;
  });
  for (auto [Index, Row] : llvm::enumerate(U.WrittenRows))
    setRow(*X.W, Row, Words[std::min<size_t>(Index, 1)], Mask);
  if (I.PU < TruePred)
    S->P[I.PU] = (S->P[I.PU] & ~Mask) | PU;
  if (I.PV < TruePred)
    S->P[I.PV] = (S->P[I.PV] & ~Mask) | PV;
}

void InitCheck::transferUniform(Context &X, const DecodedInst &I,
                                const Use &U) {
  // R2UR reads the first lane.
  const unsigned Lane = firstLane(X.W->current().Mask & guardMask(*X.W, I));
  const ShadowInputs In = inputsOf(X, I, Lane);
  const ShadowResult R = transferShadow(I, In);
  for (auto [Index, Reg] : llvm::enumerate(U.WrittenURegs))
    S->UR[Reg] = uint32_t(R.V >> (Index ? 32 : 0));
  if (I.PU < TruePred)
    S->UP[I.PU] = R.PU;
  if (I.PV < TruePred)
    S->UP[I.PV] = R.PV;
}

/// Handles instructions that act across lanes or on registers chosen at run
/// time. Returns false for all others.
bool InitCheck::transferSpecial(Context &X, const DecodedInst &I,
                                uint32_t Mask) {
  switch (I.Op) {
  case op::SHFL:
    shuffle(X, I, Mask);
    return true;
  case op::VOTE:
    vote(X, I, Mask);
    return true;
  case op::MATCH:
  case op::MATCH64:
    match(X, I, Mask);
    return true;
  case op::REDUX:
    S->UR[I.Dst] = undefinedLanes(I.B, Mask) ? AllLanes : 0;
    return true;
  case op::GETGPR:
  case op::SETGPR:
    indexed(X, I, Mask);
    return true;
  case op::P2R:
  case op::R2P: {
    packPredicates(X, I, Mask);
    return true;
  }
  default:
    return false;
  }
}

void InitCheck::spreadToAll(Context &X, const DecodedInst &I, bool IsUndefined,
                            uint32_t Mask) {
  Lanes V;
  std::fill_n(V.V, WarpSize, IsUndefined ? AllLanes : 0);
  setRow(*X.W, I.Dst, V, Mask);
  if (I.PU < TruePred)
    S->P[I.PU] = IsUndefined ? S->P[I.PU] | Mask : S->P[I.PU] & ~Mask;
}

/// SHFL: each lane receives the bits of the lane that it reads from. A lane
/// that does not execute the instruction provides no defined value.
void InitCheck::shuffle(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufB, BufC, V;
  const uint32_t *B = fetch(X, I.B, BufB), *C = fetch(X, I.C, BufC);
  const uint32_t Unknown =
      undefinedLanes(I.B, Mask) | undefinedLanes(I.C, Mask);
  eachActive(Mask, [&](unsigned L) {
    const unsigned From =
        iop::shuffleSource(I.mod(mod::MShflMode), L, B[L], C[L]).Lane;
    V.V[L] = laneBit(Unknown, L) || !laneBit(Mask, From)
                 ? AllLanes
                 : uint32_t(shadowOf(I.A, From));
  });
  setRow(*X.W, I.Dst, V, Mask);
  if (I.PU < TruePred)
    S->P[I.PU] = (S->P[I.PU] & ~Mask) | Unknown;
}

void InitCheck::vote(Context &X, const DecodedInst &I, uint32_t Mask) {
  const uint32_t Ballot = predMask(*X.W, I.PP) & Mask;
  const uint32_t Unknown = S->P[I.PP.Reg] & Mask;
  Lanes V;
  std::fill_n(V.V, WarpSize, Unknown);
  setRow(*X.W, I.Dst, V, Mask);
  if (I.PU >= TruePred)
    return;
  const bool KnownTrue = Ballot & ~Unknown,
             KnownFalse = Mask & ~Ballot & ~Unknown;
  const unsigned Mode = I.mod(mod::MVoteMode);
  const bool IsDecided = Mode == Q7X2::VoteMode_ALL   ? KnownFalse
                         : Mode == Q7X2::VoteMode_ANY ? KnownTrue
                                                      : KnownTrue && KnownFalse;
  const bool IsUndefined = Unknown && !IsDecided;
  S->P[I.PU] = IsUndefined ? S->P[I.PU] | Mask : S->P[I.PU] & ~Mask;
}

void InitCheck::match(Context &X, const DecodedInst &I, uint32_t Mask) {
  spreadToAll(X, I, undefinedLanes(I.B, Mask) != 0, Mask);
}

/// P2R and R2P: move one bit for each predicate in a byte of a register.
void InitCheck::packPredicates(Context &X, const DecodedInst &I,
                               uint32_t Mask) {
  Lanes Buf, V;
  const uint32_t *Chosen = fetch(X, I.B, Buf);
  const unsigned Shift = 8 * (I.mod(mod::MBSel) - Q7X2::BSel_B0);
  eachActive(Mask, [&](unsigned L) {
    const uint64_t VChosen = shadowOf(I.B, L);
    V.V[L] = uint32_t(shadowOf(I.A, L));
    for (unsigned P = 0; P != TruePred; ++P) {
      const bool IsUnknown = VChosen >> P & 1;
      if (!(Chosen[L] >> P & 1) && !IsUnknown)
        continue;
      const uint32_t Bit = 1u << (Shift + P);
      if (I.Op == op::R2P) {
        const bool IsUndefined = IsUnknown || (V.V[L] & Bit);
        S->P[P] = (S->P[P] & ~(1u << L)) | uint32_t(IsUndefined) << L;
      } else {
        const bool IsUndefined = IsUnknown || laneBit(S->P[P], L);
        V.V[L] = (V.V[L] & ~Bit) | (IsUndefined ? Bit : 0);
      }
    }
  });
  if (I.Op == op::P2R)
    setRow(*X.W, I.Dst, V, Mask);
}

/// GETGPR and SETGPR.
void InitCheck::indexed(Context &X, const DecodedInst &I, uint32_t Mask) {
  SrcOp Index;
  Index.Kind = SrcKind::UReg;
  Index.Row = I.UBase;
  checkSource(X, I, Index, FindingKind::UndefinedAddress,
              "the number of a register", Mask);
  const uint32_t Row = X.W->UR[I.UBase] + uint32_t(I.Offset);
  if (Row >= NumGPRs)
    return; // a fault
  const bool IsRead = I.Op == op::GETGPR;
  Lanes V;
  std::memcpy(V.V, S->R[IsRead ? Row : I.A.Row], sizeof(V.V));
  setRow(*X.W, IsRead ? I.Dst : Row, V, Mask);
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

void InitCheck::report(Context &X, FindingKind Kind, unsigned Lane,
                       uint32_t Origin, llvm::function_ref<std::string()> What,
                       std::optional<Location> At) {
  Common.Findings.add(Kind, PC, Origin, [&] {
    Finding F;
    F.Kind = Kind;
    F.What = What();
    F.First = Common.party(X.Block, X.W->FirstThread + Lane, PC);
    if (At) {
      F.Address = At->Offset + (At->In == Space::Shared  ? SharedWindow
                                : At->In == Space::Local ? LocalWindow
                                                         : 0);
      F.Variable = Common.variableAt(*At);
    }
    F.HasSecond = Origin != NoOrigin && Origin != PC;
    if (F.HasSecond)
      F.Second = Common.party(X.Block, X.W->FirstThread + Lane, Origin);
    F.SecondRole = "the read of what nothing has written";
    return F;
  });
}

void InitCheck::checkPredicate(Context &X, FindingKind Kind, const char *What,
                               unsigned Reg, uint32_t Lanes) {
  const unsigned Number = RegFile::Pred + Reg;
  report(X, Kind, firstLane(Lanes), S->Origin[Number], [&] {
    return formatv("{0} depends on {1}, which is undefined", What,
                   llvm::Q7X2::getRegisterName(llvm::Q7X2::RegNum(Number)))
        .str();
  });
  S->P[Reg] &= ~Lanes;
}

/// Returns the lanes whose guard is undefined, for an instruction without side
/// effects; for others this is a finding. Instructions of the uniform datapath
/// only write registers.
uint32_t InitCheck::checkGuard(Context &X, const DecodedInst &I, const Use &U,
                               uint32_t Active) {
  const unsigned Reg = I.Guard.Reg;
  const uint32_t Unknown =
      I.UniformGuard ? (S->UP[Reg] ? Active : 0) : S->P[Reg] & Active;
  if (!Unknown || !U.HasSideEffect)
    return Unknown;
  const bool IsBranch = I.Group == llvm::Q7X2::GroupCTRL;
  checkPredicate(
      X, IsBranch ? FindingKind::UndefinedBranch : FindingKind::UndefinedGuard,
      IsBranch ? "control flow" : "whether memory is written", Reg, Unknown);
  return 0;
}

static std::string sourceName(const SrcOp &Source) {
  return llvm::Q7X2::getRegisterName(llvm::Q7X2::RegSpan{
      llvm::Q7X2::RegNum(
          (Source.Kind == SrcKind::UReg ? RegFile::UGPR : RegFile::GPR) +
          Source.Row),
      Source.Regs});
}

/// Reports a source that must be defined but is not.
void InitCheck::checkSource(Context &X, const DecodedInst &I,
                            const SrcOp &Source, FindingKind Kind,
                            const char *What, uint32_t Mask) {
  const uint32_t Unknown = undefinedLanes(Source, Mask);
  if (!Unknown)
    return;
  const unsigned Base =
      (Source.Kind == SrcKind::UReg ? RegFile::UGPR : RegFile::GPR) +
      Source.Row;
  uint32_t Origin = NoOrigin;
  for (unsigned R = 0; R != Source.Regs; ++R)
    if (Origin == NoOrigin)
      Origin = S->Origin[Base + R];
  report(X, Kind, firstLane(Unknown), Origin, [&] {
    return formatv("{0} depends on {1}, which is undefined", What,
                   sourceName(Source))
        .str();
  });
  for (unsigned R = 0; R != Source.Regs; ++R) {
    if (Source.Kind == SrcKind::UReg)
      S->UR[Source.Row + R] = 0;
    else
      setRow(*X.W, Source.Row + R, Lanes{}, Unknown);
  }
}

/// Checks instructions whose sources determine the next instruction. Returns
/// false for all others.
bool InitCheck::control(Context &X, const DecodedInst &I, uint32_t Mask) {
  switch (I.Op) {
  case op::BRA:
    if (uint32_t Unknown = S->P[I.PP.Reg] & Mask)
      checkPredicate(X, FindingKind::UndefinedBranch, "control flow", I.PP.Reg,
                     Unknown);
    return true;
  case op::BRX:
  case op::RET:
  case op::CALL:
    checkSource(X, I, I.A, FindingKind::UndefinedBranch, "the target", Mask);
    return true;
  case op::WARPSYNC:
    checkSource(X, I, I.B, FindingKind::UndefinedOperand, "the mask", Mask);
    return true;
  case op::BAR_SYNC:
  case op::BAR_ARV:
  case op::BAR_RED:
  case op::BAR_RED_POPC:
    checkSource(X, I, I.A, FindingKind::UndefinedOperand,
                "the number of the barrier", Mask);
    checkSource(X, I, I.B, FindingKind::UndefinedOperand,
                "the number of threads", Mask);
    if (uint32_t Unknown = S->P[I.PP.Reg] & Mask)
      checkPredicate(X, FindingKind::UndefinedOperand,
                     "the result of the barrier", I.PP.Reg, Unknown);
    return true;
  case op::LDC:
  case op::LDC64:
  case op::LDC128:
  case op::ULDC:
  case op::ULDC64:
    checkSource(X, I, I.A, FindingKind::UndefinedAddress, "the address", Mask);
    return true;
  default:
    return false;
  }
}
