/* unistd.h - POSIX, without files and processes */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_UNISTD_H
#define Q7X2_UNISTD_H

#include <getopt.h>
#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif

_Noreturn void _exit(int status);
pid_t getpid(void);

/* Output goes to stdout; there is no input. */
ssize_t write(int file, const void *from, size_t size);
ssize_t read(int file, void *to, size_t size);
int close(int file);
off_t lseek(int file, off_t offset, int whence);
int isatty(int file);

/* There are no files. */
int access(const char *name, int mode);
int unlink(const char *name);

#ifdef __cplusplus
}
#endif

#endif
