#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, opt -passes=separate-const-offset-from-gep: a constant in an index that
# is a sign-extended 16-bit sum.
#
# Expected: &p[sext(i + 1)] becomes &p[sext(i)] plus one element only if i + 1 does not
# wrap. That the GEP is inbounds does not say so: p may be in the middle of an object,
# where negative indices are in bounds.
# Seen: the pass does so for a sum without nsw if the GEP is inbounds. With i = 32767
# the index is -32768, and +32768 after the pass; here the first one is the first element
# of an array and the second one is past its end.
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

cat >offset.ll <<'END'
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@array = global [65536 x i32] zeroinitializer

define ptr @element(ptr %middle, i16 %i) noinline {
  %next = add i16 %i, 1
  %index = sext i16 %next to i64
  %address = getelementptr inbounds i32, ptr %middle, i64 %index
  ret ptr %address
}

; 0 if element 32767 + 1, modulo 2^16, of what begins in the middle is the array's first.
define i32 @main() {
  %middle = getelementptr inbounds [65536 x i32], ptr @array, i64 0, i64 32768
  %address = call ptr @element(ptr %middle, i16 32767)
  %wrong = icmp ne ptr %address, @array
  %status = zext i1 %wrong to i32
  ret i32 %status
}
END
"$bin/opt" --version | sed -n 's/ *LLVM version/LLVM/p'
"$bin/opt" -S offset.ll -o before.ll
"$bin/opt" -passes=separate-const-offset-from-gep -S offset.ll -o after.ll
before=0 after=0
"$bin/lli" before.ll || before=$?
"$bin/lli" after.ll || after=$?
echo "before the pass: $before, after it: $after (0: the element that the source has)"
sed -n '/^define ptr/,/^}/p' after.ll
[ $before = 0 ] && [ $after = 1 ]
