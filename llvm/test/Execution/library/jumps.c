// setjmp, signals, functions that run before and after main, aligned memory.
#include <malloc.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
static jmp_buf Outer, Inner;
static int Order;
__attribute__((constructor)) static void late(void) {
  printf("constructor %d\n", ++Order);
}
__attribute__((constructor(200))) static void early(void) {
  printf("constructor(200) %d\n", ++Order);
}
__attribute__((constructor(101))) static void first(void) {
  printf("constructor(101) %d\n", ++Order);
}
__attribute__((destructor)) static void down(void) {
  printf("destructor %d\n", ++Order);
}
__attribute__((destructor(101))) static void last(void) {
  printf("destructor(101) %d\n", ++Order);
}
static void nested(void) { printf("registered by another %d\n", ++Order); }
static void ending(void) {
  printf("registered %d\n", ++Order);
  atexit(nested);
}
static void atEnd(void) { printf("registered last %d\n", ++Order); }
__attribute__((noinline)) static void descend(int Depth, int Value) {
  volatile char Frame[100];
  memset((char *)Frame, Depth, sizeof Frame);
  if (Depth == 0)
    longjmp(Value & 1 ? Outer : Inner, Value);
  descend(Depth - 1, Value);
  printf("not reached %d\n", Frame[5]);
}
__attribute__((noinline)) static double jumps(int A, double B) {
  volatile int Tries = 0;
  int Kept = A * 3;
  double Real = B * 1.5;
  long Many[8];
  for (int I = 0; I < 8; ++I)
    Many[I] = A + I;
  switch (setjmp(Inner)) {
  case 0:
    descend(5, 2);
  case 2:
    ++Tries;
    descend(3, 4);
  case 4:
    if (++Tries < 5)
      longjmp(Inner, 4);
  }
  for (int I = 0; I < 8; ++I)
    Kept += Many[I];
  printf("%d tries\n", Tries);
  return Kept + Real;
}
static void handle(int Number) { printf("signal %d\n", Number); }
static void memory(void) {
  static char *Held[32];
  static size_t Sizes[32];
  unsigned Seed = 1;
  for (int Iteration = 0; Iteration < 200; ++Iteration) {
    int I = (Seed = Seed * 1103515245 + 12345) >> 16 & 31;
    size_t Align = (size_t)16 << (Seed >> 21 & 7);
    for (size_t J = 0; J < Sizes[I]; ++J)
      if (Held[I][J] != I)
        printf("%d overwritten at %zu\n", I, J);
    free(Held[I]);
    Sizes[I] = (Seed >> 24) + 1;
    Held[I] = memalign(Align, Sizes[I]);
    if ((uintptr_t)Held[I] & (Align - 1))
      puts("not aligned");
    memset(Held[I], I, Sizes[I]);
  }
  void *P;
  printf("%d %d\n", posix_memalign(&P, 256, 100), (int)((uintptr_t)P & 255));
  free(P);
  char *C = calloc(10, 10), *D = realloc(memset(C, 7, 100), 1000);
  printf("%d %d\n", D[0], D[99]);
}
int main(void) {
  printf("main %d\n", ++Order);
  atexit(ending);
  atexit(atEnd);
  int Value = setjmp(Outer);
  if (Value < 5) {
    printf("outer %d\n", Value);
    descend(4, 2 * Value + 1);
  }
  printf("outer at last %d\n", Value);
  printf("%g\n", jumps(7, 2.5));
  signal(SIGTERM, handle);
  printf("%d\n", raise(SIGTERM));
  signal(SIGINT, SIG_IGN);
  raise(SIGINT);
  memory();
  clock_t Begin = clock();
  printf("%d %d\n", clock() >= Begin, difftime(5, 3) == 2);
  printf("%d\n", getchar());
  fputs("text to ", stdout);
  fwrite("a stream\n", 1, 9, stdout);
  exit(23);
}
