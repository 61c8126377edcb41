/* surface_indirect_functions.h - in place of a toolkit's */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#include "texture_indirect_functions.h"
