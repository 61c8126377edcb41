// Functions of wchar.h, wctype.h and uchar.h that strings.c lacks, in the C locale.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>
#include <wctype.h>
static void print(const wchar_t *S) {
  for (; *S; ++S)
    printf("%lx ", (long)*S);
  puts("");
}
static void strings(void) {
  wchar_t W[40] = L"one two,, three", *Rest;
  printf("%zu %zu %zu\n", wcsspn(W, L"neo"), wcscspn(W, L" ,"), wcscspn(W, L"x"));
  printf("%td %d\n", wcspbrk(W, L",r") - W, wcspbrk(W, L"xyz") == NULL);
  for (wchar_t *T = wcstok(W, L" ,", &Rest); T; T = wcstok(NULL, L" ,", &Rest))
    print(T);
  wcscpy(W, L"ab");
  print(wcsncat(W, L"\x20ac\U0001f600z", 2));
  wchar_t *Copy = wcsdup(W);
  printf("%d %d\n", wcscmp(Copy, W), wcscoll(L"a", L"b") < 0);
  free(Copy);
}
static void numbers(void) {
  static const wchar_t *const Texts[] = {L" -12x", L"0x1fg", L"077", L"1e3\x20ac",
                                         L"99999999999999999999", L"nothing", L""};
  for (unsigned I = 0; I < sizeof Texts / sizeof *Texts; ++I) {
    wchar_t *End;
    printf("%ld ", wcstol(Texts[I], &End, 0));
    printf("%td ", End - Texts[I]);
    printf("%lu %lld ", wcstoul(Texts[I], NULL, 10), wcstoll(Texts[I], NULL, 16));
    printf("%g ", wcstod(Texts[I], &End));
    printf("%td %g\n", End - Texts[I], wcstof(Texts[I], NULL));
  }
}
static void multibyte(void) {
  mbstate_t State;
  memset(&State, 0, sizeof State);
  wchar_t W = 7, Ws[10];
  char16_t C16 = 0;
  char32_t C32 = 0;
  char Text[10];
  printf("%zu %zu %zu ", mbrtowc(&W, "q", 1, &State), mbrtowc(&W, "", 1, &State),
         mbrtowc(&W, "q", 0, &State) == (size_t)-2);
  printf("%d %zu\n", mbsinit(&State) != 0, mbrlen("abc", 3, &State));
  printf("%zu %zu ", wcrtomb(Text, L'x', &State), wcrtomb(NULL, L'x', &State));
  errno = 0;
  printf("%d %d\n", wcrtomb(Text, 0x20ac, &State) == (size_t)-1, errno == EILSEQ);
  const char *From = "some";
  printf("%zu ", mbsrtowcs(NULL, &From, 0, &State));
  printf("%zu %d ", mbsrtowcs(Ws, &From, 2, &State), *From);
  printf("%zu %d\n", mbsrtowcs(Ws, &From, 9, &State), From == NULL);
  const wchar_t *Wide = L"wide";
  printf("%zu ", wcsrtombs(NULL, &Wide, 0, &State));
  printf("%zu %d ", wcsrtombs(Text, &Wide, 3, &State), (int)*Wide);
  printf("%zu %d %s\n", wcsrtombs(Text, &Wide, 9, &State), Wide == NULL, Text);
  Wide = L"a\x20ac";
  printf("%d ", wcsrtombs(Text, &Wide, 9, &State) == (size_t)-1);
  printf("%x\n", (unsigned)*Wide);
  printf("%zu %zu %x %x\n", mbrtoc16(&C16, "h", 1, &State),
         mbrtoc32(&C32, "i", 1, &State), C16, (unsigned)C32);
  printf("%zu %c ", c16rtomb(Text, u'j', &State), *Text);
  printf("%zu %c\n", c32rtomb(Text, U'k', &State), *Text);
}
static void kinds(void) {
  int (*const Is[])(wint_t) = {iswalnum, iswalpha, iswblank, iswcntrl,
                               iswdigit, iswgraph, iswlower, iswprint,
                               iswpunct, iswspace, iswupper, iswxdigit};
  static const char *const Names[] = {"alnum", "alpha", "blank", "cntrl",
                                      "digit", "graph", "lower", "print",
                                      "punct", "space", "upper", "xdigit"};
  for (int F = 0; F < 12; ++F) {
    unsigned Hash = 0;
    for (wint_t C = 0; C < 300; ++C) {
      Hash = Hash * 31 + (Is[F](C) != 0);
      Hash = Hash * 31 + (iswctype(C, wctype(Names[F])) != 0);
    }
    printf("%08x %d\n", Hash, Is[F](WEOF));
  }
  for (wint_t C = 0; C < 300; ++C)
    if (towlower(C) != C || towupper(C) != C)
      printf("%c%c", (int)towlower(C), (int)towupper(C));
  printf("%d\n", wctype("odd") == 0);
}
int main(void) {
  strings();
  numbers();
  multibyte();
  kinds();
}
