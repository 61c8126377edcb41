/* sys/resource.h - the time that a program has taken */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_SYS_RESOURCE_H
#define Q7X2_SYS_RESOURCE_H

#include <sys/time.h>

#ifdef __cplusplus
extern "C" {
#endif

#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN (-1)

/* No system and no processes: all but the user's time is 0. */
struct rusage {
  struct timeval ru_utime, ru_stime;
  long ru_maxrss, ru_minflt, ru_majflt, ru_inblock, ru_oublock;
  long ru_nvcsw, ru_nivcsw;
};

int getrusage(int who, struct rusage *to);

#ifdef __cplusplus
}
#endif

#endif
