//===-- Q7X2BaseInfo.cpp - Tables and constants ---------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2ModValues.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

namespace llvm {
namespace Q7X2 {

// The tables refer to all enumerators without qualification.
using namespace Q7X2Op;
using namespace Q7X2Unit;
using namespace Q7X2Pipe;
using namespace Q7X2Form;
using namespace Q7X2ModKind;
using namespace Q7X2Mod;

#define GET_UnitTable_IMPL
#define GET_BypassTable_IMPL
#define GET_ModValueTable_IMPL
#define GET_ComparisonTable_IMPL
#define GET_ModTable_IMPL
#define GET_GroupTable_IMPL
#define GET_OperationTable_IMPL
#define GET_InstrTable_IMPL
#define GET_SpellingTable_IMPL
#include "Q7X2GenSearchableTables.inc"

ArrayRef<UnitInfo> getUnitTable() { return UnitTable; }
ArrayRef<InstrInfoRow> getInstrTable() { return InstrTable; }
ArrayRef<SpellingInfo> getSpellingTable() { return SpellingTable; }

namespace {

/// The ranges in ModValueTable, which is sorted by kind and value, of each
/// modifier's kind.
struct ModValueIndex {
  uint16_t Begin[std::size(ModTable)] = {};
  uint16_t End[std::size(ModTable)] = {};

  constexpr ModValueIndex() {
    for (const ModInfo &M : ModTable) {
      unsigned I = 0;
      while (I != std::size(ModValueTable) && ModValueTable[I].Kind != M.Kind)
        ++I;
      Begin[M.Self] = I;
      while (I != std::size(ModValueTable) && ModValueTable[I].Kind == M.Kind)
        ++I;
      End[M.Self] = I;
    }
  }
};

} // namespace

const ModValueInfo *findModValue(ModID Mod, uint64_t Value) {
  static constexpr ModValueIndex Index;
  const ModValueInfo *V = ModValueTable + Index.Begin[Mod];
  const ModValueInfo *End = ModValueTable + Index.End[Mod];
  // Values without a text have no row, so the row of Value is at its index or
  // before it.
  for (V += std::min<uint64_t>(Value, End - V - 1); V->Value > Value; --V)
    if (V == ModValueTable + Index.Begin[Mod])
      return nullptr;
  return V->Value == Value ? V : nullptr;
}

bool isFermi(const InstrInfoRow &Row) {
  return lookupOperation(Row.Op)->Group == GroupFermi;
}

const UnitInfo *lookupUnitOf(unsigned Opcode) {
  const InstrInfoRow *Row = lookupInstr(Opcode);
  if (!Row || isFermi(*Row))
    return nullptr;
  return lookupUnit(lookupOperation(Row->Op)->Unit);
}

bool isOnUnit(unsigned Opcode, Q7X2Unit::FuncUnitID ID) {
  const UnitInfo *Unit = lookupUnitOf(Opcode);
  return Unit && Unit->Self == ID;
}

unsigned getResultLatency(const UnitInfo &Producer, const UnitInfo &Consumer) {
  if (const BypassInfo *B = lookupBypass(Producer.Self, Consumer.Self))
    return B->Latency;
  return Producer.ResultLatency;
}

unsigned latencyOf(const UnitInfo &Unit, bool IsPred) {
  return IsPred ? Unit.PredLatency : Unit.ResultLatency;
}

unsigned cyclesToRead(const UnitInfo &Writer, const UnitInfo &Reader,
                      bool IsPred) {
  return IsPred ? Writer.PredLatency : getResultLatency(Writer, Reader);
}

unsigned cyclesToRewrite(const UnitInfo &Earlier, const UnitInfo &Later,
                         bool IsPred) {
  const unsigned First = latencyOf(Earlier, IsPred);
  if (Earlier.HasWsb)
    return First; // Variable latency requires a wait.
  const unsigned Second = latencyOf(Later, IsPred);
  return First >= Second ? First - Second + 1 : 0;
}

unsigned cyclesToOverwrite(const UnitInfo &Reader, const UnitInfo &Writer,
                           bool IsPred) {
  const unsigned Landing = latencyOf(Writer, IsPred);
  if (!Reader.HasRsb || Reader.SourceRead <= Landing)
    return 0;
  return Reader.SourceRead - Landing;
}

std::string listModTexts(Q7X2ModKind::ModKindID Kind) {
  std::string List;
  for (const ModValueInfo &V : ModValueTable) {
    if (V.Kind != Kind || V.Text.empty())
      continue;
    if (!List.empty())
      List += ", ";
    List += "." + V.Text.str();
  }
  return List;
}

} // namespace Q7X2
} // namespace llvm
