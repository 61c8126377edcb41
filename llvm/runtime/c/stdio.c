//===-- stdio.c - What the optimizer makes of printf ----------------------===//
//
// printf is the machine's. LLVM takes for granted that these two are there as
// well, and calls them instead where they do.
//
//===----------------------------------------------------------------------===//

int printf(const char *format, ...);

int putchar(int c) {
  printf("%c", c);
  return (unsigned char)c;
}

int puts(const char *string) { return printf("%s\n", string); }
