// The options of the checks, and how findings are reported.
//
// RUN: q7x2-clang -O2 -g -c %s -o %t.o
// RUN: not q7x2-run %t.o --check race --grid 2 --block 32 --arg buf:128 --stats=json > %t.json 2> %t.err
// RUN: FileCheck %s --check-prefix=TEXT < %t.err
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: env Q7X2_RUN_CHECK=race not q7x2-run %t.o --grid 2 --block 32 --arg buf:128 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TEXT
// RUN: env Q7X2_RUN_CHECK=race q7x2-run %t.o --check=init,sync --grid 2 --block 32 --arg buf:128
// RUN: q7x2-run %t.o --check=all --block 32 --arg buf:128
// RUN: not q7x2-run %t.o --check=race --timing=none --grid 2 --block 32 --arg buf:128 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TEXT
// RUN: not q7x2-run %t.o --check=race,memory --arg buf:4 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not q7x2-run %t.o --check= --arg buf:4 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: env Q7X2_RUN_CHECK=x not q7x2-run %t.o --arg buf:4 2>&1 | FileCheck %s --check-prefix=ENV
// Findings are reported before a fault.
// RUN: not q7x2-run %t.o --check=race --grid 2 --block 33 --arg buf:128 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FAULT
//
// TEXT: q7x2-run: race: 4-byte store of global memory at 0x1000010000 (argument 0) is not ordered with the store by another thread of another block; kernel put, block (1,0,0), thread (0,0,0), put+0x{{[0-9a-f]+}} at options.cl:[[#@LINE+22]]: STG {{.*}}; the earlier access is by block (0,0,0), thread (0,0,0), put+0x{{[0-9a-f]+}} at options.cl:[[#@LINE+22]]: STG {{.*}}; 32 times{{$}}
// TEXT: q7x2-run: error: 1 finding{{$}}
// JSON: "findings": [
// JSON: "address": 68719542272,
// JSON-NEXT: "check": "race",
// JSON-NEXT: "count": 32,
// JSON: "block": [
// JSON-NEXT: 1,
// JSON: "instruction": "STG
// JSON: "line": "options.cl:[[#@LINE+13]]",
// JSON: "place": "put+0x
// JSON: "thread": [
// JSON: "message": "race: 4-byte store
// JSON: "second": {
// JSON: "variable": "argument 0"
// NAME: q7x2-run: error: --check: 'race,memory' is not a list of checks; expected race, init, sync or all
// EMPTY: q7x2-run: error: --check: '' is not a list of checks
// ENV: q7x2-run: error: Q7X2_RUN_CHECK: 'x' is not a list of checks
// FAULT: error: 4-byte store at {{.*}} is outside of every allocation
kernel void put(global int *out) {
  int i = get_local_id(0);
  int group = get_group_id(0);
  out[i] = group;
}
