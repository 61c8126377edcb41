// Huffman's codes in canonical order, written and read bit by bit; move to
// front; the transform of Burrows and Wheeler.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { Most = 600 };
static unsigned char Stream[Most];
static int Bits;
static void write(unsigned Code, int Length) {
  for (int I = Length - 1; I >= 0; --I, ++Bits)
    Stream[Bits / 8] |= (Code >> I & 1) << (7 - Bits % 8);
}
static void findLengths(const int *Counts, int *Lengths) {
  int Weight[512], Parent[512], Nodes = 256, Live[512], Alive = 0;
  for (int I = 0; I < 256; ++I)
    if ((Weight[I] = Counts[I]))
      Live[Alive++] = I;
  while (Alive > 1) {
    for (int Pick = 0; Pick < 2; ++Pick) { // the two lightest to the end
      int Last = Alive - 1 - Pick, Best = Last;
      for (int I = 0; I < Last; ++I)
        if (Weight[Live[I]] < Weight[Live[Best]])
          Best = I;
      int T = Live[Best];
      Live[Best] = Live[Last];
      Live[Last] = T;
    }
    Weight[Nodes] = Weight[Live[Alive - 1]] + Weight[Live[Alive - 2]];
    Parent[Live[Alive - 1]] = Parent[Live[Alive - 2]] = Nodes;
    Live[--Alive - 1] = Nodes++;
  }
  int Root = Nodes - 1;
  for (int I = 0; I < 256; ++I) {
    Lengths[I] = 0;
    if (Counts[I])
      for (int N = I; N != Root; N = Parent[N])
        ++Lengths[I];
  }
}
static void makeCodes(const int *Lengths, unsigned *Codes) {
  unsigned Next = 0;
  for (int L = 1; L < 32; ++L, Next <<= 1)
    for (int I = 0; I < 256; ++I)
      if (Lengths[I] == L)
        Codes[I] = Next++;
}
static int read(int *At, const int *Lengths, const unsigned *Codes) {
  unsigned Code = 0;
  for (int L = 1; L < 32; ++L, ++*At) {
    Code = Code << 1 | (Stream[*At / 8] >> (7 - *At % 8) & 1);
    for (int I = 0; I < 256; ++I)
      if (Lengths[I] == L && Codes[I] == Code)
        return ++*At, I;
  }
  return -1;
}
static const unsigned char *Text;
static int Size;
static int byRotation(const void *A, const void *B) {
  int X = *(const int *)A, Y = *(const int *)B;
  for (int I = 0; I < Size; ++I) {
    int D = Text[(X + I) % Size] - Text[(Y + I) % Size];
    if (D)
      return D;
  }
  return X - Y;
}
static int transform(unsigned char *Out) { // where the text itself is
  int Order[Most], Self = 0;
  for (int I = 0; I < Size; ++I)
    Order[I] = I;
  qsort(Order, Size, sizeof *Order, byRotation);
  for (int I = 0; I < Size; ++I) {
    Out[I] = Text[(Order[I] + Size - 1) % Size];
    if (Order[I] == 0)
      Self = I;
  }
  return Self;
}
static void undo(const unsigned char *In, int Self, char *Out) {
  int Begin[257] = {0}, Next[Most];
  for (int I = 0; I < Size; ++I)
    ++Begin[In[I] + 1];
  for (int I = 0; I < 256; ++I)
    Begin[I + 1] += Begin[I];
  for (int I = 0; I < Size; ++I)
    Next[Begin[In[I]]++] = I;
  for (int I = 0, At = Next[Self]; I < Size; ++I, At = Next[At])
    Out[I] = In[At];
}
static void moveToFront(unsigned char *V, int IsBack) {
  unsigned char List[256];
  for (int I = 0; I < 256; ++I)
    List[I] = I;
  for (int I = 0; I < Size; ++I) {
    int At = V[I];
    if (!IsBack)
      At = (unsigned char *)memchr(List, V[I], 256) - List;
    unsigned char C = List[At];
    memmove(List + 1, List, At);
    List[0] = C;
    V[I] = IsBack ? C : At;
  }
}
int main(void) {
  static const char Poem[] =
      "she sells sea shells by the sea shore; the shells "
      "she sells are sea shells, i am sure. she sells.";
  unsigned char Work[Most];
  char Back[Most];
  int Counts[256] = {0}, Lengths[256];
  unsigned Codes[256];
  Text = (const unsigned char *)Poem;
  Size = strlen(Poem);
  int Self = transform(Work);
  printf("%d %.*s\n", Self, Size, Work);
  moveToFront(Work, 0);
  for (int I = 0; I < Size; ++I)
    ++Counts[Work[I]];
  findLengths(Counts, Lengths);
  makeCodes(Lengths, Codes);
  for (int I = 0; I < Size; ++I)
    write(Codes[Work[I]], Lengths[Work[I]]);
  printf("%d bytes, %d bits:", Size, Bits);
  for (int I = 0; I < Bits / 8; I += 4)
    printf(" %02x", Stream[I]);
  memset(Work, 0, sizeof Work);
  for (int I = 0, At = 0; I < Size; ++I)
    Work[I] = read(&At, Lengths, Codes);
  moveToFront(Work, 1);
  undo(Work, Self, Back);
  printf("\n%d\n", memcmp(Back, Poem, Size));
}
