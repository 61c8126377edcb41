//===-- Q7X2Pseudos.td - Pseudo instructions ---------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each pseudo is expanded before emission: calls by a custom inserter; sums of
// 64 bits before register allocation, by q7x2-prera-expand; spills of predicates
// and adjustments of the stack pointer when frame indices are eliminated; the
// slow path of divisions by the pass q7x2-slow-divisions.
//
//===----------------------------------------------------------------------===//

class Pseudo<dag outs, dag ins> : Instruction {
  let Namespace = "Q7X2";
  let OutOperandList = outs;
  let InOperandList = ins;
  let Size = 16;
  let isPseudo = true;
  let UseNamedOperandTable = true;
  let isCodeGenOnly = true;
  let hasSideEffects = false;
  let mayLoad = false;
  let mayStore = false;
}

// Adjusts the stack pointer around a call: bytes of arguments, unused.
let Defs = [R1], Uses = [R1] in {
def ADJCALLSTACKDOWN : Pseudo<(outs), (ins i32imm:$bytes, i32imm:$unused)>;
def ADJCALLSTACKUP   : Pseudo<(outs), (ins i32imm:$bytes, i32imm:$unused)>;
}

// A call; the calling convention's register gets the return address.
let isCall = true, Defs = [R20_64], usesCustomInserter = true in {
def PCALL_I : Pseudo<(outs), (ins i64imm:$target)>;
def PCALL_R : Pseudo<(outs), (ins GPR64:$target)>;
}

// Spills a predicate to a stack slot, or reloads it, through a register.
let mayStore = true in
def SPILL_P  : Pseudo<(outs), (ins PPR:$p, GPR:$ra, i32imm:$off)>;
let mayLoad = true in
def RELOAD_P : Pseudo<(outs PPR:$p), (ins GPR:$ra, i32imm:$off)>;

// A float quotient: $quotient or, if $hard, the result of the slow path, which
// uses the scratch registers. The divisor is a flexible source.
class FDivHard<dag divisor, list<string> scratch, dag more = (outs)>
    : Pseudo<!con((outs GPR:$rd), !dag(outs, !listsplat(GPR64, !size(scratch)), scratch), more),
             !con((ins GPR:$quotient, PPR:$hard, GPR:$a), divisor)> {
  let Constraints = !foldl("$rd = $quotient",
                           !listconcat(scratch, !foreach(i, !range(!size(more)),
                                                         !getdagname(more, i))),
                           all, name, all # ",@earlyclobber $" # name);
}
defvar DivisionScratch = ["y", "recip", "x", "q"];
def FDIV_HARD_R : FDivHard<(ins GPR:$b), DivisionScratch>;
def FDIV_HARD_I : FDivHard<(ins f32imm:$imm), DivisionScratch, (outs GPR:$b)>;
def FDIV_HARD_C : FDivHard<(ins i32imm:$bank, i32imm:$off), DivisionScratch, (outs GPR:$b)>;

// A sum of 64 bits: whole while addresses are made of it, then two IADD.X, if
// no IMAD.WIDE or address adds it.
def Imm64 : Operand<i64> { let MIOperandInfo = (ops i64imm:$imm); }
def Sum64Src  : SrcSet<LReg, LUReg, Imm64, LCMem, None>;
def USum64Src : SrcSet<LUReg, LUReg, Imm64, LCMem, None>;
class ADD64<Form F, SrcSet S, Datapath P>
    : Pseudo<(outs P.Rd64:$rd), !con((ins (P.Src64.R $ra):$a), Flex<F, S>.ret,
                                     (ins (P.Pg $pg, $pg_not):$guard))>,
      OpcodeMapEntry<"ADD64", F, P>, HasUniformForms {
  let isPredicable = true;
  let TSFlags{2} = P.IsUniform;
  let TSFlags{3} = true; // commutative
}
foreach F = SrcB in
  def ADD64_#F.Name : ADD64<F, Sum64Src, VectorPath>;
foreach F = USrcB in
  def UADD64_#UForm<F>.ret : ADD64<F, USum64Src, UniformPath>;
