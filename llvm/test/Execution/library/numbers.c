// Numbers from text: strtod and strtof are correctly rounded; strtol's limits.
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static const char *const Texts[] = {
    "0",
    "-0",
    "+1",
    ".5",
    "5.",
    ".",
    "",
    "-",
    "1e",
    "1e+",
    "1e5",
    "1e-5x",
    "  \t\n12.5e1z",
    "1e22",
    "1e23",
    "123456789012345678",
    "0.1",
    "0.3",
    "9007199254740993",
    "9007199254740992.9999999999999999999",
    "9007199254740993.00000000000000000000000000000000000001",
    "1.7976931348623157e308",
    "1.7976931348623158e308",
    "1.7976931348623159e308",
    "1e309",
    "-1e400",
    "1e99999999999999",
    "1e-9999999999",
    "4.9406564584124654e-324",
    "2.4703282292062327e-324",
    "2.4703282292062328e-324",
    "1e-400",
    "2.2250738585072011e-308",
    "2.2250738585072014e-308",
    "3.4028235e38",
    "3.4028236e38",
    "1.1754944e-38",
    "7.006492321624085e-46",
    "7.0064923216240861e-46",
    "16777217",
    "16777217.0000000000001",
    "0x1p4",
    "0x.8p1",
    "0x1.fffffffffffff8p0",
    "0x1.00000000000008p0",
    "0x1.000000000000080000001p0",
    "0x",
    "0xg",
    "0x1p-1074",
    "0x1p-1075",
    "0x1.8p-1075",
    "0x123456789abcdef012345p-8",
    "0x1.000001p0",
    "0x1p",
    "inf",
    "-INFINITY",
    "infinit",
    "nan",
    "nan(abc)",
    "NaN(",
    "1.5.2",
    "000000000000000000000000000000000123e-2",
    "0.00000000000000000000000000001",
    "179769313486231580793728971405303415079934132710037826936173778980444968"
    "292764750946649017977587207096330286416692887910946555547851940402630657"
    "488671505820681908902000708383676273854845817711531764475730270069855571"
    "366959622842914819860834936475292719074168444365510704342711559699508093"
    "042880177904174497791"};
static void real(const char *Text) {
  char *End;
  errno = 0;
  double D = strtod(Text, &End);
  int DError = errno;
  long DLength = End - Text;
  errno = 0;
  float F = strtof(Text, &End);
  printf("%a %ld %d %a %ld %d\n", D, DLength, DError, F, (long)(End - Text),
         errno);
}
static void whole(const char *Text, int Base) {
  char *End;
  errno = 0;
  long L = strtol(Text, &End, Base);
  printf("%s/%d: %ld %ld %d", Text, Base, L, (long)(End - Text), errno);
  errno = 0;
  unsigned long U = strtoul(Text, &End, Base);
  printf(" %lu %ld %d", U, (long)(End - Text), errno);
  printf(" %lld %llu\n", strtoll(Text, 0, Base), strtoull(Text, 0, Base));
}
int main(void) {
  for (int Base = -1; Base < 38; Base += 1 + 35 * (Base == 1)) {
    errno = 0;
    printf("%ld %d\n", strtol("0", NULL, Base), errno);
  }
  for (int I = 0; I < sizeof Texts / sizeof *Texts; ++I)
    real(Texts[I]);
  // A number printed with 17 digits is read back exactly.
  unsigned long Bits = 1;
  for (int I = 0; I < 9; ++I) {
    Bits = Bits * 6364136223846793005 + 1442695040888963407;
    unsigned long Cut = Bits & ~(1ul << 62);
    double D, Back;
    char Text[400];
    memcpy(&D, &Cut, 8);
    sprintf(Text, "%.17g", D);
    Back = atof(Text);
    if (memcmp(&Back, &D, 8))
      printf("%s gives %a, not %a\n", Text, Back, D);
    sprintf(Text, "%.*f", I, D * 0x1p300);
    real(Text);
  }
  static const char *const Wholes[] = {"0",
                                       "-1",
                                       "+077",
                                       "0x1F",
                                       "0xz",
                                       "08",
                                       "zz",
                                       "Zz9",
                                       "  12ab",
                                       "",
                                       "9223372036854775807",
                                       "9223372036854775808",
                                       "-9223372036854775808",
                                       "-9223372036854775809",
                                       "18446744073709551615",
                                       "18446744073709551616",
                                       "-18446744073709551615",
                                       "99999999999999999999999999"};
  static const int Bases[] = {0, 8, 10, 16, 36};
  for (int I = 0; I < sizeof Wholes / sizeof *Wholes; ++I)
    for (int J = 0; J < sizeof Bases / sizeof *Bases; ++J)
      whole(Wholes[I], Bases[J]);
  printf("%d %ld %lld\n", atoi("-42x"), atol("123456789012"), atoll(" 7"));
  printf("%" PRId64 " %" PRIx32 " %" PRIuMAX "\n", strtoimax("-5", 0, 0),
         0xabcdu, strtoumax("ff", 0, 16));
  div_t D = div(-17, 5);
  ldiv_t L = ldiv(17, -5);
  lldiv_t Q = lldiv(-1l << 62, 3);
  imaxdiv_t M = imaxdiv(100, 7);
  printf("%d %d %ld %ld %lld %lld %jd %jd\n", D.quot, D.rem, L.quot, L.rem,
         Q.quot, Q.rem, M.quot, M.rem);
  printf("%d %ld %lld %jd\n", abs(-3), labs(-4l), llabs(-5ll), imaxabs(-6));
}
