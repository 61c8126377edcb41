//===-- malloc.c - Dynamic memory -----------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First fit. Chunks of one array, each after a header with its size; the free
// ones are in a list in the order of their addresses, and adjacent ones are
// merged. The threads of a kernel take turns at the list.
//
//===----------------------------------------------------------------------===//

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct chunk {
  size_t size; // including this header
  struct chunk *next;
} chunk;

static _Alignas(16) char heap[16 << 20];
static chunk *first;
static int is_ready;
static int is_locked;

// The threads of a warp that wait for the lock do so in a loop that contains
// the work: one that ended before it would have the winner wait for them.
#define LOCKED(WORK)                                                           \
  for (int waits = 1; waits;)                                                  \
    if (!__atomic_exchange_n(&is_locked, 1, __ATOMIC_ACQUIRE)) {               \
      WORK;                                                                    \
      __atomic_store_n(&is_locked, 0, __ATOMIC_RELEASE);                       \
      waits = 0;                                                               \
    }

static void prepare(void) {
  is_ready = 1;
  first = (chunk *)heap;
  first->size = sizeof(heap);
  first->next = NULL;
}

static void *take(size_t size) {
  if (!is_ready)
    prepare();
  size = (size + sizeof(chunk) + 15) & ~(size_t)15;
  for (chunk **link = &first; *link; link = &(*link)->next) {
    chunk *p = *link;
    if (p->size < size)
      continue;
    if (p->size - size >= 2 * sizeof(chunk)) {
      chunk *rest = (chunk *)((char *)p + size);
      rest->size = p->size - size;
      rest->next = p->next;
      *link = rest;
      p->size = size;
    } else {
      *link = p->next;
    }
    return p + 1;
  }
  return NULL;
}

void *malloc(size_t size) {
  void *memory = NULL;
  if (size <= sizeof(heap))
    LOCKED(memory = take(size))
  return memory;
}

static void join(chunk *p) {
  chunk *next = p->next;
  if (next && (char *)p + p->size == (char *)next) {
    p->size += next->size;
    p->next = next->next;
  }
}

static void give_back(chunk *p) {
  chunk *before = NULL;
  for (chunk *q = first; q && q < p; q = q->next)
    before = q;
  p->next = before ? before->next : first;
  if (before)
    before->next = p;
  else
    first = p;
  join(p);
  if (before)
    join(before);
}

void free(void *memory) {
  if (memory)
    LOCKED(give_back((chunk *)memory - 1))
}

void *calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes))
    return NULL;
  void *memory = malloc(bytes);
  return memory ? memset(memory, 0, bytes) : NULL;
}

void *realloc(void *memory, size_t size) {
  if (!memory)
    return malloc(size);
  size_t held = ((chunk *)memory - 1)->size - sizeof(chunk);
  if (size <= held)
    return memory;
  void *larger = malloc(size);
  if (!larger)
    return NULL;
  memcpy(larger, memory, held);
  free(memory);
  return larger;
}

void *reallocarray(void *memory, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes))
    return NULL;
  return realloc(memory, bytes);
}

// The memory before the aligned chunk is free again.
void *aligned_alloc(size_t alignment, size_t size) {
  if (alignment & (alignment - 1) || size > sizeof(heap) ||
      alignment > sizeof(heap))
    return NULL;
  if (alignment <= _Alignof(max_align_t))
    return malloc(size);
  char *memory = malloc(size + alignment + sizeof(chunk));
  size_t skip = memory ? -(uintptr_t)memory & (alignment - 1) : 0;
  if (skip == 0)
    return memory;
  chunk *front = (chunk *)memory - 1, *rest = (chunk *)(memory + skip) - 1;
  rest->size = front->size - skip;
  front->size = skip;
  free(memory);
  return rest + 1;
}

void *memalign(size_t alignment, size_t size) {
  return aligned_alloc(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) || alignment & (alignment - 1))
    return EINVAL;
  void *made = aligned_alloc(alignment, size);
  if (!made)
    return ENOMEM;
  *memory = made;
  return 0;
}
