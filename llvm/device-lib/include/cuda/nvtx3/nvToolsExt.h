/* nvtx3/nvToolsExt.h - see nvToolsExt.h */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#include "../nvToolsExt.h"
