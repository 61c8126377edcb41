//===- PhasesTest.cpp - Phases of the control-word library ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// phasestest PHASE   runs a phase on small programs; prints each wrong result
//                    and returns 1 if there is any
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2BlockTimer.h"
#include "ControlWords/Q7X2ControlWordWriter.h"
#include "ControlWords/Q7X2Phases.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"
#include <array>
#include <random>

using namespace llvm;
using namespace llvm::Q7X2;

static unsigned Failures = 0;

static void expect(bool Holds, const char *What, int Line) {
  if (Holds)
    return;
  errs() << "PhasesTest.cpp:" << Line << ": " << What << '\n';
  ++Failures;
}
#define EXPECT(CONDITION) expect(CONDITION, #CONDITION, __LINE__)

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

static TimedInst make(Q7X2Unit::FuncUnitID Unit, ArrayRef<RegNum> Writes,
                      ArrayRef<RegNum> Reads) {
  TimedInst I;
  I.Unit = lookupUnit(Unit);
  I.Writes.append(Writes.begin(), Writes.end());
  I.Reads.append(Reads.begin(), Reads.end());
  return I;
}

static TimedInst load(RegNum To, RegNum Address) {
  return make(Q7X2Unit::LSU, To, Address);
}
static TimedInst add(RegNum To, RegNum A, RegNum B) {
  return make(Q7X2Unit::ALU, To, {A, B});
}
static TimedInst branch() { return make(Q7X2Unit::CTRL, {}, {}); }
static TimedInst ret() {
  TimedInst I = branch();
  I.IsBoundary = true;
  return I;
}
static TimedInst fixed(TimedInst I, ControlWord Word) {
  I.IsFixed = true;
  I.Word = Word;
  return I;
}

static TimedBlock block(std::initializer_list<TimedInst> Insts,
                        ArrayRef<unsigned> Successors,
                        bool FallsThrough = true) {
  TimedBlock B;
  B.Insts.append(Insts);
  B.Successors.append(Successors.begin(), Successors.end());
  B.FallsThrough = FallsThrough;
  return B;
}

using Indices = SmallVector<unsigned, 2>;

//===----------------------------------------------------------------------===//
// Producers and users
//===----------------------------------------------------------------------===//

static void testUses() {
  // 0: R4 = load   1: branch to 4   2: use   3: second use   4: overwrite
  TimedBlock Diamond[] = {
      block({load(4, 2), branch()}, {1, 2}),
      block({add(5, 4, 0), add(6, 4, 0)}, {2}),
      block({add(4, 0, 0), ret()}, {}, false),
  };
  ResultUses Uses = findResultUses(TimedCode(Diamond));
  EXPECT((Uses.Users[0] == Indices{2, 4}));
  EXPECT((Uses.Producers[2] == Indices{0}));
  EXPECT(Uses.Producers[3].empty());

  // A loop: the load has its user in the next iteration, and is pending
  // together with itself only.
  TimedBlock Loop[] = {
      block({add(5, 5, 4), load(4, 2), branch()}, {0, 1}),
      block({add(6, 5, 5)}, {}, false),
  };
  Uses = findResultUses(TimedCode(Loop));
  EXPECT((Uses.Users[1] == Indices{0}));
  EXPECT(Uses.Overlapping[1].empty());

  // A boundary uses everything; inline assembly ends everything.
  TimedBlock Line[] = {block(
      {load(4, 2), load(5, 2), TimedInst(), load(6, 2), load(7, 2), ret()}, {},
      false)};
  Uses = findResultUses(TimedCode(Line));
  EXPECT(Uses.Users[0].empty() && Uses.Users[1].empty());
  EXPECT((Uses.Users[3] == Indices{5}) && (Uses.Users[4] == Indices{5}));
  EXPECT(Uses.Overlapping[0].size() == 1 && Uses.Overlapping[0][0] == 1);
  EXPECT(Uses.Overlapping[3].size() == 1 && Uses.Overlapping[3][0] == 4);
}

//===----------------------------------------------------------------------===//
// Stalls
//===----------------------------------------------------------------------===//

static void testStalls() {
  // A latency of 4, of which an instruction in between takes 1.
  TimedBlock Line[] = {
      block({add(1, 0, 0), branch(), add(2, 1, 1)}, {}, false)};
  placeStalls(TimedCode(Line));
  EXPECT(Line[0].Insts[0].Word.Stall == 1);
  EXPECT(Line[0].Insts[1].Word.Stall == 3);

  // Falling through keeps R1 in flight, the end of a path does not.
  for (bool FallsThrough : {true, false}) {
    TimedBlock Two[] = {block({add(1, 0, 0)}, {1}, FallsThrough),
                        block({add(2, 1, 1)}, {}, false)};
    placeStalls(TimedCode(Two));
    EXPECT(Two[0].Insts[0].Word.Stall == (FallsThrough ? 4u : 1u));
  }

  // A source that is read within 6 cycles and overwritten after 4, unless the
  // result of the same instruction is waited for.
  for (unsigned Req : {0, 1}) {
    TimedBlock War[] = {block({load(4, 2), add(2, 0, 0)}, {}, false)};
    War[0].Insts[0].Word.Wsb = 0;
    War[0].Insts[1].Word.Req = Req;
    placeStalls(TimedCode(War));
    EXPECT(War[0].Insts[0].Word.Stall == (Req ? 1u : 2u));
  }

  // Fixed control words stay; an interlocked one completes everything.
  TimedBlock Fixed[] = {
      block({fixed(add(1, 0, 0), {2, 0, -1, -1}), add(2, 1, 1),
             fixed(add(3, 2, 2), {}), add(4, 3, 3)},
            {}, false)};
  placeStalls(TimedCode(Fixed));
  EXPECT(Fixed[0].Insts[0].Word.Stall == 2);
  EXPECT(Fixed[0].Insts[2].Word.Stall == 0);
  EXPECT(Fixed[0].Insts[3].Word.Stall == 1);
}

//===----------------------------------------------------------------------===//
// Scoreboards
//===----------------------------------------------------------------------===//

static void assign(MutableArrayRef<TimedBlock> Blocks) {
  TimedCode Code(Blocks);
  ResultUses Uses = findResultUses(Code);
  placeStalls(Code);
  assignScoreboards(Code, Uses);
}

static void testScoreboards() {
  // Two producers with the same user share, a third does not; without a user
  // there is no scoreboard.
  TimedBlock Line[] = {block({load(4, 2), load(5, 2), load(6, 2), load(7, 2),
                              add(8, 4, 5), add(9, 6, 6)},
                             {}, false)};
  assign(Line);
  auto Wsb = [&](unsigned I) { return Line[0].Insts[I].Word.Wsb; };
  EXPECT(Wsb(0) >= 0 && Wsb(0) == Wsb(1));
  EXPECT(Wsb(2) >= 0 && Wsb(2) != Wsb(0));
  EXPECT(Wsb(3) == -1);

  // Seven producers and six scoreboards: those of the inner loop share with
  // none.
  TimedBlock Nest[] = {
      block({load(10, 2), load(11, 2), load(12, 2), load(13, 2), load(14, 2)},
            {1}),
      block({load(4, 2), load(5, 2), add(6, 4, 6), add(7, 5, 7), branch()},
            {1, 2}),
      block({add(20, 10, 0), add(21, 11, 0), add(22, 12, 0), add(23, 13, 0),
             add(24, 14, 0)},
            {}, false),
  };
  Nest[1].LoopDepth = 2;
  assign(Nest);
  EXPECT(Nest[1].Insts[0].Word.Wsb != Nest[1].Insts[1].Word.Wsb);
}

// A block with loads and special functions, whose results it uses itself, in
// the next iteration if there is one, and after it.
static std::array<TimedBlock, 3> makeRandomBlocks(std::mt19937 &Random) {
  auto Register = [&] { return RegNum(Random() % 24); };
  const bool IsLoop = Random() % 2;
  std::array<TimedBlock, 3> Blocks = {block({load(1, 0), add(2, 0, 0)}, {1}),
                                      block({}, {2}), block({}, {})};
  for (unsigned N = 10 + Random() % 50; N; --N) {
    const unsigned Kind = Random() % 8;
    Blocks[1].Insts.push_back(Kind < 3 ? load(Register(), Register())
                              : Kind == 3
                                  ? make(Q7X2Unit::XU, Register(), Register())
                                  : add(Register(), Register(), Register()));
  }
  Blocks[1].Insts.push_back(branch());
  if (IsLoop)
    Blocks[1].Successors.push_back(1);
  for (unsigned N = Random() % 16; N; --N)
    Blocks[2].Insts.push_back(add(Register(), Register(), Register()));
  Blocks[2].Insts.push_back(ret());
  return Blocks;
}

// Each change of a scoreboard is timed as if the whole block were.
static void testSearch() {
  std::mt19937 Random(1);
  unsigned NumBetter = 0;
  for (unsigned Round = 0; Round != 2000; ++Round) {
    std::array<TimedBlock, 3> Blocks = makeRandomBlocks(Random);
    TimedCode Code(Blocks);
    ResultUses Uses = findResultUses(Code);
    placeStalls(Code);
    SmallVector<unsigned> Producers;
    for (auto [I, Inst] : enumerate(Blocks[1].Insts))
      if (Inst.hasVariableLatency() && !Uses.Users[Code.first(1) + I].empty()) {
        Inst.Word.Wsb = Random() % ControlWord::NumScoreboards;
        Producers.push_back(I);
      }
    BlockTimer Timer(Code, Uses, 1), Whole(Code, Uses, 1);
    BlockTime Best = Timer.time();
    for (unsigned N = 0; N != 40 && !Producers.empty(); ++N) {
      const unsigned P = Producers[Random() % Producers.size()];
      const int Old = Whole.getScoreboard(P);
      const int New = Random() % ControlWord::NumScoreboards;
      Whole.setScoreboard(P, New);
      const BlockTime Time = Whole.time();
      const bool IsBetter = Time < Best;
      NumBetter += IsBetter;
      EXPECT(Timer.improveBy(P, New) == IsBetter);
      if (IsBetter)
        Best = Time;
      else
        Whole.setScoreboard(P, Old);
      EXPECT(Timer.getTime() == Best);
      EXPECT(Timer.getScoreboard(P) == Whole.getScoreboard(P));
    }
  }
  EXPECT(NumBetter > 300);
}

//===----------------------------------------------------------------------===//
// Waits
//===----------------------------------------------------------------------===//

static void testWaits() {
  // The first reader waits, a later one and one of another register do not. A
  // boundary waits for the rest.
  TimedBlock Line[] = {block(
      {load(4, 2), load(5, 2), add(6, 0, 0), add(7, 4, 0), add(8, 4, 0), ret()},
      {}, false)};
  Line[0].Insts[0].Word.Wsb = 3;
  Line[0].Insts[1].Word.Wsb = 1;
  placeWaits(TimedCode(Line));
  const unsigned Expected[] = {0, 0, 0, 1 << 3, 0, 1 << 1};
  for (unsigned I = 0; I != std::size(Expected); ++I)
    EXPECT(Line[0].Insts[I].Word.Req == Expected[I]);

  // Fixed control words stay, and their waits count.
  TimedBlock Fixed[] = {block(
      {load(4, 2), fixed(branch(), {1, 1, -1, -1}), add(5, 4, 0)}, {}, false)};
  Fixed[0].Insts[0].Word.Wsb = 0;
  placeWaits(TimedCode(Fixed));
  EXPECT(Fixed[0].Insts[1].Word.Req == 1);
  EXPECT(Fixed[0].Insts[2].Word.Req == 0);

  // Two loads share a scoreboard. The first use in the loop waits for it,
  // because of the load at the end. The analysis learns that only after R5 has
  // reached the second use, whose wait is redundant.
  TimedBlock Loop[] = {
      block({load(5, 2)}, {1}),
      block({add(6, 4, 0), branch()}, {2}),
      block({add(7, 5, 0), load(4, 2), branch()}, {1, 3}),
      block({ret()}, {}, false),
  };
  Loop[0].Insts[0].Word.Wsb = Loop[2].Insts[1].Word.Wsb = 0;
  placeWaits(TimedCode(Loop));
  EXPECT(Loop[1].Insts[0].Word.Req == 1);
  EXPECT(Loop[2].Insts[0].Word.Req == 0);
}

//===----------------------------------------------------------------------===//
// Statistics
//===----------------------------------------------------------------------===//

static void testStatistics() {
#if LLVM_ENABLE_STATS
  EnableStatistics(/*DoPrintOnExit=*/false);
  TimedBlock Line[] = {
      block({load(4, 2), add(5, 4, 0), add(6, 5, 0)}, {}, false)};
  writeControlWords(Line);
  auto Value = [](StringRef Name) -> uint64_t {
    for (const auto &[Key, Count] : GetStatistics())
      if (Key == Name)
        return Count;
    return 0;
  };
  EXPECT(Value("NumRaised") == 1);
  EXPECT(Value("NumWaits") == 1);
  EXPECT(Value("NumStallCycles") == 3);
#endif
}

//===----------------------------------------------------------------------===//
// Debug output
//===----------------------------------------------------------------------===//

static std::string textOf(const TimedInst &I) {
  std::string Text;
  raw_string_ostream OS(Text);
  I.print(OS);
  return Text;
}

static void testPrint() {
  TimedInst I = make(Q7X2Unit::LSU, {RegFile::GPR + 4, RegFile::Pred + 1},
                     {RegFile::GPR + 2, RegFile::UGPR + 3, RegFile::UPred});
  I.Word = {1, 5, 2, 3};
  EXPECT(textOf(I) == "R4, P1 = R2, UR3, UP0 stall=1 req={0,2} wsb=2 rsb=3");
  EXPECT(textOf(TimedInst()) == "inline assembly");
}

int main(int Argc, char **Argv) {
  auto Test = StringSwitch<void (*)()>(Argc == 2 ? Argv[1] : "")
                  .Case("uses", testUses)
                  .Case("stalls", testStalls)
                  .Case("scoreboards", testScoreboards)
                  .Case("search", testSearch)
                  .Case("waits", testWaits)
                  .Case("statistics", testStatistics)
                  .Case("print", testPrint)
                  .Default(nullptr);
  if (!Test) {
    errs() << "usage: phasestest "
              "uses|stalls|scoreboards|search|waits|statistics|print\n";
    return 2;
  }
  Test();
  return Failures != 0;
}
