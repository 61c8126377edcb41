// main gets the number of its arguments, and exit gives a status.
#include <stdlib.h>
int main(int Count, char **Arguments) {
  exit(Arguments[Count] ? 1 : 40 + Count);
}
