// Options that cannot work on this machine say so in one sentence.

// RUN: not q7x2-clang -fno-integrated-as -c %s -o %t.o 2>&1 | FileCheck -check-prefix=AS %s
// AS: q7x2-clang: error: '-fno-integrated-as' is not supported: there is no other assembler
// AS-NOT: {{.}}
// RUN: not q7x2-clang -pg -c %s -o %t.o 2>&1 | FileCheck -check-prefix=PG %s
// PG: q7x2-clang: error: '-pg' is not supported: mcount needs an operating system; use q7x2-run --report
// PG-NOT: {{.}}
// RUN: not q7x2-clang -fmodules -fsyntax-only %s 2>&1 | FileCheck -check-prefix=MODULES %s
// MODULES: error: '-fmodules' is not supported: modules cannot be built
// RUN: not q7x2-clang -fsplit-stack -c %s 2>&1 | FileCheck -check-prefix=STACK %s
// RUN: not q7x2-clang -fopenmp -c %s 2>&1 | FileCheck -check-prefix=OPENMP %s
// RUN: not q7x2-clang -fopenmp=libomp -c %s 2>&1 | FileCheck -check-prefix=OPENMP %s
// OPENMP: error: '-fopenmp{{.*}}' is not supported: threads are those of a launch, in OpenCL C or CUDA
// RUN: q7x2-clang -fopenmp-simd -c %s -o %t.o
// STACK: error: '-fsplit-stack' is not supported: a thread's stack is one piece

// RUN: not q7x2-clang -fprofile-generate -c %s 2>&1 | FileCheck -check-prefix=PROFILE %s
// RUN: not q7x2-clang -fprofile-generate=%t -c %s 2>&1 | FileCheck -check-prefix=PROFILE %s
// RUN: not q7x2-clang -fprofile-instr-generate -c %s 2>&1 | FileCheck -check-prefix=PROFILE %s
// RUN: not q7x2-clang -fprofile-arcs -c %s 2>&1 | FileCheck -check-prefix=PROFILE %s
// RUN: not q7x2-clang --coverage -c %s 2>&1 | FileCheck -check-prefix=PROFILE %s
// RUN: not q7x2-clang -fprofile-instr-generate -fcoverage-mapping -c %s 2>&1 \
// RUN:   | FileCheck -check-prefix=PROFILE %s
// PROFILE: error: '-{{.*}}' is not supported: the device has no files to write the

// The last one counts.
// RUN: q7x2-clang -fno-integrated-as -fintegrated-as -c %s -o %t.o

// Source code from standard input.
// RUN: echo 'kernel void k(global int *p) { *p = 1; }' | q7x2-clang -x cl - -c -o %t.o
// RUN: llvm-nm %t.o | FileCheck -check-prefix=STDIN %s
// STDIN: T k

int f(void) { return 0; }
