#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, uniformity analysis (opt -passes='print<uniformity>'): a PHI where threads
# leave a loop in different iterations.
#
# Expected: threads leave the loop by the divergent test on one edge and, in a later
# iteration, the others by the uniform test on another edge. The PHI at the common exit
# has another value for each edge, so that it differs between threads: divergent.
# Seen: the PHI is uniform, although the loop is listed as a cycle with a divergent exit.
# If one of the values is computed in the loop it is divergent.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download llvm-22=$version libllvm22=$version
for package in *.deb; do
  dpkg -x "$package" root
done
opt=$folder/root/usr/lib/llvm-22/bin/opt
LD_LIBRARY_PATH=$folder/root/usr/lib/llvm-22/lib:$folder/root/usr/lib/$(uname -m)-linux-gnu
export LD_LIBRARY_PATH

cat >way.ll <<'END'
; Thread t leaves in iteration t with 2, or in iteration n with 1 if that is earlier.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %last = icmp eq i32 %i, %n
  br i1 %last, label %exit, label %more
more:
  %next = add i32 %i, 1
  %mine = icmp eq i32 %i, %t
  br i1 %mine, label %exit, label %loop
exit:
  %way = phi i32 [ 1, %loop ], [ 2, %more ]
  %element = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %way, ptr addrspace(1) %element
  ret void
}
END
sed 's/\[ 2, %more \]/[ %next, %more ]/' way.ll >computed.ll
"$opt" --version | sed -n 's/ *LLVM version/LLVM/p'
for file in way computed; do
  "$opt" -passes='print<uniformity>' -disable-output $file.ll 2>$file.txt
  grep -A1 'CYCLES WITH DIVERGENT EXIT' $file.txt
  grep '%way = phi' $file.txt
done
! grep -q 'DIVERGENT: *%way' way.txt && grep -q 'DIVERGENT: *%way' computed.txt
