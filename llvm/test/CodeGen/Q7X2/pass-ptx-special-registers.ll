; Inline PTX reads each special register of the PTX ISA; one that it does not have is an
; error.
; RUN: llc -mtriple=q7x2 -O1 %s -o - | FileCheck %s
; RUN: sed -e 's/pm7_64/pm8_64/' %s | not llc -mtriple=q7x2 -o /dev/null 2>&1 \
; RUN:     | FileCheck %s --check-prefix=ERROR
; ERROR: PTX 'mov.u64 $0, %pm8_64' is not translated

target triple = "q7x2"

define void @words(ptr addrspace(1) %p) {
; CHECK-LABEL: words:
; CHECK-COUNT-89: STG [R[4:5].64]
; CHECK-NOT: STG
; CHECK: RET
  %v0 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  store volatile i32 %v0, ptr addrspace(1) %p
  %v1 = call i32 asm sideeffect "mov.u32 $0, %tid.y;", "=r"()
  store volatile i32 %v1, ptr addrspace(1) %p
  %v2 = call i32 asm sideeffect "mov.u32 $0, %tid.z;", "=r"()
  store volatile i32 %v2, ptr addrspace(1) %p
  %v3 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  store volatile i32 %v3, ptr addrspace(1) %p
  %v4 = call i32 asm sideeffect "mov.u32 $0, %ntid.y;", "=r"()
  store volatile i32 %v4, ptr addrspace(1) %p
  %v5 = call i32 asm sideeffect "mov.u32 $0, %ntid.z;", "=r"()
  store volatile i32 %v5, ptr addrspace(1) %p
  %v6 = call i32 asm sideeffect "mov.u32 $0, %ctaid.x;", "=r"()
  store volatile i32 %v6, ptr addrspace(1) %p
  %v7 = call i32 asm sideeffect "mov.u32 $0, %ctaid.y;", "=r"()
  store volatile i32 %v7, ptr addrspace(1) %p
  %v8 = call i32 asm sideeffect "mov.u32 $0, %ctaid.z;", "=r"()
  store volatile i32 %v8, ptr addrspace(1) %p
  %v9 = call i32 asm sideeffect "mov.u32 $0, %nctaid.x;", "=r"()
  store volatile i32 %v9, ptr addrspace(1) %p
  %v10 = call i32 asm sideeffect "mov.u32 $0, %nctaid.y;", "=r"()
  store volatile i32 %v10, ptr addrspace(1) %p
  %v11 = call i32 asm sideeffect "mov.u32 $0, %nctaid.z;", "=r"()
  store volatile i32 %v11, ptr addrspace(1) %p
  %v12 = call i32 asm sideeffect "mov.u32 $0, %clusterid.x;", "=r"()
  store volatile i32 %v12, ptr addrspace(1) %p
  %v13 = call i32 asm sideeffect "mov.u32 $0, %clusterid.y;", "=r"()
  store volatile i32 %v13, ptr addrspace(1) %p
  %v14 = call i32 asm sideeffect "mov.u32 $0, %clusterid.z;", "=r"()
  store volatile i32 %v14, ptr addrspace(1) %p
  %v15 = call i32 asm sideeffect "mov.u32 $0, %nclusterid.x;", "=r"()
  store volatile i32 %v15, ptr addrspace(1) %p
  %v16 = call i32 asm sideeffect "mov.u32 $0, %nclusterid.y;", "=r"()
  store volatile i32 %v16, ptr addrspace(1) %p
  %v17 = call i32 asm sideeffect "mov.u32 $0, %nclusterid.z;", "=r"()
  store volatile i32 %v17, ptr addrspace(1) %p
  %v18 = call i32 asm sideeffect "mov.u32 $0, %cluster_ctaid.x;", "=r"()
  store volatile i32 %v18, ptr addrspace(1) %p
  %v19 = call i32 asm sideeffect "mov.u32 $0, %cluster_ctaid.y;", "=r"()
  store volatile i32 %v19, ptr addrspace(1) %p
  %v20 = call i32 asm sideeffect "mov.u32 $0, %cluster_ctaid.z;", "=r"()
  store volatile i32 %v20, ptr addrspace(1) %p
  %v21 = call i32 asm sideeffect "mov.u32 $0, %cluster_nctaid.x;", "=r"()
  store volatile i32 %v21, ptr addrspace(1) %p
  %v22 = call i32 asm sideeffect "mov.u32 $0, %cluster_nctaid.y;", "=r"()
  store volatile i32 %v22, ptr addrspace(1) %p
  %v23 = call i32 asm sideeffect "mov.u32 $0, %cluster_nctaid.z;", "=r"()
  store volatile i32 %v23, ptr addrspace(1) %p
  %v24 = call i32 asm sideeffect "mov.u32 $0, %cluster_ctarank;", "=r"()
  store volatile i32 %v24, ptr addrspace(1) %p
  %v25 = call i32 asm sideeffect "mov.u32 $0, %cluster_nctarank;", "=r"()
  store volatile i32 %v25, ptr addrspace(1) %p
  %v26 = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"()
  store volatile i32 %v26, ptr addrspace(1) %p
  %v27 = call i32 asm sideeffect "mov.u32 $0, %warpid;", "=r"()
  store volatile i32 %v27, ptr addrspace(1) %p
  %v28 = call i32 asm sideeffect "mov.u32 $0, %nwarpid;", "=r"()
  store volatile i32 %v28, ptr addrspace(1) %p
  %v29 = call i32 asm sideeffect "mov.u32 $0, %smid;", "=r"()
  store volatile i32 %v29, ptr addrspace(1) %p
  %v30 = call i32 asm sideeffect "mov.u32 $0, %nsmid;", "=r"()
  store volatile i32 %v30, ptr addrspace(1) %p
  %v31 = call i32 asm sideeffect "mov.u32 $0, %gridid;", "=r"()
  store volatile i32 %v31, ptr addrspace(1) %p
  %v32 = call i32 asm sideeffect "mov.u32 $0, %lanemask_eq;", "=r"()
  store volatile i32 %v32, ptr addrspace(1) %p
  %v33 = call i32 asm sideeffect "mov.u32 $0, %lanemask_le;", "=r"()
  store volatile i32 %v33, ptr addrspace(1) %p
  %v34 = call i32 asm sideeffect "mov.u32 $0, %lanemask_lt;", "=r"()
  store volatile i32 %v34, ptr addrspace(1) %p
  %v35 = call i32 asm sideeffect "mov.u32 $0, %lanemask_ge;", "=r"()
  store volatile i32 %v35, ptr addrspace(1) %p
  %v36 = call i32 asm sideeffect "mov.u32 $0, %lanemask_gt;", "=r"()
  store volatile i32 %v36, ptr addrspace(1) %p
  %v37 = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  store volatile i32 %v37, ptr addrspace(1) %p
  %v38 = call i32 asm sideeffect "mov.u32 $0, %clock_hi;", "=r"()
  store volatile i32 %v38, ptr addrspace(1) %p
  %v39 = call i32 asm sideeffect "mov.u32 $0, %globaltimer_lo;", "=r"()
  store volatile i32 %v39, ptr addrspace(1) %p
  %v40 = call i32 asm sideeffect "mov.u32 $0, %globaltimer_hi;", "=r"()
  store volatile i32 %v40, ptr addrspace(1) %p
  %v41 = call i32 asm sideeffect "mov.u32 $0, %pm0;", "=r"()
  store volatile i32 %v41, ptr addrspace(1) %p
  %v42 = call i32 asm sideeffect "mov.u32 $0, %pm1;", "=r"()
  store volatile i32 %v42, ptr addrspace(1) %p
  %v43 = call i32 asm sideeffect "mov.u32 $0, %pm2;", "=r"()
  store volatile i32 %v43, ptr addrspace(1) %p
  %v44 = call i32 asm sideeffect "mov.u32 $0, %pm3;", "=r"()
  store volatile i32 %v44, ptr addrspace(1) %p
  %v45 = call i32 asm sideeffect "mov.u32 $0, %pm4;", "=r"()
  store volatile i32 %v45, ptr addrspace(1) %p
  %v46 = call i32 asm sideeffect "mov.u32 $0, %pm5;", "=r"()
  store volatile i32 %v46, ptr addrspace(1) %p
  %v47 = call i32 asm sideeffect "mov.u32 $0, %pm6;", "=r"()
  store volatile i32 %v47, ptr addrspace(1) %p
  %v48 = call i32 asm sideeffect "mov.u32 $0, %pm7;", "=r"()
  store volatile i32 %v48, ptr addrspace(1) %p
  %v49 = call i32 asm sideeffect "mov.u32 $0, %envreg0;", "=r"()
  store volatile i32 %v49, ptr addrspace(1) %p
  %v50 = call i32 asm sideeffect "mov.u32 $0, %envreg1;", "=r"()
  store volatile i32 %v50, ptr addrspace(1) %p
  %v51 = call i32 asm sideeffect "mov.u32 $0, %envreg2;", "=r"()
  store volatile i32 %v51, ptr addrspace(1) %p
  %v52 = call i32 asm sideeffect "mov.u32 $0, %envreg3;", "=r"()
  store volatile i32 %v52, ptr addrspace(1) %p
  %v53 = call i32 asm sideeffect "mov.u32 $0, %envreg4;", "=r"()
  store volatile i32 %v53, ptr addrspace(1) %p
  %v54 = call i32 asm sideeffect "mov.u32 $0, %envreg5;", "=r"()
  store volatile i32 %v54, ptr addrspace(1) %p
  %v55 = call i32 asm sideeffect "mov.u32 $0, %envreg6;", "=r"()
  store volatile i32 %v55, ptr addrspace(1) %p
  %v56 = call i32 asm sideeffect "mov.u32 $0, %envreg7;", "=r"()
  store volatile i32 %v56, ptr addrspace(1) %p
  %v57 = call i32 asm sideeffect "mov.u32 $0, %envreg8;", "=r"()
  store volatile i32 %v57, ptr addrspace(1) %p
  %v58 = call i32 asm sideeffect "mov.u32 $0, %envreg9;", "=r"()
  store volatile i32 %v58, ptr addrspace(1) %p
  %v59 = call i32 asm sideeffect "mov.u32 $0, %envreg10;", "=r"()
  store volatile i32 %v59, ptr addrspace(1) %p
  %v60 = call i32 asm sideeffect "mov.u32 $0, %envreg11;", "=r"()
  store volatile i32 %v60, ptr addrspace(1) %p
  %v61 = call i32 asm sideeffect "mov.u32 $0, %envreg12;", "=r"()
  store volatile i32 %v61, ptr addrspace(1) %p
  %v62 = call i32 asm sideeffect "mov.u32 $0, %envreg13;", "=r"()
  store volatile i32 %v62, ptr addrspace(1) %p
  %v63 = call i32 asm sideeffect "mov.u32 $0, %envreg14;", "=r"()
  store volatile i32 %v63, ptr addrspace(1) %p
  %v64 = call i32 asm sideeffect "mov.u32 $0, %envreg15;", "=r"()
  store volatile i32 %v64, ptr addrspace(1) %p
  %v65 = call i32 asm sideeffect "mov.u32 $0, %envreg16;", "=r"()
  store volatile i32 %v65, ptr addrspace(1) %p
  %v66 = call i32 asm sideeffect "mov.u32 $0, %envreg17;", "=r"()
  store volatile i32 %v66, ptr addrspace(1) %p
  %v67 = call i32 asm sideeffect "mov.u32 $0, %envreg18;", "=r"()
  store volatile i32 %v67, ptr addrspace(1) %p
  %v68 = call i32 asm sideeffect "mov.u32 $0, %envreg19;", "=r"()
  store volatile i32 %v68, ptr addrspace(1) %p
  %v69 = call i32 asm sideeffect "mov.u32 $0, %envreg20;", "=r"()
  store volatile i32 %v69, ptr addrspace(1) %p
  %v70 = call i32 asm sideeffect "mov.u32 $0, %envreg21;", "=r"()
  store volatile i32 %v70, ptr addrspace(1) %p
  %v71 = call i32 asm sideeffect "mov.u32 $0, %envreg22;", "=r"()
  store volatile i32 %v71, ptr addrspace(1) %p
  %v72 = call i32 asm sideeffect "mov.u32 $0, %envreg23;", "=r"()
  store volatile i32 %v72, ptr addrspace(1) %p
  %v73 = call i32 asm sideeffect "mov.u32 $0, %envreg24;", "=r"()
  store volatile i32 %v73, ptr addrspace(1) %p
  %v74 = call i32 asm sideeffect "mov.u32 $0, %envreg25;", "=r"()
  store volatile i32 %v74, ptr addrspace(1) %p
  %v75 = call i32 asm sideeffect "mov.u32 $0, %envreg26;", "=r"()
  store volatile i32 %v75, ptr addrspace(1) %p
  %v76 = call i32 asm sideeffect "mov.u32 $0, %envreg27;", "=r"()
  store volatile i32 %v76, ptr addrspace(1) %p
  %v77 = call i32 asm sideeffect "mov.u32 $0, %envreg28;", "=r"()
  store volatile i32 %v77, ptr addrspace(1) %p
  %v78 = call i32 asm sideeffect "mov.u32 $0, %envreg29;", "=r"()
  store volatile i32 %v78, ptr addrspace(1) %p
  %v79 = call i32 asm sideeffect "mov.u32 $0, %envreg30;", "=r"()
  store volatile i32 %v79, ptr addrspace(1) %p
  %v80 = call i32 asm sideeffect "mov.u32 $0, %envreg31;", "=r"()
  store volatile i32 %v80, ptr addrspace(1) %p
  %v81 = call i32 asm sideeffect "mov.u32 $0, %total_smem_size;", "=r"()
  store volatile i32 %v81, ptr addrspace(1) %p
  %v82 = call i32 asm sideeffect "mov.u32 $0, %aggr_smem_size;", "=r"()
  store volatile i32 %v82, ptr addrspace(1) %p
  %v83 = call i32 asm sideeffect "mov.u32 $0, %dynamic_smem_size;", "=r"()
  store volatile i32 %v83, ptr addrspace(1) %p
  %v84 = call i32 asm sideeffect "mov.u32 $0, %reserved_smem_offset_begin;", "=r"()
  store volatile i32 %v84, ptr addrspace(1) %p
  %v85 = call i32 asm sideeffect "mov.u32 $0, %reserved_smem_offset_end;", "=r"()
  store volatile i32 %v85, ptr addrspace(1) %p
  %v86 = call i32 asm sideeffect "mov.u32 $0, %reserved_smem_offset_cap;", "=r"()
  store volatile i32 %v86, ptr addrspace(1) %p
  %v87 = call i32 asm sideeffect "mov.u32 $0, %reserved_smem_offset_0;", "=r"()
  store volatile i32 %v87, ptr addrspace(1) %p
  %v88 = call i32 asm sideeffect "mov.u32 $0, %reserved_smem_offset_1;", "=r"()
  store volatile i32 %v88, ptr addrspace(1) %p
  ret void
}

define void @pairs(ptr addrspace(1) %p) {
; CHECK-LABEL: pairs:
; CHECK-COUNT-12: STG.64
; CHECK-NOT: STG
; CHECK: RET
  %v0 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"()
  store volatile i64 %v0, ptr addrspace(1) %p
  %v1 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"()
  store volatile i64 %v1, ptr addrspace(1) %p
  %v2 = call i64 asm sideeffect "mov.u64 $0, %gridid;", "=l"()
  store volatile i64 %v2, ptr addrspace(1) %p
  %v3 = call i64 asm sideeffect "mov.u64 $0, %current_graph_exec;", "=l"()
  store volatile i64 %v3, ptr addrspace(1) %p
  %v4 = call i64 asm sideeffect "mov.u64 $0, %pm0_64;", "=l"()
  store volatile i64 %v4, ptr addrspace(1) %p
  %v5 = call i64 asm sideeffect "mov.u64 $0, %pm1_64;", "=l"()
  store volatile i64 %v5, ptr addrspace(1) %p
  %v6 = call i64 asm sideeffect "mov.u64 $0, %pm2_64;", "=l"()
  store volatile i64 %v6, ptr addrspace(1) %p
  %v7 = call i64 asm sideeffect "mov.u64 $0, %pm3_64;", "=l"()
  store volatile i64 %v7, ptr addrspace(1) %p
  %v8 = call i64 asm sideeffect "mov.u64 $0, %pm4_64;", "=l"()
  store volatile i64 %v8, ptr addrspace(1) %p
  %v9 = call i64 asm sideeffect "mov.u64 $0, %pm5_64;", "=l"()
  store volatile i64 %v9, ptr addrspace(1) %p
  %v10 = call i64 asm sideeffect "mov.u64 $0, %pm6_64;", "=l"()
  store volatile i64 %v10, ptr addrspace(1) %p
  %v11 = call i64 asm sideeffect "mov.u64 $0, %pm7_64;", "=l"()
  store volatile i64 %v11, ptr addrspace(1) %p
  ret void
}

; The clock's upper half is that of the 64-bit clock; a block is no explicit cluster.
define i32 @high() {
; CHECK-LABEL: high:
; CHECK: CS2R R[{{[0-9]+}}:[[#HIGH:]]], SR_CLOCK
; CHECK-NEXT: MOV R4, R[[#HIGH]] 
  %v = call i32 asm sideeffect "mov.u32 $0, %clock_hi;", "=r"()
  ret i32 %v
}

define i32 @predicate() {
; CHECK-LABEL: predicate:
; CHECK: MOV R4, 0x7
; CHECK-NEXT: RET
  %v = call i32 asm sideeffect "{ .reg .pred p; mov.pred p, %is_explicit_cluster; selp.u32 $0, 5, 7, p; }", "=r"()
  ret i32 %v
}
