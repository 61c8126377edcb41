/* assert.h - assertions */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_ASSERT_H
#define Q7X2_ASSERT_H

#ifdef __cplusplus
extern "C" {
#endif

#undef assert
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#define assert(condition)                                                      \
  ((condition) ? (void)0 : q7x2_assert_failed(#condition, __FILE__, __LINE__))
#endif
#ifndef __cplusplus
#define static_assert _Static_assert
#endif

_Noreturn void q7x2_assert_failed(const char *condition, const char *file,
                                  int line);

#ifdef __cplusplus
}
#endif

#endif
