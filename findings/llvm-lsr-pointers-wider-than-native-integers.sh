#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, loop strength reduction (opt -passes=loop-reduce): a data layout with
# pointers of 64 bits and native integers of 32 (n32), as of a machine that has
# registers of 32 bits and addresses of 64.
#
# Expected: `n` in the data layout names the widths that the CPU computes efficiently;
# strength reduction of an address, which is a multiplication of 64 bits in the loop,
# gains more if there is no such instruction than if there is.
# Seen: with n32:64 the address becomes a pointer that the loop advances; with n32 the
# multiplication stays in the loop. IVUsers skips all values of a width that is not
# native, so as not to make wide induction variables, and pointers are among them.
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
; s += *(int *)(p + i * stride)
define i32 @sum(ptr %p, i64 %stride, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %x = zext nneg i32 %i to i64
  %bytes = mul i64 %x, %stride
  %q = getelementptr i8, ptr %p, i64 %bytes
  %v = load i32, ptr %q
  %sum = add i32 %s, %v
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %sum
}
END

for native in n32:64 n32; do
  { echo "target datalayout = \"e-p:64:64-$native\""; cat sum.ll; } >in.ll
  "$bin/opt" -passes=loop-reduce -S in.ll -o out.ll
  echo "$native: $(grep -c 'phi ptr' out.ll) pointers, $(grep -c 'mul i64' out.ll) products"
done | tee seen
cat >described <<'END'
n32:64: 1 pointers, 0 products
n32: 0 pointers, 1 products
END
cmp seen described
