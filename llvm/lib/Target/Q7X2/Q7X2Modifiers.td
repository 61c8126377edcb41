//===-- Q7X2Modifiers.td - Enumerations and modifiers ------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only table of modifiers: the texts of each enumeration and the values
// that they encode. Parser, printer, decoder, code generator, simulator and the
// reference pages are generated from it.
//
// An enumeration is the description's __DefBitFieldType. Its values count from
// 0 in the order of the list; "" is a value that is not written, "?" a reserved
// one, which neither assembles nor disassembles.
//
// Each value is a record such as FPRound_RZ, which patterns use as a leaf, and
// an enumerator in C++, Q7X2::FPRound_RZ. No other file contains its number.
//
//===----------------------------------------------------------------------===//

class ModKind<int width, list<string> texts> {
  string Name = NAME;
  int Width = width;
  list<string> Texts = texts;
  // Whether each value of the field has a text.
  bit IsFull = !eq(!size(!filter(text, texts, !ne(text, "?"))), !shl(1, width));
}

// A leaf in patterns: the constant of the value.
class ModValue<ModKind kind, string text, int value> : PatFrag<(ops), (i32 value)> {
  string Name = NAME;
  ModKind Kind = kind;
  string Text = text;
  bits<8> Value = value;
}

// ---- falu.txt, halu.txt, dalu.txt ------------------------------------------
def FPFtz     : ModKind<1, ["", "FTZ"]>;
def FPSat     : ModKind<1, ["", "SAT"]>;
def FPRound   : ModKind<2, ["RN", "RP", "RM", "RZ"]>;
def FMULScale : ModKind<3, ["", "D2", "D4", "D8", "M2", "M4", "M8"]>;
def FCMPOp    : ModKind<4, ["EQ", "NE", "LT", "LE", "GT", "GE", "EQU", "NEU",
                            "LTU", "LEU", "GTU", "GEU", "NAN", "NUM"]>;
def LOPOp     : ModKind<2, ["AND", "OR", "XOR"]>;
def BVal      : ModKind<1, ["BM", "BF"]>;
def FPNan     : ModKind<1, ["", "NAN"]>;     // NAN there; a macro in C
def RELU      : ModKind<1, ["", "RELU"]>;
def HSel2     : ModKind<2, ["H1_H0", "H0_H0", "H1_H1"]>;
def HFmtV2    : ModKind<1, ["F16_V2", "BF16_V2"]>;
def HF32      : ModKind<1, ["", "F32"]>;

// ---- ialu.txt --------------------------------------------------------------
def I8Type    : ModKind<1, ["S8", "U8"]>;
def I16Type   : ModKind<1, ["S16", "U16"]>;
def IType     : ModKind<1, ["S32", "U32"]>;
def BSel      : ModKind<2, ["B0", "B1", "B2", "B3"]>;
def CWMode    : ModKind<1, ["CLAMP", "WRAP"]>;
def LOHI      : ModKind<1, ["LO", "HI"]>;
def CompOp    : ModKind<3, ["EQ", "NE", "LT", "LE", "GT", "GE"]>;
def BoolOp    : ModKind<2, ["AND", "OR", "XOR"]>;
def BMBF      : ModKind<1, ["BM", "BF"]>;
def EXBool    : ModKind<2, ["PAND", "POR"]>;
def SHFDType  : ModKind<2, ["S64", "U64", "S32", "U32"]>;
def PRMTMode  : ModKind<3, ["IDX", "F4E", "B4E", "RC8", "ECL", "ECR", "RC16"]>;
def I2IDType  : ModKind<2, ["S8", "U8", "S16", "U16"]>;
def SATRelu   : ModKind<1, ["SAT", "SATRELU"]>;
def I2IPDType : ModKind<3, ["S2", "U2", "S4", "U4", "S8", "U8", "S16", "U16"]>;
def SHFDir    : ModKind<1, ["L", "R"]>;

// ---- the supplement --------------------------------------------------------
def MUFUOp    : ModKind<4, ["COS", "SIN", "EX2", "LG2", "RCP", "RSQ", "RCP64H",
                            "RSQ64H", "SQRT", "TANH"]>;
// A format of 64 bits takes another register class, hence a list of its own.
def FFmt64    : ModKind<1, ["F64"]>;
def FFmt32    : ModKind<2, ["F16", "BF16", "F32"]>;
def IFmt32    : ModKind<3, ["U8", "S8", "U16", "S16", "U32", "S32"]>;
def IFmt64    : ModKind<1, ["U64", "S64"]>;
def FloSh     : ModKind<1, ["", "SH"]>;
def FloType   : ModKind<1, ["U32", "S32"]>;
def MemSize   : ModKind<3, ["U8", "S8", "U16", "S16", "32"]>;
def MemSem    : ModKind<3, ["", "CONSTANT", "STRONG.CTA", "STRONG.GPU",
                            "STRONG.SYS"]>;
def MemScope  : ModKind<2, ["CTA", "GPU", "SYS"]>;
def AtomOp    : ModKind<4, ["ADD", "MIN", "MAX", "INC", "DEC", "AND", "OR",
                            "XOR", "EXCH"]>;
def AtomType32 : ModKind<2, ["U32", "S32", "F32", "F16x2"]>;
def AtomType64 : ModKind<2, ["U64", "S64", "F64"]>;
def CasType32 : ModKind<1, ["U32", "S32"]>;
def CasType64 : ModKind<1, ["U64", "S64"]>;
def ShflMode  : ModKind<2, ["IDX", "UP", "DOWN", "BFLY"]>;
def VoteMode  : ModKind<2, ["ALL", "ANY", "EQ"]>;
def MatchMode : ModKind<1, ["ANY", "ALL"]>;
def ReduxOp   : ModKind<3, ["SUM", "MIN", "MAX", "AND", "OR", "XOR"]>;
def BarRedOp  : ModKind<1, ["AND", "OR"]>;
def Uniform   : ModKind<1, ["", "U"]>;
def SReg      : ModKind<8, ["SR_TID.X", "SR_TID.Y", "SR_TID.Z",
                            "SR_CTAID.X", "SR_CTAID.Y", "SR_CTAID.Z",
                            "SR_LANEID", "SR_EQMASK", "SR_LTMASK", "SR_LEMASK",
                            "SR_GTMASK", "SR_GEMASK", "SR_WARPID", "SR_SMID",
                            "SR_ACTIVEMASK", "SR_CLOCKLO", "SR_CLOCKHI"]>;
def SReg64    : ModKind<1, ["SR_CLOCK"]>;

// ---- the Fermi encoding ----------------------------------------------------
def FmaBit    : ModKind<1, ["", "FMA"]>;
def FmaMode   : ModKind<2, ["", "FMA", "FMA2"]>;
def FtzFmz    : ModKind<2, ["", "FTZ", "FMZ"]>;
def FermiRound : ModKind<2, ["RN", "RM", "RP", "RZ"]>;
def FermiCmp  : ModKind<4, ["?", "LT", "EQ", "LE", "GT", "NE", "GE", "NUM", "NAN",
                            "LTU", "EQU", "LEU", "GTU", "?", "GEU"]>;
def FermiMUFU : ModKind<4, ["COS", "SIN", "EX2", "LG2", "RCP", "RSQ", "RCP64H",
                            "RSQ64H"]>;

foreach kind = !instances<ModKind>() in
  foreach i = !range(!size(kind.Texts)) in
    if !ne(kind.Texts[i], "?") then
      def kind.Name # "_" #
          !if(!empty(kind.Texts[i]), "None", !subst(".", "_", kind.Texts[i]))
          : ModValue<kind, kind.Texts[i], i>;

// A comparison, the comparison of the swapped sources, and the inverse.
class Comparison<ModKind kind, string text, string swapped, string inverse> {
  ModKind Kind = kind;
  bits<8> Value = !cast<ModValue>(kind # "_" # text).Value;
  bits<8> Swapped = !cast<ModValue>(kind # "_" # swapped).Value;
  bits<8> Inverse = !cast<ModValue>(kind # "_" # inverse).Value;
}
// A comparison of floats whose name ends in U is true if a source is NaN.
foreach c = [["EQ", "EQ", "NE"], ["NE", "NE", "EQ"], ["LT", "GT", "GE"],
             ["LE", "GE", "GT"], ["GT", "LT", "LE"], ["GE", "LE", "LT"]] in {
  def : Comparison<CompOp, c[0], c[1], c[2]>;
  def : Comparison<FCMPOp, c[0], c[1], c[2] # "U">;
  def : Comparison<FCMPOp, c[0] # "U", c[1] # "U", c[2]>;
}
def : Comparison<FCMPOp, "NAN", "NAN", "NUM">;
def : Comparison<FCMPOp, "NUM", "NUM", "NAN">;

//===----------------------------------------------------------------------===//
// A modifier of an instruction: an enumeration, the value that assembly without
// the modifier has, and the value that is not printed. These two differ where
// the description's __Syntax marks a default that its __Encoding does not have.
//===----------------------------------------------------------------------===//

class ModAsm<string name> : AsmOperandClass {
  let Name = name # "Mod";
  let PredicateMethod = "isMod<Q7X2Mod::" # name # ">";
  let RenderMethod = "addImmOperands";
}

// Ordered modifiers keep their relative order when parsed (afmt, bfmt).
//
// elided: the value that is not printed; Always if all values are printed.
// assumed: the value of an omitted modifier; Always if it must not be omitted.
// By default, both are the first value of the enumeration.
defvar Always = -1; // 0xff in the tables of C++
class Mod<ModKind kind, int elided = 0, int assumed = elided>
    : OperandWithDefaultOps<i32, (ops (i32 !if(!lt(assumed, 0), 0, assumed)))> {
  string Name = NAME;
  Mod Self = !cast<Mod>(NAME);
  ModKind Kind = kind;
  bits<8> Elided = elided;
  bits<8> Assumed = assumed;
  bit Ordered = false;
  let OperandNamespace = "Q7X2";
  let OperandType = "OPERAND_MOD";
  let ParserMatchClass = ModAsm<NAME>;
  let PrintMethod = "printMod<Q7X2Mod::" # NAME # ">";
  // The decoder must check for values without a text.
  let DecoderMethod = !if(kind.IsFull, "",
                          "decodeMod<Q7X2Mod::" # NAME # ">");
}

// Modifiers that may be omitted: the description gives a default.
def MFtz      : Mod<FPFtz>;
def MSat      : Mod<FPSat>;
def MRound    : Mod<FPRound>;
def MScale    : Mod<FMULScale>;
def MNan      : Mod<FPNan>;
def MRelu     : Mod<RELU>;
def MBVal     : Mod<BVal>;
def MHFmt     : Mod<HFmtV2>;
def MHF32     : Mod<HF32>;
def MIType    : Mod<IType>;
def MBSel     : Mod<BSel>;
def MCWMode   : Mod<CWMode>;
def MLOHI     : Mod<LOHI>;
def MBoolOpD  : Mod<BoolOp>;                     // ISET
def MBMBF     : Mod<BMBF>;
def MEXBool   : Mod<EXBool, EXBool_POR.Value>;
def MSHFDType : Mod<SHFDType, SHFDType_S32.Value>;
def MPRMTMode : Mod<PRMTMode>;
def MSATRelu  : Mod<SATRelu>;

// Modifiers that are always written.
def MFCmp     : Mod<FCMPOp, Always>;
def MLOP      : Mod<LOPOp, Always>;
def MLOPD     : Mod<LOPOp, Always, LOPOp_AND.Value>; // DSETP: printed, but optional
def MI8Type   : Mod<I8Type, Always> { let Ordered = true; }
def MI16Type  : Mod<I16Type, Always> { let Ordered = true; }
def MCompOp   : Mod<CompOp, Always>;
def MBoolOp   : Mod<BoolOp, Always>;                 // ISETP
def MI2IDType : Mod<I2IDType, Always>;
def MI2IPDType : Mod<I2IPDType, Always>;
def MSHFDir   : Mod<SHFDir, Always>;

// The supplement's.
def MMUFUOp   : Mod<MUFUOp, Always>;
def MFFmt64   : Mod<FFmt64, Always> { let Ordered = true; }
def MFFmt32   : Mod<FFmt32, Always> { let Ordered = true; }
def MIFmt32   : Mod<IFmt32, Always> { let Ordered = true; }
def MIFmt64   : Mod<IFmt64, Always> { let Ordered = true; }
def MFloType  : Mod<FloType, Always>;
def MFloSh    : Mod<FloSh>;
def MMemSize  : Mod<MemSize, MemSize_32.Value>;
def MMemSem   : Mod<MemSem>;
def MMemScope : Mod<MemScope, Always>;
def MAtomOp   : Mod<AtomOp, Always>;
def MAtomType32 : Mod<AtomType32>;
def MAtomType64 : Mod<AtomType64, Always>;
def MCasType32 : Mod<CasType32>;
def MCasType64 : Mod<CasType64, Always>;
def MShflMode : Mod<ShflMode, Always>;
def MVoteMode : Mod<VoteMode, Always>;
def MMatchMode : Mod<MatchMode, Always>;
def MReduxOp  : Mod<ReduxOp, Always>;
def MBarRedOp : Mod<BarRedOp, Always>;
def MUniform  : Mod<Uniform>;

// The Fermi encoding's.
def MFmaBit   : Mod<FmaBit>;
def MFmaMode  : Mod<FmaMode>;
def MFtzFmz   : Mod<FtzFmz>;
def MFermiRound : Mod<FermiRound>;
def MFermiCmp : Mod<FermiCmp, Always>;
def MFermiLop : Mod<LOPOp>;
def MFermiMUFU : Mod<FermiMUFU, Always>;

//===----------------------------------------------------------------------===//
// The tables that C++ reads.
//===----------------------------------------------------------------------===//

def ModKindID : GenericEnum {
  let FilterClass = "ModKind";
  let NameField = "Name";
}
def ModValueID : GenericEnum {
  let FilterClass = "ModValue";
  let NameField = "Name";
  let ValueField = "Value";
}
def ModID : GenericEnum {
  let FilterClass = "Mod";
  let NameField = "Name";
}

def ModValueTable : GenericTable {
  let FilterClass = "ModValue";
  let CppTypeName = "ModValueInfo";
  let Fields = ["Kind", "Value", "Text"];
  string TypeOf_Kind = "ModKindID";
  let PrimaryKey = ["Kind", "Value"];
  let PrimaryKeyName = "lookupModValue";
}
def lookupModText : SearchIndex {
  let Table = ModValueTable;
  let Key = ["Kind", "Text"];
}
def ComparisonTable : GenericTable {
  let FilterClass = "Comparison";
  let CppTypeName = "ComparisonInfo";
  let Fields = ["Kind", "Value", "Swapped", "Inverse"];
  string TypeOf_Kind = "ModKindID";
  let PrimaryKey = ["Kind", "Value"];
  let PrimaryKeyName = "lookupComparison";
}
def ModTable : GenericTable {
  let FilterClass = "Mod";
  let CppTypeName = "ModInfo";
  let Fields = ["Self", "Kind", "Elided", "Assumed", "Ordered"];
  string TypeOf_Self = "ModID";
  string TypeOf_Kind = "ModKindID";
  let PrimaryKey = ["Self"];
  let PrimaryKeyName = "lookupMod";
}
