#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, loop unrolling (opt -passes='loop-unroll<no-upperbound;runtime>'): a loop
# whose trip count is known only at run time, and is at most 8.
#
# Expected: `no-upperbound` (UnrollingPreferences::UpperBound, false by default) forbids
# to replace a loop by as many copies of its body as its trip count is at most, each with
# a test; `runtime` makes one loop of several iterations and a remainder.
# Seen: the loop is replaced by eight copies and seven tests, as with `upperbound`: the
# count for run-time unrolling, 8 by default, is the upper bound of the trip count, and
# UnrollLoop takes that for complete unrolling. The loads of the copies are in blocks of
# their own, one after the other.
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
; for (i = t; i < 1024; i += 128) with t < 1024.
define i32 @sum(ptr %p, i32 range(i32 0, 1024) %t) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %x = zext i32 %i to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %x
  %v = load i32, ptr %q
  %sum = add i32 %s, %v
  %next = add nuw nsw i32 %i, 128
  %more = icmp samesign ult i32 %i, 896
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %sum
}
END

# Prints the numbers of loads and of conditional branches.
count() {
  "$bin/opt" -passes="loop-unroll<$1;no-partial;no-peeling>" -S sum.ll -o out.ll
  echo "$1: $(grep -c 'load i32' out.ll) loads, $(grep -c 'br i1' out.ll) tests"
}
count 'no-upperbound;no-runtime' | tee seen
count 'upperbound;no-runtime' | tee -a seen
count 'no-upperbound;runtime' | tee -a seen
cat >described <<'END'
no-upperbound;no-runtime: 1 loads, 1 tests
upperbound;no-runtime: 8 loads, 7 tests
no-upperbound;runtime: 8 loads, 7 tests
END
cmp seen described
