// Tail calls of any depth, since none of them takes any stack.
#include <stdio.h>

#define TAIL __attribute__((musttail)) return
#define NOINLINE __attribute__((noinline))

typedef int Function(int, int);

static Function odd;

NOINLINE static int even(int n, int sum) {
  if (!n)
    return sum;
  TAIL odd(n - 1, sum + n);
}

NOINLINE static int odd(int n, int sum) {
  if (!n)
    return -sum;
  TAIL even(n - 1, sum ^ n);
}

// Each rotates the arguments by one.
NOINLINE static long turn(long n, long a, long b, long c, long d, long e) {
  if (!n)
    return a + 2 * b + 3 * c + 4 * d + 5 * e;
  TAIL turn(n - 1, b, c, d, e, a);
}

// Most of these are on the stack, in the places of the caller's own.
NOINLINE static long turnMany(long n, long a, long b, long c, long d, long e,
                              long f, long g, long h, long i, int j, char k,
                              double l) {
  if (!n)
    return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i +
           10 * j + 11 * k + (long)(12 * l);
  TAIL turnMany(n - 1, b, c, d, e, f, g, h, i, a, k, j, l + 1);
}

// Through a table, and with an array whose lifetime has ended by then.
static Function *table[3];

NOINLINE static int dispatch(int n, int sum) {
  char digits[16];
  if (n <= 0)
    return sum;
  snprintf(digits, sizeof(digits), "%d", n);
  for (int i = 0; digits[i]; ++i)
    sum += digits[i] - '0';
  TAIL table[n % 3](n - 1, sum);
}

NOINLINE static int twice(int n, int sum) {
  TAIL table[n % 3](n - 1, 2 * sum % 1000);
}

NOINLINE static void count(int n, int *counter) {
  if (n <= 0)
    return;
  ++*counter;
  TAIL count(n - 1, counter);
}

int main(void) {
  table[0] = dispatch;
  table[1] = twice;
  table[2] = dispatch;
  int counter = 0;
  count(100000, &counter);
  printf("%d %d %d\n", even(100000, 1), even(33333, 5), counter);
  printf("%ld %ld\n", turn(1001, 1, 2, 3, 4, 5), turn(998, 1, 2, 3, 4, 5));
  printf("%ld %ld\n", turnMany(100, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0.5),
         turnMany(1003, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0.25));
  printf("%d\n", dispatch(300, 7));
  return 0;
}
