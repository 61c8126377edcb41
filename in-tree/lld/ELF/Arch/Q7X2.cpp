//===- Q7X2.cpp -----------------------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The relocation types are described in llvm/TargetParser/Q7X2Relocations.def.
// The address of each is that of the first byte that is patched.
//
//===----------------------------------------------------------------------===//

#include "Symbols.h"
#include "Target.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace llvm::support::endian;
using namespace llvm::ELF;
using namespace lld;
using namespace lld::elf;

namespace {

class Q7X2 final : public TargetInfo {
public:
  explicit Q7X2(Ctx &Context) : TargetInfo(Context) {}
  RelExpr getRelExpr(RelType Type, const Symbol &S,
                     const uint8_t *Loc) const override;
  void relocate(uint8_t *Loc, const Relocation &Rel,
                uint64_t Val) const override;
};

} // namespace

/// A branch's distance counts from the end of the instruction, 12 bytes after
/// the field that holds it.
static constexpr unsigned FieldToEnd = 12;

RelExpr Q7X2::getRelExpr(RelType Type, const Symbol &,
                         const uint8_t *Loc) const {
  switch (Type) {
  case R_Q7X2_NONE:
    return R_NONE;
  case R_Q7X2_REL32:
  case R_Q7X2_PC32:
    return R_PC;
  case R_Q7X2_ABS64:
  case R_Q7X2_ABS32:
  case R_Q7X2_LO32:
  case R_Q7X2_HI32:
  case R_Q7X2_OFF24:
  case R_Q7X2_CBANK:
    return R_ABS;
  default:
    Err(ctx) << getErrorLoc(ctx, Loc) << "unknown relocation (" << Type.v
             << ")";
    return R_NONE;
  }
}

void Q7X2::relocate(uint8_t *Loc, const Relocation &Rel, uint64_t Val) const {
  switch (Rel.type) {
  case R_Q7X2_ABS64:
    write64le(Loc, Val);
    break;
  case R_Q7X2_ABS32:
    checkIntUInt(ctx, Loc, Val, 32, Rel);
    write32le(Loc, Val);
    break;
  case R_Q7X2_LO32:
    write32le(Loc, Val);
    break;
  case R_Q7X2_HI32:
    write32le(Loc, Val >> 32);
    break;
  case R_Q7X2_REL32:
    if (Rel.sym->isUndefWeak()) {
      write32le(Loc, 0);
      break;
    }
    Val -= FieldToEnd;
    checkInt(ctx, Loc, Val, 32, Rel);
    write32le(Loc, Val);
    break;
  case R_Q7X2_PC32:
    checkInt(ctx, Loc, Val, 32, Rel);
    write32le(Loc, Val);
    break;
  case R_Q7X2_OFF24:
    checkInt(ctx, Loc, Val, 24, Rel);
    write16le(Loc, Val);
    Loc[2] = Val >> 16;
    break;
  case R_Q7X2_CBANK:
    checkUInt(ctx, Loc, Val, 16, Rel);
    write16le(Loc, Val);
    break;
  default:
    llvm_unreachable("unknown relocation");
  }
}

void elf::setQ7X2TargetInfo(Ctx &ctx) { ctx.target.reset(new Q7X2(ctx)); }
