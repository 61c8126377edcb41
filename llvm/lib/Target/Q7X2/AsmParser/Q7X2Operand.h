//===-- Q7X2Operand.h - Parsed operands -------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A parsed operand. The predicates belong to the operand classes in
// Q7X2Operands.td; the add... methods append MCInst operands.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2OPERAND_H
#define LLVM_LIB_TARGET_Q7X2_ASMPARSER_Q7X2OPERAND_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCParser/MCParsedAsmOperand.h"
#include "llvm/MC/MCRegister.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SMLoc.h"
#include <memory>
#include <optional>

namespace llvm {

class Q7X2Operand final : public MCParsedAsmOperand {
public:
  enum KindTy {
    Token,      ///< Text: the mnemonic, PR.
    Modifier,   ///< Mod and Value; no Text.
    Register,   ///< Reg with Mods, or a predicate with Not.
    Immediate,  ///< Text of a literal, or Expr.
    HalfPair,   ///< Text and Text2, the upper half first.
    ConstMem,   ///< c[Bank][Index + Expr] with Mods.
    Memory,     ///< [Reg + UReg + Expr].
    IndexedReg, ///< R[UReg + Expr].
    FermiImm,   ///< Text of a float after an F, with Mods.
    Name,       ///< Text: a special register.
    Guard,      ///< Predicate Reg with Not; no Reg if omitted.
    Control,    ///< Value.
  };

  KindTy Kind;
  SMLoc Start, End;
  StringRef Text;    ///< Of a literal, with its sign.
  StringRef Text2;   ///< The lower half of a pair.
  StringRef Suffix;  ///< Of a register or an address's; without the dot.
  MCRegister Reg;    ///< RZ for a zero of any width.
  MCRegister UReg;   ///< The uniform part of an address, or none.
  bool Not = false;  ///< '!'
  unsigned Mods = 0; ///< Q7X2::SrcMods, Inv for '~'.
  Q7X2Mod::ModID Mod = Q7X2Mod::NoMod;
  int64_t Value = 0;            ///< Of a modifier, control word or bank.
  const MCExpr *Expr = nullptr; ///< Immediate or offset.

  Q7X2Operand(KindTy Kind, SMLoc Start, SMLoc End)
      : Kind(Kind), Start(Start), End(End) {}

  /// Memory of operands is reused: a statement has about a dozen, which are
  /// freed before the next statement's are created.
  static void *operator new(size_t Size);
  static void operator delete(void *Memory);

  static std::unique_ptr<Q7X2Operand> create(KindTy Kind, SMLoc Start,
                                             SMLoc End = SMLoc()) {
    return std::make_unique<Q7X2Operand>(Kind, Start, End);
  }

  // ---- MCParsedAsmOperand --------------------------------------------------
  bool isToken() const override { return Kind == Token; }
  bool isImm() const override { return Kind == Immediate; }
  bool isReg() const override { return isPlainReg(); }
  bool isMem() const override { return Kind == Memory; }
  MCRegister getReg() const override { return Reg; }
  SMLoc getStartLoc() const override { return Start; }
  SMLoc getEndLoc() const override { return End; }
  void print(raw_ostream &OS, const MCAsmInfo &MAI) const override;
  StringRef getToken() const { return Text; }

  // ---- predicates ----------------------------------------------------------
  template <Q7X2Mod::ModID M> bool isMod() const {
    return Kind == Modifier && Mod == M;
  }
  template <Q7X2Mod::ModID M> bool isNamed() const {
    return Kind == Name && lookupName(M);
  }
  template <unsigned ClassID, unsigned Allowed> bool isRegSrc() const {
    return Kind == Register && !Not && regIn(ClassID) && modsFit(Allowed);
  }
  template <unsigned Bytes, unsigned Allowed> bool isCMemSrc() const {
    return Kind == ConstMem && !Reg && modsFit(Allowed) &&
           offsetFits<16, false>() && constantOffset() % Bytes == 0;
  }
  template <unsigned ClassID> bool isCMemIdx() const {
    return Kind == ConstMem && modsFit(0) && (!Reg || regIn(ClassID)) &&
           offsetFits<16, false>();
  }
  template <unsigned ClassID> bool isPredSrc() const {
    return Kind == Register && !Mods && Suffix.empty() && regIn(ClassID);
  }
  template <unsigned ClassID> bool isGuard() const {
    return Kind == Guard && (!Reg || regIn(ClassID));
  }
  template <unsigned ClassID> bool isPredDst() const {
    return isPlainReg() && regIn(ClassID);
  }
  template <unsigned ClassID, unsigned UClassID, Q7X2Form::FormID Form>
  bool isMem() const {
    constexpr bool Wide = ClassID == Q7X2::GPR64ZRegClassID;
    constexpr const char *Extension = Wide                    ? "64"
                                      : Form == Q7X2Form::U32 ? "U32"
                                      : Form == Q7X2Form::S32 ? "S32"
                                                              : "";
    return Kind == Memory && regIn(ClassID) && (!UReg || uregIn(UClassID)) &&
           (Suffix == Extension ||
            (Wide && Suffix.empty() && Reg == Q7X2::RZ)) &&
           offsetFits<24, true>();
  }
  bool isIndexedGPR() const {
    return Kind == IndexedReg && offsetFits<9, true>();
  }
  bool isBSelReg() const;
  bool isCtrl() const { return Kind == Control; }
  template <unsigned Allowed> bool isFermiCMem() const {
    return isCMemSrc<4, Allowed>() && isUInt<4>(Value);
  }
  template <unsigned Width, unsigned Allowed> bool isFermiImm() const {
    return Kind == FermiImm && modsFit(Allowed) && fermiBits(Width);
  }
  bool isBrTarget() const { return Kind == Immediate && Expr; }
  bool isSImm32() const;
  bool isF32Imm() const { return floatBits(APFloat::IEEEsingle()).has_value(); }
  bool isF64Imm() const;
  bool isF16ImmX2() const;
  template <unsigned Width> bool isUImm() const {
    int64_t V;
    return Kind == Immediate && Expr && Expr->evaluateAsAbsolute(V) && V >= 0 &&
           isUInt<Width>(V);
  }

  // ---- to MCInst -----------------------------------------------------------
  void addRegOperands(MCInst &MI, unsigned) const {
    MI.addOperand(MCOperand::createReg(Reg));
  }
  void addImmOperands(MCInst &MI, unsigned) const;
  template <unsigned ClassID, unsigned Allowed>
  void addRegSrcOperands(MCInst &MI, unsigned) const {
    MI.addOperand(MCOperand::createReg(regIn(ClassID)));
    if (Allowed)
      addMods(MI);
  }
  template <unsigned Allowed>
  void addCMemSrcOperands(MCInst &MI, unsigned) const {
    MI.addOperand(MCOperand::createImm(Value));
    addOffset(MI);
    if (Allowed)
      addMods(MI);
  }
  template <unsigned ClassID>
  void addCMemIdxOperands(MCInst &MI, unsigned) const {
    MCRegister Zero = ClassID == Q7X2::GPRRegClassID ? Q7X2::RZ : Q7X2::URZ;
    MI.addOperand(MCOperand::createReg(Reg ? Reg : Zero));
    MI.addOperand(MCOperand::createImm(Value));
    addOffset(MI);
  }
  void addPredSrcOperands(MCInst &MI, unsigned) const {
    MI.addOperand(MCOperand::createReg(Reg));
    MI.addOperand(MCOperand::createImm(Not));
  }
  template <unsigned Default>
  void addGuardOperands(MCInst &MI, unsigned) const {
    MI.addOperand(MCOperand::createReg(Reg ? Reg : MCRegister(Default)));
    MI.addOperand(MCOperand::createImm(Not));
  }
  template <unsigned ClassID, unsigned UClassID>
  void addMemOperands(MCInst &MI, unsigned) const {
    MI.addOperand(MCOperand::createReg(regIn(ClassID)));
    MI.addOperand(MCOperand::createReg(uregIn(UClassID)));
    addOffset(MI);
  }
  void addIndexedGPROperands(MCInst &MI, unsigned) const {
    MI.addOperand(MCOperand::createReg(UReg));
    addOffset(MI);
  }
  void addBSelRegOperands(MCInst &MI, unsigned) const;
  template <Q7X2Mod::ModID M>
  void addNamedOperands(MCInst &MI, unsigned) const {
    MI.addOperand(MCOperand::createImm(lookupName(M)->Value));
  }
  template <unsigned Width, unsigned Allowed>
  void addFermiImmOperands(MCInst &MI, unsigned) const {
    // The upper 20 bits of the value.
    MI.addOperand(MCOperand::createImm(*fermiBits(Width) >> (Width - 20)));
    if (Allowed)
      addMods(MI);
  }
  void addFermiWholeF32Operands(MCInst &MI, unsigned) const {
    MI.addOperand(MCOperand::createImm(*fermiBits(32)));
  }
  void addSImm32Operands(MCInst &MI, unsigned N) const {
    addImmOperands(MI, N);
  }
  void addF32ImmOperands(MCInst &MI, unsigned) const;
  void addF64ImmOperands(MCInst &MI, unsigned) const;
  void addF16ImmX2Operands(MCInst &MI, unsigned) const;

private:
  bool isPlainReg() const {
    return Kind == Register && !Not && !Mods && Suffix.empty();
  }
  // Returns the register as one of the class, where RZ is the class's zero.
  MCRegister regIn(unsigned ClassID) const;
  MCRegister uregIn(unsigned ClassID) const;
  bool modsFit(unsigned Allowed) const;
  unsigned modsWord() const;
  void addMods(MCInst &MI) const {
    MI.addOperand(MCOperand::createImm(modsWord()));
  }
  void addOffset(MCInst &MI) const;
  // Returns 0 if the offset is symbolic.
  int64_t constantOffset() const {
    int64_t V;
    return Expr && Expr->evaluateAsAbsolute(V) ? V : 0;
  }
  template <unsigned Width, bool Signed> bool offsetFits() const {
    int64_t V = constantOffset();
    return Signed ? isInt<Width>(V) : V >= 0 && isUInt<Width>(V);
  }
  std::optional<uint64_t> floatBits(const fltSemantics &Format) const;
  std::optional<uint64_t> fermiBits(unsigned Width) const;
  const Q7X2::ModValueInfo *lookupName(Q7X2Mod::ModID M) const {
    return Q7X2::lookupModText(Q7X2::lookupMod(M)->Kind, Text);
  }
};

} // namespace llvm

#endif
