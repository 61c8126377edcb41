//===- Values.cpp - Values of a thread ------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Values.h"
#include "Q7X2Launch/Launcher.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/DebugInfo/DWARF/LowLevel/DWARFExpression.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"
#include <cstring>

using namespace llvm;
using namespace dbg;

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

std::optional<q7x2_debug_block> dbg::findBlock(const q7x2_debugger *Debugger,
                                               const uint32_t Index[3]) {
  for (size_t I = 0; I != q7x2_debugger_block_count(Debugger); ++I) {
    q7x2_debug_block B;
    q7x2_debugger_get_block(Debugger, I, &B);
    if (std::equal(B.index, B.index + 3, Index))
      return B;
  }
  return std::nullopt;
}

ThreadId dbg::threadOf(const q7x2_debug_block &Block, uint32_t Thread) {
  ThreadId Id;
  std::copy_n(Block.index, 3, Id.Block);
  Id.Thread = Thread;
  return Id;
}

std::optional<Register> dbg::parseRegister(StringRef Name) {
  // The longer prefixes first.
  static const struct {
    const char *Prefix, *Constant;
    q7x2_register_file File;
    uint32_t Value;
  } Files[] = {{"UR", "URZ", Q7X2_REGISTER_UNIFORM, 0},
               {"UP", "UPT", Q7X2_REGISTER_UNIFORM_PREDICATE, 1},
               {"R", "RZ", Q7X2_REGISTER_GENERAL, 0},
               {"P", "PT", Q7X2_REGISTER_PREDICATE, 1}};
  for (const auto &F : Files) {
    Register R;
    R.File = F.File;
    if (Name.equals_insensitive(F.Constant)) {
      R.IsConstant = true;
      R.Constant = F.Value;
      return R;
    }
    StringRef Rest = Name;
    if (Rest.consume_front_insensitive(F.Prefix) &&
        !Rest.getAsInteger(10, R.Number))
      return R;
  }
  return std::nullopt;
}

Expected<uint32_t> ThreadView::readRegister(Register R) const {
  if (R.IsConstant)
    return R.Constant;
  uint32_t Value = 0;
  if (Error E = toError(q7x2_debugger_read_register(
          Debugger, Id.Block, Id.Thread, Call, R.File, R.Number, &Value)))
    return std::move(E);
  return Value;
}

Error ThreadView::writeRegister(Register R, uint32_t Value) const {
  if (R.IsConstant)
    return createStringError("the register is constant");
  if (Call)
    return createStringError(
        "registers can be changed in the innermost frame only");
  return toError(q7x2_debugger_write_register(Debugger, Id.Block, Id.Thread,
                                              R.File, R.Number, Value));
}

Error ThreadView::readMemory(uint64_t Address,
                             MutableArrayRef<uint8_t> To) const {
  return toError(q7x2_debugger_read(Debugger, Id.Block, Id.Thread, Address,
                                    To.data(), To.size()));
}

Error ThreadView::writeMemory(uint64_t Address, ArrayRef<uint8_t> From) const {
  return toError(q7x2_debugger_write(Debugger, Id.Block, Id.Thread, Address,
                                     From.data(), From.size()));
}

Error ThreadView::readConstant(uint32_t Bank, uint64_t Offset,
                               MutableArrayRef<uint8_t> To) const {
  return toError(q7x2_debugger_read_constant(Debugger, Bank, Offset, To.data(),
                                             To.size()));
}

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

class LocationReader::Evaluation {
  const LocationReader &Reader;
  const Variable &V;
  const Scope &S;
  const ThreadView &View;
  uint64_t Size;
  std::vector<uint64_t> Stack;
  std::optional<Place> Static; // of the last DW_OP_addr
  std::optional<Register> InRegister;
  bool IsValue = false; // DW_OP_stack_value
  Place Result;

public:
  Evaluation(const LocationReader &R, const Variable &V, const Scope &S,
             uint64_t Size, const ThreadView &View)
      : Reader(R), V(V), S(S), View(View), Size(Size) {}
  Expected<Place> run(ArrayRef<uint8_t> Bytes);

private:
  Error step(const DWARFExpression::Operation &Op);
  Error arithmetic(uint8_t Code);
  Error addRegister(uint64_t Number, int64_t Offset);
  Error addFrameBase(int64_t Offset);
  Error addStatic(std::optional<StaticPlace> P);
  Error dereference(uint64_t Bytes, bool HasSpace);
  Error addSpace();
  Expected<Register> registerOf(uint64_t Number) const;
  void endPiece(uint64_t Bytes);
  Expected<uint64_t> pop();
};

static Error unsupported(uint8_t Code) {
  return createStringError("the location uses " +
                           dwarf::OperationEncodingString(Code) +
                           ", which is not supported");
}

Expected<uint64_t> LocationReader::Evaluation::pop() {
  if (Stack.empty())
    return createStringError("the location is malformed");
  const uint64_t Top = Stack.back();
  Stack.pop_back();
  return Top;
}

Expected<Register>
LocationReader::Evaluation::registerOf(uint64_t Number) const {
  const auto R = Reader.Registers.getLLVMRegNum(Number, /*isEH=*/false);
  if (R)
    if (auto Found = parseRegister(Reader.Registers.getName(*R)))
      return *Found;
  return createStringError("the location names register " + Twine(Number) +
                           ", which does not exist");
}

Error LocationReader::Evaluation::addRegister(uint64_t Number, int64_t Offset) {
  Expected<Register> R = registerOf(Number);
  if (!R)
    return R.takeError();
  Expected<uint32_t> Value = View.readRegister(*R);
  if (!Value)
    return Value.takeError();
  Stack.push_back(uint64_t(*Value) + Offset);
  return Error::success();
}

Error LocationReader::Evaluation::addFrameBase(int64_t Offset) {
  const std::vector<uint8_t> Base = Reader.Source.frameBase(S);
  // A register holds the base, or an expression computes it.
  if (Base.empty())
    return createStringError("the function has no frame base");
  if (Base[0] >= dwarf::DW_OP_reg0 && Base[0] <= dwarf::DW_OP_reg31)
    return addRegister(Base[0] - dwarf::DW_OP_reg0, Offset);
  const DataExtractor Data(Base, /*IsLittleEndian=*/true,
                           SourceInfo::AddressBytes);
  DWARFExpression E(Data, SourceInfo::AddressBytes);
  for (const auto &Op : E)
    if (Op.getCode() == dwarf::DW_OP_regx)
      return addRegister(Op.getRawOperand(0), Offset);
  return createStringError("the frame base is no register");
}

Error LocationReader::Evaluation::addStatic(std::optional<StaticPlace> P) {
  if (!P)
    return createStringError("the variable has not been loaded");
  Piece At;
  At.Kind = P->InBank ? Piece::InBank : Piece::Memory;
  At.Bank = P->Bank;
  At.Address = P->Address;
  Static = Place{At};
  Stack.push_back(P->Address);
  return Error::success();
}

Error LocationReader::Evaluation::dereference(uint64_t Bytes, bool HasSpace) {
  Expected<uint64_t> Address = pop();
  if (!Address)
    return Address.takeError();
  uint64_t Space = 0;
  if (HasSpace) {
    Expected<uint64_t> Top = pop();
    if (!Top)
      return Top.takeError();
    Space = *Top;
  }
  uint64_t Word = 0;
  MutableArrayRef<uint8_t> To(reinterpret_cast<uint8_t *>(&Word),
                              std::min<uint64_t>(Bytes, sizeof(Word)));
  const bool IsOwn = *Address < Windows::Bytes;
  Error E = Space == Q7X2::AS_Param
                ? View.readConstant(0, *Address, To)
                : View.readMemory(*Address + (IsOwn ? Windows().Local : 0), To);
  Stack.push_back(Word);
  return E;
}

/// An offset in the shared memory of a block, unless it is an address already.
Error LocationReader::Evaluation::addSpace() {
  Expected<uint64_t> Address = pop();
  if (!Address)
    return Address.takeError();
  Expected<uint64_t> Space = pop();
  if (!Space)
    return Space.takeError();
  const bool IsOffset = *Address < Windows::Bytes && *Space == Q7X2::AS_Shared;
  Stack.push_back(*Address + (IsOffset ? Windows().Shared : 0));
  return Error::success();
}

void LocationReader::Evaluation::endPiece(uint64_t Bytes) {
  Piece P;
  P.Size = Bytes;
  if (InRegister) {
    P.Kind = Piece::InRegister;
    P.Reg = *InRegister;
  } else if (Stack.empty()) {
    P.Kind = Piece::Unknown;
  } else if (IsValue) {
    P.Kind = Piece::Bytes;
    P.Data.resize(Bytes);
    std::memcpy(P.Data.data(), &Stack.back(),
                std::min<uint64_t>(Bytes, sizeof(uint64_t)));
  } else if (Static && Static->front().Kind == Piece::InBank) {
    P = Static->front();
    P.Size = Bytes;
  } else {
    const bool IsOwn = Stack.back() < Windows::Bytes;
    P.Kind = Piece::Memory;
    P.Address = Stack.back() + (IsOwn ? Windows().Local : 0);
  }
  Result.push_back(std::move(P));
  Stack.clear();
  InRegister.reset();
  Static.reset();
  IsValue = false;
}

Error LocationReader::Evaluation::arithmetic(uint8_t Code) {
  Expected<uint64_t> B = pop();
  if (!B)
    return B.takeError();
  auto Unary = [&](uint64_t Result) {
    Stack.push_back(Result);
    return Error::success();
  };
  switch (Code) {
  case dwarf::DW_OP_neg:
    return Unary(0 - *B);
  case dwarf::DW_OP_not:
    return Unary(~*B);
  case dwarf::DW_OP_abs:
    return Unary(int64_t(*B) < 0 ? 0 - *B : *B);
  default:
    break;
  }
  Expected<uint64_t> A = pop();
  if (!A)
    return A.takeError();
  const int64_t SA = *A, SB = *B;
  if (*B == 0 && (Code == dwarf::DW_OP_div || Code == dwarf::DW_OP_mod))
    return createStringError("the location divides by zero");
  switch (Code) {
  case dwarf::DW_OP_plus:
    return Unary(*A + *B);
  case dwarf::DW_OP_minus:
    return Unary(*A - *B);
  case dwarf::DW_OP_mul:
    return Unary(*A * *B);
  case dwarf::DW_OP_div:
    return Unary(SB == -1 ? 0 - *A : uint64_t(SA / SB));
  case dwarf::DW_OP_mod:
    return Unary(*A % *B);
  case dwarf::DW_OP_and:
    return Unary(*A & *B);
  case dwarf::DW_OP_or:
    return Unary(*A | *B);
  case dwarf::DW_OP_xor:
    return Unary(*A ^ *B);
  case dwarf::DW_OP_shl:
    return Unary(*B < 64 ? *A << *B : 0);
  case dwarf::DW_OP_shr:
    return Unary(*B < 64 ? *A >> *B : 0);
  case dwarf::DW_OP_shra:
    return Unary(uint64_t(SA >> std::min<uint64_t>(*B, 63)));
  case dwarf::DW_OP_eq:
    return Unary(SA == SB);
  case dwarf::DW_OP_ne:
    return Unary(SA != SB);
  case dwarf::DW_OP_lt:
    return Unary(SA < SB);
  case dwarf::DW_OP_le:
    return Unary(SA <= SB);
  case dwarf::DW_OP_gt:
    return Unary(SA > SB);
  case dwarf::DW_OP_ge:
    return Unary(SA >= SB);
  default:
    return unsupported(Code);
  }
}

Error LocationReader::Evaluation::step(const DWARFExpression::Operation &Op) {
  using namespace dwarf;
  const uint8_t Code = Op.getCode();
  auto Operand = [&](unsigned N) { return Op.getRawOperand(N); };
  auto Push = [&](uint64_t Value) {
    Stack.push_back(Value);
    return Error::success();
  };
  auto Pick = [&](size_t Depth) -> Error {
    if (Depth >= Stack.size())
      return createStringError("the location is malformed");
    return Push(Stack[Stack.size() - 1 - Depth]);
  };
  if (Code >= DW_OP_lit0 && Code <= DW_OP_lit31)
    return Push(Code - DW_OP_lit0);
  if (Code >= DW_OP_breg0 && Code <= DW_OP_breg31)
    return addRegister(Code - DW_OP_breg0, Operand(0));
  if ((Code >= DW_OP_reg0 && Code <= DW_OP_reg31) || Code == DW_OP_regx) {
    Expected<Register> R =
        registerOf(Code == DW_OP_regx ? Operand(0) : Code - DW_OP_reg0);
    if (!R)
      return R.takeError();
    InRegister = *R;
    return Error::success();
  }
  switch (Code) {
  case DW_OP_const1u:
  case DW_OP_const1s:
  case DW_OP_const2u:
  case DW_OP_const2s:
  case DW_OP_const4u:
  case DW_OP_const4s:
  case DW_OP_const8u:
  case DW_OP_const8s:
  case DW_OP_constu:
  case DW_OP_consts:
    return Push(Operand(0));
  case DW_OP_addrx:
    return addStatic(
        Reader.Source.staticPlaceAt(*V.Die.getDwarfUnit(), Operand(0)));
  case DW_OP_addr:
    return addStatic(
        Reader.Source.staticPlace(*V.Die.getDwarfUnit(), Operand(0)));
  case DW_OP_bregx:
    return addRegister(Operand(0), Operand(1));
  case DW_OP_fbreg:
    return addFrameBase(Operand(0));
  case DW_OP_plus_uconst: {
    Expected<uint64_t> A = pop();
    return A ? Push(*A + Operand(0)) : A.takeError();
  }
  case DW_OP_dup:
    return Pick(0);
  case DW_OP_over:
    return Pick(1);
  case DW_OP_pick:
    return Pick(Operand(0));
  case DW_OP_drop: {
    Expected<uint64_t> A = pop();
    return A ? Error::success() : A.takeError();
  }
  case DW_OP_swap:
    if (Stack.size() < 2)
      return createStringError("the location is malformed");
    std::swap(Stack[Stack.size() - 1], Stack[Stack.size() - 2]);
    return Error::success();
  case DW_OP_deref:
    return dereference(SourceInfo::AddressBytes, /*HasSpace=*/false);
  case DW_OP_deref_size:
    return dereference(Operand(0), /*HasSpace=*/false);
  case DW_OP_xderef:
    return dereference(SourceInfo::AddressBytes, /*HasSpace=*/true);
  case DW_OP_stack_value:
    IsValue = true;
    return Error::success();
  case DW_OP_piece:
    endPiece(Operand(0));
    return Error::success();
  case DW_OP_nop:
    return Error::success();
  case DW_OP_convert: // integers have 64 bits here
    return Error::success();
  default:
    return arithmetic(Code);
  }
}

Expected<Place> LocationReader::Evaluation::run(ArrayRef<uint8_t> Bytes) {
  const DataExtractor Data(Bytes, /*IsLittleEndian=*/true,
                           SourceInfo::AddressBytes);
  DWARFExpression E(Data, SourceInfo::AddressBytes);
  for (const auto &Op : E) {
    if (Op.isError())
      return createStringError("the location is malformed");
    // As the last operation it names the space of the address, not of the value
    // there: clang's variables in shared memory.
    const bool IsLast = Op.getEndOffset() == Bytes.size();
    Error Problem =
        Op.getCode() == dwarf::DW_OP_xderef && IsLast ? addSpace() : step(Op);
    if (Problem)
      return std::move(Problem);
  }
  if (Result.empty())
    endPiece(Size);
  return std::move(Result);
}

Expected<Place> LocationReader::evaluate(ArrayRef<uint8_t> Expression,
                                         const Variable &V, const Scope &S,
                                         uint64_t Size,
                                         const ThreadView &View) const {
  return Evaluation(*this, V, S, Size, View).run(Expression);
}

//===----------------------------------------------------------------------===//
// Reading and writing
//===----------------------------------------------------------------------===//

static const uint64_t RegisterBytes = 4;

static Error readPiece(const Piece &P, const ThreadView &View,
                       MutableArrayRef<uint8_t> To) {
  switch (P.Kind) {
  case Piece::Unknown:
    return Error::success();
  case Piece::Memory:
    return View.readMemory(P.Address, To);
  case Piece::InBank:
    return View.readConstant(P.Bank, P.Address, To);
  case Piece::Bytes:
    std::copy_n(P.Data.begin(), std::min(P.Data.size(), To.size()), To.begin());
    return Error::success();
  case Piece::InRegister:
    break;
  }
  for (uint64_t Done = 0; Done < To.size(); Done += RegisterBytes) {
    Register R = P.Reg;
    R.Number += Done / RegisterBytes;
    Expected<uint32_t> Word = View.readRegister(R);
    if (!Word)
      return Word.takeError();
    std::memcpy(&To[Done], &*Word,
                std::min<uint64_t>(RegisterBytes, To.size() - Done));
  }
  return Error::success();
}

Expected<Value> dbg::readValue(const Type *T, Place At,
                               const ThreadView &View) {
  // As much as a person looks at.
  constexpr uint64_t MaxBytes = uint64_t(1) << 24;
  if (T->Size > MaxBytes)
    return createStringError("the value is larger than " + Twine(MaxBytes) +
                             " bytes");
  Value V;
  V.T = T;
  V.Bytes.resize(T->Size);
  uint64_t Done = 0;
  auto SetUnknown = [&](uint64_t From, uint64_t To) {
    V.Unknown.resize(T->Size);
    std::fill(V.Unknown.begin() + From, V.Unknown.begin() + To, true);
  };
  for (const Piece &P : At) {
    const uint64_t Bytes = std::min(P.Size, T->Size - Done);
    if (P.Kind == Piece::Unknown && Bytes)
      SetUnknown(Done, Done + Bytes);
    if (Error E = readPiece(
            P, View, MutableArrayRef<uint8_t>(V.Bytes).slice(Done, Bytes)))
      return std::move(E);
    Done += Bytes;
  }
  if (Done != T->Size)
    SetUnknown(Done, T->Size);
  V.At = std::move(At);
  return V;
}

static Error writePiece(const Piece &P, ArrayRef<uint8_t> From,
                        const ThreadView &View) {
  switch (P.Kind) {
  case Piece::Memory:
    return View.writeMemory(P.Address, From);
  case Piece::InRegister:
    for (uint64_t Done = 0; Done < From.size(); Done += RegisterBytes) {
      Register R = P.Reg;
      R.Number += Done / RegisterBytes;
      uint32_t Word = 0;
      std::memcpy(&Word, &From[Done],
                  std::min<uint64_t>(RegisterBytes, From.size() - Done));
      if (Error E = View.writeRegister(R, Word))
        return E;
    }
    return Error::success();
  default:
    return createStringError("the value is not in memory or a register, so it "
                             "cannot be changed");
  }
}

Error dbg::writeValue(const Value &To, ArrayRef<uint8_t> Bytes,
                      const ThreadView &View) {
  if (To.At.empty())
    return createStringError("left operand of assignment is not an lvalue");
  std::vector<uint8_t> All(Bytes);
  if (To.BitSize) {
    // The bits around the field stay as they are.
    uint64_t Old = 0, New = 0;
    std::memcpy(&Old, To.Bytes.data(), std::min<size_t>(8, To.Bytes.size()));
    std::memcpy(&New, Bytes.data(), std::min<size_t>(8, Bytes.size()));
    const uint64_t Mask = maskTrailingOnes<uint64_t>(To.BitSize)
                          << To.BitOffset;
    New = (Old & ~Mask) | ((New << To.BitOffset) & Mask);
    std::memcpy(All.data(), &New, std::min<size_t>(8, All.size()));
  }
  uint64_t Done = 0;
  for (const Piece &P : To.At) {
    const uint64_t Size = std::min<uint64_t>(P.Size, All.size() - Done);
    if (Error E = writePiece(P, ArrayRef(All).slice(Done, Size), View))
      return E;
    Done += Size;
  }
  return Error::success();
}

Place dbg::subPlace(const Place &At, uint64_t Offset, uint64_t Size) {
  Place Result;
  for (Piece P : At) {
    if (Offset >= P.Size) {
      Offset -= P.Size;
      continue;
    }
    if (!Size)
      break;
    P.Size = std::min(P.Size - Offset, Size);
    Size -= P.Size;
    switch (P.Kind) {
    case Piece::Memory:
    case Piece::InBank:
      P.Address += Offset;
      break;
    case Piece::InRegister:
      if (Offset % RegisterBytes) // a part of a register
        P.Kind = Piece::Unknown;
      P.Reg.Number += Offset / RegisterBytes;
      break;
    case Piece::Bytes:
      P.Data.erase(P.Data.begin(),
                   P.Data.begin() + std::min<uint64_t>(Offset, P.Data.size()));
      break;
    case Piece::Unknown:
      break;
    }
    Offset = 0;
    Result.push_back(std::move(P));
  }
  return Result;
}

Value dbg::subValue(const Value &V, const Type *T, uint64_t Offset) {
  Value Part;
  Part.T = T;
  Part.Bytes.resize(T->Size);
  for (uint64_t I = 0; I != T->Size && Offset + I < V.Bytes.size(); ++I)
    Part.Bytes[I] = V.Bytes[Offset + I];
  if (!V.Unknown.empty()) {
    std::vector<bool> Unknown(T->Size);
    bool Any = false;
    for (uint64_t I = 0; I != T->Size; ++I) {
      Unknown[I] = Offset + I >= V.Unknown.size() || V.Unknown[Offset + I];
      Any |= Unknown[I];
    }
    if (Any)
      Part.Unknown = std::move(Unknown);
  }
  Part.At = subPlace(V.At, Offset, T->Size);
  return Part;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static uint64_t rawBits(const Value &V) {
  uint64_t Raw = 0;
  std::memcpy(&Raw, V.Bytes.data(), std::min<size_t>(8, V.Bytes.size()));
  return Raw;
}

int64_t dbg::toInteger(const Value &V) {
  uint64_t Raw = rawBits(V);
  unsigned Bits = 8 * std::min<size_t>(8, std::max<size_t>(1, V.Bytes.size()));
  if (V.BitSize) {
    Raw >>= V.BitOffset;
    Bits = V.BitSize;
  }
  if (V.T->Kind == Type::Float)
    return int64_t(toDouble(V));
  return V.T->isSigned() ? SignExtend64(Raw, Bits)
                         : int64_t(Raw & maskTrailingOnes<uint64_t>(Bits));
}

static const fltSemantics &semanticsOf(const Type &T) {
  if (T.Size == 2)
    return StringRef(T.Name).contains("bf") ? APFloat::BFloat()
                                            : APFloat::IEEEhalf();
  return T.Size == 4 ? APFloat::IEEEsingle() : APFloat::IEEEdouble();
}

static APFloat floatOf(const Value &V) {
  const fltSemantics &S = semanticsOf(*V.T);
  return APFloat(S, APInt(APFloat::getSizeInBits(S), rawBits(V),
                          /*isSigned=*/false, /*implicitTrunc=*/true));
}

double dbg::toDouble(const Value &V) {
  if (V.T->Kind != Type::Float)
    return V.T->isSigned() ? double(toInteger(V))
                           : double(uint64_t(toInteger(V)));
  APFloat F = floatOf(V);
  bool Loses;
  F.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Loses);
  return F.convertToDouble();
}

std::vector<uint8_t> dbg::fromInteger(const Type &T, int64_t Number) {
  if (T.Kind == Type::Float)
    return fromDouble(T, double(Number));
  if (T.Kind == Type::Bool)
    Number = Number != 0;
  std::vector<uint8_t> Bytes(T.Size);
  std::memcpy(Bytes.data(), &Number, std::min<size_t>(8, Bytes.size()));
  return Bytes;
}

std::vector<uint8_t> dbg::fromDouble(const Type &T, double Number) {
  if (T.Kind != Type::Float)
    return fromInteger(T, int64_t(Number));
  APFloat F(Number);
  bool Loses;
  F.convert(semanticsOf(T), APFloat::rmNearestTiesToEven, &Loses);
  const uint64_t Raw = F.bitcastToAPInt().getZExtValue();
  std::vector<uint8_t> Bytes(T.Size);
  std::memcpy(Bytes.data(), &Raw, std::min<size_t>(8, Bytes.size()));
  return Bytes;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static const uint64_t MaxElements = 200;
static const uint64_t RepeatThreshold = 10;

static std::string letter(uint8_t C) {
  std::string Text = "'";
  switch (C) {
  case '\n':
    Text += "\\n";
    break;
  case '\t':
    Text += "\\t";
    break;
  case '\'':
  case '\\':
    Text += '\\';
    Text += char(C);
    break;
  default:
    if (isPrint(C))
      Text += char(C);
    else
      Text += formatv("\\{0}{1}{2}", C >> 6, C >> 3 & 7, C & 7).str();
  }
  return Text + "'";
}

static std::string floatText(const Value &V) {
  const APFloat F = floatOf(V);
  if (F.isNaN())
    return std::string(F.isNegative() ? "-nan(0x" : "nan(0x") +
           utohexstr(rawBits(V), /*LowerCase=*/true) + ")";
  if (F.isInfinity())
    return F.isNegative() ? "-inf" : "inf";
  // As many digits as tell two values apart.
  const int Digits = V.T->Size == 8 ? 17 : V.T->Size == 4 ? 9 : 5;
  std::string Text;
  raw_string_ostream(Text) << format("%.*g", Digits, toDouble(V));
  // Fewer if they read back as the same value, rather without an exponent.
  for (int Fewer = Digits; Fewer != 0; --Fewer) {
    std::string Short;
    raw_string_ostream(Short) << format("%.*g", Fewer, toDouble(V));
    if (fromDouble(*V.T, std::strtod(Short.c_str(), nullptr)) != V.Bytes)
      break;
    if (!StringRef(Text).contains('e') && StringRef(Short).contains('e'))
      break;
    Text = Short;
  }
  return Text;
}

/// A number in the format that the user asks for.
static std::string numberText(const Value &V, char Format) {
  const unsigned Bits = V.BitSize ? V.BitSize : 8 * V.Bytes.size();
  const uint64_t Raw =
      (V.T->Kind == Type::Float && Format != 'x' && Format != 't'
           ? uint64_t(int64_t(toDouble(V)))
           : rawBits(V) >> V.BitOffset) &
      maskTrailingOnes<uint64_t>(std::min(Bits, 64u));
  switch (Format) {
  case 'd':
    return itostr(SignExtend64(Raw, Bits ? Bits : 64));
  case 'u':
    return utostr(Raw);
  case 'o': {
    std::string Text;
    raw_string_ostream(Text) << format("%#llo", (unsigned long long)Raw);
    return Text;
  }
  case 't': {
    std::string Text;
    for (uint64_t Rest = Raw; Rest; Rest >>= 1)
      Text.insert(Text.begin(), char('0' + (Rest & 1)));
    return Text.empty() ? "0" : Text;
  }
  case 'c':
    return itostr(SignExtend64(Raw & 0xff, 8)) + " " + letter(uint8_t(Raw));
  case 'f':
    if (Bits == 32 || Bits == 64 || Bits == 16) {
      Type As;
      As.Kind = Type::Float;
      As.Size = Bits / 8;
      Value F = V;
      F.T = &As;
      return floatText(F);
    }
    return itostr(toInteger(V));
  default: // x, a
    return "0x" + utohexstr(Raw, /*LowerCase=*/true);
  }
}

static std::string integerText(const Value &V) {
  const int64_t Number = toInteger(V);
  switch (V.T->Kind) {
  case Type::Bool:
    return Number == 0 ? "false" : Number == 1 ? "true" : itostr(Number);
  case Type::Char:
    return itostr(Number) + " " + letter(uint8_t(Number));
  case Type::Enum:
    for (const auto &[Name, Of] : V.T->Enumerators)
      if (Of == Number)
        return Name;
    return itostr(Number);
  default:
    return V.T->isSigned() ? itostr(Number) : utostr(uint64_t(Number));
  }
}

/// An array of letters, up to the first 0.
static std::string stringText(const Value &V) {
  std::string Text = "\"";
  for (uint8_t C : V.Bytes) {
    if (C == 0)
      break;
    const std::string One = letter(C);
    Text += C == '"' ? "\\\"" : C == '\'' ? "'" : One.substr(1, One.size() - 2);
  }
  return Text + "\"";
}

static std::string elementsText(const Value &V, char Format) {
  std::vector<std::string> Texts;
  const uint64_t Count = std::min(V.T->Count, MaxElements);
  for (uint64_t I = 0; I != Count; ++I)
    Texts.push_back(formatValue(
        subValue(V, V.T->Element, I * V.T->Element->Size), Format, false));
  std::string Text;
  for (size_t I = 0; I != Texts.size();) {
    size_t End = I;
    while (End != Texts.size() && Texts[End] == Texts[I])
      ++End;
    const bool Folds = End - I >= RepeatThreshold;
    Text += (Text.empty() ? "" : ", ") + Texts[I];
    if (Folds)
      Text += " <repeats " + std::to_string(End - I) + " times>";
    I = Folds ? End : I + 1;
  }
  return "{" + Text + (Count == V.T->Count ? "}" : "...}");
}

static std::string structText(const Value &V, char Format) {
  std::string Text;
  for (const Member &M : V.T->Members) {
    Value Part = subValue(V, M.T, M.Offset);
    Part.BitSize = M.BitSize;
    Part.BitOffset = M.BitOffset;
    Text += (Text.empty() ? "" : ", ") +
            (M.Name.empty() ? "" : M.Name + " = ") +
            formatValue(Part, Format, false);
  }
  return "{" + Text + "}";
}

std::string dbg::formatValue(const Value &V, char Format, bool IsOutermost) {
  const Type &T = *V.T;
  const bool AllUnknown =
      !V.isKnown() && llvm::all_of(V.Unknown, [](bool B) { return B; });
  if (!V.isKnown() && (!T.isAggregate() || AllUnknown))
    return "<optimized out>";
  switch (T.Kind) {
  case Type::Void:
    return "void";
  case Type::Struct:
    return structText(V, Format);
  case Type::Array:
    if (!Format && T.Element->Kind == Type::Char)
      return stringText(V);
    return elementsText(V, Format);
  case Type::Vector:
    return elementsText(V, Format);
  case Type::Pointer: {
    if (Format && Format != 'a')
      return numberText(V, Format);
    const std::string Text = "0x" + utohexstr(rawBits(V), /*LowerCase=*/true);
    return IsOutermost && !Format ? "(" + T.Name + ") " + Text : Text;
  }
  case Type::Float:
    return Format && Format != 'f' ? numberText(V, Format) : floatText(V);
  default:
    return Format ? numberText(V, Format) : integerText(V);
  }
}
