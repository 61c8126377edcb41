# The distribution's tools take Q7X2 for their machine, unless told otherwise.

# RUN: llvm-mc %s 2>&1 | FileCheck %s
# RUN: llvm-mc --triple=q7x2 %s | FileCheck %s
# RUN: not llvm-mc -triple=x86_64 %s 2>&1 | FileCheck %s --check-prefix=OTHER
# RUN: not llvm-mc --arch=x86-64 %s 2>&1 | FileCheck %s --check-prefix=OTHER
# RUN: llc --version | FileCheck %s --check-prefix=REGISTERED
# RUN: llvm-mc -filetype=obj %s -o %t.o
# RUN: llvm-objdump -d %t.o | FileCheck %s
# RUN: llvm-readelf -h %t.o | FileCheck %s --check-prefix=ELF

# Libraries that are preloaded already stay so.
# RUN: env LD_PRELOAD=%t/no-such-library.so llvm-mc %s 2>&1 | FileCheck %s --check-prefix=KEPT

# CHECK: EXIT
# OTHER: error: invalid instruction mnemonic 'exit'
# REGISTERED: q7x2
# ELF: Machine: {{.*}}5137
# KEPT: no-such-library.so

EXIT
