// The driver's everyday options.

// RUN: rm -rf %t && mkdir -p %t/include
// RUN: echo '#define VALUE 42' >%t/include/value.h

// RUN: q7x2-clang -E -I %t/include -DNAME=answer %s | FileCheck %s --check-prefix=PP
// PP: int answer(void) { return 42; }

// RUN: q7x2-clang -I %t/include -DNAME=answer -O1 -S -emit-llvm %s -o - | FileCheck %s
// CHECK: define {{.*}}i32 @answer()
// CHECK: ret i32 42

// RUN: q7x2-clang -I %t/include -DNAME=answer -fsyntax-only -MD -MF %t/deps %s
// RUN: FileCheck %s --check-prefix=DEPS <%t/deps
// DEPS: driver.o:
// DEPS: driver.c
// DEPS: value.h

// RUN: q7x2-clang -I %t/include -DNAME=answer -c -emit-llvm %s -o %t/a.bc
// RUN: q7x2-clang -S -emit-llvm %t/a.bc -o - | FileCheck %s --check-prefix=BC
// BC: define {{.*}}i32 @answer()

// The headers are clang's and the device library's, none of the host's.
// RUN: q7x2-clang -E -v -x c /dev/null 2>&1 | FileCheck %s --check-prefix=PATHS
// PATHS: #include <...> search starts here:
// PATHS-NEXT: {{/.*}}/clang/22/include
// PATHS-NEXT: {{/.*}}/lib/q7x2/include
// PATHS-NEXT: End of search list.
// RUN: not q7x2-clang -fsyntax-only -I %t/include -DNAME=x -include sys/socket.h %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=HOST
// HOST: fatal error: 'sys/socket.h' file not found

// RUN: q7x2-clang --target=q7x2 -I %t/include -DNAME=answer -fsyntax-only %s
// RUN: echo "-I %t/include -DNAME=answer" >%t/args
// RUN: q7x2-clang @%t/args -fsyntax-only %s

#include <value.h>
int NAME(void) { return VALUE; }
