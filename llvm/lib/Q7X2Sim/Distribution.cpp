//===- Distribution.cpp - Blocks shared by several processes --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Distribution.h"
#include "Reduction.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>
#include <cstring>
#include <type_traits>

using namespace q7x2;
using llvm::StringRef;
using Stop = SharingWatch::Stop;

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

template <typename T> static void append(std::string &To, const T &Value) {
  static_assert(std::is_trivially_copyable_v<T>);
  To.append(reinterpret_cast<const char *>(&Value), sizeof(T));
}

template <typename T> static T take(StringRef &From) {
  T Value;
  std::memcpy(&Value, From.data(), sizeof(T));
  From = From.drop_front(sizeof(T));
  return Value;
}

/// Returns the data of all processes, by rank, valid until the next exchange.
static std::vector<StringRef> gather(const q7x2_ranks &Ranks, StringRef Data) {
  const void *const *Parts;
  const uint64_t *Sizes;
  Ranks.exchange(Ranks.context, Data.data(), Data.size(), &Parts, &Sizes);
  std::vector<StringRef> Result;
  for (uint32_t R = 0; R != Ranks.count; ++R)
    Result.emplace_back(static_cast<const char *>(Parts[R]), Sizes[R]);
  return Result;
}

//===----------------------------------------------------------------------===//
// The outcome
//===----------------------------------------------------------------------===//

Stop q7x2::agreeOnStop(const q7x2_ranks &Ranks, SharingWatch *Watch) {
  // Send the stop and, for each allocation, whether it is precise and whether
  // it has unrecorded reads.
  constexpr uint8_t Precise = 1, Unrecorded = 2;
  std::string Own;
  append(Own, Watch ? Watch->stop() : Stop::InOrder);
  if (Watch)
    for (const Allocation &A : Watch->allocations()) {
      const SharingWatch::Record &R = Watch->recordOf(A);
      append(Own, uint8_t(R.IsPrecise    ? Precise
                          : R.IsReadOnce ? Unrecorded
                                         : 0));
    }
  std::vector<StringRef> All = gather(Ranks, Own);
  Stop Result = Stop::None;
  for (StringRef &Part : All)
    Result = std::max(Result, take<Stop>(Part));
  if (Result == Stop::InOrder)
    return Result;
  for (const Allocation &A : Watch->allocations()) {
    int Any = 0;
    for (StringRef &Part : All)
      Any |= take<uint8_t>(Part);
    if (Any & Precise)
      Watch->recordOf(A).IsPrecise = true;
    if (Any == (Precise | Unrecorded))
      Result = Stop::Again;
  }
  return Result;
}

Statistics q7x2::sumStatistics(const q7x2_ranks &Ranks, const Statistics &Own) {
  std::string Message;
  append(Message, Own);
  Statistics Sum;
  for (StringRef Part : gather(Ranks, Message))
    Sum.add(take<Statistics>(Part));
  return Sum;
}

BlockTexts q7x2::joinTexts(const q7x2_ranks &Ranks, const BlockTexts &Own) {
  std::string Message;
  for (const auto &[Block, Text] : Own) {
    append(Message, Block);
    append(Message, Text.size());
    Message += Text;
  }
  BlockTexts Result;
  for (StringRef Part : gather(Ranks, Message))
    while (!Part.empty()) {
      const uint64_t Block = take<uint64_t>(Part);
      const size_t Size = take<size_t>(Part);
      Result.emplace_back(Block, Part.take_front(Size));
      Part = Part.drop_front(Size);
    }
  std::sort(Result.begin(), Result.end());
  return Result;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
/// The accesses of a process's blocks to the words of a line. In a message this
/// is followed by the values of the words in Writes and Reductions, and by the
/// class of each of the latter. The value of a reduction is the operand to
/// combine with the line of another process.
struct LineUse {
  uint64_t Line = 0;
  uint32_t Allocation = 0;
  uint32_t Reads = 0, Writes = 0, Reductions = 0; // words

  bool isEmpty() const { return !(Reads | Writes | Reductions); }
  uint32_t changes() const { return Writes | Reductions; }
};
} // namespace

static LineUse readUse(const SharingWatch::Line &L) {
  LineUse U;
  for (unsigned W = 0; W != SharingWatch::LineWords; ++W) {
    const uint32_t Bit = 1u << W, Writer = L.Writers[W];
    U.Reads |= L.Readers[W] ? Bit : 0;
    U.Writes |= Writer && !(Writer & SharingWatch::Reduced) ? Bit : 0;
    U.Reductions |= Writer & SharingWatch::Reduced ? Bit : 0;
  }
  return U;
}

constexpr uint32_t WholeLine = ~uint32_t(0);

/// Returns the bytes of a line if the allocation contains it entirely;
/// otherwise null.
static uint8_t *wholeLine(const Allocation &A, uint64_t Line) {
  const uint64_t Offset = Line * SharingWatch::LineBytes;
  return A.Size - Offset < SharingWatch::LineBytes ? nullptr
                                                   : A.Data.get() + Offset;
}

static uint32_t classOf(const SharingWatch::Line &L, unsigned Word) {
  return L.Writers[Word] & ~SharingWatch::Reduced;
}

/// Returns the operand of a single reduction that has the effect of those that
/// changed Before to Now.
template <typename T> static T operandOf(Reduction R, T Now, T Before) {
  switch (R.Op) {
  case Q7X2::AtomOp_ADD:
    return Now - Before;
  case Q7X2::AtomOp_XOR:
    return Now ^ Before;
  default:
    return Now;
  }
}

/// Returns the value to send for a word. The first of the two words of a wide
/// reduction is even.
static uint32_t packedWord(const Allocation &A, const SharingWatch::Line &L,
                           uint64_t FirstWord, unsigned W) {
  const uint32_t Now = loadWord(A, FirstWord + W);
  if (!(L.Writers[W] & SharingWatch::Reduced))
    return Now;
  const Reduction R = Reduction::of(classOf(L, W));
  if (!R.Wide)
    return operandOf<uint32_t>(R, Now, L.Before[W]);
  const unsigned Low = W & ~1u;
  const uint64_t Wide =
      operandOf<uint64_t>(R,
                          uint64_t(loadWord(A, FirstWord + Low + 1)) << 32 |
                              loadWord(A, FirstWord + Low),
                          uint64_t(L.Before[Low + 1]) << 32 | L.Before[Low]);
  return uint32_t(W == Low ? Wide : Wide >> 32);
}

/// Calls Do with each bit of a mask.
template <typename Fn> static void eachWord(uint32_t Words, Fn Do) {
  for (; Words; Words &= Words - 1)
    Do(unsigned(__builtin_ctz(Words)));
}

static void packValues(std::string &Message, const Allocation &A,
                       const SharingWatch::Line &L, const LineUse &U) {
  if (const uint8_t *Bytes = wholeLine(A, U.Line);
      Bytes && U.Writes == WholeLine) {
    Message.append(reinterpret_cast<const char *>(Bytes),
                   SharingWatch::LineBytes);
    return;
  }
  eachWord(U.changes(), [&](unsigned W) {
    append(Message, packedWord(A, L, U.Line * SharingWatch::LineWords, W));
  });
  eachWord(U.Reductions, [&](unsigned W) { append(Message, classOf(L, W)); });
}

static std::string packChanges(const SharingWatch &Watch) {
  std::string Message;
  for (const Allocation &A : Watch.allocations()) {
    if (!Watch.recordOf(A).IsPrecise)
      continue;
    const auto Lines = Watch.lines(A);
    // The host provides pages only when they are written.
    constexpr size_t MostReserved = size_t(64) << 20;
    Message.reserve(
        Message.size() +
        std::min(Lines.size() * (sizeof(LineUse) + SharingWatch::LineBytes),
                 MostReserved));
    for (size_t I = 0; I != Lines.size(); ++I) {
      LineUse U = readUse(Lines[I]);
      if (U.isEmpty())
        continue;
      U.Line = I;
      U.Allocation = &A - Watch.allocations().data();
      append(Message, U);
      packValues(Message, A, Lines[I], U);
    }
  }
  return Message;
}

namespace {
/// A line of a message.
struct ReceivedLine {
  LineUse Use;
  uint32_t Values[SharingWatch::LineWords];
  uint32_t Classes[SharingWatch::LineWords]; // of reductions

  explicit ReceivedLine(StringRef &From) : Use(take<LineUse>(From)) {
    if (Use.Writes == WholeLine) {
      std::memcpy(Values, From.data(), sizeof(Values));
      From = From.drop_front(sizeof(Values));
      return;
    }
    eachWord(Use.changes(),
             [&](unsigned W) { Values[W] = take<uint32_t>(From); });
    eachWord(Use.Reductions,
             [&](unsigned W) { Classes[W] = take<uint32_t>(From); });
  }
};
} // namespace

/// Returns true if both processes use a word in ways that are not allowed
/// together.
static bool conflict(const SharingWatch::Line &L, const ReceivedLine &Other) {
  const LineUse Own = readUse(L);
  const LineUse &U = Other.Use;
  if ((Own.changes() & (U.Reads | U.Writes)) ||
      (U.changes() & (Own.Reads | Own.Writes)))
    return true;
  bool Found = false;
  eachWord(Own.Reductions & U.Reductions,
           [&](unsigned W) { Found |= classOf(L, W) != Other.Classes[W]; });
  return Found;
}

template <typename T> static T combine(Reduction R, T Old, T Operand) {
  if (R.Signed) {
    using S = std::make_signed_t<T>;
    return T(integerAtomic<S>(R.Op, S(Old), S(Operand)));
  }
  return integerAtomic<T>(R.Op, Old, Operand);
}

static void storeLine(const Allocation &A, const ReceivedLine &L) {
  if (uint8_t *Bytes = wholeLine(A, L.Use.Line);
      Bytes && L.Use.Writes == WholeLine) {
    std::memcpy(Bytes, L.Values, sizeof(L.Values));
    return;
  }
  const uint64_t First = L.Use.Line * SharingWatch::LineWords;
  eachWord(L.Use.Writes,
           [&](unsigned W) { storeWord(A, First + W, L.Values[W]); });
  eachWord(L.Use.Reductions, [&](unsigned W) {
    const Reduction R = Reduction::of(L.Classes[W]);
    const uint32_t Old = loadWord(A, First + W);
    if (!R.Wide) {
      storeWord(A, First + W, combine<uint32_t>(R, Old, L.Values[W]));
    } else if (W % 2 == 0) {
      const uint64_t New =
          combine<uint64_t>(R, uint64_t(loadWord(A, First + W + 1)) << 32 | Old,
                            uint64_t(L.Values[W + 1]) << 32 | L.Values[W]);
      storeWord(A, First + W, uint32_t(New));
      storeWord(A, First + W + 1, uint32_t(New >> 32));
    }
  });
}

ChangeExchange::ChangeExchange(const q7x2_ranks &Ranks,
                               const SharingWatch &Watch)
    : Watch(Watch) {
  const std::vector<StringRef> All = gather(Ranks, packChanges(Watch));
  for (uint32_t R = 0; R != Ranks.count; ++R)
    if (R != Ranks.rank)
      Others.emplace_back(All[R]);
  uint8_t Found = 0;
  for (StringRef Part : Others)
    while (!Part.empty()) {
      const ReceivedLine L(Part);
      const Allocation &A = Watch.allocations()[L.Use.Allocation];
      Found |= conflict(Watch.lines(A)[L.Use.Line], L);
    }
  for (StringRef Part :
       gather(Ranks, StringRef(reinterpret_cast<char *>(&Found), 1)))
    Conflicts |= Part.front() != 0;
}

void ChangeExchange::apply() const {
  for (StringRef Part : Others)
    while (!Part.empty()) {
      const ReceivedLine L(Part);
      storeLine(Watch.allocations()[L.Use.Allocation], L);
    }
}
