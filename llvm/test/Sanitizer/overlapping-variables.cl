// Variables of different kernels share the same shared memory. Findings name the
// launched kernel's.
//
// RUN: q7x2-clang -O2 -g -c %s -o %t.o
// RUN: llvm-readelf -s %t.o | FileCheck %s --check-prefix=OVERLAP
// RUN: not q7x2-run %t.o --kernel second --block 64 --check=race --arg buf:256 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SECOND --implicit-check-not=first
// RUN: not q7x2-run %t.o --kernel first --block 64 --check=race --arg buf:256 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FIRST --implicit-check-not=second.

// OVERLAP: [[AT:[0-9a-f]+]] 256 OBJECT {{.*}} first.tile
// OVERLAP: [[AT]] 256 OBJECT {{.*}} second.tile
// SECOND: race: {{.*}} shared memory {{.*}} (second.tile+0x
// FIRST: race: {{.*}} shared memory {{.*}} (first.tile+0x

kernel void first(global int *out) {
  local int tile[64];
  int l = get_local_id(0);
  tile[l] = l;
  out[l] = tile[(l + 40) % 64];
}
kernel void second(global int *out) {
  local int tile[64];
  int l = get_local_id(0);
  tile[l] = -l;
  out[l] = tile[(l + 41) % 64];
}
