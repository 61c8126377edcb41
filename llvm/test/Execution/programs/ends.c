// main's number of arguments, and the status of exit.
#include <stdlib.h>
int main(int Count, char **Arguments) {
  exit(Arguments[Count] ? 1 : 40 + Count);
}
