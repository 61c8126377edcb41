//===- SimError.h - Errors of the simulator ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_SIMERROR_H
#define LLVM_LIB_Q7X2SIM_SIMERROR_H

#include "q7x2/q7x2sim.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace q7x2 {

/// An error with its kind in the C interface.
class SimError : public llvm::ErrorInfo<SimError> {
public:
  static char ID;

  SimError(q7x2_error_kind Kind, std::string Message)
      : Kind(Kind), Message(std::move(Message)) {}
  q7x2_error_kind kind() const { return Kind; }
  void log(llvm::raw_ostream &OS) const override { OS << Message; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  q7x2_error_kind Kind;
  std::string Message;
};

inline llvm::Error simError(q7x2_error_kind Kind, std::string Message) {
  return llvm::make_error<SimError>(Kind, std::move(Message));
}

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_SIMERROR_H
