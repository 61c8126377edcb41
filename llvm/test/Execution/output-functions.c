// All of C's output functions are in the target runtime.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: llvm-nm -u %t.o | count 0
// RUN: q7x2-run %t.o --entry main | FileCheck %s --match-full-lines --strict-whitespace
//
// The device library may call them too, although it does not define them.
// RUN: q7x2-clang -O2 -nostdlib -c -emit-llvm -x c /dev/null -o %t.empty.bc
// RUN: q7x2-clang -O2 -nostdlib -c -emit-llvm %s -o %t.bc
// RUN: %build/llvm/device-lib/merge-library -o %t.library.bc %t.empty.bc %t.bc
// RUN: q7x2-clang -O2 -nostdlib -c -emit-llvm -DUNDEFINED %s -o %t.bc
// RUN: not %build/llvm/device-lib/merge-library -o %t.library.bc %t.empty.bc %t.bc 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNDEFINED
// UNDEFINED:error: no definition of undefined

#include <stdarg.h>
#include <stdio.h>

__attribute__((noinline)) static int print(const char *Format, ...) {
  va_list Args;
  va_start(Args, Format);
  int Count = vprintf(Format, Args);
  va_end(Args);
  return Count;
}

__attribute__((noinline)) static int format(char *To, const char *Format, ...) {
  va_list Args;
  va_start(Args, Format);
  int Count = vsprintf(To, Format, Args);
  va_end(Args);
  return Count;
}

__attribute__((noinline)) static int formatAtMost(char *To, size_t Size,
                                                  const char *Format, ...) {
  va_list Args;
  va_start(Args, Format);
  int Count = vsnprintf(To, Size, Format, Args);
  va_end(Args);
  return Count;
}

int main(void) {
  char Text[32];
  //      CHECK:printf 1
  printf("printf %d\n", 1);
  // CHECK-NEXT:vprintf 2
  print("vprintf %d\n", 2);
  // CHECK-NEXT:puts
  puts("puts");
  // CHECK-NEXT:p
  putchar('p');
  putchar('\n');
  // CHECK-NEXT:sprintf 3 9
  int Count = sprintf(Text, "sprintf %d", 3);
  printf("%s %d\n", Text, Count);
  // CHECK-NEXT:vsprintf 4 2.5 14
  Count = format(Text, "vsprintf %d %.1f", 4, 2.5);
  printf("%s %d\n", Text, Count);
  // CHECK-NEXT:snpr 10
  Count = snprintf(Text, 5, "snprintf %d", 5);
  printf("%s %d\n", Text, Count);
  // CHECK-NEXT:vsnp 11
  Count = formatAtMost(Text, 5, "vsnprintf %d", 6);
  printf("%s %d\n", Text, Count);
#ifdef UNDEFINED
  int undefined(void);
  return undefined();
#endif
  return 0;
}
