//===-- Q7X2BaseInfo.h - Tables and constants -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shared by the assembler, the code generator and the simulator: the tables
// that TableGen generates from Q7X2Modifiers.td and Q7X2InstrFormats.td, the
// operand kinds, and the layouts of the control word and of constant bank 0.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2BASEINFO_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2BASEINFO_H

#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/MC/MCInstrDesc.h"
#include <cstdint>

namespace llvm {

// The enumerations of the tables, each in a namespace of its own: FADD is an
// operation, FPFtz a kind of modifier, FPFtz_FTZ a value of that kind.
namespace Q7X2Op {
#define GET_OperationID_DECL
#include "Q7X2GenSearchableTables.inc"
} // namespace Q7X2Op
namespace Q7X2Unit {
#define GET_FuncUnitID_DECL
#include "Q7X2GenSearchableTables.inc"
} // namespace Q7X2Unit
namespace Q7X2Pipe {
#define GET_PipeID_DECL
#include "Q7X2GenSearchableTables.inc"
} // namespace Q7X2Pipe
namespace Q7X2Form {
#define GET_FormID_DECL
#include "Q7X2GenSearchableTables.inc"
} // namespace Q7X2Form
namespace Q7X2ModKind {
#define GET_ModKindID_DECL
#include "Q7X2GenSearchableTables.inc"
} // namespace Q7X2ModKind
namespace Q7X2Mod {
#define GET_ModID_DECL
#include "Q7X2GenSearchableTables.inc"
} // namespace Q7X2Mod
namespace Q7X2 {
#define GET_GroupID_DECL
#define GET_ModValueID_DECL
#include "Q7X2GenSearchableTables.inc"
} // namespace Q7X2

namespace Q7X2 {

/// One text of an enumeration.
struct ModValueInfo {
  Q7X2ModKind::ModKindID Kind;
  uint8_t Value;
  StringLiteral Text; ///< Without the dot; empty if nothing is printed.
};

/// The operation of a comparison.
struct ComparisonInfo {
  Q7X2ModKind::ModKindID Kind;
  uint8_t Value;
  uint8_t Swapped; ///< The same comparison with swapped sources.
  uint8_t Inverse;
};

/// A modifier of instructions.
struct ModInfo {
  Q7X2Mod::ModID Self;
  Q7X2ModKind::ModKindID Kind;
  uint8_t Elided;  ///< The value that is not printed; 0xff if all are.
  uint8_t Assumed; ///< The default; 0xff if one must be written.
  bool Ordered;    ///< Parsed in order with the other ordered ones.
};

/// The timing of a unit (Q7X2Schedule.td), in cycles from issue.
struct UnitInfo {
  Q7X2Unit::FuncUnitID Self;
  Q7X2Pipe::PipeID IssuePipe; ///< Units of one pipe share its issue slots.
  uint8_t Interval;           ///< Between two issues to the pipe.
  uint8_t ResultLatency;      ///< Until a user of a register may issue.
  uint8_t PredLatency;        ///< Until a user of a predicate may issue.
  uint8_t SourceRead;         ///< Until the sources have been read.
  bool HasWsb;                ///< Results need a scoreboard.
  bool HasRsb;                ///< Sources need a scoreboard.
};

/// The latency of a register result between two units, if it is not the usual
/// one.
struct BypassInfo {
  Q7X2Unit::FuncUnitID From, To;
  uint8_t Latency;
};

/// The properties of an operation in all its forms.
struct OperationInfo {
  Q7X2Op::OperationID Self;
  GroupID Group; ///< GroupFALU, GroupIALU, ...
  Q7X2Unit::FuncUnitID Unit;
  uint8_t Optype; ///< Bits 0-7.
};

/// An instruction group, as statistics name it.
struct GroupInfo {
  GroupID Self;
  StringLiteral Text;
};

/// The properties of an opcode, an operation in a form. In the Fermi encoding
/// Op is FERMI for all opcodes.
struct InstrInfoRow {
  unsigned Self; ///< The opcode.
  Q7X2Op::OperationID Op;
  Q7X2Form::FormID SrcForm;
  StringLiteral Mnemonic; ///< With the suffixes of the mode: IMAD.HI.X.
  uint8_t NumMods;
  Q7X2Mod::ModID Mod0, Mod1, Mod2, Mod3, Mod4;

  Q7X2Mod::ModID mod(unsigned I) const {
    const Q7X2Mod::ModID Mods[] = {Mod0, Mod1, Mod2, Mod3, Mod4};
    return Mods[I];
  }
};

/// Another spelling of a mnemonic: IMAD.LO is IMAD.
struct SpellingInfo {
  StringLiteral Text;
  StringLiteral Mnemonic;
};

#define GET_UnitTable_DECL
#define GET_BypassTable_DECL
#define GET_ModValueTable_DECL
#define GET_ComparisonTable_DECL
#define GET_ModTable_DECL
#define GET_GroupTable_DECL
#define GET_OperationTable_DECL
#define GET_InstrTable_DECL
#include "Q7X2GenSearchableTables.inc"

/// Returns whether an opcode belongs to the Fermi encoding.
bool isFermi(const InstrInfoRow &Row);

/// Returns the unit of an opcode; null for pseudos and the Fermi encoding.
const UnitInfo *lookupUnitOf(unsigned Opcode);
/// Returns whether instructions with this opcode execute on the unit.
bool isOnUnit(unsigned Opcode, Q7X2Unit::FuncUnitID ID);
/// Returns the cycles from issue until a register, or predicate, has been
/// written.
unsigned latencyOf(const UnitInfo &Unit, bool IsPred);
/// Returns the cycles from the issue of a producer until a user of its register
/// result may issue.
unsigned getResultLatency(const UnitInfo &Producer, const UnitInfo &Consumer);

/// Returns the cycles between the issues of two instructions that access the
/// same register or predicate without a hazard. A variable latency counts with
/// its minimum.
unsigned cyclesToRead(const UnitInfo &Writer, const UnitInfo &Reader,
                      bool IsPred);
/// Returns the cycles after which the later of two writes takes effect last.
unsigned cyclesToRewrite(const UnitInfo &Earlier, const UnitInfo &Later,
                         bool IsPred);
unsigned cyclesToOverwrite(const UnitInfo &Reader, const UnitInfo &Writer,
                           bool IsPred);

ArrayRef<UnitInfo> getUnitTable();
ArrayRef<InstrInfoRow> getInstrTable();
ArrayRef<SpellingInfo> getSpellingTable();

/// Returns all texts of an enumeration for messages: ".EQ, .NE, .LT".
std::string listModTexts(Q7X2ModKind::ModKindID Kind);

// ---- the multiprocessor (docs/decisions.md) --------------------------------
constexpr unsigned InstBytes = 16; ///< Of an instruction; Fermi's have 8.
constexpr unsigned WarpSize = 32;
constexpr unsigned NumSchedulers = 4; ///< Of a multiprocessor.
constexpr unsigned MaxThreadsPerBlock = 1024;
constexpr unsigned NumBlockBarriers = 16;

// ---- operand kinds ---------------------------------------------------------
/// MCOperandInfo::OperandType of modifiers, and of all parts of a composite
/// operand.
enum OperandType : unsigned {
  OPERAND_REG_SRC = MCOI::OPERAND_FIRST_TARGET, ///< Register{, SrcMods}.
  OPERAND_CMEM32,   ///< Bank, offset{, SrcMods}: a 32-bit word.
  OPERAND_CMEM64,   ///< Bank, offset{, SrcMods}: a 64-bit word.
  OPERAND_CMEM_IDX, ///< Register, bank, offset.
  OPERAND_MEM,      ///< Register, uniform register, offset.
  OPERAND_MOD,      ///< A modifier's value.
};

/// The modifiers of a source, and those that a source accepts.
namespace SrcMods {
enum : unsigned {
  None = 0,
  Neg = 1,
  Abs = 2,
  HSelShift = 2, ///< The two bits of HSel2.
  HSel = 12,
  Inv = 16, ///< Accepts `~`, which is encoded in the bit of Neg.
};
} // namespace SrcMods

/// TSFlags of an instruction (Q7X2InstrFormats.td).
namespace TSFlag {
enum : uint64_t {
  HasWsb = 1,  ///< Variable latency: may raise a scoreboard for its result.
  HasRsb = 2,  ///< Memory: may raise a scoreboard until the sources are read.
  Uniform = 4, ///< Uniform datapath.
  Commutative = 8, ///< The first two sources can be swapped.
};
} // namespace TSFlag

// ---- control word ----------------------------------------------------------
/// Bits 112-127 of an instruction, as the operand `ctrl` holds them.
struct ControlWord {
  unsigned Stall = 0; ///< Cycles until the next issue, 1-15; 0: interlocked.
  unsigned Req = 0;   ///< Scoreboards to wait for, a bit each.
  int Wsb = -1;       ///< Scoreboard released with the result; -1: none.
  int Rsb = -1;       ///< Scoreboard released when sources are read; -1: none.

  bool isInterlocked() const { return Stall == 0; }
  /// Returns the mask of the scoreboards that it raises.
  unsigned wsbMask() const { return Wsb < 0 ? 0 : 1u << Wsb; }
  unsigned rsbMask() const { return Rsb < 0 ? 0 : 1u << Rsb; }

  static constexpr unsigned NumScoreboards = 6;
  static constexpr unsigned MaxStall = 15;

  unsigned encode() const {
    return Stall | Req << 4 | unsigned(Wsb + 1) << 10 | unsigned(Rsb + 1) << 13;
  }
  static ControlWord decode(unsigned Bits) {
    return {Bits & 15, Bits >> 4 & 63, int(Bits >> 10 & 7) - 1,
            int(Bits >> 13 & 7) - 1};
  }
};

// ---- constant bank 0, in bytes (docs/abi.md) -------------------------------
namespace CBank0 {
enum : unsigned {
#define Q7X2_CBANK0_FIELD(NAME, OFFSET, WORDS, MEANING) NAME = OFFSET,
#define Q7X2_CBANK0_SREG(NAME, DIMENSION, FIELD, WORD)                         \
  sreg_##NAME##_##DIMENSION = FIELD + 4 * WORD,
#define Q7X2_CBANK0_ENVREG(NUMBER, FIELD, WORD)                                \
  sreg_envreg##NUMBER = FIELD + 4 * WORD,
#include "llvm/TargetParser/Q7X2ConstantBank0.def"
};
} // namespace CBank0

/// The size of a launch's constant bank 0 is a multiple of this number of
/// bytes, so that the word with a narrow parameter is in the bank.
constexpr uint64_t BankEndAlign = 16;

/// The alignment in bytes of the dynamic shared memory that a launch allocates
/// for a pointer argument, which is that of the widest access.
constexpr uint64_t SharedArgumentAlign = 16;

/// Specifiers of symbol operands.
enum Specifier : uint16_t { S_None, S_LO, S_HI };

} // namespace Q7X2
} // namespace llvm

#endif
