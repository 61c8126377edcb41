//===- Page.h - A profile as a page -----------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One file of HTML that needs no network: Page/page.html with style, script and
// the data in it.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2PROF_PAGE_H
#define LLVM_LIB_Q7X2PROF_PAGE_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace q7x2::prof {

/// Writes the page of fullJson() or comparisonJson().
void writePage(llvm::raw_ostream &OS, llvm::StringRef Title,
               llvm::json::Object Data);

} // namespace q7x2::prof

#endif // LLVM_LIB_Q7X2PROF_PAGE_H
