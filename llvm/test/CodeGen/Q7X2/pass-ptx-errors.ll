; The pass q7x2-ptx: invalid and unsupported instructions are errors.

; RUN: not llc -mtriple=q7x2 %s -o /dev/null 2>&1 | FileCheck %s

target triple = "q7x2"

; ---- integers ----
; CHECK: in function add_sat_s64 {{.*}}: PTX 'add.sat.s64 $0, $1, $2' is not translated
define i64 @add_sat_s64(i64 %a, i64 %b) {
  %v = call i64 asm "add.sat.s64 $0, $1, $2;", "=l,l,l"(i64 %a, i64 %b)
  ret i64 %v
}

; CHECK: in function mad_hi_sat_s64 {{.*}}: PTX 'mad.hi.sat.s64 $0, $1, $2, $3' is not translated
define i64 @mad_hi_sat_s64(i64 %a, i64 %b, i64 %c) {
  %v = call i64 asm "mad.hi.sat.s64 $0, $1, $2, $3;", "=l,l,l,l"(i64 %a, i64 %b, i64 %c)
  ret i64 %v
}

; CHECK: in function add_rn_s32 {{.*}}: PTX 'add.rn.s32 $0, $1, $2' is not translated
define i32 @add_rn_s32(i32 %a, i32 %b) {
  %v = call i32 asm "add.rn.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_sat_u32 {{.*}}: PTX 'add.sat.u32 $0, $1, $2' is not translated
define i32 @add_sat_u32(i32 %a, i32 %b) {
  %v = call i32 asm "add.sat.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_sat_cc_s32 {{.*}}: PTX 'add.sat.cc.s32 $0, $1, $2' is not translated
define i32 @add_sat_cc_s32(i32 %a, i32 %b) {
  %v = call i32 asm "add.sat.cc.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_cc_s16x2 {{.*}}: PTX 'add.cc.s16x2 $0, $1, $2' is not translated
define i32 @add_cc_s16x2(i32 %a, i32 %b) {
  %v = call i32 asm "add.cc.s16x2 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function addc_u32 {{.*}}: PTX 'addc.u32 $0, $1, $2' is not translated
define i32 @addc_u32(i32 %a, i32 %b) {
  %v = call i32 asm "addc.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function mul_s32 {{.*}}: PTX 'mul.s32 $0, $1, $2' is not translated
define i32 @mul_s32(i32 %a, i32 %b) {
  %v = call i32 asm "mul.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function mul_lo_ftz_s32 {{.*}}: PTX 'mul.lo.ftz.s32 $0, $1, $2' is not translated
define i32 @mul_lo_ftz_s32(i32 %a, i32 %b) {
  %v = call i32 asm "mul.lo.ftz.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function mul_lo_sat_s32 {{.*}}: PTX 'mul.lo.sat.s32 $0, $1, $2' is not translated
define i32 @mul_lo_sat_s32(i32 %a, i32 %b) {
  %v = call i32 asm "mul.lo.sat.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function mad_lo_sat_s32 {{.*}}: PTX 'mad.lo.sat.s32 $0, $1, $2, $3' is not translated
define i32 @mad_lo_sat_s32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "mad.lo.sat.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function mad_hi_sat_u32 {{.*}}: PTX 'mad.hi.sat.u32 $0, $1, $2, $3' is not translated
define i32 @mad_hi_sat_u32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "mad.hi.sat.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function mul_wide_u64 {{.*}}: PTX 'mul.wide.u64 $0, $1, $2' is not translated
define i64 @mul_wide_u64(i64 %a, i64 %b) {
  %v = call i64 asm "mul.wide.u64 $0, $1, $2;", "=l,l,l"(i64 %a, i64 %b)
  ret i64 %v
}

; CHECK: in function mul_wide_lo_u32 {{.*}}: PTX 'mul.wide.lo.u32 $0, $1, $2' is not translated
define i64 @mul_wide_lo_u32(i32 %a, i32 %b) {
  %v = call i64 asm "mul.wide.lo.u32 $0, $1, $2;", "=l,r,r"(i32 %a, i32 %b)
  ret i64 %v
}

; CHECK: in function div_approx_s32 {{.*}}: PTX 'div.approx.s32 $0, $1, $2' is not translated
define i32 @div_approx_s32(i32 %a, i32 %b) {
  %v = call i32 asm "div.approx.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function min_ftz_s32 {{.*}}: PTX 'min.ftz.s32 $0, $1, $2' is not translated
define i32 @min_ftz_s32(i32 %a, i32 %b) {
  %v = call i32 asm "min.ftz.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function max_b32 {{.*}}: PTX 'max.b32 $0, $1, $2' is not translated
define i32 @max_b32(i32 %a, i32 %b) {
  %v = call i32 asm "max.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function min_relu_u32 {{.*}}: PTX 'min.relu.u32 $0, $1, $2' is not translated
define i32 @min_relu_u32(i32 %a, i32 %b) {
  %v = call i32 asm "min.relu.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function dp4a_s32 {{.*}}: PTX 'dp4a.s32 $0, $1, $2, $3' is not translated
define i32 @dp4a_s32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "dp4a.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function dp2a_s32_s32 {{.*}}: PTX 'dp2a.s32.s32 $0, $1, $2, $3' is not translated
define i32 @dp2a_s32_s32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "dp2a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function lop3_b32 {{.*}}: PTX 'lop3.b32 $0, $1, $2, $3, 256' is not translated
define i32 @lop3_b32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "lop3.b32 $0, $1, $2, $3, 256;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function lop3_b32_2 {{.*}}: PTX 'lop3.b32 $0, $1, $2, $3, $4' is not translated
define i32 @lop3_b32_2(i32 %a, i32 %b, i32 %c, i32 %d) {
  %v = call i32 asm "lop3.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,r"(i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 %v
}

; CHECK: in function lop3_and_b32 {{.*}}: PTX 'lop3.and.b32 $0, $1, $2, $3, 1' is not translated
define i32 @lop3_and_b32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "lop3.and.b32 $0, $1, $2, $3, 1;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function lop3_b32_3 {{.*}}: PTX 'lop3.b32 $0|$1, $2, $3, $4, 1, $5' is not translated
define { i32, i1 } @lop3_b32_3(i32 %a, i32 %b, i32 %c, i1 %d) {
  %v = call { i32, i1 } asm "lop3.b32 $0|$1, $2, $3, $4, 1, $5;", "=r,=b,r,r,r,b"(i32 %a, i32 %b, i32 %c, i1 %d)
  ret { i32, i1 } %v
}

; CHECK: in function shf_l_b32 {{.*}}: PTX 'shf.l.b32 $0, $1, $2, $3' is not translated
define i32 @shf_l_b32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "shf.l.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function shf_l_r_wrap_b32 {{.*}}: PTX 'shf.l.r.wrap.b32 $0, $1, $2, $3' is not translated
define i32 @shf_l_r_wrap_b32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "shf.l.r.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function szext_s32 {{.*}}: PTX 'szext.s32 $0, $1, $2' is not translated
define i32 @szext_s32(i32 %a, i32 %b) {
  %v = call i32 asm "szext.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function bmsk_clamp_wrap_b32 {{.*}}: PTX 'bmsk.clamp.wrap.b32 $0, $1, $2' is not translated
define i32 @bmsk_clamp_wrap_b32(i32 %a, i32 %b) {
  %v = call i32 asm "bmsk.clamp.wrap.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function vadd2_s32_s32 {{.*}}: PTX 'vadd2.s32.s32 $0, $1, $2, $3' is not translated
define i32 @vadd2_s32_s32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "vadd2.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function vset2_s32_s32 {{.*}}: PTX 'vset2.s32.s32 $0, $1, $2, $3' is not translated
define i32 @vset2_s32_s32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "vset2.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; ---- floats ----
; CHECK: in function add_cc_f32 {{.*}}: PTX 'add.cc.f32 $0, $1, $2' is not translated
define float @add_cc_f32(float %a, float %b) {
  %v = call float asm "add.cc.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

; CHECK: in function mul_lo_f32 {{.*}}: PTX 'mul.lo.f32 $0, $1, $2' is not translated
define float @mul_lo_f32(float %a, float %b) {
  %v = call float asm "mul.lo.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

; CHECK: in function mad_cc_f32 {{.*}}: PTX 'mad.cc.f32 $0, $1, $2, $3' is not translated
define float @mad_cc_f32(float %a, float %b, float %c) {
  %v = call float asm "mad.cc.f32 $0, $1, $2, $3;", "=f,f,f,f"(float %a, float %b, float %c)
  ret float %v
}

; CHECK: in function fma_f16 {{.*}}: PTX 'fma.f16 $0, $1, $2, $3' is not translated
define i16 @fma_f16(i16 %a, i16 %b, i16 %c) {
  %v = call i16 asm "fma.f16 $0, $1, $2, $3;", "=h,h,h,h"(i16 %a, i16 %b, i16 %c)
  ret i16 %v
}

; CHECK: in function div_f32 {{.*}}: PTX 'div.f32 $0, $1, $2' is not translated
define float @div_f32(float %a, float %b) {
  %v = call float asm "div.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

; CHECK: in function div_approx_f64 {{.*}}: PTX 'div.approx.f64 $0, $1, $2' is not translated
define double @div_approx_f64(double %a, double %b) {
  %v = call double asm "div.approx.f64 $0, $1, $2;", "=d,d,d"(double %a, double %b)
  ret double %v
}

; CHECK: in function neg_ftz_s32 {{.*}}: PTX 'neg.ftz.s32 $0, $1' is not translated
define i32 @neg_ftz_s32(i32 %a) {
  %v = call i32 asm "neg.ftz.s32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function abs_ftz_s32 {{.*}}: PTX 'abs.ftz.s32 $0, $1' is not translated
define i32 @abs_ftz_s32(i32 %a) {
  %v = call i32 asm "abs.ftz.s32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function min_relu_f32 {{.*}}: PTX 'min.relu.f32 $0, $1, $2' is not translated
define float @min_relu_f32(float %a, float %b) {
  %v = call float asm "min.relu.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

; CHECK: in function max_abs_f32 {{.*}}: PTX 'max.abs.f32 $0, $1, $2' is not translated
define float @max_abs_f32(float %a, float %b) {
  %v = call float asm "max.abs.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

; CHECK: in function tanh_f32 {{.*}}: PTX 'tanh.f32 $0, $1' is not translated
define float @tanh_f32(float %a) {
  %v = call float asm "tanh.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function sin_f32 {{.*}}: PTX 'sin.f32 $0, $1' is not translated
define float @sin_f32(float %a) {
  %v = call float asm "sin.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function rcp_approx_rn_f32 {{.*}}: PTX 'rcp.approx.rn.f32 $0, $1' is not translated
define float @rcp_approx_rn_f32(float %a) {
  %v = call float asm "rcp.approx.rn.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function ex2_rn_f32 {{.*}}: PTX 'ex2.rn.f32 $0, $1' is not translated
define float @ex2_rn_f32(float %a) {
  %v = call float asm "ex2.rn.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function testp_f32 {{.*}}: PTX 'testp.f32 $0, $1' is not translated
define i1 @testp_f32(float %a) {
  %v = call i1 asm "testp.f32 $0, $1;", "=b,f"(float %a)
  ret i1 %v
}

; ---- comparisons ----
; CHECK: in function slct_u32_s64 {{.*}}: PTX 'slct.u32.s64 $0, $1, $2, $3' is not translated
define i32 @slct_u32_s64(i32 %a, i32 %b, i64 %c) {
  %v = call i32 asm "slct.u32.s64 $0, $1, $2, $3;", "=r,r,r,l"(i32 %a, i32 %b, i64 %c)
  ret i32 %v
}

; CHECK: in function setp_s32 {{.*}}: PTX 'setp.s32 $0, $1, $2' is not translated
define i1 @setp_s32(i32 %a, i32 %b) {
  %v = call i1 asm "setp.s32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

; CHECK: in function setp_lo_s32 {{.*}}: PTX 'setp.lo.s32 $0, $1, $2' is not translated
define i1 @setp_lo_s32(i32 %a, i32 %b) {
  %v = call i1 asm "setp.lo.s32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

; CHECK: in function setp_lt_b32 {{.*}}: PTX 'setp.lt.b32 $0, $1, $2' is not translated
define i1 @setp_lt_b32(i32 %a, i32 %b) {
  %v = call i1 asm "setp.lt.b32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

; CHECK: in function setp_ltu_u32 {{.*}}: PTX 'setp.ltu.u32 $0, $1, $2' is not translated
define i1 @setp_ltu_u32(i32 %a, i32 %b) {
  %v = call i1 asm "setp.ltu.u32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

; CHECK: in function setp_lt_ftz_s32 {{.*}}: PTX 'setp.lt.ftz.s32 $0, $1, $2' is not translated
define i1 @setp_lt_ftz_s32(i32 %a, i32 %b) {
  %v = call i1 asm "setp.lt.ftz.s32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

; CHECK: in function setp_lt_ftz_f64 {{.*}}: PTX 'setp.lt.ftz.f64 $0, $1, $2' is not translated
define i1 @setp_lt_ftz_f64(double %a, double %b) {
  %v = call i1 asm "setp.lt.ftz.f64 $0, $1, $2;", "=b,d,d"(double %a, double %b)
  ret i1 %v
}

; CHECK: in function setp_lt_and_s32 {{.*}}: PTX 'setp.lt.and.s32 $0, $1, $2' is not translated
define i1 @setp_lt_and_s32(i32 %a, i32 %b) {
  %v = call i1 asm "setp.lt.and.s32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

; CHECK: in function setp_lt_s32 {{.*}}: PTX 'setp.lt.s32 $0, $1, $2, $3' is not translated
define i1 @setp_lt_s32(i32 %a, i32 %b, i1 %c) {
  %v = call i1 asm "setp.lt.s32 $0, $1, $2, $3;", "=b,r,r,b"(i32 %a, i32 %b, i1 %c)
  ret i1 %v
}

; CHECK: in function setp_lt_and_s32_2 {{.*}}: PTX 'setp.lt.and.s32 $0, $1, $2, $3' is not translated
define i1 @setp_lt_and_s32_2(i32 %a, i32 %b, i32 %c) {
  %v = call i1 asm "setp.lt.and.s32 $0, $1, $2, $3;", "=b,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i1 %v
}

; CHECK: in function setp_gt_f16x2 {{.*}}: PTX 'setp.gt.f16x2 $0, $1, $2' is not translated
define i1 @setp_gt_f16x2(i32 %a, i32 %b) {
  %v = call i1 asm "setp.gt.f16x2 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

; CHECK: in function set_lt_u32 {{.*}}: PTX 'set.lt.u32 $0, $1, $2' is not translated
define i32 @set_lt_u32(i32 %a, i32 %b) {
  %v = call i32 asm "set.lt.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function set_lt_f32_f16x2 {{.*}}: PTX 'set.lt.f32.f16x2 $0, $1, $2' is not translated
define float @set_lt_f32_f16x2(i32 %a, i32 %b) {
  %v = call float asm "set.lt.f32.f16x2 $0, $1, $2;", "=f,r,r"(i32 %a, i32 %b)
  ret float %v
}

; CHECK: in function set_lt_and_f16x2_f16x2 {{.*}}: PTX 'set.lt.and.f16x2.f16x2 $0, $1, $2, $3' is not translated
define i32 @set_lt_and_f16x2_f16x2(i32 %a, i32 %b, i1 %c) {
  %v = call i32 asm "set.lt.and.f16x2.f16x2 $0, $1, $2, $3;", "=r,r,r,b"(i32 %a, i32 %b, i1 %c)
  ret i32 %v
}

; CHECK: in function selp_b32 {{.*}}: PTX 'selp.b32 $0, $1, $2, $3' is not translated
define i32 @selp_b32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "selp.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function slct_u32_u32 {{.*}}: PTX 'slct.u32.u32 $0, $1, $2, $3' is not translated
define i32 @slct_u32_u32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "slct.u32.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function slct_u32 {{.*}}: PTX 'slct.u32 $0, $1, $2, $3' is not translated
define i32 @slct_u32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "slct.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function slct_ftz_u32_s32 {{.*}}: PTX 'slct.ftz.u32.s32 $0, $1, $2, $3' is not translated
define i32 @slct_ftz_u32_s32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "slct.ftz.u32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; ---- conversions ----
; CHECK: in function cvt_rzi_s32_f16x2 {{.*}}: PTX 'cvt.rzi.s32.f16x2 $0, $1' is not translated
define i32 @cvt_rzi_s32_f16x2(i32 %a) {
  %v = call i32 asm "cvt.rzi.s32.f16x2 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function cvt_rn_f16x2_s32 {{.*}}: PTX 'cvt.rn.f16x2.s32 $0, $1' is not translated
define i32 @cvt_rn_f16x2_s32(i32 %a) {
  %v = call i32 asm "cvt.rn.f16x2.s32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function cvt_rn_f16_f32 {{.*}}: PTX 'cvt.rn.f16.f32 $0, $1, $2' is not translated
define i16 @cvt_rn_f16_f32(float %a, float %b) {
  %v = call i16 asm "cvt.rn.f16.f32 $0, $1, $2;", "=h,f,f"(float %a, float %b)
  ret i16 %v
}

; CHECK: in function cvt_rn_f16x2_s32_2 {{.*}}: PTX 'cvt.rn.f16x2.s32 $0, $1, $2' is not translated
define i32 @cvt_rn_f16x2_s32_2(i32 %a, i32 %b) {
  %v = call i32 asm "cvt.rn.f16x2.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function cvt_f16x2_f32 {{.*}}: PTX 'cvt.f16x2.f32 $0, $1, $2' is not translated
define i32 @cvt_f16x2_f32(float %a, float %b) {
  %v = call i32 asm "cvt.f16x2.f32 $0, $1, $2;", "=r,f,f"(float %a, float %b)
  ret i32 %v
}

; CHECK: in function cvt_rn_f32_f32 {{.*}}: PTX 'cvt.rn.f32.f32 $0, $1, $2' is not translated
define float @cvt_rn_f32_f32(float %a, float %b) {
  %v = call float asm "cvt.rn.f32.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %v
}

; CHECK: in function cvt_rn_tf32_f32 {{.*}}: PTX 'cvt.rn.tf32.f32 $0, $1, $2' is not translated
define i32 @cvt_rn_tf32_f32(float %a, float %b) {
  %v = call i32 asm "cvt.rn.tf32.f32 $0, $1, $2;", "=r,f,f"(float %a, float %b)
  ret i32 %v
}

; CHECK: in function cvt_rn_f16x2_e4m3x2 {{.*}}: PTX 'cvt.rn.f16x2.e4m3x2 $0, $1, $2' is not translated
define i32 @cvt_rn_f16x2_e4m3x2(i16 %a, i16 %b) {
  %v = call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1, $2;", "=r,h,h"(i16 %a, i16 %b)
  ret i32 %v
}

; CHECK: in function cvt_rn_s32_s64 {{.*}}: PTX 'cvt.rn.s32.s64 $0, $1' is not translated
define i32 @cvt_rn_s32_s64(i64 %a) {
  %v = call i32 asm "cvt.rn.s32.s64 $0, $1;", "=r,l"(i64 %a)
  ret i32 %v
}

; CHECK: in function cvt_s32_f32 {{.*}}: PTX 'cvt.s32.f32 $0, $1' is not translated
define i32 @cvt_s32_f32(float %a) {
  %v = call i32 asm "cvt.s32.f32 $0, $1;", "=r,f"(float %a)
  ret i32 %v
}

; CHECK: in function cvt_f32_s32 {{.*}}: PTX 'cvt.f32.s32 $0, $1' is not translated
define float @cvt_f32_s32(i32 %a) {
  %v = call float asm "cvt.f32.s32 $0, $1;", "=f,r"(i32 %a)
  ret float %v
}

; CHECK: in function cvt_rn_f32_f32_2 {{.*}}: PTX 'cvt.rn.f32.f32 $0, $1' is not translated
define float @cvt_rn_f32_f32_2(float %a) {
  %v = call float asm "cvt.rn.f32.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function cvt_ftz_f64_f64 {{.*}}: PTX 'cvt.ftz.f64.f64 $0, $1' is not translated
define double @cvt_ftz_f64_f64(double %a) {
  %v = call double asm "cvt.ftz.f64.f64 $0, $1;", "=d,d"(double %a)
  ret double %v
}

; CHECK: in function cvt_rni_f64_f32 {{.*}}: PTX 'cvt.rni.f64.f32 $0, $1' is not translated
define double @cvt_rni_f64_f32(float %a) {
  %v = call double asm "cvt.rni.f64.f32 $0, $1;", "=d,f"(float %a)
  ret double %v
}

; CHECK: in function cvt_f16_f32 {{.*}}: PTX 'cvt.f16.f32 $0, $1' is not translated
define i16 @cvt_f16_f32(float %a) {
  %v = call i16 asm "cvt.f16.f32 $0, $1;", "=h,f"(float %a)
  ret i16 %v
}

; CHECK: in function cvt_rna_f32_f64 {{.*}}: PTX 'cvt.rna.f32.f64 $0, $1' is not translated
define float @cvt_rna_f32_f64(double %a) {
  %v = call float asm "cvt.rna.f32.f64 $0, $1;", "=f,d"(double %a)
  ret float %v
}

; CHECK: in function cvt_f32 {{.*}}: PTX 'cvt.f32 $0, $1' is not translated
define float @cvt_f32(float %a) {
  %v = call float asm "cvt.f32 $0, $1;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function cvt_rn_f16x2_f16x2 {{.*}}: PTX 'cvt.rn.f16x2.f16x2 $0, $1' is not translated
define i32 @cvt_rn_f16x2_f16x2(i32 %a) {
  %v = call i32 asm "cvt.rn.f16x2.f16x2 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function cvt_rn_f16x2_f64 {{.*}}: PTX 'cvt.rn.f16x2.f64 $0, $1, $2' is not translated
define i32 @cvt_rn_f16x2_f64(double %a, double %b) {
  %v = call i32 asm "cvt.rn.f16x2.f64 $0, $1, $2;", "=r,d,d"(double %a, double %b)
  ret i32 %v
}

; CHECK: in function cvt_rn_sat_f16x2_f32 {{.*}}: PTX 'cvt.rn.sat.f16x2.f32 $0, $1, $2' is not translated
define i32 @cvt_rn_sat_f16x2_f32(float %a, float %b) {
  %v = call i32 asm "cvt.rn.sat.f16x2.f32 $0, $1, $2;", "=r,f,f"(float %a, float %b)
  ret i32 %v
}

; CHECK: in function cvt_rn_e4m3x2_f32 {{.*}}: PTX 'cvt.rn.e4m3x2.f32 $0, $1, $2' is not translated
define i16 @cvt_rn_e4m3x2_f32(float %a, float %b) {
  %v = call i16 asm "cvt.rn.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %a, float %b)
  ret i16 %v
}

; CHECK: in function cvt_rn_satfinite_ftz_e4m3x2_f32 {{.*}}: PTX 'cvt.rn.satfinite.ftz.e4m3x2.f32 $0, $1, $2' is not translated
define i16 @cvt_rn_satfinite_ftz_e4m3x2_f32(float %a, float %b) {
  %v = call i16 asm "cvt.rn.satfinite.ftz.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %a, float %b)
  ret i16 %v
}

; CHECK: in function cvt_rn_f32_tf32 {{.*}}: PTX 'cvt.rn.f32.tf32 $0, $1' is not translated
define float @cvt_rn_f32_tf32(i32 %a) {
  %v = call float asm "cvt.rn.f32.tf32 $0, $1;", "=f,r"(i32 %a)
  ret float %v
}

; CHECK: in function cvt_tf32_f32 {{.*}}: PTX 'cvt.tf32.f32 $0, $1' is not translated
define i32 @cvt_tf32_f32(float %a) {
  %v = call i32 asm "cvt.tf32.f32 $0, $1;", "=r,f"(float %a)
  ret i32 %v
}

; CHECK: in function cvta_u64 {{.*}}: PTX 'cvta.u64 $0, $1' is not translated
define i64 @cvta_u64(i64 %a) {
  %v = call i64 asm "cvta.u64 $0, $1;", "=l,l"(i64 %a)
  ret i64 %v
}

; CHECK: in function cvta_global_shared_u64 {{.*}}: PTX 'cvta.global.shared.u64 $0, $1' is not translated
define i64 @cvta_global_shared_u64(i64 %a) {
  %v = call i64 asm "cvta.global.shared.u64 $0, $1;", "=l,l"(i64 %a)
  ret i64 %v
}

; CHECK: in function isspacep {{.*}}: PTX 'isspacep $0, $1' is not translated
define i1 @isspacep(ptr %a) {
  %v = call i1 asm "isspacep $0, $1;", "=b,l"(ptr %a)
  ret i1 %v
}

; CHECK: in function isspacep_global {{.*}}: PTX 'isspacep.global $0, 5' is not translated
define i1 @isspacep_global() {
  %v = call i1 asm "isspacep.global $0, 5;", "=b"()
  ret i1 %v
}

; CHECK: in function mov_b32 {{.*}}: PTX 'mov.b32 $0, {$1, $2, [$3]}' is not translated
define i32 @mov_b32(i16 %a, float %b, ptr %c) {
  %v = call i32 asm "mov.b32 $0, {$1, $2, [$3]};", "=r,h,f,l"(i16 %a, float %b, ptr %c)
  ret i32 %v
}

; CHECK: in function mov_b64 {{.*}}: PTX 'mov.b64 {$0, $1}, $2' is not translated
define { i32, i16 } @mov_b64(i64 %a) {
  %v = call { i32, i16 } asm "mov.b64 {$0, $1}, $2;", "=r,=h,l"(i64 %a)
  ret { i32, i16 } %v
}

; ---- memory ----
; CHECK: in function st_global_shared_u32 {{.*}}: PTX 'st.global.shared.u32 [$0], $1' is not translated
define void @st_global_shared_u32(ptr %a, i32 %b) {
  call void asm sideeffect "st.global.shared.u32 [$0], $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

; CHECK: in function st_u32_u32 {{.*}}: PTX 'st.u32.u32 [$0], $1' is not translated
define void @st_u32_u32(ptr %a, i32 %b) {
  call void asm sideeffect "st.u32.u32 [$0], $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

; CHECK: in function st_v2_u32 {{.*}}: PTX 'st.v2.u32 [$0], $1' is not translated
define void @st_v2_u32(ptr %a, i32 %b) {
  call void asm sideeffect "st.v2.u32 [$0], $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

; CHECK: in function st_u32 {{.*}}: PTX 'st.u32 [$0], {$1, $2}' is not translated
define void @st_u32(ptr %a, i32 %b, i32 %c) {
  call void asm sideeffect "st.u32 [$0], {$1, $2};", "l,r,r"(ptr %a, i32 %b, i32 %c)
  ret void
}

; CHECK: in function atom_or_u32 {{.*}}: PTX 'atom.or.u32 $0, [$1], $2' is not translated
define i32 @atom_or_u32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.or.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_xor_u32 {{.*}}: PTX 'atom.xor.u32 $0, [$1], $2' is not translated
define i32 @atom_xor_u32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.xor.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_inc_s32 {{.*}}: PTX 'atom.inc.s32 $0, [$1], $2' is not translated
define i32 @atom_inc_s32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.inc.s32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_dec_s32 {{.*}}: PTX 'atom.dec.s32 $0, [$1], $2' is not translated
define i32 @atom_dec_s32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.dec.s32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_min_b32 {{.*}}: PTX 'atom.min.b32 $0, [$1], $2' is not translated
define i32 @atom_min_b32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.min.b32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_max_b32 {{.*}}: PTX 'atom.max.b32 $0, [$1], $2' is not translated
define i32 @atom_max_b32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.max.b32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_global_shared_add_u32 {{.*}}: PTX 'atom.global.shared.add.u32 $0, [$1], $2' is not translated
define i32 @atom_global_shared_add_u32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.global.shared.add.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_add_u32_u32 {{.*}}: PTX 'atom.add.u32.u32 $0, [$1], $2' is not translated
define i32 @atom_add_u32_u32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.add.u32.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function ld_global_shared_u32 {{.*}}: PTX 'ld.global.shared.u32 $0, [$1]' is not translated
define i32 @ld_global_shared_u32(ptr %a) {
  %v = call i32 asm sideeffect "ld.global.shared.u32 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

; CHECK: in function ld_u32_u32 {{.*}}: PTX 'ld.u32.u32 $0, [$1]' is not translated
define i32 @ld_u32_u32(ptr %a) {
  %v = call i32 asm sideeffect "ld.u32.u32 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

; CHECK: in function ld_v2_u32 {{.*}}: PTX 'ld.v2.u32 $0, [$1]' is not translated
define i32 @ld_v2_u32(ptr %a) {
  %v = call i32 asm sideeffect "ld.v2.u32 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

; CHECK: in function ld_release_u32 {{.*}}: PTX 'ld.release.u32 $0, [$1]' is not translated
define i32 @ld_release_u32(ptr %a) {
  %v = call i32 asm sideeffect "ld.release.u32 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

; CHECK: in function ld_u32 {{.*}}: PTX 'ld.u32 $0, $1' is not translated
define i32 @ld_u32(ptr %a) {
  %v = call i32 asm sideeffect "ld.u32 $0, $1;", "=r,l"(ptr %a)
  ret i32 %v
}

; CHECK: in function ld_u32_2 {{.*}}: PTX 'ld.u32 $0, [$1]' is not translated
define i32 @ld_u32_2(i1 %a) {
  %v = call i32 asm sideeffect "ld.u32 $0, [$1];", "=r,b"(i1 %a)
  ret i32 %v
}

; CHECK: in function ld_acquire_u64 {{.*}}: PTX 'ld.acquire.u64 $0, [$1]' is not translated
define i32 @ld_acquire_u64(ptr %a) {
  %v = call i32 asm sideeffect "ld.acquire.u64 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

; CHECK: in function ld_v2_u64 {{.*}}: PTX 'ld.v2.u64 {$0, $1}, [$2]' is not translated
define { i32, i32 } @ld_v2_u64(ptr %a) {
  %v = call { i32, i32 } asm sideeffect "ld.v2.u64 {$0, $1}, [$2];", "=r,=r,l"(ptr %a)
  ret { i32, i32 } %v
}

; CHECK: in function st_const_u32 {{.*}}: PTX 'st.const.u32 [$0], $1' is not translated
define void @st_const_u32(ptr %a, i32 %b) {
  call void asm sideeffect "st.const.u32 [$0], $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

; CHECK: in function st_acquire_u32 {{.*}}: PTX 'st.acquire.u32 [$0], $1' is not translated
define void @st_acquire_u32(ptr %a, i32 %b) {
  call void asm sideeffect "st.acquire.u32 [$0], $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

; CHECK: in function st_v2_u32_2 {{.*}}: PTX 'st.v2.u32 [$0], {$1, $2}' is not translated
define void @st_v2_u32_2(ptr %a, i32 %b, i1 %c) {
  call void asm sideeffect "st.v2.u32 [$0], {$1, $2};", "l,r,b"(ptr %a, i32 %b, i1 %c)
  ret void
}

; CHECK: in function st_u32_2 {{.*}}: PTX 'st.u32 $0, $1' is not translated
define void @st_u32_2(ptr %a, i32 %b) {
  call void asm sideeffect "st.u32 $0, $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

; CHECK: in function atom_const_add_u32 {{.*}}: PTX 'atom.const.add.u32 $0, [$1], $2' is not translated
define i32 @atom_const_add_u32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.const.add.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_local_add_u32 {{.*}}: PTX 'atom.local.add.u32 $0, [$1], $2' is not translated
define i32 @atom_local_add_u32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.local.add.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_add_b32 {{.*}}: PTX 'atom.add.b32 $0, [$1], $2' is not translated
define i32 @atom_add_b32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.add.b32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_exch_f32 {{.*}}: PTX 'atom.exch.f32 $0, [$1], $2' is not translated
define float @atom_exch_f32(ptr %a, float %b) {
  %v = call float asm sideeffect "atom.exch.f32 $0, [$1], $2;", "=f,l,f"(ptr %a, float %b)
  ret float %v
}

; CHECK: in function atom_cas_f32 {{.*}}: PTX 'atom.cas.f32 $0, [$1], $2, $3' is not translated
define float @atom_cas_f32(ptr %a, float %b, float %c) {
  %v = call float asm sideeffect "atom.cas.f32 $0, [$1], $2, $3;", "=f,l,f,f"(ptr %a, float %b, float %c)
  ret float %v
}

; CHECK: in function atom_cas_b32 {{.*}}: PTX 'atom.cas.b32 $0, [$1], $2' is not translated
define i32 @atom_cas_b32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.cas.b32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_add_u32 {{.*}}: PTX 'atom.add.u32 $0, [$1], $2, $3' is not translated
define i32 @atom_add_u32(ptr %a, i32 %b, i32 %c) {
  %v = call i32 asm sideeffect "atom.add.u32 $0, [$1], $2, $3;", "=r,l,r,r"(ptr %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function atom_and_u32 {{.*}}: PTX 'atom.and.u32 $0, [$1], $2' is not translated
define i32 @atom_and_u32(ptr %a, i32 %b) {
  %v = call i32 asm sideeffect "atom.and.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

; CHECK: in function atom_add_u32_2 {{.*}}: PTX 'atom.add.u32 $0, [$1], $2' is not translated
define i32 @atom_add_u32_2(ptr %a, i1 %b) {
  %v = call i32 asm sideeffect "atom.add.u32 $0, [$1], $2;", "=r,l,b"(ptr %a, i1 %b)
  ret i32 %v
}

; CHECK: in function atom_add_v2_f32 {{.*}}: PTX 'atom.add.v2.f32 $0, [$1], {$2, $3}' is not translated
define float @atom_add_v2_f32(ptr %a, float %b, float %c) {
  %v = call float asm sideeffect "atom.add.v2.f32 $0, [$1], {$2, $3};", "=f,l,f,f"(ptr %a, float %b, float %c)
  ret float %v
}

; CHECK: in function atom_add_v2_f32_2 {{.*}}: PTX 'atom.add.v2.f32 {$0, $1}, [$2], $3' is not translated
define { float, float } @atom_add_v2_f32_2(ptr %a, float %b) {
  %v = call { float, float } asm sideeffect "atom.add.v2.f32 {$0, $1}, [$2], $3;", "=f,=f,l,f"(ptr %a, float %b)
  ret { float, float } %v
}

; CHECK: in function atom_add_u64 {{.*}}: PTX 'atom.add.u64 $0, [$1], $2' is not translated
define i32 @atom_add_u64(ptr %a, i64 %b) {
  %v = call i32 asm sideeffect "atom.add.u64 $0, [$1], $2;", "=r,l,l"(ptr %a, i64 %b)
  ret i32 %v
}

; CHECK: in function red_add_u32 {{.*}}: PTX 'red.add.u32 $0, $1' is not translated
define void @red_add_u32(ptr %a, i32 %b) {
  call void asm sideeffect "red.add.u32 $0, $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

; CHECK: in function membar_cta_gl {{.*}}: PTX 'membar.cta.gl' is not translated
define void @membar_cta_gl() {
  call void asm sideeffect "membar.cta.gl;", ""()
  ret void
}

; CHECK: in function fence_sc {{.*}}: PTX 'fence.sc' is not translated
define void @fence_sc() {
  call void asm sideeffect "fence.sc;", ""()
  ret void
}

; ---- threads ----
; CHECK: in function bar_warp_arrive {{.*}}: PTX 'bar.warp.arrive 1' is not translated
define void @bar_warp_arrive() {
  call void asm sideeffect "bar.warp.arrive 1;", ""()
  ret void
}

; CHECK: in function bar_popc {{.*}}: PTX 'bar.popc 1' is not translated
define void @bar_popc() {
  call void asm sideeffect "bar.popc 1;", ""()
  ret void
}

; CHECK: in function bar_sync_u32 {{.*}}: PTX 'bar.sync.u32 1' is not translated
define void @bar_sync_u32() {
  call void asm sideeffect "bar.sync.u32 1;", ""()
  ret void
}

; CHECK: in function bar_red_popc {{.*}}: PTX 'bar.red.popc 1, $0' is not translated
define void @bar_red_popc(i1 %a) {
  call void asm sideeffect "bar.red.popc 1, $0;", "b"(i1 %a)
  ret void
}

; CHECK: in function bar_sync {{.*}}: PTX 'bar.sync 0, 32, 64' is not translated
define void @bar_sync() {
  call void asm sideeffect "bar.sync 0, 32, 64;", ""()
  ret void
}

; CHECK: in function bar_red_popc_u32 {{.*}}: PTX 'bar.red.popc.u32 $0, $1' is not translated
define i32 @bar_red_popc_u32(i1 %a) {
  %v = call i32 asm sideeffect "bar.red.popc.u32 $0, $1;", "=r,b"(i1 %a)
  ret i32 %v
}

; CHECK: in function shfl_b32 {{.*}}: PTX 'shfl.b32 $0, $1, $2, $3' is not translated
define i32 @shfl_b32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "shfl.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function shfl_sync_up_b32 {{.*}}: PTX 'shfl.sync.up.b32 $0, $1, $2, $3' is not translated
define i32 @shfl_sync_up_b32(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "shfl.sync.up.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function vote_pred {{.*}}: PTX 'vote.pred $0, $1' is not translated
define i1 @vote_pred(i1 %a) {
  %v = call i1 asm "vote.pred $0, $1;", "=b,b"(i1 %a)
  ret i1 %v
}

; CHECK: in function vote_ballot_pred {{.*}}: PTX 'vote.ballot.pred $0, $1' is not translated
define i1 @vote_ballot_pred(i1 %a) {
  %v = call i1 asm "vote.ballot.pred $0, $1;", "=b,b"(i1 %a)
  ret i1 %v
}

; CHECK: in function vote_sync_all_b32 {{.*}}: PTX 'vote.sync.all.b32 $0, $1, $2' is not translated
define i32 @vote_sync_all_b32(i1 %a, i32 %b) {
  %v = call i32 asm "vote.sync.all.b32 $0, $1, $2;", "=r,b,r"(i1 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function vote_all_pred {{.*}}: PTX 'vote.all.pred $0, $1' is not translated
define i1 @vote_all_pred(i32 %a) {
  %v = call i1 asm "vote.all.pred $0, $1;", "=b,r"(i32 %a)
  ret i1 %v
}

; CHECK: in function match_any_b32 {{.*}}: PTX 'match.any.b32 $0, $1, $2' is not translated
define i32 @match_any_b32(i32 %a, i32 %b) {
  %v = call i32 asm "match.any.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function match_sync_any_all_b32 {{.*}}: PTX 'match.sync.any.all.b32 $0, $1, $2' is not translated
define i32 @match_sync_any_all_b32(i32 %a, i32 %b) {
  %v = call i32 asm "match.sync.any.all.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function redux_add_s32 {{.*}}: PTX 'redux.add.s32 $0, $1, $2' is not translated
define i32 @redux_add_s32(i32 %a, i32 %b) {
  %v = call i32 asm "redux.add.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function nanosleep_u32 {{.*}}: PTX 'nanosleep.u32 $0' is not translated
define void @nanosleep_u32(i1 %a) {
  call void asm sideeffect "nanosleep.u32 $0;", "b"(i1 %a)
  ret void
}

; ---- operands ----
; CHECK: in function add_f32 {{.*}}: PTX 'add.f32 $0, $1, 1' is not translated
define float @add_f32(float %a) {
  %v = call float asm "add.f32 $0, $1, 1;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function add_f64 {{.*}}: PTX 'add.f64 $0, $1, 0f3F800000' is not translated
define double @add_f64(double %a) {
  %v = call double asm "add.f64 $0, $1, 0f3F800000;", "=d,d"(double %a)
  ret double %v
}

; CHECK: in function add_f16 {{.*}}: PTX 'add.f16 $0, $1, 1.5' is not translated
define i16 @add_f16(i16 %a) {
  %v = call i16 asm "add.f16 $0, $1, 1.5;", "=h,h"(i16 %a)
  ret i16 %v
}

; CHECK: in function add_s32 {{.*}}: PTX 'add.s32 $0, $1, 0f3F800000' is not translated
define i32 @add_s32(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, 0f3F800000;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_2 {{.*}}: PTX 'add.s32 $0, $1, 1.5' is not translated
define i32 @add_s32_2(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, 1.5;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_3 {{.*}}: PTX 'add.s32 $0, $1, $2' is not translated
define i32 @add_s32_3(i32 %a, i1 %b) {
  %v = call i32 asm "add.s32 $0, $1, $2;", "=r,r,b"(i32 %a, i1 %b)
  ret i32 %v
}

; CHECK: in function add_s32_4 {{.*}}: PTX 'add.s32 $0, $1, unknown' is not translated
define i32 @add_s32_4(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, unknown;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_5 {{.*}}: PTX 'add.s32 $0, $1, %unknown' is not translated
define i32 @add_s32_5(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, %unknown;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_6 {{.*}}: PTX 'add.s32 $0, $1, {$2, $3}' is not translated
define i32 @add_s32_6(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "add.s32 $0, $1, {$2, $3};", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function add_s32_7 {{.*}}: PTX 'add.s32 $0, $1, $9' is not translated
define i32 @add_s32_7(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, $9;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_8 {{.*}}: PTX 'add.s32 $0, $1, $2' is not translated
define void @add_s32_8(i32 %a, i32 %b, i32 %c) {
  call void asm sideeffect "add.s32 $0, $1, $2;", "r,r,r"(i32 %a, i32 %b, i32 %c)
  ret void
}

; CHECK: in function add_s32_9 {{.*}}: PTX 'add.s32 $0, $1, $2' is not translated
define i1 @add_s32_9(i32 %a, i32 %b) {
  %v = call i1 asm "add.s32 $0, $1, $2;", "=b,r,r"(i32 %a, i32 %b)
  ret i1 %v
}

; CHECK: in function add_s64 {{.*}}: PTX 'add.s64 $0, $1, $2' is not translated
define i32 @add_s64(i64 %a, i64 %b) {
  %v = call i32 asm "add.s64 $0, $1, $2;", "=r,l,l"(i64 %a, i64 %b)
  ret i32 %v
}

; CHECK: in function setp_eq_s32 {{.*}}: PTX 'setp.eq.s32 $0, $1, $2' is not translated
define i32 @setp_eq_s32(i32 %a, i32 %b) {
  %v = call i32 asm "setp.eq.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function not_pred {{.*}}: PTX 'not.pred $0, {$1, $2}' is not translated
define i1 @not_pred(i1 %a, i1 %b) {
  %v = call i1 asm "not.pred $0, {$1, $2};", "=b,b,b"(i1 %a, i1 %b)
  ret i1 %v
}

; CHECK: in function declaration {{.*}}: PTX 'add.s32 $0, $1, t' is not translated
define i32 @declaration(i32 %a) {
  %v = call i32 asm "{ .reg .u32 t; add.s32 $0, $1, t; };", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function declaration_2 {{.*}}: PTX 'add.s32 $0, $1, 1' is not translated
define i32 @declaration_2(i32 %a) {
  %v = call i32 asm "{ .reg .pred q; @q add.s32 $0, $1, 1; };", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function guard {{.*}}: PTX 'add.s32 $0, $2, 1' is not translated
define i32 @guard(i32 %a, i32 %b) {
  %v = call i32 asm "@$1 add.s32 $0, $2, 1;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function guard_2 {{.*}}: PTX 'add.s32 $0, $2' is not translated
define i32 @guard_2(i1 %a, i32 %b) {
  %v = call i32 asm "@$1 add.s32 $0, $2;", "=r,b,r"(i1 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_s32_10 {{.*}}: PTX 'add.s32 $0, $1' is not translated
define i32 @add_s32_10(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_11 {{.*}}: PTX 'add.s32 $0, $1, $2, $3' is not translated
define i32 @add_s32_11(i32 %a, i32 %b, i32 %c) {
  %v = call i32 asm "add.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %v
}

; CHECK: in function add {{.*}}: PTX 'add $0, $1, $2' is not translated
define i32 @add(i32 %a, i32 %b) {
  %v = call i32 asm "add $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_f32x2 {{.*}}: PTX 'add.f32x2 $0, $1, $2' is not translated
define i64 @add_f32x2(i64 %a, i64 %b) {
  %v = call i64 asm "add.f32x2 $0, $1, $2;", "=l,l,l"(i64 %a, i64 %b)
  ret i64 %v
}

; CHECK: in function add_q32 {{.*}}: PTX 'add.q32 $0, $1, $2' is not translated
define i32 @add_q32(i32 %a, i32 %b) {
  %v = call i32 asm "add.q32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_s24 {{.*}}: PTX 'add.s24 $0, $1, $2' is not translated
define i32 @add_s24(i32 %a, i32 %b) {
  %v = call i32 asm "add.s24 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; ---- syntax ----
; CHECK: in function add_s32_12 {{.*}}: PTX: unexpected '}'
define i32 @add_s32_12(i32 %a, i32 %b) {
  %v = call i32 asm "add.s32 $0, $1, $2 };", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function braces {{.*}}: PTX: expected '}', found the end
define i32 @braces(i32 %a, i32 %b) {
  %v = call i32 asm "{ add.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function braces_2 {{.*}}: PTX: expected ';', found ')'
define i32 @braces_2(i32 %a, i32 %b) {
  %v = call i32 asm "{ add.s32 $0, $1, $2) };", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_s32_13 {{.*}}: PTX: expected an operand
define i32 @add_s32_13(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, ;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_14 {{.*}}: PTX: expected an operand
define i32 @add_s32_14(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, %;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_15 {{.*}}: PTX: expected the number of an operand
define i32 @add_s32_15(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, $x;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_16 {{.*}}: PTX: expected '}', found the end
define i32 @add_s32_16(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, ${2:;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_17 {{.*}}: PTX: expected ']', found ';'
define i32 @add_s32_17(i32 %a, i32 %b) {
  %v = call i32 asm "add.s32 $0, $1, [$2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_s32_18 {{.*}}: PTX: expected '}', found ';'
define i32 @add_s32_18(i32 %a, i32 %b) {
  %v = call i32 asm "add.s32 $0, {$1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_s32_19 {{.*}}: PTX: expected an operand
define i32 @add_s32_19(i32 %a) {
  %v = call i32 asm "add.s32 $0, [;], $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_20 {{.*}}: PTX: expected an operand
define i32 @add_s32_20(i32 %a, i32 %b) {
  %v = call i32 asm "add.s32 $0, [$1+;], $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function add_s32_21 {{.*}}: PTX: expected an operand
define i32 @add_s32_21(i32 %a) {
  %v = call i32 asm "add.s32 $0|;, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_s32_22 {{.*}}: PTX: expected an operand
define i32 @add_s32_22(i32 %a) {
  %v = call i32 asm "add.s32 $0, {;}, $1;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function add_f32_2 {{.*}}: PTX: '0f123' is not a number
define float @add_f32_2(float %a) {
  %v = call float asm "add.f32 $0, $1, 0f123;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function add_f32_3 {{.*}}: PTX: '0fxyzw1234' is not a number
define float @add_f32_3(float %a) {
  %v = call float asm "add.f32 $0, $1, 0fxyzw1234;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function add_f32_4 {{.*}}: PTX: '1.2.3' is not a number
define float @add_f32_4(float %a) {
  %v = call float asm "add.f32 $0, $1, 1.2.3;", "=f,f"(float %a)
  ret float %v
}

; CHECK: in function add_s32_23 {{.*}}: PTX: '12q' is not a number
define i32 @add_s32_23(i32 %a) {
  %v = call i32 asm "add.s32 $0, $1, 12q;", "=r,r"(i32 %a)
  ret i32 %v
}

; CHECK: in function guard_3 {{.*}}: PTX: expected an operand
define i32 @guard_3(i32 %a, i32 %b) {
  %v = call i32 asm "@; add.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function label_twice {{.*}}: PTX: label 'again' is defined twice
define i32 @label_twice(i32 %a, i32 %b) {
  %v = call i32 asm "again: add.s32 $0, $1, $2; again: bra again;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function label_in_scope {{.*}}: PTX 'bra inside' is not translated
define i32 @label_in_scope(i32 %a, i32 %b) {
  %v = call i32 asm "{ inside: add.s32 $0, $1, $2; } bra inside;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function branch_without_label {{.*}}: PTX 'bra nowhere' is not translated
define i32 @branch_without_label(i32 %a, i32 %b) {
  %v = call i32 asm "add.s32 $0, $1, $2; bra nowhere;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function after_branch {{.*}}: PTX 'add.q32 $0, $1, $2' is not translated
define i32 @after_branch(i32 %a, i32 %b) {
  %v = call i32 asm "bra end; add.q32 $0, $1, $2; end: bra end;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function guarded_branch {{.*}}: PTX 'bra end' is not translated
define i32 @guarded_branch(i32 %a, i32 %b) {
  %v = call i32 asm "@$1 bra end; end: add.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function mma_registers {{.*}}: PTX 'mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {$0, $0, $0, $0}, {$1, $1}, {$2, $2}, {$3, $3, $3, $3}' is not translated
define float @mma_registers(i32 %a, i32 %b, float %c) {
  %v = call float asm "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {$0, $0, $0, $0}, {$1, $1}, {$2, $2}, {$3, $3, $3, $3};", "=f,r,r,f"(i32 %a, i32 %b, float %c)
  ret float %v
}

; CHECK: in function part {{.*}}: PTX 'add.s32 $0, $1.b0, $2' is not translated
define i32 @part(i32 %a, i32 %b) {
  %v = call i32 asm "add.s32 $0, $1.b0, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function part_of_word {{.*}}: PTX 'vadd.s32.s32.s32 $0, $1.b4, $2' is not translated
define i32 @part_of_word(i32 %a, i32 %b) {
  %v = call i32 asm "vadd.s32.s32.s32 $0, $1.b4, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function merge_without_word {{.*}}: PTX 'vadd.s32.s32.s32 $0.b0, $1, $2' is not translated
define i32 @merge_without_word(i32 %a, i32 %b) {
  %v = call i32 asm "vadd.s32.s32.s32 $0.b0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function shift_mode {{.*}}: PTX 'vshl.u32.u32.u32 $0, $1, $2' is not translated
define i32 @shift_mode(i32 %a, i32 %b) {
  %v = call i32 asm "vshl.u32.u32.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function pack_third {{.*}}: PTX 'cvt.pack.sat.u8.s32 $0, $1, $2' is not translated
define i32 @pack_third(i32 %a, i32 %b) {
  %v = call i32 asm "cvt.pack.sat.u8.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

; CHECK: in function declaration_3 {{.*}}: PTX: expected the name of a register
define void @declaration_3() {
  call void asm sideeffect "{ .reg .v2 .f32 t; };", ""()
  ret void
}

; CHECK: in function declaration_4 {{.*}}: PTX: expected the name of a register
define void @declaration_4() {
  call void asm sideeffect "{ .reg .u32 ; };", ""()
  ret void
}

; CHECK: in function declaration_5 {{.*}}: PTX: expected the name of a register
define void @declaration_5() {
  call void asm sideeffect "{ .reg .u32 %; };", ""()
  ret void
}

; CHECK: in function declaration_6 {{.*}}: PTX: expected a number of registers
define void @declaration_6() {
  call void asm sideeffect "{ .reg .u32 t<5000>; };", ""()
  ret void
}

; CHECK: in function declaration_7 {{.*}}: PTX: expected a number of registers
define void @declaration_7() {
  call void asm sideeffect "{ .reg .u32 t<x>; };", ""()
  ret void
}

; CHECK: in function declaration_8 {{.*}}: PTX: expected '>', found ';'
define void @declaration_8() {
  call void asm sideeffect "{ .reg .u32 t<3; };", ""()
  ret void
}

; CHECK: in function declaration_9 {{.*}}: PTX: only scalar registers can be declared
define void @declaration_9() {
  call void asm sideeffect "{ .reg .u32 s; .shared .u32 t; };", ""()
  ret void
}

; CHECK: in function declaration_10 {{.*}}: PTX: registers of type '.u24' are not translated
define void @declaration_10() {
  call void asm sideeffect "{ .reg .u24 t; };", ""()
  ret void
}

; ---- operands and opcodes ----
; CHECK: in function memory_operand {{.*}}: PTX: memory operands and labels are not translated
define void @memory_operand(ptr %x) {
  call void asm sideeffect "ld.global.u32 %r0, $0;", "*m"(ptr elementtype(i32) %x)
  ret void
}

; CHECK: in function no_opcode {{.*}}: PTX: expected an instruction
define void @no_opcode(i32 %x) {
  call void asm sideeffect "add.s32 $0, $0, 1; !;", "r"(i32 %x)
  ret void
}

; CHECK: in function lanes_without_number {{.*}}: PTX: registers of type '.u32x' are not translated
define void @lanes_without_number(i32 %x) {
  call void asm sideeffect "{ .reg .u32x a; }", "r"(i32 %x)
  ret void
}

; CHECK: in function type_and_more {{.*}}: PTX: registers of type '.u32x4y' are not translated
define void @type_and_more(i32 %x) {
  call void asm sideeffect "{ .reg .u32x4y a; }", "r"(i32 %x)
  ret void
}

; CHECK: in function type_without_bits {{.*}}: PTX: registers of type '.u' are not translated
define void @type_without_bits(i32 %x) {
  call void asm sideeffect "{ .reg .u a; }", "r"(i32 %x)
  ret void
}

; CHECK: in function comparison {{.*}}: PTX 'setp.foo.s32 $0, $0, 1' is not translated
define void @comparison(i32 %x) {
  call void asm sideeffect "setp.foo.s32 $0, $0, 1;", "r"(i32 %x)
  ret void
}

; CHECK: in function copy_in_two_places {{.*}}: PTX 'cp.async.ca.cg.shared.global [$0], [$0], 16' is not translated
define void @copy_in_two_places(i32 %x) {
  call void asm sideeffect "cp.async.ca.cg.shared.global [$0], [$0], 16;", "r"(i32 %x)
  ret void
}

; CHECK: in function copy_that_waits {{.*}}: PTX 'cp.shared.global [$0], [$0], 16' is not translated
define void @copy_that_waits(i32 %x) {
  call void asm sideeffect "cp.shared.global [$0], [$0], 16;", "r"(i32 %x)
  ret void
}

; CHECK: in function copy_of_two_operands {{.*}}: PTX 'cp.async.bulk.global.shared::cta.bulk_group [$0], [$0]' is not translated
define void @copy_of_two_operands(i64 %x) {
  call void asm sideeffect "cp.async.bulk.global.shared::cta.bulk_group [$0], [$0];", "l"(i64 %x)
  ret void
}

; CHECK: in function copy_without_barrier {{.*}}: PTX 'cp.async.bulk.shared::cluster.global [$0], [$0], 16' is not translated
define void @copy_without_barrier(i64 %x) {
  call void asm sideeffect "cp.async.bulk.shared::cluster.global [$0], [$0], 16;", "l"(i64 %x)
  ret void
}

; CHECK: in function test_of_one_operand {{.*}}: PTX 'mbarrier.try_wait.b64 [$0]' is not translated
define void @test_of_one_operand(i64 %x) {
  call void asm sideeffect "mbarrier.try_wait.b64 [$0];", "l"(i64 %x)
  ret void
}

; CHECK: in function barrier_operation {{.*}}: PTX 'mbarrier.foo.b64 [$0]' is not translated
define void @barrier_operation(i64 %x) {
  call void asm sideeffect "mbarrier.foo.b64 [$0];", "l"(i64 %x)
  ret void
}

; CHECK: in function no_comparison {{.*}}: PTX 'setp.s32 $0, $0, 1' is not translated
define void @no_comparison(i32 %x) {
  call void asm sideeffect "setp.s32 $0, $0, 1;", "r"(i32 %x)
  ret void
}

; CHECK: in function no_barrier_operation {{.*}}: PTX 'mbarrier.b64 [$0], 1' is not translated
define void @no_barrier_operation(i64 %x) {
  call void asm sideeffect "mbarrier.b64 [$0], 1;", "l"(i64 %x)
  ret void
}

; Where the front end says where the text is, the error names the line.
; CHECK: in function located: PTX: only scalar registers can be declared at line 42
define void @located() {
  call void asm sideeffect "{ .reg .u32 a;\0A .shared .u32 b; }", ""(), !srcloc !0
  ret void
}

!0 = !{i64 41, i64 42}
