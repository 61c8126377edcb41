// Predefined macros, sizes and alignments.

// RUN: q7x2-clang -E -dM -x c /dev/null | FileCheck %s
// RUN: q7x2-clang -fsyntax-only %s

// CHECK-DAG: #define __Q7X2__ 1
// CHECK-DAG: #define __CHAR_BIT__ 8
// CHECK-DAG: #define __LITTLE_ENDIAN__ 1
// CHECK-DAG: #define __POINTER_WIDTH__ 64
// CHECK-DAG: #define __SIZEOF_LONG__ 8
// CHECK-DAG: #define __SIZEOF_INT128__ 16
// CHECK-DAG: #define __SIZE_TYPE__ long unsigned int
// CHECK-DAG: #define __INT64_TYPE__ long int
// CHECK-DAG: #define __FLT16_DIG__ 3
// CHECK-DAG: #define __GCC_ATOMIC_LLONG_LOCK_FREE 2

#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

_Static_assert(sizeof(char) == 1 && sizeof(short) == 2 && sizeof(int) == 4);
_Static_assert(sizeof(long) == 8 && sizeof(long long) == 8);
_Static_assert(sizeof(__int128) == 16 && _Alignof(__int128) == 16);
_Static_assert(sizeof(_Float16) == 2 && sizeof(__bf16) == 2);
_Static_assert(sizeof(float) == 4 && sizeof(double) == 8);
_Static_assert(sizeof(long double) == 8);
_Static_assert(sizeof(void *) == 8 && sizeof(size_t) == 8);
_Static_assert(sizeof(ptrdiff_t) == 8 && sizeof(intptr_t) == 8);
_Static_assert(sizeof(va_list) == 8);
_Static_assert(_Alignof(long) == 8 && _Alignof(double) == 8);
_Static_assert(__atomic_always_lock_free(8, 0));
_Static_assert(!__atomic_always_lock_free(16, 0));
