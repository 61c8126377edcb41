// Function pointers and relocated addresses in initializers.
#include <stddef.h>
#include <stdio.h>
typedef int Fn(int, int);
static int add(int A, int B) { return A + B; }
static int sub(int A, int B) { return A - B; }
static int mul(int A, int B) { return A * B; }
static Fn *const Table[] = {add, sub, mul, 0};
struct Op {
  const char *Name;
  Fn *F;
  const int *P;
};
extern int Data[10];
static const struct Op Ops[] = {
    {"add", add, Data + 3}, {"sub", sub, &Data[9]}, {"mul", mul, Data}};
int Data[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
char *Strings[] = {"one", "two" + 1, &"three"[2]};
int *volatile Pointer = Data + 5;
ptrdiff_t Offset = offsetof(struct Op, P);
void *Self = &Self;
unsigned long Number = (unsigned long)&Data[2];
struct Node {
  struct Node *Next;
  int V;
} Nodes[3] = {{Nodes + 1, 1}, {Nodes + 2, 2}, {Nodes, 3}};
extern int Missing __attribute__((weak));
extern void missing(void) __attribute__((weak));
int *WeakP = &Missing;
int main(void) {
  for (int I = 0; Table[I]; ++I)
    printf("%d\n", Table[I](7, 5));
  for (int I = 0; I < 3; ++I)
    printf("%s %d %d %s\n", Ops[I].Name, Ops[I].F(9, 4), *Ops[I].P, Strings[I]);
  printf("%d %d %d %d\n", *Pointer, (int)Offset, Self == &Self, *(int *)Number);
  struct Node *N = Nodes;
  int Sum = 0;
  for (int I = 0; I < 10; ++I, N = N->Next)
    Sum = Sum * 3 + N->V;
  printf("%d %d %d %d\n", Sum, &Missing == 0, WeakP == 0, missing == 0);
  return (*Ops[2].F)(3, 4);
}
