; RUN: opt -disable-output -passes=aa-eval -print-all-alias-modref-info %s 2>&1 | FileCheck %s
;
; In the code generator: loads are combined across a store to another address
; space.
; RUN: sed "s/addrspace(7)/addrspace(5)/g" %s \
; RUN:   | llc -stop-after=load-store-vectorizer -o - | FileCheck --check-prefix=LLC %s
;
; Address spaces do not overlap, except that a generic pointer may point to any of
; them.
target triple = "q7x2"

; CHECK-LABEL: Function: pairs
; CHECK-DAG: NoAlias: {{.*%global, .*%shared|.*%shared, .*%global}}{{$}}
; CHECK-DAG: NoAlias: {{.*%global, .*%constant|.*%constant, .*%global}}{{$}}
; CHECK-DAG: NoAlias: {{.*%shared, .*%constant|.*%constant, .*%shared}}{{$}}
; CHECK-DAG: NoAlias: {{.*%global, .*%local|.*%local, .*%global}}{{$}}
; CHECK-DAG: NoAlias: {{.*%shared, .*%local|.*%local, .*%shared}}{{$}}
; CHECK-DAG: NoAlias: {{.*%constant, .*%local|.*%local, .*%constant}}{{$}}
; CHECK-DAG: MayAlias: {{.*%generic, .*%global|.*%global, .*%generic}}{{$}}
; CHECK-DAG: MayAlias: {{.*%generic, .*%shared|.*%shared, .*%generic}}{{$}}
; CHECK-DAG: MayAlias: {{.*%generic, .*%constant|.*%constant, .*%generic}}{{$}}
; CHECK-DAG: MayAlias: {{.*%generic, .*%local|.*%local, .*%generic}}{{$}}
; CHECK-DAG: MayAlias: {{.*%global, .*%other|.*%other, .*%global}}{{$}}
; CHECK-DAG: MayAlias: {{.*%generic, .*%unknown|.*%unknown, .*%generic}}{{$}}
define void @pairs(ptr %generic, ptr addrspace(1) %global, ptr addrspace(1) %other, ptr addrspace(3) %shared, ptr addrspace(4) %constant, ptr addrspace(5) %local, ptr addrspace(7) %unknown) {
  store i32 0, ptr %generic
  store i32 0, ptr addrspace(1) %global
  store i32 0, ptr addrspace(1) %other
  store i32 0, ptr addrspace(3) %shared
  %x = load i32, ptr addrspace(4) %constant
  store i32 0, ptr addrspace(5) %local
  store i32 0, ptr addrspace(7) %unknown
  ret void
}

; A call does not write constant memory.
; CHECK-LABEL: Function: calls
; CHECK-DAG: Both ModRef: Ptr: i32* %global
; CHECK-DAG: NoModRef: Ptr: i32* %constant
declare void @callee()
define i32 @calls(ptr addrspace(1) %global, ptr addrspace(4) %constant) {
  %x = load i32, ptr addrspace(1) %global
  %y = load i32, ptr addrspace(4) %constant
  call void @callee()
  %z = add i32 %x, %y
  ret i32 %z
}

; LLC-LABEL: define ptx_kernel void @across_store(
; LLC: load <2 x i32>, ptr addrspace(1)
; LLC-NOT: load i32
; LLC-LABEL: define ptx_kernel void @across_generic_store(
; LLC-NOT: load <2 x i32>
; LLC: ret void
define ptx_kernel void @across_store(ptr addrspace(1) align 8 %p, ptr addrspace(3) %shared) {
  %x = load i32, ptr addrspace(1) %p, align 8
  store i32 0, ptr addrspace(3) %shared
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  %y = load i32, ptr addrspace(1) %q
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(3) %shared
  ret void
}
define ptx_kernel void @across_generic_store(ptr addrspace(1) align 8 %p, ptr %generic) {
  %x = load i32, ptr addrspace(1) %p, align 8
  store i32 0, ptr %generic
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  %y = load i32, ptr addrspace(1) %q
  %z = add i32 %x, %y
  store i32 %z, ptr %generic
  ret void
}

; The object or the origin of a generic pointer says where it points.
; CHECK-LABEL: Function: origins
; CHECK-DAG: NoAlias: {{.*%argument, .*%tile|.*%tile, .*%argument}}{{$}}
; CHECK-DAG: NoAlias: {{.*%argument, .*%object|.*%object, .*%argument}}{{$}}
; CHECK-DAG: NoAlias: {{.*%tile, .*%object|.*%object, .*%tile}}{{$}}
; CHECK-DAG: MayAlias: {{.*%argument, .*%loaded|.*%loaded, .*%argument}}{{$}}
; CHECK-DAG: MayAlias: {{.*%loaded, .*%tile|.*%tile, .*%loaded}}{{$}}
@shared = internal addrspace(3) global [32 x i32] poison
declare void @escape(ptr)
define ptx_kernel void @origins(ptr %argument, i64 %i) {
  %object = alloca i32
  call void @escape(ptr %object)
  %tile = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %i
  %loaded = load ptr, ptr %argument
  store i32 0, ptr %argument
  store i32 1, ptr %tile
  store i32 2, ptr %object
  store i32 3, ptr %loaded
  ret void
}
