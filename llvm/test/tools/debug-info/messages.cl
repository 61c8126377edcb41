// Where a fault, a finding and a hazard are: in a function that has been inlined,
// also the places of the calls.
//
// RUN: q7x2-clang -g -O2 -c %s -o %t.o
// RUN: not q7x2-run %t.o --kernel outside --block 32 --arg buf:128 2>&1 | FileCheck %s --check-prefix=FAULT
// FAULT: {{.*}}outside+0x{{[0-9a-f]+}} at messages.cl:[[#@LINE+14]] in write, inlined into scatter at messages.cl:[[#@LINE+18]], inlined into outside at messages.cl:[[#@LINE+22]]: STG
// RUN: not q7x2-run %t.o --kernel races --block 64 --arg buf:4 --check=race 2>&1 | FileCheck %s --check-prefix=RACE
// RACE: {{.*}}races+0x{{[0-9a-f]+}} at messages.cl:[[#@LINE+12]] in write, inlined into races at messages.cl:[[#@LINE+24]]: STG
//
// Code of the kernel itself has the line alone.
// RUN: not q7x2-run %t.o --kernel direct --block 32 --arg buf:4 2>&1 | FileCheck %s --check-prefix=DIRECT
// DIRECT: {{.*}}direct+0x{{[0-9a-f]+}} at messages.cl:[[#@LINE+24]]: STG
//
// The checker, of code that does not wait for the load.
// RUN: q7x2-clang -g -O2 -S %s -o - | sed 's/ &req={[^}]*}//' > %t.s
// RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o %t.hazard.o
// RUN: not q7x2-check %t.hazard.o 2>&1 | FileCheck %s --check-prefix=HAZARD
// HAZARD: {{.*}}copies+0x{{[0-9a-f]+}} (messages.cl:[[#@LINE+22]] in read, inlined into copies at messages.cl:[[#@LINE+26]]): RAW: R{{[0-9]+}} is not available yet{{.*}}needs the result of 'LDG
__attribute__((always_inline)) static void write(__global int *p, int i) {
  p[i] = i + get_local_id(0);
}

__attribute__((always_inline)) static void scatter(__global int *p, int i) {
  write(p, i * 1000000);
}

__kernel void outside(__global int *p) {
  scatter(p, get_global_id(0));
}

__kernel void races(__global int *p) {
  write(p, 0);
}

__kernel void direct(__global int *p) {
  p[get_global_id(0)] = 1;
}

__attribute__((always_inline)) static int read(__global int *p, int i) {
  return p[i] % 7;
}

__kernel void copies(__global int *p) {
  p[get_global_id(0)] = read(p, get_global_id(0) + 32);
}
