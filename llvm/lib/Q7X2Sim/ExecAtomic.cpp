//===- ExecAtomic.cpp - LSU: atomic operations ----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ATOM, ATOMG, ATOMS and RED. The lanes execute one after another, and nothing
// interrupts a warp's instruction, so every operation is atomic. Semantics and
// scopes have no effect.
//
//===----------------------------------------------------------------------===//

#include "Access.h"
#include "FloatOps.h"
#include "Reduction.h"
#include "Target.h"
#include <algorithm>

#include "HostIsaBegin.h"

using namespace q7x2;
using namespace llvm::Q7X2;

template <typename Fmt>
static uint32_t floatOp(unsigned AtomOp, typename Fmt::Bits Old,
                        typename Fmt::Bits B) {
  switch (AtomOp) {
  case AtomOp_ADD:
    return fp::add<Fmt>(Old, B, fp::Round::RN);
  case AtomOp_MIN:
    return fp::minMax<Fmt>(Old, B, /*Max=*/false, false, false);
  case AtomOp_MAX:
    return fp::minMax<Fmt>(Old, B, /*Max=*/true, false, false);
  default:
    return B; // EXCH
  }
}

static uint32_t combine32(const DecodedInst &I, uint32_t Old, uint32_t B) {
  const unsigned Op = I.mod(mod::MAtomOp);
  switch (I.mod(mod::MAtomType32)) {
  case AtomType32_U32:
    return integerAtomic<uint32_t>(Op, Old, B);
  case AtomType32_S32:
    return uint32_t(integerAtomic<int32_t>(Op, int32_t(Old), int32_t(B)));
  case AtomType32_F32:
    return floatOp<fp::F32>(Op, Old, B);
  default: // AtomType32_F16x2
    return floatOp<fp::F16>(Op, uint16_t(Old >> 16), uint16_t(B >> 16)) << 16 |
           floatOp<fp::F16>(Op, uint16_t(Old), uint16_t(B));
  }
}

static uint64_t combine64(const DecodedInst &I, uint64_t Old, uint64_t B) {
  const unsigned Op = I.mod(mod::MAtomOp);
  const unsigned Type = I.mod(mod::MAtomType64);
  if (Type == AtomType64_U64)
    return integerAtomic<uint64_t>(Op, Old, B);
  if (Type == AtomType64_S64)
    return uint64_t(integerAtomic<int64_t>(Op, int64_t(Old), int64_t(B)));
  switch (Op) {
  case AtomOp_ADD:
    return fp::add64(Old, B, fp::Round::RN);
  case AtomOp_MIN:
    return fp::minMax64(Old, B, /*Max=*/false);
  case AtomOp_MAX:
    return fp::minMax64(Old, B, /*Max=*/true);
  default:
    return B; // EXCH
  }
}

/// Reads a lane's register or register pair.
template <typename T>
static T readReg(const Warp &W, unsigned Row, unsigned L) {
  if (sizeof(T) == 4)
    return W.R[Row][L];
  return T(uint64_t(W.R[Row + 1][L]) << 32 | W.R[Row][L]);
}

/// Executes an atomic operation lane by lane. The result is the old value.
template <Space S, typename T, typename Fn>
static void readModifyWrite(Context &X, const DecodedInst &I, uint32_t Mask,
                            Fn Compute) {
  Addresses A;
  computeAddresses(X, I, S, Mask, A);
  const AddressPattern Pattern = patternOf(A, Mask);
  WideLanes D;
  const HostMemory M =
      findMemory(X, S, A, Pattern, Mask, sizeof(T), AccessKind::Atomic);
  eachActive(Mask, [&](unsigned L) {
    uint8_t *P = M ? M.at(L, A.V[L])
                   : resolve(X, S, L, A.V[L], sizeof(T), AccessKind::Atomic);
    if (!P)
      return;
    T Old, New;
    std::memcpy(&Old, P, sizeof(T));
    New = Compute(L, Old);
    std::memcpy(P, &New, sizeof(T));
    setWide(D, L, Old);
  });
  if (X.Fault.Kind != FaultInfo::None)
    return;
  timeAccess(X, I, S, A, Pattern, Mask, sizeof(T), AccessKind::Atomic);
  store(X, I.Dst, D.Lo, Mask);
  if (sizeof(T) == 8)
    store(X, I.Dst + 1, D.Hi, Mask);
}

/// Updates a value in memory that other host threads may update concurrently.
template <typename T, unsigned AtomOp>
static void reduceShared(uint8_t *P, T Value) {
  T *Place = reinterpret_cast<T *>(P);
  T Old = __atomic_load_n(Place, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(
      Place, &Old, integerAtomic<T>(AtomOp, Old, Value), /*weak=*/true,
      __ATOMIC_RELAXED, __ATOMIC_RELAXED))
    ;
}

/// Executes a reduction (Reduction.h).
template <Space S, typename T, unsigned AtomOp>
static void reduce(Context &X, const DecodedInst &I, uint32_t Mask) {
  Addresses A;
  computeAddresses(X, I, S, Mask, A);
  const AddressPattern Pattern = patternOf(A, Mask);
  const bool Parallel = S != Space::Shared && X.Launch.Watch;
  const WordUse Use =
      Parallel ? UseReduction + reductionOf(I)->code() : UseWrite;
  const HostMemory M =
      findMemory(X, S, A, Pattern, Mask, sizeof(T), AccessKind::Atomic, Use);
  auto Update = [&](uint8_t *P, T Value) {
    if (Parallel)
      return reduceShared<T, AtomOp>(P, Value);
    T Old;
    std::memcpy(&Old, P, sizeof(T));
    Old = integerAtomic<T>(AtomOp, Old, Value);
    std::memcpy(P, &Old, sizeof(T));
  };
  const unsigned First = firstLane(Mask);
  if (M && Pattern.isUniform() && M.LaneBytes == 0) {
    T Value = readReg<T>(*X.W, I.B.Row, First);
    eachActive(Mask & (Mask - 1), [&](unsigned L) {
      Value = integerAtomic<T>(AtomOp, Value, readReg<T>(*X.W, I.B.Row, L));
    });
    Update(M.at(First, Pattern.First), Value);
  } else {
    eachActive(Mask, [&](unsigned L) {
      if (uint8_t *P =
              M ? M.at(L, A.V[L])
                : resolve(X, S, L, A.V[L], sizeof(T), AccessKind::Atomic, Use))
        Update(P, readReg<T>(*X.W, I.B.Row, L));
    });
  }
  if (X.Fault.Kind == FaultInfo::None)
    timeAccess(X, I, S, A, Pattern, Mask, sizeof(T), AccessKind::Atomic);
}

template <Space S>
static void atomic32(Context &X, const DecodedInst &I, uint32_t Mask) {
  readModifyWrite<S, uint32_t>(X, I, Mask, [&](unsigned L, uint32_t Old) {
    return combine32(I, Old, readReg<uint32_t>(*X.W, I.B.Row, L));
  });
}

template <Space S>
static void atomic64(Context &X, const DecodedInst &I, uint32_t Mask) {
  readModifyWrite<S, uint64_t>(X, I, Mask, [&](unsigned L, uint64_t Old) {
    return combine64(I, Old, readReg<uint64_t>(*X.W, I.B.Row, L));
  });
}

/// CAS: compares with Rb and stores Rc if they are equal.
template <Space S, typename T>
static void compareAndSwap(Context &X, const DecodedInst &I, uint32_t Mask) {
  readModifyWrite<S, T>(X, I, Mask, [&](unsigned L, T Old) {
    return Old == readReg<T>(*X.W, I.B.Row, L) ? readReg<T>(*X.W, I.C.Row, L)
                                               : Old;
  });
}

template <Space S, typename T> static ExecFn bindReduce(unsigned AtomOp) {
  switch (AtomOp) {
  case AtomOp_ADD:
    return reduce<S, T, AtomOp_ADD>;
  case AtomOp_MIN:
    return reduce<S, T, AtomOp_MIN>;
  case AtomOp_MAX:
    return reduce<S, T, AtomOp_MAX>;
  case AtomOp_AND:
    return reduce<S, T, AtomOp_AND>;
  case AtomOp_OR:
    return reduce<S, T, AtomOp_OR>;
  default: // XOR
    return reduce<S, T, AtomOp_XOR>;
  }
}

template <Space S> static ExecFn bindReduction(Reduction R) {
  if (R.Wide)
    return R.Signed ? bindReduce<S, int64_t>(R.Op)
                    : bindReduce<S, uint64_t>(R.Op);
  return R.Signed ? bindReduce<S, int32_t>(R.Op)
                  : bindReduce<S, uint32_t>(R.Op);
}

static ExecFn bindReduction(unsigned Op, Reduction R) {
  switch (Op) {
  case op::ATOMG:
  case op::ATOMG64:
    return bindReduction<Space::Global>(R);
  case op::ATOMS:
  case op::ATOMS64:
    return bindReduction<Space::Shared>(R);
  default:
    return bindReduction<Space::Generic>(R);
  }
}

ExecFn q7x2::Q7X2_ISA::bindAtomic(unsigned Op, const DecodedInst &I) {
  if (const std::optional<Reduction> R = reductionOf(I))
    return bindReduction(Op, *R);
  switch (Op) {
  case op::ATOM:
  case op::RED:
    return atomic32<Space::Generic>;
  case op::ATOMG:
    return atomic32<Space::Global>;
  case op::ATOMS:
    return atomic32<Space::Shared>;
  case op::ATOM64:
  case op::RED64:
    return atomic64<Space::Generic>;
  case op::ATOMG64:
    return atomic64<Space::Global>;
  case op::ATOMS64:
    return atomic64<Space::Shared>;
  case op::ATOMCAS:
    return compareAndSwap<Space::Generic, uint32_t>;
  case op::ATOMGCAS:
    return compareAndSwap<Space::Global, uint32_t>;
  case op::ATOMSCAS:
    return compareAndSwap<Space::Shared, uint32_t>;
  case op::ATOMCAS64:
    return compareAndSwap<Space::Generic, uint64_t>;
  case op::ATOMGCAS64:
    return compareAndSwap<Space::Global, uint64_t>;
  case op::ATOMSCAS64:
    return compareAndSwap<Space::Shared, uint64_t>;
  default:
    return nullptr;
  }
}

#include "HostIsaEnd.h"
