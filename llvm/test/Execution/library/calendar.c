// time.h: days and their names. The time zone is UTC only here.
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
static void show(const struct tm *T) {
  printf("%d-%d-%d %d:%d:%d %d %d %d\n", T->tm_year, T->tm_mon, T->tm_mday,
         T->tm_hour, T->tm_min, T->tm_sec, T->tm_wday, T->tm_yday, T->tm_isdst);
}
static void format(const struct tm *T) {
  static const char *const Formats[] = {
      "%a %A %b %B %h", "%c", "%C %y %Y %g %G", "%D %F %x", "%d %e %j %m",
      "%H %I %k %l %M %p %P %S", "%r|%R|%T|%X", "%u %w %U %V %W",
      "%n%t%%", "%Ey %Od %OH", "", "%z %Z"};
  char Text[100];
  for (unsigned I = 0; I < sizeof Formats / sizeof *Formats; ++I) {
    size_t Length = strftime(Text, sizeof Text, Formats[I], T);
    printf("%zu [%s]\n", Length, Text);
  }
}
static void convert(void) {
  static const time_t Times[] = {0,           -1,         86399,
                                 951782400,   951868800,  4107542400,
                                 1704067200,  1735689599, -2208988800,
                                 -62135596801, 253402300800, 67767976233532799};
  for (unsigned I = 0; I < sizeof Times / sizeof *Times; ++I) {
    struct tm T = *gmtime(&Times[I]);
    show(&T);
    if (T.tm_year > -1000 && T.tm_year < 9000) // the host prints others in its own format
      format(&T);
    printf("%d %s", timegm(&T) == Times[I], asctime(&T));
    localtime_r(&Times[I], &T);
    printf("%d\n", mktime(&T) == Times[I]);
  }
  time_t Far = 67767976233532800, Ancient = -67768040609740801;
  errno = 0;
  printf("%d %d\n", gmtime(&Far) == NULL, errno == EOVERFLOW);
  printf("%d\n", gmtime(&Ancient) == NULL);
}
static void normalize(void) {
  struct tm T = {.tm_year = 120, .tm_mon = 14, .tm_mday = -3, .tm_hour = 49,
                 .tm_min = -61, .tm_sec = 3601};
  printf("%ld\n", (long)timegm(&T));
  show(&T);
  T = (struct tm){.tm_year = 99, .tm_mon = -13, .tm_mday = 400};
  printf("%ld\n", (long)timegm(&T));
  show(&T);
}
static void every_day(void) {
  unsigned Hash = 0;
  char Text[40];
  for (time_t Day = -40000; Day < 40000; Day += 73) {
    time_t Time = Day * 86400 + 12345;
    strftime(Text, sizeof Text, "%Y%m%d %a %j %U %V %W %G", gmtime(&Time));
    for (const char *C = Text; *C; ++C)
      Hash = Hash * 31 + *C;
  }
  printf("%08x\n", Hash);
}
int main(void) {
  convert();
  normalize();
  every_day();
  struct tm T = {.tm_mday = 1};
  char Text[10];
  printf("%zu %zu %zu\n", strftime(Text, 10, "%Y-%m-%d", &T),
         strftime(Text, 11, "%Y-%m-%d", &T), strftime(Text, 4, "%Y", &T));
  printf("%g\n", difftime(7, 3));
}
