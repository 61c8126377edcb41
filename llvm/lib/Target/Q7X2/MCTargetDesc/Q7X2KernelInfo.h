//===-- Q7X2KernelInfo.h - The note of a kernel -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The information on a kernel that a launch needs. An object has a note for
// each kernel: section .note.q7x2, owner "Q7X2", type 0x5137, with a
// MessagePack map as its descriptor (docs/abi.md).
//
// The linker in q7x2-clang uses these functions from the plugin, which exports
// them.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2KERNELINFO_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2KERNELINFO_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Error.h"
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class MCInst;
class MCInstrInfo;
class MCRegisterInfo;

namespace Q7X2 {

constexpr char NoteSection[] = ".note.q7x2";
constexpr char NoteOwner[] = "Q7X2";
constexpr unsigned NoteType = 0x5137;

/// A parameter as declared in the source, which OpenCL's host programs query.
struct ParamInfo {
  std::string Name;
  std::string TypeName;   ///< Such as "float4*".
  std::string Address;    ///< The address space of the pointee.
  std::string Access;     ///< Of an image or pipe; otherwise "none".
  std::string Qualifiers; ///< Of the type, separated by spaces.
};

/// A kernel parameter, in bytes. Offset is relative to constant bank 0.
struct KernelParam {
  std::string Type;
  uint64_t Size = 0;
  uint64_t Align = 1;
  uint64_t Offset = 0;
  std::optional<ParamInfo> Info;
};

/// The numbers of threads of a block in x, y and z.
using BlockSize = std::array<unsigned, 3>;

/// What code takes of a multiprocessor: one more than the highest number in
/// use.
struct Resources {
  unsigned Registers = 0;        ///< Per thread, from R0.
  unsigned UniformRegisters = 0; ///< Per warp, from UR0.
  unsigned Barriers = 0;         ///< Block barriers, from 0.

  /// Raises the counts to those of other code.
  void raise(const Resources &Other) {
    Registers = std::max(Registers, Other.Registers);
    UniformRegisters = std::max(UniformRegisters, Other.UniformRegisters);
    Barriers = std::max(Barriers, Other.Barriers);
  }
};

struct KernelInfo : Resources {
  std::string Name;
  /// Bytes of shared memory per block, without the launch's additions. If
  /// absent, they are the program's, since the kernel may use variables of
  /// other objects.
  std::optional<uint64_t> Shared;
  uint64_t Local = 0; ///< Bytes of thread-local memory per thread.
  /// The only block size with which the kernel can be launched, and a block
  /// size that bounds the number of threads. If absent, there is no
  /// restriction.
  std::optional<BlockSize> RequiredBlock, MaxBlock;
  /// Whether the last block of a dimension may have fewer threads.
  bool PartialBlocks = false;
  /// Absent if the source does not declare parameters: the launch then lays out
  /// arguments by their own types.
  std::optional<std::vector<KernelParam>> Params;
  /// OpenCL's attributes without effect, such as "work_group_size_hint(8,4,1)
  /// vec_type_hint(float4)".
  std::string Hints;

  /// Appends a parameter at the next offset with its alignment.
  void addParam(KernelParam Param);
};

/// Returns size and alignment of a parameter type: i8 i16 i32 i64 f16 bf16 f32
/// f64, vectors of them such as v4f32, ptr, ptr.global, ptr.shared,
/// ptr.constant, sampler, images such as image2d_array.ro or .wo, and bytesN
/// for any N bytes.
LLVM_EXTERNAL_VISIBILITY std::optional<KernelParam>
parseParamType(StringRef Type);
/// Returns the parameter type for an OpenCL type in clang's metadata
/// ("image2d_t", "sampler_t") and its access; empty if it is neither an image
/// nor a sampler.
std::string getImageParamType(StringRef Type, StringRef Access);

/// Check the words of ParamInfo.
bool isAddressQualifier(StringRef Word);
bool isAccessQualifier(StringRef Word);
bool isTypeQualifier(StringRef Word);

/// Encodes and decodes the descriptor of a kernel's note.
LLVM_EXTERNAL_VISIBILITY std::string encodeKernelNote(const KernelInfo &Info);
LLVM_EXTERNAL_VISIBILITY Expected<KernelInfo>
decodeKernelNote(StringRef Descriptor);

/// Raises the counts in \p Used to cover the registers and block barriers of an
/// instruction.
LLVM_EXTERNAL_VISIBILITY void countResources(const MCInst &MI,
                                             const MCInstrInfo &MII,
                                             const MCRegisterInfo &MRI,
                                             Resources &Used);

} // namespace Q7X2
} // namespace llvm

#endif
