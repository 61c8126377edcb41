//===-- Cache.h - Compiled programs on disk ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file for each compilation, in $XDG_CACHE_HOME/q7x2. An entry holds all that
// its result depends on, so that it is compared and not trusted: the key, and a
// hash of every file that the source has included. It is written aside and
// renamed; one that is damaged in any way is none.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_CACHE_H
#define Q7X2_OPENCL_CACHE_H

#include "Compiler.h"

namespace q7x2::opencl {

/// Like compileSource, from the cache if it has the result. Failures are not
/// kept.
CompilerResult compileCached(const std::string &Source,
                             const std::vector<Header> &Headers,
                             const std::vector<std::string> &Arguments);

/// Like linkModules, likewise.
CompilerResult linkCached(const std::vector<std::string> &Modules);

/// A hash of bytes, of 64 bits: not a cryptographic one.
uint64_t hashBytes(const std::string &Bytes);

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_CACHE_H
