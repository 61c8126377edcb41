// Each kind of misuse is reported in one line, with status 1.

// RUN: rm -rf %t && mkdir -p %t
// RUN: not q7x2-clang -c %t/missing.c 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: no such file or directory: '{{.*}}missing.c'

// RUN: not q7x2-clang 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: no input files

// RUN: not q7x2-clang -target x86_64-linux-gnu -c %s -o %t/o 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not q7x2-clang --target=q7x2-unknown-linux -c %s -o %t/o 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: error: unsupported target '{{.*}}': this is a compiler for 'q7x2-unknown-unknown' only

// RUN: not q7x2-clang --no-such-option -c %s -o %t/o 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: unknown argument: '--no-such-option'

// RUN: echo garbage >%t/bad.bc
// RUN: not q7x2-clang -c %t/bad.bc -o %t/o 2>&1 | FileCheck %s --check-prefix=BITCODE
// BITCODE: error: {{.*}}expected top-level entity

// RUN: not q7x2-clang -c %s -o %t/no/such/folder/o 2>&1 | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: error: unable to open output file

// RUN: not q7x2-clang -DTLS -c %s -o %t/o 2>&1 | FileCheck %s --check-prefix=TLS
// TLS: errors.c:[[@LINE+2]]:1: error: thread-local storage is not supported
#ifdef TLS
_Thread_local int x;
#endif

// RUN: not q7x2-clang -DTHROW -x c++ -c %s -o %t/o 2>&1 | FileCheck %s --check-prefix=THROW
// THROW: errors.c:[[@LINE+2]]:{{[0-9]+}}: error: cannot use 'throw' with exceptions disabled
#ifdef THROW
void f() { throw 1; }
#endif

// RUN: not q7x2-clang -DSYNTAX -c %s -o %t/o >%t/err 2>&1
// RUN: FileCheck %s --check-prefix=SYNTAX <%t/err
// RUN: not test -e %t/o
// SYNTAX: errors.c:[[@LINE+2]]:{{[0-9]+}}: error: expected expression
#ifdef SYNTAX
int y = ;
#endif
