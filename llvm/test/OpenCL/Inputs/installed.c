#include <stdio.h>
#include <string.h>

int main(void) {
  char text[8];
  sprintf(text, "%d", 42);
  printf("%s of %d\n", text, strcmp(text, "42") ? 0 : 42);
  return 0;
}
