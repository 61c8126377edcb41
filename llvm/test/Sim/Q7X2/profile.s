// The counters of --report, against numbers worked out by hand: after | the
// issues, the threads that issued and those that executed, then accesses as
// requests/moved/ideal, and stalls by cause.
//
// REQUIRES: timing
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel sectors --block 32 --arg buf:8192 --timing=warp --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=SECTORS
// RUN: q7x2-run %t.o --kernel banks --block 32 --arg shared:8192 --timing=warp --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=BANKS
// RUN: q7x2-run %t.o --kernel branches --block 40 --grid 3 --timing=warp --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=BRANCHES
// RUN: q7x2-run %t.o --kernel stalls --block 32 --arg buf:4 --timing=warp --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=STALLS
// RUN: q7x2-run %t.o --kernel barrier --block 64 --timing=warp --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=BARRIER
// RUN: q7x2-run %t.o --kernel windows --threads 40 --block 32 --arg shared:64 --timing=warp --report %t.json
// RUN: %python %S/Inputs/print-profile.py %t.json | FileCheck %s --check-prefix=WINDOWS --implicit-check-not=LDG
// RUN: FileCheck %s --check-prefix=THREADS < %t.json
// THREADS: "threads": 40
//
// The same with a thread of the host and with two.
// RUN: q7x2-run %t.o --kernel branches --block 40 --grid 3 --timing=warp --report %t.1.json --host-threads 1
// RUN: q7x2-run %t.o --kernel branches --block 40 --grid 3 --timing=warp --report %t.2.json --host-threads 2
// RUN: diff %t.1.json %t.2.json
//
// RUN: not q7x2-run %t.o --kernel banks --report %t.txt 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: q7x2-run: error: --report {{.*}}.txt: expected a name that ends with .html or .json
// RUN: not q7x2-run %t.o --entry banks --report %t.json 2>&1 | FileCheck %s --check-prefix=ENTRY
// ENTRY: q7x2-run: error: --report needs a kernel, not --entry
// RUN: not q7x2-run %t.o --kernel banks --timing=none --report %t.json 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: q7x2-run: error: --report needs timing, not --timing=none
// RUN: not q7x2-run %t.o --kernel barrier --report %t.none/x.json 2>&1 | FileCheck %s --check-prefix=NOFILE
// NOFILE: q7x2-run: error: {{.*}}.none/x.json: {{.*}}No such file or directory
//
// A launch that fails leaves no report, and an older one as it was.
// RUN: rm -f %t.fault.json
// RUN: not q7x2-run %t.o --kernel sectors --block 32 --arg buf:16 --report %t.fault.json
// RUN: not ls %t.fault.json

// Sectors of 32 bytes. Words: a warp's are 128 bytes, 4 sectors; two words apart
// twice as many; 128 bytes apart one each. Of one word, one. Bytes: 32, so one.
// 128 bits: 512 bytes. Thread-local words of a warp are together 128 bytes.
//
// SECTORS: LDG R8, [R[4:5].64] | 1 32 32 global=1/4/4
// SECTORS: LDG R8, [R[4:5].64] | 1 32 32 global=1/8/4
// SECTORS: LDG R8, [R[4:5].64] | 1 32 32 global=1/32/4
// SECTORS: LDG R8, [R[2:3].64] | 1 32 32 global=1/1/1
// SECTORS: LDG.U8 R8, [R[4:5].64] | 1 32 32 global=1/1/1
// SECTORS: LDG.128 R[8:11], [R[4:5].64] | 1 32 32 global=1/16/16
// SECTORS: RED.ADD {{.*}} | 1 32 32 global=1/1/1
// SECTORS: STL {{.*}} | 1 32 32 local=1/4/4
// SECTORS: STL.64 {{.*}} | 1 32 32 local=1/8/8
// SECTORS: @!P0 LDG {{.*}} | 1 32 2 global=1/2/1
.kernel sectors
.local 16
.param ptr.global
sectors:
  S2R R0, SR_TID.X ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R1, 0x4 ;
  IMAD.WIDE R[4:5], R0, R1, c[0x0][0x160] ;
  LDG R8, [R[4:5].64] ;
  MOV R1, 0x8 ;
  IMAD.WIDE R[4:5], R0, R1, c[0x0][0x160] ;
  LDG R8, [R[4:5].64] ;
  MOV R1, 0x80 ;
  IMAD.WIDE R[4:5], R0, R1, c[0x0][0x160] ;
  LDG R8, [R[4:5].64] ;
  LDG R8, [R[2:3].64] ;
  MOV R1, 0x1 ;
  IMAD.WIDE R[4:5], R0, R1, c[0x0][0x160] ;
  LDG.U8 R8, [R[4:5].64] ;
  MOV R1, 0x10 ;
  IMAD.WIDE R[4:5], R0, R1, c[0x0][0x160] ;
  LDG.128 R[8:11], [R[4:5].64] ;
  RED.ADD [R[2:3].64], R8 ;
  STL [RZ], R8 ;
  STL.64 [RZ+0x8], R[8:9] ;
  LOP3 P0, RZ, R0, 0xf, RZ, 0xc0, !PT ;
  MOV R1, 0x8 ;
  IMAD.WIDE R[4:5], R0, R1, c[0x0][0x160] ;
  @!P0 LDG R8, [R[4:5].64] ;
  EXIT ;
.end_kernel

// Passes: a word a lane needs one, words two apart two, words 32 apart 32; one
// word for all lanes is broadcast; 64 bits a lane, 256 bytes, need two. A generic
// address in the window is shared memory too.
//
// BANKS: STS [R4], R0 | 1 32 32 shared=1/1/1
// BANKS: STS [R5], R0 | 1 32 32 shared=1/2/1
// BANKS: STS [R6], R0 | 1 32 32 shared=1/32/1
// BANKS: LDS R8, [RZ] | 1 32 32 shared=1/1/1
// BANKS: LDS.64 R[8:9], [R5] | 1 32 32 shared=1/2/2
// BANKS: ST [R[10:11].64], R0 | 1 32 32 shared=1/1/1
.kernel banks
.param ptr.shared
banks:
  S2R R0, SR_TID.X ;
  SHF.L.U32 R4, R0, 0x2, RZ ;
  SHF.L.U32 R5, R0, 0x3, RZ ;
  SHF.L.U32 R6, R0, 0x7, RZ ;
  STS [R4], R0 ;
  STS [R5], R0 ;
  STS [R6], R0 ;
  LDS R8, [RZ] ;
  LDS.64 R[8:9], [R5] ;
  MOV R7, 0x1 ;
  IMAD.WIDE.U32 R[10:11], R4, R7, c[0x0][0x30] ;
  ST [R[10:11].64], R0 ;
  EXIT ;
.end_kernel

// Three blocks of a warp with 32 threads and one with 8. In each warp the odd
// threads jump over the FADD, whose guard is true for lanes up to 15.
//
// BRANCHES: @P0 BRA {{.*}} | 6 120 60 branch=6/6
// BRANCHES: @P1 FADD {{.*}} | 6 60 36 f32=1
// BRANCHES: BSYNC {{.*}} | 12 120 120
// BRANCHES: FFMA {{.*}} | 6 120 120 f32=2
// BRANCHES: IMAD {{.*}} | 6 120 120 int=2
// BRANCHES: HFMA2 {{.*}} | 6 120 120 f16=4
// BRANCHES: BRA.U {{.*}} | 6 120 120 branch=6/0
.kernel branches
branches:
  S2R R0, SR_LANEID ;
  LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ;
  ISETP.LT.AND P1, R0, 0x10, PT ;
  MOV R2, 0x3f800000 ;
  BSSY B0, join ;
  @P0 BRA join ;
  @P1 FADD R3, R2, R2 ;
join:
  BSYNC B0 ;
  FFMA R4, R2, R2, R2 ;
  IMAD R5, R2, R2, R2 ;
  HFMA2 R6, R2, R2, R2 ;
  BRA.U next ;
next:
  EXIT ;
.end_kernel

// Stalls count for the instruction that the warp waits to issue: 3 cycles after
// the MOV for the LDG, 0 for the NOP, for the IADD those until the load's result,
// 180 after its issue, 2 of which were issues or stalls before.
//
// STALLS: MOV.64 {{.*}} | 1 32 32{{$}}
// STALLS: LDG {{.*}} | 1 32 32 global=1/1/1 dependency:3
// STALLS: NOP | 1 32 32{{$}}
// STALLS: IADD {{.*}} | 1 32 32 int=1 memory:178
// STALLS: EXIT | 1 32 32{{$}}
.kernel stalls
.param ptr.global
stalls:
  MOV.64 R[2:3], c[0x0][0x160] ?WAIT4 ;
  LDG R4, [R[2:3].64] ?WAIT1 &wsb=0 ;
  NOP ?WAIT1 ;
  IADD R5, R4, R4 ?WAIT1 &req={0} ;
  EXIT ?WAIT1 ;
.end_kernel

// The first warp is at the BAR 8 cycles after its branch, which it takes, the
// second one 16. The first waits in the BAR, not before the EXIT.
//
// BARRIER: BAR.SYNC {{.*}} | 2 64 64 barrier:8 branch:7 dependency:14{{$}}
// BARRIER: EXIT | 2 64 64{{$}}
.kernel barrier
barrier:
  S2R R0, SR_TID.X ;
  ISETP.LT.AND P0, R0, 0x20, PT ;
  @P0 BRA wait ;
  NOP ?WAIT15 ;
wait:
  BAR.SYNC 0x0 ;
  EXIT ?WAIT1 ;
.end_kernel

// A generic store to thread-local memory; two words that all threads load. Functions
// that have not been executed are left out.
//
// WINDOWS: ST [R[8:9].64], R0 | 2 40 40 local=2/5/5
// WINDOWS: LDS.64 R[2:3], [RZ] | 2 40 40 shared=2/2/2
.kernel windows
.local 16
.partial_blocks
.param ptr.shared
windows:
  S2R R0, SR_TID.X ;
  MOV R8, RZ ;
  MOV R9, 0x7200 ;
  ST [R[8:9].64], R0 ;
  LDS.64 R[2:3], [RZ] ;
  EXIT ;
.end_kernel
