// Names in objects can be any bytes; JSON has U+FFFD in place of invalid ones.
//
// RUN: q7x2-clang -g -O2 -c %s -o %t.o
// RUN: %python -c "import sys; d = open(sys.argv[1], 'rb').read(); open(sys.argv[2], 'wb').write(d.replace(b'scatter', b'sc\xfftter').replace(b'names.cl', b'n\xfemes.cl').replace(b'tile', b't\xfdle'))" %t.o %t.bytes.o
// RUN: not q7x2-run %t.bytes.o --block 64 --arg buf:256 --check=race --stats=json | FileCheck %s
// CHECK: "message": "race: {{.*}}kernel sc�tter, {{.*}}sc�tter+0x
// CHECK: "place": "sc�tter+0x
// CHECK: "variable": "{{.*}}t�le
// RUN: q7x2-run %t.bytes.o --timing=warp --block 64 --arg buf:256 --timeline %t.timeline.json
// RUN: FileCheck %s --check-prefix=TIMELINE < %t.timeline.json
// TIMELINE: "place":"sc�tter+0x
// RUN: q7x2-run %t.bytes.o --timing=warp --block 64 --arg buf:256 --report %t.report.json
// RUN: FileCheck %s --check-prefix=REPORT < %t.report.json
// REPORT: "function": "sc�tter"

__kernel void scatter(__global int *p) {
  __local int tile[64];
  tile[get_local_id(0)] = get_local_id(0);
  p[get_local_id(0)] = tile[63 - get_local_id(0)];
}
