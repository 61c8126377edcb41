#include <stdio.h>
#include <math.h>
int main(void) { printf("%f\n", sin(1.0)); return __Q7X2__; }
