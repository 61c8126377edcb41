#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# clang 22.1.8, CUDA: explicit specializations of function templates.
#
# Expected: a specialization may have __host__ __device__ where the primary template has no
# attribute, as for nvcc, for which each specialization is a function of its own (OpenCV's
# legacy pixel operations are written like this). LLVM's page on CUDA lists the overloading
# by attributes among the differences of the dialects, but nothing on specializations.
# Seen: the primary template is a host template and no candidate: "target attributes do not
# match". Ordinary attributes, such as cold, may differ.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download clang-22=$version libclang-cpp22=$version libllvm22=$version \
  libclang-common-22-dev=$version llvm-22=$version llvm-22-runtime=$version
for package in *.deb; do
  dpkg -x "$package" root
done
bin=$folder/root/usr/lib/llvm-22/bin
LD_LIBRARY_PATH=$folder/root/usr/lib/llvm-22/lib:$folder/root/usr/lib/$(uname -m)-linux-gnu
export LD_LIBRARY_PATH

cat >specialization.cu <<'END'
template <typename T> T zero();
template <> __attribute__((host)) __attribute__((device)) int zero<int>() { return 0; }
END
sed 's/__attribute__((host)) __attribute__((device))/__attribute__((cold))/' \
  specialization.cu >other.cu
# The same attributes for both.
sed 's/> T zero/> __attribute__((host)) __attribute__((device)) T zero/' \
  specialization.cu >equal.cu

for file in specialization other equal; do
  echo "$file:"
  "$bin/clang" --target=x86_64-linux-gnu -x cuda --cuda-device-only --cuda-gpu-arch=sm_80 \
    -nocudainc -nocudalib -Wno-unknown-cuda-version -fsyntax-only $file.cu 2>log || true
  grep -oE "no function template matches.*|target attributes do not match" log || echo compiled
done | tee seen
cat >described <<'END'
specialization:
no function template matches function template specialization 'zero'
target attributes do not match
other:
compiled
equal:
compiled
END
cmp seen described
