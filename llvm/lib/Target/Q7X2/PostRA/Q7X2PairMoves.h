//===-- Q7X2PairMoves.h - Moves of pairs of registers -----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of the pass q7x2-pipe-balance.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_POSTRA_Q7X2PAIRMOVES_H
#define LLVM_LIB_TARGET_Q7X2_POSTRA_Q7X2PAIRMOVES_H

namespace llvm {
class MachineBasicBlock;
class Q7X2InstrInfo;

namespace Q7X2 {

/// Merges two moves to the registers of a pair into a MOV.64, if their sources
/// are both zero or a pair as well: of registers, uniform registers or words of
/// a constant bank. Returns whether it changed the block.
///
///   MOV R4, 0x0                     MOV.64 R[4:5], RZ
///   MOV R6, c[0x0][0x168]     =>    MOV.64 R[6:7], c[0x0][0x168]
///   MOV R5, R4
///   MOV R7, c[0x0][0x16c]
///
///   UMOV UR4, 0x0
///   UMOV UR5, UR4             =>    UMOV.64 UR[4:5], URZ
bool pairMoves(MachineBasicBlock &MBB, const Q7X2InstrInfo &TII);

} // namespace Q7X2
} // namespace llvm

#endif
