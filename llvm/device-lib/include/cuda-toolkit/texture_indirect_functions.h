/* texture_indirect_functions.h - in place of a toolkit's */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The toolkit's functions are instructions of texture units. */

/* What a toolkit's headers test. */
#define __TEXTURE_INDIRECT_FUNCTIONS_H__
#define __SURFACE_INDIRECT_FUNCTIONS_H__

#include "../cuda/crt/texture_functions.hpp"
