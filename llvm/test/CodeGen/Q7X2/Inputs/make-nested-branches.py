# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a kernel with N nested divergent branches, each with a reconvergence
point of its own.

Usage: make-nested-branches.py N
"""

import sys

depth = int(sys.argv[1])
print('target triple = "q7x2"')
print("define ptx_kernel void @nested(ptr addrspace(1) %p) {")
for level in range(depth):
    print(f"  %v{level} = load volatile i32, ptr addrspace(1) %p")
    print(f"  %c{level} = icmp eq i32 %v{level}, {level}")
    print(f"  br i1 %c{level}, label %inside{level}, label %join{level}")
    print(f"inside{level}:")
print("  store volatile i32 -1, ptr addrspace(1) %p")
print(f"  br label %join{depth - 1}")
for level in reversed(range(depth)):
    print(f"join{level}:")
    print(f"  store volatile i32 {level}, ptr addrspace(1) %p")
    print(f"  br label %join{level - 1}" if level else "  ret void")
print("}")
