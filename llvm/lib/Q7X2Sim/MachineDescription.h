//===- MachineDescription.h - The figures of a machine ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The properties that differ between machines: multiprocessors, caches,
// bandwidths and memory latencies. MachineDescription.def lists the fields. The
// latencies that compilers rely on are in Q7X2Schedule.td and are the same for
// all machines.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MACHINEDESCRIPTION_H
#define LLVM_LIB_Q7X2SIM_MACHINEDESCRIPTION_H

#include "Target.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

namespace q7x2 {

#define Q7X2_MULTIPROCESSOR(NAME, VALUE) constexpr uint64_t NAME = VALUE;
#include "llvm/TargetParser/Q7X2Multiprocessor.def"

/// The associativity of the instruction cache.
constexpr uint64_t CodeWays = 4;

/// A machine; by default q7x2.
struct MachineDescription {
  std::string Name = "q7x2";
#define MACHINE_FIELD(Field, Key, Unit, Least, Most, Default, Meaning)         \
  uint64_t Field = Default;
#include "MachineDescription.def"

  uint64_t sectorsPerLine() const { return LineBytes / SectorBytes; }
};

/// Returns the built-in machine of that name, or else the machine in the YAML
/// file of that name. Errors in a file come with its name, line and column.
llvm::Expected<MachineDescription> findMachine(llvm::StringRef NameOrPath);

/// Parses a description. \p Name is used in messages, and as the name of the
/// machine unless the text provides one.
llvm::Expected<MachineDescription> parseMachine(llvm::StringRef Text,
                                                llvm::StringRef Name);

/// Returns the built-in machines and the fields of a description, as text.
std::string describeMachines();

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MACHINEDESCRIPTION_H
