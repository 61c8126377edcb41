#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# clang 22.1.8, CUDA: nan and nanf in device code.
#
# Expected: CUDA's mathematics has both for the device, and clang's headers declare
# them for it, so that a call is compiled, by __nv_nanf of libdevice as fmodf is by
# __nv_fmodf; or else there is an error at the call.
# Seen: the headers declare them static and define neither. clang gives no warning of
# a static function without a definition and emits a call of _ZL4nanfPKc, which no
# library has; ptxas or a linker reports that mangled name.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download clang-22=$version libclang-cpp22=$version libllvm22=$version \
  libclang-common-22-dev=$version libstdc++-12-dev libgcc-12-dev libc6-dev linux-libc-dev
for package in *.deb; do
  dpkg -x "$package" root
done
cat > nan.cu <<'END'
// What clang's wrapper of a toolkit includes, of its own headers.
#include <climits>
#define CUDA_VERSION 12000
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __forceinline__ __inline__ __attribute__((always_inline))
#include <__clang_cuda_math_forward_declares.h>
#include <cmath>
#include <cstdlib>
#include <__clang_cuda_libdevice_declares.h>
#include <__clang_cuda_device_functions.h>
#include <__clang_cuda_math.h>
#include <__clang_cuda_cmath.h>

__global__ void fill(float *f) { f[0] = nanf("") + fmodf(f[1], 2.0f); }
END
LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu):root/usr/lib/llvm-22/lib \
  root/usr/lib/llvm-22/bin/clang --sysroot="$folder/root" -x cuda --cuda-device-only \
  -nocudainc -nocudalib --cuda-gpu-arch=sm_80 -Wall -Wno-unknown-cuda-version \
  -O1 -S nan.cu -o nan.s 2> warnings || { cat warnings; exit 1; }
grep 'extern .func' nan.s
grep -q 'extern .func .*__nv_fmodf' nan.s && grep -q 'extern .func .*_ZL4nanfPKc' nan.s &&
  ! grep -q nanf warnings
