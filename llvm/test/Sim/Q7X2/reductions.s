// Blocks that run in parallel may change the same words by atomics whose result
// no instruction uses. If a block reads or writes such a word, the blocks run in order.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/Inputs/reductions.s -o %t.o
// DEFINE: %{kernel} =
// DEFINE: %{args} =
// DEFINE: %{compare} = q7x2-run %t.o --kernel %{kernel} %{args} --timing=warp --host-threads 1 > %t.1 && \
// DEFINE:   q7x2-run %t.o --kernel %{kernel} %{args} --timing=warp --host-threads 5 > %t.5 && cmp %t.1 %t.5 && \
// DEFINE:   q7x2-run %t.o --kernel %{kernel} %{args} --timing=none --host-threads 5 > %t.none && \
// DEFINE:   cmp %t.1 %t.none && %python %S/Inputs/lines.py < %t.1

// REDEFINE: %{kernel} = reductions
// REDEFINE: %{args} = --grid 1000 --block 40 --arg buf:i32:5,-7,70000,1 --arg buf:1024 --arg buf:i64:1,2,3 --print 0:i32 --print 1:i32 --print 2:i64
// RUN: %{compare} | FileCheck %s --check-prefix=REDUCTIONS
// REDUCTIONS: 120005 39999 0 1 471*64 468*192 1202591642860001 30064811071 3

// REDEFINE: %{kernel} = counted
// REDEFINE: %{args} = --grid 100 --arg buf:4 --arg buf:400 --print 1:u32
// RUN: %{compare} | FileCheck %s --check-prefix=COUNTED
// COUNTED: 1 2 3 4 5 {{.*}} 98 99 100

// REDEFINE: %{kernel} = mixed
// REDEFINE: %{args} = --grid 100 --arg buf:4 --print 0:u32
// RUN: %{compare} | FileCheck %s --check-prefix=MIXED
// MIXED: {{^}}100{{$}}

// REDEFINE: %{kernel} = inplace
// REDEFINE: %{args} = --grid 100 --block 40 --arg buf:16000 --print 0:u32
// RUN: %{compare} | FileCheck %s --check-prefix=INPLACE
// INPLACE: 0 1 2 3 4 5 {{.*}} 3998 3999

// REDEFINE: %{kernel} = chain
// REDEFINE: %{args} = --grid 100 --arg buf:404 --print 0:u32
// RUN: %{compare} | FileCheck %s --check-prefix=CHAIN
// CHAIN: 0 0 1 3 6 10 {{.*}} 4851 4950
