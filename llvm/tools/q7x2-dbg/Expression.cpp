//===- Expression.cpp - Evaluates C expressions ---------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Expression.h"
#include "CommandText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"

using namespace llvm;
using namespace dbg;

uint64_t dbg::genericAddress(const Value &Pointer) {
  const uint64_t Address = toInteger(Pointer);
  if (Address >= Windows::Bytes)
    return Address;
  switch (Pointer.T->AddressSpace.value_or(0)) {
  case Q7X2::AS_Shared:
    return Windows().Shared + Address;
  case Q7X2::AS_Local:
    return Windows().Local + Address;
  default:
    return Address;
  }
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

static Place memoryPlace(uint64_t Address, uint64_t Size) {
  Piece P;
  P.Kind = Piece::Memory;
  P.Address = Address;
  P.Size = Size;
  return {P};
}

/// The value that a pointer points to.
static Expected<Value> follow(const Value &Pointer, const Frame &F) {
  const Type *To = Pointer.T->Element;
  if (!To || To->Kind == Type::Void)
    return createStringError("Attempt to take contents of a non-pointer or "
                             "void value.");
  if (!Pointer.isKnown())
    return createStringError("value has been optimized out");
  return readValue(To, memoryPlace(genericAddress(Pointer), To->Size), F.View);
}

static Expected<Value> followReferences(Expected<Value> V, const Frame &F) {
  if (V && V->T->IsReference && V->isKnown())
    return follow(*V, F);
  return V;
}

Expected<Value> dbg::readVariable(const Variable &V, const Frame &F,
                                  Program &P) {
  const Type *T = P.Types.of(V.Origin);
  if (auto Constant = V.Die.find(dwarf::DW_AT_const_value)) {
    Piece Known;
    Known.Kind = Piece::Bytes;
    Known.Size = T->Size;
    if (auto Block = Constant->getAsBlock())
      Known.Data = {Block->begin(), Block->end()};
    else
      Known.Data = fromInteger(*T, dwarf::toSigned(*Constant, 0));
    return readValue(T, {Known}, F.View);
  }
  const std::vector<uint8_t> Where = P.Source.location(V, F.LookUp);
  if (Where.empty()) {
    Piece Nowhere;
    Nowhere.Size = T->Size;
    return readValue(T, {Nowhere}, F.View);
  }
  Expected<Place> At = P.Locations.evaluate(Where, V, F.In, T->Size, F.View);
  if (!At)
    return At.takeError();
  return followReferences(readValue(T, std::move(*At), F.View), F);
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {

/// Parses and evaluates at once. Without a frame the syntax alone is checked.
class Evaluator {
  StringRef Rest;
  const Frame *F;
  Program *P;
  unsigned Dead = 0; // in an operand that is not evaluated
  TypeTable Own;     // without a program

public:
  Evaluator(StringRef Text, const Frame *F, Program *P)
      : Rest(Text), F(F), P(P) {}
  Expected<Value> run();
  const Type *typeOnly();

private:
  TypeTable &types() { return P ? P->Types : Own; }
  bool isDead() const { return Dead || !F; }
  Value number(const Type *T, int64_t N) const;
  Value intNumber(int64_t N) { return number(types().named("int"), N); }
  Value dummy() { return intNumber(0); }
  void skipSpace() { Rest = Rest.ltrim(); }
  bool consume(StringRef Token);
  StringRef peekOperator();
  StringRef identifier();
  Error expect(StringRef Token);
  Error syntaxError() const;

  Expected<Value> comma();
  Expected<Value> assignment();
  Expected<Value> conditional();
  Expected<Value> binary(unsigned Least);
  Expected<Value> unary();
  Expected<Value> postfix();
  Expected<Value> primary();
  Expected<Value> numberLiteral();
  Expected<Value> letterLiteral();
  Expected<Value> dollar();
  Expected<Value> name(StringRef Name);
  Expected<Value> call(StringRef Name);
  Expected<Value> workItem(StringRef Function, uint64_t Dimension);
  Expected<std::optional<Value>> cudaVariable(StringRef Name);
  Expected<Value> member(const Value &V, StringRef Name);
  Expected<Value> swizzle(const Value &V, StringRef Name);
  Expected<Value> index(const Value &V, const Value &I);
  Expected<Value> addressOf(const Value &V);
  Expected<Value> repeat(const Value &V, int64_t Count);
  Expected<Value> castTo(const Type *T, const Value &V);
  Expected<Value> apply(StringRef Op, const Value &A, const Value &B);
  Expected<Value> applyToPointer(StringRef Op, const Value &A, const Value &B);
  Expected<Value> applyToElements(StringRef Op, const Value &A, const Value &B);
  Expected<Value> negate(char Op, const Value &V);
  /// A type name at the start of the rest, which is consumed; null: none.
  const Type *parseType();
};

struct BinaryOperator {
  const char *Text;
  unsigned Precedence;
};
// The longer ones first, where one is the start of another.
const BinaryOperator BinaryOperators[] = {
    {"||", 1}, {"&&", 2}, {"==", 6}, {"!=", 6}, {"<<", 8}, {">>", 8}, {"<=", 7},
    {">=", 7}, {"<", 7},  {">", 7},  {"|", 3},  {"^", 4},  {"&", 5},  {"+", 9},
    {"-", 9},  {"*", 10}, {"/", 10}, {"%", 10}, {"@", 11},
};

} // namespace

bool Evaluator::consume(StringRef Token) {
  skipSpace();
  return Rest.consume_front(Token);
}

StringRef Evaluator::identifier() {
  skipSpace();
  if (Rest.empty() || !(isAlpha(Rest[0]) || Rest[0] == '_'))
    return "";
  const StringRef Name =
      Rest.take_while([](char C) { return isAlnum(C) || C == '_'; });
  Rest = Rest.drop_front(Name.size());
  return Name;
}

Error Evaluator::syntaxError() const {
  if (Rest.trim().empty())
    return createStringError("A syntax error in expression, near the end.");
  return createStringError("A syntax error in expression, near `" +
                           Rest.trim() + "'.");
}

Error Evaluator::expect(StringRef Token) {
  return consume(Token) ? Error::success() : syntaxError();
}

Value Evaluator::number(const Type *T, int64_t N) const {
  Value V;
  V.T = T;
  V.Bytes = fromInteger(*T, N);
  return V;
}

Expected<Value> Evaluator::run() {
  skipSpace();
  if (Rest.empty())
    return createStringError("Argument required (an expression).");
  Expected<Value> V = comma();
  if (V && !Rest.trim().empty())
    return syntaxError();
  return V;
}

const Type *Evaluator::typeOnly() {
  const Type *T = parseType();
  return Rest.trim().empty() ? T : nullptr;
}

Expected<Value> Evaluator::comma() {
  Expected<Value> V = assignment();
  while (V && consume(","))
    V = assignment();
  return V;
}

Expected<Value> Evaluator::assignment() {
  Expected<Value> To = conditional();
  if (!To)
    return To;
  skipSpace();
  static const char *const Compound[] = {
      "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="};
  std::string Op;
  for (const char *Text : Compound)
    if (Rest.consume_front(Text)) {
      Op = StringRef(Text).drop_back().str();
      break;
    }
  if (Op.empty() && (!Rest.starts_with("=") || Rest.starts_with("==")))
    return To;
  if (Op.empty())
    Rest = Rest.drop_front();
  Expected<Value> From = assignment();
  if (!From || isDead())
    return From;
  if (!Op.empty())
    From = apply(Op, *To, *From);
  if (!From)
    return From;
  Expected<Value> As = castTo(To->T, *From);
  if (!As)
    return As;
  if (Error E = writeValue(*To, As->Bytes, F->View))
    return std::move(E);
  Value New = *To;
  New.Bytes = As->Bytes;
  New.Unknown.clear();
  New.BitSize = New.BitOffset = 0;
  return New;
}

static bool isTrue(const Value &V) {
  return V.T->Kind == Type::Float ? toDouble(V) != 0 : toInteger(V) != 0;
}

static Error needKnown(const Value &V) {
  return V.isKnown() ? Error::success()
                     : createStringError("value has been optimized out");
}

Expected<Value> Evaluator::conditional() {
  Expected<Value> V = binary(1);
  if (!V || !consume("?"))
    return V;
  if (Error E = needKnown(*V))
    return std::move(E);
  const bool First = isTrue(*V);
  Dead += !First;
  Expected<Value> A = comma();
  Dead -= !First;
  if (!A)
    return A;
  if (Error E = expect(":"))
    return std::move(E);
  Dead += First;
  Expected<Value> B = conditional();
  Dead -= First;
  return !B || !First ? std::move(B) : std::move(A);
}

/// The binary operator at the start of the rest, or nothing.
StringRef Evaluator::peekOperator() {
  skipSpace();
  for (const BinaryOperator &O : BinaryOperators) {
    if (!Rest.starts_with(O.Text))
      continue;
    const StringRef Text = O.Text;
    // An assignment.
    const char Next = Rest.size() > Text.size() ? Rest[Text.size()] : 0;
    const bool Compares = Text == "==" || Text == "!=" || Text == "<=" ||
                          Text == ">=" || Text == "&&" || Text == "||";
    return Next == '=' && !Compares ? "" : Text;
  }
  return "";
}

static unsigned precedenceOf(StringRef Op) {
  for (const BinaryOperator &O : BinaryOperators)
    if (Op == O.Text)
      return O.Precedence;
  return 0;
}

Expected<Value> Evaluator::binary(unsigned Least) {
  Expected<Value> A = unary();
  while (A) {
    const StringRef Op = peekOperator();
    const unsigned Precedence = precedenceOf(Op);
    if (Precedence < Least || Precedence == 0)
      return A;
    Rest = Rest.drop_front(Op.size());
    const bool Lazy = Op == "&&" || Op == "||";
    bool Skips = false;
    if (Lazy && !isDead()) {
      if (Error E = needKnown(*A))
        return std::move(E);
      Skips = isTrue(*A) == (Op == "||");
    }
    Dead += Skips;
    Expected<Value> B = binary(Precedence + 1);
    Dead -= Skips;
    if (!B)
      return B;
    if (isDead()) {
      A = dummy();
      continue;
    }
    if (Skips) {
      A = intNumber(Op == "||");
      continue;
    }
    if (Op == "@") {
      A = repeat(*A, toInteger(*B));
      continue;
    }
    for (const Value *V : {&*A, &*B})
      if (Error E = needKnown(*V))
        return std::move(E);
    A = Lazy ? Expected<Value>(intNumber(isTrue(*B))) : apply(Op, *A, *B);
  }
  return A;
}

Expected<Value> Evaluator::unary() {
  skipSpace();
  if (Rest.starts_with("&&"))
    return syntaxError();
  const char C = Rest.empty() ? 0 : Rest[0];
  if (C && StringRef("*&-+!~").contains(C)) {
    Rest = Rest.drop_front();
    Expected<Value> V = unary();
    if (!V || isDead())
      return V;
    switch (C) {
    case '*':
      if (V->T->Kind == Type::Array)
        return index(*V, intNumber(0));
      return V->T->Kind == Type::Pointer
                 ? follow(*V, *F)
                 : Expected<Value>(createStringError(
                       "Attempt to take contents of a non-pointer value."));
    case '&':
      return addressOf(*V);
    default:
      if (Error E = needKnown(*V))
        return std::move(E);
      return negate(C, *V);
    }
  }
  if (Rest.starts_with("sizeof")) {
    const StringRef Before = Rest;
    if (identifier() == "sizeof") {
      const Type *T = nullptr;
      if (consume("(")) {
        T = parseType();
        if (T && !consume(")"))
          T = nullptr;
      }
      if (!T) {
        Rest = Before;
        identifier();
        Expected<Value> V = unary();
        if (!V)
          return V;
        T = V->T;
      }
      return number(types().named("unsigned long"), T->Size);
    }
    Rest = Before;
  }
  // A cast.
  const StringRef Before = Rest;
  if (consume("("))
    if (const Type *T = parseType(); T && consume(")")) {
      Expected<Value> V = unary();
      return V && !isDead() ? castTo(T, *V) : std::move(V);
    }
  Rest = Before;
  return postfix();
}

Expected<Value> Evaluator::postfix() {
  Expected<Value> V = primary();
  while (V) {
    if (consume("[")) {
      Expected<Value> I = comma();
      if (!I)
        return I;
      if (Error E = expect("]"))
        return std::move(E);
      V = isDead() ? Expected<Value>(dummy()) : index(*V, *I);
    } else if (consume("->") || consume(".")) { // either for both, as gdb
      const StringRef Name = identifier();
      if (Name.empty())
        return syntaxError();
      if (!isDead() && V->T->Kind == Type::Pointer)
        V = follow(*V, *F);
      if (V)
        V = isDead() ? Expected<Value>(dummy()) : member(*V, Name);
    } else {
      return V;
    }
  }
  return V;
}

Expected<Value> Evaluator::primary() {
  skipSpace();
  if (Rest.empty())
    return syntaxError();
  if (consume("(")) {
    Expected<Value> V = comma();
    if (!V)
      return V;
    if (Error E = expect(")"))
      return std::move(E);
    return V;
  }
  if (isDigit(Rest[0]) ||
      (Rest[0] == '.' && Rest.size() > 1 && isDigit(Rest[1])))
    return numberLiteral();
  if (Rest[0] == '\'')
    return letterLiteral();
  if (Rest[0] == '$')
    return dollar();
  const StringRef Name = identifier();
  if (Name.empty())
    return syntaxError();
  if (Name == "true" || Name == "false")
    return number(types().named("bool"), Name == "true");
  if (consume("("))
    return call(Name);
  return isDead() ? Expected<Value>(dummy()) : name(Name);
}

Expected<Value> Evaluator::numberLiteral() {
  const bool IsHex = Rest.starts_with_insensitive("0x");
  size_t Length = 0;
  while (Length != Rest.size() &&
         (isAlnum(Rest[Length]) || Rest[Length] == '.' ||
          ((Rest[Length] == '+' || Rest[Length] == '-') && Length && !IsHex &&
           toLower(Rest[Length - 1]) == 'e')))
    ++Length;
  const StringRef Text = Rest.take_front(Length);
  const StringRef Near = Rest;
  Rest = Rest.drop_front(Length);
  auto Fail = [&]() -> Expected<Value> {
    Rest = Near;
    return createStringError("Invalid number \"" + Text + "\".");
  };
  if (!IsHex && Text.find_first_of(".eE") != StringRef::npos) {
    StringRef Digits = Text;
    const bool IsFloat = Digits.consume_back_insensitive("f");
    double D;
    if (Digits.getAsDouble(D))
      return Fail();
    Value V;
    V.T = types().named(IsFloat ? "float" : "double");
    V.Bytes = fromDouble(*V.T, D);
    return V;
  }
  const StringRef Digits = Text.rtrim("uUlL");
  const StringRef Suffix = Text.drop_front(Digits.size());
  uint64_t N;
  if (Digits.getAsInteger(0, N))
    return Fail();
  const bool Unsigned = Suffix.contains_insensitive("u");
  const bool Long = Suffix.contains_insensitive("l") ||
                    N > (Unsigned || IsHex ? UINT32_MAX : uint64_t(INT32_MAX));
  return number(
      types().integer(Long ? 8 : 4, !Unsigned && !(IsHex && N > INT32_MAX)), N);
}

Expected<Value> Evaluator::letterLiteral() {
  StringRef Text = Rest.drop_front();
  char C = Text.empty() ? 0 : Text[0];
  if (C == '\\' && Text.size() > 1) {
    Text = Text.drop_front();
    C = StringSwitch<char>(Text.take_front())
            .Case("n", '\n')
            .Case("t", '\t')
            .Case("0", '\0')
            .Default(Text[0]);
  }
  Text = Text.drop_front(!Text.empty());
  if (!Text.consume_front("'"))
    return createStringError("Unmatched single quote.");
  Rest = Text;
  return number(types().named("char"), C);
}

/// "$3", "$", "$R4", "$pc".
Expected<Value> Evaluator::dollar() {
  Rest = Rest.drop_front();
  const StringRef Name =
      Rest.take_while([](char C) { return isAlnum(C) || C == '_'; });
  Rest = Rest.drop_front(Name.size());
  if (isDead())
    return dummy();
  size_t N = P->History.size();
  if (Name.empty() || !Name.getAsInteger(10, N)) {
    if (N == 0 || N > P->History.size())
      return createStringError("History has not yet reached $" + Twine(N) +
                               ".");
    return P->History[N - 1];
  }
  if (Name == "pc")
    return number(types().named("unsigned long"), F->PC);
  std::optional<Register> R = parseRegister(Name);
  if (!R)
    return createStringError("There is no register $" + Name +
                             ": there are $R0 to $R254, $P0 to $P6, $UR0 to "
                             "$UR62, $UP0 to $UP6 and $pc.");
  const bool IsPredicate = R->File == Q7X2_REGISTER_PREDICATE ||
                           R->File == Q7X2_REGISTER_UNIFORM_PREDICATE;
  const Type *T = types().named(IsPredicate ? "bool" : "int");
  Piece At;
  At.Kind = Piece::InRegister;
  At.Size = T->Size;
  At.Reg = *R;
  return readValue(T, {At}, F->View);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// threadIdx and its kin.
Expected<std::optional<Value>> Evaluator::cudaVariable(StringRef Name) {
  const char *const Function = StringSwitch<const char *>(Name)
                                   .Case("threadIdx", "get_local_id")
                                   .Case("blockIdx", "get_group_id")
                                   .Case("blockDim", "get_local_size")
                                   .Case("gridDim", "get_num_groups")
                                   .Default(nullptr);
  if (Name == "warpSize")
    return intNumber(32);
  if (!Function)
    return std::nullopt;
  Value V;
  V.T = types().named("uint3");
  for (unsigned D = 0; D != 3; ++D) {
    Expected<Value> One = workItem(Function, D);
    if (!One)
      return One.takeError();
    append_range(V.Bytes, fromInteger(*V.T->Element, toInteger(*One)));
  }
  V.Bytes.resize(V.T->Size);
  return V;
}

Expected<Value> Evaluator::name(StringRef Name) {
  if (F->In.Die) {
    for (const Variable &V : P->Source.variables(F->In, F->LookUp))
      if (V.Name == Name)
        return readVariable(V, *F, *P);
  }
  for (const Variable &V : P->Source.globals(F->In))
    if (V.Name == Name)
      return readVariable(V, *F, *P);
  Expected<std::optional<Value>> Known = cudaVariable(Name);
  if (!Known)
    return Known.takeError();
  if (*Known)
    return **Known;
  // A member of the object that a function of C++ is called for.
  if (F->In.Die && Name != "this")
    for (const Variable &V : P->Source.variables(F->In, F->LookUp))
      if (V.Name == "this") {
        Expected<Value> This = readVariable(V, *F, *P);
        if (This && This->T->Kind == Type::Pointer)
          This = follow(*This, *F);
        Expected<Value> Found = This ? member(*This, Name) : std::move(This);
        if (Found)
          return Found;
        consumeError(Found.takeError());
      }
  if (!F->In.Die)
    return createStringError("No symbol table is loaded for this code: there "
                             "is no \"" +
                             Name + "\" (registers are $R0, $P0, ...).");
  return createStringError("No symbol \"" + Name + "\" in current context.");
}

Expected<Value> Evaluator::workItem(StringRef Function, uint64_t Dimension) {
  const ThreadId &Id = F->View.Id;
  const q7x2_debug_block Block =
      findBlock(F->View.debugger(), Id.Block).value_or(q7x2_debug_block());
  const q7x2_launch_options &L = P->Launch;
  uint32_t Local[3] = {0, 0, 0};
  if (Block.size[0])
    coordinates(Block.size, Id.Thread, Local);
  uint64_t Global[3], Size[3];
  for (unsigned I = 0; I != 3; ++I) {
    Global[I] = uint64_t(Id.Block[I]) * L.block[I] + Local[I];
    Size[I] = L.threads[I] ? L.threads[I] : uint64_t(L.grid[I]) * L.block[I];
  }
  const bool In = Dimension < 3;
  const unsigned N = In ? Dimension : 0;
  const uint64_t Result =
      StringSwitch<uint64_t>(Function)
          .Case("get_local_id", In ? Local[N] : 0)
          .Case("get_group_id", In ? Id.Block[N] : 0)
          .Case("get_global_id", In ? Global[N] + L.global_offset[N] : 0)
          .Case("get_local_size", In ? Block.size[N] : 1)
          .Case("get_enqueued_local_size", In ? L.block[N] : 1)
          .Case("get_num_groups", In ? L.grid[N] : 1)
          .Case("get_global_size", In ? Size[N] : 1)
          .Case("get_global_offset", In ? L.global_offset[N] : 0)
          .Case("get_local_linear_id", Id.Thread)
          .Case("get_global_linear_id",
                (Global[2] * Size[1] + Global[1]) * Size[0] + Global[0])
          .Case("get_sub_group_id", Id.Thread / WarpThreads)
          .Case("get_sub_group_local_id", Id.Thread % WarpThreads)
          .Default(~uint64_t(0));
  return number(types().named("unsigned long"), Result);
}

Expected<Value> Evaluator::call(StringRef Name) {
  std::vector<Value> Arguments;
  if (!consume(")")) {
    do {
      Expected<Value> V = assignment();
      if (!V)
        return V;
      Arguments.push_back(std::move(*V));
    } while (consume(","));
    if (Error E = expect(")"))
      return std::move(E);
  }
  const bool Known =
      StringSwitch<bool>(Name)
          .Cases({"get_local_id", "get_group_id", "get_global_id",
                  "get_local_size", "get_enqueued_local_size"},
                 true)
          .Cases({"get_num_groups", "get_global_size", "get_global_offset",
                  "get_local_linear_id", "get_global_linear_id"},
                 true)
          .Cases({"get_sub_group_id", "get_sub_group_local_id"}, true)
          .Default(false);
  if (!Known)
    return createStringError("Functions of the program cannot be called: \"" +
                             Name +
                             "\" is none of get_local_id, get_global_id "
                             "and the like.");
  if (isDead())
    return dummy();
  return workItem(Name, Arguments.empty() ? 0 : toInteger(Arguments[0]));
}

/// "unsigned int", "const float *", "struct S", "local int *".
const Type *Evaluator::parseType() {
  const StringRef Before = Rest;
  std::string Name;
  std::optional<unsigned> Space;
  while (true) {
    const StringRef At = Rest;
    const StringRef Word = identifier();
    if (Word.empty())
      break;
    const StringRef Plain = Word.ltrim('_');
    if (Plain == "const" || Plain == "volatile" || Plain == "restrict" ||
        Plain == "global" || Plain == "constant" || Plain == "generic")
      continue;
    if (Plain == "local" || Plain == "shared" || Plain == "private") {
      Space = Plain == "private" ? Q7X2::AS_Local : Q7X2::AS_Shared;
      continue;
    }
    const bool Continues = StringSwitch<bool>(Word)
                               .Cases({"int", "char", "short", "long"}, true)
                               .Default(false);
    const bool Begins = Name.empty() || Name == "struct" || Name == "union" ||
                        Name == "enum" || Name == "unsigned" ||
                        Name == "signed" || (Continues && Name == "long");
    if (!Begins && !(Continues && StringRef(Name).ends_with("long"))) {
      Rest = At;
      break;
    }
    if (Name == "signed" ||
        (Word == "int" && StringRef(Name).ends_with("long")))
      Name = Word == "int" && !Name.empty() && Name != "signed" ? Name
                                                                : Word.str();
    else
      Name += (Name.empty() ? "" : " ") + Word.str();
  }
  const Type *T = Name.empty() ? nullptr : types().named(Name);
  if (!Name.empty() && !T && P)
    if (DWARFDie Die = P->Source.findType(Name))
      T = P->Types.describedBy(Die);
  if (!T) {
    Rest = Before;
    return nullptr;
  }
  while (consume("*")) {
    T = types().pointerTo(T, Space.value_or(0));
    Space.reset();
    const StringRef At = Rest;
    if (StringRef Word = identifier(); Word != "const" && Word != "restrict")
      Rest = At;
  }
  return T;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Expected<Value> Evaluator::swizzle(const Value &V, StringRef Name) {
  std::vector<unsigned> Elements;
  const unsigned Count = V.T->Count;
  auto Add = [&](auto Chosen) {
    for (unsigned I = 0; I != Count; ++I)
      if (Chosen(I))
        Elements.push_back(I);
  };
  if (Name == "lo")
    Add([&](unsigned I) { return I < Count / 2; });
  else if (Name == "hi")
    Add([&](unsigned I) { return I >= Count / 2; });
  else if (Name == "even")
    Add([&](unsigned I) { return I % 2 == 0; });
  else if (Name == "odd")
    Add([&](unsigned I) { return I % 2 == 1; });
  else {
    const bool IsHex =
        Name.size() > 1 && toLower(Name[0]) == 's' && isHexDigit(Name[1]);
    for (char C : Name.drop_front(IsHex)) {
      const size_t At = IsHex ? hexDigitValue(C)
                              : std::min(StringRef("xyzw").find(C),
                                         StringRef("rgba").find(C));
      if (At >= Count)
        return createStringError("There is no element \"" + Name + "\" in a " +
                                 V.T->Name + ".");
      Elements.push_back(At);
    }
  }
  const Type *Element = V.T->Element;
  if (Elements.size() == 1)
    return subValue(V, Element, Elements[0] * Element->Size);
  Value Result;
  Result.T = types().vectorOf(Element, Elements.size());
  for (unsigned I : Elements) {
    const Value One = subValue(V, Element, I * Element->Size);
    append_range(Result.Bytes, One.Bytes);
    if (!One.isKnown())
      return createStringError("value has been optimized out");
  }
  Result.Bytes.resize(Result.T->Size);
  return Result;
}

Expected<Value> Evaluator::member(const Value &V, StringRef Name) {
  if (V.T->Kind == Type::Vector)
    return swizzle(V, Name);
  if (V.T->Kind != Type::Struct)
    return createStringError("Attempt to extract a component of a value that "
                             "is not a structure.");
  for (const Member &M : V.T->Members) {
    if (M.Name != Name) {
      if (!M.Name.empty() || M.T->Kind != Type::Struct)
        continue;
      // A base class, or an anonymous structure.
      Expected<Value> Inside = member(subValue(V, M.T, M.Offset), Name);
      if (Inside)
        return Inside;
      consumeError(Inside.takeError());
      continue;
    }
    Value Part = subValue(V, M.T, M.Offset);
    Part.BitSize = M.BitSize;
    Part.BitOffset = M.BitOffset;
    return followReferences(std::move(Part), *F);
  }
  return createStringError("There is no member named " + Name + ".");
}

Expected<Value> Evaluator::index(const Value &V, const Value &I) {
  if (Error E = needKnown(I))
    return std::move(E);
  const int64_t N = toInteger(I);
  if (V.T->Kind == Type::Array || V.T->Kind == Type::Vector) {
    const Type *Element = V.T->Element;
    if (N >= 0 && uint64_t(N) < V.T->Count)
      return subValue(V, Element, N * Element->Size);
    // Memory goes on.
    if (const std::optional<uint64_t> At = V.address())
      return readValue(Element,
                       memoryPlace(*At + N * Element->Size, Element->Size),
                       F->View);
    return createStringError("no such vector element");
  }
  if (V.T->Kind != Type::Pointer)
    return createStringError("cannot subscript something of type `" +
                             V.T->Name + "'");
  Expected<Value> At = applyToPointer("+", V, I);
  return At ? follow(*At, *F) : std::move(At);
}

Expected<Value> Evaluator::addressOf(const Value &V) {
  const std::optional<uint64_t> At = V.address();
  if (!At)
    return createStringError(
        V.At.size() == 1 && V.At[0].Kind == Piece::InRegister
            ? "Attempt to take address of value not located in memory: it is "
              "in a register."
            : "Attempt to take address of value not located in memory.");
  return number(types().pointerTo(V.T), *At);
}

Expected<Value> Evaluator::repeat(const Value &V, int64_t Count) {
  const std::optional<uint64_t> At = V.address();
  if (!At)
    return createStringError("Only values in memory can be extended with '@'.");
  if (Count <= 0)
    return createStringError("Invalid number " + Twine(Count) +
                             " of repetitions.");
  const Type *T = types().arrayOf(V.T, Count);
  return readValue(T, memoryPlace(*At, T->Size), F->View);
}

Expected<Value> Evaluator::castTo(const Type *T, const Value &V) {
  if (T == V.T)
    return V;
  if (T->Kind == V.T->Kind && T->isAggregate() && T->Size == V.T->Size) {
    Value As = V;
    As.T = T;
    return As;
  }
  if (T->Kind == Type::Pointer && V.T->Kind == Type::Array) {
    Expected<Value> At = addressOf(V);
    return At ? Expected<Value>(number(T, toInteger(*At))) : std::move(At);
  }
  if ((!T->isScalar() && T->Kind != Type::Pointer) ||
      (!V.T->isScalar() && V.T->Kind != Type::Pointer))
    return createStringError("Invalid cast from " + V.T->Name + " to " +
                             T->Name + ".");
  if (Error E = needKnown(V))
    return std::move(E);
  Value As;
  As.T = T;
  As.Bytes = V.T->Kind == Type::Float ? fromDouble(*T, toDouble(V))
                                      : fromInteger(*T, toInteger(V));
  return As;
}

Expected<Value> Evaluator::negate(char Op, const Value &V) {
  if (Op == '!')
    return intNumber(!isTrue(V));
  if (!V.T->isScalar())
    return createStringError("Argument to arithmetic operation not a number.");
  if (V.T->Kind == Type::Float) {
    if (Op == '~')
      return createStringError("Argument to '~' is no integer.");
    Value R;
    R.T = V.T;
    R.Bytes = fromDouble(*V.T, Op == '-' ? -toDouble(V) : toDouble(V));
    return R;
  }
  const int64_t N = toInteger(V);
  const Type *T =
      types().integer(V.T->Size == 8 ? 8 : 4, V.T->isSigned() || V.T->Size < 4);
  return number(T, Op == '-' ? 0 - uint64_t(N) : Op == '~' ? ~N : N);
}

Expected<Value> Evaluator::applyToPointer(StringRef Op, const Value &A,
                                          const Value &B) {
  auto Decayed = [&](const Value &V) -> Expected<Value> {
    if (V.T->Kind != Type::Array)
      return V;
    Expected<Value> At = addressOf(V);
    return At ? castTo(types().pointerTo(V.T->Element), *At) : std::move(At);
  };
  Expected<Value> X = Decayed(A), Y = Decayed(B);
  if (!X || !Y)
    return X ? std::move(Y) : (consumeError(Y.takeError()), std::move(X));
  const bool Both = X->T->Kind == Type::Pointer && Y->T->Kind == Type::Pointer;
  auto Step = [](const Value &V) -> int64_t {
    return V.T->Element ? std::max<uint64_t>(V.T->Element->Size, 1) : 1;
  };
  const int64_t NX = toInteger(*X), NY = toInteger(*Y);
  if (Op == "-" && Both)
    return number(types().named("long"), (NX - NY) / Step(*X));
  if (Op == "+" && !Both)
    return X->T->Kind == Type::Pointer ? number(X->T, NX + NY * Step(*X))
                                       : number(Y->T, NY + NX * Step(*Y));
  if (Op == "-" && X->T->Kind == Type::Pointer)
    return number(X->T, NX - NY * Step(*X));
  const uint64_t UX = NX, UY = NY;
  const std::optional<bool> Compared = StringSwitch<std::optional<bool>>(Op)
                                           .Case("==", UX == UY)
                                           .Case("!=", UX != UY)
                                           .Case("<", UX < UY)
                                           .Case(">", UX > UY)
                                           .Case("<=", UX <= UY)
                                           .Case(">=", UX >= UY)
                                           .Default(std::nullopt);
  if (Compared)
    return intNumber(*Compared);
  return createStringError("Argument to arithmetic operation not a number.");
}

Expected<Value> Evaluator::applyToElements(StringRef Op, const Value &A,
                                           const Value &B) {
  const Type *T = A.T->Kind == Type::Vector ? A.T : B.T;
  Value R;
  R.T = T;
  for (uint64_t I = 0; I != T->Count; ++I) {
    auto Of = [&](const Value &V) {
      return V.T->Kind == Type::Vector
                 ? subValue(V, V.T->Element, I * V.T->Element->Size)
                 : V;
    };
    Expected<Value> One = apply(Op, Of(A), Of(B));
    if (One)
      One = castTo(T->Element, *One);
    if (!One)
      return One;
    append_range(R.Bytes, One->Bytes);
  }
  R.Bytes.resize(T->Size);
  return R;
}

static std::optional<double> floatResult(StringRef Op, double A, double B) {
  return StringSwitch<std::optional<double>>(Op)
      .Case("+", A + B)
      .Case("-", A - B)
      .Case("*", A * B)
      .Case("/", A / B)
      .Default(std::nullopt);
}

template <typename T>
static std::optional<bool> comparison(StringRef Op, T A, T B) {
  return StringSwitch<std::optional<bool>>(Op)
      .Case("==", A == B)
      .Case("!=", A != B)
      .Case("<", A < B)
      .Case(">", A > B)
      .Case("<=", A <= B)
      .Case(">=", A >= B)
      .Default(std::nullopt);
}

static int64_t integerResult(StringRef Op, int64_t A, int64_t B, bool Signed) {
  const uint64_t UA = A, UB = B;
  const unsigned Shift = UB & 63;
  if (Op == "/" || Op == "%") {
    const bool Divides = Op == "/";
    if (Signed && B == -1)
      return Divides ? int64_t(0 - UA) : 0;
    if (Signed)
      return Divides ? A / B : A % B;
    return int64_t(Divides ? UA / UB : UA % UB);
  }
  return StringSwitch<int64_t>(Op)
      .Case("+", int64_t(UA + UB))
      .Case("-", int64_t(UA - UB))
      .Case("*", int64_t(UA * UB))
      .Case("<<", int64_t(UA << Shift))
      .Case(">>", Signed ? A >> Shift : int64_t(UA >> Shift))
      .Case("&", A & B)
      .Case("|", A | B)
      .Default(A ^ B);
}

Expected<Value> Evaluator::apply(StringRef Op, const Value &A, const Value &B) {
  auto IsPointer = [](const Value &V) {
    return V.T->Kind == Type::Pointer || V.T->Kind == Type::Array;
  };
  if (IsPointer(A) || IsPointer(B))
    return applyToPointer(Op, A, B);
  if (A.T->Kind == Type::Vector || B.T->Kind == Type::Vector)
    return applyToElements(Op, A, B);
  if (!A.T->isScalar() || !B.T->isScalar())
    return createStringError("Argument to arithmetic operation not a number.");
  if (A.T->Kind == Type::Float || B.T->Kind == Type::Float) {
    const double X = toDouble(A), Y = toDouble(B);
    if (std::optional<bool> C = comparison(Op, X, Y))
      return intNumber(*C);
    const std::optional<double> D = floatResult(Op, X, Y);
    if (!D)
      return createStringError("Argument to '" + Op + "' is no integer.");
    Value R;
    R.T = A.T->Kind != Type::Float   ? B.T
          : B.T->Kind != Type::Float ? A.T
          : A.T->Size >= B.T->Size   ? A.T
                                     : B.T;
    R.Bytes = fromDouble(*R.T, *D);
    return R;
  }
  // The usual arithmetic conversions.
  const bool Shifts = Op == "<<" || Op == ">>";
  auto IsUnsignedAt = [](const Value &V, uint64_t Size) {
    return !V.T->isSigned() && V.T->Size >= Size;
  };
  const uint64_t Size = std::max<uint64_t>(
      4, Shifts ? A.T->Size : std::max(A.T->Size, B.T->Size));
  const bool Signed =
      !IsUnsignedAt(A, Size) && (Shifts || !IsUnsignedAt(B, Size));
  const Type *T = types().integer(Size, Signed);
  const int64_t X = toInteger(number(T, toInteger(A)));
  const int64_t Y = Shifts ? toInteger(B) : toInteger(number(T, toInteger(B)));
  const std::optional<bool> C =
      Signed ? comparison(Op, X, Y) : comparison(Op, uint64_t(X), uint64_t(Y));
  if (C)
    return intNumber(*C);
  if (Y == 0 && (Op == "/" || Op == "%"))
    return createStringError("Division by zero");
  return number(T, integerResult(Op, X, Y, Signed));
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

Expected<Value> dbg::evaluate(StringRef Text, const Frame &F, Program &P) {
  return Evaluator(Text, &F, &P).run();
}

Expected<bool> dbg::evaluateCondition(StringRef Text, const Frame &F,
                                      Program &P) {
  Expected<Value> V = evaluate(Text, F, P);
  if (!V)
    return V.takeError();
  if (Error E = needKnown(*V))
    return std::move(E);
  return isTrue(*V);
}

Error dbg::checkSyntax(StringRef Text) {
  return Evaluator(Text, nullptr, nullptr).run().takeError();
}

std::string dbg::describeValue(const Value &V, const Frame &F, char Format,
                               bool IsOutermost) {
  const bool IsString = V.T->Kind == Type::Pointer && V.T->Element &&
                        V.T->Element->Kind == Type::Char && V.isKnown() &&
                        !Format;
  if (!IsString)
    return formatValue(V, Format, IsOutermost);
  constexpr size_t MaxLetters = 200;
  std::string Text = formatValue(V, Format, /*IsOutermost=*/false) + " \"";
  uint64_t Address = genericAddress(V);
  for (size_t I = 0; I != MaxLetters; ++I) {
    uint8_t C = 0;
    if (Error E = F.View.readMemory(Address + I, C)) {
      consumeError(std::move(E)); // no string
      return formatValue(V, Format, IsOutermost);
    }
    if (C == 0)
      return Text + "\"";
    raw_string_ostream(Text).write_escaped(
        StringRef(reinterpret_cast<const char *>(&C), 1));
  }
  return Text + "\"...";
}

const Type *dbg::findType(StringRef Text, Program &P) {
  return Evaluator(Text, nullptr, &P).typeOnly();
}
