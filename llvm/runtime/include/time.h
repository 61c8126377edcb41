/* time.h - time */

#ifndef Q7X2_TIME_H
#define Q7X2_TIME_H

#include <stddef.h>

typedef long clock_t;
typedef long time_t;

/* The machine's cycles, which count as nanoseconds. */
#define CLOCKS_PER_SEC 1000000000L
clock_t clock(void);

/* There is no calendar: 0. */
time_t time(time_t *to);
double difftime(time_t end, time_t begin);

#endif
