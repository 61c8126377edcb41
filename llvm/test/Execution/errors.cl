// A wrong command line is reported in one line, with status 1.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: not q7x2-run %t.o --kernel nothing 2>&1 | FileCheck --check-prefix=NAME %s
// RUN: not q7x2-run %t.missing.o 2>&1 | FileCheck --check-prefix=FILE %s
// RUN: not q7x2-run %t.o --arg buf:4 2>&1 | FileCheck --check-prefix=COUNT %s
// RUN: not q7x2-run %t.o --block 2 --arg buf:4 --arg i32:1 2>&1 \
// RUN:   | FileCheck --check-prefix=SMALL %s
// RUN: not q7x2-clang -c %t.missing.cl 2>&1 | FileCheck --check-prefix=FILE %s
//
// NAME: error: there is no kernel 'nothing'; the objects have: fill
// NAME-NOT: {{.}}
// FILE: error: {{.*}}{{[Nn]}}o such file
// COUNT: error: kernel 'fill' takes 2 arguments, 1 given
// COUNT-NOT: {{.}}
// SMALL: error: 4-byte store at 0x{{[0-9a-f]+}} is outside of every allocation: just past the end of argument 0
// SMALL-SAME: kernel fill, block (0,0,0), thread (1,0,0), fill+0x
// SMALL-SAME: STG [R{{.*$}}
// SMALL-NOT: {{.}}

kernel void fill(global int *p, int value) { p[get_global_id(0)] = value; }
