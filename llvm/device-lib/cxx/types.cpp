//===-- types.cpp - Types at run time of C++'s own types ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type_info objects of int, const char * and so on, which the Itanium C++
// ABI (section 2.9.2) has in the library: clang emits them all with the first
// virtual function of this class.
//
//===----------------------------------------------------------------------===//

namespace __cxxabiv1 {

class __fundamental_type_info {
  virtual void emit_all();
};

void __fundamental_type_info::emit_all() {}

} // namespace __cxxabiv1
