//===-- Q7X2InstrLSU.td - Supplement: memory ---------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//  95     90 89   86 85 84 83 82  80 79  77  76  75  73 71   64 63    40 39   32
// [ URb(6)  | aop(4)| w | type |cas | sem(3)|wide | size | rc  | simm24 | rb ]
//
// The address is Ra + URb + simm24: 64 bits in LD, LDG, ST, STG, ATOM, ATOMG
// and RED, 32 bits in the others. size is that of accesses up to 32 bits;
// `wide` (bit 76) makes it 64 (size 0) or 128 bits (size 1).
//
//===----------------------------------------------------------------------===//

class MemInst<Operation op, dag outs, dag srcs, list<M> mods, string operands>
    : Q7X2Inst<op, FmR, outs, srcs, mods, operands>,
      Ra {
  bits<24> off;      let Inst{63-40} = off;
  bits<6> ub;        let Inst{95-90} = ub;
}

// The width of an access: up to 32 bits as the size says, 64, 128.
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

class MemAddr<Operand mem> {
  dag ret = (ins (mem $ra, $ub, $off):$addr);
}

class Load<string name, Operand mem, Access A>
    : MemInst<!cast<Operation>("OP_" # name # A.Suffix), (outs A.RC:$rd), MemAddr<mem>.ret,
              !listconcat(A.SizeMod, [M<MMemSem, "sem">]), "$rd, $addr">,
      Rd {
  bits<3> size;      let Inst{75-73} = !if(A.Wide, A.Size, size);
                     let Inst{76}    = A.Wide;
  bits<3> sem;       let Inst{79-77} = sem;
  let mayLoad = true;
}
class Store<string name, Operand mem, Access A>
    : MemInst<!cast<Operation>("OP_" # name # A.Suffix), (outs),
              !con(MemAddr<mem>.ret, (ins A.RC:$b)),
              !listconcat(A.SizeMod, [M<MMemSem, "sem">]), "$addr, $b"> {
  bits<8> b;         let Inst{39-32} = b;
  bits<3> size;      let Inst{75-73} = !if(A.Wide, A.Size, size);
                     let Inst{76}    = A.Wide;
  bits<3> sem;       let Inst{79-77} = sem;
  let mayStore = true;
}
foreach A = Accesses in {
  def LD#A.Suffix#"_R"  : Load<"LD", Mem64, A>;
  def LDG#A.Suffix#"_R" : Load<"LDG", Mem64, A>;
  def LDS#A.Suffix#"_R" : Load<"LDS", Mem32, A>;
  def LDL#A.Suffix#"_R" : Load<"LDL", Mem32, A>;
  def ST#A.Suffix#"_R"  : Store<"ST", Mem64, A>;
  def STG#A.Suffix#"_R" : Store<"STG", Mem64, A>;
  def STS#A.Suffix#"_R" : Store<"STS", Mem32, A>;
  def STL#A.Suffix#"_R" : Store<"STL", Mem32, A>;
}

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

// Atomics. w (bit 85) tells types of 64 bits, cas (bit 80) CAS from the others.
class Atomic<Operation op, bit is64, dag outs, dag srcs, list<M> mods, string operands>
    : MemInst<op, outs, srcs, mods, operands> {
  bits<8> b;         let Inst{39-32} = b;
                     let Inst{85}    = is64;
  let mayLoad = true;
  let mayStore = true;
}
class AtomicRMW<string name, Operand mem, DAGOperand rc, string suffix, Mod type, bit is64>
    : Atomic<!cast<Operation>("OP_" # name # suffix), is64, (outs rc:$rd),
             !con(MemAddr<mem>.ret, (ins rc:$b)), [M<MAtomOp, "aop">, M<type, "atype">],
             "$rd, $addr, $b">,
      Rd {
  bits<4> aop;       let Inst{89-86} = aop;
  bits<2> atype;     let Inst{84-83} = atype;
}
class AtomicCAS<string name, Operand mem, DAGOperand rc, string suffix, Mod type, bit is64>
    : Atomic<!cast<Operation>("OP_" # name # "CAS" # suffix), is64, (outs rc:$rd),
             !con(MemAddr<mem>.ret, (ins rc:$b, rc:$c)), [M<type, "atype">],
             "$rd, $addr, $b, $c">,
      Rd {
  bits<8> c;         let Inst{71-64} = c;
                     let Inst{80}    = 1;
  bits<1> atype;     let Inst{83}    = atype;
}
class Reduction<DAGOperand rc, string suffix, Mod type, bit is64>
    : Atomic<!cast<Operation>("OP_RED" # suffix), is64, (outs),
             !con(MemAddr<Mem64>.ret, (ins rc:$b)), [M<MAtomOp, "aop">, M<type, "atype">],
             "$addr, $b"> {
  bits<4> aop;       let Inst{89-86} = aop;
  bits<2> atype;     let Inst{84-83} = atype;
}
foreach name = ["ATOM", "ATOMG", "ATOMS"] in {
  defvar mem = !if(!eq(name, "ATOMS"), Mem32, Mem64);
  def name#"_R" : AtomicRMW<name, mem, GPR, "", MAtomType32, 0>;
  def name#"64_R" : AtomicRMW<name, mem, Wide64, "64", MAtomType64, 1>;
  def name#"CAS_R" : AtomicCAS<name, mem, GPR, "", MCasType32, 0>;
  def name#"CAS64_R" : AtomicCAS<name, mem, Wide64, "64", MCasType64, 1>;
}
def RED_R   : Reduction<GPR, "", MAtomType32, 0>;
def RED64_R : Reduction<Wide64, "64", MAtomType64, 1>;

def MEMBAR_X : Q7X2Inst<OP_MEMBAR, FmX, (outs), (ins), [M<MMemScope, "scope">], ""> {
  bits<2> scope;     let Inst{78-77} = scope;
  let hasSideEffects = true;
}
