//===-- rtti.c - Types at run time ----------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions and type information of dynamic_cast and typeid, from the
// Itanium C++ ABI (sections 2.9.5 and 2.9.7). In C, with C++'s symbols.
//
//===----------------------------------------------------------------------===//

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SYMBOL(name) __asm__(#name)

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

// The virtual tables of the classes of type_info: they tell which one an object
// is of. No virtual function is called.
#define TYPE_INFO_TABLE(name, symbol)                                          \
  const void *const name[11] SYMBOL(symbol);                                   \
  const void *const name[11] = {0};
TYPE_INFO_TABLE(q7x2_class, _ZTVN10__cxxabiv117__class_type_infoE)
TYPE_INFO_TABLE(q7x2_si_class, _ZTVN10__cxxabiv120__si_class_type_infoE)
TYPE_INFO_TABLE(q7x2_vmi_class, _ZTVN10__cxxabiv121__vmi_class_type_infoE)
TYPE_INFO_TABLE(q7x2_pointer, _ZTVN10__cxxabiv119__pointer_type_infoE)
TYPE_INFO_TABLE(q7x2_enum, _ZTVN10__cxxabiv116__enum_type_infoE)
TYPE_INFO_TABLE(q7x2_function, _ZTVN10__cxxabiv120__function_type_infoE)

typedef struct type type;
typedef struct {
  const type *type;
  long offset_flags; // the offset, above 8 bits of flags
} base_class;
enum { Virtual = 1, Public = 2 };

struct type {
  const void *const *table;
  const char *name;
  union {
    const type *base; // of si_class: public, at offset 0
    struct {
      unsigned flags, count;
      base_class list[];
    } bases; // of vmi_class
  } u;
};

/// Whether an object's table pointer is that of a class of type_info: it points
/// after the offset to the top and the type.
static int is_of(const type *t, const void *const *table) {
  return t->table == table + 2;
}

static int is_same(const type *a, const type *b) {
  // The names of types that no other object file can name begin with '*'.
  return a == b || a->name == b->name ||
         (a->name[0] != '*' && strcmp(a->name, b->name) == 0);
}

static char *base_address(const base_class *base, char *object) {
  long offset = base->offset_flags >> 8;
  if (base->offset_flags & Virtual) // in the virtual table
    offset = *(const long *)(*(const char *const *)object + offset);
  return object + offset;
}

//===----------------------------------------------------------------------===//
// dynamic_cast
//===----------------------------------------------------------------------===//

typedef struct {
  const type *from_type, *to_type;
  const char *from;
  char *down, *any; // objects of to_type: those that contain from, and all
  int down_count, any_count;
  int any_is_public, from_is_public; // bases of the whole object
} search;

/// Whether the object has the one that is cast as a public base.
static int contains(const search *s, const type *t, char *object) {
  if (object == s->from && is_same(t, s->from_type))
    return 1;
  if (is_of(t, q7x2_si_class))
    return contains(s, t->u.base, object);
  if (!is_of(t, q7x2_vmi_class))
    return 0;
  for (unsigned i = 0; i < t->u.bases.count; ++i) {
    const base_class *base = &t->u.bases.list[i];
    if ((base->offset_flags & Public) &&
        contains(s, base->type, base_address(base, object)))
      return 1;
  }
  return 0;
}

/// An object counts once, however many paths lead to it.
static void count(char **found, int *number, char *object) {
  if (*number == 0 || *found != object)
    ++*number;
  *found = object;
}

static void visit(search *s, const type *t, char *object, int is_public) {
  if (is_same(t, s->to_type)) {
    count(&s->any, &s->any_count, object);
    s->any_is_public |= is_public;
    if (contains(s, t, object))
      count(&s->down, &s->down_count, object);
  }
  if (object == s->from && is_same(t, s->from_type))
    s->from_is_public |= is_public;
  if (is_of(t, q7x2_si_class)) {
    visit(s, t->u.base, object, is_public);
  } else if (is_of(t, q7x2_vmi_class)) {
    for (unsigned i = 0; i < t->u.bases.count; ++i) {
      const base_class *base = &t->u.bases.list[i];
      visit(s, base->type, base_address(base, object),
            is_public && (base->offset_flags & Public));
    }
  }
}

void *__dynamic_cast(const void *from, const type *from_type,
                     const type *to_type, long hint) {
  (void)hint;
  const long *table = *(const long *const *)from;
  char *whole = (char *)from + table[-2];
  search s = {.from_type = from_type, .to_type = to_type, .from = from};
  visit(&s, (const type *)table[-1], whole, 1);
  if (s.down_count == 1)
    return s.down;
  int is_cross = s.from_is_public && s.any_is_public && s.any_count == 1;
  return is_cross ? s.any : NULL;
}

// There is no exception that could be thrown.
_Noreturn void __cxa_bad_cast(void) {
  printf("dynamic_cast: a reference to an object of another class\n");
  abort();
}
_Noreturn void __cxa_bad_typeid(void) {
  printf("typeid: a null pointer\n");
  abort();
}
