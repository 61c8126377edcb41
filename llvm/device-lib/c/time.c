//===-- time.c - Time: the machine knows its cycles -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <sys/time.h>
#include <time.h>

clock_t read_cycles(void) __asm__("llvm.nvvm.read.ptx.sreg.clock64");

clock_t clock(void) { return read_cycles(); }

time_t time(time_t *to) {
  if (to)
    *to = 0;
  return 0;
}

int timespec_get(struct timespec *to, int base) {
  *to = (struct timespec){0, 0};
  return base == TIME_UTC ? base : 0;
}

int gettimeofday(struct timeval *restrict to, void *restrict zone) {
  *to = (struct timeval){0, 0};
  return 0;
}

double difftime(time_t end, time_t begin) { return end - begin; }
