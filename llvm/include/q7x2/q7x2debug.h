/*===-- q7x2/q7x2debug.h - C interface for debuggers --------------*- C -*-===*\
|*                                                                            *|
|* Part of the Q7X2 project, under the Apache License v2.0                    *|
|* with LLVM Exceptions.                                                      *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* A launch with a debugger (q7x2_launch_options) calls its function whenever *|
|* it stops: before an instruction with a breakpoint, after a write to        *|
|* watched memory, at a fault. During this call the debugger may look at all  *|
|* blocks that have started and not ended, change them, and choose where to   *|
|* stop next. The launch continues when the function returns.                 *|
|*                                                                            *|
|* Launches are deterministic: one with the same memory and options issues    *|
|* the same instructions in the same order, whatever the debugger looks at.   *|
|* The time of a stop, a number of issued instructions, therefore names a     *|
|* state that another launch can be stopped in again.                         *|
|*                                                                            *|
|* Code addresses are bytes from the start of the module's code; threads are  *|
|* numbered in their block, x first, from 0. Errors: as in q7x2sim.h.         *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef Q7X2_Q7X2DEBUG_H
#define Q7X2_Q7X2DEBUG_H

#include "q7x2/q7x2sim.h"

#ifdef __cplusplus
extern "C" {
#endif

/*===-- Stops -------------------------------------------------------------===*/

typedef enum {
  Q7X2_STOP_BREAK,   /* before an instruction with a breakpoint */
  Q7X2_STOP_STEP,    /* before an instruction of the threads that are stepped */
  Q7X2_STOP_TIME,    /* before the instruction at the stop time */
  Q7X2_STOP_GONE,    /* the thread that is stepped has exited */
  Q7X2_STOP_WRITE,   /* after an instruction that has changed watched memory */
  Q7X2_STOP_FINDING, /* after an instruction with a finding of the checks */
  Q7X2_STOP_INTERRUPT, /* q7x2_debugger_interrupt */
  Q7X2_STOP_FAILURE    /* the launch is about to end with an error */
} q7x2_stop_reason;

typedef struct {
  q7x2_stop_reason reason;
  uint64_t time;      /* instructions of warps that the launch has issued */
  uint32_t block[3];  /* its index: x, y, z */
  uint32_t warp;      /* the one that issues, or has issued */
  uint32_t active;    /* mask of its lanes that do; 0: none in particular */
  uint32_t executing; /* those of them whose guard is true */
  uint32_t thread;    /* one of them: the one that has written or faulted */
  uint64_t pc; /* of the next instruction that they execute; with a finding or
                  failure, of the one that has made the mistake */
  const char *message; /* of a finding or failure, one line; otherwise null */
  q7x2_error_kind failure; /* FAILURE: its kind */
  size_t watch;            /* WRITE: the number of the watched range */
  const void *old;         /* WRITE: the bytes that were there before */
} q7x2_stop;

typedef struct q7x2_debugger q7x2_debugger;

/** The stop is valid during the callback. */
typedef void (*q7x2_stop_fn)(void *context, q7x2_debugger *debugger,
                             const q7x2_stop *stop);

/** One launch at a time may have it. stop must not be null. */
Q7X2_API q7x2_debugger *q7x2_debugger_create(q7x2_stop_fn stop, void *context);
/** debugger may be null. */
Q7X2_API void q7x2_debugger_destroy(q7x2_debugger *debugger);

/*===-- Where to stop -----------------------------------------------------===*/

/* To be called between launches or during a stop. */

/** Sets, or with enabled 0 removes, a breakpoint on an instruction. */
Q7X2_API void q7x2_debugger_set_break(q7x2_debugger *debugger, uint64_t pc,
                                      int enabled);
/** Watches bytes from an address on, of global memory or, in the window of
    shared memory, of one block: the next launch, or the rest of this one, stops
    when an instruction has changed them. block may be null for global memory.
    Returns the number of the range. */
Q7X2_API size_t q7x2_debugger_watch(q7x2_debugger *debugger, uint64_t address,
                                    uint64_t bytes, const uint32_t block[3]);
/** Watches nothing any more. The numbers of ranges begin again. */
Q7X2_API void q7x2_debugger_unwatch_all(q7x2_debugger *debugger);
/** Stops before each instruction that a thread of a block issues; null: no
    longer. */
Q7X2_API void q7x2_debugger_step_thread(q7x2_debugger *debugger,
                                        const uint32_t *block, uint32_t thread);
/** Stops before the instruction that is the time'th of the launch, counted from
    0; UINT64_MAX: no longer. */
Q7X2_API void q7x2_debugger_set_stop_time(q7x2_debugger *debugger,
                                          uint64_t time);
/** Stops before the next instruction. May be called by any thread at any time,
    and by a signal handler. */
Q7X2_API void q7x2_debugger_interrupt(q7x2_debugger *debugger);
/** Ends the launch, with the error CANCELLED. Only during a stop. */
Q7X2_API void q7x2_debugger_end(q7x2_debugger *debugger);

/*===-- What there is at a stop -------------------------------------------===*/

/* Only during a stop. Errors: ARGUMENT, if there is no such block, thread,
   frame, register or memory. */

typedef struct {
  uint32_t index[3];
  uint32_t size[3]; /* threads along x, y and z */
  uint32_t warps;
} q7x2_debug_block;

/** The blocks that have started and not ended, in the order of their start. */
Q7X2_API size_t q7x2_debugger_block_count(const q7x2_debugger *debugger);
/** index is less than the count. */
Q7X2_API void q7x2_debugger_get_block(const q7x2_debugger *debugger,
                                      size_t index, q7x2_debug_block *block);

typedef enum {
  Q7X2_THREAD_READY,
  Q7X2_THREAD_CONVERGENCE, /* at BSYNC, for threads that have diverged */
  Q7X2_THREAD_WARPSYNC,    /* at WARPSYNC */
  Q7X2_THREAD_BARRIER,     /* at a barrier of its block */
  Q7X2_THREAD_SLEEPING,    /* in NANOSLEEP */
  Q7X2_THREAD_EXITED
} q7x2_thread_state;

typedef struct {
  uint32_t warp, lane;
  q7x2_thread_state state;
  uint32_t barrier; /* BARRIER: its number */
  uint32_t mask;    /* the lanes that execute, or wait, together with it */
  uint64_t pc;      /* of the next instruction, or that it waits in */
  uint32_t calls;   /* that have not returned */
} q7x2_debug_thread;

Q7X2_API q7x2_error *q7x2_debugger_get_thread(const q7x2_debugger *debugger,
                                              const uint32_t block[3],
                                              uint32_t thread,
                                              q7x2_debug_thread *result);
/** The address that call number frame returns to: 1 is the innermost one, up
    to q7x2_debug_thread.calls. */
Q7X2_API q7x2_error *q7x2_debugger_get_return(const q7x2_debugger *debugger,
                                              const uint32_t block[3],
                                              uint32_t thread, uint32_t frame,
                                              uint64_t *pc);

typedef enum {
  Q7X2_REGISTER_GENERAL,           /* R0 to R254 */
  Q7X2_REGISTER_PREDICATE,         /* P0 to P6: 0 or 1 */
  Q7X2_REGISTER_UNIFORM,           /* UR0 to UR62, of the warp */
  Q7X2_REGISTER_UNIFORM_PREDICATE, /* UP0 to UP6, of the warp */
  Q7X2_REGISTER_FILES
} q7x2_register_file;

/** The value of a register in the frame of a call: 0 is the innermost function.
    In the others general registers have the values that they had at the call.
   */
Q7X2_API q7x2_error *q7x2_debugger_read_register(
    const q7x2_debugger *debugger, const uint32_t block[3], uint32_t thread,
    uint32_t frame, q7x2_register_file file, uint32_t number, uint32_t *value);
/** Of the innermost function. */
Q7X2_API q7x2_error *
q7x2_debugger_write_register(q7x2_debugger *debugger, const uint32_t block[3],
                             uint32_t thread, q7x2_register_file file,
                             uint32_t number, uint32_t value);

/** Reads bytes from a generic address: global memory, or in their windows
    (q7x2_debugger_get_windows) the block's shared memory and the thread's own.
  */
Q7X2_API q7x2_error *q7x2_debugger_read(const q7x2_debugger *debugger,
                                        const uint32_t block[3],
                                        uint32_t thread, uint64_t address,
                                        void *data, uint64_t bytes);
Q7X2_API q7x2_error *q7x2_debugger_write(q7x2_debugger *debugger,
                                         const uint32_t block[3],
                                         uint32_t thread, uint64_t address,
                                         const void *data, uint64_t bytes);
/** Reads from a constant bank. */
Q7X2_API q7x2_error *q7x2_debugger_read_constant(const q7x2_debugger *debugger,
                                                 uint32_t bank, uint64_t offset,
                                                 void *data, uint64_t bytes);

/** The generic addresses at which shared and thread-local memory begin. */
Q7X2_API void q7x2_debugger_get_windows(uint64_t *shared, uint64_t *local);

/*===-- Modules -----------------------------------------------------------===*/

/** An object of a module, as it has been linked. */
typedef struct {
  const char *name;
  const void *data; /* valid until the module is destroyed */
  size_t size;      /* bytes */
} q7x2_debug_object;

Q7X2_API size_t q7x2_module_object_count(const q7x2_module *module);
/** index is less than the count. */
Q7X2_API void q7x2_module_get_object(const q7x2_module *module, size_t index,
                                     q7x2_debug_object *object);

/** Where a section of an object has been loaded. */
typedef enum {
  Q7X2_SECTION_NONE,    /* nowhere */
  Q7X2_SECTION_CODE,    /* address is that of its code */
  Q7X2_SECTION_GENERIC, /* a generic address, also of shared memory */
  Q7X2_SECTION_BANK     /* an offset in a constant bank */
} q7x2_section_kind;

typedef struct {
  q7x2_section_kind kind;
  uint64_t address;
  uint64_t size; /* bytes */
  uint32_t bank; /* BANK: its number */
} q7x2_section_place;

/** The place of the section with a number in the object's file. */
Q7X2_API void q7x2_module_get_section(const q7x2_module *module, size_t object,
                                      uint32_t section,
                                      q7x2_section_place *place);
/** Bytes of code. */
Q7X2_API uint64_t q7x2_module_code_size(const q7x2_module *module);
/** Calls a function with the name, as "f+0x10", and the text of the instruction
    at a code address; both are "" if there is none. */
Q7X2_API void q7x2_module_describe_code(const q7x2_module *module, uint64_t pc,
                                        void (*describe)(void *context,
                                                         const char *place,
                                                         const char *text),
                                        void *context);
/** The code address of a kernel's first instruction. */
Q7X2_API uint64_t q7x2_kernel_entry(const q7x2_kernel *kernel);

/*===-- Checkpoints -------------------------------------------------------===*/

/** The contents of a device's global memory at one time. */
typedef struct q7x2_checkpoint q7x2_checkpoint;

/** Errors: OUT_OF_MEMORY. */
Q7X2_API q7x2_error *q7x2_checkpoint_create(q7x2_device *device,
                                            q7x2_checkpoint **checkpoint);
/** Gives all allocations that there were, and still are, the contents that they
    had. */
Q7X2_API void q7x2_checkpoint_restore(const q7x2_checkpoint *checkpoint,
                                      q7x2_device *device);
/** checkpoint may be null. */
Q7X2_API void q7x2_checkpoint_destroy(q7x2_checkpoint *checkpoint);

#ifdef __cplusplus
}
#endif

#endif /* Q7X2_Q7X2DEBUG_H */
