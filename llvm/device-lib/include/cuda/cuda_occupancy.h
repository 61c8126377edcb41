/* cuda_occupancy.h - see cuda_runtime.h */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The runtime's functions have the occupancy of the machine; the calculators
   for NVIDIA's processors are not here. */

#include <cuda_runtime_api.h>
