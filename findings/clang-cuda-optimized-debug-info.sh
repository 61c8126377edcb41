#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# clang 22.1.8, CUDA: -g for optimized device code.
#
# Expected: -O2 -g makes source-level debug information, as the manual says of -g and as
# the same compiler does for device code of HIP and for host code: functions, variables,
# types. If the target could not have it, there would be a warning.
# Seen: for CUDA's device code -O2 -g leaves line directives alone: the compile unit says
# DebugDirectivesOnly, no section .debug_info follows, and nothing warns. -O0 -g has it,
# and -O2 -g --cuda-noopt-device-debug too, whose name says that the code is then not
# optimized: the code has as many instructions as without it.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download clang-22=$version libclang-cpp22=$version libllvm22=$version \
  libclang-common-22-dev=$version
for package in *.deb; do
  dpkg -x "$package" root
done
cat > k.cu <<'END'
__attribute__((global)) void k(float *p, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum += p[i];
  p[0] = sum;
}
END
# The number of lines with a text in the assembly that some options give.
count() {
  text=$1
  shift
  LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu):root/usr/lib/llvm-22/lib \
    root/usr/lib/llvm-22/bin/clang -nogpuinc -nogpulib -Wall "$@" -S k.cu -o k.s \
    2> warnings || { cat warnings >&2; exit 1; }
  grep -c "$text" k.s || true
}
cuda="-x cuda --cuda-device-only --cuda-gpu-arch=sm_80 -Wno-unknown-cuda-version"
hip="-x hip --cuda-device-only --offload-arch=gfx90a"
optimized=$(count '\.debug_info' $cuda -O2 -g)
lines=$(count '^[[:space:]]*\.loc' $cuda -O2 -g)
quiet=$(wc -c < warnings)
unoptimized=$(count '\.debug_info' $cuda -O0 -g)
kept=$(count '\.debug_info' $cuda -O2 -g --cuda-noopt-device-debug)
with=$(count '^[[:space:]]*\(ld\.\|add\.\|fma\.\|st\.\)' $cuda -O2 -g --cuda-noopt-device-debug)
without=$(count '^[[:space:]]*\(ld\.\|add\.\|fma\.\|st\.\)' $cuda -O2 -g)
other=$(count '\.debug_info' $hip -O2 -g)
echo "CUDA -O2 -g: $optimized sections .debug_info, $lines lines, $quiet bytes of warnings"
echo "CUDA -O0 -g: $unoptimized; -O2 with --cuda-noopt-device-debug: $kept, instructions $with and $without"
echo "HIP -O2 -g: $other"
[ "$optimized" -eq 0 ] && [ "$lines" -gt 0 ] && [ "$quiet" -eq 0 ] && [ "$unoptimized" -gt 0 ] &&
  [ "$kept" -gt 0 ] && [ "$with" -eq "$without" ] && [ "$other" -gt 0 ]
