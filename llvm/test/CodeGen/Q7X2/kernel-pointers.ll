; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,HOST --implicit-check-not="LD " --implicit-check-not="ST "
; RUN: llc -verify-machineinstrs -q7x2-global-kernel-pointers=false %s -o - | FileCheck %s --check-prefixes=CHECK,ANY
;
; The host passes and stores pointers to global memory only: generic pointers that
; are a kernel's parameters, members of its structures, or in memory that does not
; change during the launch are global ones.
target triple = "q7x2"

; CHECK-LABEL: argument:
; HOST: LDG R
; HOST: STG [
; ANY: LD R
; ANY: ST [
define ptx_kernel void @argument(ptr %in, ptr %out) {
  %x = load i32, ptr %in
  store i32 %x, ptr %out
  ret void
}

; CHECK-LABEL: member:
; HOST: STG [
; ANY: ST [
define ptx_kernel void @member(ptr byval({ i32, ptr }) %s) {
  %address = getelementptr i8, ptr %s, i64 8
  %p = load ptr, ptr %address
  store i32 1, ptr %p
  ret void
}

; CHECK-LABEL: written_member:
; HOST: STG [
; ANY: ST [
define ptx_kernel void @written_member(ptr byval({ i32, ptr }) %s, i32 %n) {
  store i32 %n, ptr %s
  %address = getelementptr i8, ptr %s, i64 8
  %p = load ptr, ptr %address
  store i32 1, ptr %p
  ret void
}

; CHECK-LABEL: table:
; HOST: LDG.64.CONSTANT R
; HOST: STG [
; ANY: ST [
define ptx_kernel void @table(ptr noalias readonly %table) {
  %p = load ptr, ptr %table
  store i32 1, ptr %p
  ret void
}
