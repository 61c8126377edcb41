#include "small.h"
#include <stdio.h>

int main(void) {
  printf("size %d, strlen %d, none %d, root %g\n", (int)sizeof(void *), STRLEN, NONE, small(9));
  return 0;
}
