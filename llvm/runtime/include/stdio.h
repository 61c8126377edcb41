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

int printf(const char *__restrict format, ...) __attribute__((format(printf, 1, 2)));
int vprintf(const char *__restrict format, va_list args);
int fprintf(FILE *__restrict file, const char *__restrict format, ...)
    __attribute__((format(printf, 2, 3)));
int vfprintf(FILE *__restrict file, const char *__restrict format, va_list args);
int sprintf(char *__restrict to, const char *__restrict format, ...);
int snprintf(char *__restrict to, size_t size, const char *__restrict format, ...);
int vsprintf(char *__restrict to, const char *__restrict format, va_list args);
int vsnprintf(char *__restrict to, size_t size, const char *__restrict format, va_list args);
int puts(const char *string);
int putchar(int c);
int putc(int c, FILE *file);
int fputc(int c, FILE *file);
int fputs(const char *__restrict string, FILE *__restrict file);
int fflush(FILE *file);

#endif
