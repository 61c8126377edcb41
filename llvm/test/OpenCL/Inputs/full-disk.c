// Preloaded: a disk on which no file of the cache in a folder "full" gets more
// than 1000 bytes.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

ssize_t write(int file, const void *data, size_t count) {
  char link[64], path[4096] = "";
  snprintf(link, sizeof(link), "/proc/self/fd/%d", file);
  if (readlink(link, path, sizeof(path) - 1) > 0 &&
      strstr(path, "/full/q7x2/")) {
    if (lseek(file, 0, SEEK_CUR) >= 1000) {
      errno = ENOSPC;
      return -1;
    }
    if (count > 1000)
      count = 1000;
  }
  return syscall(SYS_write, file, data, count);
}
