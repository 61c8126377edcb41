// -ftime-trace writes where the compiler's time goes, beside the output or to the
// file that it names.

// RUN: rm -rf %t && mkdir %t
// RUN: q7x2-clang -O1 -ftime-trace -ftime-trace-granularity=0 -c %s -o %t/a.o
// RUN: %python -m json.tool %t/a.json | FileCheck %s
// RUN: q7x2-clang -O1 -ftime-trace=%t/named.json -c %s -o %t/a.o
// RUN: FileCheck --check-prefix=NAMED %s <%t/named.json
// NAMED: ExecuteCompiler
// RUN: not q7x2-clang -ftime-trace=%t/none/x.json -c %s -o %t/a.o 2>&1 \
// RUN:   | FileCheck --check-prefix=ERROR %s
// ERROR: error: unable to open output file '{{.*}}x.json'

// CHECK-DAG: "name": "Frontend"
// CHECK-DAG: "name": "Backend"
// CHECK-DAG: "name": "ExecuteCompiler"
// CHECK-DAG: "detail": "Q7X2 instruction selection"

int f(int a, int b) { return a + b; }
