// Inner loops that threads leave to continue the outer one: the results of a warp
// are those of single threads.
//
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 64 --arg buf:256 --out 0=%t.expected
// RUN: q7x2-run %t.o --block 64 --arg buf:256 --out 0=%t.0
// RUN: cmp %t.expected %t.0
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 64 --arg buf:256 --out 0=%t.2
// RUN: cmp %t.expected %t.2

kernel void walk(global int *results) {
  int thread = get_global_id(0), iterations = 0, sum = 0;
  for (;;) {
    int inner = 0;
    do {
      ++iterations;
      if (((iterations * 7 + thread) ^ thread) % 5 == 0)
        goto next;
      ++inner;
    } while ((iterations + thread * 3) % 4);
    sum += iterations * inner;
    if (iterations > 30 + thread % 3)
      break;
  next:;
  }
  results[thread] = sum + iterations;
}
