/*===-- q7x2/q7x2dbg.h - The debugger within a host program -------*- C -*-===*\
|*                                                                            *|
|* Part of the Q7X2 project, under the Apache License v2.0                    *|
|* with LLVM Exceptions.                                                      *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* libq7x2dbg is the debugger q7x2-dbg as a library: a host program launches  *|
|* kernels through it, and its user debugs them at standard input and output. *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef Q7X2_Q7X2DBG_H
#define Q7X2_Q7X2DBG_H

#include "q7x2/q7x2sim.h"

#ifdef __cplusplus
extern "C" {
#endif

/** q7x2_launch under the debugger. Before the first launch of the process the
    user sets breakpoints; later launches stop at them. After the command quit,
    and at the end of the input, launches are not debugged any more. The options
    debugger, profile, trace, stall and ranks are not used. Launches by several
    threads run one after another. */
Q7X2_API q7x2_error *q7x2_debug_launch(q7x2_device *device,
                                       const q7x2_module *module,
                                       const q7x2_kernel *kernel,
                                       const q7x2_launch_options *options,
                                       q7x2_statistics *statistics);

#ifdef __cplusplus
}
#endif

#endif /* Q7X2_Q7X2DBG_H */
