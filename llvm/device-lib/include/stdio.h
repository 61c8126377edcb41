/* stdio.h - output; formatted text from and to strings */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_STDIO_H
#define Q7X2_STDIO_H

#include <stdarg.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define EOF (-1)
#define BUFSIZ 4096
#define FILENAME_MAX 256
#define FOPEN_MAX 3
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif
#define L_tmpnam 20
#define TMP_MAX 1

typedef long fpos_t;

/* The machine has one output for text, and no input. */
typedef struct q7x2_file FILE;
#define stdout ((FILE *)1)
#define stderr ((FILE *)2)
#define stdin ((FILE *)3)

int printf(const char *__restrict format, ...)
    __attribute__((format(printf, 1, 2)));
int vprintf(const char *__restrict format, va_list args);
int fprintf(FILE *__restrict file, const char *__restrict format, ...)
    __attribute__((format(printf, 2, 3)));
int vfprintf(FILE *__restrict file, const char *__restrict format,
             va_list args);
int sprintf(char *__restrict to, const char *__restrict format, ...);
int snprintf(char *__restrict to, size_t size, const char *__restrict format,
             ...);
int vsprintf(char *__restrict to, const char *__restrict format, va_list args);
int asprintf(char **__restrict to, const char *__restrict format, ...)
    __attribute__((format(printf, 2, 3)));
int vasprintf(char **__restrict to, const char *__restrict format,
              va_list args);
int vsnprintf(char *__restrict to, size_t size, const char *__restrict format,
              va_list args);
int puts(const char *string);
int putchar(int c);
int putc(int c, FILE *file);
int fputc(int c, FILE *file);
int fputs(const char *__restrict string, FILE *__restrict file);
size_t fwrite(const void *__restrict from, size_t size, size_t count,
              FILE *__restrict file);
void perror(const char *text);
int fflush(FILE *file);
int setvbuf(FILE *__restrict file, char *__restrict buffer, int mode,
            size_t size);
void setbuf(FILE *__restrict file, char *__restrict buffer);

int sscanf(const char *__restrict from, const char *__restrict format, ...)
    __attribute__((format(scanf, 2, 3)));
int vsscanf(const char *__restrict from, const char *__restrict format,
            va_list args);
int fscanf(FILE *__restrict file, const char *__restrict format, ...);
int scanf(const char *__restrict format, ...);
int getchar(void);
int getc(FILE *file);
int fgetc(FILE *file);
int ungetc(int c, FILE *file);
char *fgets(char *__restrict to, int size, FILE *__restrict file);
size_t fread(void *__restrict to, size_t size, size_t count,
             FILE *__restrict file);
int feof(FILE *file);
int ferror(FILE *file);
void clearerr(FILE *file);

/* There are no files. */
FILE *fopen(const char *__restrict name, const char *__restrict mode);
FILE *freopen(const char *__restrict name, const char *__restrict mode,
              FILE *__restrict file);
FILE *fdopen(int number, const char *mode);
FILE *tmpfile(void);
char *tmpnam(char *name);
int fclose(FILE *file);
int remove(const char *name);
int rename(const char *old, const char *name);
int fileno(FILE *file);

/* Streams have no positions. */
int fseek(FILE *file, long offset, int whence);
long ftell(FILE *file);
void rewind(FILE *file);
int fgetpos(FILE *__restrict file, fpos_t *__restrict to);
int fsetpos(FILE *file, const fpos_t *position);

#ifdef __cplusplus
}
#endif

#endif
