// Copies of constant lengths that are loops, for each alignment: the bytes that are copied,
// also between overlapping places, and those beside them.
// RUN: q7x2-clang -O0 -c %s -o %t.o && q7x2-run %t.o --entry main | FileCheck %s
// RUN: q7x2-clang -O2 -c %s -o %t.o && q7x2-run %t.o --entry main | FileCheck %s
#include <stdio.h>
#include <string.h>

enum { Size = 640 };
static unsigned char Memory[Size] __attribute__((aligned(16)));
static unsigned char Expected[Size];

static void fill(void) {
  for (int I = 0; I < Size; ++I)
    Memory[I] = Expected[I] = I * 7 + (I >> 3);
}

static int differ(int To, int From, int Length) {
  unsigned char Bytes[Size];
  for (volatile int I = 0; I < Length; ++I)
    Bytes[I] = Expected[From + I];
  for (volatile int I = 0; I < Length; ++I)
    Expected[To + I] = Bytes[I];
  int Count = 0;
  for (volatile int I = 0; I < Size; ++I)
    Count += Memory[I] != Expected[I];
  return Count;
}

// The alignment that the compiler sees is that of the offsets.
#define CHECK_COPY(Function, To, From, Length)                                 \
  fill();                                                                      \
  Function(Memory + (To), Memory + (From), Length);                            \
  Wrong += differ(To, From, Length);

#define CHECK_LENGTH(Length)                                                   \
  CHECK_COPY(memcpy, 320, 0, Length)                                           \
  CHECK_COPY(memcpy, 8, 320, Length)                                           \
  CHECK_COPY(memcpy, 324, 4, Length)                                           \
  CHECK_COPY(memcpy, 322, 2, Length)                                           \
  CHECK_COPY(memcpy, 1, 320, Length)                                           \
  CHECK_COPY(memmove, 16, 0, Length)                                           \
  CHECK_COPY(memmove, 0, 32, Length)                                           \
  CHECK_COPY(memmove, 4, 0, Length)                                            \
  CHECK_COPY(memmove, 8, 16, Length)                                           \
  CHECK_COPY(memmove, 3, 0, Length)                                            \
  CHECK_COPY(memmove, 0, 1, Length)                                            \
  CHECK_COPY(memmove, 128, 0, Length)

// CHECK: 0 bytes differ
int main(void) {
  int Wrong = 0;
  CHECK_LENGTH(129)
  CHECK_LENGTH(143)
  CHECK_LENGTH(160)
  CHECK_LENGTH(191)
  CHECK_LENGTH(192)
  CHECK_LENGTH(255)
  printf("%d bytes differ\n", Wrong);
  return 0;
}
