//===-- Q7X2MCInstLower.cpp - MachineInstr to MCInst ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2MCInstLower.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/CodeGen/AsmPrinter.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"

using namespace llvm;

/// Returns the symbol plus offset, within the %lo or %hi that the operand's
/// flags specify.
static MCOperand lowerSymbol(const MachineOperand &MO, MCSymbol *Symbol,
                             int64_t Offset, AsmPrinter &AP) {
  MCContext &Ctx = AP.OutContext;
  const MCExpr *Expr = MCSymbolRefExpr::create(Symbol, Ctx);
  if (Offset)
    Expr =
        MCBinaryExpr::createAdd(Expr, MCConstantExpr::create(Offset, Ctx), Ctx);
  if (unsigned Specifier = MO.getTargetFlags())
    Expr = MCSpecifierExpr::create(Expr, Specifier, Ctx);
  return MCOperand::createExpr(Expr);
}

/// Lowers an operand; invalid if the MCInst has no such operand.
static MCOperand lowerOperand(const MachineOperand &MO, AsmPrinter &AP) {
  switch (MO.getType()) {
  case MachineOperand::MO_Register:
    return MO.isImplicit() ? MCOperand() : MCOperand::createReg(MO.getReg());
  case MachineOperand::MO_Immediate:
    return MCOperand::createImm(MO.getImm());
  case MachineOperand::MO_RegisterMask:
    return MCOperand();
  case MachineOperand::MO_MachineBasicBlock:
    return lowerSymbol(MO, MO.getMBB()->getSymbol(), 0, AP);
  case MachineOperand::MO_GlobalAddress:
    return lowerSymbol(MO, AP.getSymbol(MO.getGlobal()), MO.getOffset(), AP);
  case MachineOperand::MO_ExternalSymbol:
    return lowerSymbol(MO, AP.GetExternalSymbolSymbol(MO.getSymbolName()),
                       MO.getOffset(), AP);
  case MachineOperand::MO_BlockAddress:
    return lowerSymbol(MO, AP.GetBlockAddressSymbol(MO.getBlockAddress()),
                       MO.getOffset(), AP);
  case MachineOperand::MO_ConstantPoolIndex:
    return lowerSymbol(MO, AP.GetCPISymbol(MO.getIndex()), MO.getOffset(), AP);
  case MachineOperand::MO_JumpTableIndex:
    return lowerSymbol(MO, AP.GetJTISymbol(MO.getIndex()), 0, AP);
  default:
    llvm_unreachable("unknown operand type");
  }
}

void llvm::lowerQ7X2Instr(const MachineInstr &MI, MCInst &Out, AsmPrinter &AP) {
  Out.setOpcode(MI.getOpcode());
  for (const MachineOperand &MO : MI.operands())
    if (MCOperand Operand = lowerOperand(MO, AP); Operand.isValid())
      Out.addOperand(Operand);
}
