/* getopt.h - options of one letter, before all other arguments */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_GETOPT_H
#define Q7X2_GETOPT_H

#ifdef __cplusplus
extern "C" {
#endif

extern char *optarg;
extern int optind, opterr, optopt;
int getopt(int count, char *const arguments[], const char *options);

#ifdef __cplusplus
}
#endif

#endif
