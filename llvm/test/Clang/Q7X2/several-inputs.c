// Several inputs become one object, as one program: the function of the second
// file, of another language, is inlined into the first.

// RUN: split-file %s %t
// RUN: q7x2-clang -O2 %t/main.c %t/kernel.cl -o %t/program.o \
// RUN:   -mllvm -print-after=constmerge -mllvm -print-module-scope 2>&1 \
// RUN:   | FileCheck %s --check-prefix=IR
// RUN: llvm-nm %t/program.o | FileCheck %s --check-prefix=NAMES --implicit-check-not=' U '

// IR: define {{.*}}i32 @main()
// IR-NEXT: ret i32 24

// NAMES-DAG: T main
// NAMES-DAG: T kern

//--- main.c
int twice(int);
int thrice(int x) { return 3 * x; }
int main(void) { return twice(thrice(4)); }

//--- kernel.cl
int thrice(int);
int twice(int x) { return 2 * x; }
kernel void kern(global int *p) { p[get_global_id(0)] = thrice(twice(1)); }
