#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# clang 22.1.8 -O2 for NVPTX: break in a loop whose body declares a variable.
#
# Expected: the break is a branch out of the loop, as it is for x86-64, and for NVPTX
# with -Xclang -disable-lifetime-markers: markers are hints and should not slow code.
# Seen: to end the variable's lifetime, clang lets break and the end of the body join in
# one block, which tests the number of the target. LLVM's jump threading, which
# separates the paths again, does nothing for targets with divergent branches, so that
# each iteration merges a phi of constants and tests it.
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
cat > find.cl <<'END'
kernel void find(global const int *keys, global const int *values,
                 global int *found, int key, int mask) {
  int at = get_local_id(0), result = -1;
  for (int i = 0; i < 1000; i++) {
    int k = keys[at];
    if (k == key) {
      result = values[at];
      break;
    }
    if (k == 0) {
      result = 0;
      break;
    }
    at = (at + 1) & mask;
  }
  found[get_local_id(0)] = result;
}
END

# Prints the merged conditions of the function with the loop; --target and options.
print_tests() {
  LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu):root/usr/lib/llvm-22/lib \
    root/usr/lib/llvm-22/bin/clang -x cl -cl-std=CL3.0 -w \
    -Xclang -finclude-default-header -O2 -S -emit-llvm find.cl -o find.ll "$@"
  grep 'store i32' find.ll > /dev/null # the loop has been compiled
  grep 'phi i1 .*true.*false' find.ll || true
}

status=0
for options in "--target=nvptx64-nvidia-cuda" "--target=nvptx64-nvidia-cuda -Xclang -disable-lifetime-markers" \
  "--target=x86_64"; do
  # shellcheck disable=SC2086
  tests=$(print_tests $options)
  echo "$options:${tests:- no phi of constants}"
  case $options in
  --target=nvptx64-nvidia-cuda) [ -n "$tests" ] || status=1 ;;
  *) [ -z "$tests" ] || status=1 ;;
  esac
done
exit $status
