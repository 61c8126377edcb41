/* stdlib.h - memory, numbers, sorting, termination */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_STDLIB_H
#define Q7X2_STDLIB_H

#include <alloca.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 0x7fffffff

typedef struct {
  int quot, rem;
} div_t;
typedef struct {
  long quot, rem;
} ldiv_t;
typedef struct {
  long long quot, rem;
} lldiv_t;

_Noreturn void abort(void);
/* Ends the program; in a kernel, a status other than 0 is an error. */
_Noreturn void exit(int status);
_Noreturn void _Exit(int status);
_Noreturn void _exit(int status);
_Noreturn void quick_exit(int status);
int atexit(void (*function)(void));
int at_quick_exit(void (*function)(void));

/* The heap has 16 MiB. */
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *memory, size_t size);
void *reallocarray(void *memory, size_t count, size_t size);
void free(void *memory);
void *aligned_alloc(size_t alignment, size_t size);
int posix_memalign(void **memory, size_t alignment, size_t size);

int abs(int n);
long labs(long n);
long long llabs(long long n);
div_t div(int n, int d);
ldiv_t ldiv(long n, long d);
lldiv_t lldiv(long long n, long long d);

double atof(const char *string);
double strtod(const char *__restrict string, char **__restrict end);
float strtof(const char *__restrict string, char **__restrict end);
long double strtold(const char *__restrict string, char **__restrict end);
int atoi(const char *string);
long atol(const char *string);
long long atoll(const char *string);
long strtol(const char *__restrict string, char **__restrict end, int base);
unsigned long strtoul(const char *__restrict string, char **__restrict end,
                      int base);
long long strtoll(const char *__restrict string, char **__restrict end,
                  int base);
unsigned long long strtoull(const char *__restrict string,
                            char **__restrict end, int base);

int rand(void);
void srand(unsigned seed);
int rand_r(unsigned *seed);
long random(void);
void srandom(unsigned seed);

/* There is no system. */
char *getenv(const char *name);
int system(const char *command);

#define MB_CUR_MAX ((size_t)1)
int mblen(const char *from, size_t size);
int mbtowc(wchar_t *__restrict to, const char *__restrict from, size_t size);
int wctomb(char *to, wchar_t c);
size_t mbstowcs(wchar_t *__restrict to, const char *__restrict from,
                size_t size);
size_t wcstombs(char *__restrict to, const wchar_t *__restrict from,
                size_t size);

void qsort(void *base, size_t count, size_t size,
           int (*compare)(const void *, const void *));
void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *));

#ifdef __cplusplus
}
#endif

#endif
