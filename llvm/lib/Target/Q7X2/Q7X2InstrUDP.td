//===-- Q7X2InstrUDP.td - Supplement: uniform datapath -----*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executed once per warp, on uniform registers and predicates, and guarded by
// uniform predicates. The class of the operation without the U, on the uniform
// datapath, defines fields, modifiers and forms. A form keeps its stype and
// names uniform registers: UU, UI and UC are RR, RI and RC.
//
//===----------------------------------------------------------------------===//

defvar USrcA    = [FmR, FmI, FmC];
defvar USrcB    = [FmRR, FmRI, FmRC];
defvar USrcBC   = [FmRRR, FmRRI, FmRIR, FmRRC, FmRCR];
defvar USrcBReg = [FmRRR, FmRIR, FmRCR];

class UForm<Form F> { string ret = !subst("R", "U", F.Name); }

// ---- one source ------------------------------------------------------------
foreach F = USrcA in {
  def UMOV_#UForm<F>.ret  : OneSource<"MOV", F, UniformPath>;
  def UPOPC_#UForm<F>.ret : OneSource<"POPC", F, UniformPath>;
  def UFLO_#UForm<F>.ret  : FLO<F, UniformPath>;
}
foreach F = [FmR, FmC] in
  def UMOV64_#UForm<F>.ret : MOV64Base<F, UniformPath>;

// ---- ULDC, S2UR ------------------------------------------------------------
def UAccessUpTo32 : Access<"", UGPR, 0, 0>;
def UAccess64     : Access<"64", UWide64, 1, 0>;
foreach A = [UAccessUpTo32, UAccess64] in
  def ULDC#A.Suffix#"_C" : LDC<A, UniformPath>;
def S2UR_X : S2R<OP_S2UR, UniformPath>;

// ---- two sources -----------------------------------------------------------
foreach F = USrcB in {
  def UIADD_#UForm<F>.ret    : IADD<F, UniformPath>;
  def UIADD_X_#UForm<F>.ret  : IADD_X<F, UniformPath>;
  def UIMNMX_#UForm<F>.ret   : IMNMX<F, UniformPath>;
  def USEL_#UForm<F>.ret     : Choice<"SEL", F, UniformPath>;
  def UISETP_#UForm<F>.ret   : ISETP<F, UniformPath>;
  def UISETP_X_#UForm<F>.ret : ISETP_X<F, UniformPath>;
}

// ---- three sources ---------------------------------------------------------
foreach F = USrcBC in {
  def UIMAD_#UForm<F>.ret      : IMAD<F, UniformPath>;
  def UIMAD_HI_X_#UForm<F>.ret : IMAD_HI_X<F, UniformPath>;
  def USHF_#UForm<F>.ret       : SHF<F, UniformPath>;
  def UPRMT_#UForm<F>.ret      : PRMT<F, UniformPath>;
}
foreach F = USrcBReg in {
  def ULEA_#UForm<F>.ret           : LEA<F, UniformPath>;
  def ULEA_HI_X_#UForm<F>.ret      : LEA_HI_X<F, UniformPath>;
  def ULEA_HI_X_SX32_#UForm<F>.ret : LEA_HI_X_SX32<F, UniformPath>;
  def ULOP3_#UForm<F>.ret          : LOP3<F, UniformPath>;
}
def UPLOP3_X : PLOP3<FmX, UPSrc, UniformPath>;
