//===--- Q7X2.h - Declare Q7X2 target feature support -----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes and alignments, CPUs, address spaces, OpenCL features and inline
// assembly constraints of Q7X2. The facts that the back end shares are in
// llvm/TargetParser/Q7X2*. The IR is in NVVM's dialect, so the data layout and
// the address space numbers are those of nvptx64; docs/abi.md has the ABI.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_CLANG_LIB_BASIC_TARGETS_Q7X2_H
#define LLVM_CLANG_LIB_BASIC_TARGETS_Q7X2_H

#include "clang/Basic/TargetInfo.h"
#include "clang/Basic/TargetOptions.h"
#include "llvm/Support/Compiler.h"
#include "llvm/TargetParser/Triple.h"

namespace clang {
namespace targets {

class LLVM_LIBRARY_VISIBILITY Q7X2TargetInfo : public TargetInfo {
  std::string CPU;

public:
  Q7X2TargetInfo(const llvm::Triple &Triple, const TargetOptions &Opts);

  void getTargetDefines(const LangOptions &Opts,
                        MacroBuilder &Builder) const override;

  /// Those of NVPTX, which q7x2-clang makes intrinsics of (NVVMBuiltins.cpp).
  llvm::SmallVector<Builtin::InfosShard> getTargetBuiltins() const override;

  bool hasFeature(StringRef Feature) const override {
    return Feature == "q7x2";
  }
  bool isValidFeatureName(StringRef Name) const override;
  bool handleTargetFeatures(std::vector<std::string> &Features,
                            DiagnosticsEngine &Diags) override;

  bool isValidCPUName(StringRef Name) const override;
  void fillValidCPUList(SmallVectorImpl<StringRef> &Values) const override;
  bool setCPU(const std::string &Name) override {
    CPU = Name;
    return isValidCPUName(Name);
  }
  bool validateTarget(DiagnosticsEngine &Diags) const override;

  void setSupportedOpenCLOpts() override;
  bool isAddressSpaceSupersetOf(LangAS A, LangAS B) const override;

  BuiltinVaListKind getBuiltinVaListKind() const override {
    return TargetInfo::VoidPtrBuiltinVaList;
  }

  /// Shared and thread-local memory have 32-bit addresses.
  uint64_t getPointerWidthV(LangAS AddrSpace) const override;
  uint64_t getPointerAlignV(LangAS AddrSpace) const override {
    return getPointerWidthV(AddrSpace);
  }

  /// Pointers to memory whose addresses are offsets say so in DWARF.
  std::optional<unsigned>
  getDWARFAddressSpace(unsigned AddressSpace) const override;

  CallingConvCheckResult checkCallingConvention(CallingConv CC) const override {
    return CC == CC_C || CC == CC_DeviceKernel ? CCCR_OK : CCCR_Warning;
  }

  /// Half is a legal type, not one that is stored as i16.
  bool useFP16ConversionIntrinsics() const override { return false; }
  // By the device library (Q7X2LibraryJumps.h).
  bool hasSjLjLowering() const override { return true; }
  bool hasBFloat16Type() const override { return true; }
  bool hasBitIntType() const override { return true; }
  size_t getMaxBitIntWidth() const override { return 1 << 23; }

  ArrayRef<const char *> getGCCRegNames() const override;
  ArrayRef<TargetInfo::GCCRegAlias> getGCCRegAliases() const override {
    return {};
  }
  std::string_view getClobbers() const override { return ""; }

  bool validateAsmConstraint(const char *&Name,
                             TargetInfo::ConstraintInfo &Info) const override;
  bool validateInputSize(const llvm::StringMap<bool> &FeatureMap,
                         StringRef Constraint, unsigned Size) const override;
  bool validateOutputSize(const llvm::StringMap<bool> &FeatureMap,
                          StringRef Constraint, unsigned Size) const override;
};

} // namespace targets
} // namespace clang

#endif // LLVM_CLANG_LIB_BASIC_TARGETS_Q7X2_H
