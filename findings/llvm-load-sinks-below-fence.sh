#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, machine-sink (llc -O2) for RISC-V and LoongArch: a load that precedes a
# release fence.
#
# Expected: the LLVM Language Reference gives a release fence the meaning of C++11's: what
# precedes it happens before what follows another thread's acquire of a flag that is set
# after it. The load stays above the fence, so that the other thread may then overwrite
# the location.
# Seen: if only one successor of the block uses the loaded value, the load moves into it,
# below the fence, where nothing orders it before the flag's store. The fences of these
# targets have unmodeled side effects, but are not said to load or store, and within a
# block machine-sink (MachineInstr::isSafeToMove) takes only stores and calls for
# obstacles to loads. The fences of AArch64 and PowerPC may store: the load stays.
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

cat >fence.ll <<'END'
; Takes a value, and then may say so.
define void @take(ptr %place, ptr %flag, ptr %out, i1 %say) {
  %value = load i32, ptr %place
  fence release
  br i1 %say, label %then, label %end
then:
  store atomic i32 1, ptr %flag monotonic, align 4
  store i32 %value, ptr %out
  br label %end
end:
  ret void
}
END
"$llc" --version | sed -n 's/ *LLVM version/LLVM/p'

# The order of the fence, the load and the store of the flag.
order() {
  "$llc" -O2 "$@" fence.ll -o - |
    awk '$1 ~ /^(fence|dbar|dmb|lwsync)$/ { print "fence" }
         $1 ~ /^(lw|ld\.w|ldr|lwz)$/ { print "load" }
         $1 ~ /^(sw|st\.w|str|stw)$/ { print "store" }' | tr '\n' ' '
}
wrong=0
while read -r expected triple options; do
  seen=$(order -mtriple="$triple" $options)
  echo "$triple: $seen"
  [ "$(echo $seen | tr ' ' ,)" = "$expected" ] || wrong=1
done <<'END'
fence,load,store,store riscv64 -mattr=+a
fence,load,store,store loongarch64
load,fence,store,store aarch64
load,fence,store,store powerpc64le
END
exit $wrong
