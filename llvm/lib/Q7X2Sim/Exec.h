//===- Exec.h - Executes instructions ---------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The declarations that the executors (ExecFn) share: their context, operand
// access, and the functions that bind an instruction to one of them.
//
// An instruction is executed for a whole warp at once. Arithmetic is computed
// for all 32 lanes, so that loops have a constant trip count and are
// vectorized, and stored for the active ones.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_EXEC_H
#define LLVM_LIB_Q7X2SIM_EXEC_H

#include "FloatOps.h"
#include "Inst.h"
#include "IntOps.h"
#include "Memory.h"
#include "MemoryCounters.h"
#include "Warp.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Compiler.h"
#include <cstring>
#include <optional>
#include <string>

namespace q7x2 {

class BlockState;
class BlockWatch;
class Checker;
class MemoryPath;
class OutputPort;

/// The fault or trap that ends a launch.
struct FaultInfo {
  enum KindTy : uint8_t { None, Fault, Trap } Kind = None;
  unsigned Lane = 0;
  std::string What;
  /// After a hazard: the earlier of the two instructions.
  std::optional<uint32_t> OtherPC;
};

/// The state that all blocks of a launch share.
struct LaunchState {
  const DecodedInst *Code = nullptr;
  const InstTiming *Timings = nullptr; // of the same instructions
  uint32_t CodeSize = 0;               // instructions
  uint32_t Entry = 0;
  ConstBank Banks[NumConstBanks];
  const GlobalMemory *Memory = nullptr;
  OutputPort *Output = nullptr;
  uint32_t Grid[3] = {1, 1, 1};
  uint32_t Block[3] = {1, 1, 1};
  uint32_t LastBlock[3] = {1, 1, 1}; // the size of the last block
  uint32_t ThreadsPerBlock = 1;      // at most
  uint32_t SharedBytes = 0;
  uint32_t StaticShared = 0; ///< The part of it that holds variables.
  uint32_t LocalBytes = 0;   // per thread
  uint32_t Registers = 0;
  /// The number of registers, from R0 on, that all code reachable from the
  /// launch uses.
  uint32_t RegistersInCode = 0;
  uint32_t Barriers = 0;
  uint32_t ClockMHz = 1000;  // without machine timing 1 ns is a cycle
  bool CalledByHost = false; // a function, not a kernel
  /// Whether some stalls are shorter than the control words say, after a proof
  /// that this causes no hazards.
  bool IssuesEarlier = false;
  /// Records the accesses of blocks that run in parallel; null otherwise.
  BlockWatch *Watch = nullptr;
  /// The checks of docs/sanitizer.md, which see each instruction; null if there
  /// are none.
  Checker *Check = nullptr;
};

/// The register of a function's result (docs/abi.md).
constexpr unsigned ResultReg = 4;

/// The state that an instruction executes in.
struct Context {
  const LaunchState &Launch;
  BlockState &Block;
  Warp *W = nullptr;
  uint64_t Cycle = 0;
  /// Cycles that the instruction takes in addition to its latency.
  uint32_t ExtraCycles = 0;
  /// The memory hierarchy that accesses go through. If null, the latency table
  /// and ExtraCycles determine their duration.
  MemoryPath *Path = nullptr;
  /// The cycle in which the access of the instruction is complete, if it went
  /// through Path; otherwise 0.
  uint64_t AccessDone = 0;
  /// The cycle in which the constants that it loads are there, if that is not
  /// known yet (LaterTimes.h); otherwise 0, and ExtraCycles has it.
  uint64_t ConstantsDone = 0;
  /// The effects of the instruction on the hierarchy.
  AccessCounts Access;
  /// The multiprocessor that runs the block.
  uint32_t Multiprocessor = 0;
  /// The slot of the block on its multiprocessor.
  uint32_t Slot = 0;
  /// Whether some thread continues at an instruction other than the next one.
  bool Jumped = false;
  /// Whether threads of other warps continue after a block barrier.
  bool Released = false;
  /// The allocation of the last global access: a cache of one entry.
  const Allocation *LastHit = nullptr;
  /// The host address (Memory.h) that a thread has returned to, or 0.
  uint64_t HostTarget = 0;
  FaultInfo Fault;

  Context(const LaunchState &L, BlockState &B) : Launch(L), Block(B) {}

  /// Ends the launch with a fault of a thread. Only the first fault counts.
  void fault(unsigned Lane, std::string What) {
    if (Fault.Kind != FaultInfo::None)
      return;
    Fault.Kind = FaultInfo::Fault;
    Fault.Lane = Lane;
    Fault.What = std::move(What);
  }
};

/// A value for each lane.
struct alignas(64) Lanes {
  uint32_t V[WarpSize];
};

/// Calls Do for all lanes, for arithmetic whose results are stored under a
/// mask.
template <typename Fn> LLVM_ATTRIBUTE_ALWAYS_INLINE void eachLane(Fn Do) {
  for (unsigned L = 0; L != WarpSize; ++L)
    Do(L);
}

/// Calls Do for the active lanes only, for expensive operations and side
/// effects.
template <typename Fn>
LLVM_ATTRIBUTE_ALWAYS_INLINE void eachActive(uint32_t Mask, Fn Do) {
  for (; Mask; Mask &= Mask - 1)
    Do(unsigned(__builtin_ctz(Mask)));
}

inline unsigned firstLane(uint32_t Mask) { return __builtin_ctz(Mask); }

/// Reads 4 or 8 bytes of a constant bank. Reading past its end is a fault.
uint64_t readConst(Context &X, unsigned Bank, uint32_t Offset, unsigned Bytes);

/// Returns the 32 bits of a uniform source, without its modifiers.
LLVM_ATTRIBUTE_ALWAYS_INLINE uint32_t uniformValue(Context &X, const SrcOp &S) {
  switch (S.Kind) {
  case SrcKind::UReg:
    return X.W->UR[S.Row];
  case SrcKind::Const:
    return uint32_t(readConst(X, S.Bank, S.Value, 4));
  default:
    return S.Value;
  }
}

/// Returns the values of a source, without its modifiers. A source other than a
/// register is broadcast to Buf.
LLVM_ATTRIBUTE_ALWAYS_INLINE const uint32_t *fetch(Context &X, const SrcOp &S,
                                                   Lanes &Buf) {
  if (S.Kind == SrcKind::Reg)
    return X.W->R[S.Row];
  uint32_t V = uniformValue(X, S);
  eachLane([&](unsigned L) { Buf.V[L] = V; });
  return Buf.V;
}

/// Returns the values of a source with its modifiers, |x| and then -x, applied
/// to the given sign bits.
LLVM_ATTRIBUTE_ALWAYS_INLINE const uint32_t *
fetchSigned(Context &X, const SrcOp &S, Lanes &Buf, uint32_t SignBits) {
  const uint32_t *Src = fetch(X, S, Buf);
  if (!S.Neg && !S.Abs)
    return Src;
  uint32_t Keep = S.Abs ? ~SignBits : AllLanes;
  uint32_t Flip = S.Neg ? SignBits : 0;
  eachLane([&](unsigned L) { Buf.V[L] = (Src[L] & Keep) ^ Flip; });
  return Buf.V;
}

LLVM_ATTRIBUTE_ALWAYS_INLINE const uint32_t *
fetchF32(Context &X, const SrcOp &S, Lanes &Buf) {
  return fetchSigned(X, S, Buf, 0x80000000);
}

/// Returns the values of an integer source with the modifier '-' applied.
LLVM_ATTRIBUTE_ALWAYS_INLINE const uint32_t *
fetchNegated(Context &X, const SrcOp &S, Lanes &Buf) {
  const uint32_t *Src = fetch(X, S, Buf);
  if (!S.Neg)
    return Src;
  eachLane([&](unsigned L) { Buf.V[L] = 0u - Src[L]; });
  return Buf.V;
}

/// The two words of a 64-bit source, without its modifiers.
struct WidePair {
  const uint32_t *Lo, *Hi;
  uint64_t operator[](unsigned L) const {
    return uint64_t(Hi[L]) << 32 | Lo[L];
  }
};
struct WideLanes {
  Lanes Lo, Hi;
};
/// Returns the 64 bits of a uniform source. An immediate is the upper word of a
/// double whose lower word is 0.
uint64_t uniformWide(Context &X, const SrcOp &S);

LLVM_ATTRIBUTE_ALWAYS_INLINE void setWide(WideLanes &V, unsigned L,
                                          uint64_t Value) {
  V.Lo.V[L] = uint32_t(Value);
  V.Hi.V[L] = uint32_t(Value >> 32);
}
LLVM_ATTRIBUTE_ALWAYS_INLINE WidePair fetchWide(Context &X, const SrcOp &S,
                                                WideLanes &Buf) {
  if (S.Kind == SrcKind::Reg)
    return {X.W->R[S.Row], X.W->R[S.Row + 1]};
  uint64_t V = uniformWide(X, S);
  eachLane([&](unsigned L) { setWide(Buf, L, V); });
  return {Buf.Lo.V, Buf.Hi.V};
}

/// The lanes as a compiler vector, and the mask bit of each lane.
using LaneVector = uint32_t __attribute__((vector_size(4 * WarpSize)));
constexpr LaneVector LaneBits = {
    1u << 0,  1u << 1,  1u << 2,  1u << 3,  1u << 4,  1u << 5,  1u << 6,
    1u << 7,  1u << 8,  1u << 9,  1u << 10, 1u << 11, 1u << 12, 1u << 13,
    1u << 14, 1u << 15, 1u << 16, 1u << 17, 1u << 18, 1u << 19, 1u << 20,
    1u << 21, 1u << 22, 1u << 23, 1u << 24, 1u << 25, 1u << 26, 1u << 27,
    1u << 28, 1u << 29, 1u << 30, 1u << 31};

/// Stores the lanes in Mask to a row.
LLVM_ATTRIBUTE_ALWAYS_INLINE void store(Context &X, unsigned Row,
                                        const Lanes &V, uint32_t Mask) {
  uint32_t *D = X.W->R[Row];
  if (Mask == AllLanes) {
    std::memcpy(D, V.V, sizeof(V.V));
    return;
  }
  LaneVector New, Old;
  std::memcpy(&New, V.V, sizeof(New));
  std::memcpy(&Old, D, sizeof(Old));
  Old = (LaneBits & Mask) != 0 ? New : Old;
  std::memcpy(D, &Old, sizeof(Old));
}
LLVM_ATTRIBUTE_ALWAYS_INLINE void storeWide(Context &X, unsigned Row,
                                            const WideLanes &V, uint32_t Mask) {
  store(X, Row, V.Lo, Mask);
  store(X, Row + 1, V.Hi, Mask);
}

/// Returns a predicate source as a mask of lanes.
LLVM_ATTRIBUTE_ALWAYS_INLINE uint32_t predMask(const Warp &W, PredOp P) {
  return W.P[P.Reg] ^ (P.Not ? AllLanes : 0);
}
LLVM_ATTRIBUTE_ALWAYS_INLINE void setPred(Warp &W, unsigned Slot,
                                          uint32_t Value, uint32_t Mask) {
  W.P[Slot] = (W.P[Slot] & ~Mask) | (Value & Mask);
}
inline bool laneBit(uint32_t Mask, unsigned L) { return Mask >> L & 1; }

/// Returns the mask of the lanes for which Test holds.
template <typename Fn> LLVM_ATTRIBUTE_ALWAYS_INLINE uint32_t maskOf(Fn Test) {
#ifdef __clang__
  using BoolVector = bool __attribute__((ext_vector_type(WarpSize)));
  Lanes T;
  eachLane([&](unsigned L) { T.V[L] = bool(Test(L)); });
  LaneVector V;
  std::memcpy(&V, T.V, sizeof(V));
  return llvm::bit_cast<uint32_t>(__builtin_convertvector(V != 0, BoolVector));
#else
  uint32_t M = 0;
  for (unsigned L = 0; L != WarpSize; ++L)
    M |= uint32_t(bool(Test(L))) << L;
  return M;
#endif
}

// The modifiers that several instruction groups share.

inline fp::Round roundOf(const DecodedInst &I) {
  return fp::Round(I.mod(mod::MRound));
}
inline bool isFtz(const DecodedInst &I) {
  return I.mod(mod::MFtz) == Q7X2::FPFtz_FTZ;
}
inline bool isSat(const DecodedInst &I) {
  return I.mod(mod::MSat) == Q7X2::FPSat_SAT;
}
/// FMNMX, HMNMX2: returns true if a NaN operand makes the result NaN.
inline bool propagatesNaN(const DecodedInst &I) {
  return I.mod(mod::MNan) == Q7X2::FPNan_NAN;
}
/// Returns true if the integer operation is unsigned.
inline bool isUnsigned(const DecodedInst &I) {
  return I.mod(mod::MIType) == Q7X2::IType_U32;
}
/// Returns the mode of SHF and USHF.
inline iop::ShiftMode shiftModeOf(const DecodedInst &I) {
  const unsigned Type = I.mod(mod::MSHFDType);
  iop::ShiftMode M;
  M.Right = I.mod(mod::MSHFDir) == Q7X2::SHFDir_R;
  M.High = I.mod(mod::MLOHI) == Q7X2::LOHI_HI;
  M.Wrap = I.mod(mod::MCWMode) == Q7X2::CWMode_WRAP;
  M.Wide = Type == Q7X2::SHFDType_S64 || Type == Q7X2::SHFDType_U64;
  M.Unsigned = Type == Q7X2::SHFDType_U64 || Type == Q7X2::SHFDType_U32;
  return M;
}
/// Returns the result of FLO and UFLO.
inline uint32_t leadingBitOf(const DecodedInst &I, uint32_t Value) {
  return iop::leadingBit(Value, I.mod(mod::MFloType) == Q7X2::FloType_U32,
                         I.mod(mod::MFloSh) == Q7X2::FloSh_SH);
}

/// Executes an instruction without effect.
void executeNop(Context &X, const DecodedInst &I, uint32_t Mask);

// Binding: each function returns the executor of an instruction, which may
// depend on its operands and modifiers, or null if the operation
// (Q7X2Op::OperationID) belongs to another file.
#define Q7X2_DECLARE_BINDERS(LEVEL)                                            \
  namespace isa##LEVEL {                                                       \
    ExecFn bindFloat(unsigned Op, const DecodedInst &I);                       \
    ExecFn bindDouble(unsigned Op, const DecodedInst &I);                      \
    ExecFn bindHalf(unsigned Op, const DecodedInst &I);                        \
    ExecFn bindInteger(unsigned Op, const DecodedInst &I);                     \
    ExecFn bindLogic(unsigned Op, const DecodedInst &I);                       \
    ExecFn bindConvert(unsigned Op, const DecodedInst &I);                     \
    ExecFn bindMemory(unsigned Op, const DecodedInst &I);                      \
    ExecFn bindAtomic(unsigned Op, const DecodedInst &I);                      \
    ExecFn bindWarp(unsigned Op, const DecodedInst &I);                        \
    ExecFn bindControl(unsigned Op, const DecodedInst &I);                     \
    ExecFn bindUniform(unsigned Op, const DecodedInst &I);                     \
    ExecFn bind(unsigned Op, const DecodedInst &I); /* one of the above */     \
  }
Q7X2_DECLARE_BINDERS(1)
Q7X2_DECLARE_BINDERS(3)
Q7X2_DECLARE_BINDERS(4)
#undef Q7X2_DECLARE_BINDERS

/// The namespace of the level that this file is compiled for.
#define Q7X2_ISA_OF(LEVEL) isa##LEVEL
#define Q7X2_ISA_NAMESPACE(LEVEL) Q7X2_ISA_OF(LEVEL)
#define Q7X2_ISA Q7X2_ISA_NAMESPACE(Q7X2_HOST_ISA)

/// Binds an instruction to its executor for the host's level.
ExecFn bindExecutor(unsigned Op, const DecodedInst &I);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_EXEC_H
