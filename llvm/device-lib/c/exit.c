//===-- exit.c - Ends of a program ----------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread ends its program by a return to the host with a status
// (docs/abi.md). In a kernel a status other than 0 is an error.
//
//===----------------------------------------------------------------------===//

#include <signal.h>
#include <stdlib.h>

enum host_address : unsigned long {
#define Q7X2_HOST_ADDRESS(NAME, ADDRESS, REACHED_BY, EFFECT) NAME = ADDRESS,
#include "llvm/TargetParser/Q7X2HostAddresses.def"
};

_Noreturn static inline void leave(int status, unsigned long where) {
  register int value __asm__("R4") = status;
  __asm__ volatile("RET %1" : : "r"(value), "l"(where));
  __builtin_unreachable();
}

_Noreturn void abort(void) {
  raise(SIGABRT);
  __builtin_trap();
}

_Noreturn void exit(int status) { leave(status, HostExit); }
_Noreturn void _Exit(int status) { leave(status, HostExitImmediately); }
_Noreturn void _exit(int status) { _Exit(status); }

// ---- functions that are called at exit -------------------------------------

typedef struct {
  void (*functions[64])(void);
  int count;
} calls;

static int add(calls *to, void (*function)(void)) {
  if (to->count == sizeof to->functions / sizeof *to->functions)
    return -1;
  to->functions[to->count++] = function;
  return 0;
}

// A function may register others.
static void run(calls *list) {
  while (list->count)
    list->functions[--list->count]();
}

static calls at_end, at_quick_end;

static void run_at_exit(void) { run(&at_end); }

// After all destructors, which are called in reverse order.
__attribute__((section(".fini_array.65536"))) static void (*const last)(void) =
    run_at_exit;

int atexit(void (*function)(void)) {
  __asm__ volatile("" : : "l"(&last)); // links the code that calls it
  return add(&at_end, function);
}

int at_quick_exit(void (*function)(void)) {
  return add(&at_quick_end, function);
}
_Noreturn void quick_exit(int status) {
  run(&at_quick_end);
  _Exit(status);
}
