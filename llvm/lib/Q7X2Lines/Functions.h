//===- Functions.h - The functions of .debug_info ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINES_FUNCTIONS_H
#define LLVM_LIB_Q7X2LINES_FUNCTIONS_H

#include "DebugSections.h"
#include "LineTables.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <vector>

namespace q7x2 {

/// The functions of .debug_info: for an address the function, and the calls
/// there that have been inlined.
class Functions {
public:
  static constexpr uint32_t None = UINT32_MAX;

  /// A function's code, or that of an inlined call.
  struct Scope {
    uint64_t Origin;        ///< The offset of an entry with the name.
    uint32_t Parent = None; ///< Where it is inlined; None: it is not.
    // The call, if it is inlined.
    uint32_t CallFile = 0; ///< Of the line tables.
    uint32_t CallLine = 0;
    uint32_t CallColumn = 0;
  };

  /// Tells \p Lines the compilation directories.
  Functions(const DebugSections &Sections, LineTables &Lines);

  /// The innermost scope at an address, or None.
  uint32_t find(uint64_t Address) const;
  const Scope &scope(uint32_t Index) const { return Scopes[Index]; }
  /// The name of a scope's function; empty if it is unknown.
  llvm::StringRef name(const Scope &S) const;
  /// Whether a scope's function is a kernel.
  bool isKernel(const Scope &S) const;

private:
  friend class InfoReader;

  /// An entry that may have a function's name. Missing attributes are those of
  /// its origin.
  struct Function {
    uint64_t Offset;
    uint64_t Origin = UINT64_MAX;
    llvm::StringRef Name;
    bool IsKernel = false;
  };
  struct Range {
    uint64_t Begin, End;
    uint32_t Scope;
  };
  /// From an address to that of the next one.
  struct Segment {
    uint64_t Begin;
    uint32_t Scope;
  };

  std::vector<Function> List;    // by their offsets
  std::vector<Scope> Scopes;     // a parent comes before its inlined calls
  std::vector<Segment> Segments; // by their addresses

  const Function *functionAt(uint64_t Offset) const;
  void setSegments(std::vector<Range> Ranges);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2LINES_FUNCTIONS_H
