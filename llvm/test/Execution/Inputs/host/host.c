//===-- host.c - Runs OpenCL kernels on the host --------------------------===//
//
// The work-items of a group are fibers of one thread, and a barrier switches to
// the next one. Groups run one after the other.
//
//===----------------------------------------------------------------------===//

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

enum { StackBytes = 1 << 16, MaxItems = 1024 };

static ucontext_t Scheduler, Items[MaxItems];
static char *Stacks[MaxItems];
static int Done[MaxItems];
static unsigned Current;
static uint64_t Ids[4][3]; // local id, local size, group id, number of groups

/// Calls the kernel; generated for each test.
void call_kernel(void);

uint64_t host_id(int what, unsigned dim) {
  if (dim > 2)
    return what == 1 || what == 3;
  uint64_t x = Ids[1][0], y = Ids[1][1];
  uint64_t id[3] = {Current % x, Current / x % y, Current / (x * y)};
  return what == 0 ? id[dim] : Ids[what][dim];
}

void host_barrier(void) { swapcontext(&Items[Current], &Scheduler); }

static void run_item(void) {
  call_kernel();
  Done[Current] = 1;
}

static void run_group(void) {
  unsigned count = Ids[1][0] * Ids[1][1] * Ids[1][2];
  for (unsigned i = 0; i < count; ++i) {
    if (!Stacks[i])
      Stacks[i] = malloc(StackBytes);
    getcontext(&Items[i]);
    Items[i].uc_stack.ss_sp = Stacks[i];
    Items[i].uc_stack.ss_size = StackBytes;
    Items[i].uc_link = &Scheduler;
    makecontext(&Items[i], run_item, 0);
    Done[i] = 0;
  }
  for (unsigned left = 1; left;) {
    left = 0;
    for (Current = 0; Current < count; ++Current)
      if (!Done[Current]) {
        swapcontext(&Scheduler, &Items[Current]);
        left += !Done[Current];
      }
  }
}

void *host_read(const char *path) {
  FILE *file = fopen(path, "rb");
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *data = aligned_alloc(128, (size + 128) & -128);
  if (fread(data, 1, size, file) != (size_t)size)
    abort();
  fclose(file);
  return data;
}

void host_write(const char *path, const void *data, size_t size) {
  FILE *file = fopen(path, "wb");
  fwrite(data, 1, size, file);
  fclose(file);
}

void host_run(const uint64_t grid[3], const uint64_t block[3]) {
  memcpy(Ids[1], block, sizeof(Ids[1]));
  memcpy(Ids[3], grid, sizeof(Ids[3]));
  for (Ids[2][2] = 0; Ids[2][2] < grid[2]; ++Ids[2][2])
    for (Ids[2][1] = 0; Ids[2][1] < grid[1]; ++Ids[2][1])
      for (Ids[2][0] = 0; Ids[2][0] < grid[0]; ++Ids[2][0])
        run_group();
}

float rsqrtf(float x) { return 1 / sqrtf(x); }
double rsqrt(double x) { return 1 / sqrt(x); }

#define UNARY(NAME)                                                            \
  float host_##NAME##f(float x) { return NAME##f(x); }                         \
  double host_##NAME(double x) { return NAME(x); }
#define BINARY(NAME)                                                           \
  float host_##NAME##f(float x, float y) { return NAME##f(x, y); }             \
  double host_##NAME(double x, double y) { return NAME(x, y); }

UNARY(sqrt)
UNARY(rsqrt)
UNARY(exp)
UNARY(exp2)
UNARY(log)
UNARY(log2)
UNARY(sin)
UNARY(cos)
UNARY(tan)
UNARY(tanh)
UNARY(erf)
UNARY(fabs)
UNARY(floor)
UNARY(ceil)
UNARY(trunc)
UNARY(round)
UNARY(rint)
BINARY(pow)
BINARY(fmin)
BINARY(fmax)
BINARY(fmod)
BINARY(atan2)
BINARY(hypot)
