"""Prints a kernel that computes b * s and (b + 4) * s, and has numbers of
addresses and of other sums besides."""
import sys

print('target triple = "q7x2"')
print("define ptx_kernel void @k(ptr addrspace(1) %p, i32 %b, i32 %s) {")
print("%x = mul i32 %b, %s")
print("store volatile i32 %x, ptr addrspace(1) %p")
print("%b4 = add i32 %b, 4")
print("%y = mul i32 %b4, %s")
print("store volatile i32 %y, ptr addrspace(1) %p")
for i in range(int(sys.argv[1]) + 1):
    print(f"%a{i} = getelementptr i32, ptr addrspace(1) %p, i32 {i}")
    print(f"store volatile i32 0, ptr addrspace(1) %a{i}")
value = "%s"
for i in range(int(sys.argv[2]) if len(sys.argv) > 2 else 0):
    print(f"%o{i} = xor i32 {value}, {i + 1}\n%u{i} = add i32 %o{i}, %b")
    value = f"%u{i}"
print(f"store volatile i32 {value}, ptr addrspace(1) %p")
print("ret void }")
