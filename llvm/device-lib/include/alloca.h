/* alloca.h - memory of a function's frame */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_ALLOCA_H
#define Q7X2_ALLOCA_H

#define alloca(size) __builtin_alloca(size)

#endif
