//===-- Q7X2Operands.td - Operand kinds --------------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kinds of operands: plain registers, registers and constant-bank words
// with source modifiers, immediates, predicates, memory addresses, branch
// targets, the guard and the control word.
//
// A source with modifiers is a composite operand: its parts are the register
// (or the bank and the offset) and a word of modifiers, SrcMods in C++. An
// instruction names the parts after their fields, so encoder and decoder are
// generated.
//
//===----------------------------------------------------------------------===//

// ---- parts -----------------------------------------------------------------
// All parts of a composite have its MCOperandInfo::OperandType.
def SrcMods : Operand<i32>;
def CBank   : Operand<i32>;
def COff    : Operand<i32>;
def Not     : Operand<i1>;

// ---- immediates ------------------------------------------------------------
class AsmOp<string name, string predicate, string description,
            string render = "addImmOperands", string default = ""> : AsmOperandClass {
  let Name = name;
  let PredicateMethod = predicate;
  let RenderMethod = render;
  let IsOptional = !not(!empty(default));
  let DefaultMethod = default;
  // The matcher skips an optional operand only if it has no message.
  let DiagnosticString = !if(!empty(default), "expected " # description, "");
}
// A composite of one part, so that an immediate can be named like other
// sources.
class ImmOperand<Operand part, string description> : Operand<part.Type> {
  let MIOperandInfo = (ops part:$imm);
  let ParserMatchClass = AsmOp<NAME, "is" # NAME, description, "add" # NAME # "Operands">;
  let PrintMethod = "print" # NAME;
}
def F32Bits    : Operand<f32>;
def F64High    : Operand<f64>;
def F16X2Bits  : Operand<v2f16>;
def SInt32Bits : Operand<i32>;
def F32Imm : ImmOperand<F32Bits, "a float: a decimal or 0f and 8 hex digits">;
def F64Imm : ImmOperand<F64High,
    "a double whose lower 32 bits are 0: a decimal or 0d and 16 hex digits">;
def F16ImmX2 : ImmOperand<F16X2Bits,
    "two 16-bit floats, upper half first: decimals or 0h and 4 hex digits">;
def SImm32 : ImmOperand<SInt32Bits, "an integer in the range [-2147483648, 4294967295]">;

class UIntImm<int width> : Operand<i32> {
  let ParserMatchClass = AsmOp<"UImm" # width, "isUImm<" # width # ">",
                                "an integer in the range [0, " # !sub(!shl(1, width), 1) # "]">;
  let PrintMethod = "printUImm";
}
def UImm4  : UIntImm<4>;
def UImm5  : UIntImm<5>;
def UImm8  : UIntImm<8>;
def UImm13 : UIntImm<13>;

// {, n}: omitted if 0.
def UImm13OrZero : Operand<i32> {
  let ParserMatchClass = AsmOp<"UImm13OrZero", "isUImm<13>", "an integer in the range [0, 8191]",
                               "addImmOperands", "defaultImm<0>">;
  let PrintMethod = "printOptUImm";
}

// The offset of an address. Parsed and printed as part of the address.
class SIntPart<int width> : Operand<i32> {
  let DecoderMethod = "decodeSInt<" # width # ">";
}
def SImm24 : SIntPart<24>;
def SImm9  : SIntPart<9>;

def BrTarget : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let ParserMatchClass = AsmOp<"BrTarget", "isBrTarget",
                                "a label, or the distance in bytes from the next instruction">;
  let PrintMethod = "printBrTarget";
}

// A register of a class that includes a zero, as a destination or the data of a
// store: the parser selects RZ or RZ64.
class WideReg<RegisterClass rc> : RegisterOperand<rc> {
  let ParserMatchClass = AsmOp<NAME, "isRegSrc<Q7X2::" # rc # "RegClassID, 0>",
      !substr(rc.DiagnosticString, 9),
      "addRegSrcOperands<Q7X2::" # rc # "RegClassID, 0>">;
}
def Wide64  : WideReg<GPR64Z>;
def Wide128 : WideReg<GPR128Z>;
def UWide64 : WideReg<UGPR64Z>;

// ---- sources ---------------------------------------------------------------
// The modifiers that a source accepts; the values are those of SrcMods in C++.
defvar None = 0;
defvar Neg  = 1;   // -x
defvar Abs  = 2;   // |x|
defvar HSel = 12;  // x.H0_H0
defvar Inv  = 16;  // ~x, encoded in Neg's bit
defvar NegAbs = !or(Neg, Abs);
defvar NegAbsHSel = !or(Neg, Abs, HSel);

class ModsText<int mods> {
  string ret = !cond(!eq(mods, None) : "", !eq(mods, Neg) : ", optionally with '-'",
                     !eq(mods, Inv) : ", optionally with '~'",
                     !eq(mods, NegAbs) : ", optionally with '-' and '|...|'",
                     true : ", optionally with '-', '|...|' and .H0_H0 or .H1_H1");
}

class RegSrc<ValueType vt, RegisterClass rc, int mods> : Operand<vt> {
  let OperandNamespace = "Q7X2";
  let OperandType = "OPERAND_REG_SRC";
  let MIOperandInfo = !if(mods, (ops rc:$reg, SrcMods:$mods), (ops rc:$reg));
  let ParserMatchClass = AsmOp<NAME, "isRegSrc<Q7X2::" # rc # "RegClassID, " # mods # ">",
      !substr(rc.DiagnosticString, 9) # ModsText<mods>.ret,
      "addRegSrcOperands<Q7X2::" # rc # "RegClassID, " # mods # ">">;
  let PrintMethod = "printRegSrc<" # mods # ">";
}

class CMemSrc<ValueType vt, int bytes, int mods> : Operand<vt> {
  let OperandNamespace = "Q7X2";
  let OperandType = "OPERAND_CMEM" # !mul(bytes, 8);
  let MIOperandInfo = !if(mods, (ops CBank:$bank, COff:$off, SrcMods:$mods),
                                (ops CBank:$bank, COff:$off));
  let ParserMatchClass = AsmOp<NAME, "isCMemSrc<" # bytes # ", " # mods # ">",
      "c[bank][offset], the offset a multiple of " # bytes # ModsText<mods>.ret,
      "addCMemSrcOperands<" # mods # ">">;
  let PrintMethod = "printCMemSrc<" # mods # ">";
}

def FReg  : RegSrc<f32, GPR, NegAbs>;
def FUReg : RegSrc<f32, UGPR, NegAbs>;
def FCMem : CMemSrc<f32, 4, NegAbs>;

def DReg  : RegSrc<f64, GPR64Z, NegAbs>;
def DUReg : RegSrc<f64, UGPR64Z, NegAbs>;
def DCMem : CMemSrc<f64, 8, NegAbs>;

def HReg  : RegSrc<v2f16, GPR, NegAbsHSel>;
def HUReg : RegSrc<v2f16, UGPR, NegAbsHSel>;
def HCMem : CMemSrc<v2f16, 4, NegAbsHSel>;

def IReg  : RegSrc<i32, GPR, None>;
def IUReg : RegSrc<i32, UGPR, None>;
def ICMem : CMemSrc<i32, 4, None>;
def INegReg  : RegSrc<i32, GPR, Neg>;
def INegUReg : RegSrc<i32, UGPR, Neg>;
def INegCMem : CMemSrc<i32, 4, Neg>;
def IInvReg  : RegSrc<i32, GPR, Inv>;
def IInvUReg : RegSrc<i32, UGPR, Inv>;
def IInvCMem : CMemSrc<i32, 4, Inv>;

def LReg  : RegSrc<i64, GPR64Z, None>;
def LUReg : RegSrc<i64, UGPR64Z, None>;
def LCMem : CMemSrc<i64, 8, None>;
def LNegReg  : RegSrc<i64, GPR64Z, Neg>;
def LNegUReg : RegSrc<i64, UGPR64Z, Neg>;
def LNegCMem : CMemSrc<i64, 8, Neg>;
def LInvReg  : RegSrc<i64, GPR64Z, Inv>;
def LInvUReg : RegSrc<i64, UGPR64Z, Inv>;
def LInvCMem : CMemSrc<i64, 8, Inv>;

// The kinds of operands that a source accepts, by the letter of the form.
class SrcSet<DAGOperand r, DAGOperand u, DAGOperand i, DAGOperand c, int mods> {
  DAGOperand R = r;
  DAGOperand U = u;
  DAGOperand I = i;
  DAGOperand C = c;
  bit HasMods = !ne(mods, None);
}
def F32Src  : SrcSet<FReg, FUReg, F32Imm, FCMem, NegAbs>;
def F64Src  : SrcSet<DReg, DUReg, F64Imm, DCMem, NegAbs>;
def H2Src   : SrcSet<HReg, HUReg, F16ImmX2, HCMem, NegAbsHSel>;
def ISrc    : SrcSet<IReg, IUReg, SImm32, ICMem, None>;
def INegSrc : SrcSet<INegReg, INegUReg, SImm32, INegCMem, Neg>;
def IInvSrc : SrcSet<IInvReg, IInvUReg, SImm32, IInvCMem, Inv>;
def LSrc    : SrcSet<LReg, LUReg, SImm32, LCMem, None>;
def LNegSrc : SrcSet<LNegReg, LNegUReg, SImm32, LNegCMem, Neg>;
def LInvSrc : SrcSet<LInvReg, LInvUReg, SImm32, LInvCMem, Inv>;
// The sources of the uniform datapath, which has no general registers.
def UISrc    : SrcSet<IUReg, IUReg, SImm32, ICMem, None>;
def UINegSrc : SrcSet<INegUReg, INegUReg, SImm32, INegCMem, Neg>;
def UIInvSrc : SrcSet<IInvUReg, IInvUReg, SImm32, IInvCMem, Inv>;
def ULSrc    : SrcSet<LUReg, LUReg, SImm32, LCMem, None>;

// ---- predicates ------------------------------------------------------------
// {!}pp, always written.
class PredSrc<RegisterClass rc, string description> : Operand<i1> {
  let MIOperandInfo = (ops rc:$reg, Not:$not);
  let ParserMatchClass = AsmOp<NAME, "isPredSrc<Q7X2::" # rc # "RegClassID>",
                                description # ", optionally with '!'",
      "addPredSrcOperands">;
  let PrintMethod = "printPredSrc";
}
def PSrc  : PredSrc<PPR, "a predicate">;
def UPSrc : PredSrc<UPPR, "a uniform predicate">;

// {, {!}pp}: omitted if PT (or !PT).
class OptPredSrc<PredSrc base, RegisterClass rc, bit not> : Operand<i1> {
  let MIOperandInfo = (ops rc:$reg, Not:$not);
  let ParserMatchClass = AsmOp<NAME, base.ParserMatchClass.PredicateMethod,
                                "a predicate",
      "addPredSrcOperands", "defaultPredSrc<Q7X2::" # !if(!eq(rc, PPR), "PT", "UPT") # ", " # not # ">">;
  let PrintMethod = "printOptPredSrc<" # not # ">";
}
def PSrcOrPT  : OptPredSrc<PSrc, PPR, 0>;
def PSrcOrNotPT : OptPredSrc<PSrc, PPR, 1>;
def UPSrcOrPT : OptPredSrc<UPSrc, UPPR, 0>;
def UPSrcOrNotPT : OptPredSrc<UPSrc, UPPR, 1>;
// pp of ISET.X: also printed if pq, which follows it, is.
def PSrcBeforePq : OptPredSrc<PSrc, PPR, 1> {
  let PrintMethod = "printPredSrcBeforePq";
}

// {{!}pp, } before the operand that follows.
def PSrcBefore : OptPredSrc<PSrc, PPR, 0> {
  let PrintMethod = "printPredSrcBefore";
}
// {, n} as a register: omitted if RZ.
def IRegOrRZ : Operand<i32> {
  let MIOperandInfo = (ops GPR:$reg);
  let ParserMatchClass = AsmOp<"IRegOrRZ", IReg.ParserMatchClass.PredicateMethod,
                               "a register", "addRegSrcOperands<Q7X2::GPRRegClassID, 0>",
                               "defaultReg<Q7X2::RZ>">;
  let PrintMethod = "printOptReg";
}

// {, pu} and {pu,}: omitted if PT.
class OptPredDst<RegisterClass rc, string print> : RegisterOperand<rc, print> {
  let ParserMatchClass = AsmOp<NAME, "isPredDst<Q7X2::" # rc # "RegClassID>",
                                "a predicate",
      "addRegOperands", "defaultPredDst<Q7X2::" # !if(!eq(rc, PPR), "PT", "UPT") # ">">;
}
def PDstAfter   : OptPredDst<PPR, "printPredDstAfter">;
def PDstBefore  : OptPredDst<PPR, "printPredDstBefore">;
def UPDstAfter  : OptPredDst<UPPR, "printPredDstAfter">;
def UPDstBefore : OptPredDst<UPPR, "printPredDstBefore">;

// pu of VOTE: printed like the others, but required when this form is parsed.
def VoteDst : RegisterOperand<PPR, "printPredDstAfter">;

// ---- guard and control word ------------------------------------------------
class GuardOperand<RegisterClass rc, Register pt>
    : PredicateOperand<i1, (ops rc:$reg, Not:$not), (ops (i1 pt), (i1 0))> {
  let ParserMatchClass = AsmOp<NAME, "isGuard<Q7X2::" # rc # "RegClassID>",
      !if(!eq(rc, PPR), "a predicate as the guard", "a uniform predicate as the guard"),
      "addGuardOperands<Q7X2::" # pt # ">">;
  let PrintMethod = "printGuard";
}
def Guard  : GuardOperand<PPR, PT>;
def UGuard : GuardOperand<UPPR, UPT>;

def Ctrl : OperandWithDefaultOps<i32, (ops (i32 0))> {
  let ParserMatchClass = AsmOp<"Ctrl", "isCtrl", "the control word">;
  let PrintMethod = "printCtrl";
}

// ---- addresses -------------------------------------------------------------
// [Ra{.64, .U32 or .S32}{+URb}{+offset}]
class MemOperand<RegisterClass rc, RegisterClass urc, ValueType vt, string form,
                 string description>
    : Operand<vt> {
  let OperandNamespace = "Q7X2";
  let OperandType = "OPERAND_MEM";
  let MIOperandInfo = (ops rc:$ra, urc:$ub, SImm24:$off);
  let ParserMatchClass = AsmOp<NAME,
      "isMem<Q7X2::" # rc # "RegClassID, Q7X2::" # urc # "RegClassID, Q7X2Form::" # form # ">",
      description,
      "addMemOperands<Q7X2::" # rc # "RegClassID, Q7X2::" # urc # "RegClassID>">;
  let PrintMethod = "print" # NAME;
}
def Mem64  : MemOperand<GPR64Z, UGPR64Z, i64, "R",
                        "an address, [R[lo:hi].64+UR[lo:hi]+offset]">;
def MemU32 : MemOperand<GPR, UGPR64Z, i64, "U32",
                        "an address, [Ra.U32+UR[lo:hi]+offset]">;
def MemS32 : MemOperand<GPR, UGPR64Z, i64, "S32",
                        "an address, [Ra.S32+UR[lo:hi]+offset]">;
def Mem32  : MemOperand<GPR, UGPR, i32, "R", "an address, [Ra+URb+offset]">;

// c[bank][Ra+offset]
class CMemIdxOperand<RegisterClass rc, string description> : Operand<i32> {
  let OperandNamespace = "Q7X2";
  let OperandType = "OPERAND_CMEM_IDX";
  let MIOperandInfo = (ops rc:$ra, CBank:$bank, COff:$off);
  let ParserMatchClass = AsmOp<NAME, "isCMemIdx<Q7X2::" # rc # "RegClassID>", description,
                               "addCMemIdxOperands<Q7X2::" # rc # "RegClassID>">;
  let PrintMethod = "printCMemIdx";
}
def CMemIdx  : CMemIdxOperand<GPR, "c[bank][Ra+offset]">;
def UCMemIdx : CMemIdxOperand<UGPR, "c[bank][URa+offset]">;

// R[URb{+offset}]
def IndexedGPR : Operand<i32> {
  let MIOperandInfo = (ops UGPR:$ub, SImm9:$off);
  let ParserMatchClass = AsmOp<"IndexedGPR", "isIndexedGPR",
                                "R[URb+offset], the offset in the range [-256, 255]",
      "addIndexedGPROperands">;
  let PrintMethod = "printIndexedGPR";
}

// Ra{.B0 to .B3}: the byte that R2P reads.
def BSelReg : Operand<i32> {
  let MIOperandInfo = (ops GPR:$reg, MBSel:$bsel);
  let ParserMatchClass = AsmOp<"BSelReg", "isBSelReg",
                               "a 32-bit register, optionally with .B0 to .B3",
                               "addBSelRegOperands">;
  let PrintMethod = "printBSelReg";
}

// ---- special registers -----------------------------------------------------
class SRegOperand<string kind> : Mod<!cast<ModKind>(kind), -1> {
  let ParserMatchClass = AsmOp<NAME, "isNamed<Q7X2Mod::" # NAME # ">", "a special register, SR_...",
      "addNamedOperands<Q7X2Mod::" # NAME # ">">;
  let PrintMethod = "printNamed<Q7X2Mod::" # NAME # ">";
}
def SRegName   : SRegOperand<"SReg">;
def SReg64Name : SRegOperand<"SReg64">;
