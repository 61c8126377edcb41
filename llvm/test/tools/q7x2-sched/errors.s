// RUN: not q7x2-sched %s -o %t.s 2>&1 | FileCheck %s
// RUN: not test -e %t.s
// RUN: not q7x2-sched %t.none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not q7x2-sched -o %t.none/x %S/stalls.s 2>&1 | FileCheck %s --check-prefix=OUT
// RUN: not q7x2-sched --fast %s 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: q7x2-sched: Unknown command line argument '--fast'.
// RUN: q7x2-sched --version | FileCheck %s --check-prefix=VERSION
// VERSION: {{^}}q7x2-sched, LLVM 22.1
// NONE: q7x2-sched: error: {{.*}}.none: No such file or directory
// OUT: q7x2-sched: error: {{.*}}.none/x: No such file or directory
//
// CHECK: errors.s:[[#@LINE+1]]:3: error: unknown instruction 'FOO'
  FOO R1 ;
