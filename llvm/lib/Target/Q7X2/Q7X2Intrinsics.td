//===-- Q7X2Intrinsics.td - NVVM's intrinsics --------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of the llvm.nvvm.* intrinsics that the code generator selects: how
// Q7X2LowerIntrinsics.cpp lowers each, by its shape, node and modifiers.
// Q7X2NVVM.cpp has expanded intrinsics that take several operations; those
// without a record are reported as unsupported.
//
//   def : ToNode<int_nvvm_sqrt_f, fsqrt>;
//   def : ToNode<int_nvvm_membar_gl, q7x2_membar, [MemScope_GPU]>;
//
//===----------------------------------------------------------------------===//

// How the operands and results of an intrinsic become those of a node. Each
// shape is a function in Q7X2LowerIntrinsics.cpp.
class IntrinsicShape {
  string Name = !substr(NAME, 5);
}
def ShapeNode          : IntrinsicShape; // operands, then the modifiers
def ShapeConstant32    : IntrinsicShape; // the integer Value
def ShapeCBankWord     : IntrinsicShape; // the word of constant bank 0 at Value
def ShapeClockLow      : IntrinsicShape; // the lower word of the clock
def ShapeBarrier       : IntrinsicShape; // barrier, count{, predicate}
def ShapeBarrierAll    : IntrinsicShape; // the same without a count
def ShapeShuffle       : IntrinsicShape; // mask, value, lane, clamp
def ShapeVote          : IntrinsicShape; // mask, predicate
def ShapeActiveMask    : IntrinsicShape;
def ShapeMatch         : IntrinsicShape; // mask, value
def ShapeRedux         : IntrinsicShape; // value, mask
def ShapeMufuHigh      : IntrinsicShape; // a double's upper word by MUFU
def ShapeApproxDivide  : IntrinsicShape; // a * (1 / b)
def ShapeInWindow      : IntrinsicShape; // generic address in the window at Value
def ShapeDotProduct2A  : IntrinsicShape; // a, b, whether the upper bytes of b, sum

// Which results of a node with a word and a predicate the intrinsic has.
class IntrinsicResult {
  string Name = !substr(NAME, 6);
}
def ResultWord : IntrinsicResult;
def ResultPred : IntrinsicResult;
def ResultBoth : IntrinsicResult;

// Whether the results are the same for all threads of a warp. By default they
// are if the operands are, unless the intrinsic exchanges values between
// threads.
class IntrinsicUniformity {
  string Name = NAME;
}
def UniformityDefault : IntrinsicUniformity;
def UniformityAlways  : IntrinsicUniformity;
def UniformityNever   : IntrinsicUniformity;

class NVVMIntrinsic<Intrinsic intr, IntrinsicShape shape, list<ModValue> modifiers = []> {
  Intrinsic Intr = intr;
  IntrinsicShape Shape = shape;
  string Opcode = "0";
  string Value = "0";
  bit IsSync = 0; // reconverges the threads of a mask first
  IntrinsicResult Result = ResultWord;
  IntrinsicUniformity Uniformity = UniformityDefault;
  // The table has fixed columns.
  bits<2> NumMods = !size(modifiers);
  bits<8> Mod0 = !if(!gt(!size(modifiers), 0), modifiers[0].Value, 0);
  bits<8> Mod1 = !if(!gt(!size(modifiers), 1), modifiers[1].Value, 0);
  bits<8> Mod2 = !if(!gt(!size(modifiers), 2), modifiers[2].Value, 0);
}

class ToNode<Intrinsic intr, SDNode node, list<ModValue> modifiers = []>
    : NVVMIntrinsic<intr, ShapeNode, modifiers> {
  let Opcode = node.Opcode;
}

// ---- special registers -----------------------------------------------------
class ReadSReg<string name, ModValue sr>
    : ToNode<!cast<Intrinsic>("int_nvvm_read_ptx_sreg_" # name), q7x2_s2r, [sr]>;
let Uniformity = UniformityNever in {
  foreach axis = ["x", "y", "z"] in
    def : ReadSReg<"tid_" # axis, !cast<ModValue>("SReg_SR_TID_" # !toupper(axis))>;
  def : ReadSReg<"laneid", SReg_SR_LANEID>;
  foreach relation = ["eq", "lt", "le", "gt", "ge"] in
    def : ReadSReg<"lanemask_" # relation,
                   !cast<ModValue>("SReg_SR_" # !toupper(relation) # "MASK")>;
  // Threads may read it at different times.
  def : NVVMIntrinsic<int_nvvm_read_ptx_sreg_clock, ShapeClockLow>;
  def : ToNode<int_nvvm_read_ptx_sreg_clock64, q7x2_cs2r_now>;
}
foreach axis = ["x", "y", "z"] in
  def : ReadSReg<"ctaid_" # axis, !cast<ModValue>("SReg_SR_CTAID_" # !toupper(axis))>;
def : ReadSReg<"warpid", SReg_SR_WARPID>;
def : ReadSReg<"smid", SReg_SR_SMID>;

// Words of constant bank 0, as in Q7X2ConstantBank0.def.
class ReadCBank0<string name>
    : NVVMIntrinsic<!cast<Intrinsic>("int_nvvm_read_ptx_sreg_" # name), ShapeCBankWord> {
  let Value = "Q7X2::CBank0::sreg_" # name;
}
foreach name = ["ntid_x", "ntid_y", "ntid_z", "nctaid_x", "nctaid_y", "nctaid_z", "envreg0",
                "envreg1", "envreg2", "envreg3", "envreg4", "envreg5", "envreg6", "envreg7",
                "envreg8", "envreg9", "envreg10", "envreg11", "envreg12", "envreg13",
                "envreg14"] in
  def : ReadCBank0<name>;

def : NVVMIntrinsic<int_nvvm_read_ptx_sreg_warpsize, ShapeConstant32> { let Value = "32"; }
def : NVVMIntrinsic<int_nvvm_reflect, ShapeConstant32>;

// ---- barriers --------------------------------------------------------------
multiclass BlockBarrier<string name, SDNode node, list<ModValue> op = []> {
  let Opcode = node.Opcode in
  foreach aligned = ["", "_aligned"] in {
    def : NVVMIntrinsic<!cast<Intrinsic>("int_nvvm_barrier_cta_" # name # aligned # "_count"),
                        ShapeBarrier, op>;
    defvar all = "int_nvvm_barrier_cta_" # name # aligned # "_all";
    if !exists<Intrinsic>(all) then
      def : NVVMIntrinsic<!cast<Intrinsic>(all), ShapeBarrierAll, op>;
  }
}
defm : BlockBarrier<"sync", q7x2_bar_sync>;
defm : BlockBarrier<"arrive", q7x2_bar_arv>;
defm : BlockBarrier<"red_popc", q7x2_bar_popc>;
defm : BlockBarrier<"red_and", q7x2_bar_red, [BarRedOp_AND]>;
defm : BlockBarrier<"red_or", q7x2_bar_red, [BarRedOp_OR]>;

def : ToNode<int_nvvm_membar_cta, q7x2_membar, [MemScope_CTA]>;
def : ToNode<int_nvvm_membar_gl, q7x2_membar, [MemScope_GPU]>;
def : ToNode<int_nvvm_membar_sys, q7x2_membar, [MemScope_SYS]>;
def : ToNode<int_nvvm_bar_warp_sync, q7x2_warpsync>;
def : ToNode<int_nvvm_nanosleep, q7x2_nanosleep>;
def : ToNode<int_nvvm_exit, q7x2_exit>;

// ---- exchange within a warp ------------------------------------------------
foreach mode = ["idx", "up", "down", "bfly"] in
  foreach type = ["i32", "f32"] in
    foreach sync = [0, 1] in
      foreach pred = [0, 1] in // {value, predicate}
        def : NVVMIntrinsic<!cast<Intrinsic>("int_nvvm_shfl_" # !if(sync, "sync_", "") # mode #
                                             "_" # type # !if(pred, "p", "")),
                            ShapeShuffle, [!cast<ModValue>("ShflMode_" # !toupper(mode))]> {
          let IsSync = sync;
          let Result = !if(pred, ResultBoth, ResultWord);
        }

foreach vote = [["all", "ALL"], ["any", "ANY"], ["uni", "EQ"], ["ballot", "ANY"]] in
  foreach sync = [0, 1] in
    def : NVVMIntrinsic<!cast<Intrinsic>("int_nvvm_vote_" # vote[0] # !if(sync, "_sync", "")),
                        ShapeVote, [!cast<ModValue>("VoteMode_" # vote[1])]> {
      let IsSync = sync;
      let Result = !if(!eq(vote[0], "ballot"), ResultWord, ResultPred);
      let Uniformity = UniformityAlways;
    }
def : NVVMIntrinsic<int_nvvm_activemask, ShapeActiveMask, [VoteMode_ANY]>;

let IsSync = 1 in
foreach type = ["i32", "i64"] in {
  def : NVVMIntrinsic<!cast<Intrinsic>("int_nvvm_match_any_sync_" # type), ShapeMatch,
                      [MatchMode_ANY]>;
  let Result = ResultBoth in
  def : NVVMIntrinsic<!cast<Intrinsic>("int_nvvm_match_all_sync_" # type # "p"), ShapeMatch,
                      [MatchMode_ALL]>;
}

class ReduxSync<string name, ModValue op, ModValue type = FloType_U32>
    : NVVMIntrinsic<!cast<Intrinsic>("int_nvvm_redux_sync_" # name), ShapeRedux, [op, type]> {
  let IsSync = 1;
}
def : ReduxSync<"add", ReduxOp_SUM>;
def : ReduxSync<"umin", ReduxOp_MIN>;
def : ReduxSync<"umax", ReduxOp_MAX>;
def : ReduxSync<"min", ReduxOp_MIN, FloType_S32>;
def : ReduxSync<"max", ReduxOp_MAX, FloType_S32>;
def : ReduxSync<"and", ReduxOp_AND>;
def : ReduxSync<"or", ReduxOp_OR>;
def : ReduxSync<"xor", ReduxOp_XOR>;

// ---- addresses -------------------------------------------------------------
def : NVVMIntrinsic<int_nvvm_isspacep_shared, ShapeInWindow> {
  let Value = "Q7X2::CBank0::SharedWindow";
}
def : NVVMIntrinsic<int_nvvm_isspacep_local, ShapeInWindow> {
  let Value = "Q7X2::CBank0::LocalWindow";
}

// ---- integers --------------------------------------------------------------
foreach type = ["i", "ll"] in
  def : ToNode<!cast<Intrinsic>("int_nvvm_mulhi_" # type), mulhs>;
foreach type = ["ui", "ull"] in
  def : ToNode<!cast<Intrinsic>("int_nvvm_mulhi_" # type), mulhu>;
def : ToNode<int_nvvm_prmt, q7x2_prmt>;
foreach a = ["s", "u"] in
  foreach b = ["s", "u"] in {
    defvar bytes = !cast<ModValue>("I8Type_" # !toupper(b) # "8");
    def : ToNode<!cast<Intrinsic>("int_nvvm_idp4a_" # a # "_" # b), q7x2_idp4a,
                 [!cast<ModValue>("I8Type_" # !toupper(a) # "8"), bytes]>;
    def : NVVMIntrinsic<!cast<Intrinsic>("int_nvvm_idp2a_" # a # "_" # b), ShapeDotProduct2A,
                        [!cast<ModValue>("I16Type_" # !toupper(a) # "16"), bytes]>;
  }

// ---- functions of floats ---------------------------------------------------
foreach f = [["sin_approx", "_f", "fsin", "SIN"], ["cos_approx", "_f", "fcos", "COS"],
             ["lg2_approx", "_f", "flog2", "LG2"], ["sqrt_approx", "_f", "fsqrt", "SQRT"],
             ["ex2_approx", "", "fexp2", "EX2"]] in {
  def : ToNode<!cast<Intrinsic>("int_nvvm_" # f[0] # f[1]), !cast<SDNode>(f[2])>;
  def : ToNode<!cast<Intrinsic>("int_nvvm_" # f[0] # "_ftz" # f[1]), q7x2_mufu_ftz,
               [!cast<ModValue>("MUFUOp_" # f[3])]>;
}
def : ToNode<int_nvvm_rsqrt_approx_f, q7x2_mufu, [MUFUOp_RSQ]>;
def : ToNode<int_nvvm_rsqrt_approx_ftz_f, q7x2_mufu_ftz, [MUFUOp_RSQ]>;
foreach ftz = ["", "_ftz"] in {
  def : ToNode<!cast<Intrinsic>("int_nvvm_fabs" # ftz), fabs>;
  def : NVVMIntrinsic<!cast<Intrinsic>("int_nvvm_rsqrt_approx" # ftz # "_d"), ShapeMufuHigh,
                      [MUFUOp_RSQ64H]>;
}
// Those that flush subnormal numbers are expanded in IR.
def : NVVMIntrinsic<int_nvvm_div_approx_f, ShapeApproxDivide>;
def : NVVMIntrinsic<int_nvvm_div_full, ShapeApproxDivide>;
def : ToNode<int_nvvm_sqrt_f, fsqrt>;
def : ToNode<int_nvvm_sqrt_rn_f, fsqrt>;
def : ToNode<int_nvvm_rcp_rn_f, q7x2_mufu, [MUFUOp_RCP]>;
def : ToNode<int_nvvm_rcp_approx_ftz_f, q7x2_mufu_ftz, [MUFUOp_RCP]>;
def : NVVMIntrinsic<int_nvvm_rcp_approx_ftz_d, ShapeMufuHigh, [MUFUOp_RCP64H]>;
def : ToNode<int_nvvm_div_rn_f, fdiv>;
foreach type = ["f", "d"] in {
  def : ToNode<!cast<Intrinsic>("int_nvvm_floor_" # type), ffloor>;
  def : ToNode<!cast<Intrinsic>("int_nvvm_ceil_" # type), fceil>;
  def : ToNode<!cast<Intrinsic>("int_nvvm_trunc_" # type), ftrunc>;
  def : ToNode<!cast<Intrinsic>("int_nvvm_round_" # type), froundeven>;
}

// ---- explicit rounding modes -----------------------------------------------
foreach mode = ["rn", "rp", "rm", "rz"] in {
  defvar rnd = !cast<ModValue>("FPRound_" # !toupper(mode));

  foreach op = ["add", "mul", "fma"] in {
    defvar node = !cast<SDNode>("q7x2_" # op # "_r");
    foreach ftz = [FPFtz_None, FPFtz_FTZ] in
      foreach sat = [FPSat_None, FPSat_SAT] in {
        defvar name = "int_nvvm_" # op # "_" # mode # !if(!eq(ftz, FPFtz_FTZ), "_ftz", "") #
                      !if(!eq(sat, FPSat_SAT), "_sat", "");
        if !exists<Intrinsic>(name # "_f") then
          def : ToNode<!cast<Intrinsic>(name # "_f"), node, [ftz, sat, rnd]>;
        if !exists<Intrinsic>(name # "_d") then
          def : ToNode<!cast<Intrinsic>(name # "_d"), node, [ftz, sat, rnd]>;
      }
  }

  foreach i = [["i", "IFmt32_S32"], ["ui", "IFmt32_U32"], ["ll", "IFmt64_S64"],
               ["ull", "IFmt64_U64"]] in {
    defvar fmt = !cast<ModValue>(i[1]);
    foreach name = ["d2" # i[0] # "_" # mode, "f2" # i[0] # "_" # mode,
                    "f2" # i[0] # "_" # mode # "_ftz"] in
      def : ToNode<!cast<Intrinsic>("int_nvvm_" # name), q7x2_f2i_r, [fmt, rnd]>;
    def : ToNode<!cast<Intrinsic>("int_nvvm_" # i[0] # "2f_" # mode), q7x2_i2f_r, [fmt, rnd]>;
  }
  foreach i = [["ll", "IFmt64_S64"], ["ull", "IFmt64_U64"]] in
    def : ToNode<!cast<Intrinsic>("int_nvvm_" # i[0] # "2d_" # mode), q7x2_i2f_r,
                 [!cast<ModValue>(i[1]), rnd]>;
  // Exact in every mode.
  def : ToNode<!cast<Intrinsic>("int_nvvm_i2d_" # mode), sint_to_fp>;
  def : ToNode<!cast<Intrinsic>("int_nvvm_ui2d_" # mode), uint_to_fp>;

  def : ToNode<!cast<Intrinsic>("int_nvvm_d2f_" # mode), q7x2_f2f_r, [FPFtz_None, rnd]>;
  def : ToNode<!cast<Intrinsic>("int_nvvm_d2f_" # mode # "_ftz"), q7x2_f2f_r, [FPFtz_FTZ, rnd]>;
}
foreach type = ["f16", "bf16"] in {
  def : ToNode<!cast<Intrinsic>("int_nvvm_f2" # type # "_rn"), q7x2_f2f_r,
               [FPFtz_None, FPRound_RN]>;
  def : ToNode<!cast<Intrinsic>("int_nvvm_f2" # type # "_rz"), q7x2_f2f_r,
               [FPFtz_None, FPRound_RZ]>;
}

// ---- the table -------------------------------------------------------------
def IntrinsicShapeID : GenericEnum {
  let FilterClass = "IntrinsicShape";
  let NameField = "Name";
}
def IntrinsicResultID : GenericEnum {
  let FilterClass = "IntrinsicResult";
  let NameField = "Name";
}
def IntrinsicUniformityID : GenericEnum {
  let FilterClass = "IntrinsicUniformity";
  let NameField = "Name";
}
def NVVMIntrinsicTable : GenericTable {
  let FilterClass = "NVVMIntrinsic";
  let CppTypeName = "NVVMIntrinsicInfo";
  let Fields = ["Intr", "Shape", "Opcode", "Value", "IsSync", "Result", "Uniformity",
                "NumMods", "Mod0", "Mod1", "Mod2"];
  string TypeOf_Shape = "IntrinsicShapeID";
  string TypeOf_Opcode = "code";
  string TypeOf_Value = "code";
  string TypeOf_Result = "IntrinsicResultID";
  string TypeOf_Uniformity = "IntrinsicUniformityID";
  let PrimaryKey = ["Intr"];
  let PrimaryKeyName = "lookupNVVMIntrinsic";
}
