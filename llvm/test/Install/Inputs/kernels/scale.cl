#include "times.h"
int helper(int);
kernel void scale(global int *p) { p[get_global_id(0)] = helper(p[get_global_id(0)] TIMES); }
