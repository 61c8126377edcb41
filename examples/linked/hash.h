/* FNV-1a, from http://www.isthe.com/chongo/tech/comp/fnv.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HASH_H
#define HASH_H

/* The hash of a string, and how many have been computed since the start. */
unsigned hash(const char *text);
unsigned hashes_computed(void);

#endif
