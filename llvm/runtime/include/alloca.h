/* alloca.h - memory of a function's frame */

#ifndef Q7X2_ALLOCA_H
#define Q7X2_ALLOCA_H

#define alloca(size) __builtin_alloca(size)

#endif
