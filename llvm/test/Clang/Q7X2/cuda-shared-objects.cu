// Objects in shared memory whose constructors or destructors are not trivial: they are
// not run there, with a warning, and are everywhere else.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=WARNING --implicit-check-not=warning:
// RUN: q7x2-run %t.o --block 64 --arg buf:32 --print 0:i32:7 | FileCheck %s
// RUN: q7x2-clang -O2 -w -c %s -o %t.o --serialize-diagnostics %t.dia && test -s %t.dia
// RUN: echo '__global__ void k(int *p) { p[0] = 1; }' > %t.cu && rm %t.dia
// RUN: q7x2-clang -O2 -c %t.cu -o %t2.o --serialize-diagnostics %t.dia && test -s %t.dia
// RUN: not q7x2-clang -O2 -DERROR -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=ERROR

struct Initialized {
  int first = 3, second = 4;
};

struct Constructed {
  int *target = nullptr;
  int value;
  __device__ Constructed() : value(7) {}
  __device__ ~Constructed() {
    if (target)
      *target += value;
  }
};

template <typename T> struct Outer {
  struct Inner {
    T value = T(5);
  };
};

template <typename T> __device__ T instance(T v) {
  __shared__ typename Outer<T>::Inner inner;
  // WARNING: :[[@LINE-1]]:{{.*}} warning: the constructor and the destructor of 'Outer<int>::Inner' are not run for a variable in shared memory
  typename Outer<T>::Inner local;
  inner.value = v + local.value;
  return inner.value;
}

// WARNING-DAG: :[[@LINE+1]]:{{.*}} warning: {{.*}} 'Initialized' are not run
__shared__ Initialized global_object;

// The members as they were written; the constructors of local objects; the destructor of
// the local object, once.
// CHECK: 10
// CHECK-NEXT: 7
// CHECK-NEXT: 7
// CHECK-NEXT: 63
// CHECK-NEXT: 16
// CHECK-NEXT: 2
// CHECK-NEXT: 9
__global__ void test(int *out) {
  // WARNING-DAG: :[[@LINE+1]]:{{.*}} warning: {{.*}} 'Constructed' are not run
  __shared__ Constructed object, array[2];
  // WARNING-DAG: :[[@LINE-1]]:34: warning: {{.*}} 'Constructed' are not run
  if (threadIdx.x == 0) {
    global_object.first = 10;
    object.value = 63;
    array[1].value = 9;
  }
  __syncthreads();
  if (threadIdx.x == 63) {
    out[0] = global_object.first;
    Initialized local;
    out[1] = local.first + local.second;
    out[2] = 0;
    {
      Constructed counted;
      counted.target = &out[2];
    }
    out[3] = object.value;
    out[4] = instance(11);
    out[5] = sizeof(array) / sizeof(object);
    out[6] = array[1].value;
  }
#ifdef ERROR
  // Printed once, in spite of the second compilation.
  // ERROR-COUNT-1: error: use of undeclared identifier 'missing'
  // ERROR-NOT: error: use
  // ERROR: 1 error generated
  missing = 1;
#endif
}
