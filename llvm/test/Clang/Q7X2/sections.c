// RUN: q7x2-clang -g -O2 -c %s -o %t.o
// RUN: llvm-readelf -S %t.o | FileCheck %s
// RUN: llvm-dwarfdump --verify %t.o
//
// All code is in one section, so that the addresses in debug information are
// unambiguous.

// CHECK: .text
// CHECK-NOT: .text.

extern int fail(int) __attribute__((cold, noreturn));

int often(int x) { return x > 0 ? x * 3 + x / 7 : -x; }

__attribute__((cold)) int seldom(int x) {
  if (x < 0)
    fail(often(x));
  return often(x + 1);
}
