#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# clang 22.1.8 for AMDGPU, whose data layout has stack objects in an address space of
# their own (A5): the result of a function that constructs an object in memory which is
# not on the stack.
#
# Expected: since C++17, `new (p) T(make(3))` constructs the result of make() in the
# object at p itself (guaranteed elision; T has no copy constructor). p may point to any
# memory, as generic pointers do.
# Seen: make() takes the place of its result as a 32-bit pointer to the stack
# (`ptr addrspace(5) sret`), and the caller casts p to that address space, without a
# warning. If p is in global memory, the cast has no defined result, and the object is
# written to the stack instead.
#
# Installs Debian's packages into a temporary folder; needs apt-get and dpkg.
# Status 0: as described; 1: something has changed.
set -eu
version=1:22.1.8-1~deb12u1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download clang-22=$version libclang-cpp22=$version libllvm22=$version
for package in *.deb; do
  dpkg -x "$package" root
done
LD_LIBRARY_PATH=$folder/root/usr/lib/llvm-22/lib:$folder/root/usr/lib/$(uname -m)-linux-gnu
export LD_LIBRARY_PATH

cat >result.cpp <<'END'
struct T {
  explicit T(int);
  T(const T &) = delete;
  int values[8];
};
inline void *operator new(__SIZE_TYPE__, void *place) { return place; }
T make(int);
void build(void *place) { new (place) T(make(3)); }
END
clang=$folder/root/usr/lib/llvm-22/bin/clang
"$clang" --version | head -n 1
"$clang" --target=amdgcn-amd-amdhsa -nogpulib -std=c++17 -O1 -S -emit-llvm result.cpp \
  -o result.ll
sed -n '/^define/,/^}/p' result.ll
grep -q 'addrspacecast ptr %.* to ptr addrspace(5)' result.ll &&
  grep -q 'call void @_Z4makei(ptr addrspace(5) .*sret' result.ll
