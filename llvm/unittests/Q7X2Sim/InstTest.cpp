//===- InstTest.cpp - Compares instructions with references ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// q7x2-insttest emit GROUP          writes the kernels of a group as assembly
// q7x2-insttest check GROUP OBJECT  runs them and compares their results; exit
//                                   status 1 if any differs
//
//===----------------------------------------------------------------------===//

#include "InstTest.h"
#include "q7x2/q7x2sim.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>

using namespace insttest;
using namespace llvm;

static const unsigned BlockThreads = 64, NumBlocks = 12;
static const unsigned NumRecords = BlockThreads * NumBlocks;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

uint64_t Random::next() {
  State += 0x9e3779b97f4a7c15;
  uint64_t Z = State;
  Z = (Z ^ (Z >> 30)) * 0xbf58476d1ce4e5b9;
  Z = (Z ^ (Z >> 27)) * 0x94d049bb133111eb;
  return Z ^ (Z >> 31);
}

static const uint64_t SpecialF32[] = {
    0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000,
    0x7fc00000, 0x7f800001, 0xffc12345, 0x7fffffff, 0x00000001, 0x80000001,
    0x007fffff, 0x00800000, 0x00800001, 0x7f7fffff, 0xff7fffff, 0x3f7fffff,
    0x3f800001, 0x40490fdb, 0x4b000000, 0x4b7fffff, 0x4f000000, 0xcf000000,
    0x5f000000, 0x33800000, 0x34000000, 0x1e3ce508, 0x3f000000, 0xbf000000};
static const uint64_t SpecialF64[] = {
    0x0000000000000000, 0x8000000000000000, 0x3ff0000000000000,
    0xbff0000000000000, 0x7ff0000000000000, 0xfff0000000000000,
    0x7ff8000000000000, 0x7ff0000000000001, 0xfff8000000012345,
    0x0000000000000001, 0x800fffffffffffff, 0x0010000000000000,
    0x7fefffffffffffff, 0xffefffffffffffff, 0x3fefffffffffffff,
    0x3ff0000000000001, 0x43e0000000000000, 0xc3e0000000000000,
    0x41dfffffffc00000, 0x3ca0000000000000, 0x47efffffe0000000,
    0x47efffffefffffff, 0x36a0000000000000, 0x369fffffffffffff};
static const uint64_t SpecialF16[] = {
    0x0000, 0x8000, 0x3c00, 0xbc00, 0x7c00, 0xfc00, 0x7e00, 0x7c01, 0xfe12,
    0x0001, 0x8001, 0x03ff, 0x0400, 0x7bff, 0xfbff, 0x3bff, 0x3c01, 0x1400};
static const uint64_t SpecialBF16[] = {
    0x0000, 0x8000, 0x3f80, 0xbf80, 0x7f80, 0xff80, 0x7fc0, 0x7f81, 0xffc1,
    0x0001, 0x8001, 0x007f, 0x0080, 0x7f7f, 0xff7f, 0x3f7f, 0x3f81, 0x3b80};
static const uint64_t SpecialI32[] = {
    0,          1,          2,          31,         32,         33,
    63,         64,         65,         0x7f,       0x80,       0xff,
    0x100,      0x7fff,     0x8000,     0xffff,     0x10000,    0x7fffffff,
    0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0x80808080, 0x7f7f7f7f,
    0x00ff00ff, 0xaaaaaaaa};
static const uint64_t SpecialI64[] = {0,
                                      1,
                                      0x7fffffff,
                                      0x80000000,
                                      0xffffffff,
                                      0x100000000,
                                      0x7fffffffffffffff,
                                      0x8000000000000000,
                                      0xffffffffffffffff,
                                      0xfffffffffffffffe,
                                      0xffffffff00000000,
                                      0x00ffffff00000001,
                                      0x0020000000000001};

template <size_t N> static uint64_t pick(Random &R, const uint64_t (&List)[N]) {
  return List[R.below(N)];
}

uint64_t Random::value(Kind K) {
  uint64_t Bits = next();
  bool Special = below(2);
  // Exponents near 1.0 are where sums cancel and products stay in range.
  bool Moderate = below(2);
  switch (K) {
  case Kind::None:
    return Bits;
  case Kind::F32:
    if (Special)
      return pick(*this, SpecialF32);
    return uint32_t(Moderate ? (Bits & 0x83ffffff) | 0x3c000000 : Bits);
  case Kind::F64:
    if (Special)
      return pick(*this, SpecialF64);
    return Moderate ? (Bits & 0x807fffffffffffff) | 0x3f80000000000000 : Bits;
  case Kind::F16:
    if (Special)
      return pick(*this, SpecialF16) << 16 | pick(*this, SpecialF16);
    return uint32_t(Moderate ? (Bits & 0x8fff8fff) | 0x30003000 : Bits);
  case Kind::BF16:
    if (Special)
      return pick(*this, SpecialBF16) << 16 | pick(*this, SpecialBF16);
    return uint32_t(Moderate ? (Bits & 0x83ff83ff) | 0x3c003c00 : Bits);
  case Kind::I32:
    return Special ? pick(*this, SpecialI32)
                   : uint32_t(Moderate ? Bits & 0xff : Bits);
  case Kind::I64:
    return Special ? pick(*this, SpecialI64) : Bits;
  }
  return Bits;
}

Operand insttest::operand(Kind K, Source From, Random &Rand) {
  Operand O;
  O.What = K;
  O.From = From;
  if (From == 'I') {
    O.Imm = Rand.value(K);
    if (K == Kind::F64)
      O.Imm &= 0xffffffff00000000;
  }
  return O;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

// Registers: R[4:5] a, R[6:7] b, R[8:9] c, R[12:13] the result; P0 and P1 are
// inputs, P2 and P3 results; UR[4:5] is b, UR[6:7] c.
static const char Prologue[] = R"(	S2R R0, SR_TID.X ;
	S2R R2, SR_CTAID.X ;
	IMAD R0, R2, c[0x0][0x0], R0 ;
	MOV R1, 0x30 ;
	IMAD.WIDE R[2:3], R0, R1, c[0x0][0x160] ;
	LDG.128 R[4:7], [R[2:3].64] ;
	LDG.128 R[8:11], [R[2:3].64+0x10] ;
	LDG.64 R[12:13], [R[2:3].64+0x20] ;
	R2P PR, R10, 0xf ;
	R2UR UR4, R6 ;
	R2UR UR5, R7 ;
	R2UR UR6, R8 ;
	R2UR UR7, R9 ;
)";
// A uniform instruction gets the values of lane 0: UR[0:1] a, UR[12:13] the
// result, UP0 to UP3 as P0 to P3.
static const char UniformPrologue[] = R"(	R2UR UR0, R4 ;
	R2UR UR1, R5 ;
	R2UR UR12, R12 ;
	R2UR UR13, R13 ;
	R2UR UR14, R10 ;
	ULOP3.PAND UP0, UR15, UR14, 0x1, URZ, 0xc0, UPT ;
	ULOP3.PAND UP1, UR15, UR14, 0x2, URZ, 0xc0, UPT ;
	ULOP3.PAND UP2, UR15, UR14, 0x4, URZ, 0xc0, UPT ;
	ULOP3.PAND UP3, UR15, UR14, 0x8, URZ, 0xc0, UPT ;
)";
static const char UniformEpilogue[] = R"(	MOV.64 R[12:13], UR[12:13] ;
	PLOP3 P2, PT, PT, UP2, 0xaa ;
	PLOP3 P3, PT, PT, UP3, 0xaa ;
)";
static const char Epilogue[] = R"(	P2R R14, PR, RZ, 0xc ;
	MOV R1, 0x10 ;
	IMAD.WIDE R[2:3], R0, R1, c[0x0][0x168] ;
	STG.128 [R[2:3].64], R[12:15] ;
	EXIT ;
)";

static std::string registerText(StringRef Prefix, unsigned N, bool Wide) {
  if (Wide)
    return formatv("{0}[{1}:{2}]", Prefix, N, N + 1);
  return formatv("{0}{1}", Prefix, N);
}

static std::string immediateText(const Operand &O) {
  switch (O.What) {
  case Kind::F32:
    return formatv("0f{0:X-8}", uint32_t(O.Imm));
  case Kind::F64:
    return formatv("0d{0:X-16}", O.Imm);
  case Kind::F16:
  case Kind::BF16:
    return formatv("0h{0:X-4}, 0h{1:X-4}", O.Imm >> 16 & 0xffff,
                   O.Imm & 0xffff);
  default:
    return formatv("{0:x}", uint32_t(O.Imm));
  }
}

/// The registers and the constant of an operand.
struct Place {
  unsigned Reg, UReg, Offset;
};

static std::string operandText(const Operand &O, Place At, bool Uniform) {
  std::string Text;
  if (O.From == 'I')
    return immediateText(O);
  if (O.From == 'C')
    Text = formatv("c[0x0][{0:x}]", At.Offset);
  else if (O.From == 'U' || Uniform)
    Text = registerText("UR", At.UReg, O.isWide());
  else
    Text = registerText("R", At.Reg, O.isWide());
  static const char *const Selects[] = {"", ".H0_H0", ".H1_H1"};
  Text += Selects[O.HalfSel];
  if (O.Abs)
    Text = "|" + Text + "|";
  if (O.Neg || O.Inv)
    Text = (O.Inv ? "~" : "-") + Text;
  return Text;
}

/// The operand for the letter after a $.
static std::string placeholderText(char Letter, const Case &C) {
  static const StringLiteral Predicates = "pquv";
  size_t Predicate = Predicates.find(Letter);
  if (Predicate != StringRef::npos)
    return (C.Uniform ? "UP" : "P") + std::to_string(Predicate);
  switch (Letter) {
  case 'a':
    return operandText(C.A, {4, 0, 0}, C.Uniform);
  case 'b':
    return operandText(C.B, {6, 4, 0x170}, C.Uniform);
  case 'c':
    return operandText(C.C, {8, 6, 0x178}, C.Uniform);
  default:
    return registerText(C.Uniform ? "UR" : "R", 12, Letter == 'D');
  }
}

static std::string instructionText(const Case &C) {
  std::string Text = C.Mnemonic + " ";
  StringRef Rest = C.Operands;
  while (true) {
    auto [Before, After] = Rest.split('$');
    Text += Before;
    if (After.empty())
      return Text;
    Text += placeholderText(After.front(), C);
    Rest = After.drop_front();
  }
}

static void emit(const CaseList &List) {
  for (size_t I = 0; I != List.Cases.size(); ++I) {
    const Case &C = List.Cases[I];
    outs() << ".kernel k" << I << "\n.param ptr.global\n.param ptr.global\n"
           << ".param i64\n.param i64\nk" << I << ":\n"
           << Prologue << (C.Uniform ? UniformPrologue : "") << '\t'
           << instructionText(C) << " ;\n"
           << (C.Uniform ? UniformEpilogue : "") << Epilogue << ".end_kernel\n";
  }
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

namespace {
/// A record as the kernels read it.
struct Record {
  uint64_t A, B, C;
  uint32_t Preds, Unused;
  uint64_t OldD, Unused2;
};
struct Result {
  uint64_t D;
  uint32_t Preds, Unused;
};

class Checker {
public:
  Checker(q7x2_device *Device, q7x2_module *Module)
      : Device(Device), Module(Module) {}
  bool allocate();
  bool check(const Case &C, unsigned Number);
  unsigned failures() const { return Failures; }

private:
  q7x2_device *Device;
  q7x2_module *Module;
  uint64_t InAddress = 0, OutAddress = 0;
  std::vector<Record> Records;
  std::vector<Result> Results;
  uint64_t ConstB = 0, ConstC = 0;
  unsigned Failures = 0;

  void makeRecords(const Case &C, unsigned Number);
  bool run(unsigned Number);
  Inputs inputsOf(const Case &C, unsigned Index) const;
  bool fails(q7x2_error *E);
};
} // namespace

bool Checker::fails(q7x2_error *E) {
  if (!E)
    return false;
  outs() << "error: " << q7x2_error_message(E) << '\n';
  q7x2_error_free(E);
  return true;
}

bool Checker::allocate() {
  return fails(q7x2_allocate(Device, NumRecords * sizeof(Record), "inputs",
                             &InAddress)) ||
         fails(q7x2_allocate(Device, NumRecords * sizeof(Result), "outputs",
                             &OutAddress));
}

void Checker::makeRecords(const Case &C, unsigned Number) {
  Random R(Number);
  Records.resize(NumRecords);
  for (Record &Rec : Records) {
    Rec = Record();
    Rec.A = R.value(C.A.What);
    Rec.B = R.value(C.B.What);
    Rec.C = R.value(C.C.What);
    // Equal operands would be too rare by chance.
    if (C.B.What == C.A.What && R.below(8) == 0)
      Rec.B = Rec.A;
    Rec.Preds = R.below(16);
    Rec.OldD = R.next();
  }
  ConstB = R.value(C.B.What);
  ConstC = R.value(C.C.What);
}

bool Checker::run(unsigned Number) {
  std::string Name = "k" + std::to_string(Number);
  const q7x2_kernel *K = q7x2_module_kernel(Module, Name.c_str());
  if (!K) {
    outs() << "error: no kernel " << Name << '\n';
    return true;
  }
  q7x2_arg Args[] = {{Q7X2_ARG_POINTER, &InAddress, 1},
                     {Q7X2_ARG_POINTER, &OutAddress, 1},
                     {Q7X2_ARG_I64, &ConstB, 1},
                     {Q7X2_ARG_I64, &ConstC, 1}};
  q7x2_launch_options O = {};
  for (unsigned I = 0; I != 3; ++I)
    O.grid[I] = O.block[I] = 1;
  O.grid[0] = NumBlocks;
  O.block[0] = BlockThreads;
  O.args = Args;
  O.arg_count = 4;
  Results.resize(NumRecords);
  return fails(q7x2_write(Device, InAddress, Records.data(),
                          NumRecords * sizeof(Record))) ||
         fails(q7x2_launch(Device, K, &O, nullptr)) ||
         fails(q7x2_read(Device, OutAddress, Results.data(),
                         NumRecords * sizeof(Result)));
}

/// The value of an operand. A uniform register has that of lane 0.
static uint64_t sourceValue(const Operand &O, uint64_t Own, uint64_t OfLane0,
                            uint64_t Const) {
  uint64_t V = Own;
  if (O.From == 'U')
    V = OfLane0;
  else if (O.From == 'C')
    V = Const;
  else if (O.From == 'I')
    V = O.Imm;
  return O.isWide() ? V : V & 0xffffffff;
}

Inputs Checker::inputsOf(const Case &C, unsigned Index) const {
  const Record &Lane0 = Records[Index & ~31u];
  const Record &Own = C.Uniform ? Lane0 : Records[Index];
  Inputs In;
  In.A = sourceValue(C.A, Own.A, Lane0.A, 0);
  In.B = sourceValue(C.B, Own.B, Lane0.B, ConstB);
  In.C = sourceValue(C.C, Own.C, Lane0.C, ConstC);
  In.P = Own.Preds & 1;
  In.Q = Own.Preds & 2;
  In.OldU = Own.Preds & 4;
  In.OldV = Own.Preds & 8;
  In.OldD = Own.OldD;
  return In;
}

/// Compares one case; true after an error that ends the test.
bool Checker::check(const Case &C, unsigned Number) {
  makeRecords(C, Number);
  if (run(Number))
    return true;
  for (unsigned I = 0; I != NumRecords; ++I) {
    Inputs In = inputsOf(C, I);
    Outputs Want;
    Want.D = In.OldD;
    Want.U = In.OldU;
    Want.V = In.OldV;
    C.Ref(In, Want);
    bool U = Results[I].Preds & 4, V = Results[I].Preds & 8;
    if (Results[I].D == Want.D && U == Want.U && V == Want.V)
      continue;
    ++Failures;
    outs() << formatv("{0}: a={1:x} b={2:x} c={3:x} p={4} q={5}: got {6:x} {7} "
                      "{8}, want {9:x} {10} {11}\n",
                      instructionText(C), In.A, In.B, In.C, In.P, In.Q,
                      Results[I].D, U, V, Want.D, Want.U, Want.V);
    break;
  }
  return false;
}

static int check(const CaseList &List, const char *Path) {
  q7x2_device *Device = nullptr;
  q7x2_module *Module = nullptr;
  q7x2_error *E = q7x2_device_create(&Device);
  if (!E)
    E = q7x2_module_load(Device, &Path, 1, &Module);
  if (E) {
    outs() << "error: " << q7x2_error_message(E) << '\n';
    q7x2_error_free(E);
    q7x2_device_destroy(Device);
    return 1;
  }
  Checker Check(Device, Module);
  bool Broken = Check.allocate();
  for (unsigned I = 0; I != List.Cases.size() && !Broken; ++I)
    Broken = Check.check(List.Cases[I], I);
  outs() << formatv("{0} cases, {1} failed\n", List.Cases.size(),
                    Check.failures());
  q7x2_module_destroy(Module);
  q7x2_device_destroy(Device);
  return Broken || Check.failures() ? 1 : 0;
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

static bool addGroup(StringRef Name, CaseList &List) {
  static const struct {
    StringLiteral Name;
    void (*Add)(CaseList &);
  } Groups[] = {{"float", addFloatCases},       {"double", addDoubleCases},
                {"half", addHalfCases},         {"integer", addIntegerCases},
                {"logic", addLogicCases},       {"convert", addConvertCases},
                {"function", addFunctionCases}, {"uniform", addUniformCases}};
  for (const auto &G : Groups)
    if (G.Name == Name) {
      G.Add(List);
      return true;
    }
  return false;
}

static cl::OptionCategory Category("q7x2-insttest options");
static cl::SubCommand Emit("emit", "Write the kernels of a group as assembly");
static cl::SubCommand Check("check",
                            "Run the kernels and compare their results");
static cl::opt<std::string> Group(cl::Positional, cl::Required,
                                  cl::desc("GROUP"), cl::cat(Category),
                                  cl::sub(Emit), cl::sub(Check));
static cl::opt<std::string> Object(cl::Positional, cl::Required,
                                   cl::desc("OBJECT"), cl::cat(Category),
                                   cl::sub(Check));

static int fail(const Twine &Message) {
  WithColor::error(errs(), "q7x2-insttest") << Message << '\n';
  return 1;
}

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category, Emit);
  cl::HideUnrelatedOptions(Category, Check);
  cl::ParseCommandLineOptions(Argc, Argv,
                              "Compares instructions with references\n");
  if (!Emit && !Check)
    return fail("expected emit or check; see --help");
  CaseList List;
  if (!addGroup(Group, List))
    return fail("there is no group '" + Group + "'");
  if (Check)
    return check(List, Object.c_str());
  emit(List);
  return 0;
}
