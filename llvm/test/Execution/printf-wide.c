// Wide characters in printf. In the C locale those above 127 have no encoding.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main | FileCheck %s --match-full-lines --strict-whitespace

#include <stdio.h>
#include <wchar.h>

int main(void) {
  wchar_t text[] = L"wide";
  //      CHECK:[wide][  wide][wide  ][wi]
  printf("[%ls][%6ls][%-6ls][%.2ls]\n", text, text, text, text);
  // CHECK-NEXT:[x][  y][z  ][(null)]
  printf("[%lc][%3lc][%-3lc][%ls]\n", L'x', L'y', L'z', (wchar_t *)0);
  text[3] = 0x20ac;
  // It is after the characters that the precision allows.
  // CHECK-NEXT:wid -1 -1
  printf("%.3ls %d", text, snprintf(0, 0, "%ls", text));
  printf(" %d\n", snprintf(0, 0, "a%lc", (wint_t)0x80));
  return 0;
}
