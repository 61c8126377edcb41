//===-- Q7X2RegisterInfo.td - Registers --------------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// General registers R0-R254 and RZ, private to each thread; uniform registers
// UR0-UR62 and URZ, one set per warp; predicates P0-P6 and PT, uniform
// predicates UP0-UP6 and UPT; convergence barriers B0-B15.
//
// A value wider than 32 bits takes 2 or 4 consecutive registers, the first of
// which is a multiple of that number, and is written R[lo:hi]. RZ and URZ are
// zeros of any width; here each width has a separate zero register.
//
//===----------------------------------------------------------------------===//

class Q7X2Reg<int number, string text, list<Register> subs = []> : Register<text> {
  let Namespace = "Q7X2";
  let HWEncoding = number;
  let SubRegs = subs;
}

let Namespace = "Q7X2" in {
  def sub0 : SubRegIndex<32, 0>;
  def sub1 : SubRegIndex<32, 32>;
  def sub0_1 : SubRegIndex<64, 0>;
  def sub2_3 : SubRegIndex<64, 64>;
  def sub2 : ComposedSubRegIndex<sub2_3, sub0>;
  def sub3 : ComposedSubRegIndex<sub2_3, sub1>;
}

// ---- 32 bits ---------------------------------------------------------------
// All registers below 255 cost the same; only the number of registers used
// matters.
foreach i = 0-254 in
  def R#i : Q7X2Reg<i, "R"#i>, DwarfRegNum<[i]>;
foreach i = 0-62 in
  def UR#i : Q7X2Reg<i, "UR"#i>, DwarfRegNum<[!add(i, 256)]>;

let isConstant = true in {
  def RZ  : Q7X2Reg<255, "RZ">, DwarfRegNum<[255]>;
  def URZ : Q7X2Reg<63, "URZ">, DwarfRegNum<[319]>;
}

// ---- 64 and 128 bits -------------------------------------------------------
let SubRegIndices = [sub0, sub1], CoveredBySubRegs = true in {
  foreach i = !range(0, 254, 2) in
    def R#i#_64 : Q7X2Reg<i, "R["#i#":"#!add(i, 1)#"]",
        [!cast<Register>("R"#i), !cast<Register>("R"#!add(i, 1))]>;
  foreach i = !range(0, 62, 2) in
    def UR#i#_64 : Q7X2Reg<i, "UR["#i#":"#!add(i, 1)#"]",
        [!cast<Register>("UR"#i), !cast<Register>("UR"#!add(i, 1))]>;
}
let SubRegIndices = [sub0_1, sub2_3], CoveredBySubRegs = true in
  foreach i = !range(0, 252, 4) in
    def R#i#_128 : Q7X2Reg<i, "R["#i#":"#!add(i, 3)#"]",
        [!cast<Register>("R"#i#"_64"), !cast<Register>("R"#!add(i, 2)#"_64")]>;

let isConstant = true in {
  def RZ64  : Q7X2Reg<255, "RZ">;
  def RZ128 : Q7X2Reg<255, "RZ">;
  def URZ64 : Q7X2Reg<63, "URZ">;
}

// ---- predicates and barriers -----------------------------------------------
foreach i = 0-6 in {
  def P#i  : Q7X2Reg<i, "P"#i>, DwarfRegNum<[!add(i, 320)]>;
  def UP#i : Q7X2Reg<i, "UP"#i>, DwarfRegNum<[!add(i, 328)]>;
}
let isConstant = true in {
  def PT  : Q7X2Reg<7, "PT">;
  def UPT : Q7X2Reg<7, "UPT">;
}
foreach i = 0-15 in
  def B#i : Q7X2Reg<i, "B"#i>;
// The converged threads. Not an operand: it keeps convergent operations after
// the WARPSYNC that reconverges the threads.
def GROUP : Register<""> { let Namespace = "Q7X2"; }

// ---- classes ---------------------------------------------------------------
class Q7X2RC<list<ValueType> types, int align, dag regs, string description>
    : RegisterClass<"Q7X2", types, align, regs> {
  let DiagnosticString = "expected " # description;
  // Allocate aligned pairs and quadruples first: few gaps between words fit
  // them.
  let AllocationPriority = !srl(align, 6);
}

def GPR : Q7X2RC<[i32, f32, f16, bf16, v2f16, v2bf16, v2i16], 32,
                 (add (sequence "R%u", 0, 254), RZ),
                 "a 32-bit register, R0 to R254 or RZ">;
def UGPR : Q7X2RC<[i32, f32], 32, (add (sequence "UR%u", 0, 62), URZ),
                  "a uniform register, UR0 to UR62 or URZ">;

// The register allocator uses GPR64 and GPR128; operands accept the classes
// that include a zero. The zeros have no subregisters, so a value whose
// subregisters are used must not be one.
def GPR64 : Q7X2RC<[i64, f64, v2i32, v2f32], 64,
                   (add (sequence "R%u_64", 0, 252, 2)),
                   "a 64-bit register, R[lo:lo+1] with lo even">;
def GPR128 : Q7X2RC<[v4i32, v4f32, v2i64, v2f64], 128,
                    (add (sequence "R%u_128", 0, 248, 4)),
                    "a 128-bit register, R[lo:lo+3] with lo a multiple of 4">;
def UGPR64 : Q7X2RC<[i64, f64], 64, (add (sequence "UR%u_64", 0, 60, 2)),
                    "a 64-bit uniform register, UR[lo:lo+1] with lo even">;
def GPR64Z : Q7X2RC<GPR64.RegTypes, 64, (add GPR64, RZ64),
                    "a 64-bit register, R[lo:lo+1] with lo even, or RZ">;
def GPR128Z : Q7X2RC<GPR128.RegTypes, 128, (add GPR128, RZ128),
                     "a 128-bit register, R[lo:lo+3] with lo a multiple of 4, or RZ">;
def UGPR64Z : Q7X2RC<UGPR64.RegTypes, 64, (add UGPR64, URZ64),
                     "a 64-bit uniform register, UR[lo:lo+1] with lo even, or URZ">;

// A predicate's stack slot is a word.
let Size = 32 in {
def PPR  : Q7X2RC<[i1], 32, (add (sequence "P%u", 0, 6), PT),
                  "a predicate, P0 to P6 or PT">;
def UPPR : Q7X2RC<[i1], 32, (add (sequence "UP%u", 0, 6), UPT),
                  "a uniform predicate, UP0 to UP6 or UPT">;
}
let isAllocatable = false in
def BPR : Q7X2RC<[i32], 32, (add (sequence "B%u", 0, 15)),
                 "a convergence barrier, B0 to B15">;

// The Fermi encoding has register numbers of 6 bits. Its registers are
// separate, so that code generation never sees them.
foreach i = 0-62 in
  def FR#i : Q7X2Reg<i, "R"#i>;
let isConstant = true in
  def FRZ : Q7X2Reg<63, "RZ">;
let isAllocatable = false in
def FGPR : Q7X2RC<[f32], 32, (add (sequence "FR%u", 0, 62), FRZ),
                  "a register, R0 to R62 or RZ">;
