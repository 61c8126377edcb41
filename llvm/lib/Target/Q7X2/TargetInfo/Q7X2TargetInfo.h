//===-- Q7X2TargetInfo.h - The target's registration ------------*- C++ -*-===//

#ifndef LLVM_LIB_TARGET_Q7X2_TARGETINFO_Q7X2TARGETINFO_H
#define LLVM_LIB_TARGET_Q7X2_TARGETINFO_Q7X2TARGETINFO_H

namespace llvm {
class Target;
Target &getTheQ7X2Target();
} // namespace llvm

#endif
