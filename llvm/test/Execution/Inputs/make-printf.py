"""Writes a C program that prints numbers in many formats: edge cases, and random
ones from a fixed seed."""
import random

FLOATS = """0.0 -0.0 1.0 0.5 1.5 2.5 0.1 123456.789 1e-5 9.9999e-5 0.0001
999999.5 1e15 1e16 123456789012345678.0 1.7976931348623157e308
4.9406564584124654e-324 2.2250738585072014e-308 9.5 99.5 0.05 -1234.5678 1e100
1e-100 3.0e-310 0.00000095 65504.0 1.0/3""".split()
INTEGERS = [0, 1, -1, 42, -(2 ** 31), 2 ** 31 - 1, 255, 65535, 123456]


def flags(allowed):
    return "".join(random.sample(allowed, random.randint(0, min(3, len(allowed)))))


def show(form, value):
    print(f'  printf("[{form.replace("%", "%%")}] {form}\\n", {value});')


def show_floats():
    random_ones = [repr(random.uniform(-1, 1) * 10 ** random.randint(-20, 20))
                   for _ in range(12)]
    for value in FLOATS + random_ones:
        for letter in "feEgGaA" * 2:
            width = random.choice(["", "", "12", "25"])
            precision = random.choice(
                ["", "", ".0", ".1", ".3", ".10", ".20", ".6"])
            show("%" + flags("-+ #0") + width + precision + letter, value)


def show_integers():
    for value in INTEGERS:
        for letter in "diuoxX" * 4:
            allowed = "-+ 0" if letter in "di" else "-0" if letter == "u" else "-#0"
            width = random.choice(["", "", "3", "12"])
            precision = random.choice(["", "", ".0", ".1", ".8", ".20"])
            length = random.choice(["", "l", "ll", "h", "hh", "z", "j", "t"])
            wide = length not in ("", "h", "hh")
            show("%" + flags(allowed) + width + precision + length + letter,
                 f"{value}L * 4294967297" if wide else f"(int){value}L")


random.seed(5)
print("int printf(const char *, ...);\nint puts(const char *);\n"
      "int main(void) {")
show_floats()
show_integers()
print(r"""
  printf("[%f %F %5e %-8g| %G %010f %+f]\n", __builtin_inf(), -__builtin_inf(),
         __builtin_nan(""), __builtin_inf(), __builtin_inf(), __builtin_inf(),
         __builtin_nan(""));
  printf("%*d|%-*d|%.*f|%*.*f|%.*s|%s|%10.3s|%-10s|\n", 8, 5, 8, 5, 3, 2.5, 10,
         2, 3.14159, 2, "hello", "world", "abcdef", "x");
  printf("%*d|%.*f|%p|%p|%-4c|%4c|100%%\n", -8, 5, -3, 2.5, (void *)0,
         (void *)0x1234abcd, 'l', 'r');
  printf("%'d|%'+10.2f|%-'8u|%0'8d\n", 1234567, 1e6, 1234567, 12345);
  printf("%b %#b %B %#B %#012hhb|%-10b|%.5llb\n", 0, 5, 6, 7, 0x1fe, 3, 1ll << 40);
  printf("%2$s %1$s|%2$-7s|%2$.2s|%1$s%%\n", "world", "hello");
  printf("%3$*1$.*2$f|%3$-*1$.2f|%4$lld %1$05d %5$hhx\n", 10, 3, 3.14159, 1ll << 40, 300);
  printf("%4$s%3$d%2$g%1$c\n", 'a', 0.5, 7, "d");
  printf("%.40f %.60e\n", 1.0 / 3, 2.0 / 3);
  printf("plain\n");
  puts("puts");
  int length;
  printf("twelve bytes%n ", &length);
  printf("%d\n", length);
  printf("%2$d%1$n %3$s\n", &length, 123456, "seven");
  printf("%d\n", length);
  unsigned char bytes[4][8];
  __builtin_memset(bytes, 255, sizeof bytes);
  printf("%300s%hhn%hn%n%lln\n", "", bytes[0], bytes[1], bytes[2], bytes[3]);
  for (int i = 0; i < 32; ++i)
    printf("%d ", bytes[i / 8][i % 8]);
  int (*indirect)(const char *, ...) = printf;
  return indirect("%d %g\n", 7, 0.25) != 7;
}""")
