"""Prints kernels that can do with many registers: `many` has 28 values that are
all alive at once, whatever the order of its instructions; `sum` adds 60 values
in a fixed order, so that each load can be anywhere before its sum."""


def loads(count, ty, volatile=""):
    return "".join(f"  %a{i} = getelementptr {ty}, ptr addrspace(1) %p, i32 {33 * i}\n"
                   f"  %v{i} = load {volatile}{ty}, ptr addrspace(1) %a{i}\n" for i in range(count))


def kernel(name, body):
    print(f"define ptx_kernel void @{name}(ptr addrspace(1) %p) #0 {{\n{body}  ret void\n}}")


kernel("many", loads(28, "i32", "volatile ") + "".join(
    f"  store volatile i32 %v{i}, ptr addrspace(1) %a{i}\n" for i in range(28)))
kernel("sum", loads(60, "float") + "  %s0 = fadd float %v0, 1.0\n" + "".join(
    f"  %s{i} = fadd float %s{i - 1}, %v{i}\n" for i in range(1, 60))
    + "  store float %s59, ptr addrspace(1) %p\n")
