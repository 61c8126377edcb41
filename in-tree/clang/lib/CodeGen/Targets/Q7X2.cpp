//===- Q7X2.cpp -----------------------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ABIInfoImpl.h"
#include "TargetInfo.h"

using namespace clang;
using namespace clang::CodeGen;

namespace {

class Q7X2TargetCodeGenInfo : public TargetCodeGenInfo {
public:
  explicit Q7X2TargetCodeGenInfo(CodeGenTypes &CGT)
      : TargetCodeGenInfo(std::make_unique<DefaultABIInfo>(CGT)) {}

  unsigned getDeviceKernelCallingConv() const override {
    return llvm::CallingConv::SPIR_KERNEL;
  }
  llvm::SyncScope::ID getLLVMSyncScopeID(const LangOptions &LangOpts,
                                         SyncScope Scope,
                                         llvm::AtomicOrdering Ordering,
                                         llvm::LLVMContext &Ctx) const override;
};

} // namespace

/// The name of a scope in llvm/TargetParser/Q7X2MemoryScopes.def.
static StringRef getScopeName(SyncScope Scope) {
  switch (Scope) {
  case SyncScope::SingleScope:
  case SyncScope::HIPSingleThread:
    return "singlethread";
  case SyncScope::WavefrontScope:
  case SyncScope::HIPWavefront:
  case SyncScope::OpenCLSubGroup:
    return "wavefront";
  case SyncScope::WorkgroupScope:
  case SyncScope::HIPWorkgroup:
  case SyncScope::OpenCLWorkGroup:
    return "workgroup";
  case SyncScope::ClusterScope:
  case SyncScope::HIPCluster:
    return "cluster";
  case SyncScope::DeviceScope:
  case SyncScope::HIPAgent:
  case SyncScope::OpenCLDevice:
    return "device";
  case SyncScope::SystemScope:
  case SyncScope::HIPSystem:
  case SyncScope::OpenCLAllSVMDevices:
    return "";
  }
  llvm_unreachable("unknown scope");
}

llvm::SyncScope::ID
Q7X2TargetCodeGenInfo::getLLVMSyncScopeID(const LangOptions &, SyncScope Scope,
                                          llvm::AtomicOrdering,
                                          llvm::LLVMContext &Ctx) const {
  return Ctx.getOrInsertSyncScopeID(getScopeName(Scope));
}

std::unique_ptr<TargetCodeGenInfo>
CodeGen::createQ7X2TargetCodeGenInfo(CodeGenModule &CGM) {
  return std::make_unique<Q7X2TargetCodeGenInfo>(CGM.getTypes());
}
