//===- Decode.cpp - Decodes instructions ----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decode.h"
#include "Exec.h"
#include "HazardProof.h"
#include "Target.h"
#include "llvm/ADT/STLExtras.h"

using namespace q7x2;
using namespace llvm;

/// Returns true if the encoded register numbers equal those of Inst.h.
[[maybe_unused]] static bool numbersAgree(const MCRegisterInfo &MRI) {
  return MRI.getEncodingValue(Q7X2::R0) == 0 &&
         MRI.getEncodingValue(Q7X2::RZ) == ZeroRow &&
         MRI.getEncodingValue(Q7X2::UR0) == 0 &&
         MRI.getEncodingValue(Q7X2::URZ) == ZeroUReg &&
         MRI.getEncodingValue(Q7X2::P0) == 0 &&
         MRI.getEncodingValue(Q7X2::PT) == TruePred &&
         MRI.getEncodingValue(Q7X2::UP0) == 0 &&
         MRI.getEncodingValue(Q7X2::UPT) == TruePred &&
         MRI.getEncodingValue(Q7X2::B0) == 0;
}

Expected<std::unique_ptr<Decoder>> Decoder::create() {
  Expected<std::unique_ptr<Disassembly>> MC = Disassembly::create();
  if (!MC)
    return MC.takeError();
  assert(numbersAgree((*MC)->registers()) && "the registers of Inst.h");
  return std::unique_ptr<Decoder>(new Decoder(std::move(*MC)));
}

static void executeInvalid(Context &X, const DecodedInst &, uint32_t Mask) {
  X.fault(firstLane(Mask), InvalidEncodingText);
}

/// Returns true if an instruction leaves the fragments of its warp unchanged
/// and does not depend on the time.
static bool isStraight(const DecodedInst &I) {
  switch (I.Op) {
  case op::NOP:
  case op::BSSY:
    return true;
  case op::CS2R:
    return false;
  case op::S2R:
  case op::S2UR:
    return I.Amount != Q7X2::SReg_SR_CLOCKLO &&
           I.Amount != Q7X2::SReg_SR_CLOCKHI;
  default:
    return I.Group != llvm::Q7X2::GroupCTRL;
  }
}

/// Sets DecodedInst::Straight.
static void markStraightRuns(MutableArrayRef<DecodedInst> Code) {
  uint32_t Length = 0;
  for (DecodedInst &I : reverse(Code)) {
    Length = isStraight(I) ? Length + 1 : 0;
    I.Straight = Length;
  }
}

static bool isConstant(const SrcOp &S) { return S.Kind == SrcKind::Const; }

/// Returns true if only the threads of its own warp can observe when an
/// instruction takes effect, and it cannot fault provided that its constants
/// exist.
static bool isLocal(const DecodedInst &I, const InstTiming &T) {
  switch (I.Op) {
  case op::ULDC:
  case op::ULDC64:
  case op::S2UR:
    return false;
  default:
    return isStraight(I) && T.IsProved && I.Group != llvm::Q7X2::GroupLSU &&
           I.Fn != executeInvalid;
  }
}

/// Sets InstTiming::Ahead, Group and HasConstant.
static void markLocalRuns(ArrayRef<DecodedInst> Code,
                          MutableArrayRef<InstTiming> Timings) {
  unsigned Length = 0;
  for (auto [I, T] : reverse(zip(Code, Timings))) {
    Length = isLocal(I, T) ? std::min(Length + 1, MaxAhead) : 0;
    T.Ahead = Length;
    T.Group = I.Group;
    T.HasConstant = isConstant(I.A) || isConstant(I.B) || isConstant(I.C);
  }
}

/// The cause of a stall for the result of an instruction.
static StallCause resultCause(const DecodedInst &I, const InstTiming &T) {
  if (I.Op == op::ULDC || I.Op == op::ULDC64)
    return StallCause::Constant;
  if (T.Unit == Q7X2Unit::LSU)
    return StallCause::Memory;
  if (T.Unit == Q7X2Unit::LSUShared)
    return StallCause::Shared;
  return T.IsVariable ? StallCause::Scoreboard : StallCause::Dependency;
}

DecodedCode Decoder::decodeAll(ArrayRef<uint8_t> Code, Q7X2::Resources &Used) {
  const MCInstrInfo &MII = MC->instructions();
  const MCRegisterInfo &MRI = MC->registers();
  DecodedCode Result;
  Result.Insts.reserve(Code.size() / InstBytes);
  Result.Timings.reserve(Code.size() / InstBytes);
  for (uint64_t Offset = 0; Offset < Code.size(); Offset += InstBytes) {
    MCInst MI;
    if (MC->read(Code.slice(Offset), MI)) {
      Result.Insts.push_back(decode(MI, Offset / InstBytes));
      Result.Timings.push_back(readTiming(MI, MII, MRI));
      Result.Timings.back().ResultCause =
          resultCause(Result.Insts.back(), Result.Timings.back());
      Q7X2::countResources(MI, MII, MRI, Used);
      continue;
    }
    DecodedInst Invalid;
    Invalid.Fn = executeInvalid;
    Result.Insts.push_back(Invalid);
    Result.Timings.emplace_back();
  }
  markStraightRuns(Result.Insts);
  proveControlWords(Result.Insts, Result.Timings);
  markLocalRuns(Result.Insts, Result.Timings);
  return Result;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

namespace {
/// Converts one MCInst to a DecodedInst.
class InstReader {
public:
  InstReader(const MCInst &MI, const MCInstrDesc &Desc,
             const MCRegisterInfo &MRI, const Q7X2::InstrInfoRow &Row,
             DecodedInst &D)
      : MI(MI), Desc(Desc), MRI(MRI), Row(Row), D(D) {}

  /// Reads all operands of the instruction at \p Index.
  void read(uint32_t Index);

private:
  const MCInst &MI;
  const MCInstrDesc &Desc;
  const MCRegisterInfo &MRI;
  const Q7X2::InstrInfoRow &Row;
  DecodedInst &D;
  unsigned NumMods = 0; // modifiers read so far

  int64_t imm(unsigned Idx) const { return MI.getOperand(Idx).getImm(); }
  unsigned number(unsigned Idx) const {
    return MRI.getEncodingValue(MI.getOperand(Idx).getReg());
  }
  bool inClass(unsigned Idx, unsigned Class) const {
    return MRI.getRegClass(Class).contains(MI.getOperand(Idx).getReg());
  }
  bool isUniformReg(unsigned Idx) const {
    return inClass(Idx, Q7X2::UGPRRegClassID) ||
           inClass(Idx, Q7X2::UGPR64ZRegClassID);
  }
  /// Returns the number of MCOperands of the operand that begins at Idx. Only
  /// the first one has a name.
  unsigned countSubOperands(unsigned Idx) const {
    unsigned End = Idx + 1;
    while (End != Desc.getNumOperands() &&
           Q7X2::getOperandIdxName(MI.getOpcode(), End) ==
               Q7X2::OpName::NUM_OPERAND_NAMES)
      ++End;
    return End - Idx;
  }

  uint16_t uniformSlot(unsigned Idx) const { return number(Idx); }
  uint16_t destination(unsigned Idx) const;
  uint8_t predDestination(unsigned Idx) const;
  SrcOp plainSource(unsigned Idx) const;
  SrcOp constant(unsigned Idx) const;
  SrcOp source(unsigned Idx) const;
  PredOp predicate(unsigned Idx) const;
  void readSource(unsigned Idx, SrcOp &S, PredOp &P) const;
  void readAddress(unsigned Idx);
  void readModifier(unsigned Value);
  void readTarget(unsigned Idx, uint32_t Index);
  void readOperand(unsigned Idx, Q7X2::OpName Name, uint32_t Index);
};
} // namespace

uint16_t InstReader::destination(unsigned Idx) const {
  unsigned N = number(Idx);
  if (isUniformReg(Idx))
    return N == ZeroUReg ? SinkUReg : N;
  return N == ZeroRow ? SinkRow : N;
}

uint8_t InstReader::predDestination(unsigned Idx) const {
  unsigned N = number(Idx);
  return N == TruePred ? SinkPred : N;
}

PredOp InstReader::predicate(unsigned Idx) const {
  PredOp P;
  P.Reg = number(Idx);
  P.Not = imm(Idx + 1);
  return P;
}

/// Reads a register or an immediate without modifiers.
SrcOp InstReader::plainSource(unsigned Idx) const {
  SrcOp S;
  if (MI.getOperand(Idx).isImm()) {
    S.Kind = SrcKind::Imm;
    S.Value = uint32_t(imm(Idx));
    return S;
  }
  S.Kind = isUniformReg(Idx) ? SrcKind::UReg : SrcKind::Reg;
  S.Row = number(Idx);
  if (inClass(Idx, Q7X2::GPR64ZRegClassID) ||
      inClass(Idx, Q7X2::UGPR64ZRegClassID))
    S.Regs = 2;
  else if (inClass(Idx, Q7X2::GPR128ZRegClassID))
    S.Regs = 4;
  return S;
}

SrcOp InstReader::constant(unsigned Idx) const {
  SrcOp S;
  S.Kind = SrcKind::Const;
  S.Bank = imm(Idx);
  S.Value = imm(Idx + 1);
  return S;
}

/// Reads a register, an immediate, or the bank and offset of a constant,
/// followed by the SrcMods if there is one more MCOperand.
SrcOp InstReader::source(unsigned Idx) const {
  const unsigned Count = countSubOperands(Idx);
  const bool IsConst = MI.getOperand(Idx).isImm() && Count > 1;
  const unsigned ModsIdx = IsConst ? 2 : 1;
  SrcOp S = IsConst ? constant(Idx) : plainSource(Idx);
  if (Count > ModsIdx) {
    unsigned Mods = imm(Idx + ModsIdx);
    S.Neg = Mods & Q7X2::SrcMods::Neg;
    S.Abs = Mods & Q7X2::SrcMods::Abs;
    S.HalfSel = (Mods & Q7X2::SrcMods::HSel) >> Q7X2::SrcMods::HSelShift;
  }
  return S;
}

/// Reads a source operand, which is a predicate for PLOP3 and UPLOP3.
void InstReader::readSource(unsigned Idx, SrcOp &S, PredOp &P) const {
  if (D.Op == op::PLOP3 || D.Op == op::UPLOP3)
    P = predicate(Idx);
  else
    S = source(Idx);
}

/// Reads [Ra+URb+offset] or c[bank][Ra+offset].
void InstReader::readAddress(unsigned Idx) {
  D.A = plainSource(Idx);
  if (MI.getOperand(Idx + 1).isImm()) {
    D.B = constant(Idx + 1);
    return;
  }
  D.UBase = uniformSlot(Idx + 1);
  D.Offset = imm(Idx + 2);
}

/// Reads a branch target, encoded as the distance from the next instruction.
void InstReader::readTarget(unsigned Idx, uint32_t Index) {
  int64_t Distance = int32_t(imm(Idx));
  int64_t Target = (int64_t(Index) + 1) * InstBytes + Distance;
  bool Valid = Target >= 0 && Target % InstBytes == 0;
  D.Target = Valid ? uint32_t(Target / InstBytes) : ~uint32_t(0);
}

void InstReader::readOperand(unsigned Idx, Q7X2::OpName Name, uint32_t Index) {
  switch (Name) {
  case Q7X2::OpName::rd:
  case Q7X2::OpName::urd:
    D.Dst = destination(Idx);
    break;
  case Q7X2::OpName::pu:
    D.PU = predDestination(Idx);
    break;
  case Q7X2::OpName::pv:
    D.PV = predDestination(Idx);
    break;
  case Q7X2::OpName::a:
    // The modifier of R2P's source is the second MCOperand of that source.
    if (D.Op == op::R2P) {
      D.A = plainSource(Idx);
      D.Mods.set(mod::MBSel, imm(Idx + 1));
      break;
    }
    readSource(Idx, D.A, D.PP);
    break;
  case Q7X2::OpName::b:
    readSource(Idx, D.B, D.PQ);
    break;
  case Q7X2::OpName::c:
    readSource(Idx, D.C, D.PR);
    break;
  case Q7X2::OpName::id:
    D.A = source(Idx);
    break;
  case Q7X2::OpName::n:
    D.B = source(Idx);
    break;
  case Q7X2::OpName::p:
    D.PP = predicate(Idx);
    break;
  case Q7X2::OpName::q:
    D.PQ = predicate(Idx);
    break;
  case Q7X2::OpName::guard:
    D.Guard = predicate(Idx);
    break;
  case Q7X2::OpName::addr:
    readAddress(Idx);
    break;
  case Q7X2::OpName::idx:
    D.UBase = uniformSlot(Idx);
    D.Offset = imm(Idx + 1);
    break;
  case Q7X2::OpName::target:
    readTarget(Idx, Index);
    break;
  case Q7X2::OpName::bar:
    D.Amount = number(Idx);
    break;
  case Q7X2::OpName::sr:
  case Q7X2::OpName::shiftamt:
    D.Amount = imm(Idx);
    break;
  case Q7X2::OpName::lut:
    D.Lut = imm(Idx);
    break;
  case Q7X2::OpName::ctrl: // belongs to the InstTiming
    break;
  default:
    llvm_unreachable("an operand that the simulator does not know");
  }
}

/// Reads a modifier. Modifiers are operands in the order of the columns of the
/// instruction table.
void InstReader::readModifier(unsigned Value) {
  const Q7X2Mod::ModID ID = Row.mod(NumMods);
  for (unsigned I = 0; I != NumMods; ++I)
    if (Row.mod(I) == ID) {
      D.Mods.setSecond(Value);
      ++NumMods;
      return;
    }
  D.Mods.set(ID, Value);
  ++NumMods;
}

void InstReader::read(uint32_t Index) {
  for (unsigned I = 0, E = Desc.getNumOperands(); I != E; ++I) {
    Q7X2::OpName Name = Q7X2::getOperandIdxName(MI.getOpcode(), I);
    if (Name == Q7X2::OpName::NUM_OPERAND_NAMES)
      continue; // not the first MCOperand of its operand
    // The name of a special register has a modifier's operand type, too.
    if (Desc.operands()[I].OperandType == Q7X2::OPERAND_MOD &&
        Name != Q7X2::OpName::sr)
      readModifier(imm(I));
    else
      readOperand(I, Name, Index);
  }
  assert(NumMods == Row.NumMods && "a modifier that is no operand");
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

DecodedInst Decoder::decode(const MCInst &MI, uint32_t Index) const {
  DecodedInst D;
  unsigned Opcode = MI.getOpcode();
  const Q7X2::InstrInfoRow *Row = Q7X2::lookupInstr(Opcode);
  if (!Row) {
    D.Fn = executeInvalid;
    return D;
  }
  const MCInstrDesc &Desc = MC->instructions().get(Opcode);
  D.Op = Row->Op;
  D.Opcode = Opcode;
  D.Form = Row->SrcForm;
  D.Group = Q7X2::lookupOperation(Row->Op)->Group;
  D.UniformGuard = Desc.TSFlags & Q7X2::TSFlag::Uniform;
  InstReader(MI, Desc, MC->registers(), *Row, D).read(Index);
  D.Fn = bindExecutor(Row->Op, D);
  if (!D.Fn)
    D.Fn = executeInvalid;
  return D;
}

PipeUse Decoder::pipeOf(unsigned Opcode) const {
  const MCSubtargetInfo &STI = MC->subtarget();
  const MCSchedModel &Model = STI.getSchedModel();
  const MCSchedClassDesc *Class =
      Model.getSchedClassDesc(MC->instructions().get(Opcode).getSchedClass());
  if (!Class->isValid() || Class->NumWriteProcResEntries == 0)
    return {};
  const MCWriteProcResEntry &Use = *STI.getWriteProcResBegin(Class);
  StringRef Name = Model.getProcResource(Use.ProcResourceIdx)->Name;
  Name.consume_front("Pipe");
  return {Name, Use.ReleaseAtCycle};
}
