// What a wrong command line gets: one clear line, status 1.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: not q7x2-run %t.o --kernel nothing 2>&1 | FileCheck --check-prefix=NAME %s
// RUN: not q7x2-run %t.missing.o 2>&1 | FileCheck --check-prefix=FILE %s
// RUN: not q7x2-run %t.o --arg buf:4 2>&1 | FileCheck --check-prefix=COUNT %s
// RUN: not q7x2-run %t.o --block 2 --arg buf:4 --arg i32:1 2>&1 \
// RUN:   | FileCheck --check-prefix=SMALL %s
// RUN: not q7x2-clang -c %t.missing.cl 2>&1 | FileCheck --check-prefix=FILE %s
//
// NAME: error: {{.*}}nothing
// NAME-NOT: {{.}}
// FILE: error: {{.*}}missing{{.*}}o such file
// COUNT: error: {{.*}}fill{{.*}}2{{.*}}1
// COUNT-NOT: {{.}}
// SMALL: fill
// SMALL-SAME: thread (1,0,0)
// SMALL-SAME: fill+0x
// SMALL-NOT: {{^.}}

kernel void fill(global int *p, int value) { p[get_global_id(0)] = value; }
