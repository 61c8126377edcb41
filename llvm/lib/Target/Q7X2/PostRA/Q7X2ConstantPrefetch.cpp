//===-- Q7X2ConstantPrefetch.cpp - Request constants ahead of their use ---===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The constant cache is empty when a launch begins, and an instruction with an
// operand in a missing line stalls the warp for as long as a load from DRAM
// takes. The words that a kernel reads are in several lines: the launch's
// parameters, the kernel's, and the module's constants. ULDC and LDC do not
// stall, so this pass requests all lines before the first instruction that
// waits for one, and their latencies overlap:
//
//   UMOV.64 UR[0:1], c[0x0][0x160]         ULDC.64 UR[0:1], c[0x0][0x160]
//   S2R R0, SR_TID.X                       ULDC URZ, c[0x3][0x0]
//   IADD R0, R0, c[0x0][0x18]        =>    S2R R0, SR_TID.X
//   FMUL R1, R1, c[0x3][0x0]               IADD R0, R0, c[0x0][0x18]
//                                          FMUL R1, R1, c[0x3][0x0]
//
// Moves of words of the line become the loads, if the kernel's entry block has
// some, or a block that only one path leads to; if the code before uses a
// move's register, another one takes its place. Otherwise a load without a
// result is added. The line that is used first needs no request. A small table
// that is read with an index after another load is requested as a whole: the
// index or the order of the code makes its lines late.
//
// Runs after the last scheduler, which has no reason to issue a load without
// users early. One scan.
//
//===----------------------------------------------------------------------===//

#include "ISel/Q7X2ISelLowering.h"
#include "Lowering/Q7X2ConstantTables.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LiveRegUnits.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-constant-prefetch"
#define PASS_NAME "Q7X2 constant prefetch"

STATISTIC(NumConverted, "Number of moves that became loads");
STATISTIC(NumAdded, "Number of loads added");

static cl::opt<unsigned>
    MaxLines("q7x2-constant-lines", cl::Hidden, cl::init(4),
             cl::desc("How many lines of constants a kernel requests ahead of "
                      "their use, at most"));

// The maximum number of moves of a line that become loads: each load takes a
// scoreboard, and the instructions at the beginning need some of the six.
static constexpr unsigned MaxMoves = 2;

namespace {

/// Identifies a line: the bank, an object in it (none, a variable, or the
/// numbers or the addresses that selection puts into the module's bank), and
/// the line's number in the object.
using LineId = std::tuple<int64_t, const void *, int64_t>;

/// The lines of the variables that selection creates for constants.
using ConstantLines = DenseMap<const GlobalValue *, LineId>;

/// A line of a constant bank with contents that the compiler knows.
struct Line {
  LineId Id;
  MachineOperand Offset;                     // of a word in the line
  SmallVector<MachineInstr *, 2> Moves = {}; // that can become loads
  // The position of the first instruction that waits for the line if the moves
  // are loads.
  unsigned Blocks = ~0u;
  // A move that can become a load if it gets another register.
  MachineInstr *Other = nullptr;
};

/// The registers that are accessed on the only path from the function's entry
/// to the current instruction.
class PathRegisters {
  const TargetRegisterInfo &TRI;
  DenseMap<const MachineBasicBlock *, LiveRegUnits> AtEnd;
  LiveRegUnits *Current = nullptr; // null if there are several paths

public:
  explicit PathRegisters(const TargetRegisterInfo &TRI) : TRI(TRI) {}

  void beginBlock(const MachineBasicBlock &MBB) {
    Current = nullptr;
    LiveRegUnits Before(TRI);
    if (!MBB.pred_empty()) {
      auto Known =
          MBB.pred_size() == 1 ? AtEnd.find(*MBB.pred_begin()) : AtEnd.end();
      if (Known == AtEnd.end())
        return;
      Before = Known->second;
    } else if (&MBB != &MBB.getParent()->front()) {
      return;
    }
    Current = &AtEnd.try_emplace(&MBB, std::move(Before)).first->second;
  }
  void addInstruction(const MachineInstr &MI) {
    if (Current)
      Current->accumulate(MI);
  }
  bool isUntouched(Register Reg) const {
    return Current && Current->available(Reg);
  }
};

class Q7X2ConstantPrefetch : public MachineFunctionPass {
public:
  static char ID;
  Q7X2ConstantPrefetch() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;
  const Q7X2RegisterInfo *TRI;

  SmallVector<Line, 4> findLines(MachineFunction &MF) const;
  unsigned addTable(const MachineInstr &MI, unsigned Number,
                    SmallVectorImpl<Line> &Lines) const;
  bool canLoseGuard(const MachineInstr &MI) const;
  Register findFreeRegister(const MachineInstr &Move) const;
  bool findUses(MachineInstr &Move,
                SmallVectorImpl<MachineOperand *> &Uses) const;
  bool rename(MachineInstr &Move) const;
  void convert(MachineInstr &Move) const;
};

} // namespace

char Q7X2ConstantPrefetch::ID = 0;

INITIALIZE_PASS(Q7X2ConstantPrefetch, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ConstantPrefetchPass() {
  return new Q7X2ConstantPrefetch();
}

/// Returns the opcode of the load that is equivalent to a move; 0 if \p MI is
/// not a move.
static unsigned getLoadOpcode(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Q7X2::UMOV_C:
    return Q7X2::ULDC_C;
  case Q7X2::UMOV64_C:
    return Q7X2::ULDC64_C;
  case Q7X2::MOV_C:
    return Q7X2::LDC_C;
  case Q7X2::IMAD_RRC: // rd, pv, ra, rb, bank, offset, sign: 0 * 0 + c
    return MI.getOperand(2).getReg() == Q7X2::RZ &&
                   MI.getOperand(3).getReg() == Q7X2::RZ &&
                   MI.getOperand(1).getReg() == Q7X2::PT &&
                   MI.getOperand(6).getImm() == 0
               ? Q7X2::LDC_C
               : 0;
  case Q7X2::MOV64_C:
    return Q7X2::LDC64_C;
  default:
    return 0;
  }
}

/// Returns the index of the bank, which the offset follows, of a constant
/// operand; -1 if there is none, or if it depends on a register.
static int findConstant(const MachineInstr &MI) {
  for (auto [I, Op] : enumerate(MI.getDesc().operands())) {
    if (Op.OperandType == Q7X2::OPERAND_CMEM32 ||
        Op.OperandType == Q7X2::OPERAND_CMEM64)
      return I;
    if (Op.OperandType == Q7X2::OPERAND_CMEM_IDX)
      return MI.getOperand(I).getReg() == Q7X2::RZ ||
                     MI.getOperand(I).getReg() == Q7X2::URZ
                 ? I + 1
                 : -1;
  }
  return -1;
}

/// Finds the lines of the numbers and addresses. Selection aligns the first of
/// each to a line, and the others follow it.
static ConstantLines findConstantLines(const Module &M) {
  static const char Kinds[2] = {};
  constexpr unsigned PerLine = Q7X2::ConstantLineBytes / 8;
  ConstantLines Lines;
  unsigned Count[2] = {0, 0};
  for (const GlobalVariable &GV : M.globals())
    if (GV.getSection() == Q7X2::ConstantSection &&
        GV.getAddressSpace() != Q7X2::AS_Table) {
      const bool IsAddress = GV.getValueType()->isPointerTy();
      Lines[&GV] = {Q7X2::ConstantBank, &Kinds[IsAddress],
                    Count[IsAddress]++ / PerLine};
    }
  return Lines;
}

static LineId getLineId(int64_t Bank, const MachineOperand &Offset,
                        std::optional<ConstantLines> &Constants,
                        const Module &M) {
  if (Offset.isImm())
    return {Bank, nullptr, Offset.getImm() / Q7X2::ConstantLineBytes};
  if (!Offset.isGlobal())
    return {Bank, &Offset, 0};
  if (!Constants) // few kernels use variables of the module
    Constants = findConstantLines(M);
  auto Constant = Constants->find(Offset.getGlobal());
  if (Constant != Constants->end())
    return Constant->second;
  return {Bank, Offset.getGlobal(),
          Offset.getOffset() / Q7X2::ConstantLineBytes};
}

/// Returns whether a move can be executed by all threads, given that the
/// register it defines has no value before.
bool Q7X2ConstantPrefetch::canLoseGuard(const MachineInstr &MI) const {
  return !TII->isPredicated(MI) || MI.implicit_operands().empty();
}

/// Returns a register for a move that the function does not use, and that does
/// not lower its occupancy; none if there is no such register.
Register
Q7X2ConstantPrefetch::findFreeRegister(const MachineInstr &Move) const {
  constexpr unsigned WithoutCost = 32; // those of a thread if all warps run
  const MachineRegisterInfo &MRI = Move.getMF()->getRegInfo();
  const Register Old = Move.getOperand(0).getReg();
  for (const TargetRegisterClass *RC :
       {&Q7X2::GPRRegClass, &Q7X2::GPR64RegClass}) {
    if (!RC->contains(Old))
      continue;
    for (MCPhysReg Reg : *RC)
      if (TRI->getEncodingValue(Reg) + TRI->getRegSizeInBits(*RC) / 32 <=
              WithoutCost &&
          !MRI.isReserved(Reg) && !MRI.isPhysRegUsed(Reg, true) &&
          !MRI.isLiveIn(Reg))
        return Reg;
  }
  return {};
}

/// Finds the operands that read a move's result. Returns whether they are all,
/// and in the same block.
bool Q7X2ConstantPrefetch::findUses(
    MachineInstr &Move, SmallVectorImpl<MachineOperand *> &Uses) const {
  MachineBasicBlock &MBB = *Move.getParent();
  const Register Reg = Move.getOperand(0).getReg();
  for (MachineInstr &MI :
       make_range(std::next(Move.getIterator()), MBB.instr_end())) {
    bool IsEnd = false;
    for (MachineOperand &Op : MI.operands()) {
      if (Op.isRegMask())
        return false;
      if (!Op.isReg() || !Op.getReg() || !TRI->regsOverlap(Op.getReg(), Reg))
        continue;
      if (Op.isImplicit() || (Op.getReg() != Reg && !Op.isDef()))
        return false;
      if (Op.isUse())
        Uses.push_back(&Op);
      else if (TRI->isSuperRegisterEq(Reg, Op.getReg()))
        IsEnd = true;
      else
        return false;
    }
    if (IsEnd)
      return true;
  }
  return none_of(MBB.successors(), [&](const MachineBasicBlock *Next) {
    return any_of(Next->liveins(), [&](const auto &LiveIn) {
      return TRI->regsOverlap(LiveIn.PhysReg, Reg);
    });
  });
}

/// Gives a move a register that the code before it does not access. Returns
/// whether that was possible.
bool Q7X2ConstantPrefetch::rename(MachineInstr &Move) const {
  SmallVector<MachineOperand *, 4> Uses;
  if (TII->isPredicated(Move) || !Move.implicit_operands().empty())
    return false;
  const Register Reg = findFreeRegister(Move);
  if (!Reg || !findUses(Move, Uses))
    return false;
  Move.getOperand(0).setReg(Reg);
  for (MachineOperand *Use : Uses)
    Use->setReg(Reg);
  LLVM_DEBUG(dbgs() << "Renamed: " << Move);
  return true;
}

/// Returns the variable that an instruction reads with an index in a register;
/// null if there is none.
static const GlobalVariable *getTable(const MachineInstr &MI) {
  if (findConstant(MI) >= 0)
    return nullptr;
  for (auto [I, Op] : enumerate(MI.getDesc().operands()))
    if (Op.OperandType == Q7X2::OPERAND_CMEM_IDX &&
        MI.getOperand(I + 2).isGlobal())
      return dyn_cast<GlobalVariable>(MI.getOperand(I + 2).getGlobal());
  return nullptr;
}

/// Adds the lines of the table that \p MI, the instruction \p Number, reads
/// with an index, if they are few. Returns their number.
unsigned Q7X2ConstantPrefetch::addTable(const MachineInstr &MI, unsigned Number,
                                        SmallVectorImpl<Line> &Lines) const {
  const GlobalVariable *Table = getTable(MI);
  if (!Table ||
      any_of(Lines, [&](const Line &L) { return std::get<1>(L.Id) == Table; }))
    return 0;
  const DataLayout &DL = MI.getMF()->getDataLayout();
  const unsigned Count = divideCeil(DL.getTypeAllocSize(Table->getValueType()),
                                    Q7X2::ConstantLineBytes);
  if (Count > MaxLines)
    return 0;
  for (unsigned N = 0; N != Count; ++N)
    Lines.push_back(
        {{Q7X2::ConstantBank, Table, N},
         MachineOperand::CreateGA(Table, N * Q7X2::ConstantLineBytes),
         {},
         Number});
  return Count;
}

/// Returns the lines of a kernel's operands, in the order of their first uses.
SmallVector<Line, 4>
Q7X2ConstantPrefetch::findLines(MachineFunction &MF) const {
  std::optional<ConstantLines> Constants;
  SmallVector<Line, 4> Lines;
  unsigned Number = 0, TableLines = 0;
  bool HasLoad = false;
  PathRegisters Path(*TRI);
  // The registers that the moves define: those of two paths may define the same
  // one.
  LiveRegUnits Written(*TRI);
  for (MachineBasicBlock &MBB : MF) {
    Path.beginBlock(MBB);
    for (MachineInstr &MI : MBB) {
      ++Number;
      for (Line &L : Lines)
        if (any_of(L.Moves, [&](const MachineInstr *Move) {
              return MI.readsRegister(Move->getOperand(0).getReg(), TRI);
            }))
          L.Blocks = std::min(L.Blocks, Number);
      const int Bank = findConstant(MI);
      if (Bank < 0) {
        if (HasLoad)
          TableLines += addTable(MI, Number, Lines);
        HasLoad |= MI.mayLoad() && !getTable(MI);
        Path.addInstruction(MI);
        continue;
      }
      const MachineOperand &Offset = MI.getOperand(Bank + 1);
      const LineId Id = getLineId(MI.getOperand(Bank).getImm(), Offset,
                                  Constants, *MF.getFunction().getParent());
      auto Known = find_if(Lines, [&](const Line &L) { return L.Id == Id; });
      if (Known == Lines.end()) {
        if (Lines.size() > MaxLines + TableLines)
          return Lines;
        Lines.push_back({Id, Offset});
        Known = std::prev(Lines.end());
      }
      const bool IsMove = getLoadOpcode(MI) && canLoseGuard(MI);
      // In other blocks, a move must be the line's only request.
      if (IsMove &&
          Known->Moves.size() < (&MBB == &MF.front() ? MaxMoves : 1) &&
          Path.isUntouched(MI.getOperand(0).getReg()) &&
          Written.available(MI.getOperand(0).getReg())) {
        Known->Moves.push_back(&MI);
        Written.addReg(MI.getOperand(0).getReg());
      } else {
        Known->Blocks = std::min(Known->Blocks, Number);
        if (IsMove && !Known->Other && &MBB == &MF.front())
          Known->Other = &MI;
      }
      Path.addInstruction(MI);
    }
  }
  return Lines;
}

/// Replaces a move by a load at the beginning of the function.
void Q7X2ConstantPrefetch::convert(MachineInstr &Move) const {
  MachineFunction &MF = *Move.getMF();
  MachineBasicBlock &Entry = MF.front();
  const unsigned Opcode = getLoadOpcode(Move);
  const bool IsUniform = TII->get(Opcode).TSFlags & Q7X2::TSFlag::Uniform;
  const int Bank = findConstant(Move);
  const Register Reg = Move.getOperand(0).getReg();
  {
    Q7X2InstrBuilder Load(
        BuildMI(Entry, Entry.begin(), Move.getDebugLoc(), TII->get(Opcode)));
    Load.addReg(Reg, RegState::Define).addReg(IsUniform ? Q7X2::URZ : Q7X2::RZ);
    Load.add(Move.getOperand(Bank)).add(Move.getOperand(Bank + 1));
  }
  Entry.begin()->setFlags(Move.getFlags());
  Entry.begin()->copyImplicitOps(MF, Move);
  for (MachineBasicBlock *MBB = Move.getParent(); MBB != &Entry;
       MBB = *MBB->pred_begin())
    MBB->addLiveIn(Reg);
  LLVM_DEBUG(dbgs() << "Converted to a load: " << Move);
  Move.eraseFromParent();
  ++NumConverted;
}

bool Q7X2ConstantPrefetch::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()) || MaxLines == 0 ||
      !Q7X2::isKernel(MF.getFunction().getCallingConv()))
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  TRI = &TII->getRegisterInfo();
  SmallVector<Line, 4> Lines = findLines(MF);
  if (Lines.size() < 2)
    return false;

  // The line with the first waiting instruction needs no request.
  Lines.erase(min_element(
      Lines, [](const Line &A, const Line &B) { return A.Blocks < B.Blocks; }));
  MachineBasicBlock &Entry = MF.front();
  for (Line &L : Lines) {
    if (L.Moves.empty() && L.Other && rename(*L.Other))
      L.Moves.push_back(L.Other);
    if (!L.Moves.empty()) {
      for (MachineInstr *Move : L.Moves)
        convert(*Move);
      continue;
    }
    MachineOperand Word = L.Offset;
    if (Word.isImm()) // It may be the offset of a byte or half.
      Word.setImm(alignDown(Word.getImm(), 4));
    TII->build(Entry, Entry.begin(), DebugLoc(), Q7X2::ULDC_C, Q7X2::URZ)
        .addReg(Q7X2::URZ)
        .addImm(std::get<0>(L.Id)) // the bank
        .add(Word);
    LLVM_DEBUG(dbgs() << "Added: " << *Entry.begin());
    ++NumAdded;
  }
  return true;
}
