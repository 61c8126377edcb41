//===-- setjmp.c - Jumps out of functions ---------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The callee-saved registers (docs/abi.md) and the return address are stored
// and loaded. Each thread jumps on its own. A naked function is one that the
// compiler knows nothing of: no thread that calls it, directly or not, is a
// participant of a convergence barrier, so none waits for a thread that has
// jumped.
//
//===----------------------------------------------------------------------===//

#include <setjmp.h>

__attribute__((naked, noinline)) int setjmp(jmp_buf to) {
  __asm__("ST [R[4:5].64], R1 ;\n"
          "ST [R[4:5].64+0x4], R2 ;\n"
          "ST.64 [R[4:5].64+0x8], R[20:21] ;\n"
          "ST.64 [R[4:5].64+0x10], R[24:25] ;\n"
          "ST.64 [R[4:5].64+0x18], R[26:27] ;\n"
          "ST.64 [R[4:5].64+0x20], R[28:29] ;\n"
          "ST.64 [R[4:5].64+0x28], R[30:31] ;\n"
          "ST.64 [R[4:5].64+0x30], R[32:33] ;\n"
          "ST.64 [R[4:5].64+0x38], R[34:35] ;\n"
          "ST.64 [R[4:5].64+0x40], R[36:37] ;\n"
          "ST.64 [R[4:5].64+0x48], R[38:39] ;\n"
          "ST.64 [R[4:5].64+0x50], R[40:41] ;\n"
          "ST.64 [R[4:5].64+0x58], R[42:43] ;\n"
          "ST.64 [R[4:5].64+0x60], R[44:45] ;\n"
          "ST.64 [R[4:5].64+0x68], R[46:47] ;\n"
          "MOV R4, 0x0 ;\n"
          "RET R[20:21] ;\n");
}

// R6 is the value that setjmp returns this time.
__attribute__((naked, noinline)) _Noreturn static void jump(jmp_buf to,
                                                            int value) {
  __asm__("LD R1, [R[4:5].64] ;\n"
          "LD R2, [R[4:5].64+0x4] ;\n"
          "LD.64 R[20:21], [R[4:5].64+0x8] ;\n"
          "LD.64 R[24:25], [R[4:5].64+0x10] ;\n"
          "LD.64 R[26:27], [R[4:5].64+0x18] ;\n"
          "LD.64 R[28:29], [R[4:5].64+0x20] ;\n"
          "LD.64 R[30:31], [R[4:5].64+0x28] ;\n"
          "LD.64 R[32:33], [R[4:5].64+0x30] ;\n"
          "LD.64 R[34:35], [R[4:5].64+0x38] ;\n"
          "LD.64 R[36:37], [R[4:5].64+0x40] ;\n"
          "LD.64 R[38:39], [R[4:5].64+0x48] ;\n"
          "LD.64 R[40:41], [R[4:5].64+0x50] ;\n"
          "LD.64 R[42:43], [R[4:5].64+0x58] ;\n"
          "LD.64 R[44:45], [R[4:5].64+0x60] ;\n"
          "LD.64 R[46:47], [R[4:5].64+0x68] ;\n"
          "MOV R4, R6 ;\n"
          "RET R[20:21] ;\n");
}

_Noreturn void longjmp(jmp_buf to, int value) { jump(to, value ? value : 1); }
