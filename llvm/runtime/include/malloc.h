/* malloc.h - dynamic memory */

#ifndef Q7X2_MALLOC_H
#define Q7X2_MALLOC_H

#include <stdlib.h>

void *memalign(size_t alignment, size_t size);

#endif
