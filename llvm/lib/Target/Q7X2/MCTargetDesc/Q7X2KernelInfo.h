//===-- Q7X2KernelInfo.h - The note of a kernel -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a launch needs to know about a kernel. An object has a note for each
// kernel: section .note.q7x2, owner "Q7X2", type 0x5137, with a MessagePack map
// as its descriptor (docs/abi.md).
//
// The linker in q7x2-clang has these functions from the plugin, which exports
// them.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2KERNELINFO_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2KERNELINFO_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Error.h"
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

/// A parameter as the source declares it, which OpenCL's host programs ask for.
struct ParamInfo {
  std::string Name;
  std::string TypeName;   ///< As "float4*".
  std::string Address;    ///< The address space of what it points to.
  std::string Access;     ///< Of an image or pipe; "none" for anything else.
  std::string Qualifiers; ///< Of the type, separated by spaces.
};

/// A kernel parameter, in bytes. Offset is in constant bank 0.
struct KernelParam {
  std::string Type;
  uint64_t Size = 0;
  uint64_t Align = 1;
  uint64_t Offset = 0;
  std::optional<ParamInfo> Info;
};

/// Threads of a block in x, y and z.
using BlockSize = std::array<unsigned, 3>;

struct KernelInfo {
  std::string Name;
  unsigned Registers = 0;        ///< Of a thread, from R0.
  unsigned UniformRegisters = 0; ///< Of a warp, from UR0.
  unsigned Barriers = 0;         ///< Block barriers, from 0.
  /// Bytes of shared memory per block, without what the launch adds. Absent:
  /// those of the program, since the kernel may use what other objects define.
  std::optional<uint64_t> Shared;
  uint64_t Local = 0; ///< Bytes of thread-local memory per thread.
  /// The only block size that the kernel can be launched with, and one whose
  /// number of threads no block may exceed. Absent: any.
  std::optional<BlockSize> RequiredBlock, MaxBlock;
  /// The last block of a dimension may have fewer threads.
  bool PartialBlocks = false;
  /// Absent where the source does not declare them: the launch then lays out
  /// arguments by their own types.
  std::optional<std::vector<KernelParam>> Params;
  /// OpenCL's attributes without effect, as
  /// "work_group_size_hint(8,4,1) vec_type_hint(float4)".
  std::string Hints;

  /// Appends a parameter at the next offset of its alignment.
  void addParam(KernelParam Param);
};

/// Size and alignment of a parameter type: i8 i16 i32 i64 f16 bf16 f32 f64,
/// vectors of them as v4f32, ptr, ptr.global, ptr.shared, ptr.constant,
/// sampler, images as image2d_array.ro or .wo, and bytesN for N bytes of
/// anything.
LLVM_EXTERNAL_VISIBILITY std::optional<KernelParam>
parseParamType(StringRef Type);
/// The parameter type of an OpenCL type, as clang's metadata has it
/// ("image2d_t", "sampler_t"), and of its access; empty if it is neither image
/// nor sampler.
std::string getImageParamType(StringRef Type, StringRef Access);

/// The words of ParamInfo.
bool isAddressQualifier(StringRef Word);
bool isAccessQualifier(StringRef Word);
bool isTypeQualifier(StringRef Word);

/// Encodes and decodes the descriptor of a kernel's note.
LLVM_EXTERNAL_VISIBILITY std::string encodeKernelNote(const KernelInfo &Info);
LLVM_EXTERNAL_VISIBILITY Expected<KernelInfo>
decodeKernelNote(StringRef Descriptor);

/// Raises the counts in \p Info to cover the registers and block barriers of an
/// instruction.
LLVM_EXTERNAL_VISIBILITY void countResources(const MCInst &MI,
                                             const MCInstrInfo &MII,
                                             const MCRegisterInfo &MRI,
                                             KernelInfo &Info);

} // namespace Q7X2
} // namespace llvm

#endif
