/* A library: functions and a variable that all objects share.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "hash.h"

static unsigned computed;

unsigned hash(const char *text) {
  unsigned h = 2166136261u;
  for (; *text; ++text)
    h = (h ^ (unsigned char)*text) * 16777619u;
  __atomic_fetch_add(&computed, 1, __ATOMIC_RELAXED);
  return h;
}

unsigned hashes_computed(void) {
  return __atomic_load_n(&computed, __ATOMIC_RELAXED);
}
