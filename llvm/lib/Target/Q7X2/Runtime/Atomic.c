//===-- Atomic.c - Atomic operations on objects of any size ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The machine's atomic operations have up to 64 bits. Wider ones are serialized
// by a lock that all memory objects share, also those of different object
// files: the linker makes one of the weak definitions.
//
//===----------------------------------------------------------------------===//

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long u64;
typedef unsigned __int128 u128;

// clang reserves these names.
void load(u64 size, const u8 *from, u8 *to, int order) __asm__("__atomic_load");
void store(u64 size, u8 *to, const u8 *from,
           int order) __asm__("__atomic_store");
void exchange(u64 size, u8 *object, const u8 *from, u8 *to,
              int order) __asm__("__atomic_exchange");
_Bool compareExchange(u64 size, u8 *object, u8 *expected, const u8 *desired,
                      int success,
                      int failure) __asm__("__atomic_compare_exchange");
_Bool isLockFree(u64 size, const u8 *object) __asm__("__atomic_is_lock_free");
u128 load16(const u8 *from, int order) __asm__("__atomic_load_16");
void store16(u8 *to, u128 value, int order) __asm__("__atomic_store_16");
u128 exchange16(u8 *object, u128 value,
                int order) __asm__("__atomic_exchange_16");
_Bool compareExchange16(u8 *object, u8 *expected, u128 desired, int success,
                        int failure) __asm__("__atomic_compare_exchange_16");

__attribute__((weak,
               visibility("hidden"))) u32 TheLock __asm__("__q7x2_atomic_lock");

// The work is inside of the loop: threads that reconverge after the loop must
// not hold the lock. The assembly prevents the optimizer from moving the work
// out. The fences are explicit, since these functions are linked into a module
// after AtomicExpand, which makes fences of memory orders.
#define LOCKED(WORK)                                                           \
  for (u32 isDone = 0; !isDone;) {                                             \
    if (__atomic_exchange_n(&TheLock, 1, __ATOMIC_RELAXED) == 0) {             \
      __atomic_thread_fence(__ATOMIC_ACQUIRE);                                 \
      WORK;                                                                    \
      __atomic_thread_fence(__ATOMIC_RELEASE);                                 \
      __atomic_store_n(&TheLock, 0, __ATOMIC_RELAXED);                         \
      isDone = 1;                                                              \
    }                                                                          \
    __asm__ volatile("" : "+r"(isDone));                                       \
  }

static void copy(u8 *to, const u8 *from, u64 size) {
  for (u64 i = 0; i < size; ++i)
    to[i] = from[i];
}

static _Bool areEqual(const u8 *a, const u8 *b, u64 size) {
  for (u64 i = 0; i < size; ++i)
    if (a[i] != b[i])
      return 0;
  return 1;
}

static void exchangeBytes(u8 *object, const u8 *from, u8 *to, u64 size) {
  for (u64 i = 0; i < size; ++i) {
    u8 old = object[i];
    object[i] = from[i];
    to[i] = old;
  }
}

void load(u64 size, const u8 *from, u8 *to, int order) {
  (void)order;
  LOCKED(copy(to, from, size))
}

void store(u64 size, u8 *to, const u8 *from, int order) {
  (void)order;
  LOCKED(copy(to, from, size))
}

void exchange(u64 size, u8 *object, const u8 *from, u8 *to, int order) {
  (void)order;
  LOCKED(exchangeBytes(object, from, to, size))
}

_Bool compareExchange(u64 size, u8 *object, u8 *expected, const u8 *desired,
                      int success, int failure) {
  (void)success;
  (void)failure;
  _Bool isEqual = 0;
  LOCKED({
    isEqual = areEqual(object, expected, size);
    copy(isEqual ? object : expected, isEqual ? desired : object, size);
  })
  return isEqual;
}

_Bool isLockFree(u64 size, const u8 *object) {
  return size <= 8 && (size & (size - 1)) == 0 &&
         ((u64)object & (size - 1)) == 0;
}

// ---- 16 bytes --------------------------------------------------------------

u128 load16(const u8 *from, int order) {
  u128 value;
  load(sizeof(value), from, (u8 *)&value, order);
  return value;
}

void store16(u8 *to, u128 value, int order) {
  store(sizeof(value), to, (const u8 *)&value, order);
}

u128 exchange16(u8 *object, u128 value, int order) {
  u128 old;
  exchange(sizeof(value), object, (const u8 *)&value, (u8 *)&old, order);
  return old;
}

_Bool compareExchange16(u8 *object, u8 *expected, u128 desired, int success,
                        int failure) {
  return compareExchange(sizeof(desired), object, expected,
                         (const u8 *)&desired, success, failure);
}
