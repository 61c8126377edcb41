#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, opt -O2 and -O3: a loop that shifts the elements of a small array of the
# function, as a sliding window of a filter or stencil does (`for (i = 3; i > 0; --i)
# a[i] = a[i - 1];`), for each element of an input.
#
# Expected: the loop is unrolled, and the array's four elements become registers, as they
# do without recognition of loop idioms, or if the source has three assignments instead.
# Seen: LoopIdiomRecognize, which runs before complete unrolling, makes the loop a memmove
# from one part of the array to another. SROA splits no copy within one object, so that
# the array stays on the stack, with a copy of 12 bytes in each iteration.
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

cat >window.ll <<'END'
define void @window(ptr noalias %in, ptr noalias %out, i64 %n) {
entry:
  %a = alloca [4 x float]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  br label %each
each:
  %i = phi i64 [ 0, %entry ], [ %i.next, %shifted ]
  br label %shift
shift:
  %j = phi i64 [ 3, %each ], [ %below, %shift ]
  %below = add nsw i64 %j, -1
  %from = getelementptr inbounds [4 x float], ptr %a, i64 0, i64 %below
  %v = load float, ptr %from
  %to = getelementptr inbounds [4 x float], ptr %a, i64 0, i64 %j
  store float %v, ptr %to
  %again = icmp sgt i64 %j, 1
  br i1 %again, label %shift, label %shifted
shifted:
  %p = getelementptr inbounds float, ptr %in, i64 %i
  %x = load float, ptr %p
  store float %x, ptr %a
  %last = getelementptr inbounds [4 x float], ptr %a, i64 0, i64 3
  %y = load float, ptr %last
  %s = fadd float %x, %y
  %q = getelementptr inbounds float, ptr %out, i64 %i
  store float %s, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %each, label %exit
exit:
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
END

# Prints how many arrays are on the stack, and how many copies there are.
count() {
  "$bin/opt" "$@" -S window.ll -o out.ll
  echo "$*: $(grep -c ' alloca ' out.ll) arrays, $(grep -c 'call void @llvm.memmove' out.ll) copies"
}
{
  count -O2 || true
  count -O3 || true
  count -O2 -disable-loop-idiom-memcpy || true
} | tee seen
cat >described <<'END'
-O2: 1 arrays, 1 copies
-O3: 1 arrays, 1 copies
-O2 -disable-loop-idiom-memcpy: 0 arrays, 0 copies
END
cmp seen described
