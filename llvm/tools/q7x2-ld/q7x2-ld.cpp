//===- q7x2-ld.cpp - Links objects ----------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The linker as a tool of its own, with the options of linkers for ELF.
// q7x2-clang links in its own process. Bitcode is compiled by q7x2-clang, which
// is in the same folder.
//
//===----------------------------------------------------------------------===//

#include "Q7X2Link/LinkCommand.h"
#include "q7x2/Disassembly.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"
#include <deque>

using namespace llvm;
using namespace q7x2::link;

static int fail(StringRef Problems) {
  SmallVector<StringRef> Lines;
  Problems.split(Lines, '\n');
  for (StringRef Line : Lines)
    errs() << "q7x2-ld: error: " << Line << '\n';
  return 1;
}

/// A temporary file that is removed at the end.
static Expected<std::string> makeTemporary(StringRef Suffix,
                                           std::deque<FileRemover> &Files) {
  SmallString<128> Path;
  if (std::error_code EC =
          sys::fs::createTemporaryFile("q7x2-ld", Suffix, Path))
    return createStringError("cannot make a temporary file: " + EC.message());
  Files.emplace_back(Path);
  return std::string(Path);
}

/// Has q7x2-clang compile bitcode as one program.
static Expected<std::unique_ptr<MemoryBuffer>>
compileBitcode(StringRef Compiler, ArrayRef<const Object *> Bitcode) {
  std::deque<FileRemover> Files;
  auto Output = makeTemporary("o", Files);
  if (!Output)
    return Output.takeError();
  std::vector<std::string> Args = {Compiler.str(), "-O2", "-r", "-o",
                                   *Output,        "-x",  "ir"};
  for (const Object *O : Bitcode) {
    auto Path = makeTemporary("bc", Files);
    if (!Path)
      return Path.takeError();
    std::error_code EC;
    raw_fd_ostream OS(*Path, EC);
    if (!EC)
      OS << O->image().getBuffer();
    OS.close();
    if (EC || OS.has_error())
      return createStringError("cannot write '" + *Path + "'");
    Args.push_back(*Path);
  }
  std::vector<StringRef> Refs(Args.begin(), Args.end());
  std::string Problem;
  if (sys::ExecuteAndWait(Compiler, Refs, std::nullopt, {}, 0, 0, &Problem))
    return createStringError("'" + Compiler + "' failed to compile bitcode" +
                             (Problem.empty() ? "" : ": " + Problem));
  auto Object = MemoryBuffer::getFile(*Output, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (std::error_code EC = Object.getError())
    return createStringError(*Output + ": " + EC.message());
  return std::move(*Object);
}

int main(int Argc, char **Argv) {
  InitLLVM Init(Argc, Argv);
  SmallVector<const char *, 64> Args(Argv + 1, Argv + Argc);
  BumpPtrAllocator Allocator;
  cl::ExpansionContext Expansion(Allocator, cl::TokenizeGNUCommandLine);
  if (Error E = Expansion.expandResponseFiles(Args))
    return fail(toString(std::move(E)));
  for (StringRef A : Args) {
    if (A == "--help") {
      printLinkHelp(outs());
      return 0;
    }
    if (A == "--version" || A == "-v") {
      outs() << "q7x2-ld, the linker for Q7X2\n  LLVM version "
             << LLVM_VERSION_STRING << '\n';
      return 0;
    }
  }
  auto Command = parseLinkArgs(Args);
  if (!Command)
    return fail(toString(Command.takeError()));
  // Registers the target.
  auto Target = q7x2::Disassembly::create();
  if (!Target)
    return fail(toString(Target.takeError()));
  const std::string Program = sys::fs::getMainExecutable(
      Argv[0], reinterpret_cast<void *>(&makeTemporary));
  SmallString<128> Folder = sys::path::parent_path(Program);
  SmallString<128> Compiler = Folder;
  sys::path::append(Compiler, "q7x2-clang");
  sys::path::append(Folder, "..", "lib", "q7x2");
  Command->LibraryPaths.push_back(std::string(Folder));
  auto Compile = [&](ArrayRef<const Object *> Bitcode) {
    return compileBitcode(Compiler, Bitcode);
  };
  if (Error E = runLink(*Command, Compile))
    return fail(toString(std::move(E)));
  return 0;
}
