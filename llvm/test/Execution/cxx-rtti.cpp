// dynamic_cast and typeid, which need -frtti. The host's results are the
// expected ones.
//
// REQUIRES: libcxx
// RUN: %host_clang -x c++ -std=c++17 %s -o %t.host -lstdc++ && %t.host > %t.expected
// RUN: q7x2-clang -std=c++17 -frtti -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main > %t.out && diff %t.expected %t.out
// RUN: q7x2-clang -std=c++17 -frtti -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main > %t.out && diff %t.expected %t.out
// RUN: FileCheck %s < %t.out
// RUN: q7x2-clang -std=c++17 -frtti -O1 -DREFERENCE -c %s -o %t.o
// RUN: not q7x2-run %t.o --entry main 2>&1 | FileCheck %s --check-prefix=REFERENCE
// RUN: not q7x2-clang -std=c++17 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=DISABLED

#include <stdio.h>
#include <typeinfo>

struct A { virtual ~A() {} int a = 1; };
struct B { virtual ~B() {} int b = 2; };
struct C : A { int c = 3; };                          // one base
struct D : A, B { int d = 4; };                       // several
struct E : D, private C { int e = 5; };               // A twice, one private
struct V1 : virtual A { int v = 6; };
struct V2 : virtual A { int v = 7; };
struct W : V1, V2, B { int w = 8; };                  // one A
struct X : C, D {};                                   // two A
struct Y : private B, public A {};
namespace { struct Local : C {}; }

template <typename T> T *hide(T *p) {
  __asm__ volatile("" : "+r"(p));
  return p;
}

#define TRY(TO, FROM)                                                          \
  do {                                                                         \
    auto *p = dynamic_cast<TO *>(hide(FROM));                                  \
    printf("%s from %s: %ld\n", #TO, #FROM,                                    \
           p ? (long)((char *)p - (char *)dynamic_cast<void *>(FROM)) : -1);   \
  } while (0)

int main() {
  C c;
  D d;
  E e;
  W w;
  X x;
  Y y;
  Local local;
  A *ac = &c, *ad = &d, *aw = &w, *ax1 = static_cast<C *>(&x),
    *ax2 = static_cast<D *>(&x), *ae = static_cast<D *>(&e), *ay = &y,
    *al = &local, *none = nullptr;
  B *bd = &d, *bw = &w, *bx = &x;
  // CHECK: C from ac: 0
  TRY(C, ac);
  // CHECK-NEXT: D from ac: -1
  TRY(D, ac);
  // CHECK-NEXT: D from ad: 0
  TRY(D, ad);
  // CHECK-NEXT: B from ad: 16
  TRY(B, ad);
  TRY(A, bd);
  TRY(D, bd);
  TRY(V1, aw);
  TRY(V2, aw);
  TRY(W, aw);
  TRY(B, aw);
  TRY(A, bw);
  TRY(V2, bw);
  TRY(C, ax1);
  TRY(D, ax1);
  TRY(X, ax2);
  TRY(A, bx);
  TRY(E, ae);
  TRY(C, ae);
  TRY(B, ae);
  TRY(B, ay);
  TRY(Y, ay);
  TRY(Local, al);
  TRY(C, al);
  printf("%d\n", dynamic_cast<C *>(hide(none)) == nullptr);
  printf("%d %d %s\n", typeid(*ac) == typeid(C), typeid(*ad) == typeid(C),
         typeid(*aw).name());
  // The types that the library has.
  printf("%s %s %s %s %s\n", typeid(int).name(), typeid(const char *).name(),
         typeid(long double).name(), typeid(decltype(nullptr)).name(),
         typeid(unsigned long *).name());
  printf("%d %d\n", typeid(int) == typeid(unsigned),
         typeid(float) == typeid(1.0f));
#ifdef REFERENCE
  // REFERENCE: dynamic_cast: a reference to an object of another class
  return dynamic_cast<D &>(*ac).d;
#endif
  // DISABLED: cxx-rtti.cpp:{{.*}} error: use of dynamic_cast requires -frtti
}
