// Options of nvcc: those that concern code are translated to clang's, those that choose
// between NVIDIA's machines, host compilers and tools are without effect.
//
// RUN: q7x2-clang -O2 --use_fast_math -S %s -o - | FileCheck %s --check-prefixes=FAST,FUSED
// RUN: q7x2-clang -O2 -use_fast_math -S %s -o - | FileCheck %s --check-prefixes=FAST,FUSED
// RUN: q7x2-clang -O2 -prec-div=false --fmad=true -S %s -o - | FileCheck %s --check-prefixes=DIVISION,FUSED
// RUN: q7x2-clang -O2 --prec-div=true --prec-sqrt=true -fmad=false -ftz=false -S %s -o - \
// RUN:   | FileCheck %s --check-prefixes=EXACT
// RUN: q7x2-clang -O2 -ftz=true -S -emit-llvm %s -o - | FileCheck %s --check-prefix=FTZ
// FTZ: "denormal-fp-math-f32"="preserve-sign,preserve-sign"
// RUN: q7x2-clang -O2 -lineinfo -S %s -o - | FileCheck %s --check-prefix=LINES
//
// RUN: q7x2-clang -O2 -arch=sm_86 -arch sm_86 -gencode arch=compute_80,code=sm_80 \
// RUN:   --gpu-architecture=sm_90 -Xptxas -v --ptxas-options=-v -Xcompiler -fPIC \
// RUN:   --expt-relaxed-constexpr --extended-lambda -rdc=true -ccbin g++ -cudart static \
// RUN:   -maxrregcount=64 --maxrregcount 64 -dc -x cu %s -o %t.o
// RUN: q7x2-run %t.o --list | FileCheck %s --check-prefix=LIST
// LIST: product(ptr
//
// RUN: not q7x2-clang -O2 -maxrregcount=few -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=REGISTERS
// REGISTERS: q7x2-max-registers option: 'few' value invalid
//
// RUN: not q7x2-clang -c %s --maxrregcount 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: argument to '--maxrregcount' is missing (expected 1 value)
// RUN: not q7x2-clang -c %s --prec-div=perhaps 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: q7x2-clang: error: {{.*}}'--prec-div=perhaps'

// LINES: .loc
// FUSED-LABEL: {{^}}product:
// FUSED: FFMA
// EXACT-LABEL: {{^}}product:
// EXACT: FMUL
// EXACT: FADD
extern "C" __global__ void product(float *a) { a[0] = a[1] * a[2] + a[3]; }

// DIVISION-LABEL: {{^}}quotient:
// DIVISION: MUFU.RCP
// DIVISION-NOT: FCHK
// DIVISION: EXIT
// FAST-LABEL: {{^}}quotient:
// FAST: MUFU.RCP
// FAST-NOT: FCHK
// FAST: EXIT
// EXACT-LABEL: {{^}}quotient:
// EXACT: FCHK
extern "C" __global__ void quotient(float *a) { a[0] = a[1] / a[2]; }

// FAST-LABEL: {{^}}exponential:
// FAST: FMUL{{.*}} 1.442695
// FAST-NOT: FFMA
// FAST: MUFU.EX2
// FAST-NOT: FMUL
// FAST: EXIT
// EXACT-LABEL: {{^}}exponential:
// EXACT: MUFU.EX2
// EXACT: FFMA
extern "C" __global__ void exponential(float *a) { a[0] = expf(a[1]); }

// Infinity is one, unlike with -ffast-math.
// FAST-LABEL: {{^}}infinite:
// FAST: FSETP
// FAST: EXIT
extern "C" __global__ void infinite(float *a) { a[0] = isinf(a[1]) ? 1.0f : 2.0f; }
