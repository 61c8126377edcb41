/* memory.h - the traditional name of string.h */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#include <string.h>
