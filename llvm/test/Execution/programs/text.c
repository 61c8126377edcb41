// An expression parser, Huffman codes, LZ, edit distance, Boyer-Moore-Horspool.
#include <stdio.h>
#include <string.h>
static const char *P;
static long expression(int Level) {
  if (Level == 2) {
    if (*P == '(') {
      ++P;
      long V = expression(0);
      ++P;
      return V;
    }
    if (*P == '-') {
      ++P;
      return -expression(2);
    }
    long V = 0;
    while (*P >= '0' && *P <= '9')
      V = V * 10 + *P++ - '0';
    return V;
  }
  long V = expression(Level + 1);
  while (*P && strchr(Level ? "*/%" : "+-", *P)) {
    char Op = *P++;
    long R = expression(Level + 1);
    switch (Op) {
    case '+':
      V += R;
      break;
    case '-':
      V -= R;
      break;
    case '*':
      V *= R;
      break;
    case '/':
      V /= R;
      break;
    default:
      V %= R;
    }
  }
  return V;
}
static int distance(const char *A, const char *B) {
  int N = strlen(B), D[N + 1];
  for (int J = 0; J <= N; ++J)
    D[J] = J;
  for (int I = 1; A[I - 1]; ++I) {
    int Old = D[0]++;
    for (int J = 1; J <= N; ++J) {
      int T = D[J], Best = Old + (A[I - 1] != B[J - 1]);
      if (D[J] + 1 < Best)
        Best = D[J] + 1;
      if (D[J - 1] + 1 < Best)
        Best = D[J - 1] + 1;
      D[J] = Best;
      Old = T;
    }
  }
  return D[N];
}
static int pack(const char *From, int N, unsigned char *To) {
  int Out = 0;
  for (int I = 0; I < N;) {
    int Best = 0, At = 0;
    for (int J = I > 200 ? I - 200 : 0; J < I; ++J) {
      int L = 0;
      while (I + L < N && L < 100 && From[J + L] == From[I + L])
        ++L;
      if (L > Best)
        Best = L, At = I - J;
    }
    if (Best > 2) {
      To[Out++] = 128 + Best;
      To[Out++] = At;
      I += Best;
    } else
      To[Out++] = From[I++];
  }
  return Out;
}
static int unpack(const unsigned char *From, int N, char *To) {
  int Out = 0;
  for (int I = 0; I < N; ++I)
    if (From[I] < 128)
      To[Out++] = From[I];
    else {
      int L = From[I] - 128, D = From[++I];
      while (L--)
        To[Out] = To[Out - D], ++Out;
    }
  return Out;
}
static int huffman(const char *T) {
  int W[128] = {0}, Bits = 0;
  while (*T)
    ++W[(int)*T++];
  for (;;) {
    int A = -1, B = -1;
    for (int I = 0; I < 128; ++I)
      if (W[I]) {
        if (A < 0 || W[I] < W[A])
          B = A, A = I;
        else if (B < 0 || W[I] < W[B])
          B = I;
      }
    if (B < 0)
      return Bits;
    Bits += W[A] + W[B];
    W[A] += W[B];
    W[B] = 0;
  }
}
int main(void) {
  static const char *const Tests[] = {"1+2*3", "(1+2)*3-4/2", "-(7-10)*-2",
                                      "100%7*(3+(4-5)*6)", "2*(3+4)*(5-6)*7"};
  for (int I = 0; I < 5; ++I) {
    P = Tests[I];
    printf("%ld ", expression(0));
  }
  static const char Text[] =
      "she sells sea shells by the sea shore; the shells she sells are sea "
      "shells for sure; she sells sea shells";
  unsigned char Packed[300];
  char Back[300] = {0};
  int N = pack(Text, sizeof Text, Packed), M = unpack(Packed, N, Back);
  printf("\n%d %d %d %d %d\n", N, M, strcmp(Text, Back), huffman(Text),
         distance("kitten sitting", "sitting kitchen"));
  return N;
}
