//===-- assert.c - CUDA's failed assertions -------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <stdio.h>
#include <stdlib.h>

// The function that assert calls, of the CUDA headers and of glibc's.
_Noreturn void __assertfail(const char *message, const char *file,
                            unsigned line, const char *function,
                            size_t char_size) {
  (void)char_size; // 1
  printf("%s:%u: %s: assertion failed: %s\n", file, line, function, message);
  __builtin_trap();
}
_Noreturn void __assert_fail(const char *message, const char *file,
                             unsigned line, const char *function) {
  __assertfail(message, file, line, function, 1);
}
