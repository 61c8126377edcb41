#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# LLVM 22.1.8, llc -O3 for AMDGPU and NVPTX: a memset and a memcpy of a length known at run
# time, of pointers aligned to 16 bytes, for which neither target has a library function.
#
# Expected: both become loops that store as much at once as the alignment allows. For
# memcpy, AMDGPU names the type of the loop's accesses through a hook
# (getMemcpyLoopLoweringType).
# Seen: the copy stores vectors of four words on AMDGPU. The fill, which is the same loop
# without loads and whose value is a constant, stores one byte per iteration on both
# targets: the expansion of memset has no such hook, and ignores the alignment.
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

cat >fill.ll <<'END'
define void @fill(ptr addrspace(1) align 16 %to, i64 %n) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %to, i8 0, i64 %n, i1 false)
  ret void
}
END
cat >copy.ll <<'END'
define void @copy(ptr addrspace(1) align 16 %to, ptr addrspace(1) align 16 %from, i64 %n) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %to, ptr addrspace(1) align 16 %from, i64 %n, i1 false)
  ret void
}
END

# Prints the kinds of stores in the code.
stores() {
  file=$1
  shift
  "$bin/llc" -O3 "$@" "$file.ll" -o out.s
  echo "$file, $1: $(grep -o 'global_store_[a-z0-9]*\|st\.global\.[a-z0-9.]*' out.s | sort -u | tr '\n' ' ')"
}
{
  stores fill -mtriple=amdgcn-amd-amdhsa -mcpu=gfx90a || true
  stores fill -mtriple=nvptx64-nvidia-cuda -mcpu=sm_80 || true
  stores copy -mtriple=amdgcn-amd-amdhsa -mcpu=gfx90a || true
} | tee seen
cat >described <<'END'
fill, -mtriple=amdgcn-amd-amdhsa: global_store_byte 
fill, -mtriple=nvptx64-nvidia-cuda: st.global.b8 
copy, -mtriple=amdgcn-amd-amdhsa: global_store_byte global_store_dwordx4 
END
cmp seen described
