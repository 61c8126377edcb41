// The library defines every function that clang's header declares, except printf,
// which is in the target runtime, and those on depth images, which are not supported.

// RUN: q7x2-clang -cl-std=CL1.2 -cl-no-stdinc -include opencl-c.h -fsyntax-only \
// RUN:   -Xclang -ast-dump=json %s >%t.12
// RUN: q7x2-clang -cl-std=CL2.0 -cl-no-stdinc -include opencl-c.h -fsyntax-only \
// RUN:   -Xclang -ast-dump=json %s >%t.20
// RUN: q7x2-clang -cl-std=CL3.0 -cl-no-stdinc -include opencl-c.h -fsyntax-only \
// RUN:   -Xclang -ast-dump=json %s >%t.30
// RUN: llvm-nm --defined-only --format=just-symbols %q7x2_lib/device.bc | sort -u >%t.have
// RUN: grep -h -o '"mangledName": "[^"]*"' %t.12 %t.20 %t.30 | cut -d '"' -f 4 \
// RUN:   | grep -v -x printf | grep -v _depth_ | sort -u >%t.want
// RUN: grep -c . %t.want | FileCheck %s
// RUN: comm -13 %t.have %t.want | count 0

// CHECK: {{^1[0-9][0-9][0-9][0-9]$}}
