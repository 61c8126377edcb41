//===- ModifierTest.cpp - Executors read the modifiers --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An executor that does not read a modifier of its instruction computes the
// same for all its values. So this test walks the target's instruction table.
// For each modifier of each instruction it executes the instruction with all
// values of the modifier on the same random state, until each two values have
// given different results. Values that never do must be in the list of those
// that have no effect in the simulator, with the reason.
//
// Prints a line for each finding; exit status 1 if there is any.
//
//===----------------------------------------------------------------------===//

#include "Block.h"
#include "Decode.h"
#include "Memory.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <random>

using namespace q7x2;
using namespace llvm;

namespace {

/// Two values of a modifier that give the same result.
struct NoEffect {
  mod::ModID Mod;
  int Op;    ///< The operation, or AnyOp.
  int First; ///< The values, or AnyValue.
  int Second;
  const char *Reason;
  int Opcode = AnyOp; ///< The only one of the operation's.
  mutable bool Used = false;

  static constexpr int AnyOp = -1, AnyValue = -1;
};

} // namespace

static const char InOrder[] =
    "memory operations take effect in the order of issue";
static const char SameBits[] = "a comparison for equality of all bits";
static const char LowWord[] =
    "the low word of a product is the same, signed or unsigned";
static const char Exact[] = "a conversion to a wider format is exact";
static const char Equal[] = "with .X the result for equal operands is pq";
static const char Narrowed[] = "a store writes the low bits of its register";

static const char IsUniform[] =
    "a uniform predicate is the same for all threads";

static const NoEffect Exceptions[] = {
    {mod::MUniform, op::BRA, NoEffect::AnyValue, NoEffect::AnyValue, IsUniform,
     Q7X2::BRA_U},
    {mod::MMemSem, NoEffect::AnyOp, NoEffect::AnyValue, NoEffect::AnyValue,
     InOrder},
    {mod::MMemScope, NoEffect::AnyOp, NoEffect::AnyValue, NoEffect::AnyValue,
     InOrder},
    {mod::MCasType32, NoEffect::AnyOp, NoEffect::AnyValue, NoEffect::AnyValue,
     SameBits},
    {mod::MCasType64, NoEffect::AnyOp, NoEffect::AnyValue, NoEffect::AnyValue,
     SameBits},
    {mod::MRound, op::F2F_TO64, NoEffect::AnyValue, NoEffect::AnyValue, Exact},
    {mod::MRound, op::I2F_TO64, NoEffect::AnyValue, NoEffect::AnyValue, Exact},
    {mod::MCompOp, op::ISETP_X, Q7X2::CompOp_LT, Q7X2::CompOp_LE, Equal},
    {mod::MCompOp, op::ISETP_X, Q7X2::CompOp_GT, Q7X2::CompOp_GE, Equal},
    {mod::MCompOp, op::ISET_X, Q7X2::CompOp_LT, Q7X2::CompOp_LE, Equal},
    {mod::MCompOp, op::ISET_X, Q7X2::CompOp_GT, Q7X2::CompOp_GE, Equal},
    {mod::MCompOp, op::UISETP_X, Q7X2::CompOp_LT, Q7X2::CompOp_LE, Equal},
    {mod::MCompOp, op::UISETP_X, Q7X2::CompOp_GT, Q7X2::CompOp_GE, Equal},
    {mod::MIType, op::IMAD, Q7X2::IType_S32, Q7X2::IType_U32, LowWord},
    {mod::MIType, op::UIMAD, Q7X2::IType_S32, Q7X2::IType_U32, LowWord},
    {mod::MMemSize, op::ST, Q7X2::MemSize_U8, Q7X2::MemSize_S8, Narrowed},
    {mod::MMemSize, op::ST, Q7X2::MemSize_U16, Q7X2::MemSize_S16, Narrowed},
    {mod::MMemSize, op::STG, Q7X2::MemSize_U8, Q7X2::MemSize_S8, Narrowed},
    {mod::MMemSize, op::STG, Q7X2::MemSize_U16, Q7X2::MemSize_S16, Narrowed},
    {mod::MMemSize, op::STS, Q7X2::MemSize_U8, Q7X2::MemSize_S8, Narrowed},
    {mod::MMemSize, op::STS, Q7X2::MemSize_U16, Q7X2::MemSize_S16, Narrowed},
    {mod::MMemSize, op::STL, Q7X2::MemSize_U8, Q7X2::MemSize_S8, Narrowed},
    {mod::MMemSize, op::STL, Q7X2::MemSize_U16, Q7X2::MemSize_S16, Narrowed},
};

//===----------------------------------------------------------------------===//
// Random instructions
//===----------------------------------------------------------------------===//

using Random = std::mt19937_64;

static uint32_t below(Random &R, uint32_t N) { return uint32_t(R() >> 32) % N; }

static const unsigned NumStyles = 8;

/// A word that is special in some format.
static uint32_t randomWord(Random &R, unsigned Style) {
  static const uint32_t Special[] = {
      0x00000000, 0x80000000, 0x00000001, 0x807fffff, 0x3f800000, 0xbf800000,
      0x3fc00000, 0x40200000, 0xc0200000, 0x7f800000, 0xff800000, 0x7fc00000,
      0x7f7fffff, 0x00800000, 0x00010001, 0x80018001, 0x3c003c00, 0xbc00bc00,
      0x7e007e00, 0x7c007c00, 0x3e003e00, 0x00400040, 0x3ff00000, 0x3ff80000,
      0x7ff80000, 0x000fffff, 0xffffffff, 0x7fffffff, 0x00000020, 0x00000040};
  const uint32_t Bits = uint32_t(R());
  switch (Style % NumStyles) {
  case 0: // many equal ones
    return Bits & 3;
  case 1:
    return Bits & 0x3f;
  case 2: // floats near 1
    return (Bits & 0x83ffffff) | 0x3c000000;
  case 3: // the same, of 16 bits
    return (Bits & 0x8fff8fff) | 0x30003000;
  case 4: // floats whose fraction is near one half
    return (Bits & 0x80600000) | 0x3f800000;
  case 5:
    return Bits;
  default:
    return Special[Bits % std::size(Special)];
  }
}

namespace {
/// Makes instructions of one opcode with random operands.
class InstMaker {
  const MCInstrDesc &Desc;
  const MCRegisterInfo &MRI;
  Random &R;
  MCInst MI;

  void addRegister(unsigned Idx, Q7X2::OpName Head, bool IsHead);
  void addImmediate(Q7X2::OpName Head, unsigned Part, bool HeadIsReg,
                    unsigned Parts);

public:
  InstMaker(const MCInstrDesc &Desc, const MCRegisterInfo &MRI, Random &R)
      : Desc(Desc), MRI(MRI), R(R) {}
  /// Mods has the values of the modifiers, in the order of the table.
  MCInst make(ArrayRef<unsigned> Mods);
};
} // namespace

void InstMaker::addRegister(unsigned Idx, Q7X2::OpName Head, bool IsHead) {
  const MCRegisterClass &Class = MRI.getRegClass(Desc.operands()[Idx].RegClass);
  const unsigned Count = Class.getNumRegs();
  // The last register of a class is the one that is always zero or true.
  unsigned Number = below(R, std::min(Count - 1, 16u));
  if (Head == Q7X2::OpName::guard || !IsHead)
    Number = Count - 1; // no guard; the uniform part of an address is 0
  const Q7X2::InstrInfoRow *Row = Q7X2::lookupInstr(Desc.getOpcode());
  if (Row && !IsHead &&
      (Row->SrcForm == Q7X2Form::U32 || Row->SrcForm == Q7X2Form::S32))
    Number = 0; // unless the address needs one
  MI.addOperand(MCOperand::createReg(Class.getRegister(Number)));
}

void InstMaker::addImmediate(Q7X2::OpName Head, unsigned Part, bool HeadIsReg,
                             unsigned Parts) {
  int64_t Value = 0; // source modifiers, the guard's !, the control word
  if (Head == Q7X2::OpName::p || Head == Q7X2::OpName::q)
    Value = below(R, 2); // !
  else if (!HeadIsReg && Parts == 1 && Head != Q7X2::OpName::ctrl)
    Value = Head == Q7X2::OpName::lut || Head == Q7X2::OpName::shiftamt ||
                    below(R, 2)
                ? below(R, 32)
                : randomWord(R, below(R, NumStyles));
  MI.addOperand(MCOperand::createImm(Value));
}

MCInst InstMaker::make(ArrayRef<unsigned> Mods) {
  MI = MCInst();
  MI.setOpcode(Desc.getOpcode());
  Q7X2::OpName Head = Q7X2::OpName::NUM_OPERAND_NAMES;
  unsigned NextMod = 0, Begin = 0;
  for (unsigned I = 0, E = Desc.getNumOperands(); I != E; ++I) {
    Q7X2::OpName Name = Q7X2::getOperandIdxName(Desc.getOpcode(), I);
    const bool IsHead = Name != Q7X2::OpName::NUM_OPERAND_NAMES;
    if (IsHead) {
      Head = Name;
      Begin = I;
    }
    unsigned Parts = 1;
    while (Begin + Parts != E &&
           Q7X2::getOperandIdxName(Desc.getOpcode(), Begin + Parts) ==
               Q7X2::OpName::NUM_OPERAND_NAMES)
      ++Parts;
    const MCOperandInfo &Info = Desc.operands()[I];
    if (Info.RegClass >= 0)
      addRegister(I, Head, IsHead);
    else if (IsHead && Info.OperandType == Q7X2::OPERAND_MOD &&
             NextMod != Mods.size())
      MI.addOperand(MCOperand::createImm(Mods[NextMod++]));
    else
      addImmediate(Head, I - Begin, Desc.operands()[Begin].RegClass >= 0,
                   Parts);
  }
  return MI;
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

namespace {
/// A block of one warp and memory for it.
class Machine {
  static constexpr unsigned MemoryBytes = 2048;
  static constexpr unsigned BankBytes = 256;
  static constexpr unsigned Stride = 16; // between the addresses of lanes

  GlobalMemory Global;
  uint64_t Base;
  uint8_t Bank[BankBytes];
  LaunchState Launch;
  BlockState Block;

  void randomize(Random &R, const DecodedInst &I);
  void setAddresses(const DecodedInst &I);

public:
  Machine();
  /// A hash of the state after the instruction has been executed on the state
  /// that Seed stands for. Sets Invalid if it has no executor.
  uint64_t execute(const DecodedInst &I, uint64_t Seed, bool &Invalid);
};
} // namespace

Machine::Machine() : Base(Global.allocate(MemoryBytes, "memory")) {
  Launch.Memory = &Global;
  Launch.CodeSize = 1 << 20;
  Launch.Entry = 1;
  Launch.Block[0] = Launch.ThreadsPerBlock = WarpSize;
  Launch.SharedBytes = MemoryBytes;
  Launch.LocalBytes = MemoryBytes / WarpSize * 8;
  Launch.Registers = NumGPRs;
  for (ConstBank &B : Launch.Banks) {
    B.Data = Bank;
    B.Size = BankBytes;
  }
  if (!Block.prepare(Launch))
    exit(1);
}

void Machine::randomize(Random &R, const DecodedInst &I) {
  Warp &W = *Block.Warps[0];
  const unsigned Styles[2] = {below(R, NumStyles), below(R, NumStyles)};
  auto Word = [&] { return randomWord(R, Styles[below(R, 2)]); };
  for (unsigned Row = 0; Row != 64; ++Row)
    for (uint32_t &V : W.R[Row])
      V = Word();
  for (unsigned N = 0; N != 32; ++N)
    W.UR[N] = Word();
  for (unsigned N = 0; N != NumPreds; ++N) {
    W.P[N] = below(R, 4) ? uint32_t(R()) : 0 - below(R, 2);
    W.UP[N] = 0 - below(R, 2);
  }
  auto Fill = [&](uint8_t *Bytes, size_t Size) {
    for (size_t N = 0; N != Size; N += 4) {
      uint32_t V = Word();
      std::memcpy(Bytes + N, &V, 4);
    }
  };
  Fill(Bank, BankBytes);
  Fill(Global.access(Base, MemoryBytes), MemoryBytes);
  Fill(Block.shared(), MemoryBytes);
  Fill(Block.local(0), MemoryBytes);
  setAddresses(I);
}

/// Operands that must have certain values: addresses; the number of a barrier,
/// and of its threads.
void Machine::setAddresses(const DecodedInst &I) {
  Warp &W = *Block.Warps[0];
  if (I.Group == Q7X2::GroupLSU)
    for (unsigned L = 0; L != WarpSize; ++L) {
      // A pair for generic and global memory, else an offset, also from a
      // uniform address.
      const bool Wide = I.A.Regs == 2;
      if (!Wide && I.hasWideAddress()) {
        W.UR[I.UBase] = uint32_t(Base);
        W.UR[I.UBase + 1] = uint32_t(Base >> 32);
      }
      const uint64_t Address = (Wide ? Base : 0) + L % 8 * Stride;
      W.R[I.A.Row][L] = uint32_t(Address);
      if (Wide)
        W.R[I.A.Row + 1][L] = uint32_t(Address >> 32);
    }
  if (I.Op == op::BAR_RED)
    for (const SrcOp *S : {&I.A, &I.B})
      if (S->Kind == SrcKind::Reg)
        std::fill_n(W.R[S->Row], WarpSize, 0);
}

uint64_t Machine::execute(const DecodedInst &I, uint64_t Seed, bool &Invalid) {
  Random R(Seed);
  Block.start(Launch, 0, 0, 0);
  randomize(R, I);
  Warp &W = *Block.Warps[0];
  Context X(Launch, Block);
  X.W = &W;
  I.Fn(X, I, AllLanes);
  Invalid |= X.Fault.What == InvalidEncodingText;

  // Rows and slots that no instruction reads are left out.
  std::string State = X.Fault.What;
  auto Append = [&](const void *Data, size_t Bytes) {
    State.append(static_cast<const char *>(Data), Bytes);
  };
  Append(W.R, ZeroRow * sizeof(W.R[0]));
  Append(W.UR, ZeroUReg * sizeof(W.UR[0]));
  Append(W.P, NumPreds * sizeof(W.P[0]));
  Append(W.UP, NumPreds * sizeof(W.UP[0]));
  for (const Fragment &F : W.fragments())
    State += formatv("{0:x} {1}", F.Mask, F.PC);
  Append(Global.access(Base, MemoryBytes), MemoryBytes);
  Append(Block.shared(), MemoryBytes);
  Append(Block.local(0), MemoryBytes);
  return xxh3_64bits(State);
}

//===----------------------------------------------------------------------===//
// The test
//===----------------------------------------------------------------------===//

namespace {
class ModifierTest {
  static constexpr unsigned MaxTrials = 2000;

  std::unique_ptr<Disassembly> MC;
  std::unique_ptr<Decoder> TheDecoder;
  Machine TheMachine;
  unsigned Findings = 0;

  void report(const Q7X2::InstrInfoRow &Row, const Twine &What);
  SmallVector<unsigned> randomValues(const Q7X2::InstrInfoRow &Row, Random &R);
  void check(const Q7X2::InstrInfoRow &Row, unsigned Number);

public:
  explicit ModifierTest(ExitOnError &ExitOnErr)
      : MC(ExitOnErr(Disassembly::create())),
        TheDecoder(ExitOnErr(Decoder::create())) {}
  unsigned run();
};
} // namespace

void ModifierTest::report(const Q7X2::InstrInfoRow &Row, const Twine &What) {
  outs() << MC->instructions().getName(Row.Self) << ": " << What << '\n';
  ++Findings;
}

/// The values that a modifier can have.
static SmallVector<unsigned> valuesOf(Q7X2Mod::ModID Mod) {
  SmallVector<unsigned> Values;
  for (unsigned V = 0; V != 256; ++V)
    if (Q7X2::lookupModValue(Q7X2::lookupMod(Mod)->Kind, V))
      Values.push_back(V);
  return Values;
}

SmallVector<unsigned> ModifierTest::randomValues(const Q7X2::InstrInfoRow &Row,
                                                 Random &R) {
  SmallVector<unsigned> Mods;
  for (unsigned I = 0; I != Row.NumMods; ++I) {
    SmallVector<unsigned> Values = valuesOf(Row.mod(I));
    Mods.push_back(Values[below(R, Values.size())]);
  }
  return Mods;
}

static bool isExpected(const Q7X2::InstrInfoRow &Row, Q7X2Mod::ModID Mod,
                       unsigned First, unsigned Second) {
  for (const NoEffect &E : Exceptions)
    if (E.Mod == Mod && (E.Op == NoEffect::AnyOp || E.Op == int(Row.Op)) &&
        (E.Opcode == NoEffect::AnyOp || E.Opcode == int(Row.Self)) &&
        (E.First == NoEffect::AnyValue ||
         (E.First == int(First) && E.Second == int(Second)))) {
      E.Used = true;
      return true;
    }
  return false;
}

/// Checks one modifier of an instruction.
void ModifierTest::check(const Q7X2::InstrInfoRow &Row, unsigned Number) {
  const Q7X2Mod::ModID Mod = Row.mod(Number);
  const SmallVector<unsigned> Values = valuesOf(Mod);
  SmallVector<std::pair<unsigned, unsigned>> Same; // indices of values
  for (unsigned I = 0; I != Values.size(); ++I)
    for (unsigned J = I + 1; J != Values.size(); ++J)
      Same.push_back({I, J});

  const bool NeverDiffers = isExpected(Row, Mod, ~0u, ~0u);
  bool Invalid = false;
  Random R(Row.Self);
  InstMaker Maker(MC->instructions().get(Row.Self), MC->registers(), R);
  for (unsigned Trial = 0;
       Trial != (NeverDiffers ? 20 : MaxTrials) && !Same.empty(); ++Trial) {
    const uint64_t Seed = R();
    SmallVector<unsigned> Mods = randomValues(Row, R);
    const Random Before = R;
    SmallVector<uint64_t> Results;
    for (unsigned V : Values) {
      R = Before; // the same operands for all values
      Mods[Number] = V;
      Results.push_back(TheMachine.execute(
          TheDecoder->decode(Maker.make(Mods), 0), Seed, Invalid));
    }
    erase_if(Same, [&](const std::pair<unsigned, unsigned> &P) {
      return Results[P.first] != Results[P.second];
    });
  }
  if (Invalid)
    report(Row, "there is no function that executes it");
  if (NeverDiffers && Same.size() != Values.size() * (Values.size() - 1) / 2)
    report(Row, "a modifier that is listed as one without effect has one");
  for (const auto &[I, J] : Same)
    if (!isExpected(Row, Mod, Values[I], Values[J])) {
      const auto Kind = Q7X2::lookupMod(Mod)->Kind;
      report(Row, formatv("values '{0}' and '{1}' of modifier {2} give the "
                          "same results",
                          Q7X2::lookupModValue(Kind, Values[I])->Text,
                          Q7X2::lookupModValue(Kind, Values[J])->Text, Number)
                      .str());
    }
}

unsigned ModifierTest::run() {
  for (const Q7X2::InstrInfoRow &Row : Q7X2::getInstrTable())
    if (!Q7X2::isFermi(Row))
      for (unsigned I = 0; I != Row.NumMods; ++I)
        check(Row, I);
  for (const NoEffect &E : Exceptions)
    if (!E.Used) {
      outs() << "an exception that is not used: " << E.Reason << '\n';
      ++Findings;
    }
  return Findings;
}

int main() {
  ExitOnError ExitOnErr("q7x2-modtest: ");
  return ModifierTest(ExitOnErr).run() ? 1 : 0;
}
