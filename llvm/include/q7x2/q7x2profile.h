/*===-- q7x2/q7x2profile.h - C interface of the profiler ----------*- C -*-===*\
|*                                                                            *|
|* Part of the Q7X2 project, under the Apache License v2.0                    *|
|* with LLVM Exceptions.                                                      *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* A profile has counters for each instruction of a launch. A client creates  *|
|* one, names it in q7x2_launch_options, and reads it after q7x2_launch has   *|
|* returned without an error. A profile belongs to one launch at a time.      *|
|* Without one nothing is counted.                                            *|
|* docs/profiler.md says what the counters mean.                              *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef Q7X2_Q7X2PROFILE_H
#define Q7X2_Q7X2PROFILE_H

#include "q7x2/q7x2sim.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The types of arithmetic, for q7x2_arithmetic_name. */
#define Q7X2_ARITHMETIC_COUNT 4
/** f16, f32, f64, int; null if index is not less than
    Q7X2_ARITHMETIC_COUNT. */
Q7X2_API const char *q7x2_arithmetic_name(size_t index);

/** A figure of the machine: a field of its description. */
typedef struct {
  const char *name; /* "l2_bandwidth" */
  const char *unit; /* "bytes/cycle"; empty: a number */
  const char *meaning;
  uint64_t value;
} q7x2_machine_field;

/** The facts of a launch. Its statistics are those of q7x2_launch. */
typedef struct {
  const char *kernel;
  uint32_t grid[3], block[3]; /* along x, y and z */
  uint64_t threads;           /* of the grid */
  uint32_t registers;         /* of a thread */
  uint64_t shared_bytes;      /* of a block, dynamic shared memory included */
  uint64_t local_bytes;       /* of a thread */
  q7x2_timing timing;         /* not DEFAULT */
  const char *machine;        /* its name */
  /** Operations a cycle of a multiprocessor, at most: what multiply-adds of the
      type reach. */
  uint32_t peak[Q7X2_ARITHMETIC_COUNT];
} q7x2_profile_launch;

/** The accesses of an instruction to one kind of memory. */
typedef struct {
  uint64_t requests; /* issues in which at least one thread accesses it */
  uint64_t moved;    /* what they take: sectors, or passes */
  uint64_t ideal;    /* the fewest that could hold the bytes they access */
} q7x2_profile_accesses;

/** What has been counted for an instruction. */
typedef struct {
  uint64_t issues;    /* by a warp */
  uint64_t active;    /* threads that issued it */
  uint64_t executing; /* those of them whose guard was true */
  /** Cycles in which a warp waited to issue the instruction or, of barrier,
      convergence and sleep, waited in it; by cause. */
  uint64_t stalls[Q7X2_STALL_COUNT];
  uint64_t branches; /* a BRA or BRX that at least one thread executed */
  uint64_t divergent_branches;
  q7x2_profile_accesses global; /* and generic accesses to it: sectors */
  q7x2_profile_accesses local;  /* thread-local memory: sectors */
  q7x2_profile_accesses shared; /* passes */
  /** Sectors of global and thread-local memory that the caches held, or did
      not. 0 unless the launch has the timing of the machine. */
  uint64_t l1_hits, l1_misses, l2_hits, l2_misses;
  /** Cycles in which atomics in L2 waited for others on their address, of the
      thread of a request that waited longest. As above. */
  uint64_t atomic_wait;
} q7x2_profile_counters;

/** An instruction of a function that has been executed. */
typedef struct {
  const char *function;
  uint64_t offset;      /* in the function, bytes */
  const char *text;     /* as in assembly */
  uint32_t group;       /* the index for q7x2_group_name */
  uint32_t arithmetic;  /* the index for q7x2_arithmetic_name, if there are */
  uint32_t operations;  /* such operations of a thread; 0: none */
  const char *pipe;     /* that it issues to: "FMA", "LSU", ... */
  uint32_t pipe_cycles; /* for which it takes the pipe */
  size_t frame_count;   /* 0: no line tables */
  q7x2_profile_counters counters;
} q7x2_profile_instruction;

/** Where an instruction comes from. */
typedef struct {
  const char *function; /* as debug information names it, or "" */
  const char *path;     /* of the source file */
  uint32_t line;        /* from 1 */
  uint32_t column;      /* from 1; 0: unknown */
} q7x2_profile_frame;

Q7X2_API q7x2_profile *q7x2_profile_create(void);
/** profile may be null. */
Q7X2_API void q7x2_profile_destroy(q7x2_profile *profile);

/** The facts of the last launch. Strings, here and below, are valid until the
    profile's next launch or its destruction. */
Q7X2_API const q7x2_profile_launch *
q7x2_profile_get_launch(const q7x2_profile *profile);

/** Field number index of the machine's description; null if index is not less
    than their number. */
Q7X2_API const q7x2_machine_field *
q7x2_profile_get_machine_field(const q7x2_profile *profile, size_t index);

/** The blocks that a resource of a multiprocessor has room for. */
typedef struct {
  const char *name; /* of q7x2_occupancy_limit_name */
  uint64_t blocks;  /* UINT32_MAX: the kernel does not use it */
} q7x2_profile_limit;

/** The limit of that number; null if index is not less than their number. */
Q7X2_API const q7x2_profile_limit *
q7x2_profile_get_limit(const q7x2_profile *profile, size_t index);
/** The warps of a multiprocessor that could be resident if a thread had as many
    registers, 0 to 255. */
Q7X2_API uint32_t q7x2_profile_resident_warps(const q7x2_profile *profile,
                                              uint32_t registers);

/** The number of instructions, which are in the order of the code. */
Q7X2_API size_t q7x2_profile_instruction_count(const q7x2_profile *profile);
/** Instruction number index; null if index is not less than the count. */
Q7X2_API const q7x2_profile_instruction *
q7x2_profile_get_instruction(const q7x2_profile *profile, size_t index);
/** Frame number depth of an instruction, from 0: the innermost is the first,
    followed by the calls that have been inlined. Null if there is none. */
Q7X2_API const q7x2_profile_frame *
q7x2_profile_get_frame(const q7x2_profile *profile, size_t index, size_t depth);

#ifdef __cplusplus
}
#endif

#endif /* Q7X2_Q7X2PROFILE_H */
