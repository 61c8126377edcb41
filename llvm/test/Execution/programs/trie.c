// A trie with counts, prefixes and removal; Aho and Corasick's search in it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct Node {
  struct Node *Kids[26], *Fail;
  int Words, Below;
} Node;
static int Nodes;
static Node *make(void) {
  ++Nodes;
  return calloc(1, sizeof(Node));
}
static void insert(Node *N, const char *W) {
  for (; ++N->Below, *W; ++W) {
    Node **K = &N->Kids[*W - 'a'];
    if (!*K)
      *K = make();
    N = *K;
  }
  ++N->Words;
}
static int count(Node *N, const char *Prefix) {
  for (; N && *Prefix; ++Prefix)
    N = N->Kids[*Prefix - 'a'];
  return N ? N->Below : 0;
}
static Node *withdraw(Node *N, const char *W) { // which is in it
  if (--N->Below == 0 && *W == 0) {
    --Nodes;
    free(N);
    return NULL;
  }
  if (*W) {
    Node **K = &N->Kids[*W - 'a'];
    *K = withdraw(*K, W + 1);
  } else {
    --N->Words;
  }
  if (N->Below == 0) {
    --Nodes;
    free(N);
    return NULL;
  }
  return N;
}
static void print(Node *N, char *Word, int Depth) {
  if (N->Words)
    printf("%.*s:%d ", Depth, Word, N->Words);
  for (int C = 0; C < 26; ++C)
    if (N->Kids[C]) {
      Word[Depth] = 'a' + C;
      print(N->Kids[C], Word, Depth + 1);
    }
}
static void connect(Node *Root) {
  Node *Queue[100];
  int Head = 0, Tail = 0;
  Queue[Tail++] = Root;
  while (Head < Tail) {
    Node *N = Queue[Head++];
    for (int C = 0; C < 26; ++C) {
      Node *K = N->Kids[C], *F = N->Fail;
      if (!K)
        continue;
      while (F && !F->Kids[C])
        F = F->Fail;
      K->Fail = F ? F->Kids[C] : Root;
      Queue[Tail++] = K;
    }
  }
}
static int search(Node *Root, const char *Text) {
  int Found = 0;
  Node *N = Root;
  for (; *Text; ++Text) {
    while (N != Root && !N->Kids[*Text - 'a'])
      N = N->Fail;
    if (N->Kids[*Text - 'a'])
      N = N->Kids[*Text - 'a'];
    for (Node *M = N; M; M = M->Fail)
      Found += M->Words;
  }
  return Found;
}
int main(void) {
  static const char *const Words[] = {"he",  "she",   "his",  "hers",  "he",
                                      "her", "usher", "rush", "shell", "ell"};
  Node *Root = make();
  char Word[20];
  for (int I = 0; I < 10; ++I)
    insert(Root, Words[I]);
  print(Root, Word, 0);
  printf("\n%d %d %d %d\n", Nodes, count(Root, "he"), count(Root, "sh"),
         count(Root, "x"));
  connect(Root);
  printf("%d\n", search(Root, "ushershellrushishershe"));
  for (int I = 0; I < 8; ++I)
    Root = withdraw(Root, Words[I]);
  print(Root, Word, 0);
  printf("%d\n", Nodes);
}
