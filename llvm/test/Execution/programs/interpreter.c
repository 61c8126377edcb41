// A compiler of expressions and loops to a stack machine, whose interpreter
// jumps through a table of labels, and once more through a switch.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum {
  Push,
  Load,
  Store,
  Add,
  Sub,
  Mul,
  Div,
  Mod,
  Less,
  Jump,
  JumpFalse,
  Print,
  Stop
};
static int Code[400], Size;
static const char *At;
static void emit(int Op, int Argument) {
  Code[Size++] = Op;
  Code[Size++] = Argument;
}
static void skip(void) {
  while (isspace((unsigned char)*At))
    ++At;
}
static int accept(char C) {
  skip();
  if (*At != C)
    return 0;
  ++At;
  return 1;
}
static void expression(void);
static void primary(void) {
  skip();
  if (accept('(')) {
    expression();
    accept(')');
  } else if (isdigit((unsigned char)*At)) {
    char *End;
    emit(Push, strtol(At, &End, 10));
    At = End;
  } else {
    emit(Load, *At++ - 'a');
  }
}
static void term(void) {
  primary();
  for (;;) {
    int Op = accept('*') ? Mul : accept('/') ? Div : accept('%') ? Mod : -1;
    if (Op < 0)
      return;
    primary();
    emit(Op, 0);
  }
}
static void sum(void) {
  term();
  for (;;) {
    int Op = accept('+') ? Add : accept('-') ? Sub : -1;
    if (Op < 0)
      return;
    term();
    emit(Op, 0);
  }
}
static void expression(void) {
  sum();
  if (accept('<')) {
    sum();
    emit(Less, 0);
  }
}
// { ... }   ? condition statement   @ condition statement   ! value   x = value
static void statement(void) {
  if (accept('{')) {
    while (!accept('}'))
      statement();
  } else if (accept('?') || accept('@')) {
    int IsLoop = At[-1] == '@', Begin = Size;
    expression();
    int Exit = Size;
    emit(JumpFalse, 0);
    statement();
    if (IsLoop)
      emit(Jump, Begin);
    Code[Exit + 1] = Size;
  } else if (accept('!')) {
    expression();
    emit(Print, 0);
    accept(';');
  } else {
    skip();
    int Name = *At++ - 'a';
    accept('=');
    expression();
    emit(Store, Name);
    accept(';');
  }
}
static long run(void) {
  static void *const Labels[] = {&&push,      &&load,  &&store, &&add,  &&sub,
                                 &&mul,       &&div,   &&mod,   &&less, &&jump,
                                 &&jumpFalse, &&print, &&stop};
  int Stack[32], *Top = Stack, Variables[26] = {0}, *PC = Code;
  long Steps = 0;
#define NEXT                                                                   \
  do {                                                                         \
    ++Steps;                                                                   \
    PC += 2;                                                                   \
    goto *Labels[PC[-2]];                                                      \
  } while (0)
#define OPERATION(Name, Op)                                                    \
  Name:                                                                        \
  --Top;                                                                       \
  Top[-1] = Top[-1] Op Top[0];                                                 \
  NEXT;
  NEXT;
push:
  *Top++ = PC[-1];
  NEXT;
load:
  *Top++ = Variables[PC[-1]];
  NEXT;
store:
  Variables[PC[-1]] = *--Top;
  NEXT;
  OPERATION(add, +)
  OPERATION(sub, -)
  OPERATION(mul, *)
  OPERATION(div, /)
  OPERATION(mod, %)
  OPERATION(less, <)
jump:
  PC = Code + PC[-1];
  NEXT;
jumpFalse:
  if (!*--Top)
    PC = Code + PC[-1];
  NEXT;
print:
  printf("%d ", *--Top);
  NEXT;
stop:
  return Steps;
}
static long runBySwitch(void) {
  int Stack[32], *Top = Stack, Variables[26] = {0};
  unsigned Sum = 0;
  for (int *PC = Code;;) {
    int Op = PC[0], Argument = PC[1];
    PC += 2;
    switch (Op) {
    case Push:
      *Top++ = Argument;
      break;
    case Load:
      *Top++ = Variables[Argument];
      break;
    case Store:
      Variables[Argument] = *--Top;
      break;
    case Jump:
      PC = Code + Argument;
      break;
    case JumpFalse:
      if (!*--Top)
        PC = Code + Argument;
      break;
    case Print:
      Sum = Sum * 31 + *--Top;
      break;
    case Stop:
      return Sum;
    default:
      --Top;
      Top[-1] = Op == Add   ? Top[-1] + Top[0]
                : Op == Sub ? Top[-1] - Top[0]
                : Op == Mul ? Top[-1] * Top[0]
                : Op == Div ? Top[-1] / Top[0]
                : Op == Mod ? Top[-1] % Top[0]
                            : Top[-1] < Top[0];
    }
  }
}
int main(void) {
  At = "{ n = 2; @ n < 60 { p = 1; d = 2;"
       "    @ d*d < n+1 { ? (n % d) < 1 p = 0; d = d + 1; }"
       "    ? 0 < p ! n; n = n + 1; }"
       "  a = 0; b = 1; i = 0; @ i < 20 { c = (a + b) % 10007; a = b; b = c; i "
       "= i + 1; }"
       "  ! b; ! 0 - 7*(3 - 10)/2; }";
  statement();
  emit(Stop, 0);
  long Steps = run();
  printf("\n%d %ld %ld\n", Size, Steps, runBySwitch());
}
