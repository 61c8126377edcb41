/* malloc.h - dynamic memory */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_MALLOC_H
#define Q7X2_MALLOC_H

#include <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif

void *memalign(size_t alignment, size_t size);

#ifdef __cplusplus
}
#endif

#endif
