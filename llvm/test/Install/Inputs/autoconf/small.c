#include <math.h>

double small(int n) { return sqrt(n); }
