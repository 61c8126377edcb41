//===- Module.h - A loaded module -------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module consists of one or more linked ELF objects, or is a program. Their
// code is concatenated in the code window. Each data section becomes an
// allocation in global memory, except for those named .shared, which are laid
// out in shared memory, and .constant2 and .constant3, which are laid out in
// constant banks 2 and 3.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MODULE_H
#define LLVM_LIB_Q7X2SIM_MODULE_H

#include "Decode.h"
#include "Inst.h"
#include "MCTargetDesc/Q7X2KernelInfo.h"
#include "Memory.h"
#include "q7x2/DebugInfo.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace q7x2 {
namespace link {
class Linker;
} // namespace link

/// A function that can be launched.
struct Kernel {
  llvm::Q7X2::KernelInfo Info;
  uint32_t Entry = 0; // index of its first instruction
};

/// The address and size of a symbol.
struct SymbolPlace {
  uint64_t Address = 0;
  uint64_t Size = 0;
  bool IsCode = false;
};

/// The place where a section of an object has been loaded.
struct LoadedSection {
  enum KindTy { NotLoaded, InCode, InData, InShared, InBank } Kind = NotLoaded;
  uint64_t Address = 0; // the value of a symbol at its start
  uint64_t Size = 0;
  unsigned Bank = 0;
};

/// A variable in global or shared memory, for messages.
struct DataSymbol {
  uint64_t Address = 0; // for shared memory, the offset
  uint64_t Size = 0;
  std::string Name;
};

/// Bytes of global memory that a launch has in a constant bank.
struct BankCopy {
  unsigned Bank;
  uint64_t Offset; // in the bank
  uint64_t Address;
  uint64_t Size;
};

/// The function that an instruction belongs to, and its offset there.
struct CodePlace {
  llvm::StringRef Function; // empty: none
  uint64_t Offset = 0;      // bytes
};

/// An object image and its name, for messages.
struct NamedImage {
  std::string Name;
  llvm::StringRef Data;
};

class Module {
public:
  /// Links images of objects and archives and loads them into Memory. The
  /// images are copied.
  static llvm::Expected<std::unique_ptr<Module>>
  load(llvm::ArrayRef<NamedImage> Images, DeviceMemory &Memory);
  ~Module();

  const DecodedCode &code() const { return Decoded; }
  size_t objectCount() const { return Objects.size(); }
  const llvm::object::ObjectFile &object(size_t N) const {
    return *Objects[N].File;
  }
  const std::string &objectName(size_t N) const { return Objects[N].Name; }
  LoadedSection section(size_t Object, unsigned Index) const;
  const std::vector<Kernel> &kernels() const { return Kernels; }
  const SymbolPlace *findSymbol(llvm::StringRef Name) const;
  /// The functions to call before and after the called function, in order, as
  /// the indices of their first instructions.
  llvm::ArrayRef<uint32_t> initializers() const { return Initializers; }
  llvm::ArrayRef<uint32_t> finalizers() const { return Finalizers; }
  /// The contents of a bank, but for copies.
  llvm::ArrayRef<uint8_t> bank(unsigned N) const;
  llvm::ArrayRef<BankCopy> bankCopies() const { return Copies; }
  uint64_t sharedBytes() const { return SharedBytes; }

  /// Returns the function and offset of an instruction, such as "name+0x40".
  std::string placeName(uint32_t Index) const;
  /// Returns "file.cl:12", or an empty string if the object has no line tables.
  std::string sourceLine(uint32_t Index) const;
  /// Like sourceLine, followed by the calls that the line has been inlined
  /// from, as in DebugInfo::place().
  std::string sourcePlace(uint32_t Index) const;
  /// Returns the frames of that place, innermost first.
  std::vector<SourceFrame> sourceFrames(uint32_t Index) const;
  CodePlace placeOf(uint32_t Index) const;
  /// Returns the variable that contains an address, or an offset in shared
  /// memory; null if there is none. In shared memory, variables of different
  /// kernels may overlap; those of the function \p Of take precedence.
  const DataSymbol *findData(bool InShared, uint64_t Address,
                             llvm::StringRef Of) const;
  /// Returns the text of an instruction.
  std::string instText(uint32_t Index) const;
  PipeUse pipeOf(uint32_t Index) const;
  /// Returns the number of registers that the code uses: the highest one, plus
  /// one.
  uint32_t registerCount() const { return Registers; }

private:
  friend class Loader;

  /// The range of a section in the code window.
  struct CodeSection {
    uint64_t Begin, End; // byte offsets
    unsigned Object;
  };
  struct LoadedObject {
    const llvm::object::ObjectFile *File = nullptr; // owned by Linked
    std::string Name;
    std::vector<LoadedSection> Sections;      // by their indices in the file
    mutable std::unique_ptr<DebugInfo> Debug; // created on demand
  };

  explicit Module(DeviceMemory &Memory);
  /// Returns the debug information of the object that an instruction comes
  /// from, and sets its address there; null if there is none.
  const DebugInfo *findDebugInfo(uint32_t Index, uint64_t &Address) const;

  DeviceMemory &Memory;
  std::unique_ptr<link::Linker> Linked;
  std::vector<LoadedObject> Objects;
  std::vector<CodeSection> CodeSections;
  std::vector<uint8_t> Code;
  DecodedCode Decoded;
  std::vector<uint8_t> Banks[2]; // banks 2 and 3
  std::vector<BankCopy> Copies;
  uint64_t SharedBytes = 0;
  uint32_t Registers = 0;
  std::vector<uint64_t> DataAllocations;
  std::vector<Kernel> Kernels;
  std::vector<uint32_t> Initializers, Finalizers;
  llvm::StringMap<SymbolPlace> Symbols;
  std::map<uint64_t, std::string> Functions; // by offset in the code
  std::vector<DataSymbol> Data[2];           // in global, in shared memory
  std::unique_ptr<Decoder> TheDecoder;
  /// Guards reading debug information and printing instructions, which several
  /// launches may do at the same time.
  mutable std::mutex Describing;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MODULE_H
