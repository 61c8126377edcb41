#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, opt: a loop that takes at most 7 iterations, as its trip count is x & 7, and
# is unrolled by 4 with a remainder (loop-unroll, -unroll-runtime -unroll-count=4).
#
# Expected: the unrolled loop takes at most one iteration, which scalar evolution knows as it
# knows the maximum of 7 before: its back edge is never taken, and goes away.
# Seen: the largest back-edge count that scalar evolution names is 6 before, but 1073741823
# for the unrolled loop. Unrolling computes the count as (4 * (x / 4 & 1) - 4) / 4, which is
# only small where the condition before the loop, which is not consulted, excludes 0. The
# loop keeps its counter, its comparison and its back edge through the rest of -O3, and may
# be unrolled again.
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

cat >sum.ll <<'END'
define i32 @sum(ptr %p, i32 %x) {
entry:
  %n = and i32 %x, 7
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %sum = add i32 %s, %v
  %next = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %sum, %loop ]
  ret i32 %r
}
END
largest() { # FILE: the largest back-edge count of the loop, as scalar evolution prints it
  "$bin/opt" -disable-output -passes='print<scalar-evolution>' "$1" 2>&1 |
    sed -n 's/^Loop %loop: constant max backedge-taken count is i32 //p'
}
"$bin/opt" -S -passes=loop-unroll -unroll-runtime -unroll-count=4 sum.ll -o unrolled.ll
"$bin/opt" -S -passes='default<O3>' -unroll-runtime=false unrolled.ll -o optimized.ll

before=$(largest sum.ll) after=$(largest unrolled.ll)
loops=$("$bin/opt" -disable-output -passes='print<loops>' optimized.ll 2>&1 |
  grep -c 'Loop at depth 1 containing: %loop<')
echo "LLVM $("$bin/opt" --version | sed -n 's/.*LLVM version //p')"
echo "largest back-edge count before unrolling by 4: $before"
echo "after it: $after; the unrolled loop after -O3: $loops"
[ "$before" = 6 ] && [ "$after" = 1073741823 ] && [ "$loops" = 1 ]
