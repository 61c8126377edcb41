// RUN: q7x2-clang -O1 -S -emit-llvm %s -o - | FileCheck %s
// RUN: not q7x2-clang -O1 -S -emit-llvm -DBAD %s -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BAD

// CHECK-LABEL: @widths
// CHECK: call { i16, i32, i64, float, double, i128 } asm sideeffect
// CHECK-SAME: "=h,=r,=l,=f,=d,=q,h,r,l,f,d,q,i,~{R7},~{UR3},~{P1},~{memory}"
void widths(short *h, int *r, long *l, float *f, double *d, __int128 *q) {
  __asm__ volatile("ASM %0 %1 %2 %3 %4 %5 %6 %7 %8 %9 %10 %11 %12"
                   : "=h"(*h), "=r"(*r), "=l"(*l), "=f"(*f), "=d"(*d), "=q"(*q)
                   : "h"(*h), "r"(*r), "l"(*l), "f"(*f), "d"(*d), "q"(*q),
                     "i"(42)
                   : "R7", "UR3", "P1", "memory");
}

// Predicates: a _Bool is i1 as an input and i8 as an output.
// CHECK-LABEL: @predicates
// CHECK: call i8 asm "ASM $0 $1 $2", "=b,b,b"(i1 %{{.*}}, i32 %{{.*}})
// CHECK: call i32 asm "ASM $0", "=b,0"(i32
_Bool predicates(_Bool b, int i) {
  _Bool result;
  __asm__("ASM %0 %1 %2" : "=b"(result) : "b"(b), "b"(i > 3));
  __asm__("ASM %0" : "+b"(i));
  return result && i;
}

#ifdef BAD
void bad(long l) {
  int i;
  // BAD: [[@LINE+1]]:{{[0-9]+}}: error: invalid input size for constraint 'b'
  __asm__ volatile("" : : "b"(l));
  // BAD: [[@LINE+1]]:{{[0-9]+}}: error: invalid output size for constraint '=b'
  __asm__ volatile("" : "=b"(l));
  // BAD: [[@LINE+1]]:{{[0-9]+}}: error: invalid input size for constraint 'f'
  __asm__ volatile("" : : "f"(l));
  // BAD: [[@LINE+1]]:{{[0-9]+}}: error: invalid output constraint '=x' in asm
  __asm__ volatile("" : "=x"(i));
  // BAD: [[@LINE+1]]:{{[0-9]+}}: error: unknown register name 'R255' in asm
  __asm__ volatile("" : : : "R255");
  // BAD: [[@LINE+1]]:{{[0-9]+}}: error: unknown register name 'UR63' in asm
  __asm__ volatile("" : : : "UR63");
}
#endif
