/* stdio.h - output */

#ifndef Q7X2_STDIO_H
#define Q7X2_STDIO_H

#include <stdarg.h>
#include <stddef.h>

#define EOF (-1)

/* The machine has one place for text. */
typedef struct q7x2_file FILE;
#define stdout ((FILE *)1)
#define stderr ((FILE *)2)

int printf(const char *restrict format, ...) __attribute__((format(printf, 1, 2)));
int vprintf(const char *restrict format, va_list args);
int fprintf(FILE *restrict file, const char *restrict format, ...)
    __attribute__((format(printf, 2, 3)));
int vfprintf(FILE *restrict file, const char *restrict format, va_list args);
int sprintf(char *restrict to, const char *restrict format, ...);
int snprintf(char *restrict to, size_t size, const char *restrict format, ...);
int vsprintf(char *restrict to, const char *restrict format, va_list args);
int vsnprintf(char *restrict to, size_t size, const char *restrict format, va_list args);
int puts(const char *string);
int putchar(int c);
int putc(int c, FILE *file);
int fputc(int c, FILE *file);
int fputs(const char *restrict string, FILE *restrict file);
int fflush(FILE *file);

#endif
