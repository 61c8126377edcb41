/*===-- q7x2/q7x2sim.h - The Q7X2 machine as a library ------------*- C -*-===*\
|*                                                                            *|
|* Part of the Q7X2 project, under the Apache License v2.0                    *|
|* with LLVM Exceptions.                                                      *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* A device has global memory. A module is one or more objects, linked and    *|
|* loaded into a device; it has kernels. A launch runs a kernel on a grid of *|
|* blocks of threads and comes back when all have ended.                      *|
|*                                                                            *|
|* Errors are values: a function that can fail returns null on success, else  *|
|* an error that the caller frees with q7x2_error_free. Results behind        *|
|* pointers are written on success only.                                      *|
|*                                                                            *|
|* Nothing is global. Devices are independent of each other; calls on one *|
|* device, and on what belongs to it, must not overlap in time.               *|
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
  Q7X2_ERROR_ARGUMENT,      /* the call itself is wrong */
  Q7X2_ERROR_OBJECT,        /* an object cannot be read or linked */
  Q7X2_ERROR_OUT_OF_MEMORY, /* of the host or of the device's addresses */
  Q7X2_ERROR_FAULT,         /* an instruction did what it must not */
  Q7X2_ERROR_TRAP,          /* a thread executed TRAP */
  Q7X2_ERROR_DEADLOCK,      /* no thread can run any more */
  Q7X2_ERROR_CYCLE_LIMIT    /* the launch took more cycles than allowed */
} q7x2_error_kind;

Q7X2_API q7x2_error_kind q7x2_error_get_kind(const q7x2_error *error);
/** One line without a line end; lives as long as the error. */
Q7X2_API const char *q7x2_error_message(const q7x2_error *error);
/** Null is allowed. */
Q7X2_API void q7x2_error_free(q7x2_error *error);

/*===-- Devices and global memory -----------------------------------------===*/

typedef struct q7x2_device q7x2_device;

/** What every device has. */
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

Q7X2_API void q7x2_get_limits(q7x2_limits *limits);

Q7X2_API q7x2_error *q7x2_device_create(q7x2_device **device);
/** Its modules must have been destroyed. Null is allowed. */
Q7X2_API void q7x2_device_destroy(q7x2_device *device);

/** Allocates zeroed global memory. An access outside of an allocation is a
    fault, also for a size of 0. The name appears in messages.
    Errors: out of memory. */
Q7X2_API q7x2_error *q7x2_allocate(q7x2_device *device, uint64_t bytes,
                                   const char *name, uint64_t *address);
/** Errors: argument, if address is not what q7x2_allocate gave. */
Q7X2_API q7x2_error *q7x2_free(q7x2_device *device, uint64_t address);
/** Copies between the host and one allocation. The range may begin anywhere in
    the allocation. Errors: argument, if it is not all inside. */
Q7X2_API q7x2_error *q7x2_write(q7x2_device *device, uint64_t address,
                                const void *data, uint64_t bytes);
Q7X2_API q7x2_error *q7x2_read(q7x2_device *device, uint64_t address,
                               void *data, uint64_t bytes);

/*===-- Modules and kernels -----------------------------------------------===*/

typedef struct q7x2_module q7x2_module;
typedef struct q7x2_kernel q7x2_kernel;

/** An ELF object in the host's memory. */
typedef struct {
  const char *name; /* for messages */
  const void *data;
  size_t size; /* bytes */
} q7x2_image;

/** Links images, which may be freed afterwards, and loads the result.
    Errors: object, out of memory. */
Q7X2_API q7x2_error *q7x2_module_create(q7x2_device *device,
                                        const q7x2_image *images, size_t count,
                                        q7x2_module **module);
/** The same from files. Errors: also argument, if one cannot be read. */
Q7X2_API q7x2_error *q7x2_module_load(q7x2_device *device,
                                      const char *const *paths, size_t count,
                                      q7x2_module **module);
/** Frees its global variables as well. Null is allowed. */
Q7X2_API void q7x2_module_destroy(q7x2_module *module);

/** Kernels live as long as their module. */
Q7X2_API size_t q7x2_module_kernel_count(const q7x2_module *module);
/** Null if index is not below the count. */
Q7X2_API const q7x2_kernel *q7x2_module_kernel_at(const q7x2_module *module,
                                                  size_t index);
/** Null if there is none of that name. */
Q7X2_API const q7x2_kernel *q7x2_module_kernel(const q7x2_module *module,
                                               const char *name);
/** Address and size in bytes of a symbol. Errors: argument, if there is none.
 */
Q7X2_API q7x2_error *q7x2_module_symbol(const q7x2_module *module,
                                        const char *name, uint64_t *address,
                                        uint64_t *size);

typedef struct {
  const char *name;
  uint32_t registers;         /* a thread */
  uint32_t uniform_registers; /* a warp */
  uint32_t barriers;          /* a block */
  uint64_t shared_bytes;      /* a block, without dynamic shared memory */
  uint64_t local_bytes;       /* a thread */
  uint32_t required_block[3]; /* threads along x, y, z; 0: any number */
  int has_parameters;         /* 0: the object does not tell the layout */
  size_t parameter_count;
} q7x2_kernel_info;

typedef struct {
  const char *type; /* i32, f16, v4f32, ptr.global, bytes24, ... */
  uint64_t offset;  /* bytes, in constant bank 0 */
  uint64_t size;    /* bytes */
  uint64_t align;   /* bytes */
} q7x2_parameter;

/** What a kernel needs. The strings live as long as its module. */
Q7X2_API void q7x2_kernel_get_info(const q7x2_kernel *kernel,
                                   q7x2_kernel_info *info);
/** Errors: argument, if index is not below parameter_count. */
Q7X2_API q7x2_error *q7x2_kernel_get_parameter(const q7x2_kernel *kernel,
                                               size_t index,
                                               q7x2_parameter *parameter);

/*===-- Launches ----------------------------------------------------------===*/

typedef enum {
  Q7X2_ARG_I8, /* integers, signed or not */
  Q7X2_ARG_I16,
  Q7X2_ARG_I32,
  Q7X2_ARG_I64,
  Q7X2_ARG_F16, /* bf16 parameters take Q7X2_ARG_BF16 */
  Q7X2_ARG_BF16,
  Q7X2_ARG_F32,
  Q7X2_ARG_F64,
  Q7X2_ARG_POINTER, /* a global address, 8 bytes */
  Q7X2_ARG_SHARED,  /* a pointer to dynamic shared memory made by the launch */
  Q7X2_ARG_BYTES    /* for a parameter of any type, as it stands in memory */
} q7x2_arg_kind;

typedef struct {
  q7x2_arg_kind kind;
  /** The value as it stands in memory: count elements of the kind, of 8 bytes
      for a pointer, of 1 byte for BYTES. Not used by SHARED. */
  const void *data;
  /** Elements; more than 1 for a vector. For SHARED: bytes of memory. */
  uint64_t count;
} q7x2_arg;

/** An instruction that issues. */
typedef struct {
  uint64_t cycle;     /* since the start of the block */
  uint32_t block[3];  /* x, y, z */
  uint32_t warp;      /* in the block */
  uint32_t active;    /* threads that issue it, a bit each */
  uint32_t executing; /* those of them whose guard is true */
  const char *place;  /* function+offset */
  const char *text;   /* of the instruction */
} q7x2_trace_event;

typedef void (*q7x2_trace_fn)(void *context, const q7x2_trace_event *event);

/** Cycles in which a warp that has threads left does not issue. */
typedef struct {
  uint64_t begin, end; /* since the start of the block; end does not belong */
  uint32_t block[3];   /* x, y, z */
  uint32_t warp;       /* in the block */
  uint32_t cause;      /* for q7x2_stall_name */
} q7x2_stall_event;

typedef void (*q7x2_stall_fn)(void *context, const q7x2_stall_event *event);

/** Text that a thread has written: that of one printf. It does not end with a
    zero. */
typedef void (*q7x2_output_fn)(void *context, const char *text, size_t length);

typedef struct {
  uint32_t grid[3];          /* blocks in x, y, z; each at least 1 */
  uint32_t block[3];         /* threads in x, y, z; 1 to 1024 in all */
  uint32_t global_offset[3]; /* OpenCL's, for constant bank 0 */
  uint32_t work_dim;         /* 1 to 3; 0: as grid and block need */
  const q7x2_arg *args;
  size_t arg_count;
  uint64_t max_cycles; /* 0: no limit */
  q7x2_trace_fn trace; /* null: none */
  void *trace_context;
  q7x2_output_fn output; /* null: what is printed goes nowhere */
  void *output_context;
  q7x2_stall_fn stall; /* null: none */
  void *stall_context;
  /** Threads of the host that run blocks; 0: as many as it has cores. All
      results are the same whatever the number, but for what blocks write to
      the same place. One thread runs all if the code has atomics on global
      memory, or with trace or stall. */
  uint32_t host_threads;
} q7x2_launch_options;

/** Instruction groups of the statistics, in the order of group_name. */
#define Q7X2_GROUP_COUNT 9
/** Causes of stalls, in the order of stall_name. */
#define Q7X2_STALL_COUNT 9

typedef struct {
  uint64_t cycles;
  uint64_t warp_instructions;
  /** An instruction counts once for each thread that issues it, whatever its
      guard. */
  uint64_t thread_instructions;
  uint64_t group_warp_instructions[Q7X2_GROUP_COUNT];
  uint64_t group_thread_instructions[Q7X2_GROUP_COUNT];
  /** Cycles in which a warp that had threads left did not issue. */
  uint64_t stalls[Q7X2_STALL_COUNT];
  /** Lines of 128 bytes that accesses to global and thread-local memory moved.
   */
  uint64_t global_transactions;
  /** Accesses to shared memory, and the passes that bank conflicts add. */
  uint64_t shared_transactions;
  uint64_t shared_bank_conflicts;
  /** Branches that some thread executed, and those that not all took alike. */
  uint64_t branches;
  uint64_t divergent_branches;
} q7x2_statistics;

/** FALU, DALU, ...; null if index is not below Q7X2_GROUP_COUNT. */
Q7X2_API const char *q7x2_group_name(size_t index);
/** dependency, barrier, ...; null if not below Q7X2_STALL_COUNT. */
Q7X2_API const char *q7x2_stall_name(size_t index);

/** Runs a kernel. statistics may be null; it is written also when the launch
    ends with an error of the kinds fault, trap, deadlock and cycle limit.
    Errors: argument (options or arguments do not fit the kernel), out of
    memory, and those four. */
Q7X2_API q7x2_error *q7x2_launch(q7x2_device *device, const q7x2_kernel *kernel,
                                 const q7x2_launch_options *options,
                                 q7x2_statistics *statistics);

/** Calls a function `int name(void)` in a single thread with local_bytes of
    thread-local memory, after the functions in .init_array and before those in
    .fini_array. value is its result, or 0 if the thread executed EXIT, or what
    the program exits with.
    Of the options only max_cycles, trace, output and stall count. */
Q7X2_API q7x2_error *q7x2_call(q7x2_device *device, const q7x2_module *module,
                               const char *name, uint64_t local_bytes,
                               const q7x2_launch_options *options,
                               int32_t *value, q7x2_statistics *statistics);

#ifdef __cplusplus
}
#endif

#endif /* Q7X2_Q7X2SIM_H */
