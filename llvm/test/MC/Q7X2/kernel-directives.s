// The directives of a kernel, printed as they are read, and in the kernel's note.

// RUN: llvm-mc %s | FileCheck %s
// RUN: llvm-mc -filetype=obj %s -o %t.o && llvm-mc %s | llvm-mc -filetype=obj -o %t2.o
// RUN: cmp %t.o %t2.o
// RUN: llvm-objcopy -O binary --only-section=.note.q7x2 %t.o %t.note
// RUN: FileCheck --check-prefix=NOTE %s < %t.note
// Another output than text and objects ignores them.
// RUN: llvm-mc -filetype=null %s | count 0

// NOTE: partial_blocks
	.kernel k
	.param i32
	.param f32, 16
	.maxntid 64, 2
	.partial_blocks
	.shared 16
	.local 32
k:
	EXIT
	.end_kernel

// CHECK:      .kernel k
// CHECK-NEXT: .param i32
// CHECK-NEXT: .param f32, 16
// CHECK-NEXT: .maxntid 64, 2, 1
// CHECK-NEXT: .partial_blocks
// CHECK-NEXT: .shared 16
// CHECK-NEXT: .local 32
// CHECK:      EXIT ;
// CHECK:      .end_kernel
	.kernel required
	.reqntid 8
required:
	EXIT
	.end_kernel
// CHECK:      .kernel required
// CHECK-NEXT: .reqntid 8, 1, 1
