// A region of the scheduler that begins with a debug value, after a call, and has
// more values than registers. Debug information changes no code.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-clang -O2 -g -c %s -o %t.g.o
// RUN: llvm-objcopy -O binary --only-section=.text %t.o %t.text
// RUN: llvm-objcopy -O binary --only-section=.text %t.g.o %t.g.text
// RUN: cmp %t.text %t.g.text
enum { N = 90 };
void opaque(void);

void f(float *restrict p, float *restrict q) {
  opaque();
  int k = 7;
  float a[N], sum = 0;
#pragma unroll
  for (int i = 0; i < N; ++i)
    a[i] = p[i] * q[i * 7 % N];
#pragma unroll
  for (int i = 0; i < N; ++i)
    sum += a[i] * a[(i * 7 + 3) % N];
  q[0] = sum + k;
}
