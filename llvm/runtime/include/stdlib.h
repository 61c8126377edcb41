/* stdlib.h - memory, numbers, sorting, ends */

#ifndef Q7X2_STDLIB_H
#define Q7X2_STDLIB_H

#include <stddef.h>

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 0x7fffffff

typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
typedef struct { long long quot, rem; } lldiv_t;

_Noreturn void abort(void);
/* Ends the program; in a kernel, a status other than 0 is an error. */
_Noreturn void exit(int status);

/* 16 MiB for all. */
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *memory, size_t size);
void free(void *memory);

int abs(int n);
long labs(long n);
long long llabs(long long n);
div_t div(int n, int d);
ldiv_t ldiv(long n, long d);
lldiv_t lldiv(long long n, long long d);

int atoi(const char *string);
long atol(const char *string);
long long atoll(const char *string);
long strtol(const char *__restrict string, char **__restrict end, int base);
unsigned long strtoul(const char *__restrict string, char **__restrict end, int base);
long long strtoll(const char *__restrict string, char **__restrict end, int base);
unsigned long long strtoull(const char *__restrict string, char **__restrict end, int base);

int rand(void);
void srand(unsigned seed);

void qsort(void *base, size_t count, size_t size,
           int (*compare)(const void *, const void *));
void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *));

#endif
