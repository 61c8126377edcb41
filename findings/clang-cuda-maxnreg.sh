#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# clang 22.1.8, CUDA: the attribute maxnreg of kernels (__maxnreg__ of CUDA's headers).
#
# Expected: LLVM's NVPTX target has it (the function attribute nvvm.maxnreg, from which it
# writes .maxnreg), so that clang passes it on, as it does launch_bounds.
# Seen: clang does not know the attribute. It warns and ignores it: the kernel is compiled
# without the limit, and with -w nothing tells.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download clang-22=$version libclang-cpp22=$version libllvm22=$version \
  libclang-common-22-dev=$version llvm-22=$version llvm-22-runtime=$version
for package in *.deb; do
  dpkg -x "$package" root
done
bin=$folder/root/usr/lib/llvm-22/bin
LD_LIBRARY_PATH=$folder/root/usr/lib/llvm-22/lib:$folder/root/usr/lib/$(uname -m)-linux-gnu
export LD_LIBRARY_PATH

cat >kernels.cu <<'END'
__attribute__((global)) __attribute__((maxnreg(32))) void limited(float *p) { *p += 1; }
__attribute__((global)) __attribute__((launch_bounds(128))) void bounded(float *p) { *p += 1; }
END
cat >limited.ll <<'END'
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @limited(ptr %p) "nvvm.maxnreg"="32" { ret void }
END

directives() {
  grep -o '\.maxn[a-z]* [0-9]*' "$1" || echo none
}
{
  "$bin/clang" --target=x86_64-linux-gnu -x cuda --cuda-device-only --cuda-gpu-arch=sm_80 \
    -nocudainc -nocudalib -O1 -S kernels.cu -o clang.s 2>log || true
  grep -o "unknown attribute 'maxnreg' ignored" log || true
  echo "clang: $(directives clang.s)"
  "$bin/llc" -mcpu=sm_80 limited.ll -o llc.s || true
  echo "llc: $(directives llc.s)"
} | tee seen
cat >described <<'END'
unknown attribute 'maxnreg' ignored
clang: .maxntid 128
llc: .maxnreg 32
END
cmp seen described
