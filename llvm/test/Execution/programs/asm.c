// Inline assembly that is the same on every machine.
#include <stdio.h>
int G = 5;
__attribute__((noinline)) int hide(int X) {
  __asm__ volatile("" : "+r"(X));
  return X;
}
__attribute__((noinline)) long hidel(long X) {
  __asm__ volatile("" : "+r"(X) : : "memory");
  return X;
}
__attribute__((noinline)) int tied(int X) {
  int Y;
  __asm__("" : "=r"(Y) : "0"(X));
  return Y;
}
__attribute__((noinline)) int mem(int X) {
  __asm__ volatile("" : "+m"(X));
  return X;
}
__attribute__((noinline)) void *ptr(void *P) {
  __asm__("" : "+r"(P));
  return P;
}
__attribute__((noinline)) short sh(short X) {
  __asm__("" : "+r"(X));
  return X;
}
int main(void) {
  int A = hide(7);
  long B = hidel(1l << 40);
  __asm__ volatile(""
                   :
                   : "i"(5), "n"(6), "r"(A), "m"(G), "g"(A), "X"(B)
                   : "memory");
  int Z = 3;
  __asm__ volatile("" : "+g"(Z));
  __asm__ volatile("" : "+rm"(Z));
  __asm__ volatile("" ::"ri"(Z), "o"(G), "p"(&G));
  printf("%d %ld %d %d %d %d %d\n", A, B, tied(4), mem(9), ptr(&G) == &G,
         sh(-3), Z);
  return G;
}
