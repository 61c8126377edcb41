// Switches, computed goto, recursion, Duff's device, short circuits.
#include <stdio.h>
__attribute__((noinline)) int dense(int X) {
  switch (X) {
  case 0:
    return 5;
  case 1:
    return 9;
  case 2:
    return -1;
  case 3:
    return 77;
  case 4:
    return 8;
  case 5:
    return 1;
  case 6:
    return 0;
  case 7:
    return 1234;
  default:
    return -7;
  }
}
__attribute__((noinline)) int big(unsigned X) {
#define C(N)                                                                   \
  case N:                                                                      \
    return (N * 7919) % 1013 ^ dense(N % 9);
#define C10(N) \
  C(N) C(N + 1) C(N + 2) C(N + 3) C(N + 4) C(N + 5) C(N + 6) C(N + 7) C(N + 8) \
  C(N + 9)
  switch (X) {
    C10(0) C10(10) C10(20) C10(30) C10(40) C10(50) C10(60) C10(70)
    default: return -1;
  }
}
__attribute__((noinline)) int sparse(long long X) {
  switch (X) {
  case -1:
    return 1;
  case 100:
    return 2;
  case 1ll << 40:
    return 3;
  case 5 ... 50:
    return 4;
  case -1000000:
    return 5;
  }
  return 6;
}
__attribute__((noinline)) int chars(char C) {
  switch (C) {
  case 'a':
  case 'e':
  case 'i':
  case 'o':
  case 'u':
    return 1;
  case '0' ... '9':
    return 2;
  case -5:
    return 3;
  default:
    return 0;
  }
}
static int interpret(const unsigned char *P) {
  static void *const Ops[] = {&&Halt, &&Inc, &&Dbl, &&Neg, &&Jnz};
  int A = 1, N = 40;
  goto *Ops[*P++];
Inc:
  ++A;
  goto *Ops[*P++];
Dbl:
  A = A * 2 % 10007;
  goto *Ops[*P++];
Neg:
  A = -A;
  goto *Ops[*P++];
Jnz:
  if (--N)
    P -= 4;
  goto *Ops[*P++];
Halt:
  return A;
}
static void copy(char *To, const char *From, int N) {
  int K = (N + 7) / 8;
  switch (N % 8) {
  case 0:
    do {
      *To++ = *From++;
    case 7:
      *To++ = *From++;
    case 6:
      *To++ = *From++;
    case 5:
      *To++ = *From++;
    case 4:
      *To++ = *From++;
    case 3:
      *To++ = *From++;
    case 2:
      *To++ = *From++;
    case 1:
      *To++ = *From++;
    } while (--K > 0);
  }
}
static int ack(int M, int N) {
  return !M ? N + 1 : !N ? ack(M - 1, 1) : ack(M - 1, ack(M, N - 1));
}
static int odd(unsigned);
static int even(unsigned N) { return N ? odd(N - 1) : 1; }
static int odd(unsigned N) { return N ? even(N - 1) : 0; }
static int Calls;
static int call(int V) {
  ++Calls;
  return V;
}
int main(void) {
  for (int I = -2; I < 85; ++I)
    printf("%d %d %d %d;", dense(I), big(I), sparse(I), chars(I + 40));
  printf("\n%d %d %d\n", sparse(1ll << 40), sparse(-1000000), chars('o'));
  static const unsigned char Code[] = {1, 2, 3, 1, 4, 0};
  printf("%d\n", interpret(Code));
  char Text[32] = {0};
  copy(Text, "twenty-seven characters....", 27);
  puts(Text);
  printf("%d %d %d\n", ack(2, 5), even(30), odd(31));
  int R = (call(0) && call(1)) || (call(1) && call(0)) || call(5);
  printf("%d %d\n", R, Calls);
  int I = 0, K = 0;
  do {
    if (I == 3)
      continue;
    if (I == 8)
      break;
    K += I;
  } while (++I < 20);
  printf("%d %d\n", I, K);
  for (unsigned char U = 250; U; ++U)
    K += U;
  for (I = 10; I-- > 0;)
    K ^= I << I;
  printf("%d\n", K);
}
