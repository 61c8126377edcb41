//===-- Q7X2.td - The Q7X2 target --------------------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Includes, in this order: registers, the table of modifiers, operand kinds,
// the scheduling model, formats, a file of instructions for each group of the
// description, and the groups of the supplement.
//
//===----------------------------------------------------------------------===//

include "llvm/Target/Target.td"
include "llvm/TableGen/SearchableTable.td"

def FeatureFermi : SubtargetFeature<"fermi", "IsFermi", "true", "The Fermi encoding: assembler and disassembler only">;
def FeatureInterlocked : SubtargetFeature<"interlocked", "IsInterlocked", "true",
    "Every instruction is interlocked: all control words are 0">;
def FeatureWarps64 : SubtargetFeature<"warps-64", "WarpsPerScheduler", "16",
                                      "A multiprocessor holds 64 warps instead of 48">;
def IsFermi : Predicate<"Subtarget->isFermi()">, AssemblerPredicate<(all_of FeatureFermi)>;
def IsNotFermi : Predicate<"!Subtarget->isFermi()">,
                 AssemblerPredicate<(all_of (not FeatureFermi))>;

include "Q7X2RegisterInfo.td"
include "Q7X2Modifiers.td"
include "Q7X2Operands.td"
include "Q7X2Schedule.td"
include "Q7X2Optypes.td"
include "Q7X2InstrFormats.td"

include "Q7X2InstrFALU.td"
include "Q7X2InstrDALU.td"
include "Q7X2InstrHALU.td"
include "Q7X2InstrIALU.td"
include "Q7X2InstrXU.td"
include "Q7X2InstrLSU.td"
include "Q7X2InstrWARP.td"
include "Q7X2InstrCTRL.td"
include "Q7X2InstrUDP.td"
include "Q7X2InstrFermi.td"

include "Q7X2CallingConv.td"
include "Q7X2Nodes.td"
include "Q7X2Pseudos.td"
include "Q7X2Patterns.td"
include "Q7X2PatternsFloat.td"
include "Q7X2PatternsMem.td"
include "Q7X2PatternsWarp.td"
include "Q7X2Intrinsics.td"

def Q7X2InstrInfo : InstrInfo;
defm : RemapAllTargetPseudoPointerOperands<GPR64>;

// The only list of CPUs. clang's part, which has no subtarget, reads it and the
// features as tables.
class Q7X2Processor<string name, SchedMachineModel model, list<SubtargetFeature> features,
                    bit hasCodeGen> : ProcessorModel<name, model, features> {
  bit HasCodeGen = hasCodeGen;
}
def : Q7X2Processor<"fermi", NoSchedModel, [FeatureFermi], /*hasCodeGen=*/false>;
def : Q7X2Processor<"generic", Q7X2Model, [], /*hasCodeGen=*/true>;
// The same instructions, ordered for another machine's rates.
def : Q7X2Processor<"a100", A100Model, [FeatureWarps64], /*hasCodeGen=*/true>;
def : Q7X2Processor<"h200", H200Model, [FeatureWarps64], /*hasCodeGen=*/true>;

def ProcessorTable : GenericTable {
  let FilterClass = "Q7X2Processor";
  let CppTypeName = "ProcessorInfo";
  let Fields = ["Name", "HasCodeGen"];
}
def FeatureTable : GenericTable {
  let FilterClass = "SubtargetFeature";
  let CppTypeName = "FeatureInfo";
  let Fields = ["Name", "Desc"];
}

def Q7X2AsmParser : AsmParser {
  let HasMnemonicFirst = true;
  let ShouldEmitMatchRegisterName = false; // RZ names three registers
}
def Q7X2ParseVariant : AsmParserVariant {
  let Variant = 1;
  let Name = "";
}
def Q7X2AsmWriter : AsmWriter {
  int PassSubtarget = 0;
}

def Q7X2 : Target {
  let InstructionSet = Q7X2InstrInfo;
  let AssemblyParsers = [Q7X2AsmParser];
  let AssemblyParserVariants = [Q7X2ParseVariant];
  let AssemblyWriters = [Q7X2AsmWriter];
}
