// Hash tables of words: open addressing that grows, and chains; FNV, Adler.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct {
  char *Key; // null: free
  int Count;
} Slot;
typedef struct {
  Slot *Slots;
  size_t Size, Used;
} Table;
typedef struct Link {
  struct Link *Next;
  int Count;
  char Key[];
} Link;
static Link *Chains[32];
static uint32_t fnv(const char *S) {
  uint32_t H = 2166136261u;
  for (; *S; ++S)
    H = (H ^ (unsigned char)*S) * 16777619u;
  return H;
}
static uint32_t adler(const char *S) {
  uint32_t A = 1, B = 0;
  for (; *S; ++S) {
    A = (A + (unsigned char)*S) % 65521;
    B = (B + A) % 65521;
  }
  return B << 16 | A;
}
static Slot *find(Table *T, const char *Key) {
  size_t I = fnv(Key) & (T->Size - 1);
  while (T->Slots[I].Key && strcmp(T->Slots[I].Key, Key))
    I = (I + 1) & (T->Size - 1);
  return &T->Slots[I];
}
static void grow(Table *T) {
  Table New = {calloc(2 * T->Size, sizeof(Slot)), 2 * T->Size, T->Used};
  for (size_t I = 0; I < T->Size; ++I)
    if (T->Slots[I].Key)
      *find(&New, T->Slots[I].Key) = T->Slots[I];
  free(T->Slots);
  *T = New;
}
static void add(Table *T, const char *Key) {
  Slot *S = find(T, Key);
  if (!S->Key) {
    S->Key = strdup(Key);
    if (++T->Used * 4 > T->Size * 3) {
      grow(T);
      S = find(T, Key);
    }
  }
  ++S->Count;
}
static Link *chained(const char *Key) {
  Link **At = &Chains[adler(Key) % 31];
  for (; *At; At = &(*At)->Next)
    if (strcmp((*At)->Key, Key) == 0)
      return *At;
  *At = calloc(1, sizeof(Link) + strlen(Key) + 1);
  strcpy((*At)->Key, Key);
  return *At;
}
static int order(const void *A, const void *B) {
  const Slot *L = A, *R = B;
  return L->Count != R->Count ? R->Count - L->Count : strcmp(L->Key, R->Key);
}
int main(void) {
  Table T = {calloc(8, sizeof(Slot)), 8, 0};
  unsigned Seed = 1;
  for (int I = 0; I < 600; ++I) {
    char Word[12];
    Seed = Seed * 1103515245 + 12345;
    unsigned V = (Seed >> 16 & 15) * (Seed >> 22 & 15);
    snprintf(Word, sizeof Word, "w%x%c", V, 'a' + V % 3);
    add(&T, Word);
    ++chained(Word)->Count;
  }
  int Differ = 0;
  Slot *List = malloc(T.Used * sizeof *List), *Out = List;
  for (size_t I = 0; I < T.Size; ++I)
    if (T.Slots[I].Key) {
      Differ += chained(T.Slots[I].Key)->Count != T.Slots[I].Count;
      *Out++ = T.Slots[I];
    }
  qsort(List, T.Used, sizeof *List, order);
  printf("%zu %zu %d\n", T.Used, T.Size, Differ);
  for (int I = 0; I < 8; ++I)
    printf("%s:%d ", List[I].Key, List[I].Count);
  printf("\n%08x %08x\n", fnv("hash"), adler("Wikipedia"));
}
