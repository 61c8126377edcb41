//===-- Q7X2Optypes.td - Operation numbers -----------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The optypes, bits 0-7 of every instruction, and the operations that they
// select. The description gives the names; the numbers are this project's. If
// modes of one optype differ in their operands (for example, with carry or
// without), each mode is a separate operation with the same number.
//
//===----------------------------------------------------------------------===//

// A group of the description or of the supplement: one file of instructions,
// one page of the reference. The statistics list the groups by number.
class InstrGroup<int value, string title, string source> {
  string Name = NAME;
  InstrGroup Self = !cast<InstrGroup>(NAME);
  int Value = value;
  string Text = !substr(NAME, 5);
  string Title = title;
  string Source = source;
}
def GroupFALU  : InstrGroup<0, "FALU: 32-bit float", "falu.txt">;
def GroupDALU  : InstrGroup<1, "DALU: 64-bit float", "dalu.txt">;
def GroupHALU  : InstrGroup<2, "HALU: packed 16-bit float", "halu.txt">;
def GroupIALU  : InstrGroup<3, "IALU: integer, logic, move, predicates", "ialu.txt">;
def GroupXU    : InstrGroup<4, "XU: functions and conversions", "the supplement">;
def GroupLSU   : InstrGroup<5, "LSU: memory", "the supplement">;
def GroupWARP  : InstrGroup<6, "WARP: across a warp", "the supplement">;
def GroupCTRL  : InstrGroup<7, "CTRL: control flow", "the supplement">;
def GroupUDP   : InstrGroup<8, "UDP: uniform datapath", "the supplement">;
def GroupFermi : InstrGroup<9, "Fermi encoding", "fermi-float.txt">;

// The mnemonic precedes the modifiers, the tail follows them.
class Operation<bits<8> optype, FuncUnit unit, string mnemonic, string tail = ""> {
  string Name = !substr(NAME, 3);
  Operation Self = !cast<Operation>(NAME);
  InstrGroup Group;
  bits<8> Optype = optype;
  FuncUnit Unit = unit;
  string Mnemonic = mnemonic;
  string Tail = tail;
  bit IsCommutative = false;
}
// An operation whose first two sources can be swapped, with their modifiers;
// comparisons and truth tables change with them.
class Commutative {
  bit IsCommutative = true;
}

// ---- falu.txt --------------------------------------------------------------
let Group = GroupFALU in {
def OP_FADD   : Operation<0x10, FMA, "FADD">, Commutative;
def OP_FMUL   : Operation<0x11, FMA, "FMUL">, Commutative;
def OP_FFMA   : Operation<0x12, FMA, "FFMA">, Commutative;
def OP_FMNMX  : Operation<0x13, ALU, "FMNMX">;
def OP_FSETP  : Operation<0x14, ALU, "FSETP">, Commutative;
def OP_FSET   : Operation<0x15, ALU, "FSET">, Commutative;
def OP_FSEL   : Operation<0x16, ALU, "FSEL">;
def OP_FCHK   : Operation<0x17, ALU, "FCHK">;
} // GroupFALU

// ---- dalu.txt --------------------------------------------------------------
let Group = GroupDALU in {
def OP_DADD   : Operation<0x20, DALU, "DADD">, Commutative;
def OP_DMUL   : Operation<0x21, DALU, "DMUL">, Commutative;
def OP_DFMA   : Operation<0x22, DALU, "DFMA">, Commutative;
def OP_DMNMX  : Operation<0x23, DALU, "DMNMX">;
def OP_DSETP  : Operation<0x24, DALU, "DSETP">, Commutative;
} // GroupDALU

// ---- halu.txt --------------------------------------------------------------
let Group = GroupHALU in {
def OP_HADD2  : Operation<0x30, HALU, "HADD2">, Commutative;
def OP_HMUL2  : Operation<0x31, HALU, "HMUL2">, Commutative;
def OP_HFMA2  : Operation<0x32, HALU, "HFMA2">, Commutative;
def OP_HMNMX2 : Operation<0x33, HALU, "HMNMX2">;
def OP_HSETP2 : Operation<0x34, HALU, "HSETP2">, Commutative;
def OP_HSET2  : Operation<0x35, HALU, "HSET2">, Commutative;
} // GroupHALU

// ---- ialu.txt --------------------------------------------------------------
let Group = GroupIALU in {
def OP_IADD        : Operation<0x40, ALU, "IADD">, Commutative;
def OP_IADD_X      : Operation<0x40, ALU, "IADD.X">, Commutative;
def OP_IMAD        : Operation<0x41, FMA, "IMAD">, Commutative;
def OP_IMAD_HI_X   : Operation<0x41, FMA, "IMAD.HI.X">;
def OP_IMAD_WIDE   : Operation<0x42, FMA, "IMAD.WIDE">, Commutative;
def OP_IMAD_WIDE_X : Operation<0x42, FMA, "IMAD.WIDE.X">;
def OP_IDP2A       : Operation<0x43, FMA, "IDP.2A">;
def OP_IDP4A       : Operation<0x44, FMA, "IDP.4A">;
def OP_IMUL        : Operation<0x45, FMA, "IMUL">;
def OP_LEA         : Operation<0x46, ALU, "LEA">;
def OP_LEA_HI_X    : Operation<0x46, ALU, "LEA.HI.X">;
def OP_LEA_HI_X_SX32 : Operation<0x46, ALU, "LEA.HI.X.SX32">;
def OP_IABS        : Operation<0x47, ALU, "IABS">;
def OP_IMNMX       : Operation<0x48, ALU, "IMNMX">, Commutative;
def OP_P2R         : Operation<0x49, ALU, "P2R">;
def OP_R2P         : Operation<0x4a, ALU, "R2P">;
def OP_ISETP       : Operation<0x4b, ALU, "ISETP">, Commutative;
def OP_ISETP_X     : Operation<0x4b, ALU, "ISETP", ".X">, Commutative;
def OP_ISET        : Operation<0x4c, ALU, "ISET">, Commutative;
def OP_ISET_X      : Operation<0x4c, ALU, "ISET", ".X">, Commutative;
def OP_SEL         : Operation<0x4d, ALU, "SEL">;
def OP_LOP3        : Operation<0x4e, ALU, "LOP3">, Commutative;
def OP_PLOP3       : Operation<0x4f, ALU, "PLOP3">;
def OP_SHF         : Operation<0x50, ALU, "SHF">;
def OP_MOV         : Operation<0x51, ALU, "MOV">;
def OP_MOV64       : Operation<0x51, ALU, "MOV.64">;
def OP_PRMT        : Operation<0x52, ALU, "PRMT">;
def OP_I2I         : Operation<0x53, ALU, "I2I">;
def OP_I2IP        : Operation<0x54, ALU, "I2IP">;
def OP_R2UR        : Operation<0x55, R2U, "R2UR">;
def OP_SETGPR      : Operation<0x56, ALU, "SETGPR">;
def OP_GETGPR      : Operation<0x57, ALU, "GETGPR">;
} // GroupIALU

//===----------------------------------------------------------------------===//
// The supplement: instructions that kernels need beyond the description.
//===----------------------------------------------------------------------===//

// ---- XU --------------------------------------------------------------------
let Group = GroupXU in {
def OP_MUFU   : Operation<0x60, XU, "MUFU">;
def OP_F2F    : Operation<0x61, XU, "F2F">;
def OP_F2F_TO64   : Operation<0x61, XU, "F2F">;
def OP_F2F_FROM64 : Operation<0x61, XU, "F2F">;
def OP_F2I    : Operation<0x62, XU, "F2I">;
def OP_F2I_TO64   : Operation<0x62, XU, "F2I">;
def OP_F2I_FROM64 : Operation<0x62, XU, "F2I">;
def OP_F2I_64     : Operation<0x62, XU, "F2I">;
def OP_I2F    : Operation<0x63, XU, "I2F">;
def OP_I2F_TO64   : Operation<0x63, XU, "I2F">;
def OP_I2F_FROM64 : Operation<0x63, XU, "I2F">;
def OP_I2F_64     : Operation<0x63, XU, "I2F">;
def OP_FRND   : Operation<0x64, XU, "FRND">;
def OP_FRND64 : Operation<0x64, XU, "FRND">;
def OP_POPC   : Operation<0x65, XU, "POPC">;
def OP_FLO    : Operation<0x66, XU, "FLO">;
def OP_BREV   : Operation<0x67, XU, "BREV">;
} // GroupXU

// ---- LSU: accesses of up to 32, of 64 and of 128 bits ----------------------
let Group = GroupLSU in {
foreach name = ["LD", "LDG", "LDS", "LDL", "LDC", "ST", "STG", "STS", "STL"] in {
  defvar unit = !cond(!eq(name, "LDC") : LSUConst, !eq(name, "LDS") : LSUShared,
                      !eq(name, "STS") : LSUShared, true : LSU);
  defvar number = !cond(!eq(name, "LD") : 0x80, !eq(name, "LDG") : 0x81,
                        !eq(name, "LDS") : 0x82, !eq(name, "LDL") : 0x83,
                        !eq(name, "LDC") : 0x84, !eq(name, "ST") : 0x85,
                        !eq(name, "STG") : 0x86, !eq(name, "STS") : 0x87,
                        !eq(name, "STL") : 0x88);
  def OP_#name        : Operation<number, unit, name>;
  def OP_#name#"64"   : Operation<number, unit, name # ".64">;
  def OP_#name#"128"  : Operation<number, unit, name # ".128">;
}
foreach name = ["ATOM", "ATOMG", "ATOMS"] in {
  defvar number = !cond(!eq(name, "ATOM") : 0x89, !eq(name, "ATOMG") : 0x8a,
                        !eq(name, "ATOMS") : 0x8b);
  defvar unit = !if(!eq(name, "ATOMS"), LSUShared, LSU);
  def OP_#name         : Operation<number, unit, name>;
  def OP_#name#"64"    : Operation<number, unit, name>;
  def OP_#name#"CAS"   : Operation<number, unit, name # ".CAS">;
  def OP_#name#"CAS64" : Operation<number, unit, name # ".CAS">;
}
def OP_RED    : Operation<0x8c, LSU, "RED">;
def OP_RED64  : Operation<0x8c, LSU, "RED">;
def OP_MEMBAR : Operation<0x8d, LSU, "MEMBAR">;
} // GroupLSU

// ---- WARP ------------------------------------------------------------------
let Group = GroupWARP in {
def OP_S2R    : Operation<0xa0, WARPSReg, "S2R">;
def OP_CS2R   : Operation<0xa1, WARPSReg, "CS2R">;
def OP_SHFL   : Operation<0xa2, WARP, "SHFL">;
def OP_VOTE   : Operation<0xa3, WARPVote, "VOTE">;
def OP_MATCH  : Operation<0xa4, WARP, "MATCH">;
def OP_MATCH64 : Operation<0xa4, WARP, "MATCH", ".U64">;
def OP_REDUX  : Operation<0xa5, WARP, "REDUX">;
} // GroupWARP

// ---- CTRL ------------------------------------------------------------------
let Group = GroupCTRL in {
def OP_NOP    : Operation<0xc0, CTRL, "NOP">;
def OP_BRA    : Operation<0xc1, CTRL, "BRA">;
def OP_BRX    : Operation<0xc2, CTRL, "BRX">;
def OP_CALL   : Operation<0xc3, CTRL, "CALL">;
def OP_RET    : Operation<0xc4, CTRL, "RET">;
def OP_EXIT   : Operation<0xc5, CTRL, "EXIT">;
def OP_BSSY   : Operation<0xc6, CTRL, "BSSY">;
def OP_BSYNC  : Operation<0xc7, CTRL, "BSYNC">;
def OP_BREAK  : Operation<0xc8, CTRL, "BREAK">;
def OP_WARPSYNC : Operation<0xc9, CTRL, "WARPSYNC">;
def OP_BAR_SYNC : Operation<0xca, CTRL, "BAR.SYNC">;
def OP_BAR_ARV  : Operation<0xca, CTRL, "BAR.ARV">;
def OP_BAR_RED_POPC : Operation<0xca, CTRL, "BAR.RED.POPC">;
def OP_BAR_RED  : Operation<0xca, CTRL, "BAR.RED">;
def OP_YIELD  : Operation<0xcb, CTRL, "YIELD">;
def OP_NANOSLEEP : Operation<0xcc, CTRL, "NANOSLEEP">;
def OP_TRAP   : Operation<0xcd, CTRL, "TRAP">;
} // GroupCTRL

// ---- UDP -------------------------------------------------------------------
let Group = GroupUDP in {
def OP_UMOV   : Operation<0xe0, UDP, "UMOV">;
def OP_UMOV64 : Operation<0xe0, UDP, "UMOV.64">;
def OP_ULDC   : Operation<0xe1, UMEM, "ULDC">;
def OP_ULDC64 : Operation<0xe1, UMEM, "ULDC.64">;
def OP_S2UR   : Operation<0xe2, UMEM, "S2UR">;
def OP_UIADD  : Operation<0xe3, UDP, "UIADD">;
def OP_UIADD_X : Operation<0xe3, UDP, "UIADD.X">;
def OP_UIMAD  : Operation<0xe4, UDP, "UIMAD">;
def OP_UIMAD_HI_X : Operation<0xe4, UDP, "UIMAD.HI.X">;
def OP_ULEA   : Operation<0xe5, UDP, "ULEA">;
def OP_ULEA_HI_X : Operation<0xe5, UDP, "ULEA.HI.X">;
def OP_ULEA_HI_X_SX32 : Operation<0xe5, UDP, "ULEA.HI.X.SX32">;
def OP_UIMNMX : Operation<0xe6, UDP, "UIMNMX">;
def OP_USEL   : Operation<0xe7, UDP, "USEL">;
def OP_ULOP3  : Operation<0xe8, UDP, "ULOP3">;
def OP_USHF   : Operation<0xe9, UDP, "USHF">;
def OP_UPRMT  : Operation<0xea, UDP, "UPRMT">;
def OP_UISETP : Operation<0xeb, UDP, "UISETP">;
def OP_UISETP_X : Operation<0xeb, UDP, "UISETP", ".X">;
def OP_UPLOP3 : Operation<0xec, UDP, "UPLOP3">;
def OP_UPOPC  : Operation<0xed, UDP, "UPOPC">;
def OP_UFLO   : Operation<0xee, UDP, "UFLO">;
} // GroupUDP

// The Fermi encoding has no optypes.
let Group = GroupFermi in
def OP_FERMI  : Operation<0, ALU, "">;

// Spellings of defaults that are not modifiers.
class Spelling<string text, string mnemonic> {
  string Text = text;
  string Mnemonic = mnemonic;
}
def : Spelling<"IMAD.LO", "IMAD">;
def : Spelling<"LEA.LO", "LEA">;
def : Spelling<"MOV.32", "MOV">;
def : Spelling<"UIMAD.LO", "UIMAD">;
def : Spelling<"ULEA.LO", "ULEA">;
def : Spelling<"UMOV.32", "UMOV">;
// The syntax of these has .rnd, but there is no field (docs/decisions.md).
def : Spelling<"HADD2.RN", "HADD2">;
def : Spelling<"HMUL2.RN", "HMUL2">;
def : Spelling<"HFMA2.RN", "HFMA2">;
