//===-- Q7X2FloatText.cpp - Text of float immediates ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2FloatText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

using namespace llvm;

static unsigned widthOf(const fltSemantics &Format) {
  return APFloat::getSizeInBits(Format);
}

// Returns the letter after the 0 of the hex form: f, d or h.
static char letterOf(const fltSemantics &Format) {
  unsigned Width = widthOf(Format);
  return Width == 32 ? 'f' : Width == 64 ? 'd' : 'h';
}

/// Parses a decimal with the host's parser, which rounds like APFloat. Returns
/// none if that does not consume all of the text, or if the value is out of
/// range.
template <typename T> static std::optional<T> parseHostDecimal(StringRef Text) {
  T Value;
  auto [End, Status] = std::from_chars(Text.begin(), Text.end(), Value,
                                       std::chars_format::general);
  if (Status != std::errc() || End != Text.end())
    return std::nullopt;
  return Value;
}

static std::optional<uint64_t> parseDecimal(StringRef Text,
                                            const fltSemantics &Format) {
  if (&Format == &APFloat::IEEEsingle())
    if (std::optional<float> Value = parseHostDecimal<float>(Text))
      return bit_cast<uint32_t>(*Value);
  if (&Format == &APFloat::IEEEdouble())
    if (std::optional<double> Value = parseHostDecimal<double>(Text))
      return bit_cast<uint64_t>(*Value);
  APFloat Value(Format);
  auto Status = Value.convertFromString(Text, APFloat::rmNearestTiesToEven);
  if (!Status) {
    consumeError(Status.takeError());
    return std::nullopt;
  }
  return Value.bitcastToAPInt().getZExtValue();
}

/// Returns the shortest text of a value of the host's type. std::to_chars
/// writes all digits of large integers; those that do not fit the assembler's
/// 64-bit integers get an exponent.
template <typename T> static std::string shortestText(T Value) {
  constexpr ptrdiff_t Int64Digits = std::numeric_limits<int64_t>::digits10;
  char Text[64];
  char *End = std::to_chars(Text, std::end(Text), Value).ptr;
  char *Digits = Text[0] == '-' ? Text + 1 : Text;
  if (End - Digits > Int64Digits && std::all_of(Digits, End, isDigit))
    End = std::to_chars(Text, std::end(Text), Value,
                        std::chars_format::scientific)
              .ptr;
  return std::string(Text, End);
}

static bool isFiniteEncoding(uint64_t Bits, const fltSemantics &Format) {
  const unsigned Fraction = APFloat::semanticsPrecision(Format) - 1;
  const unsigned Exponent = widthOf(Format) - 1 - Fraction;
  return ~(Bits >> Fraction) & maskTrailingOnes<uint64_t>(Exponent);
}

/// Returns the fewest digits that parse to a finite 16-bit value, since
/// std::to_chars does not support these formats.
static std::string shortestText16(uint64_t Bits, const fltSemantics &Format) {
  bool Lost;
  APFloat Value(Format, APInt(16, Bits));
  Value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Lost);
  const double Exact = Value.convertToDouble();
  // All decimals closer to the value than half the distance to its neighbors
  // parse to it; those at half the distance are left to the parser.
  APFloat Neighbor(Format, APInt(16, Bits));
  Neighbor.next(/*nextDown=*/!Neighbor.isNegative());
  Neighbor.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Lost);
  const double Near = std::abs(Exact - Neighbor.convertToDouble()) * 0.499;
  char Text[64];
  char *End = Text;
  for (int Digits = 1; Digits <= 9; ++Digits) {
    End = std::to_chars(Text, std::end(Text), Exact, std::chars_format::general,
                        Digits)
              .ptr;
    const StringRef Decimal(Text, End - Text);
    std::optional<double> Parsed = parseHostDecimal<double>(Decimal);
    const double Error = Parsed ? std::abs(*Parsed - Exact) : 0;
    if (Parsed && Error > 4 * Near)
      continue;
    if ((Parsed && Error < Near) || parseDecimal(Decimal, Format) == Bits)
      break;
  }
  return std::string(Text, End);
}

std::string Q7X2::formatFloat(uint64_t Bits, const fltSemantics &Format) {
  const unsigned Width = widthOf(Format);
  if (!isFiniteEncoding(Bits, Format)) {
    std::string Hex = utohexstr(Bits, /*LowerCase=*/false, Width / 4);
    return std::string("0") + letterOf(Format) + Hex;
  }
  if (Width == 32)
    return shortestText(bit_cast<float>(uint32_t(Bits)));
  if (Width == 64)
    return shortestText(bit_cast<double>(Bits));
  return shortestText16(Bits, Format);
}

std::optional<uint64_t> Q7X2::parseFloat(StringRef Text,
                                         const fltSemantics &Format) {
  unsigned Width = widthOf(Format);
  StringRef Body = Text;
  bool Negative = Body.consume_front("-");
  if (!Negative)
    Body.consume_front("+");
  uint64_t Sign = uint64_t(Negative) << (Width - 1);
  if (Body.equals_insensitive("INF"))
    return APFloat::getInf(Format).bitcastToAPInt().getZExtValue() | Sign;
  if (Body.equals_insensitive("QNAN"))
    return APFloat::getQNaN(Format).bitcastToAPInt().getZExtValue() | Sign;

  const char Prefix[] = {'0', letterOf(Format), 0};
  uint64_t Bits;
  if (Body.starts_with_insensitive(Prefix)) {
    StringRef Digits = Body.drop_front(2);
    if (Digits.size() != Width / 4 || Digits.getAsInteger(16, Bits))
      return std::nullopt;
    return Bits ^ Sign;
  }
  if (Body.empty() || (!isDigit(Body.front()) && Body.front() != '.') ||
      Body.starts_with_insensitive("0x"))
    return std::nullopt;
  return parseDecimal(Text, Format);
}
