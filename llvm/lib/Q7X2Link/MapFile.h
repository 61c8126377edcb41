//===- MapFile.h - The map of the output ------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINK_MAPFILE_H
#define LLVM_LIB_Q7X2LINK_MAPFILE_H

#include "Layout.h"

namespace q7x2::link {

/// Writes the file of -Map: archive members and why they are linked, sections
/// with their inputs and symbols, and the sections that are not linked.
void writeMap(const Linker &L, const Layout &Where, llvm::raw_ostream &OS);

} // namespace q7x2::link

#endif // LLVM_LIB_Q7X2LINK_MAPFILE_H
