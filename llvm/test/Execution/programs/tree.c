// A red-black tree, which keeps its balance, and a hash table hold the same.
#include <stdio.h>
#include <stdlib.h>
struct Node {
  int Key, IsRed, Value;
  struct Node *Kid[2];
};
static int isRed(struct Node *N) { return N && N->IsRed; }
static struct Node *rotate(struct Node *N, int Side) {
  struct Node *K = N->Kid[!Side];
  N->Kid[!Side] = K->Kid[Side];
  K->Kid[Side] = N;
  K->IsRed = N->IsRed;
  N->IsRed = 1;
  return K;
}
static struct Node *insert(struct Node *N, int Key, int Value) {
  if (!N) {
    N = calloc(1, sizeof *N);
    N->Key = Key;
    N->Value = Value;
    N->IsRed = 1;
    return N;
  }
  if (Key == N->Key)
    N->Value += Value;
  else {
    int S = Key > N->Key;
    N->Kid[S] = insert(N->Kid[S], Key, Value);
  }
  if (isRed(N->Kid[1]) && !isRed(N->Kid[0]))
    N = rotate(N, 0);
  if (isRed(N->Kid[0]) && isRed(N->Kid[0]->Kid[0]))
    N = rotate(N, 1);
  if (isRed(N->Kid[0]) && isRed(N->Kid[1])) {
    N->IsRed = 1;
    N->Kid[0]->IsRed = N->Kid[1]->IsRed = 0;
  }
  return N;
}
static int depth(struct Node *N) {
  if (!N)
    return 0;
  int L = depth(N->Kid[0]), R = depth(N->Kid[1]);
  return 1 + (L > R ? L : R);
}
// Black nodes on the paths to the leaves; -1 if they differ or red follows red.
static int blackDepth(struct Node *N) {
  if (!N)
    return 0;
  int L = blackDepth(N->Kid[0]), R = blackDepth(N->Kid[1]);
  if (L < 0 || L != R || (N->IsRed && (isRed(N->Kid[0]) || isRed(N->Kid[1]))))
    return -1;
  return L + !N->IsRed;
}
static void walk(struct Node *N, void (*F)(struct Node *, void *), void *Arg) {
  if (N) {
    walk(N->Kid[0], F, Arg);
    F(N, Arg);
    walk(N->Kid[1], F, Arg);
  }
}
struct Entry {
  int Key, Value;
  struct Entry *Next;
} *Table[64];
static int *slot(int Key) {
  struct Entry **E = &Table[(unsigned)Key * 2654435761u >> 26];
  for (; *E; E = &(*E)->Next)
    if ((*E)->Key == Key)
      return &(*E)->Value;
  *E = calloc(1, sizeof **E);
  (*E)->Key = Key;
  return &(*E)->Value;
}
static void compare(struct Node *N, void *Arg) {
  int *Out = Arg;
  Out[0] += *slot(N->Key) == N->Value;
  Out[1] = Out[1] * 31 + N->Key;
}
int main(void) {
  struct Node *Root = 0;
  unsigned S = 1;
  int Out[2] = {0, 0};
  for (int I = 0; I < 400; ++I) {
    S = S * 1103515245 + 12345;
    int K = S >> 16 & 255;
    Root = insert(Root, K, I);
    Root->IsRed = 0;
    *slot(K) += I;
  }
  walk(Root, compare, Out);
  printf("%d %d %d %d\n", Out[0], Out[1], depth(Root), blackDepth(Root));
  for (int I = 0; I < 600; ++I) { // in order: the worst for one without balance
    Root = insert(Root, 1000 + I, I);
    Root->IsRed = 0;
  }
  printf("%d %d\n", depth(Root), blackDepth(Root));
}
