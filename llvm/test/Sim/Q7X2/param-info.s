// A note that has a part of a parameter's information only is malformed; one
// without is not, as of objects made before there was any.

// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --arg i32:1
// RUN: env LC_ALL=C sed 's/type_name/type_eman/' %t.o > %t.bad.o
// RUN: not q7x2-run %t.bad.o --arg i32:1 2>&1 | FileCheck %s
// RUN: env LC_ALL=C sed 's/name\(.SCALE\)/eman\1/' %t.o > %t.none.o
// RUN: not cmp %t.o %t.none.o
// RUN: q7x2-run %t.none.o --arg i32:1

// CHECK: malformed kernel note

.kernel kernel
.param i32
.param_info "SCALE", "int", private, none
kernel:
  EXIT ;
.end_kernel
