// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C = A * B with tiles in shared memory, in MLIR's dialects; the matrices have 64
// rows and columns.
//
//   mlir-opt-22 gemm.mlir -o gemm.binary.mlir --pass-pipeline='builtin.module(gpu.module(
//       convert-scf-to-cf,convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=1},
//       reconcile-unrealized-casts),gpu-module-to-binary{format=llvm})'
//   utils/mlir-gpu-objects gemm.binary.mlir
//   q7x2-clang -O2 -x ir kernels.bc -o gemm
//   q7x2-run gemm --grid 4,4 --block 16,16 --arg buf@a --arg buf@b --arg buf:16384 --out 2=c
gpu.module @kernels [#nvvm.target<chip = "sm_80", O = 2>] {
  gpu.func @gemm(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>)
      workgroup(%ta: memref<16x16xf32, #gpu.address_space<workgroup>>,
                %tb: memref<16x16xf32, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %col0 = arith.muli %bx, %c16 : index
    %row0 = arith.muli %by, %c16 : index
    %col = arith.addi %col0, %x : index
    %row = arith.addi %row0, %y : index
    %sum = scf.for %k0 = %c0 to %c64 step %c16 iter_args(%s = %zero) -> f32 {
      %ka = arith.addi %k0, %x : index
      %kb = arith.addi %k0, %y : index
      %va = memref.load %a[%row, %ka] : memref<64x64xf32>
      %vb = memref.load %b[%kb, %col] : memref<64x64xf32>
      memref.store %va, %ta[%y, %x] : memref<16x16xf32, #gpu.address_space<workgroup>>
      memref.store %vb, %tb[%y, %x] : memref<16x16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %t = scf.for %k = %c0 to %c16 step %c1 iter_args(%u = %s) -> f32 {
        %p = memref.load %ta[%y, %k] : memref<16x16xf32, #gpu.address_space<workgroup>>
        %q = memref.load %tb[%k, %x] : memref<16x16xf32, #gpu.address_space<workgroup>>
        %v = math.fma %p, %q, %u : f32
        scf.yield %v : f32
      }
      gpu.barrier
      scf.yield %t : f32
    }
    memref.store %sum, %c[%row, %col] : memref<64x64xf32>
    gpu.return
  }
}
