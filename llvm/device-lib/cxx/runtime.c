//===-- runtime.c - Runtime functions of compiled C++ ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The Itanium C++ ABI's functions, as far as they are of use without
// exceptions, and the operators new and delete. In C, with C++'s symbols.
//
//===----------------------------------------------------------------------===//

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#define SYMBOL(name) __asm__(#name)

_Noreturn static void fail(const char *what) {
  printf("%s\n", what);
  abort();
}

//===----------------------------------------------------------------------===//
// new and delete
//===----------------------------------------------------------------------===//

// There is no bad_alloc that could be thrown.
static void *allocate(size_t size, size_t alignment) {
  void *p = aligned_alloc(alignment, (size + alignment - 1) & -alignment);
  if (!p)
    fail("operator new: out of memory");
  return p;
}
static void *try_allocate(size_t size) { return malloc(size ? size : 1); }

enum { DefaultAlignment = 16 };

#define NEW(one, array, parameters, expression)                                \
  void *new_##one parameters SYMBOL(one);                                      \
  void *new_##one parameters { return expression; }                            \
  void *new_##array parameters SYMBOL(array);                                  \
  void *new_##array parameters { return expression; }
NEW(_Znwm, _Znam, (size_t size), allocate(size ? size : 1, DefaultAlignment))
NEW(_ZnwmSt11align_val_t, _ZnamSt11align_val_t, (size_t size, size_t alignment),
    allocate(size ? size : 1, alignment))
NEW(_ZnwmRKSt9nothrow_t, _ZnamRKSt9nothrow_t,
    (size_t size, const void *nothrow), ((void)nothrow, try_allocate(size)))

#define DELETE(one, array, parameters)                                         \
  void delete_##one parameters SYMBOL(one);                                    \
  void delete_##one parameters { free(p); }                                    \
  void delete_##array parameters SYMBOL(array);                                \
  void delete_##array parameters { free(p); }
DELETE(_ZdlPv, _ZdaPv, (void *p))
DELETE(_ZdlPvm, _ZdaPvm, (void *p, size_t size))
DELETE(_ZdlPvSt11align_val_t, _ZdaPvSt11align_val_t,
       (void *p, size_t alignment))
DELETE(_ZdlPvmSt11align_val_t, _ZdaPvmSt11align_val_t,
       (void *p, size_t size, size_t alignment))
DELETE(_ZdlPvRKSt9nothrow_t, _ZdaPvRKSt9nothrow_t,
       (void *p, const void *nothrow))

const char q7x2_nothrow SYMBOL(_ZSt7nothrow);
const char q7x2_nothrow = 0;

//===----------------------------------------------------------------------===//
// Variables of functions
//===----------------------------------------------------------------------===//

// The first byte of a guard says whether the variable is initialized, as the
// compiled code reads it; the word is Busy while a thread does that.
enum { Done = 1, Busy = 0x100 };

int __cxa_guard_acquire(unsigned *guard) {
  while (1) {
    unsigned state = __atomic_load_n(guard, __ATOMIC_ACQUIRE);
    if (state & Done)
      return 0;
    if (state == 0 &&
        __atomic_compare_exchange_n(guard, &state, Busy, 0, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
      return 1;
  }
}
void __cxa_guard_release(unsigned *guard) {
  __atomic_store_n(guard, Done, __ATOMIC_RELEASE);
}
void __cxa_guard_abort(unsigned *guard) {
  __atomic_store_n(guard, 0, __ATOMIC_RELEASE);
}

//===----------------------------------------------------------------------===//
// Destructors of static objects
//===----------------------------------------------------------------------===//

void *__dso_handle = 0;

typedef struct {
  void (*function)(void *);
  void *object;
} destructor;

static destructor destructors[256];
static int destructor_count;

// They run after those functions that atexit has registered.
static void run_destructors(void) {
  while (destructor_count) {
    destructor *last = &destructors[--destructor_count];
    last->function(last->object);
  }
}
__attribute__((section(".fini_array.65536"))) static void (*const run_at_end)(
    void) = run_destructors;

int __cxa_atexit(void (*function)(void *), void *object, void *dso) {
  (void)dso;
  __asm__ volatile("" : : "l"(&run_at_end)); // links the code that calls it
  int n = __atomic_fetch_add(&destructor_count, 1, __ATOMIC_RELAXED);
  if (n >= (int)(sizeof destructors / sizeof *destructors))
    fail("too many static objects with destructors");
  destructors[n] = (destructor){function, object};
  return 0;
}

//===----------------------------------------------------------------------===//
// Virtual functions
//===----------------------------------------------------------------------===//

_Noreturn void __cxa_pure_virtual(void) {
  fail("a pure virtual function has been called");
}
_Noreturn void __cxa_deleted_virtual(void) {
  fail("a deleted virtual function has been called");
}

//===----------------------------------------------------------------------===//
// libc++
//===----------------------------------------------------------------------===//

// The functions that its checks call, and that replace its exceptions.
_Noreturn void libcpp_verbose_abort(const char *format, ...)
    SYMBOL(_ZNSt3__122__libcpp_verbose_abortEPKcz);
_Noreturn void libcpp_verbose_abort(const char *format, ...) {
  va_list args;
  va_start(args, format);
  vprintf(format, args);
  va_end(args);
  abort();
}
