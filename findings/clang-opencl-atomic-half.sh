#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# clang 22.1.8, OpenCL C 3.0 with cl_khr_fp16 and cl_ext_float_atomics: atomic_store of a
# half, with built-in functions declared by clang's table (-fdeclare-opencl-builtins, as the
# driver does) and by its header (opencl-c.h, -finclude-default-header alone).
#
# Expected: one function. The extension has
#   void atomic_store(volatile __global atomic_half *object, half value)
# and a library that defines it serves both ways to declare it, as it does for floats.
# Seen: the value of the table's declaration has type atomic_half, not half. A type of a
# parameter is part of the mangled name, so that the call is of another function
# (_Z12atomic_storePU3AS1VU7_AtomicDhS_) than with the header (...AtomicDhDh).
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
LD_LIBRARY_PATH=$folder/root/usr/lib/llvm-22/lib:$folder/root/usr/lib/$(uname -m)-linux-gnu
export LD_LIBRARY_PATH

cat >store.cl <<'END'
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void of_half(global atomic_half *p, half x) { atomic_store(p, x); }
kernel void of_float(global atomic_float *p, float x) { atomic_store(p, x); }
END
features=+cl_khr_fp16,+cl_ext_float_atomics,+__opencl_c_ext_fp16_global_atomic_load_store
features=$features,+__opencl_c_atomic_order_seq_cst,+__opencl_c_atomic_scope_device
clang=$folder/root/usr/lib/llvm-22/bin/clang
called() { # [OPTION]: the functions that the kernels call
  "$clang" -cc1 -triple spir64-unknown-unknown -cl-std=CL3.0 "-cl-ext=$features" \
    -D__opencl_c_ext_fp16_global_atomic_load_store=1 "$@" -finclude-default-header \
    -emit-llvm store.cl -o - |
    sed -n 's/^declare.*@\(_Z12atomic_store[^(]*\).*/\1/p' | sort
}

"$clang" --version | head -n 1
table=$(called -fdeclare-opencl-builtins) header=$(called)
printf 'by the table:\n%s\nby the header:\n%s\n' "$table" "$header"
[ "$(echo "$table" | grep -c 'AtomicDhS_$')" = 1 ]
[ "$(echo "$header" | grep -c 'AtomicDhDh$')" = 1 ]
for names in "$table" "$header"; do
  [ "$(echo "$names" | grep -c 'Atomicff$')" = 1 ]
done
