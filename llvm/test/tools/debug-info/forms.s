// Forms of DWARF 5 that clang does not choose, written by hand: of attributes, of
// ranges, and of the files and operations of line tables. The places are those that
// LLVM's reader finds.

// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: q7x2-linestest %t.o | FileCheck %s
// RUN: q7x2-linestest --print %t.o | FileCheck %s --check-prefix=PLACES

// CHECK: 12 instructions, at most 3 frames, 0 differ

// PLACES:      0x0: one.c:10
// PLACES-NEXT: 0x10: one.c:11 in inlined1, inlined into outer at one.c:21
// PLACES-NEXT: 0x20: one.c:12 in inlined2, inlined into inlined1 at one.c:22, inlined into outer at one.c:21
// PLACES-NEXT: 0x30: one.c:13
// PLACES-NOT:  {{.}}

	.text
code:
	.rept 12
	NOP
	.endr

	.section .debug_abbrev,"",@progbits
	.byte 1, 0x11, 1 // a unit, with children
	.byte 0x03, 0x1f // name: line_strp
	.byte 0x1b, 0x27 // comp_dir: strx3
	.byte 0x10, 0x17 // stmt_list
	.byte 0x72, 0x17 // str_offsets_base
	.byte 0x73, 0x17 // addr_base
	.byte 0x74, 0x17 // rnglists_base
	.byte 0x11, 0x2b // low_pc: addrx3
	.byte 0x12, 0x06 // high_pc: data4
	.byte 0x25, 0x16 // producer: indirect
	.byte 0x13, 0x21, 0x0c // language: implicit_const
	.byte 0x1c, 0x0a // values that are not read: block1, block2, block4, data16
	.byte 0x1c, 0x03
	.byte 0x1c, 0x04
	.byte 0x1c, 0x1e
	.byte 0, 0
	.byte 2, 0x2e, 1 // a function
	.byte 0x03, 0x1f // name: line_strp
	.byte 0x55, 0x23 // ranges: rnglistx
	.byte 0, 0
	.byte 3, 0x2e, 0 // an abstract function
	.byte 0x03, 0x0e // name: strp
	.byte 0x20, 0x0b // inline: data1
	.byte 0, 0
	.byte 4, 0x1d, 1 // an inlined call
	.byte 0x31, 0x11 // abstract_origin: ref1
	.byte 0x11, 0x01 // low_pc
	.byte 0x12, 0x06 // high_pc: data4
	.byte 0x58, 0x0b // call_file: data1
	.byte 0x59, 0x0f // call_line: udata
	.byte 0x57, 0x05 // call_column: data2
	.byte 0, 0
	.byte 5, 0x1d, 0 // another
	.byte 0x31, 0x12 // abstract_origin: ref2
	.byte 0x11, 0x01
	.byte 0x12, 0x06
	.byte 0x58, 0x0b
	.byte 0x59, 0x0f
	.byte 0, 0
	.byte 6, 0x2e, 0 // a function that has been declared before
	.byte 0x47, 0x13 // specification: ref4
	.byte 0x11, 0x01
	.byte 0x12, 0x06
	.byte 0, 0
	.byte 0

	.section .debug_info,"",@progbits
unit:
	.long unit_end - unit - 4
	.short 5
	.byte 1, 8
	.long 0
	.byte 1
	.long 0 // one.c
	.byte 1, 0, 0 // string 1: the folder
	.long 0
	.long 8, 8, 12
	.byte 0, 0, 0 // address 0
	.long 0xc0
	.byte 0x08, 'm', 'e', 0 // the producer's form and text
	.byte 1, 7
	.short 2
	.byte 7, 7
	.long 3
	.byte 7, 7, 7
	.quad 1, 2
abstract1:
	.byte 3
	.long 0 // inlined1
	.byte 1
abstract2:
	.byte 3
	.long 9 // inlined2
	.byte 1
	.byte 2
	.long 6 // outer
	.byte 0 // list 0
	.byte 4
	.byte abstract1 - unit
	.quad 0x10
	.long 0x20
	.byte 1, 21
	.short 300
	.byte 5
	.short abstract2 - unit
	.quad 0x20
	.long 0x10
	.byte 1, 22
	.byte 0, 0
	.byte 6
	.long abstract2 - unit
	.quad 0xb0
	.long 0x10
	.byte 0
unit_end:
unit2:
	.long unit2_end - unit2 - 4
	.short 5
	.byte 1, 8
	.long 0
	.byte 1
	.long 0
	.byte 1, 0, 0
	.long table2 - table
	.long 8, 8, 12
	.byte 0, 0, 0
	.long 0
	.byte 0x08, 0
	.byte 0
	.short 0
	.long 0
	.quad 0, 0
	.byte 0
unit2_end:

	.section .debug_str,"MS",@progbits,1
	.asciz "inlined1"
	.asciz "inlined2"
	.asciz "/dir"
	.asciz "two.c"

	.section .debug_line_str,"MS",@progbits,1
	.asciz "one.c"
	.asciz "outer"

	.section .debug_str_offsets,"",@progbits
	.long 12
	.short 5, 0
	.long 0, 18

	.section .debug_addr,"",@progbits
	.long 4 + 8 * 5
	.short 5
	.byte 8, 0
	.quad 0, 0x60, 0x70, 0x80, 0x90

	.section .debug_rnglists,"",@progbits
	.long rnglists_end - rnglists
rnglists:
	.short 5
	.byte 8, 0
	.long 1
list:
	.long 4
	.byte 5 // base_address
	.quad 0
	.byte 4, 0, 0x30 // offset_pair
	.byte 2, 1, 2 // startx_endx
	.byte 3, 3, 0x10 // startx_length
	.byte 6 // start_end
	.quad 0x90, 0xa0
	.byte 7 // start_length
	.quad 0xa0
	.byte 0x10
	.byte 0
rnglists_end:

	.section .debug_line,"",@progbits
table:
	.long table_end - table - 4
	.short 5
	.byte 8, 0
	.long table_program - table - 12
	.byte 16, 1, 1, -3, 12, 14 // the last operation, 13, is unknown
	.byte 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1
	.byte 1, 1, 0x08 // folders: a string
	.byte 1
	.asciz "/dir"
	.byte 4, 1, 0x08, 2, 0x0b, 3, 0x06, 4, 0x07 // files: data1, data4 and data8
	.byte 2
	.asciz "one.c"
	.byte 0
	.long 0
	.quad 0
	.asciz "one.c"
	.byte 0
	.long 0
	.quad 0
table_program:
	.byte 0, 9, 2 // set_address
	.quad 0
	.byte 3, 9, 1 // line 10
	.byte 0, 2, 0x80, 5 // an extended operation that is unknown
	.byte 13, 5
	.byte 9 // fixed_advance_pc
	.short 0x10
	.byte 3, 1, 1
	.byte 9
	.short 0x10
	.byte 3, 1, 1
	.byte 9
	.short 0x10
	.byte 3, 1, 1
	.byte 2, 9 // advance_pc to the end
	.byte 0, 1, 1 // end_sequence
table_end:
table2:
	.long table2_end - table2 - 4
	.short 5
	.byte 8, 0
	.long table2_program - table2 - 12
	.byte 16, 1, 1, -3, 12, 13
	.byte 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1
	.byte 1, 1, 0x0e // folders: strp
	.byte 1
	.long 18
	.byte 3, 1, 0x0e, 2, 0x05, 4, 0x09 // files: strp, data2, block
	.byte 1
	.long 23
	.short 0
	.byte 1, 4
table2_program:
	.byte 0, 9, 2
	.quad 0xc0
	.byte 2, 1
	.byte 0, 1, 1
table2_end:
