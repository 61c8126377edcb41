//===-- time.c - Time: the machine knows its cycles -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>

clock_t read_cycles(void) __asm__("llvm.nvvm.read.ptx.sreg.clock64");

clock_t clock(void) { return read_cycles(); }

time_t time(time_t *to) {
  time_t now = clock() / CLOCKS_PER_SEC;
  if (to)
    *to = now;
  return now;
}

int clock_gettime(clockid_t unused, struct timespec *to) {
  clock_t now = clock();
  *to = (struct timespec){now / CLOCKS_PER_SEC, now % CLOCKS_PER_SEC};
  return 0;
}

int timespec_get(struct timespec *to, int base) {
  clock_gettime(CLOCK_REALTIME, to);
  return base == TIME_UTC ? base : 0;
}

int gettimeofday(struct timeval *restrict to, void *restrict zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  *to = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

int getrusage(int who, struct rusage *to) {
  *to = (struct rusage){0};
  return who == RUSAGE_SELF ? gettimeofday(&to->ru_utime, NULL) : 0;
}

double difftime(time_t end, time_t begin) { return end - begin; }
