/*===-- q7x2/q7x2mpi.h - Launches on several hosts ----------------*- C -*-===*\
|*                                                                            *|
|* Part of the Q7X2 project, under the Apache License v2.0 with LLVM          *|
|* Exceptions. See LICENSE for license information.                           *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/
/*
 * The interface of libq7x2mpi, with which the processes that mpirun has started
 * share the blocks of a launch (q7x2_launch_options.ranks).
 */

#ifndef Q7X2_Q7X2MPI_H
#define Q7X2_Q7X2MPI_H

#include "q7x2/q7x2sim.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Joins the other processes, once. Returns 0, or an error code of MPI. */
Q7X2_API int q7x2_mpi_join(q7x2_ranks *ranks);
/** Waits until all processes leave. */
Q7X2_API void q7x2_mpi_leave(void);

#ifdef __cplusplus
}
#endif

#endif /* Q7X2_Q7X2MPI_H */
