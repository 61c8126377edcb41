//===- LinkCommand.h - The command line of a link ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of q7x2-ld, and of q7x2-clang for its links (LinkOpts.td), and
// the link that they ask for.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINK_LINKCOMMAND_H
#define LLVM_LIB_Q7X2LINK_LINKCOMMAND_H

#include "Linker.h"
#include "Writer.h"

namespace q7x2::link {

/// A file of the command line; or a library, -lNAME.
struct LinkInput {
  std::string Name;
  bool IsLibrary = false;
  bool Whole = false;
};

struct LinkCommand {
  std::vector<LinkInput> Inputs;
  std::vector<std::string> LibraryPaths;
  std::vector<std::string> Required; ///< -u
  std::string OutputFile = "a.out";
  std::string MapFile; ///< "-" is standard output; empty: none.
  bool CollectGarbage = false;
  bool AllowUndefined = false;
  bool Trace = false; ///< Print the names of the inputs.
  OutputOptions Output;
};

/// Parses arguments, without the program's name.
llvm::Expected<LinkCommand> parseLinkArgs(llvm::ArrayRef<const char *> Args);

/// Prints the help for the options.
void printLinkHelp(llvm::raw_ostream &OS);

/// Compiles the inputs that are bitcode to an object.
using BitcodeCompiler =
    std::function<llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>(
        llvm::ArrayRef<const Object *>)>;

/// Links and writes the output. An error has a line for each problem. Images
/// that are not on the command line are given as \p InMemory: if an input has
/// the name of one of them, it is not read from a file.
llvm::Error
runLink(const LinkCommand &Command, const BitcodeCompiler &Compile,
        llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> InMemory = {});

} // namespace q7x2::link

#endif // LLVM_LIB_Q7X2LINK_LINKCOMMAND_H
