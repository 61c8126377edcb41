// An inline function that is not inlined has a definition nevertheless: a local
// one, unless the file also has an external one.

// RUN: q7x2-clang -O0 -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not=@unused
// RUN: q7x2-clang -O2 -S -emit-llvm %s -o - | FileCheck %s --check-prefix=O2
// RUN: q7x2-clang -O0 -c %s -DOTHER -o %t.other.o
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o %t.other.o --kernel user --grid 1 --block 1 --arg buf:i32:5,7 --print 0:i32 \
// RUN:   | FileCheck %s --check-prefix=GOT
//
// GOT: 16
// GOT-NEXT: 7

#ifndef OTHER
inline int declared(int x);
kernel void user(global int *p) {
  extern int shared(int x);
  p[0] = declared(p[0]) + shared(p[0]);
}
#endif

// CHECK-DAG: define internal {{.*}}@declared(
inline int declared(int x) { return x * 2; }

#ifndef OTHER
// CHECK-DAG: define dso_local {{.*}}@shared(
// O2-DAG: define dso_local {{.*}}@shared(
inline int shared(int x) { return x + 1; }
extern int shared(int x);
#endif

inline int unused(int x) { return x - 1; }

// O2-DAG: define internal {{.*}}@forced(
__attribute__((noinline)) inline int forced(int x) { return x * 3; }
#ifdef OTHER
kernel void other(global int *p) { p[0] = forced(p[1]) + declared(p[0]); }
#else
kernel void last(global int *p) { p[0] = forced(p[1]); }
#endif
