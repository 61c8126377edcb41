// What the optimizer makes of loops and of the ends of programs is in the
// library. What it makes of printf stays for the code generator.

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
