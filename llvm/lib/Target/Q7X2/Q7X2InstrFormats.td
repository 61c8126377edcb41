//===-- Q7X2InstrFormats.td - Instruction formats ----------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// 127    125 124   122 121    116 115   112 111                      72
// [ rsb(3) | wsb(3)  |  req(6)  | stall(4) | signs, modifiers, predicates ]
//  71     64 63                 32 31   24 23   16 15 14  12 11    8 7    0
// [ rc / rb | flexible slot (32)  |   ra   |   rd  |!| pg   | stype | optype ]
//
// Every instruction has the outer fields. What stands in the flexible slot, a
// register, a uniform register, an immediate or a constant-bank word, is the
// form's choice; a second source beside it sits in bits 64-71.
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Source forms: the suffixes of the description's __DefOpcode.
//===----------------------------------------------------------------------===//

// kind: what the flexible slot holds. role: which of the sources that is.
class Form<bits<4> stype, string kind = "", string role = "b"> {
  string Name = !substr(NAME, 2);
  bits<4> SType = stype;
  string Kind = kind;
  string Role = role;
  bit IsReg  = !eq(kind, "R");
  bit IsUReg = !eq(kind, "U");
  bit IsImm  = !eq(kind, "I");
  bit IsCMem = !eq(kind, "C");
}
def FmX   : Form<0>;
def FmR   : Form<1, "R">;
def FmU   : Form<2, "U">;
def FmI   : Form<3, "I">;
def FmC   : Form<4, "C">;
def FmRR  : Form<5, "R">;
def FmRU  : Form<6, "U">;
def FmRI  : Form<7, "I">;
def FmRC  : Form<8, "C">;
def FmRRR : Form<9, "R">;
def FmRRI : Form<10, "I", "c">;
def FmRIR : Form<11, "I">;
def FmRRU : Form<12, "U", "c">;
def FmRUR : Form<13, "U">;
def FmRRC : Form<14, "C", "c">;
def FmRCR : Form<15, "C">;

// The five lists of forms that instructions take.
defvar SrcA    = [FmR, FmU, FmI, FmC];
defvar SrcB    = [FmRR, FmRU, FmRI, FmRC];
defvar SrcBC   = [FmRRR, FmRRI, FmRIR, FmRRU, FmRUR, FmRRC, FmRCR];
defvar SrcBCNoRRI = [FmRRR, FmRIR, FmRRU, FmRUR, FmRRC, FmRCR];
defvar SrcBReg = [FmRRR, FmRIR, FmRUR, FmRCR];

// The flexible slot as an (ins) entry, under the name of its role.
class Flex<Form F, SrcSet S> {
  dag operand = !cond(
    F.IsImm : (S.I $flex),
    !and(F.IsReg, S.HasMods) : (S.R $flex, $flex_mods),
    F.IsReg : (S.R $flex),
    !and(F.IsUReg, S.HasMods) : (S.U $flex, $flex_mods),
    F.IsUReg : (S.U $flex),
    S.HasMods : (S.C $bank, $flex, $flex_mods),
    true : (S.C $bank, $flex));
  dag ret = !dag(ins, [operand], [F.Role]);
}

// The register beside it, in bits 64-71, and the two in the order b, c.
class RegOf<SrcSet S> {
  dag ret = !if(S.HasMods, (S.R $reg, $reg_mods), (S.R $reg));
}
class FlexAndReg<Form F, SrcSet B, SrcSet C = B> {
  dag ret = !if(!eq(F.Role, "b"),
                !con(Flex<F, B>.ret, !dag(ins, [RegOf<C>.ret], ["c"])),
                !con(!dag(ins, [RegOf<B>.ret], ["b"]), Flex<F, C>.ret));
}

//===----------------------------------------------------------------------===//
// A use of a modifier: its kind and the field that holds it.
//===----------------------------------------------------------------------===//

class M<Mod op, string name> {
  Mod Op = op;
  string Field = name;
}

// Fills the columns of the instruction table behind the last modifier.
def NoMod : Mod<LOHI>;

// The row of an instruction in the table that C++ reads.
class InstrRow<Operation op, Form F, string mnemonic, list<M> mods> {
  Instruction Self = !cast<Instruction>(NAME);
  Operation Op = op;
  Form SrcForm = F;
  string Mnemonic = mnemonic;
  // The table wants fixed columns.
  bits<4> NumMods = !size(mods);
  Mod Mod0 = !if(!gt(!size(mods), 0), mods[0].Op, NoMod);
  Mod Mod1 = !if(!gt(!size(mods), 1), mods[1].Op, NoMod);
  Mod Mod2 = !if(!gt(!size(mods), 2), mods[2].Op, NoMod);
  Mod Mod3 = !if(!gt(!size(mods), 3), mods[3].Op, NoMod);
  Mod Mod4 = !if(!gt(!size(mods), 4), mods[4].Op, NoMod);
}

//===----------------------------------------------------------------------===//
// Every instruction.
//===----------------------------------------------------------------------===//

// What the scheduling model knows of an instruction: when each of its results
// is there, that it takes an issue slot, and who reads its sources.
class IsPredDst<DAGOperand op> {
  bit ret = !or(!isa<OptPredDst>(op), !eq(op, PPR), !eq(op, UPPR), !eq(op, VoteDst));
}
class Timing<FuncUnit unit, dag outs> {
  list<SchedReadWrite> ret = !listconcat(
    !foreach(i, !range(!size(outs)),
             !if(IsPredDst<!getdagarg<DAGOperand>(outs, i)>.ret,
                 !cast<SchedReadWrite>(unit.PredWrite), !cast<SchedReadWrite>(unit.Write))),
    [!cast<SchedReadWrite>(unit.Issue)], !listsplat(!cast<SchedReadWrite>(unit.Read), 16));
}

class Q7X2Inst<Operation op, Form F, dag outs, dag srcs, list<M> mods,
               string operands, bit uniform = 0>
    : Instruction, InstrRow<op, F, op.Mnemonic # op.Tail, mods> {
  let Namespace = "Q7X2";
  let DecoderNamespace = "Q7X2";
  let Predicates = [IsNotFermi];
  let Size = 16;
  field bits<128> Inst = 0;
  field bits<128> SoftFail = 0;

  // __DefGroup ALL, FALU, ...: guard and control text.
  bits<8> optype = op.Optype;
  bits<4> stype = F.SType;
  bits<3> pg;
  bits<1> pg_not;
  bits<16> ctrl;
  let Inst{7-0}     = optype;
  let Inst{11-8}    = stype;
  let Inst{14-12}   = pg;
  let Inst{15}      = pg_not;
  let Inst{127-112} = ctrl;

  dag ModOperands = !dag(ins, !foreach(m, mods, m.Op), !foreach(m, mods, m.Field));
  let OutOperandList = outs;
  dag GuardOperands = !if(uniform, (ins (UGuard $pg, $pg_not):$guard),
                                   (ins (Guard $pg, $pg_not):$guard));
  let InOperandList = !con(srcs, ModOperands, GuardOperands, (ins Ctrl:$ctrl));

  // Printed (variant 0): the guard first, a tail behind the modifiers. Read
  // (variant 1): the parser has put the mnemonic together and the guard last.
  string ModText = !foldl("", mods, text, m, text # "$" # m.Field);
  string OperandText = !if(!empty(operands), "", " " # operands);
  let AsmString = "{${guard}" # op.Mnemonic # "|" # Mnemonic # "}" # ModText #
                  "{" # op.Tail # "|}" # OperandText # "{|$guard}$ctrl";

  let TSFlags{0} = op.Unit.HasWsb;
  let TSFlags{1} = op.Unit.HasRsb;
  let TSFlags{2} = uniform; // on the uniform datapath

  let SchedRW = Timing<op.Unit, outs>.ret;
  let UseNamedOperandTable = true;
  let isPredicable = true;
  let hasSideEffects = false;
  let mayLoad = false;
  let mayStore = false;
}

// The same with a flexible slot.
class FlexInst<Operation op, Form F, dag outs, dag srcs, list<M> mods,
               string operands, bit uniform = 0>
    : Q7X2Inst<op, F, outs, srcs, mods, operands, uniform> {
  bits<32> flex;
  bits<6> bank;
  let Inst{37-32} = flex{5-0};
  let Inst{39-38} = !if(F.IsUReg, 0, flex{7-6});
  let Inst{47-40} = !if(!or(F.IsReg, F.IsUReg), 0, flex{15-8});
  let Inst{53-48} = !if(F.IsCMem, bank, !if(F.IsImm, flex{21-16}, 0));
  let Inst{63-54} = !if(F.IsImm, flex{31-22}, 0);
}

// What the parser, the simulator and the checkers ask of an opcode.
def FuncUnitID : GenericEnum {
  let FilterClass = "FuncUnit";
  let NameField = "Name";
}
def PipeID : GenericEnum {
  let FilterClass = "Pipe";
  let NameField = "Name";
}
def UnitTable : GenericTable {
  let FilterClass = "FuncUnit";
  let CppTypeName = "UnitInfo";
  let Fields = ["Self", "IssuePipe", "Interval", "ResultLatency", "PredLatency", "SourceRead",
                "HasWsb", "HasRsb"];
  string TypeOf_Self = "FuncUnitID";
  string TypeOf_IssuePipe = "PipeID";
  let PrimaryKey = ["Self"];
  let PrimaryKeyName = "lookupUnit";
}
def BypassTable : GenericTable {
  let FilterClass = "UnitBypass";
  let CppTypeName = "BypassInfo";
  let Fields = ["From", "To", "Latency"];
  string TypeOf_From = "FuncUnitID";
  string TypeOf_To = "FuncUnitID";
  let PrimaryKey = ["From", "To"];
  let PrimaryKeyName = "lookupBypass";
}
def GroupID : GenericEnum {
  let FilterClass = "InstrGroup";
  let NameField = "Name";
  let ValueField = "Value";
}
def GroupTable : GenericTable {
  let FilterClass = "InstrGroup";
  let CppTypeName = "GroupInfo";
  let Fields = ["Self", "Text"];
  string TypeOf_Self = "GroupID";
  let PrimaryKey = ["Self"];
  let PrimaryKeyName = "lookupGroup";
}
def OperationID : GenericEnum {
  let FilterClass = "Operation";
  let NameField = "Name";
}
def FormID : GenericEnum {
  let FilterClass = "Form";
  let NameField = "Name";
  let ValueField = "SType";
}
def OperationTable : GenericTable {
  let FilterClass = "Operation";
  let CppTypeName = "OperationInfo";
  let Fields = ["Self", "Group", "Unit", "Optype"];
  string TypeOf_Self = "OperationID";
  string TypeOf_Group = "GroupID";
  string TypeOf_Unit = "FuncUnitID";
  let PrimaryKey = ["Self"];
  let PrimaryKeyName = "lookupOperation";
}
def InstrTable : GenericTable {
  let FilterClass = "InstrRow";
  let CppTypeName = "InstrInfoRow";
  let Fields = ["Self", "Op", "SrcForm", "Mnemonic", "NumMods",
                "Mod0", "Mod1", "Mod2", "Mod3", "Mod4"];
  string TypeOf_Op = "OperationID";
  string TypeOf_SrcForm = "FormID";
  string TypeOf_Mod0 = "ModID";
  string TypeOf_Mod1 = "ModID";
  string TypeOf_Mod2 = "ModID";
  string TypeOf_Mod3 = "ModID";
  string TypeOf_Mod4 = "ModID";
  let PrimaryKey = ["Self"];
  let PrimaryKeyName = "lookupInstr";
}
def SpellingTable : GenericTable {
  let FilterClass = "Spelling";
  let CppTypeName = "SpellingInfo";
  let Fields = ["Text", "Mnemonic"];
}
