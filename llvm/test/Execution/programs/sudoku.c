// A sudoku by trial with sets of bits, cells with the fewest choices first; the
// queens' problem with a stack of its own; a knight's tour.
#include <stdio.h>
static int Board[81];
static unsigned Rows[9], Columns[9], Boxes[9];
static int Tried;
static void mark(int At, int Digit) {
  unsigned Bit = 1u << Digit;
  Rows[At / 9] ^= Bit;
  Columns[At % 9] ^= Bit;
  Boxes[At / 27 * 3 + At % 9 / 3] ^= Bit;
}
static unsigned choices(int At) {
  return ~(Rows[At / 9] | Columns[At % 9] | Boxes[At / 27 * 3 + At % 9 / 3]) &
         0x3fe;
}
static int solve(void) {
  int Best = -1, Fewest = 10;
  for (int I = 0; I < 81; ++I)
    if (!Board[I]) {
      int N = __builtin_popcount(choices(I));
      if (N < Fewest)
        Fewest = N, Best = I;
    }
  if (Best < 0)
    return 1;
  for (unsigned C = choices(Best); C; C &= C - 1) {
    int Digit = __builtin_ctz(C);
    ++Tried;
    Board[Best] = Digit;
    mark(Best, Digit);
    if (solve())
      return 1;
    mark(Best, Digit);
  }
  Board[Best] = 0;
  return 0;
}
static int queens(int N) {
  int At[12] = {0}, Row = 0, Count = 0;
  unsigned Columns = 0, Up = 0, Down = 0;
  while (Row >= 0) {
    if (At[Row] == N) {
      At[Row] = 0;
      if (--Row >= 0) {
        int C = At[Row]++;
        Columns ^= 1u << C, Up ^= 1u << (Row + C), Down ^= 1u << (Row - C + N);
      }
      continue;
    }
    int C = At[Row];
    if ((Columns >> C | Up >> (Row + C) | Down >> (Row - C + N)) & 1) {
      ++At[Row];
    } else if (Row == N - 1) {
      ++Count;
      ++At[Row];
    } else {
      Columns ^= 1u << C, Up ^= 1u << (Row + C), Down ^= 1u << (Row - C + N);
      ++Row;
    }
  }
  return Count;
}
enum { Side = 6 };
static int Visited[Side][Side];
static const int Jumps[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
static int isFree(int X, int Y) {
  return X >= 0 && Y >= 0 && X < Side && Y < Side && !Visited[X][Y];
}
// To the field with the fewest next moves.
static int tour(int X, int Y) {
  for (int N = 1;; ++N) {
    Visited[X][Y] = N;
    int Best = -1, Fewest = 9;
    for (int J = 0; J < 8; ++J) {
      int A = X + Jumps[J][0], B = Y + Jumps[J][1], Moves = 0;
      if (!isFree(A, B))
        continue;
      for (int K = 0; K < 8; ++K)
        Moves += isFree(A + Jumps[K][0], B + Jumps[K][1]);
      if (Moves < Fewest)
        Fewest = Moves, Best = J;
    }
    if (Best < 0)
      return N;
    X += Jumps[Best][0];
    Y += Jumps[Best][1];
  }
}
int main(void) {
  static const char Puzzle[] =
      "53..7....6..195....98....6.8...6...34..8.3..17..."
      "2...6.6....28....419..5....8..79";
  for (int I = 0; I < 81; ++I)
    if (Puzzle[I] != '.')
      mark(I, Board[I] = Puzzle[I] - '0');
  printf("%d %d ", solve(), Tried);
  for (int I = 0; I < 81; ++I)
    putchar('0' + Board[I]);
  printf("\n%d %d\n", queens(7), tour(0, 0));
}
