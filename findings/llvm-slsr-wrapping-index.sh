#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, straight-line strength reduction (opt -passes=slsr): an index that is
# a sign-extended sum.
#
# Expected: &p[sext(x + y)] is computed from &p[sext(x)] as that plus y elements only
# if x + y does not wrap: the sum has nsw, or no GEP could be out of bounds. LLVM's
# language reference defines a sum without nsw modulo 2^32, and a GEP without inbounds
# for all indices.
# Seen: the pass does so for a sum without nsw and a GEP without inbounds. With
# x = 2147483647 and y = 1 the index is -2147483648, and +2147483648 after the pass, so
# that the address of four-byte elements is 16 GiB away.
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

cat >index.ll <<'END'
; Both addresses, as numbers: the first one is the base of the second one.
define [2 x i64] @addresses(ptr %p, i32 %x, i32 %y) noinline {
  %first = sext i32 %x to i64
  %a = getelementptr i32, ptr %p, i64 %first
  %sum = add i32 %x, %y
  %second = sext i32 %sum to i64
  %b = getelementptr i32, ptr %p, i64 %second
  %na = ptrtoint ptr %a to i64
  %nb = ptrtoint ptr %b to i64
  %r = insertvalue [2 x i64] poison, i64 %na, 0
  %s = insertvalue [2 x i64] %r, i64 %nb, 1
  ret [2 x i64] %s
}

; 0 if the second address is that of element -2147483648.
define i32 @main() {
  %r = call [2 x i64] @addresses(ptr null, i32 2147483647, i32 1)
  %b = extractvalue [2 x i64] %r, 1
  %wrong = icmp ne i64 %b, -8589934592
  %status = zext i1 %wrong to i32
  ret i32 %status
}
END
"$bin/opt" --version | sed -n 's/ *LLVM version/LLVM/p'
"$bin/opt" -S index.ll -o before.ll
"$bin/opt" -passes=slsr -S index.ll -o after.ll
before=0 after=0
"$bin/lli" before.ll || before=$?
"$bin/lli" after.ll || after=$?
echo "before slsr: $before, after it: $after (0: the address that the source has)"
sed -n '/^define \[2/,/^}/p' after.ll
[ $before = 0 ] && [ $after = 1 ]
