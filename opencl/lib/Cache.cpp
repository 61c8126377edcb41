//===-- Cache.cpp - Compiled programs on disk -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cache.h"
#include "Platform.h"
#include "Serial.h"
#include "Statistics.h"
#include "WriteAll.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace q7x2::opencl;

static constexpr uint64_t MaxBytes = uint64_t(256) << 20; // of all entries
static constexpr const char *Magic = "Q7X2 cache 1";

uint64_t q7x2::opencl::hashBytes(const std::string &Bytes) {
  // FNV-1a.
  uint64_t Hash = 0xcbf29ce484222325;
  for (unsigned char C : Bytes)
    Hash = (Hash ^ C) * 0x100000001b3;
  return Hash;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static bool readFile(const std::string &Path, std::string &Content) {
  std::FILE *File = std::fopen(Path.c_str(), "rbe");
  if (!File)
    return false;
  Content.clear();
  char Part[1 << 16];
  while (size_t Count = std::fread(Part, 1, sizeof(Part), File))
    Content.append(Part, Count);
  const bool Good = !std::ferror(File);
  std::fclose(File);
  return Good;
}

/// So that nothing but a complete file ever has its name.
static bool writeFile(const std::string &Path, const std::string &Content) {
  std::string Aside = Path + ".XXXXXX";
  const int File = mkostemp(&Aside[0], O_CLOEXEC);
  if (File < 0)
    return false;
  const bool Written = writeAll(File, Content);
  const bool Good = close(File) == 0 && Written &&
                    std::rename(Aside.c_str(), Path.c_str()) == 0;
  if (!Good)
    unlink(Aside.c_str());
  return Good;
}

/// The folder of the cache, or nothing if there is to be none.
static std::string folder() {
  const char *Switch = std::getenv("Q7X2_CL_CACHE");
  if (Switch && std::strcmp(Switch, "off") == 0)
    return std::string();
  const char *Xdg = std::getenv("XDG_CACHE_HOME");
  const char *Home = std::getenv("HOME");
  std::string Path;
  if (Xdg && *Xdg)
    Path = Xdg;
  else if (Home && *Home)
    Path = std::string(Home) + "/.cache";
  else
    return std::string();
  mkdir(Path.c_str(), 0700);
  Path += "/q7x2";
  mkdir(Path.c_str(), 0700);
  return Path;
}

namespace {
struct Entry {
  std::string Path;
  time_t Used;
  uint64_t Bytes;
};
} // namespace

/// Removes the least recently used entries until half of the bound is left.
static void shrink(const std::string &Folder) {
  std::vector<Entry> All;
  uint64_t Sum = 0;
  DIR *D = opendir(Folder.c_str());
  if (!D)
    return;
  while (const dirent *File = readdir(D)) {
    const std::string Path = Folder + "/" + File->d_name;
    struct stat S;
    if (stat(Path.c_str(), &S) != 0 || !S_ISREG(S.st_mode))
      continue;
    All.push_back({Path, S.st_mtime, uint64_t(S.st_size)});
    Sum += uint64_t(S.st_size);
  }
  closedir(D);
  if (Sum <= MaxBytes)
    return;
  std::sort(All.begin(), All.end(),
            [](const Entry &A, const Entry &B) { return A.Used < B.Used; });
  for (const Entry &E : All) {
    if (Sum <= MaxBytes / 2)
      break;
    unlink(E.Path.c_str());
    Sum -= E.Bytes;
  }
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

/// All that a result depends on but included files. The compiler's hash is of
/// the one that this library was built with; size and time tell its own file
/// from that.
static std::string makeKey(const std::string &Source,
                           const std::vector<Header> &Headers,
                           const std::vector<std::string> &Arguments) {
  std::string Key;
  writeText(Key, compilerHash());
  struct stat S = {};
  writeText(Key, compilerPath());
  stat(compilerPath().c_str(), &S);
  writeNumber(Key, uint64_t(S.st_size));
  writeNumber(Key, uint64_t(S.st_mtim.tv_sec));
  writeNumber(Key, uint64_t(S.st_mtim.tv_nsec));
  // The folders of -I may be relative.
  char *Here = getcwd(nullptr, 0);
  writeText(Key, Here ? Here : "");
  std::free(Here);
  writeNumber(Key, Arguments.size());
  for (const std::string &A : Arguments)
    writeText(Key, A);
  writeNumber(Key, Headers.size());
  for (const Header &H : Headers) {
    writeText(Key, H.first);
    writeText(Key, H.second);
  }
  writeText(Key, Source);
  return Key;
}

static std::string entryPath(const std::string &Folder,
                             const std::string &Key) {
  char Name[40];
  std::snprintf(Name, sizeof(Name), "/%016llx%08zx",
                static_cast<unsigned long long>(hashBytes(Key)), Key.size());
  return Folder + Name;
}

static std::string makeEntry(const std::string &Key, const CompilerResult &R) {
  std::string E;
  writeText(E, Magic);
  writeText(E, Key);
  writeNumber(E, R.Includes.size());
  for (const std::string &Path : R.Includes) {
    std::string Content;
    readFile(Path, Content);
    writeText(E, Path);
    writeNumber(E, hashBytes(Content));
  }
  writeText(E, R.Log);
  writeText(E, R.Output);
  writeNumber(E, hashBytes(E));
  return E;
}

/// Whether the files are as they were.
static bool readIncludes(Reader &R) {
  uint64_t Count, Hash;
  std::string Path, Content;
  if (!R.number(Count))
    return false;
  for (uint64_t I = 0; I != Count; ++I)
    if (!R.text(Path) || !R.number(Hash) || !readFile(Path, Content) ||
        hashBytes(Content) != Hash)
      return false;
  return true;
}

static bool readEntry(const std::string &Entry, const std::string &Key,
                      CompilerResult &Result) {
  Reader R(Entry);
  std::string Start, ItsKey;
  uint64_t Hash;
  if (!R.text(Start) || Start != Magic || !R.text(ItsKey) || ItsKey != Key ||
      !readIncludes(R) || !R.text(Result.Log) || !R.text(Result.Output) ||
      !R.number(Hash) || !R.atEnd())
    return false;
  Result.Good = hashBytes(Entry.substr(0, Entry.size() - sizeof(Hash))) == Hash;
  return Result.Good;
}

/// The result of a compilation, from the cache or else made by \p Make.
template <typename Function>
static CompilerResult
findOrMake(const std::string &Source, const std::vector<Header> &Headers,
           const std::vector<std::string> &Arguments, Function Make) {
  const std::string Folder = folder();
  if (Folder.empty())
    return Make();
  const std::string Key = makeKey(Source, Headers, Arguments);
  const std::string Path = entryPath(Folder, Key);
  CompilerResult Result;
  std::string Entry;
  if (readFile(Path, Entry) && readEntry(Entry, Key, Result)) {
    utimensat(AT_FDCWD, Path.c_str(), nullptr, 0);
    countCachedBuild();
    return Result;
  }
  Result = Make();
  // Embedded headers are part of the key; their files are gone.
  if (!Headers.empty())
    Result.Includes.erase(std::remove_if(Result.Includes.begin(),
                                         Result.Includes.end(),
                                         [](const std::string &P) {
                                           return access(P.c_str(), R_OK) != 0;
                                         }),
                          Result.Includes.end());
  // The bound need not be kept to the byte: an entry in sixteen looks after it.
  if (Result.Good && writeFile(Path, makeEntry(Key, Result)) &&
      hashBytes(Key) % 16 == 0)
    shrink(Folder);
  return Result;
}

CompilerResult
q7x2::opencl::compileCached(const std::string &Source,
                            const std::vector<Header> &Headers,
                            const std::vector<std::string> &Arguments) {
  return findOrMake(Source, Headers, Arguments,
                    [&] { return compileSource(Source, Headers, Arguments); });
}

CompilerResult
q7x2::opencl::linkCached(const std::vector<std::string> &Modules) {
  std::string Inputs;
  for (const std::string &Module : Modules)
    writeText(Inputs, Module);
  const std::vector<std::string> Arguments = linkArguments(Modules.size());
  return findOrMake(Inputs, {}, Arguments,
                    [&] { return linkModules(Modules, Arguments); });
}
