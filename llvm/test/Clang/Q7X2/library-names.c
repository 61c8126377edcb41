// RUN: q7x2-clang -O0 -S %s -o - | FileCheck %s
// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s
//
// A program's own function is called, even if it has the name of a library's.

double sin(double);

// CHECK-LABEL: call:
// CHECK: CALL R[20:21], sin
float call(float a) { return sin(a); }

__attribute__((weak)) double sin(double a) { return a; }
