//===- ProfileApi.cpp - The C interface of the profiler -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Profile.h"

q7x2_profile *q7x2_profile_create(void) { return new q7x2_profile(); }

void q7x2_profile_destroy(q7x2_profile *P) { delete P; }

const char *q7x2_arithmetic_name(size_t Index) {
  static const char *const Names[] = {
#define ARITHMETIC_TYPE(Enumerator, Name, Operation) Name,
#include "ArithmeticOps.def"
  };
  return Index < std::size(Names) ? Names[Index] : nullptr;
}

const q7x2_profile_launch *q7x2_profile_get_launch(const q7x2_profile *P) {
  return &P->Impl.Facts;
}

const q7x2_machine_field *q7x2_profile_get_machine_field(const q7x2_profile *P,
                                                         size_t Index) {
  const auto &List = P->Impl.MachineFields;
  return Index < List.size() ? &List[Index] : nullptr;
}

const q7x2_profile_limit *q7x2_profile_get_limit(const q7x2_profile *P,
                                                 size_t Index) {
  const auto &List = P->Impl.Limits;
  return Index < List.size() ? &List[Index] : nullptr;
}

uint32_t q7x2_profile_resident_warps(const q7x2_profile *P,
                                     uint32_t Registers) {
  const auto &List = P->Impl.WarpsByRegisters;
  return Registers < List.size() ? List[Registers] : 0;
}

size_t q7x2_profile_instruction_count(const q7x2_profile *P) {
  return P->Impl.Instructions.size();
}

const q7x2_profile_instruction *
q7x2_profile_get_instruction(const q7x2_profile *P, size_t Index) {
  const auto &List = P->Impl.Instructions;
  return Index < List.size() ? &List[Index] : nullptr;
}

const q7x2_profile_frame *q7x2_profile_get_frame(const q7x2_profile *P,
                                                 size_t Index, size_t Depth) {
  const auto &List = P->Impl.Frames;
  if (Index >= List.size() || Depth >= List[Index].size())
    return nullptr;
  return &List[Index][Depth];
}
