; RUN: llc -start-before=q7x2-variables -stop-after=q7x2-variables %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -stats -debug-only=q7x2-variables %s -o /dev/null 2>&1 \
; RUN:   | FileCheck --check-prefix=DEBUG %s
;
; Variables in the generic address space are moved to global memory; the others
; stay, and all uses go through a cast.
target triple = "q7x2"

; CHECK: $group = comdat any
$group = comdat any

; CHECK-DAG: @generic = addrspace(1) global i32 7, align 8
@generic = global i32 7, align 8
; CHECK-DAG: @text = private unnamed_addr addrspace(1) constant [2 x i8] c"a\00"
@text = private unnamed_addr constant [2 x i8] c"a\00"
; CHECK-DAG: @grouped = linkonce_odr addrspace(1) global i32 0, comdat($group)
@grouped = linkonce_odr global i32 0, comdat($group)
; CHECK-DAG: @declared = external addrspace(1) global i32
@declared = external global i32
; An initializer that is an address.
; CHECK-DAG: @address = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @generic to ptr)
@address = global ptr @generic

; CHECK-DAG: @global = addrspace(1) global i32 0
@global = addrspace(1) global i32 0
; CHECK-DAG: @shared = internal addrspace(3) global i32 undef
@shared = internal addrspace(3) global i32 undef
; CHECK-DAG: @llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @generic to ptr)], section "llvm.metadata"
@llvm.used = appending global [1 x ptr] [ptr @generic], section "llvm.metadata"

; CHECK-LABEL: define i32 @use()
; CHECK-NEXT: load i32, ptr addrspacecast (ptr addrspace(1) @generic to ptr)
define i32 @use() {
  %x = load i32, ptr @generic
  ret i32 %x
}

; DEBUG-COUNT-5: Moving to global memory: @
; DEBUG: 5 q7x2-variables - Number of generic variables moved to global memory
