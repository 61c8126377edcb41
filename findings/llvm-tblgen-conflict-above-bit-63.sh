#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, llvm-tblgen -gen-disassembler: two instructions of 128 bits without
# operands that differ in bits 96 to 111 only.
#
# Expected: a decoder that tells them apart, or an error that says that instructions of
# more than 64 bits are not supported. Nothing in the documentation limits their size,
# and the generated code has overloads for instructions in std::bitset.
# Seen: "Decoding conflict encountered", below the two encodings, which differ in two
# bits. The generator chooses all 128 constant bits as one field, and has 64 bits for
# its value. The same two instructions of 64 bits are decoded, and so are those of 128
# bits if bit 64 of both is variable, which leaves fields of 63 and 64 bits.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download llvm-22-dev=$version llvm-22=$version libllvm22=$version
for package in *.deb; do
  dpkg -x "$package" root
done
include=$folder/root/usr/lib/llvm-22/include
[ -e "$include/llvm/Target/Target.td" ] || include=$folder/root/usr/include/llvm-22
LD_LIBRARY_PATH=$folder/root/usr/lib/llvm-22/lib:$folder/root/usr/lib/$(uname -m)-linux-gnu
export LD_LIBRARY_PATH

# target SIZE FIRST LAST VARIABLE: instructions of SIZE bytes that differ in bits
# FIRST to LAST. VARIABLE is another line of their encoding.
target() {
  cat <<END
include "llvm/Target/Target.td"
def WideInstrInfo : InstrInfo;
def Wide : Target { let InstructionSet = WideInstrInfo; }
def R0 : Register<"r0"> { let Namespace = "Wide"; }
def GPR : RegisterClass<"Wide", [i32], 32, (add R0)>;
class Plain<bits<16> number> : Instruction {
  let Namespace = "Wide";
  let Size = $1;
  field bits<$(($1 * 8))> Inst;
  field bits<$(($1 * 8))> SoftFail = 0;
  let OutOperandList = (outs);
  let InOperandList = (ins);
  let AsmString = "plain";
  let Inst = 0;
  let Inst{$3-$2} = number;
  $4
}
def NINE : Plain<9>;
def TEN : Plain<10>;
END
}
tblgen() {
  "$folder/root/usr/lib/llvm-22/bin/llvm-tblgen" -gen-disassembler -I "$include" "$1.td" \
    -o "$1.inc" 2>"$1.errors"
}
target 16 96 111 '' >wide.td
target 16 96 111 'let Inst{64} = ?;' >variable.td
target 8 32 47 '' >narrow.td
status=0
tblgen wide || status=$?
echo "128 bits: status $status"
cat wide.errors
[ $status = 1 ] && grep -q 'Decoding conflict encountered' wide.errors || exit 1
for file in variable narrow; do
  tblgen $file
  echo "$file: $(grep -c 'OPC_Decode,.*decode to' $file.inc) instructions"
  [ "$(grep -c 'OPC_Decode,.*decode to' $file.inc)" = 2 ]
done
