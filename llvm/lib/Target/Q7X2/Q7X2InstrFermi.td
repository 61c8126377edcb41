//===-- Q7X2InstrFermi.td - The 64-bit Fermi encoding ------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fermi-float.txt: 12 float instructions of 64 bits, for -mcpu=fermi; assembler
// and disassembler only. Its templates run from bit 0 on the left to bit 63;
// `mod` and `mod2` bits count from the right end of their field.
//
//  63       58 57   48 47                   26 25  20 19  14 13 12  10 9   4 3  0
// [ opcode(6) | mod2  | composite operand (22) | reg1 | reg0 |! | pred | mod | op ]
//
// A composite operand is a register (bits 26-31), a constant-bank word (offset
// 26-41, bank 42-45, bit 46 set) or the upper 20 bits of a float (bits 26-45,
// bits 46 and 47 set).
//
//===----------------------------------------------------------------------===//

// ---- operands --------------------------------------------------------------
def FermiReg       : RegSrc<f32, FGPR, None>;
def FermiNegReg    : RegSrc<f32, FGPR, Neg>;
def FermiNegAbsReg : RegSrc<f32, FGPR, NegAbs>;

class FermiCMem<int mods> : Operand<f32> {
  let OperandNamespace = "Q7X2";
  let OperandType = "OPERAND_CMEM32";
  let MIOperandInfo = !if(mods, (ops CBank:$bank, COff:$off, SrcMods:$mods),
                                (ops CBank:$bank, COff:$off));
  let ParserMatchClass = AsmOp<NAME, "isFermiCMem<" # mods # ">",
      "c[bank][offset], the bank in the range [0, 15], the offset a multiple of 4"
      # ModsText<mods>.ret, "addCMemSrcOperands<" # mods # ">">;
  let PrintMethod = "printCMemSrc<" # mods # ">";
}
def FermiPlainCMem  : FermiCMem<None>;
def FermiNegCMem    : FermiCMem<Neg>;
def FermiNegAbsCMem : FermiCMem<NegAbs>;

// F1.5: the sign of the value follows the F, that of the operand precedes it.
class FermiImm<int width, int mods> : Operand<f32> {
  let MIOperandInfo = !if(mods, (ops i32imm:$imm, SrcMods:$mods), (ops i32imm:$imm));
  let ParserMatchClass = AsmOp<NAME, "isFermiImm<" # width # ", " # mods # ">",
      "a float immediate, F1.5" # ModsText<mods>.ret,
      "addFermiImmOperands<" # width # ", " # mods # ">">;
  let PrintMethod = "printFermiImm<" # width # ", " # mods # ">";
}
def FermiF32       : FermiImm<32, None>;
def FermiF32Neg    : FermiImm<32, Neg>;
def FermiF32NegAbs : FermiImm<32, NegAbs>;
def FermiF64Neg    : FermiImm<64, Neg>;
def FermiF64NegAbs : FermiImm<64, NegAbs>;
// All 32 bits: FMUL32I.
def FermiWholeF32  : Operand<f32> {
  let ParserMatchClass = AsmOp<"FermiWholeF32", "isFermiImm<32, 0>",
      "a float immediate, F1.5", "addFermiWholeF32Operands">;
  let PrintMethod = "printFermiWholeF32";
}

def FermiDst : RegisterOperand<FGPR> {
  let ParserMatchClass = AsmOp<"FermiDst", "isRegSrc<Q7X2::FGPRRegClassID, 0>",
      !substr(FGPR.DiagnosticString, 9), "addRegSrcOperands<Q7X2::FGPRRegClassID, 0>">;
}

class FermiSrcSet<DAGOperand r, DAGOperand c, DAGOperand i, bit mods> {
  DAGOperand R = r;
  DAGOperand C = c;
  DAGOperand I = i;
  bit HasMods = mods;
}
def FermiSrc          : FermiSrcSet<FermiReg, FermiPlainCMem, FermiF32, 0>;
def FermiNegSrc       : FermiSrcSet<FermiNegReg, FermiNegCMem, FermiF32Neg, 1>;
def FermiNegAbsSrc    : FermiSrcSet<FermiNegAbsReg, FermiNegAbsCMem, FermiF32NegAbs, 1>;
def FermiD64NegSrc    : FermiSrcSet<FermiNegReg, FermiNegCMem, FermiF64Neg, 1>;
def FermiD64NegAbsSrc : FermiSrcSet<FermiNegAbsReg, FermiNegAbsCMem, FermiF64NegAbs, 1>;

// ---- formats ---------------------------------------------------------------
// Fields that most instructions have (see Rd, Ra in Q7X2InstrFormats.td).
class Reg0 { bits<6> reg0; bits<6> Reg0Slot = reg0; }
class Reg1 { bits<6> reg1; bits<6> Reg1Slot = reg1; }

class FermiInst<string mnemonic, bits<4> op, bits<6> opcode, dag outs, dag srcs,
                list<M> mods, string operands>
    : Instruction, InstrRow<OP_FERMI, FmX, mnemonic, mods> {
  let Namespace = "Q7X2";
  let DecoderNamespace = "Fermi";
  let Predicates = [IsFermi];
  let Size = 8;
  field bits<64> Inst = 0;
  field bits<64> SoftFail = 0;
  bits<3> pg;
  bits<1> pg_not;
  bits<6> Reg0Slot = 0;
  bits<6> Reg1Slot = 0;
  let Inst{3-0}   = op;
  let Inst{12-10} = pg;
  let Inst{13}    = pg_not;
  let Inst{19-14} = Reg0Slot;
  let Inst{25-20} = Reg1Slot;
  let Inst{63-58} = opcode;

  let OutOperandList = outs;
  let InOperandList = !con(srcs, !dag(ins, !foreach(m, mods, m.Op), !foreach(m, mods, m.Field)),
                           (ins (Guard $pg, $pg_not):$guard));
  let AsmString = "{${guard}|}" # mnemonic # !foldl("", mods, text, m, text # "$" # m.Field)
                  # " " # operands # "{|$guard}";
  let UseNamedOperandTable = true;
  let hasSideEffects = false;
  let mayLoad = false;
  let mayStore = false;
}

// The composite operand as an (ins) entry, by the letter of its kind.
class Composite<string kind, FermiSrcSet S, string name> {
  dag operand = !cond(
    !and(!eq(kind, "R"), S.HasMods) : (S.R $comp, $comp_mods),
    !eq(kind, "R")                  : (S.R $comp),
    !and(!eq(kind, "C"), S.HasMods) : (S.C $bank, $comp, $comp_mods),
    !eq(kind, "C")                  : (S.C $bank, $comp),
    S.HasMods                       : (S.I $comp, $comp_mods),
    true                            : (S.I $comp));
  dag ret = !dag(ins, [operand], [name]);
}

// Bit 46 alone selects constant memory, bits 46 and 47 an immediate.
class FermiComposite<string mnemonic, bits<4> op, bits<6> opcode, string kind, dag outs,
                     dag srcs, list<M> mods, string operands>
    : FermiInst<mnemonic, op, opcode, outs, srcs, mods, operands> {
  bits<20> comp;
  bits<4> bank;
  let Inst{31-26} = comp{5-0};
  let Inst{41-32} = !if(!eq(kind, "R"), 0, comp{15-6});
  let Inst{45-42} = !if(!eq(kind, "C"), bank, !if(!eq(kind, "I"), comp{19-16}, 0));
  let Inst{46}    = !ne(kind, "R");
  let Inst{47}    = !eq(kind, "I");
}
defvar Composites = ["R", "C", "I"];

// ---- FADD, DADD ------------------------------------------------------------
class FermiAdd<string mnemonic, bits<4> op, bits<6> opcode, string kind, FermiSrcSet S,
               list<M> mods>
    : FermiComposite<mnemonic, op, opcode, kind, (outs FermiDst:$reg0),
                     !con((ins (FermiNegAbsReg $reg1, $reg1_mods):$a),
                          Composite<kind, S, "b">.ret), mods, "$reg0, $a, $b">,
      Reg0, Reg1 {
  bits<2> reg1_mods; let Inst{9}     = reg1_mods{0};  // mod 0: -reg1
                     let Inst{7}     = reg1_mods{1};  // mod 2: |reg1|
  bits<2> comp_mods; let Inst{8}     = comp_mods{0};  // mod 1
                     let Inst{6}     = comp_mods{1};  // mod 3
  bits<2> rnd;       let Inst{56-55} = rnd;           // mod2 1:2
}
foreach k = Composites in {
  def FERMI_FADD_#k : FermiAdd<"FADD", 0b0000, 0b010100, k, FermiNegAbsSrc,
                               [M<MFtz, "ftz">, M<MFermiRound, "rnd">, M<MSat, "sat">,
                                M<MFmaBit, "fma">]> {
    bits<1> ftz;     let Inst{5}     = ftz;           // mod 4
    bits<1> sat;     let Inst{49}    = sat;           // mod2 8
    bits<1> fma;     let Inst{57}    = fma;           // mod2 0
  }
  def FERMI_DADD_#k : FermiAdd<"DADD", 0b0001, 0b010011, k, FermiD64NegAbsSrc,
                               [M<MFermiRound, "rnd">]>;
}

// ---- FMUL, DMUL ------------------------------------------------------------
class FermiMul<string mnemonic, bits<4> op, bits<6> opcode, string kind, FermiSrcSet S,
               list<M> mods>
    : FermiComposite<mnemonic, op, opcode, kind, (outs FermiDst:$reg0),
                     !con((ins (FermiReg $reg1):$a), Composite<kind, S, "b">.ret), mods,
                     "$reg0, $a, $b">,
      Reg0, Reg1 {
  bits<1> comp_mods;
  bits<2> rnd;       let Inst{56-55} = rnd;           // mod2 1:2
}
foreach k = Composites in {
  def FERMI_FMUL_#k : FermiMul<"FMUL", 0b0000, 0b010110, k, FermiNegSrc,
                               [M<MFtzFmz, "ftz">, M<MFermiRound, "rnd">, M<MSat, "sat">,
                                M<MFmaMode, "fma">]> {
                     let Inst{57}    = comp_mods;     // mod2 0
    bits<2> fma;     let Inst{9-8}   = fma;           // mod 0:1
    bits<2> ftz;     let Inst{7-6}   = ftz;           // mod 2:3
    bits<1> sat;     let Inst{5}     = sat;           // mod 4
  }
  def FERMI_DMUL_#k : FermiMul<"DMUL", 0b0001, 0b010100, k, FermiD64NegSrc,
                               [M<MFermiRound, "rnd">]> {
                     let Inst{9}     = comp_mods;     // mod 0
  }
}

// ---- FFMA, DFMA ------------------------------------------------------------
// With constant memory as the last operand (kind "L") bit 47 is set instead of
// bit 46, and the register before it is encoded in bits 49-54.
class FermiFma<string mnemonic, bits<4> op, bits<6> opcode, string kind, FermiSrcSet S,
               list<M> mods>
    : FermiComposite<mnemonic, op, opcode, !if(!eq(kind, "L"), "C", kind),
                     (outs FermiDst:$reg0),
                     !con((ins (FermiReg $reg1):$a),
                          !if(!eq(kind, "L"),
                              !con((ins (FermiNegReg $reg3, $reg3_mods):$b),
                                   Composite<"C", S, "c">.ret),
                              !con(Composite<kind, S, "b">.ret,
                                   (ins (FermiNegReg $reg3, $reg3_mods):$c)))),
                     mods, "$reg0, $a, $b, $c">,
      Reg0, Reg1 {
  bits<6> reg3;      let Inst{54-49} = reg3;
  bits<1> comp_mods; let Inst{9}     = comp_mods;     // mod 0
  bits<1> reg3_mods; let Inst{8}     = reg3_mods;     // mod 1
  let Inst{46} = !or(!eq(kind, "C"), !eq(kind, "I"));
  let Inst{47} = !or(!eq(kind, "L"), !eq(kind, "I"));
}
foreach k = ["R", "C", "I", "L"] in {
  def FERMI_FFMA_#k : FermiFma<"FFMA", 0b0000, 0b001100, k, FermiNegSrc,
                               [M<MFtzFmz, "ftz">, M<MFermiRound, "rnd">, M<MSat, "sat">]> {
    bits<2> rnd;     let Inst{56-55} = rnd;           // mod2 1:2
    bits<2> ftz;     let Inst{7-6}   = ftz;           // mod 2:3
    bits<1> sat;     let Inst{5}     = sat;           // mod 4
  }
  def FERMI_DFMA_#k : FermiFma<"DFMA", 0b0001, 0b001000, k, FermiD64NegSrc, []>;
}

// ---- FADD32I, FMUL32I ------------------------------------------------------
def FERMI_FADD32I : FermiInst<"FADD32I", 0b0010, 0b001010, (outs FermiDst:$reg0),
                              (ins (FermiNegAbsReg $reg1, $reg1_mods):$a, (SImm32 $imm):$b),
                              [M<MFtz, "ftz">], "$reg0, $a, $b">,
      Reg0, Reg1 {
  bits<2> reg1_mods; let Inst{9}     = reg1_mods{0};  // mod 0
                     let Inst{7}     = reg1_mods{1};  // mod 2
  bits<1> ftz;       let Inst{5}     = ftz;           // mod 4
  bits<32> imm;      let Inst{57-26} = imm;
}
def FERMI_FMUL32I : FermiInst<"FMUL32I", 0b0010, 0b001100, (outs FermiDst:$reg0),
                              (ins (FermiReg $reg1):$a, FermiWholeF32:$b),
                              [M<MFtzFmz, "ftz">, M<MSat, "sat">, M<MFmaMode, "fma">],
                              "$reg0, $a, $b">,
      Reg0, Reg1 {
  bits<2> fma;       let Inst{9-8}   = fma;           // mod 0:1
  bits<2> ftz;       let Inst{7-6}   = ftz;           // mod 2:3
  bits<1> sat;       let Inst{5}     = sat;           // mod 4
  bits<32> b;        let Inst{57-26} = b;
}

// ---- FSETP, DSETP, FCMP ----------------------------------------------------
class FermiSetp<string mnemonic, bits<4> op, bits<6> opcode, string kind, FermiSrcSet S>
    : FermiComposite<mnemonic, op, opcode, kind, (outs PPR:$p, PDstAfter:$q),
                     !con((ins (FermiNegAbsReg $reg1, $reg1_mods):$a),
                          Composite<kind, S, "b">.ret, (ins (PSrcOrPT $pp, $pp_not):$opp)),
                     [M<MFermiCmp, "cmp">, M<MFermiLop, "lop">], "$p$q, $a, $b$opp">,
      Reg1 {
  bits<3> q;         let Inst{16-14} = q;             // |p
  bits<3> p;         let Inst{19-17} = p;
  bits<2> reg1_mods; let Inst{9}     = reg1_mods{0};  // mod 0
                     let Inst{7}     = reg1_mods{1};  // mod 2
  bits<2> comp_mods; let Inst{8}     = comp_mods{0};  // mod 1
                     let Inst{6}     = comp_mods{1};  // mod 3
  bits<3> pp;        let Inst{51-49} = pp;
  bits<1> pp_not;    let Inst{52}    = pp_not;
  bits<2> lop;       let Inst{54-53} = lop;           // mod2 4:5
  bits<4> cmp;       let Inst{58-55} = cmp;           // mod2 0:3
  let Inst{63-59} = opcode{5-1};
}
class FermiCmpInst<string kind>
    : FermiComposite<"FCMP", 0b0000, 0b001110, kind, (outs FermiDst:$reg0),
                     !con((ins (FermiReg $reg1):$a), Composite<kind, FermiSrc, "b">.ret,
                          (ins (FermiReg $reg3):$c)),
                     [M<MFermiCmp, "cmp">, M<MFtz, "ftz">], "$reg0, $a, $b, $c">,
      Reg0, Reg1 {
  bits<6> reg3;      let Inst{54-49} = reg3;
  bits<1> ftz;       let Inst{5}     = ftz;           // mod 4
  bits<4> cmp;       let Inst{58-55} = cmp;           // mod2 0:3
  let Inst{63-59} = 0b00111;
}
foreach k = Composites in {
  def FERMI_FSETP_#k : FermiSetp<"FSETP", 0b0000, 0b001000, k, FermiNegAbsSrc>;
  def FERMI_DSETP_#k : FermiSetp<"DSETP", 0b0001, 0b000110, k, FermiD64NegAbsSrc>;
  def FERMI_FCMP_#k  : FermiCmpInst<k>;
}

// ---- MUFU ------------------------------------------------------------------
def FERMI_MUFU : FermiInst<"MUFU", 0b0000, 0b110010, (outs FermiDst:$reg0),
                           (ins (FermiNegAbsReg $reg1, $reg1_mods):$a),
                           [M<MFermiMUFU, "op">, M<MSat, "sat">], "$reg0, $a">,
      Reg0, Reg1 {
  bits<2> reg1_mods; let Inst{9}     = reg1_mods{0};  // mod 0
                     let Inst{7}     = reg1_mods{1};  // mod 2
  bits<1> sat;       let Inst{5}     = sat;           // mod 4
  bits<4> op;        let Inst{29-26} = op;
}
