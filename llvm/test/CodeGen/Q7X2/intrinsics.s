	.file	"intrinsics.ll"
	.text
	.globl	read_ptx_sreg_tid_y             // -- Begin function read_ptx_sreg_tid_y
	.p2align	4
	.type	read_ptx_sreg_tid_y,@function
read_ptx_sreg_tid_y:                    // @read_ptx_sreg_tid_y
// %bb.0:
	S2R R4, SR_TID.Y ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end0:
	.size	read_ptx_sreg_tid_y, .Lfunc_end0-read_ptx_sreg_tid_y
                                        // -- End function
	.globl	read_ptx_sreg_lanemask_ge       // -- Begin function read_ptx_sreg_lanemask_ge
	.p2align	4
	.type	read_ptx_sreg_lanemask_ge,@function
read_ptx_sreg_lanemask_ge:              // @read_ptx_sreg_lanemask_ge
// %bb.0:
	S2R R4, SR_GEMASK ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end1:
	.size	read_ptx_sreg_lanemask_ge, .Lfunc_end1-read_ptx_sreg_lanemask_ge
                                        // -- End function
	.globl	read_ptx_sreg_nctaid_z          // -- Begin function read_ptx_sreg_nctaid_z
	.p2align	4
	.type	read_ptx_sreg_nctaid_z,@function
read_ptx_sreg_nctaid_z:                 // @read_ptx_sreg_nctaid_z
// %bb.0:
	MOV R4, c[0x0][0x14] ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end2:
	.size	read_ptx_sreg_nctaid_z, .Lfunc_end2-read_ptx_sreg_nctaid_z
                                        // -- End function
	.globl	read_ptx_sreg_envreg5           // -- Begin function read_ptx_sreg_envreg5
	.p2align	4
	.type	read_ptx_sreg_envreg5,@function
read_ptx_sreg_envreg5:                  // @read_ptx_sreg_envreg5
// %bb.0:
	MOV R4, c[0x0][0x44] ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end3:
	.size	read_ptx_sreg_envreg5, .Lfunc_end3-read_ptx_sreg_envreg5
                                        // -- End function
	.globl	read_ptx_sreg_envreg6           // -- Begin function read_ptx_sreg_envreg6
	.p2align	4
	.type	read_ptx_sreg_envreg6,@function
read_ptx_sreg_envreg6:                  // @read_ptx_sreg_envreg6
// %bb.0:
	MOV R4, c[0x0][0x144] ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end4:
	.size	read_ptx_sreg_envreg6, .Lfunc_end4-read_ptx_sreg_envreg6
                                        // -- End function
	.globl	read_ptx_sreg_warpsize          // -- Begin function read_ptx_sreg_warpsize
	.p2align	4
	.type	read_ptx_sreg_warpsize,@function
read_ptx_sreg_warpsize:                 // @read_ptx_sreg_warpsize
// %bb.0:
	MOV R4, 0x20 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end5:
	.size	read_ptx_sreg_warpsize, .Lfunc_end5-read_ptx_sreg_warpsize
                                        // -- End function
	.globl	read_ptx_sreg_clock             // -- Begin function read_ptx_sreg_clock
	.p2align	4
	.type	read_ptx_sreg_clock,@function
read_ptx_sreg_clock:                    // @read_ptx_sreg_clock
// %bb.0:
	CS2R R[4:5], SR_CLOCK ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end6:
	.size	read_ptx_sreg_clock, .Lfunc_end6-read_ptx_sreg_clock
                                        // -- End function
	.globl	read_ptx_sreg_clock64           // -- Begin function read_ptx_sreg_clock64
	.p2align	4
	.type	read_ptx_sreg_clock64,@function
read_ptx_sreg_clock64:                  // @read_ptx_sreg_clock64
// %bb.0:
	CS2R R[4:5], SR_CLOCK ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end7:
	.size	read_ptx_sreg_clock64, .Lfunc_end7-read_ptx_sreg_clock64
                                        // -- End function
	.globl	barrier_cta_sync_all            // -- Begin function barrier_cta_sync_all
	.p2align	4
	.type	barrier_cta_sync_all,@function
barrier_cta_sync_all:                   // @barrier_cta_sync_all
// %bb.0:
	BAR.SYNC R4 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end8:
	.size	barrier_cta_sync_all, .Lfunc_end8-barrier_cta_sync_all
                                        // -- End function
	.globl	barrier_cta_arrive_aligned_count // -- Begin function barrier_cta_arrive_aligned_count
	.p2align	4
	.type	barrier_cta_arrive_aligned_count,@function
barrier_cta_arrive_aligned_count:       // @barrier_cta_arrive_aligned_count
// %bb.0:
	BAR.ARV R4, R5 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end9:
	.size	barrier_cta_arrive_aligned_count, .Lfunc_end9-barrier_cta_arrive_aligned_count
                                        // -- End function
	.globl	barrier_cta_red_popc_all        // -- Begin function barrier_cta_red_popc_all
	.p2align	4
	.type	barrier_cta_red_popc_all,@function
barrier_cta_red_popc_all:               // @barrier_cta_red_popc_all
// %bb.0:
	LOP3 P0, RZ, R5, 0x1, RZ, 0xc0, !PT ?WAIT6 ;
	BAR.RED.POPC R4, R4, P0 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end10:
	.size	barrier_cta_red_popc_all, .Lfunc_end10-barrier_cta_red_popc_all
                                        // -- End function
	.globl	barrier_cta_red_and_count       // -- Begin function barrier_cta_red_and_count
	.p2align	4
	.type	barrier_cta_red_and_count,@function
barrier_cta_red_and_count:              // @barrier_cta_red_and_count
// %bb.0:
	LOP3 P0, RZ, R6, 0x1, RZ, 0xc0, !PT ?WAIT6 ;
	BAR.RED.AND P0, R4, P0, R5 ?WAIT8 ;
	SEL R4, RZ, 0x1, !P0 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end11:
	.size	barrier_cta_red_and_count, .Lfunc_end11-barrier_cta_red_and_count
                                        // -- End function
	.globl	membar_gl                       // -- Begin function membar_gl
	.p2align	4
	.type	membar_gl,@function
membar_gl:                              // @membar_gl
// %bb.0:
	MEMBAR.GPU ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end12:
	.size	membar_gl, .Lfunc_end12-membar_gl
                                        // -- End function
	.globl	bar_warp_sync                   // -- Begin function bar_warp_sync
	.p2align	4
	.type	bar_warp_sync,@function
bar_warp_sync:                          // @bar_warp_sync
// %bb.0:
	WARPSYNC R4 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end13:
	.size	bar_warp_sync, .Lfunc_end13-bar_warp_sync
                                        // -- End function
	.globl	nanosleep                       // -- Begin function nanosleep
	.p2align	4
	.type	nanosleep,@function
nanosleep:                              // @nanosleep
// %bb.0:
	NANOSLEEP R4 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end14:
	.size	nanosleep, .Lfunc_end14-nanosleep
                                        // -- End function
	.globl	exit                            // -- Begin function exit
	.p2align	4
	.type	exit,@function
exit:                                   // @exit
// %bb.0:
	EXIT ?WAIT1 ;
.Lfunc_end15:
	.size	exit, .Lfunc_end15-exit
                                        // -- End function
	.globl	shfl_up_i32                     // -- Begin function shfl_up_i32
	.p2align	4
	.type	shfl_up_i32,@function
shfl_up_i32:                            // @shfl_up_i32
// %bb.0:
	SHFL.UP R4, R4, R5, R6 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end16:
	.size	shfl_up_i32, .Lfunc_end16-shfl_up_i32
                                        // -- End function
	.globl	shfl_sync_bfly_f32p             // -- Begin function shfl_sync_bfly_f32p
	.p2align	4
	.type	shfl_sync_bfly_f32p,@function
shfl_sync_bfly_f32p:                    // @shfl_sync_bfly_f32p
// %bb.0:
	WARPSYNC R4 ?WAIT1 ;
	SHFL.BFLY P0, R4, R5, R6, R7 ?WAIT1 &wsb=0 ;
	SEL R5, RZ, 0x1, !P0 ?WAIT1 &req={0} ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end17:
	.size	shfl_sync_bfly_f32p, .Lfunc_end17-shfl_sync_bfly_f32p
                                        // -- End function
	.globl	vote_uni                        // -- Begin function vote_uni
	.p2align	4
	.type	vote_uni,@function
vote_uni:                               // @vote_uni
// %bb.0:
	LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?WAIT6 ;
	VOTE.EQ RZ, P0, P0 ?WAIT1 &wsb=0 ;
	SEL R4, RZ, 0x1, !P0 ?WAIT1 &req={0} ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end18:
	.size	vote_uni, .Lfunc_end18-vote_uni
                                        // -- End function
	.globl	vote_ballot_sync                // -- Begin function vote_ballot_sync
	.p2align	4
	.type	vote_ballot_sync,@function
vote_ballot_sync:                       // @vote_ballot_sync
// %bb.0:
	LOP3 P0, RZ, R5, 0x1, RZ, 0xc0, !PT ?WAIT1 ;
	WARPSYNC R4 ?WAIT5 ;
	VOTE.ANY R4, P0 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end19:
	.size	vote_ballot_sync, .Lfunc_end19-vote_ballot_sync
                                        // -- End function
	.globl	activemask                      // -- Begin function activemask
	.p2align	4
	.type	activemask,@function
activemask:                             // @activemask
// %bb.0:
	VOTE.ANY R4, PT ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end20:
	.size	activemask, .Lfunc_end20-activemask
                                        // -- End function
	.globl	match_any_sync_i32              // -- Begin function match_any_sync_i32
	.p2align	4
	.type	match_any_sync_i32,@function
match_any_sync_i32:                     // @match_any_sync_i32
// %bb.0:
	WARPSYNC R4 ?WAIT1 ;
	MATCH.ANY R4, R5 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end21:
	.size	match_any_sync_i32, .Lfunc_end21-match_any_sync_i32
                                        // -- End function
	.globl	match_all_sync_i64p             // -- Begin function match_all_sync_i64p
	.p2align	4
	.type	match_all_sync_i64p,@function
match_all_sync_i64p:                    // @match_all_sync_i64p
// %bb.0:
	WARPSYNC R4 ?WAIT1 ;
	MATCH.ALL.U64 P0, R4, R[6:7] ?WAIT1 &wsb=0 ;
	SEL R5, RZ, 0x1, !P0 ?WAIT1 &req={0} ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end22:
	.size	match_all_sync_i64p, .Lfunc_end22-match_all_sync_i64p
                                        // -- End function
	.globl	redux_sync_min                  // -- Begin function redux_sync_min
	.p2align	4
	.type	redux_sync_min,@function
redux_sync_min:                         // @redux_sync_min
// %bb.0:
	WARPSYNC R5 ?WAIT1 ;
	REDUX.MIN.S32 UR0, R4 ?WAIT1 &wsb=0 ;
	MOV R4, UR0 ?WAIT1 &req={0} ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end23:
	.size	redux_sync_min, .Lfunc_end23-redux_sync_min
                                        // -- End function
	.globl	isspacep_shared                 // -- Begin function isspacep_shared
	.p2align	4
	.type	isspacep_shared,@function
isspacep_shared:                        // @isspacep_shared
// %bb.0:
	ISETP.EQ.AND P0, R5, c[0x0][0x34], PT ?WAIT6 ;
	SEL R4, RZ, 0x1, !P0 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end24:
	.size	isspacep_shared, .Lfunc_end24-isspacep_shared
                                        // -- End function
	.globl	isspacep_global                 // -- Begin function isspacep_global
	.p2align	4
	.type	isspacep_global,@function
isspacep_global:                        // @isspacep_global
// %bb.0:
	ISETP.NE.AND P0, R5, c[0x0][0x3c], PT ?WAIT6 ;
	ISETP.NE.AND P0, R5, c[0x0][0x34], P0 ?WAIT6 ;
	SEL R4, RZ, 0x1, !P0 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end25:
	.size	isspacep_global, .Lfunc_end25-isspacep_global
                                        // -- End function
	.globl	mulhi_ui                        // -- Begin function mulhi_ui
	.p2align	4
	.type	mulhi_ui,@function
mulhi_ui:                               // @mulhi_ui
// %bb.0:
	IMUL.HI.U32 R4, R4, R5 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end26:
	.size	mulhi_ui, .Lfunc_end26-mulhi_ui
                                        // -- End function
	.globl	prmt                            // -- Begin function prmt
	.p2align	4
	.type	prmt,@function
prmt:                                   // @prmt
// %bb.0:
	PRMT R4, R4, R5, R6 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end27:
	.size	prmt, .Lfunc_end27-prmt
                                        // -- End function
	.globl	idp4a_u_s                       // -- Begin function idp4a_u_s
	.p2align	4
	.type	idp4a_u_s,@function
idp4a_u_s:                              // @idp4a_u_s
// %bb.0:
	IDP.4A.U8.S8 R4, R4, R5, R6 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end28:
	.size	idp4a_u_s, .Lfunc_end28-idp4a_u_s
                                        // -- End function
	.globl	idp2a_s_u                       // -- Begin function idp2a_s_u
	.p2align	4
	.type	idp2a_s_u,@function
idp2a_s_u:                              // @idp2a_s_u
// %bb.0:
	IDP.2A.S16.U8 R4, R4, R5, R6 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end29:
	.size	idp2a_s_u, .Lfunc_end29-idp2a_s_u
                                        // -- End function
	.globl	idp2a_s_u_1                     // -- Begin function idp2a_s_u_1
	.p2align	4
	.type	idp2a_s_u_1,@function
idp2a_s_u_1:                            // @idp2a_s_u_1
// %bb.0:
	IDP.2A.HI.S16.U8 R4, R4, R5, R6 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end30:
	.size	idp2a_s_u_1, .Lfunc_end30-idp2a_s_u_1
                                        // -- End function
	.globl	cos_approx_ftz_f                // -- Begin function cos_approx_ftz_f
	.p2align	4
	.type	cos_approx_ftz_f,@function
cos_approx_ftz_f:                       // @cos_approx_ftz_f
// %bb.0:
	MUFU.COS.FTZ R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end31:
	.size	cos_approx_ftz_f, .Lfunc_end31-cos_approx_ftz_f
                                        // -- End function
	.globl	sin_approx_ftz_f                // -- Begin function sin_approx_ftz_f
	.p2align	4
	.type	sin_approx_ftz_f,@function
sin_approx_ftz_f:                       // @sin_approx_ftz_f
// %bb.0:
	MUFU.SIN.FTZ R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end32:
	.size	sin_approx_ftz_f, .Lfunc_end32-sin_approx_ftz_f
                                        // -- End function
	.globl	lg2_approx_ftz_f                // -- Begin function lg2_approx_ftz_f
	.p2align	4
	.type	lg2_approx_ftz_f,@function
lg2_approx_ftz_f:                       // @lg2_approx_ftz_f
// %bb.0:
	MUFU.LG2.FTZ R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end33:
	.size	lg2_approx_ftz_f, .Lfunc_end33-lg2_approx_ftz_f
                                        // -- End function
	.globl	sqrt_approx_ftz_f               // -- Begin function sqrt_approx_ftz_f
	.p2align	4
	.type	sqrt_approx_ftz_f,@function
sqrt_approx_ftz_f:                      // @sqrt_approx_ftz_f
// %bb.0:
	MUFU.SQRT.FTZ R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end34:
	.size	sqrt_approx_ftz_f, .Lfunc_end34-sqrt_approx_ftz_f
                                        // -- End function
	.globl	ex2_approx_ftz_f                // -- Begin function ex2_approx_ftz_f
	.p2align	4
	.type	ex2_approx_ftz_f,@function
ex2_approx_ftz_f:                       // @ex2_approx_ftz_f
// %bb.0:
	MUFU.EX2.FTZ R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end35:
	.size	ex2_approx_ftz_f, .Lfunc_end35-ex2_approx_ftz_f
                                        // -- End function
	.globl	rsqrt_approx_ftz_f              // -- Begin function rsqrt_approx_ftz_f
	.p2align	4
	.type	rsqrt_approx_ftz_f,@function
rsqrt_approx_ftz_f:                     // @rsqrt_approx_ftz_f
// %bb.0:
	MUFU.RSQ.FTZ R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end36:
	.size	rsqrt_approx_ftz_f, .Lfunc_end36-rsqrt_approx_ftz_f
                                        // -- End function
	.globl	rcp_approx_ftz_f                // -- Begin function rcp_approx_ftz_f
	.p2align	4
	.type	rcp_approx_ftz_f,@function
rcp_approx_ftz_f:                       // @rcp_approx_ftz_f
// %bb.0:
	MUFU.RCP.FTZ R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end37:
	.size	rcp_approx_ftz_f, .Lfunc_end37-rcp_approx_ftz_f
                                        // -- End function
	.globl	div_approx_ftz_f                // -- Begin function div_approx_ftz_f
	.p2align	4
	.type	div_approx_ftz_f,@function
div_approx_ftz_f:                       // @div_approx_ftz_f
// %bb.0:
	MUFU.RCP.FTZ R0, R5 ?WAIT1 &wsb=0 ;
	FMUL.FTZ R4, R4, R0 ?WAIT1 &req={0} ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end38:
	.size	div_approx_ftz_f, .Lfunc_end38-div_approx_ftz_f
                                        // -- End function
	.globl	rsqrt_approx_f                  // -- Begin function rsqrt_approx_f
	.p2align	4
	.type	rsqrt_approx_f,@function
rsqrt_approx_f:                         // @rsqrt_approx_f
// %bb.0:
	MUFU.RSQ R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end39:
	.size	rsqrt_approx_f, .Lfunc_end39-rsqrt_approx_f
                                        // -- End function
	.globl	rcp_approx_ftz_d                // -- Begin function rcp_approx_ftz_d
	.p2align	4
	.type	rcp_approx_ftz_d,@function
rcp_approx_ftz_d:                       // @rcp_approx_ftz_d
// %bb.0:
	MUFU.RCP64H R5, R5 ?WAIT1 &wsb=0 ;
	MOV R4, 0x0 ?WAIT1 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end40:
	.size	rcp_approx_ftz_d, .Lfunc_end40-rcp_approx_ftz_d
                                        // -- End function
	.globl	div_full                        // -- Begin function div_full
	.p2align	4
	.type	div_full,@function
div_full:                               // @div_full
// %bb.0:
	FSETP.LT.AND P0, |R5|, 1.1754944e-38 ?WAIT6 ;
	@P0 FMUL R5, R5, 16777216 ?WAIT2 ;
	@P0 FMUL R4, R4, 16777216 ?WAIT2 ;
	MUFU.RCP R0, R5 ?WAIT2 &wsb=0 ;
	FMUL R4, R4, R0 ?WAIT1 &req={0} ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end41:
	.size	div_full, .Lfunc_end41-div_full
                                        // -- End function
	.globl	round_f                         // -- Begin function round_f
	.p2align	4
	.type	round_f,@function
round_f:                                // @round_f
// %bb.0:
	FRND.F32 R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end42:
	.size	round_f, .Lfunc_end42-round_f
                                        // -- End function
	.globl	add_rz_ftz_sat_f                // -- Begin function add_rz_ftz_sat_f
	.p2align	4
	.type	add_rz_ftz_sat_f,@function
add_rz_ftz_sat_f:                       // @add_rz_ftz_sat_f
// %bb.0:
	FADD.FTZ.SAT.RZ R4, R4, R5 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end43:
	.size	add_rz_ftz_sat_f, .Lfunc_end43-add_rz_ftz_sat_f
                                        // -- End function
	.globl	fma_rp_d                        // -- Begin function fma_rp_d
	.p2align	4
	.type	fma_rp_d,@function
fma_rp_d:                               // @fma_rp_d
// %bb.0:
	DFMA.RP R[4:5], R[4:5], R[6:7], R[8:9] ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end44:
	.size	fma_rp_d, .Lfunc_end44-fma_rp_d
                                        // -- End function
	.globl	mul_rm_ftz_f                    // -- Begin function mul_rm_ftz_f
	.p2align	4
	.type	mul_rm_ftz_f,@function
mul_rm_ftz_f:                           // @mul_rm_ftz_f
// %bb.0:
	FMUL.FTZ.RM R4, R4, R5 ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end45:
	.size	mul_rm_ftz_f, .Lfunc_end45-mul_rm_ftz_f
                                        // -- End function
	.globl	f2i_rm                          // -- Begin function f2i_rm
	.p2align	4
	.type	f2i_rm,@function
f2i_rm:                                 // @f2i_rm
// %bb.0:
	F2I.S32.F32.RM R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end46:
	.size	f2i_rm, .Lfunc_end46-f2i_rm
                                        // -- End function
	.globl	d2ull_rp                        // -- Begin function d2ull_rp
	.p2align	4
	.type	d2ull_rp,@function
d2ull_rp:                               // @d2ull_rp
// %bb.0:
	F2I.U64.F64.RP R[6:7], R[4:5] ?WAIT1 &wsb=0 ;
	DSETP.NAN.AND P0, R[4:5], R[4:5] ?WAIT1 &wsb=0 ;
	SEL R7, R7, -0x80000000, !P0 ?WAIT4 &req={0} ;
	MOV.64 R[4:5], R[6:7] ?WAIT1 ;
	RET R[20:21] ?WAIT1 ;
.Lfunc_end47:
	.size	d2ull_rp, .Lfunc_end47-d2ull_rp
                                        // -- End function
	.globl	ull2f_rz                        // -- Begin function ull2f_rz
	.p2align	4
	.type	ull2f_rz,@function
ull2f_rz:                               // @ull2f_rz
// %bb.0:
	I2F.F32.U64.RZ R4, R[4:5] ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end48:
	.size	ull2f_rz, .Lfunc_end48-ull2f_rz
                                        // -- End function
	.globl	i2d_rz                          // -- Begin function i2d_rz
	.p2align	4
	.type	i2d_rz,@function
i2d_rz:                                 // @i2d_rz
// %bb.0:
	I2F.F64.S32 R[4:5], R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end49:
	.size	i2d_rz, .Lfunc_end49-i2d_rz
                                        // -- End function
	.globl	d2f_rm_ftz                      // -- Begin function d2f_rm_ftz
	.p2align	4
	.type	d2f_rm_ftz,@function
d2f_rm_ftz:                             // @d2f_rm_ftz
// %bb.0:
	F2F.F32.F64.FTZ.RM R4, R[4:5] ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end50:
	.size	d2f_rm_ftz, .Lfunc_end50-d2f_rm_ftz
                                        // -- End function
	.globl	f2bf16_rz                       // -- Begin function f2bf16_rz
	.p2align	4
	.type	f2bf16_rz,@function
f2bf16_rz:                              // @f2bf16_rz
// %bb.0:
	F2F.BF16.F32.RZ R4, R4 ?WAIT1 &wsb=0 ;
	RET R[20:21] ?WAIT1 &req={0} ;
.Lfunc_end51:
	.size	f2bf16_rz, .Lfunc_end51-f2bf16_rz
                                        // -- End function
	.section	".note.GNU-stack","",@progbits
