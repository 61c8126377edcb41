// Builtin functions on integers and floats.

typedef unsigned long long ul;
typedef long long ll;
unsigned h = 1;
void mix(ll x) {
  h = (h ^ (unsigned)x) * 16777619u;
  h ^= h >> 13;
  h = (h ^ (unsigned)(x >> 32)) * 16777619u;
  h ^= h >> 11;
}
#define O(n, t)                                                                \
  __attribute__((noinline)) void o##n(t a, t b) {                              \
    t r;                                                                       \
    mix(__builtin_add_overflow(a, b, &r));                                     \
    mix(r);                                                                    \
    mix(__builtin_sub_overflow(a, b, &r));                                     \
    mix(r);                                                                    \
    mix(__builtin_mul_overflow(a, b, &r));                                     \
    mix(r);                                                                    \
    short q;                                                                   \
    mix(__builtin_mul_overflow(a, b, &q));                                     \
    mix(q);                                                                    \
    ul w;                                                                      \
    mix(__builtin_sub_overflow(a, b, &w));                                     \
    mix(w);                                                                    \
    mix(__builtin_elementwise_add_sat(a, b));                                  \
    mix(__builtin_elementwise_sub_sat(a, b));                                  \
    mix(__builtin_elementwise_max(a, b));                                      \
    mix(__builtin_elementwise_min(a, b));                                      \
  }
O(0, signed char) O(1, unsigned char) O(2, short) O(3, unsigned short) O(4, int)
O(5, unsigned) O(6, ll) O(7, ul)
__attribute__((noinline)) void bits(unsigned x, ul y) {
  if (x) {
    mix(__builtin_clz(x));
    mix(__builtin_ctz(x));
  }
  if (y) {
    mix(__builtin_clzll(y));
    mix(__builtin_ctzll(y));
  }
  mix(__builtin_popcount(x));
  mix(__builtin_popcountll(y));
  mix(__builtin_ffs(x));
  mix(__builtin_ffsll(y));
  mix(__builtin_parity(x));
  mix(__builtin_parityll(y));
  mix(__builtin_bswap16(x));
  mix(__builtin_bswap32(x));
  mix(__builtin_bswap64(y));
  mix(__builtin_bitreverse8(x));
  mix(__builtin_bitreverse16(x));
  mix(__builtin_bitreverse32(x));
  mix(__builtin_bitreverse64(y));
  mix(__builtin_rotateleft8(x, y & 7));
  mix(__builtin_rotateleft16(x, y & 15));
  mix(__builtin_rotateleft32(x, y & 31));
  mix(__builtin_rotateright64(y, x & 63));
  mix(__builtin_rotateleft64(y, x & 63));
  mix(__builtin_rotateright32(x, (unsigned)y));
  mix(__builtin_clrsb(x));
  mix(__builtin_clrsbll(y));
  mix(__builtin_clzs((unsigned short)x | 1));
  mix(__builtin_ctzs((unsigned short)x | 1));
  mix(__builtin_clzg((unsigned char)x, 8));
  mix(__builtin_ctzg((unsigned char)x, 8));
  mix(__builtin_popcountg((unsigned char)x));
  mix(__builtin_rotateleft32(x, 7));
  mix(__builtin_rotateleft64(y, 40));
  mix(__builtin_abs((int)x));
  mix(__builtin_llabs((ll)y));
}
ul db(double d) { return d != d ? 1 : __builtin_bit_cast(ul, d); }
__attribute__((noinline)) void fl(double d, double e, float f, float g) {
  mix(__builtin_isnan(d));
  mix(!!__builtin_isinf(d));
  mix(__builtin_isfinite(d));
  mix(__builtin_isnormal(d));
  mix(__builtin_fpclassify(0, 1, 2, 3, 4, d));
  mix(__builtin_fpclassify(0, 1, 2, 3, 4, f));
  mix(__builtin_signbit(d) != 0);
  mix(!!__builtin_signbitf(f));
  mix(__builtin_isinf_sign(d));
  mix(__builtin_isunordered(d, e));
  mix(__builtin_isless(d, e));
  mix(__builtin_isgreaterequal(f, g));
  mix(__builtin_islessgreater(d, e));
  mix(db(__builtin_copysign(d, e)));
  mix(db(__builtin_copysignf(f, g)));
  mix(db(__builtin_fabs(d)));
  mix(db(__builtin_fabsf(f)));
  mix(db(__builtin_fma(d, e, 1)));
  mix(db(__builtin_fmaf(f, g, 1)));
  mix(db(__builtin_sqrt(d)));
  mix(db(__builtin_sqrtf(f)));
  mix(db(__builtin_floor(d)));
  mix(db(__builtin_ceil(d)));
  mix(db(__builtin_trunc(d)));
  mix(db(__builtin_round(d)));
  mix(db(__builtin_rint(d)));
  mix(db(__builtin_nearbyint(d)));
  mix(db(__builtin_roundeven(d)));
  mix(db(__builtin_floorf(f)));
  mix(db(__builtin_ceilf(f)));
  mix(db(__builtin_truncf(f)));
  mix(db(__builtin_roundf(f)));
  mix(db(__builtin_rintf(f)));
  mix(db(__builtin_nearbyintf(f)));
  if ((d != e || d != 0) && (f != g || f != 0)) {
    mix(db(__builtin_fmin(d, e)));
    mix(db(__builtin_fmax(d, e)));
    mix(db(__builtin_fminf(f, g)));
    mix(db(__builtin_fmaxf(f, g)));
  }
  mix(db(__builtin_fmod(d, e)));
  mix(db(__builtin_fmodf(f, g)));
  if (d == d && !__builtin_isinf(d) && __builtin_fabs(d) < 1e18) {
    mix(__builtin_lround(d));
    mix(__builtin_llround(d));
    mix(__builtin_lrint(d));
    mix(__builtin_llrintf(f));
    mix(__builtin_lroundf(f));
  }
  mix(db(__builtin_ldexp(d, 5)));
  mix(db(__builtin_ldexpf(f, -3)));
  int ex;
  mix(db(__builtin_frexp(d, &ex)));
  if (__builtin_isfinite(d))
    mix(ex);
  mix(db(__builtin_scalbn(d, 3)));
  mix(db(__builtin_fdim(d, e)));
  mix(db(__builtin_logb(d)));
  if (d != 0 && __builtin_isfinite(d))
    mix(__builtin_ilogb(d));
  double ip;
  mix(db(__builtin_modf(d, &ip)));
  mix(db(ip));
}
int main() {
  ll v[] = {0,
            1,
            -1,
            2,
            -2,
            127,
            -128,
            128,
            255,
            256,
            32767,
            -32768,
            65535,
            65536,
            0x7fffffff,
            -0x80000000LL,
            0xffffffffLL,
            0x100000000LL,
            0x123456789abcdefLL,
            -0x123456789abcdefLL,
            0x7fffffffffffffffLL,
            -0x7fffffffffffffffLL - 1};
  for (int i = 0; i < 22; i++) {
    bits(v[i], v[i]);
    bits(v[i] >> 32, v[i] * 77);
    for (int j = 0; j < 22; j++) {
      ll a = v[i], b = v[j];
      o0(a, b);
      o1(a, b);
      o2(a, b);
      o3(a, b);
      o4(a, b);
      o5(a, b);
      o6(a, b);
      o7(a, b);
    }
  }
  double d[] = {0.0,
                -0.0,
                1,
                -1,
                0.5,
                -0.5,
                1.5,
                2.5,
                -2.5,
                0.49999999999999994,
                1e300,
                -1e-310,
                1e-40,
                3.7,
                -3.2,
                1e15 + 0.5,
                4503599627370495.5,
                __builtin_inf(),
                -__builtin_inf(),
                __builtin_nan("")};
  for (int i = 0; i < 20; i++)
    for (int j = 0; j < 20; j++)
      fl(d[i], d[j], d[i], d[j]);
  mix(__builtin_object_size(d, 0));
  int *p = __builtin_alloca(40);
  p[9] = 5;
  mix(p[9]);
  if (__builtin_expect(h == 0, 0))
    __builtin_unreachable();
  __builtin_prefetch(p);
  mix(__builtin_constant_p(3));
  mix(__builtin_bit_cast(unsigned, 1.5f));
  mix(__builtin_choose_expr(1, 2, 3.0));
  mix(__builtin_types_compatible_p(int, int));
  mix(__builtin_offsetof(
      struct {
        char a;
        ll b;
      },
      b));
  __builtin_assume(h != 1234567);
  mix(__builtin_memcmp("abc", "abd", 3) < 0);
  mix(__builtin_strlen("hello"));
  return (h ^ h >> 8 ^ h >> 16 ^ h >> 24) & 255;
}
