//===-- Q7X2Nodes.td - Nodes of the selection DAG ----------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations of the machine that have no generic node. The words of a 64-bit
// integer are EXTRACT_ELEMENT and BUILD_PAIR.
//
//   Q7X2ISD::CBANK 0, 0x160     c[0x0][0x160]
//
// Modifiers are operands, target constants of the enumeration that a comment
// names. They follow the sources; in nodes of a warp or a block they precede
// them.
//
//===----------------------------------------------------------------------===//

// A word of constant memory: bank, byte offset. A kernel cannot write it, so
// there is no chain.
def q7x2_cbank : SDNode<"Q7X2ISD::CBANK",
    SDTypeProfile<1, 2, [SDTCisVT<1, i32>, SDTCisVT<2, i32>]>>;
// Less than 32 bits of such a word, extended: bank, offset, MemSize.
def q7x2_cbank_sub : SDNode<"Q7X2ISD::CBANK_SUB",
    SDTypeProfile<1, 3, [SDTCisVT<1, i32>, SDTCisVT<2, i32>, SDTCisVT<3, i32>]>>;

// Addresses: the words of a 64-bit address, a 32-bit address in shared memory,
// and the thread-local address of a stack object.
def SDTSymbol : SDTypeProfile<1, 1, [SDTCisVT<0, i32>]>;
def q7x2_addr_lo : SDNode<"Q7X2ISD::ADDR_LO", SDTSymbol>;
def q7x2_addr_hi : SDNode<"Q7X2ISD::ADDR_HI", SDTSymbol>;
def q7x2_addr32  : SDNode<"Q7X2ISD::ADDR32", SDTSymbol>;
def q7x2_frame   : SDNode<"Q7X2ISD::FRAME_ADDR", SDTSymbol>;

// Integers. SHF: low word, amount, high word, then SHFDir, LOHI, SHFDType.
def q7x2_shf : SDNode<"Q7X2ISD::SHF",
    SDTypeProfile<1, 6, [SDTCisVT<0, i32>, SDTCisVT<1, i32>, SDTCisVT<2, i32>,
                         SDTCisVT<3, i32>, SDTCisVT<4, i32>, SDTCisVT<5, i32>,
                         SDTCisVT<6, i32>]>>;
def SDTMulWide : SDTypeProfile<1, 2, [SDTCisVT<0, i64>, SDTCisVT<1, i32>, SDTCisVT<2, i32>]>;
def q7x2_mulwide_s : SDNode<"Q7X2ISD::MULWIDE_S", SDTMulWide, [SDNPCommutative]>;
def q7x2_mulwide_u : SDNode<"Q7X2ISD::MULWIDE_U", SDTMulWide, [SDNPCommutative]>;
// PRMT.IDX: a, b, selector.
def q7x2_prmt : SDNode<"Q7X2ISD::PRMT",
    SDTypeProfile<1, 3, [SDTCisVT<0, i32>, SDTCisVT<1, i32>, SDTCisVT<2, i32>,
                         SDTCisVT<3, i32>]>>;
// Dot products: a, b, sum; then LOHI (IDP2A), and the types of the elements of
// a and b.
class SDTDot<int mods>
    : SDTypeProfile<1, !add(3, mods), !foreach(i, !range(!add(4, mods)), SDTCisVT<i, i32>)>;
def q7x2_idp2a : SDNode<"Q7X2ISD::IDP2A", SDTDot<3>>;
def q7x2_idp4a : SDNode<"Q7X2ISD::IDP4A", SDTDot<2>>;

// Moves a 16-bit float to or from the lower half of a word; the upper half is
// undefined.
def q7x2_half_bits : SDNode<"Q7X2ISD::HALF_BITS",
    SDTypeProfile<1, 1, [SDTCisVT<0, i32>, SDTCisFP<1>]>>;
def q7x2_bits_half : SDNode<"Q7X2ISD::BITS_HALF",
    SDTypeProfile<1, 1, [SDTCisFP<0>, SDTCisVT<1, i32>]>>;

// Floats. MUFU: source, MUFUOp; MUFU_FTZ flushes subnormal numbers. FDIV_HARD:
// a quotient, whether the slow path computes it, dividend, divisor.
def SDTMufu : SDTypeProfile<1, 2, [SDTCisFP<0>, SDTCisSameAs<0, 1>, SDTCisVT<2, i32>]>;
def q7x2_mufu : SDNode<"Q7X2ISD::MUFU", SDTMufu>;
def q7x2_mufu_ftz : SDNode<"Q7X2ISD::MUFU_FTZ", SDTMufu>;
def q7x2_fchk : SDNode<"Q7X2ISD::FCHK",
    SDTypeProfile<1, 2, [SDTCisVT<0, i1>, SDTCisVT<1, f32>, SDTCisVT<2, f32>]>>;
def q7x2_fdiv_hard : SDNode<"Q7X2ISD::FDIV_HARD",
    SDTypeProfile<1, 4, [SDTCisVT<0, f32>, SDTCisVT<1, f32>, SDTCisVT<2, i1>,
                         SDTCisVT<3, f32>, SDTCisVT<4, f32>]>>;

// Float to integer, saturating; NaN becomes 0.
def q7x2_f2i_s : SDNode<"Q7X2ISD::F2I_S", SDTFPToIntOp>;
def q7x2_f2i_u : SDNode<"Q7X2ISD::F2I_U", SDTFPToIntOp>;

// With an explicit rounding mode: FPFtz, FPSat, FPRound. F2I and I2F: the
// format of the integer, FPRound; F2F: FPFtz, FPRound.
class SDTRounded<int sources, int modifiers>
    : SDTypeProfile<1, !add(sources, modifiers),
        !listconcat([SDTCisFP<0>],
                    !foreach(i, !range(1, !add(sources, 1)), SDTCisSameAs<0, i>),
                    !foreach(i, !range(!add(sources, 1), !add(sources, modifiers, 1)),
                             SDTCisVT<i, i32>))>;
def q7x2_add_r : SDNode<"Q7X2ISD::ADD_R", SDTRounded<2, 3>>;
def q7x2_mul_r : SDNode<"Q7X2ISD::MUL_R", SDTRounded<2, 3>>;
def q7x2_fma_r : SDNode<"Q7X2ISD::FMA_R", SDTRounded<3, 3>>;
class SDTConvert<SDTypeConstraint to, SDTypeConstraint from>
    : SDTypeProfile<1, 3, [to, from, SDTCisVT<2, i32>, SDTCisVT<3, i32>]>;
def q7x2_f2i_r : SDNode<"Q7X2ISD::F2I_R", SDTConvert<SDTCisInt<0>, SDTCisFP<1>>>;
def q7x2_i2f_r : SDNode<"Q7X2ISD::I2F_R", SDTConvert<SDTCisFP<0>, SDTCisInt<1>>>;
def q7x2_f2f_r : SDNode<"Q7X2ISD::F2F_R", SDTConvert<SDTCisFP<0>, SDTCisFP<1>>>;

// Special registers: SReg. The clock changes, so its read has a chain.
def q7x2_s2r : SDNode<"Q7X2ISD::S2R",
    SDTypeProfile<1, 1, [SDTCisVT<0, i32>, SDTCisVT<1, i32>]>>;
def q7x2_cs2r_now : SDNode<"Q7X2ISD::CS2R_NOW",
    SDTypeProfile<1, 0, [SDTCisVT<0, i64>]>, [SDNPHasChain, SDNPSideEffect]>;
// Operations of a warp. SHFL: ShflMode, value, lane or distance, clamp and
// mask. VOTE: VoteMode, predicate; the results are the ballot and the outcome.
// MATCH: MatchMode, value. REDUX: ReduxOp, FloType, value.
class SDTWarp<int results, list<SDTypeConstraint> types>
    : SDTypeProfile<results, !sub(!size(types), results), types>;
defvar WarpProps = [SDNPHasChain];
def q7x2_shfl : SDNode<"Q7X2ISD::SHFL",
    SDTWarp<2, [SDTCisVT<0, i32>, SDTCisVT<1, i1>, SDTCisVT<2, i32>, SDTCisVT<3, i32>,
                SDTCisVT<4, i32>, SDTCisVT<5, i32>]>, WarpProps>;
def q7x2_vote : SDNode<"Q7X2ISD::VOTE",
    SDTWarp<2, [SDTCisVT<0, i32>, SDTCisVT<1, i1>, SDTCisVT<2, i32>, SDTCisVT<3, i1>]>,
    WarpProps>;
def q7x2_match : SDNode<"Q7X2ISD::MATCH",
    SDTWarp<2, [SDTCisVT<0, i32>, SDTCisVT<1, i1>, SDTCisVT<2, i32>, SDTCisInt<3>]>,
    WarpProps>;
def q7x2_redux : SDNode<"Q7X2ISD::REDUX",
    SDTWarp<1, [SDTCisVT<0, i32>, SDTCisVT<1, i32>, SDTCisVT<2, i32>, SDTCisVT<3, i32>]>,
    WarpProps>;
def q7x2_warpsync : SDNode<"Q7X2ISD::WARPSYNC", SDTWarp<0, [SDTCisVT<0, i32>]>, WarpProps>;
def q7x2_nanosleep : SDNode<"Q7X2ISD::NANOSLEEP", SDTWarp<0, [SDTCisVT<0, i32>]>, WarpProps>;

// Block barriers: id, number of threads; RED: BarRedOp, id, number, predicate.
def q7x2_bar_sync : SDNode<"Q7X2ISD::BAR_SYNC",
    SDTWarp<0, [SDTCisVT<0, i32>, SDTCisVT<1, i32>]>, WarpProps>;
def q7x2_bar_arv : SDNode<"Q7X2ISD::BAR_ARV",
    SDTWarp<0, [SDTCisVT<0, i32>, SDTCisVT<1, i32>]>, WarpProps>;
def q7x2_bar_red : SDNode<"Q7X2ISD::BAR_RED",
    SDTWarp<1, [SDTCisVT<0, i1>, SDTCisVT<1, i32>, SDTCisVT<2, i32>, SDTCisVT<3, i32>,
                SDTCisVT<4, i1>]>, WarpProps>;
def q7x2_bar_popc : SDNode<"Q7X2ISD::BAR_POPC",
    SDTWarp<1, [SDTCisVT<0, i32>, SDTCisVT<1, i32>, SDTCisVT<2, i32>, SDTCisVT<3, i1>]>,
    WarpProps>;

// MemScope.
def q7x2_membar : SDNode<"Q7X2ISD::MEMBAR",
    SDTypeProfile<0, 1, [SDTCisVT<0, i32>]>, [SDNPHasChain, SDNPSideEffect]>;

// Calls.
def q7x2_call : SDNode<"Q7X2ISD::CALL", SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>,
    [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def q7x2_ret : SDNode<"Q7X2ISD::RET", SDTypeProfile<0, -1, [SDTCisVT<0, i64>]>,
    [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def q7x2_exit : SDNode<"Q7X2ISD::EXIT", SDTNone, [SDNPHasChain]>;

def callseq_start : SDNode<"ISD::CALLSEQ_START",
    SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>, [SDNPHasChain, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END",
    SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
    [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;
