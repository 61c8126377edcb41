// Priority queues: a binary heap with changing keys for Prim's tree, a leftist
// heap with merging, events in time, the smallest of a stream.
#include <stdio.h>
#include <stdlib.h>
enum { N = 60 };
static int Key[N], Place[N], Heap[N + 1], Count;
static void put(int At, int V) {
  Heap[At] = V;
  Place[V] = At;
}
static void up(int At) {
  int V = Heap[At];
  for (; At > 1 && Key[Heap[At / 2]] > Key[V]; At /= 2)
    put(At, Heap[At / 2]);
  put(At, V);
}
static int pop(void) {
  int Top = Heap[1], V = Heap[Count--], At = 1;
  Place[Top] = 0;
  if (Count == 0)
    return Top;
  for (int Kid; (Kid = 2 * At) <= Count; At = Kid) {
    if (Kid < Count && Key[Heap[Kid + 1]] < Key[Heap[Kid]])
      ++Kid;
    if (Key[Heap[Kid]] >= Key[V])
      break;
    put(At, Heap[Kid]);
  }
  put(At, V);
  return Top;
}
static int distance(int A, int B) {
  int DX = A * 37 % 101 - B * 37 % 101, DY = A * 53 % 97 - B * 53 % 97;
  return DX * DX + DY * DY;
}
static long spanningTree(void) {
  long Sum = 0;
  for (int I = 0; I < N; ++I) {
    Key[I] = I ? 1 << 30 : 0;
    put(++Count, I);
  }
  while (Count) {
    int V = pop();
    Sum += Key[V];
    for (int W = 0; W < N; ++W)
      if (Place[W] && distance(V, W) < Key[W]) {
        Key[W] = distance(V, W);
        up(Place[W]);
      }
  }
  return Sum;
}
typedef struct Leftist {
  struct Leftist *Left, *Right;
  int Rank, Value;
} Leftist;
static Leftist *merge(Leftist *A, Leftist *B) {
  if (!A || !B)
    return A ? A : B;
  if (B->Value < A->Value) {
    Leftist *T = A;
    A = B;
    B = T;
  }
  A->Right = merge(A->Right, B);
  if (!A->Left || A->Left->Rank < A->Right->Rank) {
    Leftist *T = A->Left;
    A->Left = A->Right;
    A->Right = T;
  }
  A->Rank = A->Right ? A->Right->Rank + 1 : 1;
  return A;
}
int main(void) {
  Leftist *Heaps[2] = {0};
  unsigned Seed = 8, Hash = 0;
  printf("%ld\n", spanningTree());
  for (int I = 0; I < 200; ++I) {
    Leftist *One = calloc(1, sizeof *One);
    One->Rank = 1;
    One->Value = (Seed = Seed * 1103515245 + 12345) >> 16 & 999;
    Heaps[I & 1] = merge(Heaps[I & 1], One);
  }
  Leftist *All = merge(Heaps[0], Heaps[1]);
  for (int Before = -1, I = 0; All; ++I) {
    Leftist *Top = All;
    if (Top->Value < Before)
      puts("not in order");
    Before = Top->Value;
    Hash = Hash * 31 + Before;
    All = merge(Top->Left, Top->Right);
    if (I % 40 == 0 && I < 200) { // an event makes another
      Top->Left = Top->Right = NULL;
      Top->Value += 150;
      Top->Rank = 1;
      All = merge(All, Top);
    } else {
      free(Top);
    }
  }
  printf("%u\n", Hash);
}
