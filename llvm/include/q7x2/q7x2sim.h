/*===-- q7x2/q7x2sim.h - C interface of the simulator -------------*- C -*-===*\
|*                                                                            *|
|* Part of the Q7X2 project, under the Apache License v2.0                    *|
|* with LLVM Exceptions.                                                      *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* A device has global memory. A module is one or more objects, linked and    *|
|* loaded into a device; it has kernels. A launch executes a kernel on a grid *|
|* of blocks of threads and returns when all threads have exited.             *|
|*                                                                            *|
|* Errors: a function that can fail returns null on success, otherwise an     *|
|* error that the caller frees with q7x2_error_free. The comment of the       *|
|* function lists the kinds. Output parameters are written on success only,   *|
|* unless their comment says otherwise.                                       *|
|*                                                                            *|
|* Pointers must not be null and must be valid, unless a comment says         *|
|* otherwise. Strings end with a 0.                                           *|
|*                                                                            *|
|* Threads: there is no global state, and devices are independent of each     *|
|* other. All functions may be called concurrently, also for one device, but  *|
|* for two: nothing may be destroyed while another call uses it or a part of  *|
|* it. (An error is used by one thread at a time.)                            *|
|*                                                                            *|
|* Several launches on one device run at the same time if they are called by  *|
|* several threads. A launch sees the allocations that exist when it begins.  *|
|* One that is freed meanwhile keeps its contents until the launch has ended; *|
|* one that is made meanwhile is outside of every allocation for it. While a  *|
|* launch, a write, a copy or a fill changes an aligned word of 4 bytes, no   *|
|* other call may access this word: what is read and what remains would be    *|
|* any mixture. (In memory that the host accesses during launches, this holds *|
|* for each byte.) Atomic operations of two launches are not atomic to each   *|
|* other.                                                                     *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef Q7X2_Q7X2SIM_H
#define Q7X2_Q7X2SIM_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define Q7X2_API
#else
#define Q7X2_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*===-- Errors ------------------------------------------------------------===*/

typedef struct q7x2_error q7x2_error;

typedef enum {
  Q7X2_ERROR_ARGUMENT,      /* an argument of the call is invalid */
  Q7X2_ERROR_OBJECT,        /* an object is malformed or cannot be linked */
  Q7X2_ERROR_OUT_OF_MEMORY, /* of the host, or the device's address space */
  Q7X2_ERROR_FAULT,         /* an instruction faulted: an access outside of all
                               allocations, a hazard, an invalid encoding, ... */
  Q7X2_ERROR_TRAP,          /* a thread executed TRAP */
  Q7X2_ERROR_DEADLOCK,      /* all remaining threads wait for each other */
  Q7X2_ERROR_CYCLE_LIMIT,   /* the launch exceeded max_cycles */
  Q7X2_ERROR_CANCELLED      /* q7x2_cancel has ended the launch */
} q7x2_error_kind;

Q7X2_API q7x2_error_kind q7x2_error_get_kind(const q7x2_error *error);
/** One line, without a newline at its end; of symbols that are undefined or
   defined twice when a module is loaded a line each. Valid until the error is
   freed. */
Q7X2_API const char *q7x2_error_message(const q7x2_error *error);
/** error may be null. */
Q7X2_API void q7x2_error_free(q7x2_error *error);

/*===-- Devices and global memory -----------------------------------------===*/

typedef struct q7x2_device q7x2_device;

/** What a device has. */
typedef struct {
  uint32_t warp_threads;
  uint32_t block_threads;   /* at most, of a block */
  uint32_t multiprocessors; /* blocks in flight */
  uint32_t clock_mhz;
  uint64_t global_bytes;    /* of addresses */
  uint64_t shared_bytes;    /* at most, of a block's data */
  uint64_t local_bytes;     /* at most, of all threads of a block */
  uint64_t parameter_bytes; /* at most, of a kernel's arguments */
} q7x2_limits;

/** Those of a new device. */
Q7X2_API void q7x2_get_limits(q7x2_limits *limits);

Q7X2_API q7x2_error *q7x2_device_create(q7x2_device **device);
/** Its modules must have been destroyed before. device may be null. */
Q7X2_API void q7x2_device_destroy(q7x2_device *device);

/** Makes the device a machine with other figures from its next launch on: one
    that is built in, or the description in a YAML file (docs/simulator.md). A
   new device is the machine "q7x2". Errors: ARGUMENT, with line and column if
   the file is malformed. */
Q7X2_API q7x2_error *q7x2_device_set_machine(q7x2_device *device,
                                             const char *name_or_path);
Q7X2_API void q7x2_device_get_limits(const q7x2_device *device,
                                     q7x2_limits *limits);

/** What a multiprocessor of a device's machine has, and the machine's level-2
    cache. */
typedef struct {
  uint32_t warps, blocks,
      registers; /* at most resident; registers of 32 bits */
  uint64_t shared_bytes;
  uint64_t l2_bytes;
} q7x2_machine_info;

Q7X2_API void q7x2_device_get_machine(const q7x2_device *device,
                                      q7x2_machine_info *info);
/** The built-in machines and the fields of a description, with units, ranges
   and values, as text. */
Q7X2_API const char *q7x2_machine_help(void);

/** Allocates zeroed global memory. address is its generic address, a multiple
    of 4096 and never 0. bytes may be 0: every access to the allocation is then
    outside of it. name appears in messages; it may be null.
    Errors: OUT_OF_MEMORY, also for more than 4 GiB. */
Q7X2_API q7x2_error *q7x2_allocate(q7x2_device *device, uint64_t bytes,
                                   const char *name, uint64_t *address);
/** The same with memory that the host has at the same address: address is a
    pointer that the host may follow until it frees the allocation. If
    concurrent is not 0, it may do so during launches as well: bytes that it
    changes and no launch accesses are as it leaves them, and the other way
    round. Launches then use one host thread, as long as there is such an
    allocation. Only on Linux.
    Errors: OUT_OF_MEMORY, also for more than 4 GiB and if the host uses the
    addresses otherwise. */
Q7X2_API q7x2_error *q7x2_allocate_shared(q7x2_device *device, uint64_t bytes,
                                          const char *name, int concurrent,
                                          uint64_t *address);
/** Frees an allocation. Its address is not reused. Launches that have begun
    keep it.
    Errors: ARGUMENT, if address is not that of an allocation. */
Q7X2_API q7x2_error *q7x2_free(q7x2_device *device, uint64_t address);
/** Nothing has written these bytes: for Q7X2_CHECK_INIT they are undefined
   until the host or a kernel writes them. Otherwise what is allocated counts as
    written, with zeros. It has no other effect.
    Errors: ARGUMENT, if the range is not within one allocation. */
Q7X2_API q7x2_error *q7x2_undefine(q7x2_device *device, uint64_t address,
                                   uint64_t bytes);
/** Copies bytes between the host and an allocation. The range may begin at any
    address in the allocation. data may be null if bytes is 0.
    Errors: ARGUMENT, if the range is not within one allocation. */
Q7X2_API q7x2_error *q7x2_write(q7x2_device *device, uint64_t address,
                                const void *data, uint64_t bytes);
Q7X2_API q7x2_error *q7x2_read(q7x2_device *device, uint64_t address,
                               void *data, uint64_t bytes);
/** Copies bytes within global memory. The two ranges may overlap, and be in
    different allocations.
    Errors: ARGUMENT, if a range is not within one allocation. */
Q7X2_API q7x2_error *q7x2_copy(q7x2_device *device, uint64_t to, uint64_t from,
                               uint64_t bytes);
/** Fills bytes with repetitions of a pattern. The range may begin at any
    address in the allocation. The pattern must be the host's memory.
    Errors: ARGUMENT, if the range is not within one allocation, pattern_bytes
    is 0, or bytes is not a multiple of it. */
Q7X2_API q7x2_error *q7x2_fill(q7x2_device *device, uint64_t address,
                               const void *pattern, uint64_t pattern_bytes,
                               uint64_t bytes);

/*===-- Modules and kernels -----------------------------------------------===*/

typedef struct q7x2_module q7x2_module;
typedef struct q7x2_kernel q7x2_kernel;

/** An ELF object in the host's memory. */
typedef struct {
  const char *name; /* for messages; may be null */
  const void *data;
  size_t size; /* bytes */
} q7x2_image;

/** Links count images and loads the result into a device. The images are
    copied.
    Errors: OBJECT, OUT_OF_MEMORY. */
Q7X2_API q7x2_error *q7x2_module_create(q7x2_device *device,
                                        const q7x2_image *images, size_t count,
                                        q7x2_module **module);
/** The same for files.
    Errors: OBJECT, OUT_OF_MEMORY; ARGUMENT, if a file cannot be read. */
Q7X2_API q7x2_error *q7x2_module_load(q7x2_device *device,
                                      const char *const *paths, size_t count,
                                      q7x2_module **module);
/** Also frees the module's global variables; its kernels become invalid.
    module may be null. */
Q7X2_API void q7x2_module_destroy(q7x2_module *module);

/** The number of kernels. They are valid until their module is destroyed. */
Q7X2_API size_t q7x2_module_kernel_count(const q7x2_module *module);
/** Kernel number index; null if index is not less than the count. */
Q7X2_API const q7x2_kernel *q7x2_module_kernel_at(const q7x2_module *module,
                                                  size_t index);
/** The kernel of a name; null if there is none. */
Q7X2_API const q7x2_kernel *q7x2_module_kernel(const q7x2_module *module,
                                               const char *name);
/** The value of a global symbol, a generic address unless it is in shared
   memory or a constant bank, and its size in bytes. Errors: ARGUMENT, if there
   is no such symbol. */
Q7X2_API q7x2_error *q7x2_module_symbol(const q7x2_module *module,
                                        const char *name, uint64_t *address,
                                        uint64_t *size);

/** The resources and parameters of a kernel. */
typedef struct {
  const char *name;
  uint32_t registers;         /* of a thread, 0 to 255 */
  uint32_t uniform_registers; /* of a warp, 0 to 63 */
  uint32_t barriers;          /* of a block, 0 to 16 */
  uint64_t shared_bytes;      /* of a block, without dynamic shared memory */
  uint64_t local_bytes;       /* of a thread */
  uint32_t required_block[3]; /* threads along x, y and z; all 0: any size */
  int partial_blocks;         /* whether the last block of a dimension may have
                                 fewer threads */
  int has_parameters;         /* 0: the object does not have the parameters */
  size_t parameter_count;     /* 0 without parameters */
} q7x2_kernel_info;

typedef struct {
  const char
      *type;       /* i32, f16, v4f32, ptr.global, bytes24, ... (docs/abi.md) */
  uint64_t offset; /* bytes, in constant bank 0 */
  uint64_t size;   /* bytes */
  uint64_t align;  /* bytes */
} q7x2_parameter;

/** Describes a kernel. The strings are valid until its module is destroyed. */
Q7X2_API void q7x2_kernel_get_info(const q7x2_kernel *kernel,
                                   q7x2_kernel_info *info);
/** The number of blocks of block_threads threads, with shared_bytes bytes of
    dynamic shared memory, that a multiprocessor of the device's machine holds;
    0 if it cannot hold one. */
Q7X2_API uint32_t q7x2_kernel_resident_blocks(const q7x2_device *device,
                                              const q7x2_kernel *kernel,
                                              uint32_t block_threads,
                                              uint64_t shared_bytes);
/** Describes a parameter.
    Errors: ARGUMENT, if index is not less than parameter_count. */
Q7X2_API q7x2_error *q7x2_kernel_get_parameter(const q7x2_kernel *kernel,
                                               size_t index,
                                               q7x2_parameter *parameter);

/** A parameter as the source declares it. All are null if the object does not
    say. */
typedef struct {
  const char *name;
  const char *type;       /* "float4*" */
  const char *address;    /* global, constant, local, private */
  const char *access;     /* none, read_only, write_only, read_write */
  const char *qualifiers; /* of const, restrict, volatile, pipe, in any order,
                             with spaces between them */
} q7x2_parameter_info;

/** Describes how the source declares a parameter.
    Errors: ARGUMENT, if index is not less than parameter_count. */
Q7X2_API q7x2_error *q7x2_kernel_get_parameter_info(const q7x2_kernel *kernel,
                                                    size_t index,
                                                    q7x2_parameter_info *info);
/** The attributes of OpenCL C without effect, with a space between them, as
    "work_group_size_hint(8,4,1) vec_type_hint(float4)". */
Q7X2_API const char *q7x2_kernel_hints(const q7x2_kernel *kernel);

/*===-- Launches ----------------------------------------------------------===*/

/** The type of an argument's elements. */
typedef enum {
  Q7X2_ARG_I8, /* integers, signed or unsigned */
  Q7X2_ARG_I16,
  Q7X2_ARG_I32,
  Q7X2_ARG_I64,
  Q7X2_ARG_F16,
  Q7X2_ARG_BF16,
  Q7X2_ARG_F32,
  Q7X2_ARG_F64,
  Q7X2_ARG_POINTER, /* a global address, 8 bytes */
  Q7X2_ARG_SHARED,  /* a pointer to dynamic shared memory, allocated by the
                       launch for each block */
  Q7X2_ARG_BYTES    /* the bytes of a parameter of any type */
} q7x2_arg_kind;

typedef struct {
  q7x2_arg_kind kind;
  /** The elements, little-endian and without padding: 8 bytes for a POINTER, 1
      for BYTES. Null for SHARED. */
  const void *data;
  /** The number of elements: more than 1 for a vector. SHARED: the size of the
      memory in bytes. */
  uint64_t count;
} q7x2_arg;

/** The issue of an instruction. The strings are valid during the callback. */
typedef struct {
  uint64_t cycle;     /* since the start of the block; with TIMING_NONE the
                         number of instructions that it issued before, with
                         TIMING_MACHINE since the start of the launch */
  uint32_t block[3];  /* its index: x, y, z */
  uint32_t warp;      /* its number in the block, 0 to 31 */
  uint32_t active;    /* mask of the lanes that issue the instruction */
  uint32_t executing; /* those of them whose guard is true */
  const char *place;  /* function+offset, the offset in bytes */
  const char *text;   /* of the instruction, as in assembly */
} q7x2_trace_event;

typedef void (*q7x2_trace_fn)(void *context, const q7x2_trace_event *event);

/** Consecutive cycles in which a warp with threads left does not issue. */
typedef struct {
  uint64_t begin, end; /* cycles since the start of the block, with
                          TIMING_MACHINE of the launch; end exclusive */
  uint32_t block[3];   /* its index: x, y, z */
  uint32_t warp;       /* its number in the block, 0 to 31 */
  uint32_t cause;      /* the index for q7x2_stall_name */
} q7x2_stall_event;

typedef void (*q7x2_stall_fn)(void *context, const q7x2_stall_event *event);

/** How far a launch has come. A launch that turns out to need another order of
    its blocks starts again: the numbers then decrease once. */
typedef struct {
  uint64_t blocks_done;
  uint64_t blocks;            /* of the launch */
  uint64_t warp_instructions; /* issued so far */
} q7x2_progress;

typedef void (*q7x2_progress_fn)(void *context, const q7x2_progress *progress);

/** Text that a thread has written, that of one printf: length bytes, without a
   0 at the end. */
typedef void (*q7x2_output_fn)(void *context, const char *text, size_t length);

/** What a launch models besides its results. Where the blocks of a grid do not
    race with each other, results, faults and their messages are the same. */
typedef enum {
  Q7X2_TIMING_DEFAULT, /* that of MACHINE */
  Q7X2_TIMING_NONE,    /* no cycles and no hazards of control words; the fastest
                          one. Accesses, convergence, barriers and deadlocks are
                          checked */
  Q7X2_TIMING_WARP,    /* the cycles of each block as if it were alone on the
                          machine, with the latencies that compilers know, and
                          the hazards */
  Q7X2_TIMING_MACHINE  /* the cycles of the launch on the device's machine
                          (q7x2_device_set_machine): several blocks on each of
                          its multiprocessors, caches, bandwidths; and the
                          hazards. Blocks that are resident at the same time
                          can wait for each other */
} q7x2_timing;
/** Counters of a launch by instruction (q7x2profile.h). */
typedef struct q7x2_profile q7x2_profile;

/** What a launch can check beyond faults (docs/sanitizer.md): a mask. */
enum {
  Q7X2_CHECK_RACE = 1, /* unordered accesses of which one writes */
  Q7X2_CHECK_INIT = 2, /* the use of values that nothing has written */
  Q7X2_CHECK_SYNC = 4  /* block barriers that not all threads reach together */
};

/** The mask of a list like "race,init"; "all" is all of them. 0 if a name in it
    is none of race, init and sync. */
Q7X2_API uint32_t q7x2_parse_checks(const char *list);

/** A thread of a finding and its instruction. */
typedef struct {
  const char *place; /* function+offset, the offset in bytes */
  const char *line;  /* "file.cl:12"; empty if the object has no line tables */
  const char *text;  /* of the instruction, as in assembly */
  uint32_t block[3]; /* the index of its block: x, y, z */
  uint32_t thread[3];
} q7x2_finding_party;

/** A mistake that a check has found. */
typedef struct {
  const char *check;    /* race, init or sync */
  const char *message;  /* one line that says all of the following */
  uint64_t count;       /* how often the same instructions have made it */
  uint64_t address;     /* generic, of the first time; 0: none */
  const char *variable; /* "name+0x10"; empty if it is not known */
  q7x2_finding_party first;
  int has_second; /* whether there is another instruction */
  q7x2_finding_party second;
} q7x2_finding;

/** The strings are valid during the callback. */
typedef void (*q7x2_finding_fn)(void *context, const q7x2_finding *finding);

/** Processes that share the blocks of their launches. All of them make the same
    calls, so that their devices have the same contents, and launch with ranks
    at the same time. */
typedef struct {
  uint32_t rank;  /* of this process, from 0 */
  uint32_t count; /* of processes */
  /** Sends size bytes to all processes, which make this call at the same time,
      and returns the data of each, by rank, and their sizes. They are valid
      until the next call. */
  void (*exchange)(void *context, const void *data, uint64_t size,
                   const void *const **parts, const uint64_t **sizes);
  void *context;
} q7x2_ranks;

typedef struct {
  q7x2_timing timing;
  uint32_t grid[3];          /* blocks along x, y and z; each at least 1 */
  uint32_t block[3];         /* threads along x, y and z; each at least 1, their
                                product at most 1024 */
  uint64_t threads[3];       /* of the grid along x, y and z: the last block of
                                a dimension may have fewer than the others. The
                                number of blocks must be the quotient, rounded
                                up; 0: grid times block */
  uint64_t global_offset[3]; /* OpenCL's global work offset, along x, y and z */
  uint32_t work_dim;         /* OpenCL's, 1 to 3; 0: the last dimension in which
                                grid or block is larger than 1 */
  const q7x2_arg *args;      /* may be null if arg_count is 0 */
  size_t arg_count;
  uint64_t max_cycles; /* of the launch; with TIMING_NONE issued instructions of
                          warps; 0: no limit */
  q7x2_trace_fn trace; /* called for each issue; may be null */
  void *trace_context;
  q7x2_output_fn output; /* called for each text; null: output is discarded */
  void *output_context;
  q7x2_stall_fn stall; /* called for each stall; may be null, and must be with
                          TIMING_NONE */
  void *stall_context;
  /** The number of host threads that run blocks; 0: as many as the host has
      cores. The results do not depend on it. Only one is used with trace or
      stall, with TIMING_MACHINE, if the host may access memory meanwhile
      (q7x2_allocate_shared), or if the code has atomics on global memory other
      than integer ADD, MIN, MAX, AND, OR and XOR whose result is not used.
      Callbacks are not called concurrently. */
  uint32_t host_threads;
  /** The processes that share the blocks; null: this one runs all. Results,
      statistics and errors are the same in each, as if it ran all blocks, and
      output is called in each for all text. If only one host thread would be
      used or blocks share data, and with profile, each process runs all. */
  const q7x2_ranks *ranks;
  /** Called up to four times a second, also while a block runs; may be null.
      Not called by launches that end before. */
  q7x2_progress_fn progress;
  void *progress_context;
  q7x2_profile *profile; /* of q7x2_launch, to be filled in; null: none */
  /** A mask of Q7X2_CHECK_. With any, blocks run in order, and TIMING_WARP
      replaces more precise timing. A finding does not end the launch. */
  uint32_t checks;
  /** What stops the launch (q7x2debug.h); null: nothing. Blocks then run in
      order, and output is called when text is written. */
  struct q7x2_debugger *debugger;
  /** Called after the launch for each distinct finding, in the order in which
      they have first occurred, also if the launch fails; may be null. */
  q7x2_finding_fn finding;
  void *finding_context;
  uint64_t shared_bytes; /* of a block: the dynamic shared memory of CUDA and
                            MLIR, which empty arrays in shared memory are the
                            start of. SHARED arguments have memory of their
                            own */
} q7x2_launch_options;

/** The number of instruction groups, for q7x2_group_name. */
#define Q7X2_GROUP_COUNT 9
/** The number of causes of stalls, for q7x2_stall_name. */
#define Q7X2_STALL_COUNT 16

/** The number of counters of the memory hierarchy, for q7x2_memory_name. */
#define Q7X2_MEMORY_COUNT 16

/** Counts of a launch: the sums over its blocks, except for the cycles with
    TIMING_MACHINE, which are those from its start to its end. With TIMING_NONE
   cycles and stalls are 0. */
typedef struct {
  uint64_t cycles;
  /** Issued instructions. */
  uint64_t warp_instructions;
  /** The same, counted once for each thread that issues it, whether or not its
      guard is true. */
  uint64_t thread_instructions;
  uint64_t group_warp_instructions[Q7X2_GROUP_COUNT];
  uint64_t group_thread_instructions[Q7X2_GROUP_COUNT];
  /** Cycles in which a warp with threads left did not issue, by cause. */
  uint64_t stalls[Q7X2_STALL_COUNT];
  /** Lines of 128 bytes that accesses to global and thread-local memory
      transferred. */
  uint64_t global_transactions;
  /** Instructions that access shared memory, plus one for each bank conflict;
      and the bank conflicts. */
  uint64_t shared_transactions;
  uint64_t shared_bank_conflicts;
  /** Branches that at least one thread executed, and those that diverged. */
  uint64_t branches;
  uint64_t divergent_branches;
  /** The following are 0 without TIMING_MACHINE: what the memory hierarchy did
      (docs/simulator.md); */
  uint64_t memory[Q7X2_MEMORY_COUNT];
  /** the blocks that a multiprocessor holds at most, their warps, the warps
     that it could hold, and what limits them, for q7x2_occupancy_limit_name; */
  uint32_t resident_blocks, resident_warps, machine_warps, occupancy_limit;
  /** the cycles from the start of a warp to its exit, of all warps; and those
     in which a multiprocessor holds blocks, of all multiprocessors. The
     quotient is the achieved occupancy in warps. */
  uint64_t warp_cycles, active_cycles;
} q7x2_statistics;

/** FALU, DALU, ...; null if index is not less than Q7X2_GROUP_COUNT. */
Q7X2_API const char *q7x2_group_name(size_t index);
/** dependency, scoreboard, ...; null if index is not less than
    Q7X2_STALL_COUNT. */
Q7X2_API const char *q7x2_stall_name(size_t index);

/** requests, sectors, ...; null if index is not less than
    Q7X2_MEMORY_COUNT. */
Q7X2_API const char *q7x2_memory_name(size_t index);
/** warps, registers, ...; null if index is out of range. */
Q7X2_API const char *q7x2_occupancy_limit_name(size_t index);

/** Launches a kernel and returns when all its threads have exited. The module's
    functions in .init_array are called before its first launch, in one thread;
    those in .fini_array are not. They are not counted. statistics may be null;
   it is also written if the launch fails, up to the failure. Errors: ARGUMENT
   (the options are invalid, or the arguments do not match the kernel's
   parameters), OUT_OF_MEMORY, FAULT, TRAP, DEADLOCK, CYCLE_LIMIT, CANCELLED. */
Q7X2_API q7x2_error *q7x2_launch(q7x2_device *device, const q7x2_kernel *kernel,
                                 const q7x2_launch_options *options,
                                 q7x2_statistics *statistics);

/** Calls a function `int name(void)` in one thread with local_bytes bytes of
    thread-local memory, after the functions in .init_array and before those in
    .fini_array. value is its result, or the status that the program exits with,
    or 0 if the thread executes EXIT. Of the options only timing, max_cycles,
    trace, output, stall and progress are used; the call is one block.
   statistics may be null. Errors: as of q7x2_launch. */
Q7X2_API q7x2_error *q7x2_call(q7x2_device *device, const q7x2_module *module,
                               const char *name, uint64_t local_bytes,
                               const q7x2_launch_options *options,
                               int32_t *value, q7x2_statistics *statistics);

/** Ends all launches and calls that the device executes, with the error
    CANCELLED; if there are none, the next one that begins, also if this fails
    for another reason. To cancel twice before the next one is to cancel once.
    What launches have written to memory remains. This function may be called
    by any thread at any time in the life of the device, and by a signal
    handler. */
Q7X2_API void q7x2_cancel(q7x2_device *device);

#ifdef __cplusplus
}
#endif

#endif /* Q7X2_Q7X2SIM_H */
