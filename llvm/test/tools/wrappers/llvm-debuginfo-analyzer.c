// The scopes, variables and lines of a kernel, inlined functions included.
// REQUIRES: q7x2-project

// RUN: q7x2-clang -g -O1 -fno-lto -c %s -o %t.o
// RUN: llvm-debuginfo-analyzer --attribute=level,size,inserted \
// RUN:   --print=scopes,symbols,types %t.o | FileCheck %s

// CHECK: {CompileUnit} '{{.*}}llvm-debuginfo-analyzer.c'
// CHECK: {Struct} 'point' [Size = 8]
// CHECK: {Member} public 'y' -> 'int'
// CHECK: {Function} inlined 'norm' -> 'int'
// CHECK: {Parameter} 'p' -> 'point'
// CHECK-NEXT: {{.*}} {Variable} 'squares' -> 'int'
// CHECK: {Function} extern not_inlined 'k' -> 'void'
// CHECK: {InlinedFunction} inlined 'norm' -> 'int'

struct point {
  int x, y;
};
static int norm(struct point p) {
  int squares = p.x * p.x;
  return squares + p.y * p.y;
}
__attribute__((device_kernel)) void k(int *out, int n) {
  struct point p = {n, n + 1};
  out[0] = norm(p);
}
