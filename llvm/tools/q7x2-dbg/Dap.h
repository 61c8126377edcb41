//===- Dap.h - The Debug Adapter Protocol -----------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_DAP_H
#define LLVM_TOOLS_Q7X2_DBG_DAP_H

namespace dbg {

/// Answers the requests on standard input, as an editor sends them, until it
/// ends. Returns the exit status.
int serveDap();

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_DAP_H
