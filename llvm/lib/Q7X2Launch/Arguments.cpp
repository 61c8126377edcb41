//===- Arguments.cpp - Kernel arguments on the command line ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstring>

using namespace llvm;

std::optional<ValueType> valueType(StringRef Name) {
  using Result = std::optional<ValueType>;
  return StringSwitch<Result>(Name)
      .Case("i8", ValueType{Q7X2_ARG_I8, 1, true})
      .Case("i16", ValueType{Q7X2_ARG_I16, 2, true})
      .Case("i32", ValueType{Q7X2_ARG_I32, 4, true})
      .Case("i64", ValueType{Q7X2_ARG_I64, 8, true})
      .Case("u8", ValueType{Q7X2_ARG_I8, 1, false})
      .Case("u16", ValueType{Q7X2_ARG_I16, 2, false})
      .Case("u32", ValueType{Q7X2_ARG_I32, 4, false})
      .Case("u64", ValueType{Q7X2_ARG_I64, 8, false})
      .Case("f16", ValueType{Q7X2_ARG_F16, 2, true})
      .Case("bf16", ValueType{Q7X2_ARG_BF16, 2, true})
      .Case("f32", ValueType{Q7X2_ARG_F32, 4, true})
      .Case("f64", ValueType{Q7X2_ARG_F64, 8, true})
      .Default(std::nullopt);
}

static const fltSemantics *semantics(q7x2_arg_kind Kind) {
  switch (Kind) {
  case Q7X2_ARG_F16:
    return &APFloat::IEEEhalf();
  case Q7X2_ARG_BF16:
    return &APFloat::BFloat();
  case Q7X2_ARG_F32:
    return &APFloat::IEEEsingle();
  case Q7X2_ARG_F64:
    return &APFloat::IEEEdouble();
  default:
    return nullptr;
  }
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

static void appendBytes(std::vector<uint8_t> &To, uint64_t Value,
                        unsigned Bytes) {
  for (unsigned I = 0; I != Bytes; ++I)
    To.push_back(uint8_t(Value >> (8 * I)));
}

static Error appendFloat(std::vector<uint8_t> &To, ValueType T,
                         StringRef Text) {
  APFloat F(*semantics(T.Kind));
  auto Status = F.convertFromString(Text, APFloat::rmNearestTiesToEven);
  if (!Status) {
    consumeError(Status.takeError());
    return createStringError("'" + Text + "' is not a number");
  }
  appendBytes(To, F.bitcastToAPInt().getZExtValue(), T.Bytes);
  return Error::success();
}

static Error appendInteger(std::vector<uint8_t> &To, ValueType T,
                           StringRef Text) {
  const unsigned Bits = 8 * T.Bytes;
  uint64_t U;
  int64_t S;
  if (!Text.starts_with("-") && !Text.getAsInteger(0, U)) {
    if (!isUIntN(T.Signed ? Bits - 1 : Bits, U))
      return createStringError("'" + Text + "' is out of range");
    appendBytes(To, U, T.Bytes);
    return Error::success();
  }
  if (Text.getAsInteger(0, S))
    return createStringError("'" + Text + "' is not an integer of 64 bits");
  if (!T.Signed || !isIntN(Bits, S))
    return createStringError("'" + Text + "' is out of range");
  appendBytes(To, uint64_t(S), T.Bytes);
  return Error::success();
}

/// Appends values that are separated by commas.
static Error appendValues(std::vector<uint8_t> &To, ValueType T,
                          StringRef List) {
  while (true) {
    auto [Text, Rest] = List.split(',');
    if (Error E = semantics(T.Kind) ? appendFloat(To, T, Text)
                                    : appendInteger(To, T, Text))
      return E;
    if (!List.contains(','))
      return Error::success();
    List = Rest;
  }
}

static Error readFile(StringRef Path, Argument &A) {
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (std::error_code EC = Buffer.getError())
    return createStringError(Path + ": " + EC.message());
  A.File = std::move(*Buffer);
  A.BufferBytes = A.File->getBufferSize();
  return Error::success();
}

// More than a host has. Prevents an allocation that would throw.
static const uint64_t MaxBufferBytes = uint64_t(1) << 36;

static Error parseBytes(StringRef Text, uint64_t &Bytes) {
  if (Text.getAsInteger(0, Bytes))
    return createStringError("'" + Text + "' is not a number of bytes");
  if (Bytes > MaxBufferBytes)
    return createStringError("'" + Text + "' is more than " +
                             Twine(MaxBufferBytes) + " bytes");
  return Error::success();
}

static Error parseBuffer(StringRef Rest, Argument &A) {
  A.Kind = Argument::Buffer;
  if (Rest.consume_front("@"))
    return readFile(Rest, A);
  Rest = Rest.drop_front();
  auto [TypeName, List] = Rest.split(':');
  const std::optional<ValueType> T = valueType(TypeName);
  if (!T)
    return parseBytes(Rest, A.BufferBytes);
  if (Error E = appendValues(A.Data, *T, List))
    return E;
  A.BufferBytes = A.Data.size();
  return Error::success();
}

/// A structure: runs of values of one type, separated by semicolons; or bytes
/// as hexadecimal digits.
static Error parseStructure(StringRef Rest, Argument &A) {
  A.Type = {Q7X2_ARG_BYTES, 1, false};
  if (!Rest.contains(':')) {
    std::string Bytes;
    if (Rest.empty() || Rest.size() % 2 || !tryGetFromHex(Rest, Bytes))
      return createStringError("'" + Rest +
                               "' is neither TYPE:VALUE nor pairs of "
                               "hexadecimal digits");
    A.Data.assign(Bytes.begin(), Bytes.end());
    return Error::success();
  }
  SmallVector<StringRef, 4> Runs;
  Rest.split(Runs, ';');
  for (StringRef Run : Runs) {
    auto [TypeName, List] = Run.split(':');
    std::optional<ValueType> T = valueType(TypeName);
    if (!T)
      return createStringError("'" + TypeName +
                               "' is not a type of value; see --help");
    if (Error E = appendValues(A.Data, *T, List))
      return E;
  }
  return Error::success();
}

static Error parseInto(StringRef Spec, Argument &A) {
  if (Spec.starts_with("buf:") || Spec.starts_with("buf@"))
    return parseBuffer(Spec.drop_front(3), A);
  if (Spec.consume_front("bytes@")) {
    A.Type = {Q7X2_ARG_BYTES, 1, false};
    if (Error E = readFile(Spec, A))
      return E;
    A.Data.assign(A.File->getBufferStart(), A.File->getBufferEnd());
    A.File.reset();
    return Error::success();
  }
  auto [TypeName, Rest] = Spec.split(':');
  if (TypeName == "shared") {
    A.Kind = Argument::Shared;
    return parseBytes(Rest, A.SharedBytes);
  }
  if (TypeName == "bytes")
    return parseStructure(Rest, A);
  std::optional<ValueType> T = valueType(TypeName);
  if (!T)
    return createStringError("'" + TypeName +
                             "' is not a type of argument; see --help");
  A.Type = *T;
  return appendValues(A.Data, *T, Rest);
}

Expected<Argument> parseArgument(StringRef Spec) {
  Argument A;
  if (Error E = parseInto(Spec, A))
    return createStringError("--arg " + Spec + ": " + toString(std::move(E)));
  return A;
}

Expected<PrintRequest> parsePrint(StringRef Spec) {
  auto [Index, Rest] = Spec.split(':');
  auto [TypeName, Count] = Rest.split(':');
  PrintRequest P;
  std::optional<ValueType> T = valueType(TypeName);
  uint64_t N;
  if (Index.getAsInteger(10, P.Index) || !T ||
      (Rest.contains(':') && Count.getAsInteger(10, N)))
    return createStringError("--print " + Spec + ": expected N:TYPE[:COUNT]");
  P.Type = *T;
  if (Rest.contains(':'))
    P.Count = N;
  return P;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static void printFloat(raw_ostream &OS, const APFloat &F) {
  if (F.isNaN()) {
    OS << "nan";
    return;
  }
  if (F.isInfinity()) {
    OS << (F.isNegative() ? "-inf" : "inf");
    return;
  }
  SmallString<32> Text;
  F.toString(Text);
  OS << Text;
}

void printValue(raw_ostream &OS, ValueType T, const uint8_t *Bytes) {
  uint64_t Raw = 0;
  for (unsigned I = 0; I != T.Bytes; ++I)
    Raw |= uint64_t(Bytes[I]) << (8 * I);
  if (const fltSemantics *Sem = semantics(T.Kind))
    printFloat(OS, APFloat(*Sem, APInt(8 * T.Bytes, Raw)));
  else if (T.Signed)
    OS << SignExtend64(Raw, 8 * T.Bytes);
  else
    OS << Raw;
  OS << '\n';
}
