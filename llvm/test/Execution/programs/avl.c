// An AVL tree: insertion, removal, ranks; it stays in balance.
#include <stdio.h>
#include <stdlib.h>
typedef struct Node {
  struct Node *Kid[2];
  int Key, Height, Size;
} Node;
static int height(const Node *N) { return N ? N->Height : 0; }
static int size(const Node *N) { return N ? N->Size : 0; }
static void update(Node *N) {
  int L = height(N->Kid[0]), R = height(N->Kid[1]);
  N->Height = 1 + (L > R ? L : R);
  N->Size = 1 + size(N->Kid[0]) + size(N->Kid[1]);
}
static Node *rotate(Node *N, int Up) { // the kid at Up takes N's place
  Node *K = N->Kid[Up];
  N->Kid[Up] = K->Kid[!Up];
  K->Kid[!Up] = N;
  update(N);
  update(K);
  return K;
}
static Node *balance(Node *N) {
  update(N);
  for (int S = 0; S < 2; ++S) {
    Node *K = N->Kid[S];
    if (height(K) <= height(N->Kid[!S]) + 1)
      continue;
    if (height(K->Kid[S]) < height(K->Kid[!S]))
      N->Kid[S] = rotate(K, !S);
    return rotate(N, S);
  }
  return N;
}
static Node *insert(Node *N, int Key) {
  if (!N) {
    N = calloc(1, sizeof *N);
    N->Key = Key;
  } else if (Key != N->Key) {
    int S = Key > N->Key;
    N->Kid[S] = insert(N->Kid[S], Key);
  }
  return balance(N);
}
static Node *takeFirst(Node *N, Node **First) {
  if (!N->Kid[0]) {
    *First = N;
    return N->Kid[1];
  }
  N->Kid[0] = takeFirst(N->Kid[0], First);
  return balance(N);
}
static Node *erase(Node *N, int Key) {
  if (!N)
    return NULL;
  if (Key != N->Key) {
    int S = Key > N->Key;
    N->Kid[S] = erase(N->Kid[S], Key);
    return balance(N);
  }
  Node *Next = N->Kid[0];
  if (N->Kid[1]) {
    Node *Rest = takeFirst(N->Kid[1], &Next);
    Next->Kid[0] = N->Kid[0];
    Next->Kid[1] = Rest;
    Next = balance(Next);
  }
  free(N);
  return Next;
}
static int at(const Node *N, int Rank) {
  for (;;) {
    int L = size(N->Kid[0]);
    if (Rank == L)
      return N->Key;
    N = N->Kid[Rank > L];
    Rank -= Rank > L ? L + 1 : 0;
  }
}
static int isValid(const Node *N, int Low, int High) {
  if (!N)
    return 1;
  int Lean = height(N->Kid[0]) - height(N->Kid[1]);
  return N->Key > Low && N->Key < High && Lean * Lean <= 1 &&
         isValid(N->Kid[0], Low, N->Key) && isValid(N->Kid[1], N->Key, High);
}
int main(void) {
  Node *Root = NULL;
  unsigned Seed = 4;
  for (int I = 0; I < 250; ++I)
    Root =
        insert(Root, I < 100 ? I : (Seed = Seed * 1664525 + 1013904223) >> 22);
  printf("%d %d %d\n", size(Root), height(Root), isValid(Root, -1, 1 << 30));
  for (int I = 0; I < 1024; I += 3)
    Root = erase(Root, I);
  printf("%d %d %d\n", size(Root), height(Root), isValid(Root, -1, 1 << 30));
  for (int R = 0; R < size(Root); R += 25)
    printf("%d ", at(Root, R));
  while (Root)
    Root = erase(Root, Root->Key);
}
