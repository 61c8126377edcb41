//===- ValueCommands.cpp - Commands about values and source ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandText.h"
#include "Commands.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace dbg;

static const unsigned ListLines = 10;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Expected<Commands::Evaluated> Commands::evaluateHere(StringRef Expression) {
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  Expected<Value> V = evaluate(Expression, *F, S.program());
  if (!V)
    return V.takeError();
  return Evaluated{std::move(*F), std::move(*V)};
}

/// The value of an expression for each lane of the warp.
Error Commands::printLanes(StringRef Expression, char Format) {
  if (Error E = needThreads())
    return E;
  const uint32_t First = S.Selected.Thread / WarpThreads * WarpThreads;
  std::vector<std::string> Texts(WarpThreads);
  size_t Width = 0;
  for (unsigned Lane = 0; Lane != WarpThreads; ++Lane) {
    ThreadId Id = S.Selected;
    Id.Thread = First + Lane;
    const std::vector<Frame> All = S.frames(Id);
    Texts[Lane] = "-"; // no thread, or it has exited
    if (!All.empty()) {
      Expected<Value> V = evaluate(
          Expression, All[std::min(S.FrameIndex, All.size() - 1)], S.program());
      if (!V && Id == S.Selected)
        return V.takeError();
      Texts[Lane] = V ? formatValue(*V, Format, false) : "?";
      if (!V)
        consumeError(V.takeError());
    }
    Width = std::max(Width, Texts[Lane].size());
  }
  constexpr size_t LineWidth = 72;
  unsigned Columns = WarpThreads;
  while (Columns > 1 && Columns * (Width + 2) > LineWidth)
    Columns /= 2;
  for (unsigned Lane = 0; Lane != WarpThreads; Lane += Columns) {
    OS << formatv("{0,2}:", Lane);
    for (unsigned I = 0; I != Columns; ++I)
      OS << std::string(Width + 2 - Texts[Lane + I].size(), ' ')
         << Texts[Lane + I];
    OS << '\n';
  }
  return Error::success();
}

Error Commands::doPrint(StringRef A) {
  bool Lanes = A.consume_front("-warp");
  A = A.ltrim();
  Expected<char> Format = takeFormat(A);
  if (!Format)
    return Format.takeError();
  Lanes |= A.consume_front("-warp ");
  if (Lanes)
    return printLanes(A.trim(), *Format);
  Expected<Evaluated> E = evaluateHere(A);
  if (!E)
    return E.takeError();
  S.program().History.push_back(E->V);
  OS << '$' << S.program().History.size() << " = "
     << describeValue(E->V, E->F, *Format) << '\n';
  return Error::success();
}

Error Commands::doOutput(StringRef A) {
  Expected<char> Format = takeFormat(A);
  if (!Format)
    return Format.takeError();
  Expected<Evaluated> E = evaluateHere(A);
  if (!E)
    return E.takeError();
  OS << formatValue(E->V, *Format, false);
  return Error::success();
}

/// The type with a name, or that of an expression.
Expected<const Type *> Commands::typeOf(StringRef A) {
  if (const Type *T = findType(A, S.program()))
    return T;
  Expected<Evaluated> E = evaluateHere(A);
  if (!E)
    return E.takeError();
  return E->V.T;
}

Error Commands::doWhatis(StringRef A) {
  Expected<const Type *> T = typeOf(A);
  if (!T)
    return T.takeError();
  OS << "type = " << (*T)->Name << '\n';
  return Error::success();
}

Error Commands::doPtype(StringRef A) {
  Expected<const Type *> T = typeOf(A);
  if (!T)
    return T.takeError();
  OS << "type = " << describeType(**T) << '\n';
  return Error::success();
}

Error Commands::doSet(StringRef A) {
  A.consume_front("variable ") || A.consume_front("var ");
  if (!A.contains('='))
    return createStringError("Expected an assignment, as in set var x = 3.");
  return evaluateHere(A).takeError();
}

Error Commands::doExamine(StringRef A) {
  uint64_t Count = 1;
  char Format = 'x';
  unsigned Size = 4;
  bool Instructions = false;
  if (A.consume_front("/")) {
    const StringRef Digits = A.take_while(isDigit);
    if (!Digits.empty() && (Digits.getAsInteger(10, Count) || Count == 0))
      return createStringError("Bad count \"" + Digits + "\".");
    A = A.drop_front(Digits.size());
    for (; !A.empty() && isAlpha(A[0]); A = A.drop_front())
      switch (A[0]) {
      case 'b':
        Size = 1;
        break;
      case 'h':
        Size = 2;
        break;
      case 'w':
        Size = 4;
        break;
      case 'g':
        Size = 8;
        break;
      case 'i':
        Instructions = true;
        break;
      default:
        if (!StringRef("duxotcfa").contains(A[0]))
          return createStringError("Undefined format \"" + A.take_front() +
                                   "\": there are d, u, x, o, t, c, f, a and "
                                   "i, and the sizes b, h, w and g.");
        Format = A[0];
      }
    A = A.ltrim();
  }
  constexpr uint64_t MaxCount = 1 << 20;
  if (Count > MaxCount)
    return createStringError("More than " + Twine(MaxCount) + " values.");
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  if (!A.empty()) {
    Expected<Value> V = evaluate(A, *F, S.program());
    if (!V)
      return V.takeError();
    if (V->T->Kind == Type::Array && V->address())
      NextExamined = *V->address();
    else if (V->T->Kind == Type::Pointer)
      NextExamined = genericAddress(*V);
    else
      NextExamined = toInteger(*V);
  }
  if (Instructions) {
    for (uint64_t I = 0; I != Count; ++I, NextExamined += InstBytes) {
      if (NextExamined >= q7x2_module_code_size(S.module()))
        return createStringError("There is no code at this address.");
      printInstruction(NextExamined, NextExamined == F->PC);
    }
    return Error::success();
  }
  Type T;
  T.Kind = Format == 'f' ? Type::Float : Type::Signed;
  T.Size = Format == 'c' ? 1 : Size;
  const unsigned PerLine = std::max(1u, 16u / unsigned(T.Size));
  for (uint64_t I = 0; I != Count; ++I, NextExamined += T.Size) {
    Value V;
    V.T = &T;
    V.Bytes.resize(T.Size);
    if (Error E = F->View.readMemory(NextExamined, V.Bytes)) {
      if (I % PerLine)
        OS << '\n';
      return E;
    }
    if (I % PerLine == 0)
      OS << formatv("{0:x}:", NextExamined);
    std::string Text = formatValue(V, Format, false);
    if (Format == 'x')
      Text = "0x" + std::string(2 * T.Size - (Text.size() - 2), '0') +
             Text.substr(2);
    OS << '\t' << Text;
    if ((I + 1) % PerLine == 0 || I + 1 == Count)
      OS << '\n';
  }
  return Error::success();
}

Error Commands::infoVariables(bool Parameters) {
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  if (!F->In.Die)
    return createStringError("No symbol table info available.");
  bool Any = false;
  for (const Variable &V : S.source().variables(F->In, F->LookUp)) {
    if (V.IsParameter != Parameters)
      continue;
    Any = true;
    Expected<Value> Of = readVariable(V, *F, S.program());
    OS << V.Name << " = "
       << (Of ? describeValue(*Of, *F, 0, false)
              : "<" + toString(Of.takeError()) + ">")
       << '\n';
  }
  if (!Any)
    OS << (Parameters ? "No arguments.\n" : "No locals.\n");
  return Error::success();
}

Error Commands::infoShared() {
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  bool Any = false;
  std::vector<Variable> All;
  if (F->In.Die)
    All = S.source().variables(F->In, F->LookUp);
  append_range(All, S.source().globals(F->In));
  for (const Variable &V : All) {
    Expected<Value> Of = readVariable(V, *F, S.program());
    if (!Of) {
      consumeError(Of.takeError());
      continue;
    }
    const std::optional<uint64_t> At = Of->address();
    if (!At || !Windows().isShared(*At))
      continue;
    Any = true;
    OS << formatv("{0:x} {1} {2} = {3}\n", *At, Of->T->Name, V.Name,
                  formatValue(*Of, 0, false));
  }
  if (!Any)
    OS << "No variables in shared memory are visible here.\n";
  return Error::success();
}

Error Commands::infoRegisters(StringRef Names) {
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  auto Print = [&](const std::string &Name, Register R) -> Error {
    Expected<uint32_t> Word = F->View.readRegister(R);
    if (!Word)
      return Word.takeError();
    OS << formatv("{0,-8} {1,-12} {2}\n", Name,
                  "0x" + utohexstr(*Word, /*LowerCase=*/true), int32_t(*Word));
    return Error::success();
  };
  SmallVector<StringRef> Words;
  Names.split(Words, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef Word : Words) {
    Word.consume_front("$");
    const std::optional<Register> R = parseRegister(Word);
    if (!R)
      return createStringError("Invalid register `" + Word + "'");
    if (Error E = Print(Word.upper(), *R))
      return E;
  }
  if (!Words.empty())
    return Error::success();
  auto All = [&](const char *Prefix, q7x2_register_file File,
                 unsigned Count) -> Error {
    for (unsigned N = 0; N != Count; ++N) {
      Register R;
      R.File = File;
      R.Number = N;
      if (Error E = Print(Prefix + std::to_string(N), R))
        return E;
    }
    return Error::success();
  };
  OS << formatv("{0,-8} {1:x}\n", "pc", F->PC);
  const Session::RegisterCounts Counts = S.registers();
  if (Error E = All("R", Q7X2_REGISTER_GENERAL, Counts.General))
    return E;
  if (Error E = All("P", Q7X2_REGISTER_PREDICATE, Counts.Predicate))
    return E;
  return All("UR", Q7X2_REGISTER_UNIFORM, Counts.Uniform);
}

//===----------------------------------------------------------------------===//
// Source and code
//===----------------------------------------------------------------------===//

Error Commands::listLines(const std::string &File, unsigned First,
                          unsigned End) {
  bool Any = false;
  for (unsigned Line = First; Line < End; ++Line) {
    const std::optional<std::string> Text = sourceText({File, Line, 0});
    if (!Text)
      break;
    OS << Line << '\t' << *Text << '\n';
    Any = true;
    ListedEnd = Line + 1;
  }
  Listed.File = File;
  if (Any)
    return Error::success();
  if (!Files[File])
    return createStringError(File + ": No such file or directory.");
  return createStringError("Line number " + Twine(First) + " out of range in " +
                           baseName(File) + ".");
}

Error Commands::doList(StringRef A) {
  if (A.empty() && ListedEnd)
    return listLines(Listed.File, ListedEnd, ListedEnd + ListLines);
  SourceLine At = Listed;
  if (!A.empty()) {
    const StringRef First = A.split(',').first.trim();
    Expected<Breakpoint> B = S.resolve(First);
    if (!B)
      return B.takeError();
    At = B->At;
    // A line without code is not moved to the next one.
    const StringRef Number =
        First.rsplit(':').second.empty() ? First : First.rsplit(':').second;
    uint32_t Line;
    if (!Number.getAsInteger(10, Line))
      At.Line = Line;
    unsigned Last;
    if (A.contains(',') && !A.split(',').second.trim().getAsInteger(10, Last))
      return listLines(At.File, At.Line, Last + 1);
  } else if (!At.Line) {
    Expected<Breakpoint> B = S.resolve(S.kernelName());
    if (!B)
      return B.takeError();
    At = B->At;
  }
  if (!At.Line)
    return createStringError("No symbol table is loaded: compile with -g.");
  const unsigned First = At.Line > ListLines / 2 ? At.Line - ListLines / 2 : 1;
  return listLines(At.File, First, First + ListLines);
}

Error Commands::doDisassemble(StringRef A) {
  const bool WithSource = A.consume_front("/s") || A.consume_front("/m");
  A = A.trim();
  uint64_t PC = 0, Here = ~uint64_t(0);
  if (Expected<Frame> F = S.frame())
    Here = PC = F->PC;
  else
    consumeError(F.takeError());
  if (!A.empty()) {
    Expected<Breakpoint> B = S.resolve(A);
    if (!B)
      return B.takeError();
    PC = B->PCs[0];
  } else if (!S.hasThreads()) {
    PC = S.entry();
  }
  auto FunctionOf = [&](uint64_t At) {
    return describeCode(S.module(), At).function().str();
  };
  const std::string Function = FunctionOf(PC);
  uint64_t First = PC, End = PC;
  while (First >= InstBytes && FunctionOf(First - InstBytes) == Function)
    First -= InstBytes;
  while (End < q7x2_module_code_size(S.module()) && FunctionOf(End) == Function)
    End += InstBytes;
  OS << "Dump of assembler code for function " << Function << ":\n";
  SourceLine Before;
  for (uint64_t At = First; At != End; At += InstBytes) {
    const std::optional<SourceLine> Line = S.source().line(At);
    if (WithSource && Line && Line->Line && !(*Line == Before)) {
      OS << baseName(Line->File) << ":\n";
      printSource(*Line);
      Before = *Line;
    }
    printInstruction(At, At == Here);
  }
  OS << "End of assembler dump.\n";
  return Error::success();
}

Error Commands::infoFrame() {
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  OS << "Frame level " << S.FrameIndex << " of " << threadText(S.Selected)
     << ":\n pc = " << formatv("{0:x}", F->PC) << " in " << frameText(*F, false)
     << "\n " << (F->In.IsInlined ? "inlined into its caller" : "a function")
     << "; " << F->View.Call << " calls inside\n time " << S.time() << '\n';
  return Error::success();
}

Error Commands::infoLine(StringRef A) {
  Expected<Breakpoint> B = [&]() -> Expected<Breakpoint> {
    if (!A.empty())
      return S.resolve(A);
    Expected<Frame> F = S.frame();
    if (!F)
      return F.takeError();
    return S.resolve("*" + std::to_string(F->PC));
  }();
  if (!B)
    return B.takeError();
  OS << "Line " << B->At.Line << " of \"" << baseName(B->At.File)
     << "\" has code at";
  for (uint64_t PC : B->PCs)
    OS << formatv(" {0:x}", PC);
  OS << ".\n";
  return Error::success();
}
