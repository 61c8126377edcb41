/* A program of one thread that calls the library.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "hash.h"
#include <stdio.h>

int main(void) {
  const char *words[] = {"", "a", "foobar"};
  for (unsigned i = 0; i < sizeof words / sizeof *words; ++i)
    printf("%08x %s\n", hash(words[i]), words[i]);
  printf("%u hashes\n", hashes_computed());
  return 0;
}
