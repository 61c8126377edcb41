// LZ77 with a hash table of positions; packed text unpacks to the same.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { HashBits = 10, MinMatch = 3, MaxMatch = 18, Window = 4095 };
typedef unsigned char Byte;
static unsigned hash(const Byte *P) {
  return ((unsigned)P[0] << 16 | P[1] << 8 | P[2]) * 2654435761u >>
         (32 - HashBits);
}
static int matchLength(const Byte *A, const Byte *B, const Byte *End) {
  int N = 0;
  while (N < MaxMatch && B + N < End && A[N] == B[N])
    ++N;
  return N;
}
// A byte of flags comes before eight literals or (distance, length) pairs.
static int pack(const Byte *From, int Size, Byte *To) {
  int Last[1 << HashBits], Out = 0, Flags = 0, Count = 8;
  memset(Last, -1, sizeof Last);
  for (int I = 0; I < Size;) {
    if (Count == 8) {
      Flags = Out++;
      To[Flags] = Count = 0;
    }
    int Length = 0, At = -1;
    if (I + MinMatch <= Size) {
      unsigned H = hash(From + I);
      At = Last[H];
      Last[H] = I;
      if (At >= 0 && I - At <= Window)
        Length = matchLength(From + At, From + I, From + Size);
    }
    if (Length >= MinMatch) {
      int Distance = I - At;
      To[Flags] |= 1 << Count;
      To[Out++] = Distance & 255;
      To[Out++] = Distance >> 8 << 4 | (Length - MinMatch);
      I += Length;
    } else {
      To[Out++] = From[I++];
    }
    ++Count;
  }
  return Out;
}
static int unpack(const Byte *From, int Size, Byte *To) {
  int Out = 0;
  for (int I = 0; I < Size;) {
    int Flags = From[I++];
    for (int B = 0; B < 8 && I < Size; ++B) {
      if (!(Flags >> B & 1)) {
        To[Out++] = From[I++];
        continue;
      }
      int Distance = From[I] | From[I + 1] >> 4 << 8;
      int Length = (From[I + 1] & 15) + MinMatch;
      for (I += 2; Length-- > 0; ++Out)
        To[Out] = To[Out - Distance];
    }
  }
  return Out;
}
int main(void) {
  static const char *const Words[] = {"the ",   "quick ", "brown ", "fox ",
                                      "jumps ", "over ",  "lazy ",  "dog.\n"};
  static Byte Text[6000], Packed[8000], Back[6000];
  unsigned Seed = 11, Sum = 0;
  int Size = 0;
  while (Size < 5900) {
    Seed = Seed * 1664525 + 1013904223;
    const char *W = Words[Seed >> 29];
    memcpy(Text + Size, W, strlen(W));
    Size += strlen(W);
    if ((Seed >> 10 & 7) == 0)
      Text[Size++] = Seed >> 20;
  }
  int N = pack(Text, Size, Packed), M = unpack(Packed, N, Back);
  for (int I = 0; I < N; ++I)
    Sum = Sum * 31 + Packed[I];
  printf("%d %d %d %d %u\n", Size, N, M, memcmp(Text, Back, Size), Sum);
}
