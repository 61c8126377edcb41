//===-- stdio.c - Streams: one to write to, none to read ------------------===//

#include <errno.h>
#include <stdio.h>
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

FILE *fopen(const char *restrict name, const char *restrict mode) {
  errno = ENOENT;
  return NULL;
}
int fclose(FILE *file) { return 0; }
int remove(const char *name) {
  errno = ENOENT;
  return -1;
}
