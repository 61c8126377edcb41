//===-- Q7X2InstrLSU.td - Supplement: memory ---------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//  97 96 95     90 89   86 85 84 83 82  80 79  77  76  75  73 71   64 63    40 39   32
// [ ext | URb(6)  | aop(4)| w | type |cas | sem(3)|wide | size | rc  | simm24 | rb ]
//
// The address is Ra + URb + simm24: 64 bits in LD, LDG, ST, STG, ATOM, ATOMG
// and RED, 32 bits in the others. In the former, ext determines Ra: a pair (0),
// or a word that is extended by zeros (1) or by its sign (2). size applies to
// accesses of up to 32 bits; `wide` (bit 76) makes it 64 (size 0) or 128 bits
// (size 1).
//
//===----------------------------------------------------------------------===//

// The base of an address: the operand, and the form of the instruction.
class AddressKind<Form F, Operand mem, bits<2> ext> {
  Form MemForm = F;
  Operand Mem = mem;
  bits<2> Ext = ext;
}
def AddressPair : AddressKind<FmR, Mem64, 0>;
def AddressU32  : AddressKind<FmU32, MemU32, 1>;
def AddressS32  : AddressKind<FmS32, MemS32, 2>;
def AddressWord : AddressKind<FmR, Mem32, 0>; // 32 bits
defvar Addresses64 = [AddressPair, AddressU32, AddressS32];

class MemInst<Operation op, AddressKind K, dag outs, dag srcs, list<M> mods, string operands>
    : Q7X2Inst<op, K.MemForm, outs, srcs, mods, operands>,
      Ra {
                     let Inst{97-96} = K.Ext;
  bits<24> off;      let Inst{63-40} = off;
  bits<6> ub;        let Inst{95-90} = ub;
}

// The width of an access: up to 32 bits according to size, 64, or 128.
class Access<string suffix, DAGOperand rc, bit wide, bits<3> size> {
  string Suffix = suffix;
  DAGOperand RC = rc;
  bit Wide = wide;
  bits<3> Size = size;
  list<M> SizeMod = !if(wide, []<M>, [M<MMemSize, "size">]);
}
def AccessUpTo32 : Access<"", GPR, 0, 0>;
def Access64     : Access<"64", Wide64, 1, 0>;
def Access128    : Access<"128", Wide128, 1, 1>;
defvar Accesses = [AccessUpTo32, Access64, Access128];

class MemAddr<AddressKind K> {
  dag ret = (ins (K.Mem $ra, $ub, $off):$addr);
}

class Load<string name, AddressKind K, Access A>
    : MemInst<!cast<Operation>("OP_" # name # A.Suffix), K, (outs A.RC:$rd), MemAddr<K>.ret,
              !listconcat(A.SizeMod, [M<MMemSem, "sem">]), "$rd, $addr">,
      Rd {
  bits<3> size;      let Inst{75-73} = !if(A.Wide, A.Size, size);
                     let Inst{76}    = A.Wide;
  bits<3> sem;       let Inst{79-77} = sem;
  let mayLoad = true;
}
class Store<string name, AddressKind K, Access A>
    : MemInst<!cast<Operation>("OP_" # name # A.Suffix), K, (outs),
              !con(MemAddr<K>.ret, (ins A.RC:$b)),
              !listconcat(A.SizeMod, [M<MMemSem, "sem">]), "$addr, $b"> {
  bits<8> b;         let Inst{39-32} = b;
  bits<3> size;      let Inst{75-73} = !if(A.Wide, A.Size, size);
                     let Inst{76}    = A.Wide;
  bits<3> sem;       let Inst{79-77} = sem;
  let mayStore = true;
}
foreach A = Accesses in {
  foreach K = Addresses64 in {
    def LD#A.Suffix#"_"#K.MemForm.Name  : Load<"LD", K, A>;
    def LDG#A.Suffix#"_"#K.MemForm.Name : Load<"LDG", K, A>;
    def ST#A.Suffix#"_"#K.MemForm.Name  : Store<"ST", K, A>;
    def STG#A.Suffix#"_"#K.MemForm.Name : Store<"STG", K, A>;
  }
  def LDS#A.Suffix#"_R" : Load<"LDS", AddressWord, A>;
  def LDL#A.Suffix#"_R" : Load<"LDL", AddressWord, A>;
  def STS#A.Suffix#"_R" : Store<"STS", AddressWord, A>;
  def STL#A.Suffix#"_R" : Store<"STL", AddressWord, A>;
}

// LDG_R -> LDG_U32: the opcode with a 32-bit Ra.
class WithOffset<string form> : InstrMapping {
  let FilterClass = "MemInst";
  let RowFields = ["BaseOp"];
  let ColFields = ["FormName"];
  let KeyCol = ["R"];
  let ValueCols = [[form]];
}
def getOpcode_U32 : WithOffset<"U32">;
def getOpcode_S32 : WithOffset<"S32">;

// LDC Rd, c[bank][Ra+offset]: a constant-bank word in the flexible slot, with
// an index register.
class LDC<Access A, Datapath P = VectorPath>
    : FlexInst<OpOn<P, "LDC" # A.Suffix>.ret, FmC, (outs A.RC:$rd),
               (ins (P.IndexedCMem $ra, $bank, $flex):$addr), A.SizeMod, "$rd, $addr", P>,
      Rd, Ra {
  bits<3> size;      let Inst{75-73} = !if(A.Wide, A.Size, size);
                     let Inst{76}    = A.Wide;
  let mayLoad = true;
}
foreach A = Accesses in def LDC#A.Suffix#"_C" : LDC<A>;

// Atomics. w (bit 85) selects types of 64 bits, cas (bit 80) CAS.
class Atomic<Operation op, AddressKind K, bit is64, dag outs, dag srcs, list<M> mods,
             string operands>
    : MemInst<op, K, outs, srcs, mods, operands> {
  bits<8> b;         let Inst{39-32} = b;
                     let Inst{85}    = is64;
  let mayLoad = true;
  let mayStore = true;
}
class AtomicRMW<string name, AddressKind K, DAGOperand rc, string suffix, Mod type, bit is64>
    : Atomic<!cast<Operation>("OP_" # name # suffix), K, is64, (outs rc:$rd),
             !con(MemAddr<K>.ret, (ins rc:$b)), [M<MAtomOp, "aop">, M<type, "atype">],
             "$rd, $addr, $b">,
      Rd {
  bits<4> aop;       let Inst{89-86} = aop;
  bits<2> atype;     let Inst{84-83} = atype;
}
class AtomicCAS<string name, AddressKind K, DAGOperand rc, string suffix, Mod type, bit is64>
    : Atomic<!cast<Operation>("OP_" # name # "CAS" # suffix), K, is64, (outs rc:$rd),
             !con(MemAddr<K>.ret, (ins rc:$b, rc:$c)), [M<type, "atype">],
             "$rd, $addr, $b, $c">,
      Rd {
  bits<8> c;         let Inst{71-64} = c;
                     let Inst{80}    = 1;
  bits<1> atype;     let Inst{83}    = atype;
}
class Reduction<AddressKind K, DAGOperand rc, string suffix, Mod type, bit is64>
    : Atomic<!cast<Operation>("OP_RED" # suffix), K, is64, (outs),
             !con(MemAddr<K>.ret, (ins rc:$b)), [M<MAtomOp, "aop">, M<type, "atype">],
             "$addr, $b"> {
  bits<4> aop;       let Inst{89-86} = aop;
  bits<2> atype;     let Inst{84-83} = atype;
}
foreach name = ["ATOM", "ATOMG", "ATOMS"] in
  foreach K = !if(!eq(name, "ATOMS"), [AddressWord], Addresses64) in {
    def name#"_"#K.MemForm.Name : AtomicRMW<name, K, GPR, "", MAtomType32, 0>;
    def name#"64_"#K.MemForm.Name : AtomicRMW<name, K, Wide64, "64", MAtomType64, 1>;
    def name#"CAS_"#K.MemForm.Name : AtomicCAS<name, K, GPR, "", MCasType32, 0>;
    def name#"CAS64_"#K.MemForm.Name : AtomicCAS<name, K, Wide64, "64", MCasType64, 1>;
  }
foreach K = Addresses64 in {
  def RED_#K.MemForm.Name   : Reduction<K, GPR, "", MAtomType32, 0>;
  def RED64_#K.MemForm.Name : Reduction<K, Wide64, "64", MAtomType64, 1>;
}

def MEMBAR_X : Q7X2Inst<OP_MEMBAR, FmX, (outs), (ins), [M<MMemScope, "scope">], ""> {
  bits<2> scope;     let Inst{78-77} = scope;
  let hasSideEffects = true;
}
