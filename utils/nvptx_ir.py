# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM IR of this target for NVIDIA's compiler."""
import re


def for_nvptx(ir):
    """The same module for NVPTX. Its instructions approximate functions of floats that
    this machine's round correctly, so that it takes these with `afn` only."""
    ir = re.sub('target triple = ".*"', 'target triple = "nvptx64-nvidia-cuda"', ir)
    ir = re.sub(r"call ([^@\n]*@llvm\.(?:cos|exp2|log2|sin|tanh)\.(?:v\d+)?f32\()",
                lambda m: m[0] if "afn" in m[1] else f"call afn {m[1]}", ir)
    return ir.replace("spir_kernel", "ptx_kernel")
