// The Mandelbrot set, in doubles, floats and fixed point.
#include <stdio.h>
enum { Width = 48, Height = 20, Limit = 40 };
#define ESCAPE(NAME, REAL)                                                     \
  static int NAME(REAL X, REAL Y) {                                            \
    REAL A = 0, B = 0;                                                         \
    int N = 0;                                                                 \
    for (; N < Limit && A * A + B * B <= 4; ++N) {                             \
      REAL T = A * A - B * B + X;                                              \
      B = 2 * A * B + Y;                                                       \
      A = T;                                                                   \
    }                                                                          \
    return N;                                                                  \
  }
ESCAPE(inDoubles, double)
ESCAPE(inFloats, float)
static int inFixedPoint(int X, int Y) { // 24 fraction bits
  int A = 0, B = 0, N = 0;
  for (; N < Limit; ++N) {
    long long AA = (long long)A * A >> 24, BB = (long long)B * B >> 24;
    if (AA + BB > 4 << 24)
      break;
    B = (int)(((long long)A * B >> 23) + Y);
    A = (int)(AA - BB + X);
  }
  return N;
}
int main(void) {
  int Sums[3] = {0};
  for (int Y = 0; Y < Height; ++Y) {
    char Line[Width + 1] = "";
    for (int X = 0; X < Width; ++X) {
      double Re = (X - 34) / 16.0, Im = (Y - 10) / 8.0;
      int N = inDoubles(Re, Im);
      Sums[0] += N;
      Sums[1] += inFloats(Re, Im);
      Sums[2] += inFixedPoint(Re * (1 << 24), Im * (1 << 24));
      Line[X] = " .:-=+*#%@"[N * 9 / Limit];
    }
    puts(Line);
  }
  printf("%d %d %d\n", Sums[0], Sums[1], Sums[2]);
}
