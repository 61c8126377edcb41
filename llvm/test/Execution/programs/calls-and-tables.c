// Control flow, calls, tables, initializers, stack objects of any size.
#include "mix.h"

typedef int (*F)(int);
int f0(int x) { return x + 1; }
int f1(int x) { return x * 2; }
int f2(int x) { return x - 3; }
static int f3(int x) { return x ^ 5; }
F const tab[] = {f0, f1, f2, f3};
struct OP {
  const char *n;
  F f;
  long long k;
};
static const struct OP ops[] = {{"inc", f0, 1}, {"dbl", f1, 2}, {"sub", f2, 3}};
int even(unsigned n);
int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
__attribute__((noinline)) int sw(int x) {
  switch (x) {
  case 0:
    return 5;
  case 1:
    return 7;
  case 2:
    return 11;
  case 3:
    return 1;
  case 4:
    return 99;
  case 5:
    return -1;
  case 6:
    return 44;
  case 7:
    return 3;
  case 100:
    return 8;
  case 1000:
    return 9;
  case -5:
    return 10;
  case 2147483647:
    return 12;
  default:
    return 0;
  }
}
__attribute__((noinline)) int swl(long long x) {
  switch (x) {
  case 0x100000000LL:
    return 1;
  case 0x200000000LL:
    return 2;
  case -1:
    return 3;
  case 5 ... 9:
    return 4;
  case 0x7fffffffffffffffLL:
    return 5;
  case 'a' ... 'z':
    return 6;
  default:
    return 7;
  }
}
__attribute__((noinline)) int big(unsigned char x) {
#define C(n)                                                                   \
  case n:                                                                      \
    return (n * 7) ^ (n * n);
#define C8(n)                                                                  \
  C(n) C(n + 1) C(n + 2) C(n + 3) C(n + 4) C(n + 5) C(n + 6) C(n + 7)
  switch (x) {
    C8(0) C8(8) C8(16) C8(24) C8(32) C8(40) C8(48) C8(56) C8(64) C8(80) C8(88)
    C8(120) C8(160) C8(200)
    default: return -1;
  }
}
__attribute__((noinline)) int bigv(int x, int y) {
  int r = 0;
#define D(n)                                                                   \
  case n:                                                                      \
    r += y * n + r;                                                            \
    if (y & 1)                                                                 \
      break;
#define D8(n)                                                                  \
  D(n) D(n + 1) D(n + 2) D(n + 3) D(n + 4) D(n + 5) D(n + 6) D(n + 7)
  switch (x) {
    D8(0) D8(8) D8(16) D8(24) D8(32) D8(40) D8(48) D8(56) D8(64)
    default: r -= 1;
  }
  return r;
}
__attribute__((noinline)) int cgoto(const unsigned char *p) {
  static void *const t[] = {&&add, &&mul, &&neg, &&dup, &&end};
  int a = 1, b = 3;
  goto *t[*p++];
add:
  a += b;
  goto *t[*p++];
mul:
  a *= b;
  goto *t[*p++];
neg:
  b = -b;
  goto *t[*p++];
dup:
  b = a;
  goto *t[*p++];
end:
  return a;
}
__attribute__((noinline)) int cgoto2(int n) {
  static const int off[] = {&&a - &&a, &&b - &&a, &&c - &&a};
  int r = 0;
loop:
  if (n <= 0)
    return r;
  goto *(&&a + off[n % 3]);
a:
  r += 1;
  n--;
  goto loop;
b:
  r += 10;
  n--;
  goto loop;
c:
  r += 100;
  n -= 2;
  goto loop;
}
__attribute__((noinline)) int irr(int n, int k) {
  int s = 0;
  if (k & 1)
    goto mid;
top:
  s += n;
  if (n & 2) {
    n -= 1;
    goto mid;
  }
  n--;
mid:
  s ^= k;
  k += 3;
  if (n-- > 0) {
    if (s & 4)
      goto top;
    else
      goto mid;
  }
  return s;
}
__attribute__((noinline)) int vla(int n) {
  int a[n][n + 1];
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= n; j++)
      a[i][j] = i * j;
  int s = 0;
  for (int i = 0; i < n; i++) {
    char b[i + 1];
    for (int j = 0; j <= i; j++)
      b[j] = a[i][j];
    for (int j = 0; j <= i; j++)
      s += b[j];
  }
  return s + sizeof(a);
}
__attribute__((noinline)) int alo(int n) {
  int s = 0;
  for (int i = 1; i < n; i++) {
    int *p = __builtin_alloca(i * 4);
    for (int j = 0; j < i; j++)
      p[j] = j;
    s += p[i - 1];
  }
  return s;
}
__attribute__((noinline)) int bigframe(int n) {
  volatile int a[40000];
  volatile char c[100000];
  for (int i = 0; i < 40000; i += 999)
    a[i] = i * n;
  for (int i = 0; i < 100000; i += 777)
    c[i] = i;
  int s = 0;
  for (int i = 0; i < 40000; i += 999)
    s += a[i];
  for (int i = 0; i < 100000; i += 777)
    s += c[i];
  return s + a[39960];
}
int callee(int *a, int b, int c, int d, int e, int f, int g, int h, int i,
           int j, int k, int l, int mm, int n, int o, long long p, double q,
           char r) {
  return *a + b + c * 2 + d * 3 + e * 4 + f * 5 + g + h + i + j + k + l + mm +
         n + o + (int)p + (int)q + r;
}
__attribute__((noinline)) int vlacall(int n) {
  int a[n];
  a[n - 1] = n;
  return callee(&a[n - 1], 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
                16, 17) +
         callee(a + n - 1, n, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
                16, 18);
}
__attribute__((noinline)) int bigframe2(int n) {
  char x[9000000 / 4];
  int b[n];
  x[n] = 5;
  b[n - 1] = x[n] + 1;
  return b[n - 1] + callee(b + n - 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                           14, 15, 16, 17);
}
int ack(int m, int n) {
  return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
}
int knr(a, b, c)
int a;
char b;
float c;
{
  return a + b + (int)c;
}
int knr2();
int knr2(x, y)
short x;
double y;
{
  return x * 2 + (int)y;
}
static int cnt(void) {
  static int n = 5;
  static struct {
    int a, b;
  } s = {1, 2};
  n += s.a++;
  return n + s.b;
}
struct flex {
  int n;
  int d[];
};
static struct flex fx = {3, {1, 2, 3}};
int *gp = &((int *)&ops[1].k)[1];
extern int arr[];
int *pend = arr + 10;
int arr[10] = {[3] = 7, [8] = 1};
char *str = "hello" + 1;
char sa[][6] = {"abc", "defgh"};
const char *sp[] = {"x", "yy", "zzz"};
void *self = &self;
long long addrdiff = (char *)&((struct OP *)0)->k - (char *)0;
int (*fpp)(int) = &f1;
F *ftab = (F *)tab + 1;
__attribute__((weak)) int wk(void) { return 3; }
__attribute__((weak)) int undefd(void);
int al(void) __attribute__((alias("alt")));
int alt(void) { return 31; }
extern int alv __attribute__((alias("arr")));
__attribute__((constructor)) void ctor(void) {}
__attribute__((noinline)) int cond(int a, int b) {
  return (a && b) + (a || b) * 2 + (!a) * 4 +
         (a   ? b ? 1 : 2
          : b ? 3
              : 4) *
             8 +
         ((a > b) - (a < b));
}
__attribute__((noinline)) int loops(int n) {
  int s = 0;
  for (int i = 0;; i++) {
    if (i > n)
      break;
    if (i % 3 == 0)
      continue;
    int j = i;
    do {
      s += j;
      if (s > 100000)
        goto out;
    } while (--j > 0);
    while (j < 5) {
      j++;
      s ^= j;
    }
  }
out:
  return s;
}
volatile int vol;
volatile const int vc = 9;
int main() {
  for (int i = -7; i < 110; i++) {
    mix(sw(i));
    mix(swl(i));
    mix(tab[i & 3](i));
    mix(cond(i % 4, i % 3));
  }
  mix(sw(1000));
  mix(sw(2147483647));
  mix(swl(0x100000000LL));
  mix(swl(0x200000000LL));
  mix(swl(-1));
  mix(swl(0x7fffffffffffffffLL));
  for (int i = 0; i < 256; i++)
    mix(big(i));
  for (int i = 0; i < 80; i++) {
    mix(bigv(i, 2));
    mix(bigv(i, 3));
  }
  for (int i = 0; i < 3; i++) {
    mix(ops[i].f(i) + ops[i].k + ops[i].n[0]);
  }
  mix(even(10));
  mix(odd(7));
  unsigned char pr[] = {0, 1, 2, 0, 3, 1, 4};
  mix(cgoto(pr));
  mix(cgoto2(10));
  for (int i = 0; i < 20; i++)
    mix(irr(i, i * 7));
  mix(vla(7));
  mix(alo(20));
  mix(bigframe(3));
  mix(vlacall(5));
  mix(bigframe2(1000));
  mix(ack(2, 5));
  mix(knr(1, 'a', 2.5));
  mix(knr2(3, 4.5));
  mix(cnt());
  mix(cnt());
  mix(fx.d[2]);
  mix(*gp);
  mix(pend - arr);
  mix(*str);
  mix(sa[1][4]);
  mix(sp[2][1]);
  mix(self == &self);
  mix(addrdiff);
  mix(fpp(4));
  mix(ftab[1](9));
  mix(wk());
  mix(undefd == 0);
  mix(al());
  mix(((int *)&alv)[3]);
  mix(loops(50));
  vol = 5;
  vol += vc;
  mix(vol);
  mix(vol++);
  F f = tab[vol & 3];
  mix(f(f(f(3))));
  mix((long long)(f == f0) + (f != 0));
  for (int i = 0; i < 5; i++) {
    int x = i;
    {
      int x = 7;
      mix(x + i);
    }
    mix(x);
  }
  return (h ^ h >> 8 ^ h >> 16 ^ h >> 24) & 255;
}
