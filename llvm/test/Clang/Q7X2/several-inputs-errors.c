// Errors in the link of several inputs.

// RUN: split-file %s %t
// RUN: touch %t/old.o
// RUN: not q7x2-clang %t/one.c %t/same.c -o %t/out.o 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TWICE
// RUN: not q7x2-clang %t/one.c %t/old.o %t/hand.s -o %t/out.o 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OBJECT
// RUN: not q7x2-clang %t/bad.c %t/worse.c -o %t/out.o 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BOTH
// RUN: not test -e %t/out.o

// TWICE: error: {{.*}}same.c: symbol 'f' is already defined in {{.*}}one.c
// OBJECT: error: {{.*}}old.o: not an ELF object
// BOTH: bad.c:1:22: error: use of undeclared identifier 'x'
// BOTH: worse.c:1:22: error: use of undeclared identifier 'y'

//--- one.c
int f(void) { return 1; }
//--- same.c
int f(void) { return 2; }
//--- bad.c
int f(void) { return x; }
//--- worse.c
int g(void) { return y; }
//--- hand.s
EXIT
