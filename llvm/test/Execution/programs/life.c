// Conway's game of life on a torus, cell by cell and with a word for a row.
#include <stdio.h>
#include <string.h>
enum { Size = 32 };
typedef unsigned Row;
static Row Grid[Size];
static unsigned char Cells[Size][Size];
static Row turn(Row R, int N) { return R << N | R >> (32 - N); }
// Counts neighbors in bits of different words.
static void stepRows(void) {
  Row Next[Size];
  for (int Y = 0; Y < Size; ++Y) {
    Row Ones = 0, Twos = 0, Fours = 0;
    for (int D = -1; D <= 1; ++D) {
      Row R = Grid[(Y + D) & (Size - 1)];
      Row Three[3] = {turn(R, 1), turn(R, 31), D ? R : 0};
      for (int I = 0; I < 3; ++I) {
        Row Carry = Ones & Three[I], Carry2 = Twos & Carry;
        Ones ^= Three[I];
        Twos ^= Carry;
        Fours |= Carry2;
      }
    }
    Next[Y] = Twos & ~Fours & (Ones | Grid[Y]);
  }
  memcpy(Grid, Next, sizeof Grid);
}
static void stepCells(void) {
  unsigned char Next[Size][Size];
  for (int Y = 0; Y < Size; ++Y)
    for (int X = 0; X < Size; ++X) {
      int N = -Cells[Y][X];
      for (int D = -1; D <= 1; ++D)
        for (int E = -1; E <= 1; ++E)
          N += Cells[(Y + D) & (Size - 1)][(X + E) & (Size - 1)];
      Next[Y][X] = N == 3 || (N == 2 && Cells[Y][X]);
    }
  memcpy(Cells, Next, sizeof Cells);
}
int main(void) {
  unsigned Seed = 5;
  for (int Y = 0; Y < Size; ++Y) {
    Grid[Y] = (Seed = Seed * 1664525 + 1013904223) ^ Seed >> 13;
    for (int X = 0; X < Size; ++X)
      Cells[Y][X] = Grid[Y] >> X & 1;
  }
  for (int I = 0; I < 5; ++I) {
    stepRows();
    stepCells();
  }
  int Alive = 0, Wrong = 0;
  for (int Y = 0; Y < Size; ++Y)
    for (int X = 0; X < Size; ++X) {
      Alive += Cells[Y][X];
      Wrong += Cells[Y][X] != (Grid[Y] >> X & 1);
    }
  printf("%d %d %08x\n", Alive, Wrong, Grid[7]);
}
