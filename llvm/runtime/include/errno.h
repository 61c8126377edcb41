/* errno.h - error numbers */

#ifndef Q7X2_ERRNO_H
#define Q7X2_ERRNO_H

extern int errno;
#define EDOM 33
#define ERANGE 34

#endif
