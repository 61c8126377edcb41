#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# libclc 22.1.8, pown and rootn of OpenCL C on float, with a constant exponent near
# INT_MAX.
#
# Expected: OpenCL C defines the results for every int: pown(3.0f, 2147483647) is
# infinity, pown(1.0f, 2147483647) is 1.
# Seen: clang -O2 removes the stores of both results, as undefined. libclc converts
# the exponent to float, which rounds it to 2^31, and that back to int, which is
# poison in LLVM IR. With an exponent that is only known at run time, and on
# hardware whose conversion saturates, the result is right.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download clang-22=$version libclang-cpp22=$version libllvm22=$version \
  libclang-common-22-dev=$version libclc-22=$version
for package in *.deb; do
  dpkg -x "$package" root
done
cat > powers.cl <<'END'
kernel void constant_exponent(global float *out) {
  out[0] = pown(3.0f, 1000000);
  out[1] = pown(3.0f, 2147483647);
  out[2] = pown(1.0f, 2147483647);
}
END
library=$(find root -name nvptx64--nvidiacl.bc)
LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu):root/usr/lib/llvm-22/lib \
  root/usr/lib/llvm-22/bin/clang -x cl -cl-std=CL3.0 -target nvptx64-nvidia-nvidiacl \
  -Xclang -finclude-default-header -O2 -Wno-linker-warnings \
  -Xclang -mlink-builtin-bitcode -Xclang "$library" -S -emit-llvm powers.cl -o powers.ll
grep 'store float' powers.ll || true
stores=$(grep -c 'store float' powers.ll) || true
echo "$stores of 3 results are stored"
[ "$stores" = 1 ] && grep -q 'store float 0x7FF0000000000000' powers.ll
