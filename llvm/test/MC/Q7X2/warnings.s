// Valid text that is probably a mistake.
// RUN: llvm-mc %s -o /dev/null 2>&1 | FileCheck --implicit-check-not=warning: %s

// CHECK: :[[#@LINE+1]]:1: warning: the result is always 0: without pp, .AND is an AND with !PT
ISET.EQ.AND R8, R9, 0x5
ISET.EQ.AND R8, R9, 0x5, PT
ISET.EQ.AND R8, R9, 0x5, P1
ISET.EQ.OR R8, R9, 0x5
