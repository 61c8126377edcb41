// Integers of more than 128 bits.

unsigned h = 1;
typedef unsigned _BitInt(256) u256;
typedef signed _BitInt(200) s200;
typedef unsigned _BitInt(129) u129;
typedef unsigned _BitInt(512) u512;
void mix(u512 x) {
  for (int i = 0; i < 16; i++) {
    h = (h ^ (unsigned)(x >> (32 * i))) * 16777619u;
    h ^= h >> 13;
  }
}
__attribute__((noinline)) u256 mul(u256 a, u256 b) { return a * b; }
__attribute__((noinline)) u256 shl(u256 a, int n) { return a << n; }
__attribute__((noinline)) s200 sar(s200 a, int n) { return a >> n; }
__attribute__((noinline)) u129 add(u129 a, u129 b) { return a + b * 3; }
__attribute__((noinline)) int lt(s200 a, s200 b) { return a < b; }
__attribute__((noinline)) u512 mul5(u512 a, u512 b) { return a * b - (a ^ b); }
int main() {
  u256 a = 1;
  for (int i = 1; i < 60; i++) {
    a = mul(a, (u256)i * 0x123456789abcdefULL + 1);
    mix(a);
    mix(shl(a, i * 3));
    s200 s = (s200)a;
    mix((u512)(u256)sar(s, i * 2));
    mix(add((u129)a, (u129)(a >> 70)));
    mix(lt(s, (s200)(a >> 50)));
    mix(mul5(a, (u512)a << 200));
  }
  return (h ^ h >> 8 ^ h >> 16 ^ h >> 24) & 255;
}
