// Several processes share the blocks of a launch. Results, statistics, output
// and errors are those of one process, written once.
//
// REQUIRES: mpi
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/Inputs/reductions.s -o %t.o
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/host-threads.s -o %t.fill.o
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/Inputs/ticket.s -o %t.ticket.o
// DEFINE: %{args} =
// DEFINE: %{compare} = q7x2-run --timing=warp %{args} --host-threads 1 > %t.1 2> %t.1.err && \
// DEFINE:   %mpirun 2 q7x2-run --timing=warp %{args} --host-threads 1 > %t.2 2> %t.2.err && cmp %t.1 %t.2 && cmp %t.1.err %t.2.err && \
// DEFINE:   %mpirun 4 q7x2-run --timing=warp %{args} --host-threads 2 > %t.4 2> %t.4.err && cmp %t.1 %t.4 && cmp %t.1.err %t.4.err

// REDEFINE: %{args} = %t.fill.o --grid 5,7,3 --block 40 --arg buf:16800 --print 0:u32 --stats=json
// RUN: %{compare}
// REDEFINE: %{args} = %t.o --kernel reductions --timing=none --grid 1000 --block 40 --arg buf:i32:5,-7,70000,1 --arg buf:1024 --arg buf:i64:1,2,3 --print 0:i32 --print 1:i32 --print 2:i64 --stats
// RUN: %{compare}

// Blocks that write lines of 128 bytes as a whole, and such that share a line; the
// buffer ends within one.
// REDEFINE: %{args} = %t.fill.o --grid 7 --block 72 --arg buf:2016 --print 0:u32 --stats
// RUN: %{compare}

// A buffer that is only read, and one that no block accesses.
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/saxpy.s -o %t.saxpy.o
// REDEFINE: %{args} = %t.saxpy.o --grid 7 --block 40 --arg i32:280 --arg f32:2 --arg buf:1120 --arg buf:1120 --print 3:f32 --stats
// RUN: %{compare}

// The output of threads.
// RUN: llvm-mc -triple=q7x2 -filetype=obj %S/output.s -o %t.output.o
// REDEFINE: %{args} = %t.output.o --kernel letters --grid 5 --block 3
// RUN: %{compare}

// A buffer that each block reads before it writes to it; a launch whose blocks
// share data; atomics whose results are used.
// REDEFINE: %{args} = %t.o --kernel inplace --grid 100 --block 40 --arg buf:16000 --print 0:u32 --stats
// RUN: %{compare}
// REDEFINE: %{args} = %t.o --kernel chain --grid 100 --arg buf:404 --print 0:u32 --stats
// RUN: %{compare}
// REDEFINE: %{args} = %t.o --kernel counted --grid 100 --arg buf:4 --arg buf:400 --print 1:u32 --stats
// RUN: %{compare}
// REDEFINE: %{args} = %t.ticket.o --grid 64 --arg buf:4 --arg buf:256 --print 1:u32
// RUN: %{compare}

// The 13th block is the first whose buffer is too small.
// RUN: not %mpirun 2 q7x2-run --timing=warp %t.fill.o --grid 200 --block 40 --arg buf:2000 2>&1 | FileCheck %s --check-prefix=FAULT
// FAULT: is outside of every allocation: {{.*}} block (12,0,0), thread (20,0,0)
// FAULT-NOT: q7x2-run: error
// RUN: not %mpirun 2 q7x2-run %t.fill.o --grid 10 --block 40 --arg buf:1600 --max-cycles 50 --timing=warp 2>&1 | FileCheck %s --check-prefix=CYCLES
// CYCLES: q7x2-run: error: kernel fill takes more than 50 cycles
// RUN: not %mpirun 2 q7x2-run %t.none.o 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: q7x2-run: error: {{.*}}none.o
// MISSING-NOT: q7x2-run: error

// --out is written by the first process.
// RUN: %mpirun 2 q7x2-run %t.fill.o --grid 10 --block 40 --arg buf:1600 --out 0=%t.mpi
// RUN: q7x2-run %t.fill.o --grid 10 --block 40 --arg buf:1600 --out 0=%t.alone
// RUN: cmp %t.mpi %t.alone
