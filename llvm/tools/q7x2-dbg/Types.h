//===- Types.h - Types of the source ----------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_TYPES_H
#define LLVM_TOOLS_Q7X2_DBG_TYPES_H

#include "llvm/DebugInfo/DWARF/DWARFDie.h"
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace dbg {

/// A DIE's children, as far as they are valid.
inline std::vector<llvm::DWARFDie> childrenOf(const llvm::DWARFDie &Die) {
  std::vector<llvm::DWARFDie> Result;
  if (!Die.isValid())
    return Result;
  for (llvm::DWARFDie Child = Die.getFirstChild();
       Child.isValid() && !Child.isNULL(); Child = Child.getSibling())
    Result.push_back(Child);
  return Result;
}

struct Type;

struct Member {
  std::string Name; // empty: its members are visible outside
  uint64_t Offset = 0;
  const Type *T = nullptr;
  unsigned BitSize = 0; // of a bit-field, or 0
  unsigned BitOffset = 0;
};

struct Type {
  enum KindTy {
    Void,
    Bool,
    Char, // an integer that is shown as a letter as well
    Signed,
    Unsigned,
    Float,
    Pointer,
    Array,
    Vector,
    Struct, // or union
    Enum
  } Kind = Void;
  std::string Name; // as the source has it
  uint64_t Size = 0;
  bool IsSigned = false; // Char, Enum
  /// Of a pointer, array or vector; null in a pointer: void.
  const Type *Element = nullptr;
  uint64_t Count = 0; // elements
  std::vector<Member> Members;
  std::vector<std::pair<std::string, int64_t>> Enumerators;
  bool IsReference = false; // a pointer that C++ follows by itself
  /// Of a pointer: the number of the address space that the object says.
  std::optional<unsigned> AddressSpace;

  bool isInteger() const {
    return Kind == Bool || Kind == Char || Kind == Signed || Kind == Unsigned ||
           Kind == Enum;
  }
  bool isSigned() const {
    return Kind == Signed || ((Kind == Char || Kind == Enum) && IsSigned);
  }
  bool isScalar() const { return isInteger() || Kind == Float; }
  bool isAggregate() const {
    return Kind == Array || Kind == Vector || Kind == Struct;
  }
};

/// Makes types. They live as long as the table.
class TypeTable {
  std::deque<Type> All;
  std::map<std::pair<const llvm::DWARFUnit *, uint64_t>, const Type *> Known;
  std::map<std::string, const Type *> Basic;
  std::map<std::pair<const Type *, unsigned>, const Type *> Pointers;
  std::map<std::pair<const Type *, uint64_t>, const Type *> Arrays, Vectors;

public:
  /// The type of a variable, member or type; void if there is none.
  const Type *of(const llvm::DWARFDie &Die);
  /// The type that a DIE describes.
  const Type *describedBy(const llvm::DWARFDie &Die) {
    return ofDescription(Die, 0);
  }
  /// A type of C, OpenCL C or CUDA by its name: "unsigned int", "uint4"; null
  /// if there is no such type.
  const Type *named(llvm::StringRef Name);
  /// \p Space: the number of an address space; 0: the generic one.
  const Type *pointerTo(const Type *T, unsigned Space = 0);
  const Type *arrayOf(const Type *T, uint64_t Count);
  const Type *vectorOf(const Type *T, uint64_t Count);
  const Type *integer(unsigned Bytes, bool Signed);

private:
  const Type *ofType(llvm::DWARFDie Die, unsigned Depth);
  const Type *ofDescription(llvm::DWARFDie Die, unsigned Depth);
  void fill(Type &T, const llvm::DWARFDie &Die, unsigned Depth);
  void fillBase(Type &T, const llvm::DWARFDie &Die);
  void fillArray(Type &T, const llvm::DWARFDie &Die, unsigned Depth);
  void fillMembers(Type &T, const llvm::DWARFDie &Die, unsigned Depth);
};

/// The size of pointers to an address space, which DWARF does not have: it
/// takes that of an address for all.
uint64_t pointerBytes(unsigned AddressSpace);

/// The type as C declares it, for ptype: "struct S {\n  int x;\n}".
std::string describeType(const Type &T);

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_TYPES_H
