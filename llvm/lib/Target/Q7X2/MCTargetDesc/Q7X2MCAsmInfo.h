//===-- Q7X2MCAsmInfo.h - Properties of the assembly text -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2MCASMINFO_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2MCASMINFO_H

#include "llvm/MC/MCAsmInfoELF.h"

namespace llvm {
class MCTargetOptions;
class Triple;

class Q7X2MCAsmInfo : public MCAsmInfoELF {
public:
  Q7X2MCAsmInfo(const Triple &TT, const MCTargetOptions &Options);

  void printSpecifierExpr(raw_ostream &OS,
                          const MCSpecifierExpr &Expr) const override;
};
} // namespace llvm

#endif
