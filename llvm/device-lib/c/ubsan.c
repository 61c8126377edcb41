//===-- ubsan.c - Handlers of -fsanitize=undefined ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that code compiled with -fsanitize=undefined calls. They print
// the place and the error, and return or, with -fno-sanitize-recover, end
// in a trap. Those of -fsanitize-minimal-runtime print the check's name only.
//
//===----------------------------------------------------------------------===//

#include <stdint.h>
#include <stdio.h>

// The beginning of a check's data, laid out by clang.
typedef struct {
  const char *file;
  uint32_t line, column;
} location;

typedef uintptr_t operand;

__attribute__((noinline)) static void report(const location *at,
                                             const char *what) {
  printf("%s:%u:%u: runtime error: %s\n", at->file ? at->file : "<unknown>",
         at->line, at->column, what);
}

#define HANDLERS(NAME, TEXT, PARAMETERS)                                       \
  void __ubsan_handle_##NAME PARAMETERS { report(at, TEXT); }                  \
  _Noreturn void __ubsan_handle_##NAME##_abort PARAMETERS {                    \
    report(at, TEXT);                                                          \
    __builtin_trap();                                                          \
  }
#define CHECK0(NAME, TEXT) HANDLERS(NAME, TEXT, (const location *at))
#define CHECK1(NAME, TEXT) HANDLERS(NAME, TEXT, (const location *at, operand a))
#define CHECK2(NAME, TEXT)                                                     \
  HANDLERS(NAME, TEXT, (const location *at, operand a, operand b))
#define CHECK3(NAME, TEXT)                                                     \
  HANDLERS(NAME, TEXT, (const location *at, operand a, operand b, operand c))
#define LOCATED(NAME, TEXT)                                                    \
  HANDLERS(NAME, TEXT, (const void *data, const location *at))
#define END(NAME, TEXT)                                                        \
  _Noreturn void __ubsan_handle_##NAME(const location *at) {                   \
    report(at, TEXT);                                                          \
    __builtin_trap();                                                          \
  }
#define MINIMAL(NAME)
#include "ubsan.def"

// ---- minimal runtime -------------------------------------------------------

__attribute__((noinline)) static void name(const char *check) {
  printf("ubsan: %s\n", check);
}

#define MINIMAL(NAME)                                                          \
  void __ubsan_handle_##NAME##_minimal(void) { name(#NAME); }                  \
  _Noreturn void __ubsan_handle_##NAME##_minimal_abort(void) {                 \
    name(#NAME);                                                               \
    __builtin_trap();                                                          \
  }
#define CHECK0(NAME, TEXT) MINIMAL(NAME)
#define CHECK1(NAME, TEXT) MINIMAL(NAME)
#define CHECK2(NAME, TEXT) MINIMAL(NAME)
#define CHECK3(NAME, TEXT) MINIMAL(NAME)
#define END(NAME, TEXT) MINIMAL(NAME)
#define LOCATED(NAME, TEXT)
#include "ubsan.def"
