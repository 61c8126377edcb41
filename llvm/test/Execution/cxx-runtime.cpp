// The C++ ABI's functions: a pure virtual call ends the program with a message, a
// guard lets one thread of many initialize.
//
// RUN: q7x2-clang -std=c++17 -O1 %s -o %t
// RUN: q7x2-run %t --kernel guarded --grid 2 --block 64 --arg buf:8 --print 0:i32:2 | FileCheck %s
// RUN: not q7x2-run %t --entry main 2>&1 | FileCheck %s --check-prefix=PURE

struct Base {
  Base() { call(this); }
  static void call(Base *b);
  virtual int value() = 0;
};
struct Derived : Base {
  int value() override { return 1; }
};
// PURE: a pure virtual function has been called
__attribute__((noinline)) void Base::call(Base *b) {
  __asm__ volatile("" : "+r"(b));
  b->value();
}
int main() {
  Derived d;
  return d.value();
}

__attribute__((noinline)) static int initialize(int *count) {
  return __atomic_add_fetch(count, 1, __ATOMIC_RELAXED) + 40;
}

// CHECK: {{^}}1
// CHECK-NEXT: {{^}}5248
extern "C" __attribute__((device_kernel)) void guarded(int *result) {
  static int once = initialize(&result[0]);
  __atomic_fetch_add(&result[1], once, __ATOMIC_RELAXED);
}
