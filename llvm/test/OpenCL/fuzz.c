// Random calls, from one thread and from many: whatever the handles and numbers,
// the library neither crashes nor hangs.

// RUN: %host_cc -O1 %s -o %t %opencl_loader
// RUN: env Q7X2_CL_CACHE=on XDG_CACHE_HOME=%t.cache Q7X2_CL_MAX_CYCLES=20000 \
// RUN:   %t 1 10000 1 2> %t.err | FileCheck %s
// RUN: env Q7X2_CL_CACHE=on XDG_CACHE_HOME=%t.cache Q7X2_CL_MAX_CYCLES=20000 \
// RUN:   %t 2 1000 16 2> %t.err | FileCheck %s

// CHECK: {{[1-9][0-9]+}} succeeded
// CHECK: 0 failed

#include "host.h"
#include <CL/cl_icd.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <unistd.h>

// Usage: fuzz SEED CALLS THREADS. One thread does the same for a seed each time.
// Calls go to the library itself, since a loader follows invalid handles.

typedef enum { Context, Queue, Memory, Program, Kernel, Event, Kinds } kind;
enum { Slots = 24, Stale = 8, Area = 1 << 16, Own = 16, Shared = 8 };

static const cl_icd_dispatch *d;
// Of all threads; without order between them, as far as this program goes.
static _Atomic(void *) pool[Kinds][Slots], stale[Kinds][Stale];
static _Atomic(void *) shared[Shared]; // virtual memory
// Commands read the one and write the other. The host does neither.
static char source[Area], sink[Area];
static atomic_long succeeded;
static _Thread_local uint64_t state;
// User events of a thread, which it completes before it waits for anything.
static _Thread_local cl_event mine[Own];
static _Thread_local int owned;

static uint32_t below(uint32_t n) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (uint32_t)(state >> 33) % n;
}
#define ONE_OF(list) list[below(sizeof(list) / sizeof(list[0]))]

static size_t number(void) {
  static const size_t list[] = {0, 1, 3, 4, 8, 16, 64, 100, 128, 1000, 4096,
                                1ull << 20, 1ull << 40, -1ull, 1ull << 63};
  return ONE_OF(list);
}
static size_t small(void) {
  static const size_t list[] = {0, 1, 2, 4, 8, 16};
  return ONE_OF(list);
}
/// Bytes of the areas.
static size_t bytes(void) { return below(8) ? below(512) : below(Area + 1); }
static cl_bitfield bits(void) { return below(4) ? 1ull << below(10) : below(64); }

static void *living(kind k) {
  return atomic_load_explicit(&pool[k][below(Slots)], memory_order_relaxed);
}

/// A handle for an argument that should be of the kind.
static void *any(kind k) {
  uint32_t choice = below(40);
  void *h = NULL;
  if (choice == 0)
    return below(2) ? NULL : (void *)source;
  if (choice == 1)
    return atomic_load_explicit(&stale[k][below(Stale)], memory_order_relaxed);
  if (choice == 2)
    return living((kind)below(Kinds));
  for (int i = 0; i != 8 && !h; ++i)
    h = living(k);
  return h;
}
static cl_device_id someDevice(void) {
  return below(30) ? device : (cl_device_id)living((kind)below(Kinds));
}
static void *someShared(void) {
  void *p = atomic_load_explicit(&shared[below(Shared)], memory_order_relaxed);
  return p ? p : sink;
}

static cl_int release(kind k, void *h) {
  switch (k) {
  case Context: return d->clReleaseContext(h);
  case Queue: return d->clReleaseCommandQueue(h);
  case Memory: return d->clReleaseMemObject(h);
  case Program: return d->clReleaseProgram(h);
  case Kernel: return d->clReleaseKernel(h);
  default: return d->clReleaseEvent(h);
  }
}
static cl_int retain(kind k, void *h) {
  switch (k) {
  case Context: return d->clRetainContext(h);
  case Queue: return d->clRetainCommandQueue(h);
  case Memory: return d->clRetainMemObject(h);
  case Program: return d->clRetainProgram(h);
  case Kernel: return d->clRetainKernel(h);
  default: return d->clRetainEvent(h);
  }
}

/// Puts a new handle into the pool and releases the replaced one, which is the
/// only time that anything is released: once for each time that it was made.
static void keep(kind k, void *h) {
  uint32_t slot = below(Slots);
  if (!h)
    return;
  void *old =
      atomic_exchange_explicit(&pool[k][slot], h, memory_order_relaxed);
  if (!old)
    return;
  release(k, old);
  atomic_store_explicit(&stale[k][below(Stale)], old, memory_order_relaxed);
}

static void completeMine(void) {
  for (int i = 0; i != owned; ++i) {
    d->clSetUserEventStatus(mine[i], below(4) ? CL_COMPLETE : -5);
    d->clReleaseEvent(mine[i]);
  }
  owned = 0;
}

static void CL_CALLBACK onEvent(cl_event e, cl_int status, void *data) {
  cl_int value;
  d->clGetEventInfo(e, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(value), &value,
                    NULL);
}
static void CL_CALLBACK onContext(const char *text, const void *p, size_t size,
                                  void *data) {}
static void CL_CALLBACK onProgram(cl_program p, void *data) {
  cl_build_status value;
  d->clGetProgramBuildInfo(p, device, CL_PROGRAM_BUILD_STATUS, sizeof(value),
                           &value, NULL);
}
static void CL_CALLBACK onMemory(cl_mem m, void *data) {}

static const char *const sources[] = {
    "kernel void f(global int *p, int n) { p[get_global_id(0) % 4] += n; }",
    "kernel void g(global float *p, local float *l, constant int *c) {\n"
    "  l[get_local_id(0)] = c[0]; barrier(1); p[0] = l[0]; }",
    "kernel void fault(global int *p, int n) { p[n * 100000] = 1; }\n"
    "kernel void endless(volatile global int *p) { while (!*p) {} }",
    "kernel void nothing(void) {}\nkernel void says(int n) { printf(\"\"); }",
    "kernel void bad(", "int f(int x) { return x; }", ""};
static const char *const options[] = {"", "-cl-std=CL3.0", "-g -w", "-DX=1",
                                      "-cl-unknown", "-cl-opt-disable",
                                      "-cl-kernel-arg-info"};

/// Some answer to a question, often one that is none.
static cl_int ask(void) {
  size_t size = below(3) ? 4096 : below(16), given;
  char value[4096];
  void *to = below(5) ? value : NULL;
  size_t *ret = below(5) ? &given : NULL;
  cl_uint code = below(48);
  switch (below(12)) {
  case 0: return d->clGetDeviceInfo(someDevice(), 0x1000 + below(0x78), size, to, ret);
  case 1: return d->clGetContextInfo(any(Context), 0x1080 + code % 6, size, to, ret);
  case 2: return d->clGetCommandQueueInfo(any(Queue), 0x1090 + code % 9, size, to, ret);
  case 3: return d->clGetMemObjectInfo(any(Memory), 0x1100 + code % 12, size, to, ret);
  case 4: // not the binaries, whose value is of pointers
    return d->clGetProgramInfo(any(Program), code % 12 == 6 ? 0x1160 : 0x1160 + code % 12,
                               size, to, ret);
  case 5: return d->clGetProgramBuildInfo(any(Program), someDevice(), 0x1180 + code % 6, size, to, ret);
  case 6: return d->clGetKernelInfo(any(Kernel), 0x1190 + code % 7, size, to, ret);
  case 7: return d->clGetKernelArgInfo(any(Kernel), below(4), 0x1195 + code % 7, size, to, ret);
  case 8: return d->clGetKernelWorkGroupInfo(any(Kernel), someDevice(), 0x11B0 + code % 7, size, to, ret);
  case 9: return d->clGetEventInfo(any(Event), 0x11D0 + code % 6, size, to, ret);
  case 10: return d->clGetEventProfilingInfo(any(Event), 0x1280 + code % 6, size, to, ret);
  default: {
    size_t input[3] = {number(), small(), 1};
    return d->clGetKernelSubGroupInfo(any(Kernel), someDevice(), 0x2033 + code % 8 * 0x1000,
                                      below(4) * 8, below(5) ? input : NULL, size, to, ret);
  }
  }
}

static cl_int make(void) {
  cl_int e = CL_SUCCESS;
  cl_int *error = below(10) ? &e : NULL;
  switch (below(11)) {
  case 0:
    keep(Context, d->clCreateContext(NULL, below(10) ? 1 : below(3), &device,
                                     below(2) ? onContext : NULL, NULL, error));
    return e;
  case 1: {
    cl_queue_properties list[] = {CL_QUEUE_PROPERTIES, below(6), 0};
    keep(Queue, d->clCreateCommandQueueWithProperties(any(Context), someDevice(), list, error));
    return e;
  }
  case 2: case 3: {
    cl_mem_flags flags = below(3) ? 0 : bits();
    void *host = flags & CL_MEM_USE_HOST_PTR    ? sink
                 : flags & CL_MEM_COPY_HOST_PTR ? source
                                                : NULL;
    size_t size = host ? bytes() : below(4) ? 4096 : number();
    keep(Memory, d->clCreateBuffer(any(Context), flags, size, host, error));
    return e;
  }
  case 4: {
    cl_buffer_region region = {128 * below(8), number()};
    keep(Memory, d->clCreateSubBuffer(any(Memory), below(3) ? 0 : bits(),
                                      CL_BUFFER_CREATE_TYPE_REGION, &region, error));
    return e;
  }
  case 5: {
    const char *text = ONE_OF(sources);
    keep(Program, d->clCreateProgramWithSource(any(Context), below(12) != 0, &text, NULL, error));
    return e;
  }
  case 6: {
    cl_kernel list[4] = {0};
    e = d->clCreateKernelsInProgram(any(Program), 4, list, NULL);
    for (int i = 0; i != 4; ++i)
      keep(Kernel, list[i]);
    return e;
  }
  case 7:
    keep(Kernel, below(2) ? d->clCloneKernel(any(Kernel), error)
                          : d->clCreateKernel(any(Program), "f", error));
    return e;
  case 8: {
    if (owned == Own)
      completeMine();
    cl_event user = d->clCreateUserEvent(any(Context), error);
    if (user && d->clRetainEvent(user) == CL_SUCCESS) {
      mine[owned++] = user;
      keep(Event, user);
    }
    return e;
  }
  case 9: {
    void *p = d->clSVMAlloc(any(Context), below(3) ? 0 : bits(), below(4) ? 4096 : number(), 0);
    if (p && atomic_exchange_explicit(&shared[below(Shared)], p, memory_order_relaxed))
      ; // the context frees nothing by itself: allocations are few
    return CL_SUCCESS;
  }
  default: { // another handle of the same object
    kind k = (kind)below(Kinds);
    void *h = living(k);
    if (!h || retain(k, h) != CL_SUCCESS)
      return CL_INVALID_VALUE;
    keep(k, h);
    return CL_SUCCESS;
  }
  }
}

static cl_int build1(void) {
  cl_program list[3] = {any(Program), any(Program), any(Program)};
  const char *names[] = {"a.h", "b/c.h", "../d.h"};
  const char *text = ONE_OF(options);
  cl_int e = CL_SUCCESS;
  switch (below(5)) {
  case 0:
    return d->clCompileProgram(any(Program), 0, NULL, text, below(3), list, names,
                               below(4) ? NULL : onProgram, NULL);
  case 1:
    keep(Program, d->clLinkProgram(any(Context), 0, NULL, below(3) ? "" : "-create-library",
                                   1 + below(3), list, NULL, NULL, &e));
    return e;
  default:
    return d->clBuildProgram(any(Program), below(10) ? 0 : 1, below(10) ? NULL : &device,
                             text, below(4) ? NULL : onProgram, NULL);
  }
}

static cl_int setArgument(void) {
  cl_mem memory = any(Memory);
  int value = (int)below(3);
  cl_uint index = below(4);
  switch (below(6)) {
  case 0: return d->clSetKernelArg(any(Kernel), index, sizeof(value), &value);
  case 1: return d->clSetKernelArg(any(Kernel), index, number(), NULL);
  case 2: return d->clSetKernelArgSVMPointer(any(Kernel), index, someShared());
  case 3: {
    cl_kernel k = any(Kernel); // all of f's
    d->clSetKernelArg(k, 1, sizeof(value), &value);
    return d->clSetKernelArg(k, 0, sizeof(memory), &memory);
  }
  default: return d->clSetKernelArg(any(Kernel), index, sizeof(memory), &memory);
  }
}

static cl_int enqueue(void) {
  cl_command_queue q = any(Queue);
  cl_event waits[2] = {any(Event), any(Event)}, event = NULL;
  cl_uint n = below(4) ? 0 : 1 + below(2);
  cl_event *list = n || !below(20) ? waits : NULL;
  cl_event *ret = below(2) ? &event : NULL;
  cl_bool blocking = below(4) == 0;
  size_t offset = small() * 16, size = bytes(), at[3] = {small(), small(), small()};
  size_t to[3] = {small(), small(), small()}, region[3] = {small(), small(), small()};
  size_t pitch = below(2) ? 0 : 64, slice = below(2) ? 0 : 1024;
  size_t global[3] = {small() * small(), small(), small()}, local[3] = {small(), 1, 1};
  cl_mem m = any(Memory), o = any(Memory);
  cl_int e = CL_SUCCESS;
  void *pointers[2] = {someShared(), someShared()};
  if (blocking)
    completeMine();
  switch (below(22)) {
  case 0: e = d->clEnqueueReadBuffer(q, m, blocking, offset, size, sink, n, list, ret); break;
  case 1: e = d->clEnqueueWriteBuffer(q, m, blocking, offset, size, source, n, list, ret); break;
  case 2: e = d->clEnqueueCopyBuffer(q, m, o, offset, small() * 64, size, n, list, ret); break;
  case 3: e = d->clEnqueueFillBuffer(q, m, source, small(), offset, size & -16, n, list, ret); break;
  case 4: e = d->clEnqueueReadBufferRect(q, m, blocking, at, to, region, pitch, slice, pitch, slice, sink, n, list, ret); break;
  case 5: e = d->clEnqueueWriteBufferRect(q, m, blocking, at, to, region, pitch, slice, pitch, slice, source, n, list, ret); break;
  case 6: e = d->clEnqueueCopyBufferRect(q, m, o, at, to, region, number(), number(), pitch, slice, n, list, ret); break;
  case 7: case 8: {
    void *p = d->clEnqueueMapBuffer(q, m, blocking, bits() & 7, offset, size, n, list, ret, &e);
    if (p && below(4))
      d->clEnqueueUnmapMemObject(q, m, p, 0, NULL, NULL);
    break;
  }
  case 9: e = d->clEnqueueUnmapMemObject(q, m, sink, n, list, ret); break;
  case 10: e = d->clEnqueueMigrateMemObjects(q, 1, &m, below(4), n, list, ret); break;
  case 11: e = d->clEnqueueMarkerWithWaitList(q, n, list, ret); break;
  case 12: e = d->clEnqueueBarrierWithWaitList(q, n, list, ret); break;
  case 13: e = d->clEnqueueSVMMemcpy(q, blocking, pointers[0], below(2) ? source : pointers[1], below(512), n, list, ret); break;
  case 14: e = d->clEnqueueSVMMemFill(q, pointers[0], source, small(), below(512) & -16, n, list, ret); break;
  case 15: e = d->clEnqueueSVMMap(q, blocking, bits() & 7, pointers[0], below(512), n, list, ret); break;
  case 16: e = d->clEnqueueSVMUnmap(q, pointers[0], n, list, ret); break;
  case 17: e = d->clEnqueueSVMMigrateMem(q, below(3), (const void **)pointers, NULL, 0, n, list, ret); break;
  case 18: e = d->clEnqueueTask(q, any(Kernel), n, list, ret); break;
  default: e = d->clEnqueueNDRangeKernel(q, any(Kernel), 1 + below(4), below(2) ? at : NULL, global,
                                         below(2) ? local : NULL, n, list, ret);
  }
  keep(Event, event);
  return e;
}

static cl_int synchronize(void) {
  cl_event events[2] = {any(Event), any(Event)};
  cl_ulong a, b;
  switch (below(10)) {
  case 0: completeMine(); return d->clFinish(any(Queue));
  case 1: completeMine(); return d->clWaitForEvents(1 + below(2), events);
  case 2: return d->clFlush(any(Queue));
  case 3: return d->clSetEventCallback(any(Event), below(5), onEvent, NULL);
  case 4: return d->clSetMemObjectDestructorCallback(any(Memory), onMemory, NULL);
  case 5: return d->clGetDeviceAndHostTimer(someDevice(), &a, &b);
  case 6: return d->clSetUserEventStatus(any(Event), -(cl_int)below(4));
  case 7: return d->clEnqueueWaitForEvents(any(Queue), below(3), events);
  default: return d->clUnloadPlatformCompiler(platform);
  }
}

static cl_int step(void) {
  uint32_t choice = below(100);
  return choice < 20   ? make()
         : choice < 45 ? ask()
         : choice < 47 ? build1()
         : choice < 60 ? setArgument()
         : choice < 88 ? enqueue()
                       : synchronize();
}

static long calls;
static void *run(void *seed) {
  long good = 0;
  state = 0x9e3779b97f4a7c15ull * (uint64_t)(uintptr_t)seed;
  for (long i = 0; i != calls; ++i)
    good += step() == CL_SUCCESS;
  completeMine();
  atomic_fetch_add(&succeeded, good);
  return NULL;
}

int main(int argc, char **argv) {
  pthread_t threads[64];
  long seed = atol(argv[1]), count = atol(argv[3]);
  calls = atol(argv[2]);
  alarm(600);
  start(CL_QUEUE_PROFILING_ENABLE);
  d = *(cl_icd_dispatch **)platform;
  // Something to begin with, which stays until it is replaced.
  for (int i = 0; i != 3; ++i) {
    cl_program p = build(sources[i], "");
    cl_kernel list[2] = {0};
    clCreateKernelsInProgram(p, 2, list, NULL);
    atomic_store(&pool[Program][i], p);
    atomic_store(&pool[Kernel][2 * i], list[0]);
    atomic_store(&pool[Kernel][2 * i + 1], list[1]);
    atomic_store(&pool[Memory][i], buffer(4096, NULL));
  }
  atomic_store(&pool[Context][0], context);
  atomic_store(&pool[Queue][0], queue);
  for (long i = 0; i < count; ++i)
    pthread_create(&threads[i], NULL, run,
                   (void *)(uintptr_t)(seed * 64 + i + 1));
  for (long i = 0; i < count; ++i)
    pthread_join(threads[i], NULL);
  for (int k = 0; k != Kinds; ++k)
    for (int i = 0; i != Slots; ++i)
      if (pool[k][i] && release((kind)k, pool[k][i]) != CL_SUCCESS)
        ++failures;
  printf("%ld succeeded\n", succeeded);
  return finish();
}
