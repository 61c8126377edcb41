; NVVM's pointers to shared and thread-local memory have 64 bits. In a module that was
; made for it, an object in memory that contains such a pointer is an error; a pointer
; alone, and objects of a module made for this target, are not.
;
; RUN: split-file %s %t
; RUN: cat %t/objects.ll %t/nvvm.ll > %t/made-for-nvvm.ll
; RUN: not llc -mtriple=q7x2 %t/made-for-nvvm.ll -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=error
; RUN: llc -mtriple=q7x2 %t/objects.ll -o - | FileCheck %s --check-prefix=OWN

; CHECK: error: {{.*}}in function on_stack {{.*}}an object with pointers to shared or thread-local memory, in a module made for NVVM, is not supported on q7x2
; CHECK: error: {{.*}}in function by_index {{.*}}an object with pointers
; CHECK: error: {{.*}}in function by_constant_index {{.*}}an object with pointers
; CHECK: error: {{.*}}in function loaded {{.*}}an object with pointers
; CHECK: error: {{.*}}in function stored {{.*}}an object with pointers
; CHECK: error: {{.*}}in function by_value {{.*}}an object with pointers
; CHECK: error: variable 'table' contains pointers to shared or thread-local memory, which have 32 bits here and 64 in the module, which was made for NVVM

; OWN-LABEL: {{^}}by_index:
; OWN: LDG R4, [R[4:5].64+0x4]
; OWN-LABEL: {{^}}alone:
; OWN: STG [R[4:5].64], R6

;--- objects.ll
%s = type { ptr addrspace(3), i32 }
@v = addrspace(3) global i32 undef
@table = addrspace(1) global [2 x ptr addrspace(5)] zeroinitializer

declare void @use(ptr)
define void @on_stack() {
  %a = alloca %s
  call void @use(ptr %a)
  ret void
}

define i32 @by_index(ptr addrspace(1) %p) {
  %f = getelementptr %s, ptr addrspace(1) %p, i32 0, i32 1
  %x = load i32, ptr addrspace(1) %f
  ret i32 %x
}

define i32 @by_constant_index() {
  %x = load i32, ptr addrspace(1) getelementptr ([2 x ptr addrspace(5)], ptr addrspace(1) @table, i32 0, i32 1)
  ret i32 %x
}

define i32 @loaded(ptr addrspace(1) %p) {
  %a = load %s, ptr addrspace(1) %p
  %x = extractvalue %s %a, 1
  ret i32 %x
}

define void @stored(ptr addrspace(1) %p, %s %a) {
  store %s %a, ptr addrspace(1) %p
  ret void
}

define i32 @by_value(ptr byval(%s) %p) {
  ret i32 0
}

define void @alone(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %a = alloca ptr addrspace(3)
  store ptr addrspace(3) %q, ptr %a
  store ptr addrspace(3) %q, ptr addrspace(1) %p
  ret void
}

;--- nvvm.ll
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
