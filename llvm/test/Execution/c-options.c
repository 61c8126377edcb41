// Options whose code calls an operating system, which there is none of: failed
// checks trap; stack protectors and cache operations have no effect.
//
// RUN: q7x2-clang -O0 -fsanitize=undefined -fsanitize-trap=undefined -c %s -o %t.o
// RUN: not q7x2-run %t.o --entry main
// RUN: q7x2-clang -O2 -ftrapv -c %s -o %t.o
// RUN: not q7x2-run %t.o --entry main
// RUN: q7x2-clang -O2 -fwrapv -fstack-protector-all -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main

volatile int One = 1;

__attribute__((noinline)) static int increment(int X) { return X + One; }

int main(void) {
  char Text[16];
  __builtin___clear_cache(Text, Text + sizeof Text);
  return increment(0x7fffffff) != -0x7fffffff - 1;
}
