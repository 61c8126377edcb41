//===- Values.h - Values of a thread ----------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_VALUES_H
#define LLVM_TOOLS_Q7X2_DBG_VALUES_H

#include "SourceInfo.h"
#include "Types.h"
#include "q7x2/q7x2debug.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/Support/Error.h"

namespace dbg {

/// A thread of a block that has started.
struct ThreadId {
  uint32_t Block[3] = {0, 0, 0};
  uint32_t Thread = 0; // its number in the block

  bool operator==(const ThreadId &O) const {
    return Thread == O.Thread && std::equal(Block, Block + 3, O.Block);
  }
};

/// The block with an index, if it has started and not ended.
std::optional<q7x2_debug_block> findBlock(const q7x2_debugger *Debugger,
                                          const uint32_t Index[3]);
/// A thread of a block by its number.
ThreadId threadOf(const q7x2_debug_block &Block, uint32_t Thread);
inline bool isIn(const ThreadId &Id, const q7x2_debug_block &Block) {
  return std::equal(Block.index, Block.index + 3, Id.Block);
}
inline uint32_t threadCount(const q7x2_debug_block &Block) {
  return Block.size[0] * Block.size[1] * Block.size[2];
}

/// The parts of the generic address space that are a block's and a thread's.
/// Addresses below their size are offsets in one of them.
struct Windows {
  static constexpr uint64_t Bytes = uint64_t(1) << 32;
  uint64_t Shared, Local;

  Windows() { q7x2_debugger_get_windows(&Shared, &Local); }
  bool isShared(uint64_t Address) const { return Address - Shared < Bytes; }
  bool isLocal(uint64_t Address) const { return Address - Local < Bytes; }
};

/// A register by its place in the machine.
struct Register {
  q7x2_register_file File = Q7X2_REGISTER_GENERAL;
  uint32_t Number = 0;
  bool IsConstant = false; // RZ, URZ, PT, UPT
  uint32_t Constant = 0;
};

/// "R12", "UR4", "P0", "UP1", "RZ".
std::optional<Register> parseRegister(llvm::StringRef Name);

/// The registers and memory of a thread in the frame of one of its calls.
class ThreadView {
  q7x2_debugger *Debugger;

public:
  ThreadId Id;
  uint32_t Call = 0; // 0: the innermost function

  ThreadView(q7x2_debugger *D, ThreadId Id, uint32_t Call = 0)
      : Debugger(D), Id(Id), Call(Call) {}

  q7x2_debugger *debugger() const { return Debugger; }
  llvm::Expected<uint32_t> readRegister(Register R) const;
  llvm::Error writeRegister(Register R, uint32_t Value) const;
  llvm::Error readMemory(uint64_t Address,
                         llvm::MutableArrayRef<uint8_t> To) const;
  llvm::Error writeMemory(uint64_t Address, llvm::ArrayRef<uint8_t> From) const;
  llvm::Error readConstant(uint32_t Bank, uint64_t Offset,
                           llvm::MutableArrayRef<uint8_t> To) const;
};

/// A part of a value's place.
struct Piece {
  enum KindTy { Unknown, Memory, InRegister, InBank, Bytes } Kind = Unknown;
  uint64_t Size = 0;    // bytes
  uint64_t Address = 0; // Memory: generic; InBank: the offset
  uint32_t Bank = 0;
  Register Reg;
  std::vector<uint8_t> Data; // Bytes
};
using Place = std::vector<Piece>;

/// A value, and where it is.
struct Value {
  const Type *T = nullptr;
  std::vector<uint8_t> Bytes;
  std::vector<bool> Unknown; // by byte; empty: all are known
  Place At;                  // empty: nowhere
  unsigned BitSize = 0;      // of a bit-field
  unsigned BitOffset = 0;

  bool isKnown() const { return Unknown.empty(); }
  /// The single address in memory, if that is where it is.
  std::optional<uint64_t> address() const {
    if (At.size() == 1 && At[0].Kind == Piece::Memory)
      return At[0].Address;
    return std::nullopt;
  }
};

/// Evaluates DWARF's expressions for a thread.
class LocationReader {
  const SourceInfo &Source;
  const llvm::MCRegisterInfo &Registers;

public:
  LocationReader(const SourceInfo &Source, const llvm::MCRegisterInfo &R)
      : Source(Source), Registers(R) {}

  /// The place of a value of some bytes.
  llvm::Expected<Place> evaluate(llvm::ArrayRef<uint8_t> Expression,
                                 const Variable &V, const Scope &S,
                                 uint64_t Size, const ThreadView &View) const;

private:
  class Evaluation;
  friend class Evaluation;
};

/// Reads the value at a place.
llvm::Expected<Value> readValue(const Type *T, Place At,
                                const ThreadView &View);
/// Writes to the value's place.
llvm::Error writeValue(const Value &To, llvm::ArrayRef<uint8_t> Bytes,
                       const ThreadView &View);
/// Part of a place.
Place subPlace(const Place &At, uint64_t Offset, uint64_t Size);
/// Part of a value.
Value subValue(const Value &V, const Type *T, uint64_t Offset);

/// Integers, sign-extended; and pointers.
int64_t toInteger(const Value &V);
double toDouble(const Value &V);
/// The bytes of a number as a type has it.
std::vector<uint8_t> fromInteger(const Type &T, int64_t Number);
std::vector<uint8_t> fromDouble(const Type &T, double Number);

/// Formats of `print`: 0 for the type's own, or d, u, x, o, t, c, f, a.
std::string formatValue(const Value &V, char Format = 0,
                        bool IsOutermost = true);

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_VALUES_H
