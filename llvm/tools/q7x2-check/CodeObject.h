//===- CodeObject.h - The code of an object ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instructions of an object's executable sections, and how messages refer
// to them.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_CHECK_CODEOBJECT_H
#define LLVM_TOOLS_Q7X2_CHECK_CODEOBJECT_H

#include "InstReader.h"
#include "Q7X2Check/Code.h"
#include "q7x2/DebugInfo.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace check {

class CodeObject : public Code {
public:
  static llvm::Expected<std::unique_ptr<CodeObject>>
  open(llvm::StringRef Path, const InstReader &Reader);
  /// The same for an image in memory, whose identifier messages show.
  static llvm::Expected<std::unique_ptr<CodeObject>>
  open(std::unique_ptr<llvm::MemoryBuffer> Image, const InstReader &Reader);

  llvm::StringRef path() const { return Path; }
  bool endsSection(uint32_t Index) const override;
  std::string text(uint32_t Index) const override;
  /// "saxpy+0x40 (k.cl:7)"
  std::string where(uint32_t Index) const override;

  /// The function of an instruction, and its offset there in bytes.
  struct Place {
    std::string Function;
    uint64_t Offset;
    std::string str() const;
  };
  Place place(uint32_t Index) const;
  /// "file.cl:12", or empty if the object has no line tables.
  std::string sourceLine(uint32_t Index) const;

private:
  using ELFT = llvm::object::ELF64LE;
  struct CodeSection {
    uint32_t Begin, End; // indices of instructions
    unsigned Section;
    uint64_t Address; // in a program
    llvm::StringRef Name;
    llvm::ArrayRef<uint8_t> Bytes;
    std::map<uint64_t, std::string> Functions; // by offset
  };

  std::string Path;
  const InstReader &Reader;
  std::unique_ptr<llvm::MemoryBuffer> Image;
  std::unique_ptr<llvm::object::ObjectFile> File;
  mutable std::unique_ptr<q7x2::DebugInfo> Debug; // made on demand
  std::vector<CodeSection> CodeSections;

  const q7x2::DebugInfo &debugInfo() const;
  /// Of an instruction, as debug information has it.
  uint64_t addressOf(uint32_t Index) const;
  CodeObject(std::unique_ptr<llvm::MemoryBuffer> Image,
             const InstReader &Reader)
      : Path(Image->getBufferIdentifier().str()), Reader(Reader),
        Image(std::move(Image)) {}
  const llvm::object::ELFFile<ELFT> &elf() const;
  const CodeSection &sectionOf(uint32_t Index) const;
  CodeSection *findSection(unsigned Section);
  llvm::ArrayRef<uint8_t> bytes(uint32_t Index) const;
  llvm::Error load();
  llvm::Error openFile();
  llvm::Error readCode(llvm::ArrayRef<ELFT::Shdr> Sections);
  llvm::Expected<llvm::StringSet<>>
  readKernelNames(llvm::ArrayRef<ELFT::Shdr> Sections) const;
  llvm::Error readSymbols(const ELFT::Shdr &Table,
                          const llvm::StringSet<> &Kernels);
  llvm::Error readBranchTargets(const ELFT::Shdr &Relocations,
                                llvm::ArrayRef<ELFT::Shdr> Sections);
  uint32_t targetOf(const ELFT::Sym &Symbol, int64_t Addend);
};

} // namespace check

#endif // LLVM_TOOLS_Q7X2_CHECK_CODEOBJECT_H
