/* errno.h - error numbers */

#ifndef Q7X2_ERRNO_H
#define Q7X2_ERRNO_H

extern int errno;
#define ENOENT 2
#define EBADF 9
#define ENOMEM 12
#define EINVAL 22
#define EDOM 33
#define ERANGE 34
#define EILSEQ 84

#endif
