//===-- Q7X2ISelIntrinsics.cpp - llvm.nvvm.* ------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Special registers, barriers, what threads of a warp exchange, functions.
// What is not here has no counterpart on the machine and is an error.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2ISelLowering.h"
#include "Q7X2NVVM.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

static SDValue getImm(SelectionDAG &DAG, const SDLoc &DL, unsigned V) {
  return DAG.getTargetConstant(V, DL, MVT::i32);
}

// ---- special registers -----------------------------------------------------

// Those that a warp instruction reads.
static std::optional<unsigned> getSReg(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::nvvm_read_ptx_sreg_tid_x:
    return Q7X2::SReg_SR_TID_X;
  case Intrinsic::nvvm_read_ptx_sreg_tid_y:
    return Q7X2::SReg_SR_TID_Y;
  case Intrinsic::nvvm_read_ptx_sreg_tid_z:
    return Q7X2::SReg_SR_TID_Z;
  case Intrinsic::nvvm_read_ptx_sreg_ctaid_x:
    return Q7X2::SReg_SR_CTAID_X;
  case Intrinsic::nvvm_read_ptx_sreg_ctaid_y:
    return Q7X2::SReg_SR_CTAID_Y;
  case Intrinsic::nvvm_read_ptx_sreg_ctaid_z:
    return Q7X2::SReg_SR_CTAID_Z;
  case Intrinsic::nvvm_read_ptx_sreg_laneid:
    return Q7X2::SReg_SR_LANEID;
  case Intrinsic::nvvm_read_ptx_sreg_warpid:
    return Q7X2::SReg_SR_WARPID;
  case Intrinsic::nvvm_read_ptx_sreg_smid:
    return Q7X2::SReg_SR_SMID;
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_eq:
    return Q7X2::SReg_SR_EQMASK;
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_lt:
    return Q7X2::SReg_SR_LTMASK;
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_le:
    return Q7X2::SReg_SR_LEMASK;
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_gt:
    return Q7X2::SReg_SR_GTMASK;
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_ge:
    return Q7X2::SReg_SR_GEMASK;
  default:
    return std::nullopt;
  }
}

// The special registers that constant bank 0 holds.
static std::optional<unsigned> getCBankOffset(Intrinsic::ID ID) {
  switch (ID) {
#define Q7X2_CBANK0_SREG(NAME, DIMENSION, FIELD, WORD)                         \
  case Intrinsic::nvvm_read_ptx_sreg_##NAME##_##DIMENSION:                     \
    return Q7X2::CBank0::FIELD + 4 * WORD;
#define Q7X2_CBANK0_ENVREG(NUMBER, FIELD, WORD)                                \
  case Intrinsic::nvvm_read_ptx_sreg_envreg##NUMBER:                           \
    return Q7X2::CBank0::FIELD + 4 * WORD;
#include "llvm/TargetParser/Q7X2ConstantBank0.def"
  default:
    return std::nullopt;
  }
}

static SDValue lowerClockRead(SDValue Op, SelectionDAG &DAG, bool IsWhole) {
  SDLoc DL(Op);
  SDValue Clock =
      DAG.getNode(Q7X2ISD::CS2R_NOW, DL, DAG.getVTList(MVT::i64, MVT::Other),
                  Op.getOperand(0));
  if (IsWhole)
    return Clock;
  SDValue Low = DAG.getNode(ISD::TRUNCATE, DL, MVT::i32, Clock);
  return DAG.getMergeValues({Low, Clock.getValue(1)}, DL);
}

// ---- barriers --------------------------------------------------------------

// Operands behind chain and id: barrier, then the number of threads if the
// intrinsic has one, then the predicate if it has that.
static SDValue lowerBarrier(SDValue Op, SelectionDAG &DAG, unsigned Opcode,
                            bool HasCount, std::optional<unsigned> RedOp = {}) {
  SDLoc DL(Op);
  SmallVector<SDValue, 5> Operands = {Op.getOperand(0)};
  if (RedOp)
    Operands.push_back(getImm(DAG, DL, *RedOp));
  Operands.push_back(Op.getOperand(2));
  Operands.push_back(HasCount ? Op.getOperand(3)
                              : DAG.getConstant(0, DL, MVT::i32));
  for (unsigned I = HasCount ? 4 : 3; I < Op.getNumOperands(); ++I)
    Operands.push_back(Op.getOperand(I));
  return DAG.getNode(Opcode, DL, Op->getVTList(), Operands);
}

static SDValue lowerMembar(SDValue Op, SelectionDAG &DAG, unsigned Scope) {
  SDLoc DL(Op);
  return DAG.getNode(Q7X2ISD::MEMBAR, DL, MVT::Other, Op.getOperand(0),
                     getImm(DAG, DL, Scope));
}

static SDValue lowerBarriers(SDValue Op, SelectionDAG &DAG, Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::nvvm_barrier_cta_sync_aligned_all:
  case Intrinsic::nvvm_barrier_cta_sync_all:
    return lowerBarrier(Op, DAG, Q7X2ISD::BAR_SYNC, false);
  case Intrinsic::nvvm_barrier_cta_sync_aligned_count:
  case Intrinsic::nvvm_barrier_cta_sync_count:
    return lowerBarrier(Op, DAG, Q7X2ISD::BAR_SYNC, true);
  case Intrinsic::nvvm_barrier_cta_arrive_aligned_count:
  case Intrinsic::nvvm_barrier_cta_arrive_count:
    return lowerBarrier(Op, DAG, Q7X2ISD::BAR_ARV, true);
  case Intrinsic::nvvm_barrier_cta_red_popc_aligned_all:
  case Intrinsic::nvvm_barrier_cta_red_popc_all:
    return lowerBarrier(Op, DAG, Q7X2ISD::BAR_POPC, false);
  case Intrinsic::nvvm_barrier_cta_red_popc_aligned_count:
  case Intrinsic::nvvm_barrier_cta_red_popc_count:
    return lowerBarrier(Op, DAG, Q7X2ISD::BAR_POPC, true);
  case Intrinsic::nvvm_barrier_cta_red_and_aligned_all:
  case Intrinsic::nvvm_barrier_cta_red_and_all:
    return lowerBarrier(Op, DAG, Q7X2ISD::BAR_RED, false, Q7X2::BarRedOp_AND);
  case Intrinsic::nvvm_barrier_cta_red_and_aligned_count:
  case Intrinsic::nvvm_barrier_cta_red_and_count:
    return lowerBarrier(Op, DAG, Q7X2ISD::BAR_RED, true, Q7X2::BarRedOp_AND);
  case Intrinsic::nvvm_barrier_cta_red_or_aligned_all:
  case Intrinsic::nvvm_barrier_cta_red_or_all:
    return lowerBarrier(Op, DAG, Q7X2ISD::BAR_RED, false, Q7X2::BarRedOp_OR);
  case Intrinsic::nvvm_barrier_cta_red_or_aligned_count:
  case Intrinsic::nvvm_barrier_cta_red_or_count:
    return lowerBarrier(Op, DAG, Q7X2ISD::BAR_RED, true, Q7X2::BarRedOp_OR);
  case Intrinsic::nvvm_membar_cta:
    return lowerMembar(Op, DAG, Q7X2::MemScope_CTA);
  case Intrinsic::nvvm_membar_gl:
    return lowerMembar(Op, DAG, Q7X2::MemScope_GPU);
  case Intrinsic::nvvm_membar_sys:
    return lowerMembar(Op, DAG, Q7X2::MemScope_SYS);
  case Intrinsic::nvvm_bar_warp_sync:
    return DAG.getNode(Q7X2ISD::WARPSYNC, SDLoc(Op), MVT::Other,
                       Op.getOperand(0), Op.getOperand(2));
  case Intrinsic::nvvm_nanosleep:
    return DAG.getNode(Q7X2ISD::NANOSLEEP, SDLoc(Op), MVT::Other,
                       Op.getOperand(0), Op.getOperand(2));
  case Intrinsic::nvvm_exit:
    return DAG.getNode(Q7X2ISD::EXIT, SDLoc(Op), MVT::Other, Op.getOperand(0));
  default:
    return SDValue();
  }
}

// ---- exchange between the threads of a warp --------------------------------

namespace {

// The threads of the mask come together before a .sync operation.
struct WarpOp {
  SelectionDAG &DAG;
  SDValue Op;
  SDLoc DL;
  SDValue Chain;
  unsigned Next = 2; // operand behind chain and id

  WarpOp(SelectionDAG &DAG, SDValue Op)
      : DAG(DAG), Op(Op), DL(Op), Chain(Op.getOperand(0)) {}

  SDValue operand() { return Op.getOperand(Next++); }
  void syncWith(SDValue Mask) {
    Chain = DAG.getNode(Q7X2ISD::WARPSYNC, DL, MVT::Other, Chain, Mask);
  }
  // The threads that take part are those of one branch: the same operation in
  // another branch is not part of it.
  SDValue keepApart(SDValue N) {
    DAG.addNoMergeSiteInfo(N.getNode(), true);
    return N;
  }
  // Nodes with a word, a predicate and a chain as results.
  SDValue node(unsigned Opcode, unsigned Mode, ArrayRef<SDValue> Srcs) {
    SmallVector<SDValue, 5> Operands = {Chain, getImm(DAG, DL, Mode)};
    Operands.append(Srcs.begin(), Srcs.end());
    return keepApart(DAG.getNode(
        Opcode, DL, DAG.getVTList(MVT::i32, MVT::i1, MVT::Other), Operands));
  }
  SDValue word(SDValue N) {
    return DAG.getMergeValues({N.getValue(0), N.getValue(2)}, DL);
  }
  SDValue predicate(SDValue N) {
    return DAG.getMergeValues({N.getValue(1), N.getValue(2)}, DL);
  }

  SDValue shuffle(unsigned Mode, bool IsSync) {
    if (IsSync)
      syncWith(operand());
    SDValue V = operand(), Lane = operand(), Clamp = operand();
    EVT VT = V.getValueType();
    SDValue N =
        node(Q7X2ISD::SHFL, Mode, {DAG.getBitcast(MVT::i32, V), Lane, Clamp});
    SDValue Result = DAG.getBitcast(VT, N.getValue(0));
    if (Op->getNumValues() == 3) // {value, predicate}
      return DAG.getMergeValues({Result, N.getValue(1), N.getValue(2)}, DL);
    return DAG.getMergeValues({Result, N.getValue(2)}, DL);
  }
  SDValue vote(unsigned Mode, bool IsSync) {
    if (IsSync)
      syncWith(operand());
    return node(Q7X2ISD::VOTE, Mode, {operand()});
  }
  SDValue match(unsigned Mode) {
    syncWith(operand());
    return node(Q7X2ISD::MATCH, Mode, {operand()});
  }
  SDValue reduce(unsigned Mode, unsigned Type) {
    SDValue V = operand();
    syncWith(operand());
    return keepApart(
        DAG.getNode(Q7X2ISD::REDUX, DL, DAG.getVTList(MVT::i32, MVT::Other),
                    {Chain, getImm(DAG, DL, Mode), getImm(DAG, DL, Type), V}));
  }
};

} // namespace

static std::optional<std::pair<unsigned, bool>> getShuffle(Intrinsic::ID ID) {
#define SHUFFLE(MODE, VALUE)                                                   \
  case Intrinsic::nvvm_shfl_##MODE##_i32:                                      \
  case Intrinsic::nvvm_shfl_##MODE##_f32:                                      \
  case Intrinsic::nvvm_shfl_##MODE##_i32p:                                     \
  case Intrinsic::nvvm_shfl_##MODE##_f32p:                                     \
    return std::make_pair(unsigned(VALUE), false);                             \
  case Intrinsic::nvvm_shfl_sync_##MODE##_i32:                                 \
  case Intrinsic::nvvm_shfl_sync_##MODE##_f32:                                 \
  case Intrinsic::nvvm_shfl_sync_##MODE##_i32p:                                \
  case Intrinsic::nvvm_shfl_sync_##MODE##_f32p:                                \
    return std::make_pair(unsigned(VALUE), true);
  switch (ID) {
    SHUFFLE(idx, Q7X2::ShflMode_IDX)
    SHUFFLE(up, Q7X2::ShflMode_UP)
    SHUFFLE(down, Q7X2::ShflMode_DOWN)
    SHUFFLE(bfly, Q7X2::ShflMode_BFLY)
  default:
    return std::nullopt;
  }
#undef SHUFFLE
}

static SDValue lowerWarpOps(SDValue Op, SelectionDAG &DAG, Intrinsic::ID ID) {
  WarpOp W(DAG, Op);
  if (auto Shuffle = getShuffle(ID))
    return W.shuffle(Shuffle->first, Shuffle->second);
  constexpr unsigned Unsigned = Q7X2::FloType_U32, Signed = Q7X2::FloType_S32;
  switch (ID) {
  case Intrinsic::nvvm_vote_all:
  case Intrinsic::nvvm_vote_all_sync:
    return W.predicate(
        W.vote(Q7X2::VoteMode_ALL, ID == Intrinsic::nvvm_vote_all_sync));
  case Intrinsic::nvvm_vote_any:
  case Intrinsic::nvvm_vote_any_sync:
    return W.predicate(
        W.vote(Q7X2::VoteMode_ANY, ID == Intrinsic::nvvm_vote_any_sync));
  case Intrinsic::nvvm_vote_uni:
  case Intrinsic::nvvm_vote_uni_sync:
    return W.predicate(
        W.vote(Q7X2::VoteMode_EQ, ID == Intrinsic::nvvm_vote_uni_sync));
  case Intrinsic::nvvm_vote_ballot:
  case Intrinsic::nvvm_vote_ballot_sync:
    return W.word(
        W.vote(Q7X2::VoteMode_ANY, ID == Intrinsic::nvvm_vote_ballot_sync));
  case Intrinsic::nvvm_activemask:
    return W.word(W.node(Q7X2ISD::VOTE, Q7X2::VoteMode_ANY,
                         {DAG.getConstant(1, W.DL, MVT::i1)}));
  case Intrinsic::nvvm_match_any_sync_i32:
  case Intrinsic::nvvm_match_any_sync_i64:
    return W.word(W.match(Q7X2::MatchMode_ANY));
  case Intrinsic::nvvm_match_all_sync_i32p:
  case Intrinsic::nvvm_match_all_sync_i64p:
    return W.match(Q7X2::MatchMode_ALL);
  case Intrinsic::nvvm_redux_sync_add:
    return W.reduce(Q7X2::ReduxOp_SUM, Unsigned);
  case Intrinsic::nvvm_redux_sync_umin:
    return W.reduce(Q7X2::ReduxOp_MIN, Unsigned);
  case Intrinsic::nvvm_redux_sync_umax:
    return W.reduce(Q7X2::ReduxOp_MAX, Unsigned);
  case Intrinsic::nvvm_redux_sync_min:
    return W.reduce(Q7X2::ReduxOp_MIN, Signed);
  case Intrinsic::nvvm_redux_sync_max:
    return W.reduce(Q7X2::ReduxOp_MAX, Signed);
  case Intrinsic::nvvm_redux_sync_and:
    return W.reduce(Q7X2::ReduxOp_AND, Unsigned);
  case Intrinsic::nvvm_redux_sync_or:
    return W.reduce(Q7X2::ReduxOp_OR, Unsigned);
  case Intrinsic::nvvm_redux_sync_xor:
    return W.reduce(Q7X2::ReduxOp_XOR, Unsigned);
  default:
    return SDValue();
  }
}

// ---- functions -------------------------------------------------------------

// Whether a generic address lies in a window: windows begin at multiples of
// 4 GiB and are no larger, so the upper words tell.
static SDValue lowerIsSpace(SDValue Op, SelectionDAG &DAG, unsigned Window) {
  SDLoc DL(Op);
  SDValue High = Q7X2::splitPair(DAG, DL, Op.getOperand(1)).second;
  SDValue Base = Q7X2::getCBank0(DAG, DL, MVT::i32, Window + 4);
  return DAG.getSetCC(DL, MVT::i1, High, Base, ISD::SETEQ);
}

// Global memory is what lies in no window.
static SDValue lowerIsGlobal(SDValue Op, SelectionDAG &DAG) {
  SDLoc DL(Op);
  SDValue IsWindow = DAG.getNode(
      ISD::OR, DL, MVT::i1, lowerIsSpace(Op, DAG, Q7X2::CBank0::SharedWindow),
      lowerIsSpace(Op, DAG, Q7X2::CBank0::LocalWindow));
  return DAG.getNOT(DL, IsWindow, MVT::i1);
}

static SDValue lowerFunctions(SDValue Op, SelectionDAG &DAG, Intrinsic::ID ID) {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  auto Unary = [&](unsigned Opcode) {
    return DAG.getNode(Opcode, DL, VT, Op.getOperand(1));
  };
  auto Mufu = [&](unsigned Function, SDValue V) {
    return DAG.getNode(Q7X2ISD::MUFU, DL, MVT::f32, getImm(DAG, DL, Function),
                       V);
  };
  // On the upper word of a double.
  auto MufuHigh = [&](unsigned Function) {
    SDValue High = Q7X2::splitPair(DAG, DL, Op.getOperand(1)).second;
    SDValue Result = Mufu(Function, DAG.getBitcast(MVT::f32, High));
    return Q7X2::getPair(DAG, DL, DAG.getConstant(0, DL, MVT::i32),
                         DAG.getBitcast(MVT::i32, Result), MVT::f64);
  };
  switch (ID) {
  case Intrinsic::nvvm_rcp_approx_ftz_d:
    return MufuHigh(Q7X2::MUFUOp_RCP64H);
  case Intrinsic::nvvm_rsqrt_approx_d:
  case Intrinsic::nvvm_rsqrt_approx_ftz_d:
    return MufuHigh(Q7X2::MUFUOp_RSQ64H);
  case Intrinsic::nvvm_div_approx_f:
  case Intrinsic::nvvm_div_approx_ftz_f:
  case Intrinsic::nvvm_div_full:
  case Intrinsic::nvvm_div_full_ftz:
    return DAG.getNode(ISD::FMUL, DL, VT, Op.getOperand(1),
                       Mufu(Q7X2::MUFUOp_RCP, Op.getOperand(2)));
  case Intrinsic::nvvm_div_rn_f:
    return DAG.getNode(ISD::FDIV, DL, VT, Op.getOperand(1), Op.getOperand(2));
  case Intrinsic::nvvm_rcp_rn_f:
  case Intrinsic::nvvm_rcp_approx_ftz_f:
    return Mufu(Q7X2::MUFUOp_RCP, Op.getOperand(1));
  case Intrinsic::nvvm_sqrt_f:
  case Intrinsic::nvvm_sqrt_rn_f:
  case Intrinsic::nvvm_sqrt_approx_f:
  case Intrinsic::nvvm_sqrt_approx_ftz_f:
    return Unary(ISD::FSQRT);
  case Intrinsic::nvvm_rsqrt_approx_f:
  case Intrinsic::nvvm_rsqrt_approx_ftz_f:
    return Mufu(Q7X2::MUFUOp_RSQ, Op.getOperand(1));
  case Intrinsic::nvvm_sin_approx_f:
  case Intrinsic::nvvm_sin_approx_ftz_f:
    return Unary(ISD::FSIN);
  case Intrinsic::nvvm_cos_approx_f:
  case Intrinsic::nvvm_cos_approx_ftz_f:
    return Unary(ISD::FCOS);
  case Intrinsic::nvvm_ex2_approx:
  case Intrinsic::nvvm_ex2_approx_ftz:
    return Unary(ISD::FEXP2);
  case Intrinsic::nvvm_lg2_approx_f:
  case Intrinsic::nvvm_lg2_approx_ftz_f:
    return Unary(ISD::FLOG2);
  case Intrinsic::nvvm_floor_f:
  case Intrinsic::nvvm_floor_d:
    return Unary(ISD::FFLOOR);
  case Intrinsic::nvvm_ceil_f:
  case Intrinsic::nvvm_ceil_d:
    return Unary(ISD::FCEIL);
  case Intrinsic::nvvm_trunc_f:
  case Intrinsic::nvvm_trunc_d:
    return Unary(ISD::FTRUNC);
  case Intrinsic::nvvm_round_f:
  case Intrinsic::nvvm_round_d:
    return Unary(ISD::FROUNDEVEN);
  case Intrinsic::nvvm_fabs:
  case Intrinsic::nvvm_fabs_ftz:
    return Unary(ISD::FABS);
  case Intrinsic::nvvm_mulhi_i:
  case Intrinsic::nvvm_mulhi_ll:
    return DAG.getNode(ISD::MULHS, DL, VT, Op.getOperand(1), Op.getOperand(2));
  case Intrinsic::nvvm_mulhi_ui:
  case Intrinsic::nvvm_mulhi_ull:
    return DAG.getNode(ISD::MULHU, DL, VT, Op.getOperand(1), Op.getOperand(2));
  case Intrinsic::nvvm_prmt:
    return DAG.getNode(Q7X2ISD::PRMT, DL, VT, Op.getOperand(1),
                       Op.getOperand(2), Op.getOperand(3));
  case Intrinsic::nvvm_isspacep_shared:
    return lowerIsSpace(Op, DAG, Q7X2::CBank0::SharedWindow);
  case Intrinsic::nvvm_isspacep_local:
    return lowerIsSpace(Op, DAG, Q7X2::CBank0::LocalWindow);
  case Intrinsic::nvvm_isspacep_global:
    return lowerIsGlobal(Op, DAG);
  case Intrinsic::nvvm_reflect:
    return DAG.getConstant(0, DL, VT);
  default:
    return SDValue();
  }
}

// ---- rounded as told -------------------------------------------------------

// What the machine does in one instruction, of the many intrinsics whose name
// lists an operation, its rounding, FTZ, SAT and the type.
static SDValue lowerRounded(SDValue Op, SelectionDAG &DAG, Intrinsic::ID ID) {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  Q7X2::NVVMName Name(ID);
  if (!Name.Round || Name.has("relu") || Name.has("satfinite"))
    return SDValue();
  SDValue Rnd = getImm(DAG, DL, *Name.Round), A = Op.getOperand(1);
  SDValue Ftz =
      getImm(DAG, DL, Name.has("ftz") ? Q7X2::FPFtz_FTZ : Q7X2::FPFtz_None);
  unsigned Arithmetic = StringSwitch<unsigned>(Name.operation())
                            .Case("add", Q7X2ISD::ADD_R)
                            .Case("mul", Q7X2ISD::MUL_R)
                            .Case("fma", Q7X2ISD::FMA_R)
                            .Default(0);
  if (Arithmetic && (VT == MVT::f32 || VT == MVT::f64)) {
    SmallVector<SDValue, 6> Operands(drop_begin(Op->op_values()));
    unsigned Sat = Name.has("sat") ? Q7X2::FPSat_SAT : Q7X2::FPSat_None;
    Operands.append({Ftz, getImm(DAG, DL, Sat), Rnd});
    return DAG.getNode(Arithmetic, DL, VT, Operands);
  }
  auto [From, To] = Name.operation().split('2');
  if (To.empty())
    return SDValue();
  EVT Source = A.getValueType();
  auto Format = [&](StringRef Type) {
    return getImm(DAG, DL,
                  StringSwitch<unsigned>(Type)
                      .Case("ull", Q7X2::IFmt64_U64)
                      .Case("ll", Q7X2::IFmt64_S64)
                      .Case("ui", Q7X2::IFmt32_U32)
                      .Default(Q7X2::IFmt32_S32));
  };
  if (VT.isInteger() && Source.isFloatingPoint())
    return DAG.getNode(Q7X2ISD::F2I_R, DL, VT, A, Format(To), Rnd);
  if (VT == MVT::f64 && Source == MVT::i32) // exact
    return DAG.getNode(From == "ui" ? ISD::UINT_TO_FP : ISD::SINT_TO_FP, DL, VT,
                       A);
  if (VT.isFloatingPoint() && Source.isInteger())
    return DAG.getNode(Q7X2ISD::I2F_R, DL, VT, A, Format(From), Rnd);
  if (VT.isFloatingPoint() && Source.isFloatingPoint())
    return DAG.getNode(Q7X2ISD::F2F_R, DL, VT, A, Ftz, Rnd);
  return SDValue();
}

// ---- dot products ----------------------------------------------------------

// idp4a.{s,u}.{s,u}: four bytes by four; idp2a: two halves by two bytes, which
// are the upper ones if so told.
static SDValue lowerDotProduct(SDValue Op, SelectionDAG &DAG,
                               Intrinsic::ID ID) {
  Q7X2::NVVMName Name(ID);
  bool IsFour = Name.operation() == "idp4a";
  if (!IsFour && Name.operation() != "idp2a")
    return SDValue();
  SDLoc DL(Op);
  SmallVector<SDValue, 6> Operands = {Op.getOperand(1), Op.getOperand(2),
                                      Op.getOperand(Op.getNumOperands() - 1)};
  if (!IsFour)
    Operands.push_back(getImm(
        DAG, DL, Op.getConstantOperandVal(3) ? Q7X2::LOHI_HI : Q7X2::LOHI_LO));
  bool SignedX = Name.Parts[1] == "s", SignedY = Name.Parts[2] == "s";
  unsigned FormatX = IsFour ? (SignedX ? Q7X2::I8Type_S8 : Q7X2::I8Type_U8)
                            : (SignedX ? Q7X2::I16Type_S16 : Q7X2::I16Type_U16);
  Operands.push_back(getImm(DAG, DL, FormatX));
  Operands.push_back(
      getImm(DAG, DL, SignedY ? Q7X2::I8Type_S8 : Q7X2::I8Type_U8));
  return DAG.getNode(IsFour ? Q7X2ISD::IDP4A : Q7X2ISD::IDP2A, DL, MVT::i32,
                     Operands);
}

// ---- dispatch --------------------------------------------------------------

SDValue Q7X2TargetLowering::lowerIntrinsic(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  bool HasChain = Op.getOpcode() != ISD::INTRINSIC_WO_CHAIN;
  auto ID = static_cast<Intrinsic::ID>(Op.getConstantOperandVal(HasChain));
  if (!HasChain) {
    if (auto SReg = getSReg(ID))
      return DAG.getNode(Q7X2ISD::S2R, DL, MVT::i32, getImm(DAG, DL, *SReg));
    if (auto Offset = getCBankOffset(ID))
      return Q7X2::getCBank0(DAG, DL, MVT::i32, *Offset);
    if (ID == Intrinsic::nvvm_read_ptx_sreg_warpsize)
      return DAG.getConstant(32, DL, MVT::i32);
    if (SDValue V = lowerFunctions(Op, DAG, ID))
      return V;
    if (SDValue V = lowerRounded(Op, DAG, ID))
      return V;
    if (SDValue V = lowerDotProduct(Op, DAG, ID))
      return V;
  } else {
    if (ID == Intrinsic::nvvm_read_ptx_sreg_clock ||
        ID == Intrinsic::nvvm_read_ptx_sreg_clock64)
      return lowerClockRead(Op, DAG,
                            ID == Intrinsic::nvvm_read_ptx_sreg_clock64);
    if (SDValue V = lowerBarriers(Op, DAG, ID))
      return V;
    if (SDValue V = lowerWarpOps(Op, DAG, ID))
      return V;
  }
  return Q7X2::reportUnsupported(DAG, DL, Op,
                                 "intrinsic " + Intrinsic::getBaseName(ID));
}
