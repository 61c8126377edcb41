#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, loop strength reduction in llc -O2 for AArch64 and RISC-V: a loop that goes
# through an array in steps known only at run time (a grid-stride loop), unrolled four
# times. Each index is the one before plus the step; the last sum is the next iteration's
# first index.
#
# Expected: four sums in the loop, as in the source. Strength reduction that finds nothing
# better leaves the loop alone.
# Seen: it makes variables or sums from the first index for each copy, and the loop gets
# two instructions longer than with -disable-lsr. The costs of the code as it is count an
# induction variable for each of the four indices, not the chain that serves all of them,
# so that any solution with four seems as good.
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

cat >in.ll <<'END'
; for (i = a * b + c; i < n; i += a * d) use(x[i]);
define void @sum(ptr %x, i32 %a, i32 %b, i32 %c, i32 %d, i32 %n) {
entry:
  %m = mul i32 %a, %b
  %i0 = add i32 %m, %c
  %step = mul i32 %a, %d
  br label %loop
loop:
  %i = phi i32 [ %i0, %entry ], [ %i4, %loop ]
  %p0 = getelementptr inbounds float, ptr %x, i32 %i
  %v0 = load volatile float, ptr %p0
  %i1 = add i32 %i, %step
  %p1 = getelementptr inbounds float, ptr %x, i32 %i1
  %v1 = load volatile float, ptr %p1
  %i2 = add i32 %i1, %step
  %p2 = getelementptr inbounds float, ptr %x, i32 %i2
  %v2 = load volatile float, ptr %p2
  %i3 = add i32 %i2, %step
  %p3 = getelementptr inbounds float, ptr %x, i32 %i3
  %v3 = load volatile float, ptr %p3
  %i4 = add i32 %i3, %step
  %more = icmp slt i32 %i4, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
END

for target in aarch64 riscv64; do
  for option in -disable-lsr=0 -disable-lsr=1; do
    "$bin/llc" -O2 -mtriple=$target $option in.ll -o out.s
    loop=$(sed -n '/^.LBB0_1:/,/LBB0_1$/p' out.s | grep -c '^[[:space:]][a-z]')
    echo "$target $option: $loop instructions"
  done
done | tee seen
cat >described <<'END'
aarch64 -disable-lsr=0: 12 instructions
aarch64 -disable-lsr=1: 10 instructions
riscv64 -disable-lsr=0: 19 instructions
riscv64 -disable-lsr=1: 17 instructions
END
cmp seen described
