#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, machine-cse: the same operation on the same half of one value, twice.
#
# Expected: two instructions with the same opcode and the same operands become one, as
# the header of MachineCSE.cpp says, also if they read a subregister.
# Seen: of two equal sums of 64 bits one remains, but the products of their lower halves
# are both computed, in the final code too: each reads its own copy of the subregister,
# and the pass has no copies among its candidates (isCSECandidate). peephole-opt, which
# does merge such copies, runs later. Without the copies the product is computed once.
# Targets whose selection splits wide results in halves pay for each of them.
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
llc=$folder/root/usr/lib/llvm-22/bin/llc
LD_LIBRARY_PATH=$folder/root/usr/lib/llvm-22/lib:$folder/root/usr/lib/$(uname -m)-linux-gnu
export LD_LIBRARY_PATH

cat >copies.mir <<'END'
--- |
  target triple = "x86_64"
  define void @f() { ret void }
...
---
name: f
tracksRegLiveness: true
body: |
  bb.0:
    liveins: $rdi, $rsi
    %0:gr64 = COPY $rdi
    %1:gr64 = COPY $rsi
    %2:gr64_with_sub_8bit = ADD64rr %0, %1, implicit-def dead $eflags
    %3:gr32 = COPY %2.sub_32bit
    %4:gr32 = IMUL32rri %3, 77, implicit-def dead $eflags
    %5:gr64_with_sub_8bit = ADD64rr %0, %1, implicit-def dead $eflags
    %6:gr32 = COPY %5.sub_32bit
    %7:gr32 = IMUL32rri %6, 77, implicit-def dead $eflags
    MOV32mr %0, 1, $noreg, 0, $noreg, %4 :: (volatile store (s32))
    MOV32mr %0, 1, $noreg, 4, $noreg, %7 :: (volatile store (s32))
    RET 0
...
END
# The same, with the products reading the subregisters themselves.
sed '/= COPY %[25]/d; s/%3, 77/%2.sub_32bit, 77/; s/%6, 77/%5.sub_32bit, 77/' copies.mir >direct.mir
"$llc" --version | sed -n 's/ *LLVM version/LLVM/p'
for file in copies direct; do
  "$llc" -O2 -start-before=machine-cse $file.mir -o $file.s
  echo "$file: $(grep -c addq $file.s) sum, $(grep -c imull $file.s) product(s)"
done
[ "$(grep -c addq copies.s)" = 1 ] && [ "$(grep -c imull copies.s)" = 2 ] &&
  [ "$(grep -c imull direct.s)" = 1 ]
