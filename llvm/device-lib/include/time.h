/* time.h - time */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_TIME_H
#define Q7X2_TIME_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef long clock_t;
typedef long time_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday;
  int tm_isdst;
  long tm_gmtoff;
  const char *tm_zone;
};

/* Cycles of the machine, counted as nanoseconds. */
#define CLOCKS_PER_SEC 1000000000L
clock_t clock(void);

/* The machine has no calendar: the start of 1970 is where clock() is 0. */
#define TIME_UTC 1
time_t time(time_t *to);
int timespec_get(struct timespec *to, int base);

/* All clocks of POSIX are the same. */
typedef int clockid_t;
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define CLOCK_THREAD_CPUTIME_ID 3
int clock_gettime(clockid_t clock, struct timespec *to);

double difftime(time_t end, time_t begin);

/* The time zone is UTC. */
struct tm *gmtime(const time_t *time);
struct tm *localtime(const time_t *time);
struct tm *gmtime_r(const time_t *__restrict time, struct tm *__restrict to);
struct tm *localtime_r(const time_t *__restrict time, struct tm *__restrict to);
time_t mktime(struct tm *time);
time_t timegm(struct tm *time);
void tzset(void);

char *asctime(const struct tm *time);
char *ctime(const time_t *time);
char *asctime_r(const struct tm *__restrict time, char *__restrict to);
char *ctime_r(const time_t *__restrict time, char *__restrict to);
size_t strftime(char *__restrict to, size_t size, const char *__restrict format,
                const struct tm *__restrict time);

#ifdef __cplusplus
}
#endif

#endif
