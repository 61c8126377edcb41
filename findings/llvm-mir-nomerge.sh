#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, MIR: the flag nomerge of an instruction.
#
# Expected: llc reads the MIR that it has printed; LLVM's MIR language reference says
# that the format exists so that a pipeline can stop and continue.
# Seen: an instruction for a call with the attribute nomerge is printed with the flag
# `nomerge`, which the parser takes for the name of an instruction: error.
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

cat >call.ll <<'END'
define void @caller() {
  call void @f() nomerge
  ret void
}
declare void @f()
END
"$llc" --version | sed -n 's/ *LLVM version/LLVM/p'
"$llc" -mtriple=x86_64 -stop-after=finalize-isel call.ll -o call.mir
grep '^ *nomerge ' call.mir
status=0
"$llc" -mtriple=x86_64 -start-after=finalize-isel call.mir -o call.s 2>errors || status=$?
cat errors
[ $status = 1 ] && grep -q "unknown machine instruction name 'nomerge'" errors
