/* setjmp.h - jumps out of functions */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_SETJMP_H
#define Q7X2_SETJMP_H

#ifdef __cplusplus
extern "C" {
#endif

/* Stack pointer, frame pointer, return address, R24 to R47. */
typedef unsigned long jmp_buf[14];

__attribute__((returns_twice)) int setjmp(jmp_buf to);
_Noreturn void longjmp(jmp_buf to, int value);
#define setjmp(to) setjmp(to)

#define _setjmp(to) setjmp(to)
#define _longjmp(to, value) longjmp(to, value)

#ifdef __cplusplus
}
#endif

#endif
