// Debug information names the address spaces whose addresses are offsets.

// RUN: q7x2-clang -O0 -g -c %s -o %t.o
// RUN: llvm-dwarfdump --debug-info %t.o | FileCheck %s

// CHECK:      DW_AT_name ("tile")
// CHECK:      DW_AT_location (DW_OP_addrx 0x{{[0-9]+}}, DW_OP_lit3, DW_OP_swap, DW_OP_xderef)
// CHECK:      DW_AT_name ("in")
// CHECK:      DW_AT_type ([[GLOBAL:0x[0-9a-f]+]] "float *")
// CHECK:      DW_AT_name ("tmp")
// CHECK:      DW_AT_type ([[SHARED:0x[0-9a-f]+]] "float *")
// CHECK:      [[GLOBAL]]: DW_TAG_pointer_type
// CHECK-NOT:  DW_AT_address_class
// CHECK:      [[SHARED]]: DW_TAG_pointer_type
// CHECK-NEXT: DW_AT_type
// CHECK-NEXT: DW_AT_address_class (0x00000003)

kernel void k(global float *in, local float *tmp) {
  local float tile[32];
  tmp[get_local_id(0)] = tile[get_local_id(0)] = in[get_local_id(0)];
}
