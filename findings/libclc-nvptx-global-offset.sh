#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# libclc 22.1.8, get_global_id of OpenCL C in the library for nvptx64--nvidiacl.
#
# Expected: OpenCL C defines the global ID with the offset that the launch gives
# (clEnqueueNDRangeKernel's global_work_offset), which get_global_offset returns. On
# NVVM it is in the environment registers envreg0 to envreg2. The library for nvptx64--
# in the same package adds get_global_offset.
# Seen: the library for nvptx64--nvidiacl adds the block's first ID and the ID in the
# block only, has no get_global_offset, and reads no environment register; a range
# attribute says that the ID is less than 2^31 * 1024, which an offset may exceed. Each
# launch with an offset processes the elements from 0 on.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download llvm-22=$version libllvm22=$version libclc-22=$version
for package in *.deb; do
  dpkg -x "$package" root
done
LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu):root/usr/lib/llvm-22/lib
export LD_LIBRARY_PATH

# Prints get_global_id of a library.
print_id() {
  root/usr/lib/llvm-22/bin/llvm-dis "$(find root -name "$1.bc")" -o "$1.ll"
  sed -n '/^define .*@_Z13get_global_idj(/,/^}/p' "$1.ll" | tee "$1.id" |
    grep -e '^define' -e 'call' -e 'add'
}

echo "nvptx64--:"
print_id nvptx64--
echo "nvptx64--nvidiacl:"
print_id nvptx64--nvidiacl
status=0
grep -q '@_Z17get_global_offsetj' nvptx64--.id || status=1
if grep -q -e get_global_offset -e envreg nvptx64--nvidiacl.ll; then
  status=1
fi
grep -q 'range(i64 0, 2199023254528)' nvptx64--nvidiacl.id || status=1
[ "$(grep -c ' add ' nvptx64--nvidiacl.id)" = 1 ] || status=1
exit $status
