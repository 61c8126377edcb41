// The library in its process: objects released after main, exit with work queued,
// children, signals ignored and many, descriptors closed, unloading.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t late | FileCheck %s
// RUN: %t queued | FileCheck %s
// RUN: %t fork | FileCheck %s
// RUN: %t ignore | FileCheck %s
// RUN: %t close | FileCheck %s
// RUN: %t reap | FileCheck %s
// RUN: %t signals | FileCheck %s
// RUN: %t endless | FileCheck %s
// RUN: %t unload %build/lib/libq7x2-opencl.so | FileCheck %s

// Signals end it while a kernel runs that does not end by itself.

// RUN: %python %S/Inputs/kill.py %t forever INT TERM KILL \
// RUN:   | FileCheck %s --check-prefix=KILLED
// RUN: %python %S/Inputs/kill.py %t handled INT \
// RUN:   | FileCheck %s --check-prefix=HANDLED

// KILLED:      INT: -2
// KILLED-NEXT: TERM: -15
// KILLED-NEXT: KILL: -9
// HANDLED: INT: 3

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"
#include <CL/cl_icd.h>
#include <dlfcn.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static cl_program program;
static cl_mem memory;
static cl_kernel k;

static void launch(void) {
  OK(clEnqueueTask(queue, k, 0, NULL, NULL));
}

__attribute__((destructor)) static void late(void) {
  if (!memory)
    return;
  launch();
  clFinish(queue);
  clReleaseKernel(k);
  clReleaseProgram(program);
  clReleaseMemObject(memory);
  clReleaseCommandQueue(queue);
  clReleaseContext(context);
}

static void reap(int number) {
  while (waitpid(-1, NULL, WNOHANG) > 0)
    ;
}

static void leave(int number) { exit(3); }

static volatile sig_atomic_t alarms;
static void count(int number) { alarms = alarms + 1; }

/// Without a loader, which keeps its libraries.
static int unload(const char *path) {
  cl_context c;
  cl_int error;
  void *library = dlopen(path, RTLD_NOW);
  typedef void *(CL_API_CALL * get)(const char *);
  get function = (get)dlsym(library, "clGetExtensionFunctionAddress");
  clIcdGetPlatformIDsKHR_fn platforms =
      (clIcdGetPlatformIDsKHR_fn)function("clIcdGetPlatformIDsKHR");
  OK(platforms(1, &platform, NULL));
  cl_icd_dispatch *d = *(cl_icd_dispatch **)platform;
  OK(d->clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL));
  c = d->clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  OK(error);
  // The worker runs from here on.
  d->clSVMFree(c, d->clSVMAlloc(c, 0, 4, 0));
  EXPECT(dlclose(library) == 0);
  usleep(10000);
  return finish();
}

int main(int argc, char **argv) {
  const char *mode = argv[1];
  int status;
  if (strcmp(mode, "ignore") == 0)
    signal(SIGCHLD, SIG_IGN);
  if (strcmp(mode, "reap") == 0)
    signal(SIGCHLD, reap);
  if (strcmp(mode, "close") == 0) {
    close(0);
    close(2);
  }
  if (strcmp(mode, "unload") == 0)
    return unload(argv[2]);
  if (strcmp(mode, "signals") == 0) {
    struct itimerval often = {{0, 500}, {0, 500}};
    struct sigaction action = {.sa_handler = count}; // interrupts calls
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &often, NULL);
  }
  start(0);
  program = build("kernel void f(global int *p) {\n"
                  "  for (int i = 0; i != 100000; ++i) p[0] += i;\n"
                  "}\n"
                  "kernel void endless(volatile global int *p) {\n"
                  "  while (p[0] >= 0)\n"
                  "    ;\n"
                  "}\n", "");
  memory = buffer(4, NULL);
  k = kernel(program, "f");
  OK(clSetKernelArg(k, 0, sizeof(memory), &memory));
  launch();
  if (strcmp(mode, "forever") == 0 || strcmp(mode, "handled") == 0) {
    cl_kernel endless = kernel(program, "endless");
    if (strcmp(mode, "handled") == 0)
      signal(SIGINT, leave);
    OK(clFinish(queue));
    OK(clSetKernelArg(endless, 0, sizeof(memory), &memory));
    OK(clEnqueueTask(queue, endless, 0, NULL, NULL));
    memory = NULL;
    printf("running\n");
    OK(clFinish(queue));
  }
  if (strcmp(mode, "endless") == 0) {
    // Neither releasing nor exit waits for a launch that never ends.
    cl_kernel endless = kernel(program, "endless");
    alarm(60);
    OK(clFinish(queue));
    OK(clSetKernelArg(endless, 0, sizeof(memory), &memory));
    OK(clEnqueueTask(queue, endless, 0, NULL, NULL));
    OK(clReleaseKernel(endless));
    OK(clReleaseMemObject(memory));
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseContext(context));
    memory = NULL;
    return finish();
  }
  if (strcmp(mode, "fork") == 0) {
    if (fork() == 0) {
      // Nothing runs in it, and nothing hangs.
      EXPECT_ERROR(CL_OUT_OF_RESOURCES, clFinish(queue));
      EXPECT_ERROR(CL_OUT_OF_RESOURCES, clEnqueueTask(queue, k, 0, NULL, NULL));
      memory = NULL;
      exit(failures != 0);
    }
    EXPECT(wait(&status) > 0 && status == 0);
    if (fork() == 0) {
      execlp("true", "true", NULL);
      _exit(1);
    }
    EXPECT(wait(&status) > 0 && status == 0);
  }
  OK(strcmp(mode, "queued") ? clFinish(queue) : clFlush(queue));
  if (strcmp(mode, "signals") == 0)
    EXPECT(alarms > 10);
  if (strcmp(mode, "queued") == 0)
    memory = NULL;
  return finish();
}
