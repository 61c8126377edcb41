#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, cost model of NVPTX and loop unrolling (opt -passes=loop-unroll): x * a + b,
# as clang emits it for OpenCL C and C (-ffp-contract=on: llvm.fmuladd) and for CUDA
# (-ffp-contract=fast: a product and a sum with the flag `contract`).
#
# Expected: both are one fma.rn, so both cost the same. In amdgcn's cost model a contracted
# product whose only user is a sum is free.
# Seen: NVPTX counts two instructions for the product and the sum. A loop of ten such
# operations is unrolled by three if they are llvm.fmuladd, and not at all if they are
# contracted, although the code of one iteration is the same: the same source is unrolled
# less in CUDA than in OpenCL.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download llvm-22=$version llvm-22-runtime=$version libllvm22=$version
for package in *.deb; do
  dpkg -x "$package" root
done
bin=$folder/root/usr/lib/llvm-22/bin
LD_LIBRARY_PATH=$folder/root/usr/lib/llvm-22/lib:$folder/root/usr/lib/$(uname -m)-linux-gnu
export LD_LIBRARY_PATH

# loop NAME: a function with a loop of 24 iterations of ten operations, each of which the
# function `operation` writes: its number, its source and its result.
loop() {
  echo "define ptx_kernel void @$1(ptr addrspace(1) %p, float %a) {"
  echo 'entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x0 = phi float [ 0.0, %entry ], [ %x10, %loop ]'
  for k in 1 2 3 4 5 6 7 8 9 10; do
    operation $k "%x$((k - 1))" "%x$k"
  done
  echo '  %next = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %next, 24
  br i1 %more, label %loop, label %exit
exit:
  store float %x10, ptr addrspace(1) %p
  ret void
}'
}
operation() {
  echo "  $3 = call float @llvm.fmuladd.f32(float $2, float %a, float %a)"
}
loop fmuladd >fmuladd.ll
echo 'declare float @llvm.fmuladd.f32(float, float, float)' >>fmuladd.ll
operation() {
  echo "  %product$1 = fmul contract float $2, %a"
  echo "  $3 = fadd contract float %product$1, %a"
}
loop contracted >contracted.ll

# cost TARGET NAME: the cost of the operations in the loop.
cost() {
  "$bin/opt" -mtriple=$1 -passes='print<cost-model>' -cost-kind=code-size \
    -disable-output $2.ll 2>&1 |
    awk -v name="$2, $1" '/fmuladd|fmul|fadd/ && /estimated cost/ {
      sub(/.*cost of /, ""); sum += $1 } END { print name ": cost " sum }'
}
cost amdgcn contracted | tee seen
for name in fmuladd contracted; do
  cost nvptx64 $name
  "$bin/opt" -mtriple=nvptx64 -passes=loop-unroll -S $name.ll -o unrolled.ll
  for file in $name unrolled; do
    echo "$name, $file: $("$bin/llc" -mtriple=nvptx64 -mcpu=sm_80 $file.ll -o - |
      grep -c fma.rn.f32) fma"
  done
done | tee -a seen
cat >described <<'END'
contracted, amdgcn: cost 10
fmuladd, nvptx64: cost 10
fmuladd, fmuladd: 10 fma
fmuladd, unrolled: 30 fma
contracted, nvptx64: cost 20
contracted, contracted: 10 fma
contracted, unrolled: 10 fma
END
cmp seen described
