//===-- stdio.c - Streams: one to write to, none to read ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- output ----------------------------------------------------------------
int vfprintf(FILE *restrict file, const char *restrict format, va_list args) {
  return vprintf(format, args);
}
int fprintf(FILE *restrict file, const char *restrict format, ...) {
  va_list args;
  va_start(args, format);
  int count = vfprintf(file, format, args);
  va_end(args);
  return count;
}
int fputc(int c, FILE *file) { return putchar(c); }
int putc(int c, FILE *file) { return putchar(c); }
int fputs(const char *restrict string, FILE *restrict file) {
  return printf("%s", string);
}

size_t fwrite(const void *restrict from, size_t size, size_t count,
              FILE *restrict file) {
  const char *text = from;
  for (size_t left = size * count; left > 0;) {
    int length = strnlen(text, left < 4096 ? left : 4096);
    printf("%.*s", length, text);
    text += length;
    left -= length;
    if (left > 0 && *text == 0) {
      putchar(0);
      ++text;
      --left;
    }
  }
  return size ? count : 0;
}

int vasprintf(char **restrict to, const char *restrict format, va_list args) {
  va_list again;
  va_copy(again, args);
  int length = vsnprintf(NULL, 0, format, again);
  va_end(again);
  *to = malloc(length + 1);
  return *to ? vsnprintf(*to, length + 1, format, args) : -1;
}
int asprintf(char **restrict to, const char *restrict format, ...) {
  va_list args;
  va_start(args, format);
  int length = vasprintf(to, format, args);
  va_end(args);
  return length;
}

void perror(const char *text) {
  if (text && *text)
    printf("%s: %s\n", text, strerror(errno));
  else
    puts(strerror(errno));
}

int fflush(FILE *file) { return 0; }
int setvbuf(FILE *restrict file, char *restrict buffer, int mode, size_t size) {
  return 0;
}
void setbuf(FILE *restrict file, char *restrict buffer) {}

// ---- input, and files ------------------------------------------------------
int fgetc(FILE *file) { return EOF; }
int getc(FILE *file) { return EOF; }
int getchar(void) { return EOF; }
int ungetc(int c, FILE *file) { return EOF; }
char *fgets(char *restrict to, int size, FILE *restrict file) { return NULL; }
size_t fread(void *restrict to, size_t size, size_t count,
             FILE *restrict file) {
  return 0;
}
int feof(FILE *file) { return file == stdin; }
int ferror(FILE *file) { return 0; }
void clearerr(FILE *file) {}

static FILE *no_file(void) {
  errno = ENOENT;
  return NULL;
}
FILE *fopen(const char *restrict name, const char *restrict mode) {
  return no_file();
}
FILE *freopen(const char *restrict name, const char *restrict mode,
              FILE *restrict file) {
  return no_file();
}
FILE *tmpfile(void) { return no_file(); }
char *tmpnam(char *name) { return NULL; }

static FILE *const streams[] = {stdin, stdout, stderr};
FILE *fdopen(int number, const char *mode) {
  if (number >= 0 && number < FOPEN_MAX)
    return streams[number];
  errno = EBADF;
  return NULL;
}
int fileno(FILE *file) {
  for (int i = 0; i < FOPEN_MAX; ++i)
    if (streams[i] == file)
      return i;
  errno = EBADF;
  return -1;
}
int fclose(FILE *file) { return 0; }

static int fail(int number) {
  errno = number;
  return -1;
}
int remove(const char *name) { return fail(ENOENT); }
int rename(const char *old, const char *name) { return fail(ENOENT); }
int fseek(FILE *file, long offset, int whence) { return fail(ESPIPE); }
long ftell(FILE *file) { return fail(ESPIPE); }
void rewind(FILE *file) {}
int fgetpos(FILE *restrict file, fpos_t *restrict to) { return fail(ESPIPE); }
int fsetpos(FILE *file, const fpos_t *position) { return fail(ESPIPE); }
