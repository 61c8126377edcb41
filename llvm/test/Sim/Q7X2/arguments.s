// An error on the command line is reported in one line; the exit status is 1.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel all --arg i8:-2 --arg u16:65535 --arg i32:0x10 --arg i64:-3 \
// RUN:   --arg f16:1.5 --arg f32:-0.1 --arg f64:1e300 --arg f32:1,2,3,4 --arg buf:4 --arg shared:8 \
// RUN:   --arg shared:4 --arg buf:72 --print 11:u64 | %python %S/Inputs/lines.py | FileCheck %s
// RUN: q7x2-run %t.o --kernel all --arg i8:-2 --arg u16:65535 --arg i32:0x10 --arg i64:-3 \
// RUN:   --arg f16:1.5 --arg f32:-0.1 --arg f64:1e300 --arg "bytes:f32:1,2;f32:3,4" --arg buf:4 --arg shared:8 \
// RUN:   --arg shared:4 --arg buf:72 --print 11:u64 | %python %S/Inputs/lines.py | FileCheck %s
//
// The limit is for all blocks together.
// RUN: not q7x2-run %t.o --kernel loose --grid 100 --timing=none --max-cycles 50 2>&1 | FileCheck %s --check-prefix=TOGETHER
// TOGETHER: error: kernel loose takes more than 50 instructions of warps{{$}}
//
// A kernel whose parameters the object does not have gets any.
// RUN: q7x2-run %t.o --kernel loose --arg f32:1,2,3,4 --arg bytes:0000803f --arg shared:8
//
// The structure's bytes as digits, and in a file.
// RUN: q7x2-run %t.o --kernel all --arg i8:-2 --arg u16:65535 --arg i32:0x10 --arg i64:-3 \
// RUN:   --arg f16:1.5 --arg f32:-0.1 --arg f64:1e300 --arg bytes:0000803f000000400000404000008040 --arg buf:4 --arg shared:8 \
// RUN:   --arg shared:4 --arg buf:72 --print 11:u64 | %python %S/Inputs/lines.py | FileCheck %s
// RUN: %python -c "import struct; open(r'%t.bytes', 'wb').write(struct.pack('4f', 1, 2, 3, 4))"
// RUN: q7x2-run %t.o --kernel all --arg i8:-2 --arg u16:65535 --arg i32:0x10 --arg i64:-3 \
// RUN:   --arg f16:1.5 --arg f32:-0.1 --arg f64:1e300 --arg bytes@%t.bytes --arg buf:4 --arg shared:8 \
// RUN:   --arg shared:4 --arg buf:72 --print 11:u64 | %python %S/Inputs/lines.py | FileCheck %s
//
// Arguments have their natural alignments, pointers to shared memory 4 bytes: 16 and
// 32 are in one word. Dynamic shared memory follows the
// kernel's static shared memory.
// CHECK: 73014378750 18446744073709551613 13676531349257731584
// CHECK-SAME: 9094988921128908188 4611686019492741120 4647714816524288000
// CHECK-SAME: {{[0-9]+}} 137438953488 {{[0-9]+$}}

// RUN: not q7x2-run 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: q7x2-run: error: no object given
// RUN: not q7x2-run --frobnicate %t.o 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: unknown option --frobnicate{{$}}
// RUN: not q7x2-run --max-cycle 3 %t.o 2>&1 | FileCheck %s --check-prefix=NEAREST
// RUN: not q7x2-run --max-cycle=3 %t.o 2>&1 | FileCheck %s --check-prefix=NEAREST
// NEAREST: error: unknown option --max-cycle{{.*}}; did you mean --max-cycles
// RUN: not q7x2-run -g 3 %t.o 2>&1 | FileCheck %s --check-prefix=SHORT
// SHORT: error: unknown option -g{{$}}
// RUN: not q7x2-run --trace=1 %t.o 2>&1 | FileCheck %s --check-prefix=FLAG
// FLAG: error: unknown option --trace=1; did you mean --trace?
// RUN: not q7x2-run --stats=xml %t.o 2>&1 | FileCheck %s --check-prefix=FORMAT
// FORMAT: error: --stats: 'xml' is not a format; expected json
// RUN: not q7x2-run %t.o --kernel 2>&1 | FileCheck %s --check-prefix=NOVALUE
// RUN: not q7x2-run %t.o --kernel one --arg 2>&1 | FileCheck %s --check-prefix=NOSPEC
// NOVALUE: error: --kernel needs a value
// NOSPEC: error: --arg needs a value
// RUN: not q7x2-run %t.o --grid 0 2>&1 | FileCheck %s --check-prefix=GRID
// GRID: error: --grid: '0' is not a number from 1 to 4294967295
// RUN: not q7x2-run %t.o --block 8,4294967296 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: error: --block: '4294967296' is not a number from 1 to 4294967295
// RUN: not q7x2-run %t.o --max-cycles=-1 2>&1 | FileCheck %s --check-prefix=CYCLES
// CYCLES: error: --max-cycles: '-1' is not a number from 1 to 18446744073709551615
// RUN: not q7x2-run %t.o --block 1,2,3,4 2>&1 | FileCheck %s --check-prefix=BLOCK
// BLOCK: error: --block: more than three sizes
// RUN: not q7x2-run %t.o --kernel one --block 32,33 --arg i32:1 2>&1 | FileCheck %s --check-prefix=THREADS
// THREADS: error: a block has at most 1024 threads
// RUN: not q7x2-run %t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: .missing: No such file or directory
// RUN: not q7x2-run %s 2>&1 | FileCheck %s --check-prefix=NOTELF
// NOTELF: arguments.s: not an ELF object
// RUN: not q7x2-run %t.o 2>&1 | FileCheck %s --check-prefix=SEVERAL
// SEVERAL: error: several kernels, choose one with --kernel: all, one, loose, big
// RUN: not q7x2-run %t.o --kernel two 2>&1 | FileCheck %s --check-prefix=NOKERNEL
// NOKERNEL: error: there is no kernel 'two'; the objects have: all, one, loose, big
// RUN: not q7x2-run %t.o --kernel one 2>&1 | FileCheck %s --check-prefix=FEW
// FEW: error: kernel 'one' takes 1 argument, 0 given
// RUN: not q7x2-run %t.o --kernel one --arg i32:1 --arg i32:1 2>&1 | FileCheck %s --check-prefix=MANY
// MANY: error: kernel 'one' takes 1 argument, 2 given
// RUN: not q7x2-run %t.o --kernel one --arg f32:1 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: error: argument 0 of kernel 'one' must be i32, not f32
// RUN: not q7x2-run %t.o --kernel one --arg i32:1,2 2>&1 | FileCheck %s --check-prefix=VECTOR
// VECTOR: error: argument 0 of kernel 'one' must be i32, not 2 of i32
// RUN: not q7x2-run %t.o --kernel one --arg buf:4 2>&1 | FileCheck %s --check-prefix=BUFFER
// BUFFER: error: argument 0 of kernel 'one' must be i32, not a buffer
// RUN: not q7x2-run %t.o --kernel one --arg bytes:i32:1,2 2>&1 | FileCheck %s --check-prefix=STRUCT
// STRUCT: error: argument 0 of kernel 'one' must be i32, not 8 of bytes
// RUN: not q7x2-run %t.o --kernel one --arg bytes:0a0b0c 2>&1 | FileCheck %s --check-prefix=HEX
// HEX: error: argument 0 of kernel 'one' must be i32, not 3 of bytes
// RUN: not q7x2-run %t.o --kernel one --arg bytes:0a0 2>&1 | FileCheck %s --check-prefix=DIGITS
// DIGITS: error: --arg bytes:0a0: '0a0' is neither {{.*}} nor pairs of hexadecimal digits
// RUN: not q7x2-run %t.o --kernel one --arg bytes@%t.missing 2>&1 | FileCheck %s --check-prefix=NOBYTES
// NOBYTES: .missing: No such file or directory
// RUN: not q7x2-run %t.o --kernel one --arg bytes:i33:1 2>&1 | FileCheck %s --check-prefix=MEMBER
// MEMBER: error: --arg bytes:i33:1: 'i33' is not a type of value
// RUN: not q7x2-run %t.o --kernel one --arg i8:128 2>&1 | FileCheck %s --check-prefix=RANGE
// RANGE: error: --arg i8:128: '128' is out of range
// RUN: not q7x2-run %t.o --kernel one --arg u8:-1 2>&1 | FileCheck %s --check-prefix=UNSIGNED
// UNSIGNED: error: --arg u8:-1: '-1' is out of range
// RUN: not q7x2-run %t.o --kernel one --arg i32:x 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: --arg i32:x: 'x' is not an integer of 64 bits
// RUN: not q7x2-run %t.o --kernel one --arg f32:x 2>&1 | FileCheck %s --check-prefix=FLOAT
// FLOAT: error: --arg f32:x: 'x' is not a number
// RUN: not q7x2-run %t.o --kernel one --arg i33:1 2>&1 | FileCheck %s --check-prefix=NOTYPE
// NOTYPE: error: --arg i33:1: 'i33' is not a type of argument
// RUN: not q7x2-run %t.o --kernel one --arg buf:-1 2>&1 | FileCheck %s --check-prefix=BYTES
// BYTES: error: --arg buf:-1: '-1' is not a number of bytes
// RUN: not q7x2-run %t.o --kernel one --arg buf@%t.missing 2>&1 | FileCheck %s --check-prefix=NOFILE
// NOFILE: error: --arg buf@{{.*}}.missing: {{.*}}.missing: No such file or directory
// RUN: not q7x2-run %t.o --kernel one --arg i32:1 --print 0:i32 2>&1 | FileCheck %s --check-prefix=NOTBUF
// NOTBUF: error: --print 0:i32: argument 0 is not a buffer
// RUN: not q7x2-run %t.o --kernel loose --arg buf:8 --print 0:i32:3 2>&1 | FileCheck %s --check-prefix=SMALL
// SMALL: error: --print 0:i32:3: the buffer holds only 2 values
// RUN: not q7x2-run %t.o --kernel loose --arg buf:8 --out 1=%t.x 2>&1 | FileCheck %s --check-prefix=NOARG
// NOARG: error: --out 1={{.*}}: there is no argument 1
// RUN: not q7x2-run %t.o --kernel loose --arg buf:8 --out 0=/nonexistent/x 2>&1 | FileCheck %s --check-prefix=NODIR
// NODIR: error: /nonexistent/x: No such file or directory
// RUN: not q7x2-run %t.o --entry f --arg i32:1 2>&1 | FileCheck %s --check-prefix=ENTRY
// ENTRY: error: --entry replaces --kernel and takes no arguments
// RUN: not q7x2-run %t.o --kernel big --arg shared:100000 2>&1 | FileCheck %s --check-prefix=BIG
// BIG: error: kernel 'big' needs 200000 bytes of shared memory, a block has at most 167936
// RUN: not q7x2-run %t.o --kernel one --arg i32:1 --threads x 2>&1 | FileCheck %s --check-prefix=NOTHREADS
// NOTHREADS: error: --threads: 'x' is not a number from 1 to 18446744073709551615
// RUN: not q7x2-run %t.o --kernel one --arg i32:1 --offset x 2>&1 | FileCheck %s --check-prefix=OFFSET
// OFFSET: error: --offset: 'x' is not a number from 0 to 18446744073709551615
// RUN: not q7x2-run %t.o --kernel one --arg i32:1 --out x 2>&1 | FileCheck %s --check-prefix=OUT
// OUT: error: --out x: expected N=FILE
// RUN: not q7x2-run %t.o --kernel one --arg i32:1 --print 0:u32:x 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: error: --print 0:u32:x: expected N:TYPE[:COUNT]
// RUN: not q7x2-run %t.o --kernel one --arg buf:i32:x 2>&1 | FileCheck %s --check-prefix=ELEMENT
// ELEMENT: error: --arg buf:i32:x: 'x' is not an integer of 64 bits
// RUN: not q7x2-run %t.o --kernel one --arg bytes:i32:x 2>&1 | FileCheck %s --check-prefix=FIELD
// FIELD: error: --arg bytes:i32:x: 'x' is not an integer of 64 bits
// RUN: not q7x2-run %t.o --kernel one --arg shared:4 2>&1 | FileCheck %s --check-prefix=NOTSHARED
// NOTSHARED: error: argument 0 of kernel 'one' must be i32, not shared memory
// RUN: not q7x2-run %t.o --kernel big --arg i32:1 2>&1 | FileCheck %s --check-prefix=WANTSHARED
// WANTSHARED: error: argument 0 of kernel 'big' must be shared memory, not i32
// RUN: not q7x2-run %t.o --kernel all --arg i8:-2 --arg u16:65535 --arg i32:0x10 --arg i64:-3 \
// RUN:   --arg f16:1.5 --arg f32:-0.1 --arg f64:1e300 --arg f32:1,2,3,4 --arg i32:1 --arg shared:8 \
// RUN:   --arg shared:4 --arg buf:72 2>&1 | FileCheck %s --check-prefix=WANTBUFFER
// WANTBUFFER: error: argument 8 of kernel 'all' must be a buffer, not i32
// RUN: echo 'target triple = "q7x2"' > %t.ll && opt %t.ll -o %t.bc
// RUN: not q7x2-run %t.bc 2>&1 | FileCheck %s --check-prefix=BITCODE
// BITCODE: .bc: LLVM bitcode, which q7x2-clang links
// RUN: q7x2-run %t.o --kernel loose --arg buf:bf16:nan,-1.5,inf,-inf --print 0:bf16 | FileCheck %s --check-prefix=BRAIN
// BRAIN:      {{^}}nan{{$}}
// BRAIN-NEXT: {{^}}-1.5{{$}}
// BRAIN-NEXT: {{^}}inf{{$}}
// BRAIN-NEXT: {{^}}-inf{{$}}
// RUN: q7x2-run --help | FileCheck %s --check-prefix=HELP
// HELP: USAGE: q7x2-run [options] OBJECT...
// HELP: --grid <x[,y[,z]]> Blocks along x, y and z

.kernel all
.shared 4
.param i8
.param i16
.param i32
.param i64
.param f16
.param f32
.param f64
.param v4f32
.param ptr
.param ptr.shared
.param ptr.shared
.param ptr.global
all:
  MOV R2, RZ ;
  MOV.64 R[6:7], c[0x0][0x1a0] ;
copy:
  LDC.64 R[4:5], c[0x0][R2+0x160] ;
  STG.64 [R[6:7].64], R[4:5] ;
  IADD R6, R6, 0x8 ;
  IADD R2, R2, 0x8 ;
  ISETP.LT.AND P0, R2, 0x48, PT ;
  @P0 BRA copy ;
  EXIT ;
.end_kernel

.kernel one
.param i32
one:
  EXIT ;
.end_kernel

.kernel loose
loose:
  EXIT ;
.end_kernel

.kernel big
.shared 100000
.param ptr.shared
big:
  EXIT ;
.end_kernel
