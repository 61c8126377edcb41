#include "config.h"
#include <stdio.h>

double small(int n);

int main(void) {
#if defined HAVE_STRLEN && !defined HAVE_NO_SUCH_FUNCTION && !defined WORDS_BIGENDIAN
  printf("size %d, root %g\n", SIZEOF_VOID_P, small(16));
#endif
  return 0;
}
