//===-- unistd.c - POSIX without files and processes ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int fail(int number) {
  errno = number;
  return -1;
}

pid_t getpid(void) { return 1; }
int sched_yield(void) { return 0; }

ssize_t write(int file, const void *from, size_t size) {
  if (file != STDOUT_FILENO && file != STDERR_FILENO)
    return fail(EBADF);
  fwrite(from, 1, size, stdout);
  return size;
}
ssize_t read(int file, void *to, size_t size) {
  return file == STDIN_FILENO ? 0 : fail(EBADF);
}
int close(int file) {
  return file >= 0 && file <= STDERR_FILENO ? 0 : fail(EBADF);
}
off_t lseek(int file, off_t offset, int whence) { return fail(ESPIPE); }
int isatty(int file) {
  errno = ENOTTY;
  return 0;
}

int open(const char *name, int flags, ...) { return fail(ENOENT); }
int access(const char *name, int mode) { return fail(ENOENT); }
int unlink(const char *name) { return fail(ENOENT); }

// ---- options ---------------------------------------------------------------

char *optarg;
int optind = 1, opterr = 1, optopt;
static int place; // within an argument with several letters

static int complain(const char *program, const char *what, char letter) {
  if (opterr)
    fprintf(stderr, "%s: %s -- '%c'\n", program, what, letter);
  optopt = letter;
  return '?';
}

// The value of an option that takes one.
static int take_value(int count, char *const arguments[], const char *options) {
  char letter = arguments[optind][place - 1];
  const char *rest = arguments[optind++] + place;
  place = 0;
  optarg = *rest ? (char *)rest : optind < count ? arguments[optind++] : NULL;
  if (optarg)
    return letter;
  if (*options != ':')
    return complain(arguments[0], "option requires an argument", letter);
  optopt = letter;
  return ':';
}

// Finds the argument with the next letter; false if there are no more options.
static int find_letter(int count, char *const arguments[]) {
  if (place)
    return 1;
  if (optind >= count || arguments[optind][0] != '-' || !arguments[optind][1])
    return 0;
  if (strcmp(arguments[optind], "--") == 0) {
    ++optind;
    return 0;
  }
  place = 1;
  return 1;
}

int getopt(int count, char *const arguments[], const char *options) {
  optarg = NULL;
  if (!find_letter(count, arguments))
    return -1;
  char letter = arguments[optind][place++];
  const char *found = letter == ':' ? NULL : strchr(options, letter);
  if (found && found[1] == ':')
    return take_value(count, arguments, options);
  if (!arguments[optind][place]) {
    ++optind;
    place = 0;
  }
  if (found)
    return letter;
  opterr = opterr && *options != ':';
  return complain(arguments[0], "invalid option", letter);
}
