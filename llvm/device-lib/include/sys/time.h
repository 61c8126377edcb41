/* sys/time.h - the time of day, with microseconds */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_SYS_TIME_H
#define Q7X2_SYS_TIME_H

#include <sys/types.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

struct timeval {
  time_t tv_sec;
  long tv_usec;
};

int gettimeofday(struct timeval *__restrict to, void *__restrict zone);

#ifdef __cplusplus
}
#endif

#endif
