// Functions that the optimizer replaces loops by, and abort, are linked from the
// device library. Those that replace printf are left to the code generator.

// RUN: q7x2-clang -O2 -S -emit-llvm %s -o - | FileCheck %s
// RUN: q7x2-clang -O2 -nostdlib -S -emit-llvm %s -o - | FileCheck %s --check-prefix=NOLIB

// NOLIB: declare {{.*}}@strlen(

// CHECK-LABEL: define {{.*}}@length(
// CHECK: call {{.*}}@strlen(
long length(const char *s) {
  long n = 0;
  while (*s++)
    ++n;
  return n;
}

// CHECK-LABEL: define {{.*}}@greet(
// CHECK: call {{.*}}@puts(
int printf(const char *, ...);
void greet(void) { printf("hello\n"); }

// CHECK-LABEL: define {{.*}}@give_up(
// CHECK: call void @llvm.trap()
void abort(void);
void give_up(void) { abort(); }

// CHECK-DAG: define internal {{.*}}@strlen(
// CHECK-DAG: declare {{.*}}@puts(
