//===- LinkCommand.cpp - The command line of a link -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LinkCommand.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Object/IRSymtab.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Option/Option.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace llvm::opt;
using namespace q7x2::link;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

namespace {

enum ID {
  OPT_INVALID = 0, // not an option
#define OPTION(...) LLVM_MAKE_OPT_ID(__VA_ARGS__),
#include "LinkOpts.inc"
#undef OPTION
};

#define OPTTABLE_STR_TABLE_CODE
#include "LinkOpts.inc"
#undef OPTTABLE_STR_TABLE_CODE

#define OPTTABLE_PREFIXES_TABLE_CODE
#include "LinkOpts.inc"
#undef OPTTABLE_PREFIXES_TABLE_CODE

constexpr OptTable::Info InfoTable[] = {
#define OPTION(...) LLVM_CONSTRUCT_OPT_INFO(__VA_ARGS__),
#include "LinkOpts.inc"
#undef OPTION
};

class LinkOptTable : public GenericOptTable {
public:
  LinkOptTable()
      : GenericOptTable(OptionStrTable, OptionPrefixesTable, InfoTable) {}
};

} // namespace

void q7x2::link::printLinkHelp(raw_ostream &OS) {
  LinkOptTable().printHelp(OS, "q7x2-ld [options] file...",
                           "links objects, archives and LLVM bitcode for Q7X2",
                           /*ShowHidden=*/false, /*ShowAllAliases=*/true);
}

static void readInputs(const InputArgList &Args, LinkCommand &Command) {
  bool Whole = false;
  for (const Arg *A : Args)
    switch (A->getOption().getID()) {
    case OPT_INPUT:
      Command.Inputs.push_back({A->getValue(), false, Whole});
      break;
    case OPT_l:
      Command.Inputs.push_back({A->getValue(), true, Whole});
      break;
    case OPT_whole_archive:
      Whole = true;
      break;
    case OPT_no_whole_archive:
      Whole = false;
      break;
    default:
      break;
    }
}

Expected<LinkCommand> q7x2::link::parseLinkArgs(ArrayRef<const char *> List) {
  unsigned MissingIndex, MissingCount;
  const InputArgList Args =
      LinkOptTable().ParseArgs(List, MissingIndex, MissingCount);
  if (MissingCount)
    return createStringError(Twine("option '") +
                             Args.getArgString(MissingIndex) +
                             "' needs a value");
  for (const Arg *A : Args.filtered(OPT_UNKNOWN))
    return createStringError("unknown option '" + A->getAsString(Args) + "'");
  for (const Arg *A : Args.filtered(OPT_shared))
    return createStringError("'" + A->getAsString(Args) +
                             "' is not supported: there is no dynamic linker");
  LinkCommand Command;
  readInputs(Args, Command);
  Command.LibraryPaths = Args.getAllArgValues(OPT_L);
  Command.Required = Args.getAllArgValues(OPT_u);
  Command.OutputFile = Args.getLastArgValue(OPT_o, "a.out").str();
  Command.MapFile = Args.getLastArgValue(OPT_Map).str();
  if (Args.hasArg(OPT_print_map))
    Command.MapFile = "-";
  Command.CollectGarbage =
      Args.hasFlag(OPT_gc_sections, OPT_no_gc_sections, false);
  Command.AllowUndefined = Args.hasArg(OPT_r);
  Command.Trace = Args.hasArg(OPT_trace);
  Command.Output.Relocatable = Args.hasArg(OPT_r);
  Command.Output.StripAll = Args.hasArg(OPT_strip_all);
  Command.Output.StripDebug = Args.hasArg(OPT_strip_debug);
  if (Command.Output.Relocatable && Command.Output.StripAll)
    return createStringError("-r and -s exclude each other");
  if (const Arg *A = Args.getLastArg(OPT_e)) {
    Command.Output.Entry = A->getValue();
    Command.Required.push_back(A->getValue());
  }
  return Command;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

static Expected<std::vector<Symbol>> readBitcode(MemoryBufferRef Image) {
  auto Contents = getBitcodeFileContents(Image);
  if (!Contents)
    return Contents.takeError();
  // LLVM's reader trusts the symbol table in the file, which may be damaged:
  // without one it makes another from the modules. It trusts their metadata
  // too.
  Contents->Symtab = StringRef();
  std::optional<Expected<irsymtab::FileContents>> File;
  CrashRecoveryContext::Enable();
  if (!CrashRecoveryContext().RunSafely(
          [&] { File.emplace(irsymtab::readBitcode(*Contents)); }))
    return createStringError("malformed bitcode");
  if (!*File)
    return File->takeError();
  std::vector<Symbol> Symbols;
  for (const irsymtab::Reader::SymbolRef &From : (*File)->TheReader.symbols()) {
    if (!From.isGlobal() || From.isFormatSpecific())
      continue;
    Symbol S;
    S.Name = From.getName();
    S.Binding = From.isWeak() ? ELF::STB_WEAK : ELF::STB_GLOBAL;
    if (From.isCommon()) {
      S.Kind = Symbol::Common;
      S.Size = From.getCommonSize();
      S.Value = From.getCommonAlignment();
    } else if (!From.isUndefined()) {
      S.Kind = Symbol::Defined;
    }
    Symbols.push_back(S);
  }
  return Symbols;
}

/// The file of a library, or an error.
static Expected<std::string> findLibrary(const LinkCommand &Command,
                                         StringRef Name) {
  // -l:FILE is the name of the file itself.
  std::string File =
      Name.consume_front(":") ? Name.str() : ("lib" + Name + ".a").str();
  for (StringRef Folder : Command.LibraryPaths) {
    SmallString<128> Path = Folder;
    sys::path::append(Path, File);
    if (sys::fs::exists(Path))
      return std::string(Path);
  }
  return createStringError("cannot find library '" + File + "'");
}

namespace {

/// A link in progress.
class Link {
  const LinkCommand &Command;
  StringMap<std::unique_ptr<MemoryBuffer>> &InMemory;
  Linker L{readBitcode};
  std::vector<std::string> Problems;

public:
  Link(const LinkCommand &Command,
       StringMap<std::unique_ptr<MemoryBuffer>> &InMemory)
      : Command(Command), InMemory(InMemory) {}
  Error run(const BitcodeCompiler &Compile);

private:
  Error add(const LinkInput &Input);
  Error addAll();
  Error compileBitcode(const BitcodeCompiler &Compile);
  Error checkPrograms() const;
  Error write();
};

} // namespace

Error Link::add(const LinkInput &Input) {
  std::string Path = Input.Name;
  if (Input.IsLibrary) {
    Expected<std::string> Found = findLibrary(Command, Input.Name);
    if (!Found)
      return Found.takeError();
    Path = *Found;
  }
  if (Command.Trace)
    outs() << Path << '\n';
  auto It = InMemory.find(Path);
  if (It != InMemory.end() && It->second)
    return L.add(std::move(It->second), Path, Input.Whole);
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (std::error_code EC = Buffer.getError())
    return createStringError(Path + ": " + EC.message());
  return L.add(std::move(*Buffer), Path, Input.Whole);
}

/// Reports the problems of all inputs.
Error Link::addAll() {
  for (const LinkInput &Input : Command.Inputs)
    if (Error E = add(Input))
      Problems.push_back(toString(std::move(E)));
  if (!Problems.empty())
    return createStringError(join(Problems, "\n"));
  if (Command.Inputs.empty())
    return createStringError("no input files");
  if (Error E = checkPrograms())
    return E;
  for (const std::string &Name : Command.Required)
    L.require(Name);
  return L.resolve();
}

Error Link::compileBitcode(const BitcodeCompiler &Compile) {
  std::vector<const Object *> Bitcode;
  for (auto &O : L.objects())
    if (O->isBitcode())
      Bitcode.push_back(O.get());
  if (Bitcode.empty())
    return Error::success();
  auto Compiled = Compile(Bitcode);
  if (!Compiled)
    return Compiled.takeError();
  return L.replaceBitcode(std::move(*Compiled),
                          Bitcode.size() == 1 ? Bitcode.front()->name().str()
                                              : "the compiled bitcode");
}

Error Link::checkPrograms() const {
  for (auto &O : L.objects())
    if (O->isProgram())
      return O->error(
          "a program cannot be linked; -r makes an object that can");
  return Error::success();
}

/// Writes a file as a whole. Nothing but a regular file is removed after an
/// error.
static Error writeFile(StringRef Path, StringRef Contents, bool IsExecutable) {
  std::error_code EC;
  if (Path == "-") { // after the output of --trace
    outs() << Contents;
    outs().flush();
    EC = outs().error();
    outs().clear_error();
  } else {
    raw_fd_ostream OS(Path, EC);
    if (!EC) {
      OS << Contents;
      OS.close();
      EC = OS.error();
      OS.clear_error();
      if (EC && sys::fs::is_regular_file(Path))
        sys::fs::remove(Path);
    }
  }
  if (EC)
    return createStringError("cannot write '" + Path + "': " + EC.message());
  // As the umask allows: programs are found by their mode.
  if (IsExecutable && Path != "-" && sys::fs::is_regular_file(Path))
    if (auto Mode = sys::fs::getPermissions(Path))
      sys::fs::setPermissions(
          Path, sys::fs::perms(*Mode | ((*Mode & sys::fs::all_read) >> 2)));
  return Error::success();
}

Error Link::write() {
  std::string Contents, Map;
  raw_string_ostream OS(Contents), MapStream(Map);
  if (Error E = writeOutput(L, Command.Output, OS,
                            Command.MapFile.empty() ? nullptr : &MapStream))
    return E;
  if (Error E =
          writeFile(Command.OutputFile, Contents, !Command.Output.Relocatable))
    return E;
  if (Command.MapFile.empty())
    return Error::success();
  return writeFile(Command.MapFile, Map, /*IsExecutable=*/false);
}

Error Link::run(const BitcodeCompiler &Compile) {
  if (Error E = addAll())
    return E;
  if (Error E = compileBitcode(Compile))
    return E;
  if (!Command.Output.Relocatable)
    L.defineSectionBounds(/*AreJoined=*/true);
  if (Command.CollectGarbage)
    L.collectGarbage({Command.Output.Entry});
  if (!Command.AllowUndefined)
    if (Error E = L.checkUndefined())
      return E;
  return write();
}

Error q7x2::link::runLink(const LinkCommand &Command,
                          const BitcodeCompiler &Compile,
                          StringMap<std::unique_ptr<MemoryBuffer>> InMemory) {
  return Link(Command, InMemory).run(Compile);
}
