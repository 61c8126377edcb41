//===-- malloc.c - Dynamic memory -----------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pieces of one array, each behind a header with its size, the free ones in a
// list by address; the first that fits is taken, neighbours become one again. A
// program is one thread, so nothing is locked.
//
//===----------------------------------------------------------------------===//

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct piece {
  size_t size; // with this header
  struct piece *next;
} piece;

static _Alignas(16) char heap[16 << 20];
static piece *first;
static int is_ready;

static void prepare(void) {
  is_ready = 1;
  first = (piece *)heap;
  first->size = sizeof(heap);
  first->next = NULL;
}

void *malloc(size_t size) {
  if (!is_ready)
    prepare();
  if (size > sizeof(heap))
    return NULL;
  size = (size + sizeof(piece) + 15) & ~(size_t)15;
  for (piece **link = &first; *link; link = &(*link)->next) {
    piece *p = *link;
    if (p->size < size)
      continue;
    if (p->size - size >= 2 * sizeof(piece)) {
      piece *rest = (piece *)((char *)p + size);
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

static void join(piece *p) {
  piece *next = p->next;
  if (next && (char *)p + p->size == (char *)next) {
    p->size += next->size;
    p->next = next->next;
  }
}

void free(void *memory) {
  if (!memory)
    return;
  piece *p = (piece *)memory - 1, *before = NULL;
  for (piece *q = first; q && q < p; q = q->next)
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
  size_t held = ((piece *)memory - 1)->size - sizeof(piece);
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

// The part in front of the aligned piece is free again.
void *aligned_alloc(size_t alignment, size_t size) {
  if (alignment & (alignment - 1) || size > sizeof(heap) ||
      alignment > sizeof(heap))
    return NULL;
  if (alignment <= _Alignof(max_align_t))
    return malloc(size);
  char *memory = malloc(size + alignment + sizeof(piece));
  size_t skip = memory ? -(uintptr_t)memory & (alignment - 1) : 0;
  if (skip == 0)
    return memory;
  piece *front = (piece *)memory - 1, *rest = (piece *)(memory + skip) - 1;
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
