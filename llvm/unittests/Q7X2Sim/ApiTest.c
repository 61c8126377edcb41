/*===-- ApiTest.c - The C interface of the simulator ----------------------===*\
|*                                                                            *|
|* Part of the Q7X2 project, under the Apache License v2.0                    *|
|* with LLVM Exceptions.                                                      *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*
|* apitest OBJECT: the object of llvm/test/Sim/Q7X2/api.s. Written in C, as the
|* interface promises.
|*
\*===----------------------------------------------------------------------===*/

#include "q7x2/q7x2profile.h"
#include "q7x2/q7x2sim.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int failures;

static void expect(int ok, const char *what, int line) {
  if (ok)
    return;
  printf("line %d: %s\n", line, what);
  ++failures;
}
#define EXPECT(condition) expect((condition), #condition, __LINE__)

/** Expects success; frees the error. */
static int succeeds(q7x2_error *error, int line) {
  if (!error)
    return 1;
  printf("line %d: %s\n", line, q7x2_error_message(error));
  q7x2_error_free(error);
  ++failures;
  return 0;
}
#define OK(call) succeeds((call), __LINE__)

/** Expects an error of a kind whose message contains some words. */
static void fails(q7x2_error *error, q7x2_error_kind kind, const char *words,
                  int line) {
  if (!error) {
    printf("line %d: no error\n", line);
    ++failures;
    return;
  }
  if (q7x2_error_get_kind(error) != kind ||
      !strstr(q7x2_error_message(error), words)) {
    printf("line %d: %s\n", line, q7x2_error_message(error));
    ++failures;
  }
  q7x2_error_free(error);
}
#define FAILS(call, kind, words) fails((call), (kind), (words), __LINE__)

static void *readFile(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  void *data = malloc(1 << 20);
  if (!file || !data) {
    printf("%s: cannot be read\n", path);
    exit(1);
  }
  *size = fread(data, 1, 1 << 20, file);
  fclose(file);
  return data;
}

static void testMemory(q7x2_device *device) {
  uint64_t address = 0, empty = 0;
  char text[8] = "abcdefg";
  if (!OK(q7x2_allocate(device, 8, "text", &address)))
    return;
  OK(q7x2_read(device, address, text, 4));
  EXPECT(text[0] == 0 && text[4] == 'e');
  OK(q7x2_write(device, address + 6, "xy", 2));
  FAILS(q7x2_write(device, address + 6, "xyz", 3), Q7X2_ERROR_ARGUMENT,
        "of text (8 bytes");
  FAILS(q7x2_read(device, address - 1, text, 1), Q7X2_ERROR_ARGUMENT,
        "1 bytes before text");
  FAILS(q7x2_free(device, address + 1), Q7X2_ERROR_ARGUMENT, "not the address");
  OK(q7x2_free(device, address));
  FAILS(q7x2_read(device, address, text, 1), Q7X2_ERROR_ARGUMENT,
        "no allocation");
  OK(q7x2_allocate(device, 0, NULL, &empty));
  EXPECT(empty != 0 && empty != address);
  OK(q7x2_read(device, empty, NULL, 0));
  OK(q7x2_free(device, empty));
  FAILS(q7x2_allocate(device, (uint64_t)1 << 60, "much", &empty),
        Q7X2_ERROR_OUT_OF_MEMORY, "more than an allocation can have");
}

static void testCopy(q7x2_device *device) {
  uint64_t from = 0, to = 0;
  char text[13] = "abcdefghijkl";
  if (!OK(q7x2_allocate(device, 12, "from", &from)) ||
      !OK(q7x2_allocate(device, 8, "to", &to)))
    return;
  OK(q7x2_write(device, from, text, 12));
  OK(q7x2_copy(device, to + 1, from + 2, 7));
  OK(q7x2_read(device, to, text, 8));
  EXPECT(memcmp(text, "\0cdefghi", 8) == 0);
  /* Overlapping, in both directions. */
  OK(q7x2_copy(device, from + 3, from, 9));
  OK(q7x2_read(device, from, text, 12));
  EXPECT(memcmp(text, "abcabcdefghi", 12) == 0);
  OK(q7x2_copy(device, from, from + 3, 9));
  OK(q7x2_read(device, from, text, 12));
  EXPECT(memcmp(text, "abcdefghighi", 12) == 0);
  FAILS(q7x2_copy(device, to, from, 9), Q7X2_ERROR_ARGUMENT,
        "before the end of to (8 bytes");
  FAILS(q7x2_copy(device, to, from + 6, 7), Q7X2_ERROR_ARGUMENT,
        "before the end of from (12 bytes");
  OK(q7x2_copy(device, to + 8, from + 12, 0));

  OK(q7x2_fill(device, from + 1, "xyz", 3, 9));
  OK(q7x2_read(device, from, text, 12));
  EXPECT(memcmp(text, "axyzxyzxyzhi", 12) == 0);
  OK(q7x2_fill(device, from + 1, "12345", 5, 5));
  OK(q7x2_fill(device, from + 1, "6", 1, 0));
  OK(q7x2_read(device, from, text, 12));
  EXPECT(memcmp(text, "a12345zxyzhi", 12) == 0);
  FAILS(q7x2_fill(device, from, "xyz", 3, 10), Q7X2_ERROR_ARGUMENT,
        "10 bytes are not a multiple of a pattern of 3");
  FAILS(q7x2_fill(device, from, "", 0, 0), Q7X2_ERROR_ARGUMENT, "multiple");
  FAILS(q7x2_fill(device, from + 4, "xyz", 3, 9), Q7X2_ERROR_ARGUMENT,
        "before the end of from");
  OK(q7x2_read(device, from, text, 12));
  EXPECT(memcmp(text, "a12345zxyzhi", 12) == 0);
  OK(q7x2_free(device, from));
  FAILS(q7x2_fill(device, from, "x", 1, 1), Q7X2_ERROR_ARGUMENT,
        "before to (8 bytes");
  OK(q7x2_free(device, to));
}

static q7x2_launch_options options(const q7x2_arg *args, size_t count,
                                   uint32_t threads) {
  q7x2_launch_options o;
  memset(&o, 0, sizeof(o));
  o.grid[0] = o.grid[1] = o.grid[2] = 1;
  o.block[0] = threads;
  o.block[1] = o.block[2] = 1;
  o.args = args;
  o.arg_count = count;
  return o;
}

/** Memory at the same address in the host. */
static void testShared(q7x2_device *device, const q7x2_module *module) {
  uint64_t address = 0;
  uint32_t factors[2] = {2, 7}, *words, i;
  q7x2_arg args[2] = {{Q7X2_ARG_POINTER, NULL, 1}, {Q7X2_ARG_I32, NULL, 2}};
  q7x2_launch_options o = options(args, 2, 16);
  if (!OK(q7x2_allocate_shared(device, 64, "shared", 1, &address)))
    return;
  words = (uint32_t *)(uintptr_t)address;
  args[0].data = &address;
  args[1].data = factors;
  EXPECT(words[0] == 0 && words[15] == 0);
  words[3] = 5;
  OK(q7x2_read(device, address + 12, &i, 4));
  EXPECT(i == 5);
  OK(q7x2_launch(device, q7x2_module_kernel(module, "scale"), &o, NULL));
  for (i = 0; i != 16; ++i)
    EXPECT(words[i] == 2 * i + 7);
  o.block[0] = 17;
  FAILS(q7x2_launch(device, q7x2_module_kernel(module, "scale"), &o, NULL),
        Q7X2_ERROR_FAULT, "just past the end of shared");
  OK(q7x2_free(device, address));
  FAILS(q7x2_allocate_shared(device, (uint64_t)1 << 60, "much", 0, &address),
        Q7X2_ERROR_OUT_OF_MEMORY, "more than an allocation can have");
}

static void testKernelInfo(const q7x2_module *module) {
  const q7x2_kernel *kernel = q7x2_module_kernel(module, "scale");
  q7x2_kernel_info info;
  q7x2_parameter parameter;
  q7x2_parameter_info source;
  EXPECT(q7x2_module_kernel_count(module) == 5);
  EXPECT(kernel == q7x2_module_kernel_at(module, 0));
  EXPECT(q7x2_module_kernel_at(module, 5) == NULL);
  EXPECT(q7x2_module_kernel(module, "nothing") == NULL);
  if (!kernel)
    return;
  q7x2_kernel_get_info(kernel, &info);
  EXPECT(strcmp(info.name, "scale") == 0);
  EXPECT(info.registers == 8 && info.uniform_registers == 0);
  EXPECT(info.barriers == 1 && info.shared_bytes == 64 &&
         info.local_bytes == 16);
  EXPECT(info.has_parameters && info.parameter_count == 2);
  if (OK(q7x2_kernel_get_parameter(kernel, 1, &parameter))) {
    EXPECT(strcmp(parameter.type, "v2i32") == 0);
    EXPECT(parameter.offset == 0x168 && parameter.size == 8 &&
           parameter.align == 8);
  }
  FAILS(q7x2_kernel_get_parameter(kernel, 2, &parameter), Q7X2_ERROR_ARGUMENT,
        "no parameter 2");
  if (OK(q7x2_kernel_get_parameter_info(kernel, 0, &source))) {
    EXPECT(strcmp(source.name, "p") == 0);
    EXPECT(strcmp(source.type, "int*") == 0);
    EXPECT(strcmp(source.address, "global") == 0);
    EXPECT(strcmp(source.access, "none") == 0);
    EXPECT(strcmp(source.qualifiers, "const volatile") == 0);
  }
  if (OK(q7x2_kernel_get_parameter_info(kernel, 1, &source)))
    EXPECT(!source.name && !source.type && !source.address && !source.access &&
           !source.qualifiers);
  FAILS(q7x2_kernel_get_parameter_info(kernel, 2, &source), Q7X2_ERROR_ARGUMENT,
        "no parameter 2");
  EXPECT(strcmp(q7x2_kernel_hints(kernel), "vec_type_hint(float4)") == 0);
}

static void countTrace(void *context, const q7x2_trace_event *event) {
  EXPECT(event->place && event->text &&
         (event->executing & ~event->active) == 0);
  ++*(unsigned *)context;
}

/** Launches x[i] = i * a + b. */
static void testLaunch(q7x2_device *device, const q7x2_module *module,
                       uint32_t a, uint32_t b) {
  const q7x2_kernel *kernel = q7x2_module_kernel(module, "scale");
  uint32_t factors[2], x[40], i;
  uint64_t address = 0;
  unsigned traced = 0;
  q7x2_statistics stats;
  q7x2_arg args[2] = {{Q7X2_ARG_POINTER, NULL, 1}, {Q7X2_ARG_I32, NULL, 2}};
  q7x2_launch_options o = options(args, 2, 40);
  factors[0] = a;
  factors[1] = b;
  args[0].data = &address;
  args[1].data = factors;
  if (!OK(q7x2_allocate(device, sizeof(x), "x", &address)))
    return;
  o.trace = countTrace;
  o.trace_context = &traced;
  OK(q7x2_launch(device, kernel, &o, &stats));
  EXPECT(traced == stats.warp_instructions && stats.cycles > 0);
  EXPECT(stats.thread_instructions * 2 == stats.warp_instructions * 40);
  OK(q7x2_read(device, address, x, sizeof(x)));
  for (i = 0; i != 40; ++i)
    EXPECT(x[i] == i * a + b);
  /* A vector may also be given as bytes. */
  args[1].kind = Q7X2_ARG_BYTES;
  args[1].count = 8;
  OK(q7x2_launch(device, kernel, &o, NULL));
  args[1].count = 4;
  FAILS(q7x2_launch(device, kernel, &o, NULL), Q7X2_ERROR_ARGUMENT,
        "argument 1 of kernel 'scale' must be v2i32, not 4 of bytes");
  args[1].kind = (q7x2_arg_kind)99;
  FAILS(q7x2_launch(device, kernel, &o, NULL), Q7X2_ERROR_ARGUMENT,
        "argument 1 of kernel 'scale' has an unknown kind, 99");
  args[1].kind = Q7X2_ARG_I32;
  args[1].data = NULL;
  FAILS(q7x2_launch(device, kernel, &o, NULL), Q7X2_ERROR_ARGUMENT,
        "argument 1 of kernel 'scale' has no data");
  args[1].data = factors;
  args[1].kind = Q7X2_ARG_BYTES;
  o.arg_count = 1;
  FAILS(q7x2_launch(device, kernel, &o, NULL), Q7X2_ERROR_ARGUMENT,
        "takes 2 arguments, 1 given");
  o = options(args, 2, 0);
  FAILS(q7x2_launch(device, kernel, &o, NULL), Q7X2_ERROR_ARGUMENT,
        "at least 1");
  args[1].count = 8;
  o = options(args, 2, 41);
  memset(&stats, 0, sizeof(stats));
  FAILS(q7x2_launch(device, kernel, &o, &stats), Q7X2_ERROR_FAULT,
        "just past the end of x");
  EXPECT(stats.warp_instructions > 0);
  OK(q7x2_free(device, address));
}

/** The counters of the instructions add up to the statistics. Two blocks, so
    that two threads of the host count. */
static void testProfile(q7x2_device *device, const q7x2_module *module) {
  const q7x2_kernel *kernel = q7x2_module_kernel(module, "scale");
  uint64_t address = 0, issues = 0, active = 0;
  uint64_t stalls[Q7X2_STALL_COUNT] = {0};
  uint32_t factors[2] = {1, 1};
  size_t i, s;
  const q7x2_profile_instruction *store = NULL;
  q7x2_statistics stats;
  q7x2_profile *profile = q7x2_profile_create();
  q7x2_arg args[2] = {{Q7X2_ARG_POINTER, NULL, 1}, {Q7X2_ARG_I32, NULL, 2}};
  q7x2_launch_options o = options(args, 2, 40);
  args[0].data = &address;
  args[1].data = factors;
  o.grid[0] = 2;
  o.profile = profile;
  if (!OK(q7x2_allocate(device, 40 * 4, "x", &address)))
    return;
  EXPECT(q7x2_profile_instruction_count(profile) == 0);
  OK(q7x2_launch(device, kernel, &o, &stats));
  EXPECT(strcmp(q7x2_profile_get_launch(profile)->kernel, "scale") == 0);
  EXPECT(q7x2_profile_get_launch(profile)->threads == 80);
  for (i = 0; i != q7x2_profile_instruction_count(profile); ++i) {
    const q7x2_profile_instruction *inst =
        q7x2_profile_get_instruction(profile, i);
    issues += inst->counters.issues;
    active += inst->counters.active;
    for (s = 0; s != Q7X2_STALL_COUNT; ++s)
      stalls[s] += inst->counters.stalls[s];
    if (strncmp(inst->text, "STG", 3) == 0)
      store = inst;
  }
  EXPECT(issues == stats.warp_instructions);
  EXPECT(active == stats.thread_instructions);
  EXPECT(memcmp(stalls, stats.stalls, sizeof(stalls)) == 0);
  /* Of each block a warp of 32 threads, 4 sectors, and one of 8. */
  EXPECT(store && store->offset == 6 * 16 &&
         store->counters.global.requests == 4 &&
         store->counters.global.moved == 10);
  EXPECT(q7x2_profile_get_instruction(profile, i) == NULL);
  EXPECT(q7x2_profile_get_frame(profile, 0, 0) == NULL);
  EXPECT(q7x2_arithmetic_name(Q7X2_ARITHMETIC_COUNT - 1) != NULL);
  EXPECT(q7x2_arithmetic_name(Q7X2_ARITHMETIC_COUNT) == NULL);
  q7x2_profile_destroy(profile);
  OK(q7x2_free(device, address));
}

static void ignoreStall(void *context, const q7x2_stall_event *event) {}

static void testErrors(q7x2_device *device, q7x2_device *other,
                       const q7x2_module *module) {
  const q7x2_kernel *spin = q7x2_module_kernel(module, "spin");
  q7x2_launch_options o = options(NULL, 0, 1);
  const char *missing = "/nonexistent/object.o";
  q7x2_image garbage = {"garbage", "no object", 9};
  q7x2_module *none = NULL;
  uint64_t address = 0, size = 0;
  int32_t value = 0;
  const int32_t written = 43;
  o.max_cycles = 10000;
  FAILS(q7x2_launch(device, spin, &o, NULL), Q7X2_ERROR_CYCLE_LIMIT,
        "10000 cycles");
  FAILS(q7x2_launch(other, spin, &o, NULL), Q7X2_ERROR_ARGUMENT,
        "another device");
  FAILS(q7x2_module_load(device, &missing, 1, &none), Q7X2_ERROR_ARGUMENT,
        missing);
  FAILS(q7x2_module_create(device, &garbage, 1, &none), Q7X2_ERROR_OBJECT,
        "garbage: not an ELF object");
  EXPECT(none == NULL);
  FAILS(q7x2_module_symbol(module, "nothing", &address, &size),
        Q7X2_ERROR_ARGUMENT, "no symbol 'nothing'");
  if (OK(q7x2_module_symbol(module, "answer", &address, &size)))
    EXPECT(size == 4);
  OK(q7x2_call(device, module, "get_answer", 4096, &o, &value, NULL));
  EXPECT(value == 42);
  OK(q7x2_call(device, module, "get_copied_answer", 4096, &o, &value, NULL));
  EXPECT(value == 42);
  OK(q7x2_write(device, address, &written, 4));
  OK(q7x2_call(device, module, "get_copied_answer", 4096, &o, &value, NULL));
  EXPECT(value == 43);
  FAILS(q7x2_call(other, module, "get_answer", 4096, &o, &value, NULL),
        Q7X2_ERROR_ARGUMENT, "the module is loaded into another device");
  FAILS(q7x2_call(device, module, "get_answer", (uint64_t)1 << 40, &o, &value,
                  NULL),
        Q7X2_ERROR_ARGUMENT, "bytes of thread-local memory");
  FAILS(q7x2_undefine(device, 8, 16), Q7X2_ERROR_ARGUMENT,
        "16 bytes at 0x8 are outside of every allocation");
  o.work_dim = 4;
  FAILS(q7x2_launch(device, spin, &o, NULL), Q7X2_ERROR_ARGUMENT,
        "the work dimension is at most 3");
  o.work_dim = 0;
  o.timing = (q7x2_timing)99;
  FAILS(q7x2_launch(device, spin, &o, NULL), Q7X2_ERROR_ARGUMENT,
        "there is no timing 99");
  FAILS(q7x2_call(device, module, "get_answer", 4096, &o, &value, NULL),
        Q7X2_ERROR_ARGUMENT, "there is no timing 99");
  o.timing = Q7X2_TIMING_NONE;
  o.stall = ignoreStall;
  FAILS(q7x2_launch(device, spin, &o, NULL), Q7X2_ERROR_ARGUMENT,
        "without timing there are no stalls to report");
  EXPECT(strcmp(q7x2_group_name(0), "FALU") == 0);
  EXPECT(q7x2_group_name(Q7X2_GROUP_COUNT) == NULL);
  EXPECT(q7x2_stall_name(Q7X2_STALL_COUNT - 1) != NULL);
  EXPECT(q7x2_stall_name(Q7X2_STALL_COUNT) == NULL);
}

static void countFindings(void *context, const q7x2_finding *finding) {
  EXPECT(strcmp(finding->check, "init") == 0);
  ++*(int *)context;
}

/** How often a kernel uses an undefined value of a word. */
static int findings(q7x2_device *device, const q7x2_module *module,
                    const char *name, uint64_t address) {
  int count = 0;
  q7x2_arg arg = {Q7X2_ARG_POINTER, NULL, 1};
  q7x2_launch_options o = options(&arg, 1, 1);
  arg.data = &address;
  o.checks = Q7X2_CHECK_INIT;
  o.finding = countFindings;
  o.finding_context = &count;
  OK(q7x2_launch(device, q7x2_module_kernel(module, name), &o, NULL));
  return count;
}

/** What the host writes, copies and fills is defined as far as it was. */
static void testDefined(q7x2_device *device, const q7x2_module *module) {
  uint64_t word = 0, other = 0;
  uint32_t value = 1;
  if (!OK(q7x2_allocate(device, 4, "word", &word)) ||
      !OK(q7x2_allocate(device, 4, "other", &other)))
    return;
  EXPECT(findings(device, module, "decide", word) == 0);
  EXPECT(findings(device, module, "blend", word) == 0);
  EXPECT(findings(device, module, "decide", word) == 1);
  OK(q7x2_copy(device, other, word, 4));
  EXPECT(findings(device, module, "decide", other) == 1);
  OK(q7x2_write(device, word, &value, 4));
  EXPECT(findings(device, module, "decide", word) == 0);
  OK(q7x2_copy(device, other, word, 4));
  EXPECT(findings(device, module, "decide", other) == 0);
  EXPECT(findings(device, module, "blend", word) == 0);
  OK(q7x2_fill(device, word, &value, 4, 4));
  EXPECT(findings(device, module, "decide", word) == 0);
  OK(q7x2_free(device, word));
  OK(q7x2_free(device, other));
}

/* Several threads use one device. */
typedef struct {
  q7x2_device *device;
  const q7x2_module *module;
  uint32_t number;
  int failed;
} user;

#define THREADS 8
#define ROUNDS 20

/** Launches x[i] = i * a + b with memory of its own. */
static void *useDevice(void *data) {
  user *u = (user *)data;
  const q7x2_kernel *kernel = q7x2_module_kernel(u->module, "scale");
  uint32_t factors[2], x[64], round, i;
  uint64_t address, copy;
  q7x2_arg args[2] = {{Q7X2_ARG_POINTER, NULL, 1}, {Q7X2_ARG_I32, NULL, 2}};
  for (round = 0; round != ROUNDS; ++round) {
    q7x2_launch_options o = options(args, 2, 64);
    o.host_threads = 1 + u->number % 2;
    address = copy = 0;
    factors[0] = u->number + 1;
    factors[1] = round;
    args[0].data = &address;
    args[1].data = factors;
    q7x2_error *e = q7x2_allocate(u->device, sizeof(x), "x", &address);
    if (!e)
      e = q7x2_allocate(u->device, sizeof(x), "copy", &copy);
    if (!e)
      e = q7x2_fill(u->device, address, factors, 4, sizeof(x));
    if (!e)
      e = q7x2_launch(u->device, kernel, &o, NULL);
    if (!e)
      e = q7x2_copy(u->device, copy, address, sizeof(x));
    if (!e)
      e = q7x2_free(u->device, address);
    if (!e)
      e = q7x2_read(u->device, copy, x, sizeof(x));
    if (!e)
      e = q7x2_free(u->device, copy);
    if (e) {
      ++u->failed;
      q7x2_error_free(e);
      continue;
    }
    for (i = 0; i != 64; ++i)
      u->failed += x[i] != i * factors[0] + factors[1];
    /* Faults describe where they are. */
    e = q7x2_launch(u->device, kernel, &o, NULL);
    u->failed += !e || q7x2_error_get_kind(e) != Q7X2_ERROR_FAULT;
    q7x2_error_free(e);
  }
  return NULL;
}

static void testThreads(q7x2_device *device, const q7x2_module *module) {
  pthread_t threads[THREADS];
  user users[THREADS];
  uint32_t i;
  for (i = 0; i != THREADS; ++i) {
    users[i].device = device;
    users[i].module = module;
    users[i].number = i;
    users[i].failed = 0;
    EXPECT(pthread_create(&threads[i], NULL, useDevice, &users[i]) == 0);
  }
  for (i = 0; i != THREADS; ++i) {
    EXPECT(pthread_join(threads[i], NULL) == 0);
    EXPECT(users[i].failed == 0);
  }
}

/** Runs until the word at the address, which is freed meanwhile, is not 0. */
typedef struct {
  q7x2_device *device;
  const q7x2_kernel *kernel;
  uint64_t address;
  q7x2_error_kind kind;
} waiter;

static void *launchWaiter(void *data) {
  waiter *w = (waiter *)data;
  q7x2_arg arg = {Q7X2_ARG_POINTER, NULL, 1};
  q7x2_launch_options o = options(&arg, 1, 1);
  q7x2_error *e;
  arg.data = &w->address;
  o.max_cycles = 100000000000; /* minutes: only if it is not cancelled */
  o.timing = Q7X2_TIMING_WARP; /* which does not detect endless loops */
  e = q7x2_launch(w->device, w->kernel, &o, NULL);
  w->kind = e ? q7x2_error_get_kind(e) : (q7x2_error_kind)-1;
  q7x2_error_free(e);
  return NULL;
}

static void waitABit(void) {
  struct timespec some = {0, 50000000};
  nanosleep(&some, NULL);
}

/** A launch keeps what is freed; all launches are cancelled at once. */
static void testFreeAndCancelAll(q7x2_device *device,
                                 const q7x2_module *module) {
  const q7x2_kernel *wait = q7x2_module_kernel(module, "wait");
  pthread_t threads[3];
  waiter waiters[3];
  uint32_t i;
  q7x2_launch_options o = options(NULL, 0, 1);
  for (i = 0; i != 3; ++i) {
    waiters[i].device = device;
    waiters[i].kernel = wait;
    waiters[i].kind = Q7X2_ERROR_ARGUMENT;
    OK(q7x2_allocate(device, 4, "flag", &waiters[i].address));
    EXPECT(pthread_create(&threads[i], NULL, launchWaiter, &waiters[i]) == 0);
  }
  waitABit();
  for (i = 0; i != 3; ++i)
    OK(q7x2_free(device, waiters[i].address));
  waitABit();
  q7x2_cancel(device);
  for (i = 0; i != 3; ++i) {
    EXPECT(pthread_join(threads[i], NULL) == 0);
    EXPECT(waiters[i].kind == Q7X2_ERROR_CANCELLED);
  }
  /* Nothing is left for the next one. */
  o.max_cycles = 1000;
  FAILS(q7x2_launch(device, q7x2_module_kernel(module, "spin"), &o, NULL),
        Q7X2_ERROR_CYCLE_LIMIT, "1000");
}

/* A launch can be cancelled by another thread, and before it begins. */
static void *cancelSoon(void *device) {
  waitABit();
  q7x2_cancel((q7x2_device *)device);
  return NULL;
}

static void testCancel(q7x2_device *device, const q7x2_module *module,
                       uint32_t hostThreads) {
  const q7x2_kernel *spin = q7x2_module_kernel(module, "spin");
  q7x2_launch_options o = options(NULL, 0, 1);
  q7x2_statistics stats;
  pthread_t thread;
  o.grid[0] = 4;
  o.host_threads = hostThreads;
  o.max_cycles = 100000000000; /* if it is not cancelled */
  o.timing = Q7X2_TIMING_WARP; /* which does not detect endless loops */
  EXPECT(pthread_create(&thread, NULL, cancelSoon, device) == 0);
  FAILS(q7x2_launch(device, spin, &o, &stats), Q7X2_ERROR_CANCELLED,
        "kernel spin has been cancelled");
  EXPECT(stats.warp_instructions > 0);
  EXPECT(pthread_join(thread, NULL) == 0);
  q7x2_cancel(device);
  q7x2_cancel(device);
  FAILS(q7x2_launch(device, spin, &o, &stats), Q7X2_ERROR_CANCELLED,
        "cancelled");
  EXPECT(stats.warp_instructions == 0);
  o.max_cycles = 10000;
  FAILS(q7x2_launch(device, spin, &o, NULL), Q7X2_ERROR_CYCLE_LIMIT, "10000");
}

static void testLimits(void) {
  q7x2_limits limits;
  q7x2_get_limits(&limits);
  EXPECT(limits.warp_threads == 32);
  EXPECT(limits.block_threads == 1024);
  EXPECT(limits.shared_bytes == 164 * 1024 - 16);
  EXPECT(limits.parameter_bytes == 0x10000 - 0x160);
}

int main(int argc, char **argv) {
  q7x2_device *first = NULL, *second = NULL;
  q7x2_module *ofFirst = NULL, *ofSecond = NULL;
  q7x2_image image = {"api.o", NULL, 0};
  void *data;
  if (argc != 2)
    return 1;
  data = readFile(argv[1], &image.size);
  image.data = data;
  if (!OK(q7x2_device_create(&first)) || !OK(q7x2_device_create(&second)))
    return 1;
  testLimits();
  testMemory(first);
  testCopy(first);
  if (!OK(q7x2_module_create(first, &image, 1, &ofFirst)) ||
      !OK(q7x2_module_load(second, (const char *const *)&argv[1], 1,
                           &ofSecond)))
    return 1;
  free(data); /* the images have been copied */
  testKernelInfo(ofFirst);
  testLaunch(first, ofFirst, 3, 5);
  testShared(first, ofFirst);
  testLaunch(second, ofSecond, 7, 1);
  testProfile(first, ofFirst);
  testErrors(first, second, ofFirst);
  testCancel(first, ofFirst, 1);
  testCancel(second, ofSecond, 4);
  testDefined(first, ofFirst);
  testThreads(first, ofFirst);
  testFreeAndCancelAll(second, ofSecond);
  q7x2_module_destroy(ofFirst);
  q7x2_module_destroy(ofSecond);
  q7x2_device_destroy(first);
  q7x2_device_destroy(second);
  printf("%d failed\n", failures);
  return failures != 0;
}
