; RUN: opt -S -passes=instcombine %s | FileCheck %s
define i32 @twice(i32 %x) {
  %s = add i32 %x, %x
  ret i32 %s
}
