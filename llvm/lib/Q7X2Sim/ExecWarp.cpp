//===- ExecWarp.cpp - WARP: special registers, shuffles, votes ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These instructions act across the threads that execute them together: those
// of the current fragment whose guard is true.
//
//===----------------------------------------------------------------------===//

#include "Block.h"
#include "Special.h"
#include "Target.h"
#include <algorithm>

#include "HostIsaBegin.h"

using namespace q7x2;
using namespace llvm::Q7X2;

//===----------------------------------------------------------------------===//
// Special registers
//===----------------------------------------------------------------------===//

/// Returns one coordinate of the thread with a linear number in the block.
static uint32_t threadIndex(const BlockState &Block, uint32_t Thread,
                            unsigned Axis) {
  for (unsigned I = 0; I != Axis; ++I)
    Thread /= Block.Size[I];
  return Axis == 2 ? Thread : Thread % Block.Size[Axis];
}

static uint32_t specialRegister(const Context &X, unsigned SReg, unsigned L,
                                uint32_t Mask) {
  const uint32_t Bit = 1u << L;
  switch (SReg) {
  case SReg_SR_TID_X:
  case SReg_SR_TID_Y:
  case SReg_SR_TID_Z:
    return threadIndex(X.Block, X.W->FirstThread + L, SReg - SReg_SR_TID_X);
  case SReg_SR_LANEID:
    return L;
  case SReg_SR_EQMASK:
    return Bit;
  case SReg_SR_LTMASK:
    return Bit - 1;
  case SReg_SR_LEMASK:
    return Bit | (Bit - 1);
  case SReg_SR_GTMASK:
    return ~(Bit | (Bit - 1));
  case SReg_SR_GEMASK:
    return ~(Bit - 1);
  case SReg_SR_ACTIVEMASK:
    return Mask;
  default:
    return uniformSpecial(X, SReg);
  }
}

static void readSpecial(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes D;
  eachLane([&](unsigned L) { D.V[L] = specialRegister(X, I.Amount, L, Mask); });
  store(X, I.Dst, D, Mask);
}

static void readClock(Context &X, const DecodedInst &I, uint32_t Mask) {
  WideLanes D;
  eachLane([&](unsigned L) { setWide(D, L, X.Cycle); });
  storeWide(X, I.Dst, D, Mask);
}

//===----------------------------------------------------------------------===//
// SHFL
//===----------------------------------------------------------------------===//

static void shuffle(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetch(X, I.C, BufC);
  uint32_t InSegment = 0;
  eachActive(Mask, [&](unsigned L) {
    iop::ShuffleSource S =
        iop::shuffleSource(I.mod(mod::MShflMode), L, B[L], C[L]);
    D.V[L] = A[S.Lane];
    InSegment |= uint32_t(S.InSegment) << L;
  });
  setPred(*X.W, I.PU, InSegment, Mask);
  store(X, I.Dst, D, Mask);
}

//===----------------------------------------------------------------------===//
// VOTE, MATCH, REDUX
//===----------------------------------------------------------------------===//

/// Stores one value to all lanes in Mask.
static void storeAll(Context &X, unsigned Row, uint32_t Value, uint32_t Mask) {
  Lanes D;
  eachLane([&](unsigned L) { D.V[L] = Value; });
  store(X, Row, D, Mask);
}

static void vote(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint32_t Ballot = predMask(*X.W, I.PP) & Mask;
  bool All = Ballot == Mask;
  const unsigned Mode = I.mod(mod::MVoteMode);
  bool Result = Mode == VoteMode_ALL   ? All
                : Mode == VoteMode_ANY ? Ballot != 0
                                       : All || Ballot == 0;
  setPred(*X.W, I.PU, Result ? AllLanes : 0, Mask);
  storeAll(X, I.Dst, Ballot, Mask);
}

/// MATCH.ANY: the lanes with the thread's own value. MATCH.ALL: all lanes if
/// they agree, else 0. pu: whether they all agree.
template <bool Wide>
static void match(Context &X, const DecodedInst &I, uint32_t Mask) {
  const uint32_t *Lo = X.W->R[I.B.Row];
  const uint32_t *Hi = Wide ? X.W->R[I.B.Row + 1] : X.W->R[ZeroRow];
  auto SameAs = [&](unsigned L) {
    return maskOf(
               [&](unsigned M) { return Lo[M] == Lo[L] && Hi[M] == Hi[L]; }) &
           Mask;
  };
  bool Agree = SameAs(firstLane(Mask)) == Mask;
  Lanes D;
  eachActive(Mask, [&](unsigned L) {
    D.V[L] = I.mod(mod::MMatchMode) == MatchMode_ANY ? SameAs(L)
             : Agree                                 ? Mask
                                                     : 0;
  });
  setPred(*X.W, I.PU, Agree ? AllLanes : 0, Mask);
  store(X, I.Dst, D, Mask);
}

template <typename T> static T reduceStep(unsigned Op, T A, T B) {
  switch (Op) {
  case ReduxOp_SUM:
    return T(uint32_t(A) + uint32_t(B));
  case ReduxOp_MIN:
    return std::min(A, B);
  case ReduxOp_MAX:
    return std::max(A, B);
  case ReduxOp_AND:
    return A & B;
  case ReduxOp_OR:
    return A | B;
  default:
    return A ^ B;
  }
}

template <typename T>
static uint32_t reduceLanes(const uint32_t *B, unsigned Op, uint32_t Mask) {
  T R = T(B[firstLane(Mask)]);
  eachActive(Mask & (Mask - 1),
             [&](unsigned L) { R = reduceStep(Op, R, T(B[L])); });
  return uint32_t(R);
}

static void reduce(Context &X, const DecodedInst &I, uint32_t Mask) {
  const uint32_t *B = X.W->R[I.B.Row];
  const unsigned Op = I.mod(mod::MReduxOp);
  X.W->UR[I.Dst] = I.mod(mod::MFloType) == FloType_U32
                       ? reduceLanes<uint32_t>(B, Op, Mask)
                       : reduceLanes<int32_t>(B, Op, Mask);
}

ExecFn q7x2::Q7X2_ISA::bindWarp(unsigned Op, const DecodedInst &) {
  switch (Op) {
  case op::S2R:
    return readSpecial;
  case op::CS2R:
    return readClock;
  case op::SHFL:
    return shuffle;
  case op::VOTE:
    return vote;
  case op::MATCH:
    return match<false>;
  case op::MATCH64:
    return match<true>;
  case op::REDUX:
    return reduce;
  default:
    return nullptr;
  }
}

#include "HostIsaEnd.h"
