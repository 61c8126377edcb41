#include <stdio.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static int count;

static struct node *push(struct node *list, int value) {
  struct node *n = malloc(sizeof *n);
  n->value = value;
  n->next = list;
  ++count;
  return n;
}
int fact(int n) {
  if (n < 2)
    return 1;
  return n * fact(n - 1);
}
const char *names[] = {"zero", "one"};

int main(void) {
  struct node *list = 0;
  for (int i = 0; i < 4; ++i)
    list = push(list, i * i);
  printf("%d %s\n", fact(5), names[1]);
  return list->value;
}
