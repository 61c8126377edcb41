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
// Every instruction has the outer fields. The form determines the contents of
// the flexible slot: a register, a uniform register, an immediate or a
// constant-bank word. A second source besides it is encoded in bits 64-71.
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Source forms: the suffixes of the description's __DefOpcode.
//===----------------------------------------------------------------------===//

// kind: the contents of the flexible slot. role: the source that it is.
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
// Memory: how the 32-bit Ra extends to a 64-bit address.
def FmU32 : Form<1, "R">;
def FmS32 : Form<1, "R">;

// The five lists of forms that instructions have.
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

// The register in bits 64-71, and both sources in the order b, c.
class RegOf<SrcSet S> {
  dag ret = !if(S.HasMods, (S.R $reg, $reg_mods), (S.R $reg));
}
class FlexAndReg<Form F, SrcSet B, SrcSet C = B> {
  dag ret = !if(!eq(F.Role, "b"),
                !con(Flex<F, B>.ret, !dag(ins, [RegOf<C>.ret], ["c"])),
                !con(!dag(ins, [RegOf<B>.ret], ["b"]), Flex<F, C>.ret));
}

//===----------------------------------------------------------------------===//
// The datapaths. An integer operation that exists on both has one class, which
// takes the datapath; the vector datapath is the default.
//===----------------------------------------------------------------------===//

class Datapath {
  string Prefix;                        // of operations and mnemonics
  bit IsUniform;
  DAGOperand Pg;                        // guard
  DAGOperand Rd;                        // destinations of 32 and 64 bits
  DAGOperand Rd64;
  DAGOperand Pu;                        // pu, {, pu} and {pu, }
  DAGOperand PuAfter;
  DAGOperand PuBefore;
  DAGOperand Pp;                        // {!}pp; omitted if PT, if !PT
  DAGOperand PpOrPT;
  DAGOperand PpOrNotPT;
  SrcSet Src;                           // sources: plain, with '-', with '~'
  SrcSet NegSrc;
  SrcSet InvSrc;
  SrcSet Src64;
  DAGOperand IndexedCMem;
}
// General registers and predicates, each thread's own.
def VectorPath : Datapath {
  let Prefix = "";
  let IsUniform = false;
  let Pg = Guard;
  let Rd = GPR;
  let Rd64 = Wide64;
  let Pu = PPR;
  let PuAfter = PDstAfter;
  let PuBefore = PDstBefore;
  let Pp = PSrc;
  let PpOrPT = PSrcOrPT;
  let PpOrNotPT = PSrcOrNotPT;
  let Src = ISrc;
  let NegSrc = INegSrc;
  let InvSrc = IInvSrc;
  let Src64 = LSrc;
  let IndexedCMem = CMemIdx;
}
// Uniform registers and predicates, the warp's. A register number has 6 bits.
def UniformPath : Datapath {
  let Prefix = "U";
  let IsUniform = true;
  let Pg = UGuard;
  let Rd = UGPR;
  let Rd64 = UWide64;
  let Pu = UPPR;
  let PuAfter = UPDstAfter;
  let PuBefore = UPDstBefore;
  let Pp = UPSrc;
  let PpOrPT = UPSrcOrPT;
  let PpOrNotPT = UPSrcOrNotPT;
  let Src = UISrc;
  let NegSrc = UINegSrc;
  let InvSrc = UIInvSrc;
  let Src64 = ULSrc;
  let IndexedCMem = UCMemIdx;
}

// The operation of a name on a datapath.
class OpOn<Datapath P, string name> {
  Operation ret = !cast<Operation>("OP_" # P.Prefix # name);
}

//===----------------------------------------------------------------------===//
// A use of a modifier: its kind and its field.
//===----------------------------------------------------------------------===//

class M<Mod op, string name> {
  Mod Op = op;
  string Field = name;
}

// Fills the columns of the instruction table after the last modifier.
def NoMod : Mod<LOHI>;

// The row of an instruction in the table that C++ reads.
class InstrRow<Operation op, Form F, string mnemonic, list<M> mods> {
  Instruction Self = !cast<Instruction>(NAME);
  Operation Op = op;
  Form SrcForm = F;
  string Mnemonic = mnemonic;
  // The table needs fixed columns.
  bits<4> NumMods = !size(mods);
  Mod Mod0 = !if(!gt(!size(mods), 0), mods[0].Op, NoMod);
  Mod Mod1 = !if(!gt(!size(mods), 1), mods[1].Op, NoMod);
  Mod Mod2 = !if(!gt(!size(mods), 2), mods[2].Op, NoMod);
  Mod Mod3 = !if(!gt(!size(mods), 3), mods[3].Op, NoMod);
  Mod Mod4 = !if(!gt(!size(mods), 4), mods[4].Op, NoMod);
}

//===----------------------------------------------------------------------===//
// Fields that are at the same bits in all groups. After its format, the class
// of an instruction names the fields that it has:
//
//   class SEL<Form F> : FlexInst<OP_SEL, F, ...>, Rd, Ra, Pp;
//
// Each declares its field and puts it into a slot of Q7X2Inst. It must not
// assign Inst: of two parents that do, TableGen keeps the bits of the last.
//===----------------------------------------------------------------------===//

class Rd  { bits<8> rd;  bits<8> RdSlot = rd; }
class Ra  { bits<8> ra;  bits<8> RaSlot = ra; }
class Rc  { bits<8> rc;  bits<8> RcSlot = rc; }
class Reg { bits<8> reg; bits<8> RcSlot = reg; } // b or c, the one not in the flexible slot
class Pp  { bits<3> pp;  bits<1> pp_not; bits<4> PpSlot = {pp_not, pp}; }
class Pq  { bits<3> pq;  bits<1> pq_not; bits<4> PqSlot = {pq_not, pq}; }
class Pu  { bits<3> pu;  bits<3> PuSlot = pu; }
class Pv  { bits<3> pv;  bits<3> PvSlot = pv; }

//===----------------------------------------------------------------------===//
// The coordinates of an instruction in the opcode maps below.
//===----------------------------------------------------------------------===//

class OpcodeMapEntry<string op, Form F, Datapath P> {
  string BaseOp = op;
  string FormName = F.Name;
  // Forms that differ only in the kind of the flexible slot have equal roles
  // and numbers of sources.
  string SlotKind = F.Kind;
  string SlotRole = F.Role;
  int NumSources = !size(F.Name);
  bit OnUniformPath = P.IsUniform;
  // The operation that computes the lower half of a pair.
  string HalfOp = !cond(!eq(op, "ADD64") : "IADD", !eq(op, "IMAD_WIDE") : "IMAD",
                        !eq(op, "MOV64") : "MOV", true : op);
  bit IsPair = !ne(HalfOp, op);
}
// Marks the instructions whose uniform twins and sources are in the maps.
class HasUniformForms;

//===----------------------------------------------------------------------===//
// Every instruction.
//===----------------------------------------------------------------------===//

// The instruction in the scheduling model: a write for each result, one for the
// issue slot, and a read by its unit for each source.
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
               string operands, Datapath P = VectorPath>
    : Instruction, InstrRow<op, F, op.Mnemonic # op.Tail, mods>,
      OpcodeMapEntry<!subst("OP_" # P.Prefix, "", !cast<string>(op)), F, P> {
  let Namespace = "Q7X2";
  let DecoderNamespace = "Q7X2";
  let Predicates = [IsNotFermi];
  let Size = 16;
  field bits<128> Inst = 0;
  field bits<128> SoftFail = 0;

  // __DefGroup ALL, FALU, ...: guard and control word.
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

  // Rd, Ra, ...: 0 where the instruction does not have the field.
  bits<8> RdSlot = 0;
  bits<8> RaSlot = 0;
  bits<8> RcSlot = 0;
  bits<4> PpSlot = 0;
  bits<4> PqSlot = 0;
  bits<3> PuSlot = 0;
  bits<3> PvSlot = 0;
  let Inst{21-16}   = RdSlot{5-0};
  let Inst{23-22}   = !if(P.IsUniform, 0, RdSlot{7-6});
  let Inst{29-24}   = RaSlot{5-0};
  let Inst{31-30}   = !if(P.IsUniform, 0, RaSlot{7-6});
  let Inst{69-64}   = RcSlot{5-0};
  let Inst{71-70}   = !if(P.IsUniform, 0, RcSlot{7-6});
  let Inst{101-98}  = PpSlot;
  let Inst{105-102} = PqSlot;
  let Inst{108-106} = PuSlot;
  let Inst{111-109} = PvSlot;

  dag ModOperands = !dag(ins, !foreach(m, mods, m.Op), !foreach(m, mods, m.Field));
  let OutOperandList = outs;
  let InOperandList = !con(srcs, ModOperands,
                           (ins (P.Pg $pg, $pg_not):$guard, Ctrl:$ctrl));

  // Printed (variant 0): the guard first, the tail after the modifiers. Parsed
  // (variant 1): the parser has joined the mnemonic and moved the guard last.
  string ModText = !foldl("", mods, text, m, text # "$" # m.Field);
  string OperandText = !if(!empty(operands), "", " " # operands);
  let AsmString = "{${guard}" # op.Mnemonic # "|" # Mnemonic # "}" # ModText #
                  "{" # op.Tail # "|}" # OperandText # "{|$guard}$ctrl";

  let TSFlags{0} = op.Unit.HasWsb;
  let TSFlags{1} = op.Unit.HasRsb;
  let TSFlags{2} = P.IsUniform;
  let TSFlags{3} = op.IsCommutative;

  let SchedRW = Timing<op.Unit, outs>.ret;
  let UseNamedOperandTable = true;
  let isPredicable = true;
  let hasSideEffects = false;
  let mayLoad = false;
  let mayStore = false;
}

// An instruction with a flexible slot.
class FlexInst<Operation op, Form F, dag outs, dag srcs, list<M> mods,
               string operands, Datapath P = VectorPath>
    : Q7X2Inst<op, F, outs, srcs, mods, operands, P>, HasUniformForms {
  bits<32> flex;
  bits<6> bank;
  let Inst{37-32} = flex{5-0};
  let Inst{39-38} = !if(!or(F.IsUReg, !and(F.IsReg, P.IsUniform)), 0, flex{7-6});
  let Inst{47-40} = !if(!or(F.IsReg, F.IsUReg), 0, flex{15-8});
  let Inst{53-48} = !if(F.IsCMem, bank, !if(F.IsImm, flex{21-16}, 0));
  let Inst{63-54} = !if(F.IsImm, flex{31-22}, 0);
}

//===----------------------------------------------------------------------===//
// Opcodes with other sources, for the code generator. The operands are the same
// except for their register classes.
//===----------------------------------------------------------------------===//

// IADD_RC -> UIADD_UC: the operation on the uniform datapath.
def getUniformOpcode : InstrMapping {
  let FilterClass = "HasUniformForms";
  let RowFields = ["BaseOp", "FormName"];
  let ColFields = ["OnUniformPath"];
  let KeyCol = ["0"];
  let ValueCols = [["1"]];
}
// IADD_RR -> IADD_RU: another kind of source in the flexible slot.
class WithSlot<string kind> : InstrMapping {
  let FilterClass = "HasUniformForms";
  let RowFields = ["BaseOp", "SlotRole", "NumSources", "OnUniformPath"];
  let ColFields = ["SlotKind"];
  let KeyCol = ["R"];
  let ValueCols = [[kind]];
}
def getUniformSlotOpcode  : WithSlot<"U">;
def getImmSlotOpcode      : WithSlot<"I">;
def getConstantSlotOpcode : WithSlot<"C">;
// IMAD_RRR -> IMAD_RRU: the third source in the flexible slot.
def getUniformThirdOpcode : InstrMapping {
  let FilterClass = "HasUniformForms";
  let RowFields = ["BaseOp", "OnUniformPath"];
  let ColFields = ["FormName"];
  let KeyCol = ["RRR"];
  let ValueCols = [["RRU"]];
}
// IMAD_WIDE_RRR -> IMAD_RRR, without a carry out.
def getLowerHalfOpcode : InstrMapping {
  let FilterClass = "HasUniformForms";
  let RowFields = ["HalfOp", "FormName", "OnUniformPath"];
  let ColFields = ["IsPair"];
  let KeyCol = ["1"];
  let ValueCols = [["0"]];
}
class WithOperation<string from, string to, list<string> form> : InstrMapping {
  let FilterClass = "HasUniformForms";
  let RowFields = !listconcat(form, ["SlotKind", "SlotRole", "OnUniformPath"]);
  let ColFields = ["BaseOp"];
  let KeyCol = [from];
  let ValueCols = [[to]];
}
// ADD64_RR -> IADD_X_RR: the sum of one half.
def getHalfSumOpcode : WithOperation<"ADD64", "IADD_X", ["FormName"]>;
// UIMAD_UUU -> UIMAD_HI_X_UUU: the upper half of the product.
def getUpperProductOpcode : WithOperation<"IMAD", "IMAD_HI_X", ["FormName"]>;
// IMUL_RR -> IMAD_RRR: the product with an addend.
def getMultiplyAddOpcode : WithOperation<"IMUL", "IMAD", []>;

//===----------------------------------------------------------------------===//
// The tables that parser, simulator and checker look opcodes up in.
//===----------------------------------------------------------------------===//

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
