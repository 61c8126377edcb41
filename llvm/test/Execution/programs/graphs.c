// Dijkstra with a heap, Floyd-Warshall, the game of life, flood fill.
#include <stdio.h>
#include <string.h>
enum { N = 16, Far = 1 << 29 };
static int W[N][N], D[N], All[N][N];
struct Item {
  int Cost, Node;
} Heap[N * N + 1];
static int Size;
static void push(struct Item X) {
  int I = ++Size;
  for (; I > 1 && Heap[I / 2].Cost > X.Cost; I /= 2)
    Heap[I] = Heap[I / 2];
  Heap[I] = X;
}
static struct Item pop(void) {
  struct Item Top = Heap[1], X = Heap[Size--];
  int I = 1;
  for (int C; (C = 2 * I) <= Size; I = C) {
    if (C < Size && Heap[C + 1].Cost < Heap[C].Cost)
      ++C;
    if (X.Cost <= Heap[C].Cost)
      break;
    Heap[I] = Heap[C];
  }
  Heap[I] = X;
  return Top;
}
static void dijkstra(int From) {
  for (int I = 0; I < N; ++I)
    D[I] = Far;
  D[From] = 0;
  push((struct Item){0, From});
  while (Size) {
    struct Item X = pop();
    if (X.Cost > D[X.Node])
      continue;
    for (int J = 0; J < N; ++J)
      if (W[X.Node][J] < Far && D[J] > X.Cost + W[X.Node][J]) {
        D[J] = X.Cost + W[X.Node][J];
        push((struct Item){D[J], J});
      }
  }
}
static unsigned char Grid[12][12];
static void step(void) {
  unsigned char Next[12][12];
  for (int Y = 0; Y < 12; ++Y)
    for (int X = 0; X < 12; ++X) {
      int C = -Grid[Y][X];
      for (int A = -1; A < 2; ++A)
        for (int B = -1; B < 2; ++B)
          C += Grid[(Y + A + 12) % 12][(X + B + 12) % 12];
      Next[Y][X] = C == 3 || (C == 2 && Grid[Y][X]);
    }
  memcpy(Grid, Next, sizeof Grid);
}
static int fill(int Y, int X) {
  if (Y < 0 || X < 0 || Y > 11 || X > 11 || Grid[Y][X])
    return 0;
  Grid[Y][X] = 1;
  return 1 + fill(Y - 1, X) + fill(Y + 1, X) + fill(Y, X - 1) + fill(Y, X + 1);
}
int main(void) {
  for (int I = 0; I < N; ++I)
    for (int J = 0; J < N; ++J) {
      W[I][J] = (I * 7 + J * 13) % 11 < 3 ? (I * J) % 17 + 1 : Far;
      All[I][J] = I == J ? 0 : W[I][J];
    }
  for (int K = 0; K < N; ++K)
    for (int I = 0; I < N; ++I)
      for (int J = 0; J < N; ++J)
        if (All[I][K] + All[K][J] < All[I][J])
          All[I][J] = All[I][K] + All[K][J];
  int Same = 0, Sum = 0;
  for (int I = 0; I < N; ++I) {
    dijkstra(I);
    for (int J = 0; J < N; ++J) {
      Same += D[J] == All[I][J];
      Sum = Sum * 7 + D[J];
    }
  }
  static const char *Glider[] = {".#.", "..#", "###"};
  for (int Y = 0; Y < 3; ++Y)
    for (int X = 0; X < 3; ++X)
      Grid[Y + 1][X + 1] = Glider[Y][X] == '#';
  for (int I = 0; I < 20; ++I)
    step();
  for (int Y = 0; Y < 12; ++Y, puts(""))
    for (int X = 0; X < 12; ++X)
      putchar(Grid[Y][X] ? '#' : '.');
  printf("%d %d %d\n", Same, Sum, fill(0, 0));
}
