//===-- signal.c - Signals that a program raises itself -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <errno.h>
#include <signal.h>
#include <stdlib.h>

enum { Count = 32 };
static void (*handlers[Count])(int);

void (*signal(int number, void (*handler)(int)))(int) {
  if (number <= 0 || number >= Count) {
    errno = EINVAL;
    return SIG_ERR;
  }
  void (*old)(int) = handlers[number];
  handlers[number] = handler;
  return old;
}

// By default the program ends, with the status that a shell shows.
int raise(int number) {
  if (number <= 0 || number >= Count) {
    errno = EINVAL;
    return -1;
  }
  void (*handler)(int) = handlers[number];
  if (handler == SIG_IGN)
    return 0;
  if (handler == SIG_DFL) {
    if (number == SIGABRT)
      __builtin_trap();
    _Exit(128 + number);
  }
  handlers[number] = SIG_DFL;
  handler(number);
  return 0;
}
