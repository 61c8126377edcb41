// Functions on files and of POSIX, without files.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <locale.h>
#include <sched.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>
static void options(int Count, char **Arguments) {
  int C;
  optind = 1;
  opterr = 0;
  while ((C = getopt(Count, Arguments, "ab:c")) != -1)
    printf("%c:%s:%c ", C, optarg ? optarg : "-",
           C == '?' ? optopt : ' ');
  printf("%d of %d\n", optind, Count);
}
static void formatted(const char *Format, ...) {
  va_list Args;
  va_start(Args, Format);
  char *Text = NULL;
  int Length = vasprintf(&Text, Format, Args);
  va_end(Args);
  printf("%d %s\n", Length, Text);
  free(Text);
}
static void errors(void) {
  static const int Numbers[] = {EPERM, ENOENT, EINTR, EIO, E2BIG, EBADF, EAGAIN,
                                ENOMEM, EACCES, EFAULT, EBUSY, EEXIST, EINVAL,
                                ENOTTY, EFBIG, ENOSPC, ESPIPE, EPIPE, EDOM,
                                ERANGE, ENOSYS, EOVERFLOW, EILSEQ, ENOTSUP,
                                ETIMEDOUT, 0, 9999, -3};
  for (unsigned I = 0; I < sizeof Numbers / sizeof *Numbers; ++I)
    printf("%d %s\n", Numbers[I], strerror(Numbers[I]));
}
static void no_files(void) {
  errno = 0;
  printf("%d %d\n", fopen("/none/such", "r") == NULL, errno == ENOENT);
  errno = 0;
  printf("%d %d\n", open("/none/such", O_RDONLY), errno == ENOENT);
  printf("%d ", rename("/none/such", "/none/other"));
  printf("%d ", access("/none/such", F_OK));
  printf("%d ", unlink("/none/such"));
  printf("%d %d\n", remove("/none/such"), errno == ENOENT);
  printf("%d %d ", close(77), errno == EBADF);
  printf("%zd %d\n", write(77, "x", 1), errno == EBADF);
  printf("%d %d %d\n", fileno(stdin), fileno(stdout), fileno(stderr));
}
// All clocks go on.
static void clocks(void) {
  struct timespec Begin, End;
  struct timeval Day, Later;
  struct rusage Used, More;
  gettimeofday(&Day, NULL);
  getrusage(RUSAGE_SELF, &Used);
  clock_gettime(CLOCK_MONOTONIC, &Begin);
  do
    clock_gettime(CLOCK_MONOTONIC, &End);
  while (1000000000 * (End.tv_sec - Begin.tv_sec) + End.tv_nsec - Begin.tv_nsec <
         3000);
  gettimeofday(&Later, NULL);
  printf("%d ", Later.tv_sec > Day.tv_sec || Later.tv_usec > Day.tv_usec);
  do
    getrusage(RUSAGE_SELF, &More);
  while (More.ru_utime.tv_sec == Used.ru_utime.tv_sec &&
         More.ru_utime.tv_usec == Used.ru_utime.tv_usec);
  time_t Now, Same = time(&Now);
  printf("%d %d %d\n", Same == Now, timespec_get(&End, TIME_UTC), sched_yield());
}
int main(void) {
  clocks();
  setvbuf(stdout, NULL, _IONBF, 0);
  options(7, (char *[]){"p", "-a", "-bvalue", "-cb", "more", "rest", "x", NULL});
  options(5, (char *[]){"p", "-x", "-ab", "--", "-c", NULL});
  options(2, (char *[]){"p", "-cb", NULL});
  options(4, (char *[]){"p", "-a", "--", "-c", NULL});
  options(3, (char *[]){"p", "-", "c", NULL});
  formatted("%s %05d", "text", 42);
  char *Text;
  printf("%d ", asprintf(&Text, "%c%.2f", 'x', 2.5));
  puts(Text);
  errors();
  no_files();
  printf("%zd\n", write(STDOUT_FILENO, "written\n", 8));
  int *Numbers = reallocarray(NULL, 10, sizeof *Numbers);
  Numbers[9] = 3;
  printf("%d %d\n", Numbers[9], reallocarray(NULL, SIZE_MAX / 2, 3) == NULL);
  const struct lconv *L = localeconv();
  printf("%s %d %d [%s]\n", L->decimal_point, L->frac_digits == CHAR_MAX,
         L->p_cs_precedes == CHAR_MAX, L->negative_sign);
  unsigned Seed = 5;
  printf("%d %d\n", rand_r(&Seed) >= 0, random() >= 0);
}
