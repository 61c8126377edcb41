//===-- Q7X2PatternsWarp.td - Selection: threads and warps -*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Special registers, branches, barriers, exchange within a warp, and calls.
//
//===----------------------------------------------------------------------===//

def : Pat<(q7x2_s2r timm:$sr), (S2R_X timm:$sr)>;
def : Pat<(q7x2_cs2r_now), (CS2R_X SReg64_SR_CLOCK)>;

// ---- branches --------------------------------------------------------------
// The condition is the guard.
class BranchIf<SDPatternOperator op, ModValue uniform>
    : Pat<(op PSrcP:$p, bb:$target),
          !con(Result<"BRA_I", !con(AlwaysTrue, (ins bb:$target)), (mods uniform:$uniform)>.ret,
               (BRA_I PSrcP:$p))>;
def uniform_brcond : PatFrag<(ops node:$p, node:$target), (brcond node:$p, node:$target), [{
  return OptLevel != CodeGenOptLevel::None && !N->getOperand(1)->isDivergent();
}]>;
def : BranchIf<uniform_brcond, Uniform_U>;
def : BranchIf<brcond, Uniform_None>;
def : Pat<(br bb:$target), Result<"BRA_ALWAYS", !con(AlwaysTrue, (ins bb:$target))>.ret>;
def : Pat<(brind i64:$a), (BRX_R $a)>;
def : Pat<(q7x2_exit), (EXIT_X)>;
def : Pat<(trap), (TRAP_X)>;
def : Pat<(debugtrap), (TRAP_X)>;

// ---- barriers --------------------------------------------------------------
class UIntImmLeaf<int width> : ImmLeaf<i32, "return isUInt<" # width # ">(Imm);">;
def BarId : UIntImmLeaf<4>;
def BarCount : UIntImmLeaf<13>;
foreach bar = [["q7x2_bar_sync", "BAR_SYNC"], ["q7x2_bar_arv", "BAR_ARV"]] in {
  defvar node = !cast<SDNode>(bar[0]);
  def : Pat<(node BarId:$id, BarCount:$n),
            Result<bar[1] # "_RI", (ins BarId:$id, BarCount:$n)>.ret>;
  def : Pat<(node IRegP:$id, IRegP:$n),
            Result<bar[1] # "_RR", (ins IRegP:$id, IRegP:$n)>.ret>;
}
def : Pat<(q7x2_bar_popc BarId:$id, BarCount:$n, PSrcP:$p),
          (BAR_RED_POPC_RI BarId:$id, PSrcP:$p, BarCount:$n)>;
def : Pat<(q7x2_bar_popc IRegP:$id, IRegP:$n, PSrcP:$p),
          (BAR_RED_POPC_RR IRegP:$id, PSrcP:$p, IRegP:$n)>;
def : Pat<(q7x2_bar_red timm:$op, BarId:$id, BarCount:$n, PSrcP:$p),
          Result<"BAR_RED_RI", (ins BarId:$id, PSrcP:$p, BarCount:$n), (mods timm:$op)>.ret>;
def : Pat<(q7x2_bar_red timm:$op, IRegP:$id, IRegP:$n, PSrcP:$p),
          Result<"BAR_RED_RR", (ins IRegP:$id, PSrcP:$p, IRegP:$n), (mods timm:$op)>.ret>;

// ---- across a warp ---------------------------------------------------------
def : Pat<(q7x2_warpsync IImmP:$mask), (WARPSYNC_I IImmP:$mask)>;
def : Pat<(q7x2_warpsync IRegP:$mask), (WARPSYNC_R IRegP:$mask)>;
let AddedComplexity = 20 in // before the immediate
def : Pat<(q7x2_nanosleep (i32 0)), (YIELD_X)>;
def : Pat<(q7x2_nanosleep IImmP:$ns), (NANOSLEEP_I IImmP:$ns)>;
def : Pat<(q7x2_nanosleep IRegP:$ns), (NANOSLEEP_R IRegP:$ns)>;
def ShflLane : UIntImmLeaf<5>;
def ShflClamp : UIntImmLeaf<13>;
foreach b = ["I", "R"] in // the first of equal complexity matches
  foreach c = ["I", "R"] in {
    defvar B = !if(!eq(b, "I"), ShflLane, IRegP);
    defvar C = !if(!eq(c, "I"), ShflClamp, IRegP);
    def : Pat<(q7x2_shfl timm:$mode, IRegP:$a, B:$b, C:$c),
              Result<"SHFL_R" # !if(!eq(b # c, "II"), "I", b # c), (ins IRegP:$a, B:$b, C:$c),
                     (mods timm:$mode)>.ret>;
  }
def : Pat<(q7x2_vote timm:$mode, PSrcP:$p),
          Result<"VOTE_X", (ins PSrcP:$p), (mods timm:$mode)>.ret>;
def : Pat<(q7x2_match timm:$mode, IRegP:$v),
          Result<"MATCH_R", (ins IRegP:$v), (mods timm:$mode)>.ret>;
def : Pat<(q7x2_match timm:$mode, LRegP:$v),
          Result<"MATCH64_R", (ins LRegP:$v), (mods timm:$mode)>.ret>;
def : Pat<(q7x2_redux timm:$op, timm:$itype, IRegP:$v),
          (MOV_U Result<"REDUX_R", (ins IRegP:$v), (mods timm:$op, timm:$itype)>.ret)>;

// ---- calls -----------------------------------------------------------------
foreach sym = [tglobaladdr, texternalsym] in
  def : Pat<(q7x2_call sym:$f), (PCALL_I sym:$f)>;
def : Pat<(q7x2_call i64:$f), (PCALL_R $f)>;
def : Pat<(q7x2_ret i64:$ra), (RET_R $ra)>;
def : Pat<(callseq_start timm:$bytes, timm:$unused), (ADJCALLSTACKDOWN timm:$bytes, timm:$unused)>;
def : Pat<(callseq_end timm:$bytes, timm:$unused), (ADJCALLSTACKUP timm:$bytes, timm:$unused)>;
