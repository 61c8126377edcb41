// The library in its process: objects released after main, exit with work queued,
// children, signals ignored, descriptors closed.

// RUN: %host_cc %s -o %t %opencl_loader
// RUN: %t late | FileCheck %s
// RUN: %t queued | FileCheck %s
// RUN: %t fork | FileCheck %s
// RUN: %t ignore | FileCheck %s
// RUN: %t close | FileCheck %s
// RUN: %t reap | FileCheck %s

// CHECK-NOT: not
// CHECK: 0 failed

#include "host.h"
#include <signal.h>
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
  start(0);
  program = build("kernel void f(global int *p) {\n"
                  "  for (int i = 0; i != 100000; ++i) p[0] += i;\n"
                  "}\n", "");
  memory = buffer(4, NULL);
  k = kernel(program, "f");
  OK(clSetKernelArg(k, 0, sizeof(memory), &memory));
  launch();
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
  if (strcmp(mode, "queued") == 0)
    memory = NULL;
  return finish();
}
