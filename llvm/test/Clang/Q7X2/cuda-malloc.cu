// Each thread gets memory of its own from malloc and new, also while others of its
// warp get some elsewhere.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --check=race --grid 2 --block 64 --arg buf:512 --print 0:i32 | FileCheck %s
// RUN: q7x2-run %t.o --grid 2 --block 64 --arg buf:512 --print 0:i32 | FileCheck %s

struct Node {
  int value;
  Node *next;
};

// The sum of i and the three numbers after it.
// CHECK:      {{^}}6{{$}}
// CHECK-NEXT: {{^}}10{{$}}
// CHECK-NEXT: {{^}}14{{$}}
// CHECK: {{^}}514{{$}}
// CHECK-NOT: {{.}}
__global__ void sums(int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Node *list = nullptr;
  for (int k = 0; k < 4; ++k) {
    Node *node;
    if (i % 3 == 0)
      node = (Node *)malloc(sizeof(Node));
    else
      node = new Node;
    *node = {i + k, list};
    list = node;
  }
  int sum = 0;
  while (list) {
    sum += list->value;
    Node *next = list->next;
    free(list);
    list = next;
  }
  out[i] = sum;
}
