// Inline PTX computes as the PTX ISA specifies: results are compared with C's, or
// with values worked out by hand.
//
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --entry main

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

// The function NAME of C operands, as the PTX says.
#define PTX1(NAME, TEXT, R, RC, A, AC)                                         \
  __attribute__((noinline)) static R NAME(A a) {                               \
    R r;                                                                       \
    __asm__(TEXT : "=" RC(r) : AC(a));                                         \
    return r;                                                                  \
  }
#define PTX2(NAME, TEXT, R, RC, A, AC, B, BC)                                  \
  __attribute__((noinline)) static R NAME(A a, B b) {                          \
    R r;                                                                       \
    __asm__(TEXT : "=" RC(r) : AC(a), BC(b));                                  \
    return r;                                                                  \
  }
#define PTX3(NAME, TEXT, R, RC, A, AC, B, BC, C, CC)                           \
  __attribute__((noinline)) static R NAME(A a, B b, C c) {                     \
    R r;                                                                       \
    __asm__(TEXT : "=" RC(r) : AC(a), BC(b), CC(c));                           \
    return r;                                                                  \
  }
#define U uint32_t, "r"
#define L uint64_t, "l"
#define F float, "f"
#define D double, "d"
#define H uint16_t, "h"

static uint32_t bits(float x) {
  uint32_t u;
  memcpy(&u, &x, 4);
  return u;
}

// ---- integers ----
#define E(...) PTX1(__VA_ARGS__)
#define E2(...) PTX2(__VA_ARGS__)
#define E3(...) PTX3(__VA_ARGS__)
E2(addSat, "add.sat.s32 %0, %1, %2;", U, U, U)
E2(subSat, "sub.sat.s32 %0, %1, %2;", U, U, U)
E2(mulHi, "mul.hi.u32 %0, %1, %2;", U, U, U)
E2(mulHiS64, "mul.hi.s64 %0, %1, %2;", L, L, L)
E2(mulWide, "mul.wide.s32 %0, %1, %2;", L, U, U)
E3(madWide, "mad.wide.u16 %0, %1, %2, %3;", U, H, H, U)
E3(mad24, "mad24.lo.s32 %0, %1, %2, %3;", U, U, U, U)
E3(sad, "sad.u32 %0, %1, %2, %3;", U, U, U, U)
E2(rem, "rem.s32 %0, %1, %2;", U, U, U)
E3(dp4a, "dp4a.u32.s32 %0, %1, %2, %3;", U, U, U, U)
E3(dp2a, "dp2a.hi.s32.u32 %0, %1, %2, %3;", U, U, U, U)
E(bfindS, "bfind.s32 %0, %1;", U, U)
E(bfindU, "bfind.shiftamt.u32 %0, %1;", U, U)
E(clzL, "clz.b64 %0, %1;", U, L)
E(cnot, "cnot.b32 %0, %1;", U, U)
E3(bfeU, "bfe.u32 %0, %1, %2, %3;", U, U, U, U)
E3(bfeS, "bfe.s32 %0, %1, %2, %3;", U, U, U, U)
E3(bfiIn, "bfi.b32 %0, %1, 0x12345678, %2, %3;", U, U, U, U)
E3(prmt, "prmt.b32 %0, %1, %2, %3;", U, U, U, U)
E3(prmtF4e, "prmt.b32.f4e %0, %1, %2, %3;", U, U, U, U)
E3(lop3Maj, "lop3.b32 %0, %1, %2, %3, 0xe8;", U, U, U, U)
E3(lop3Xor, "lop3.b32 %0, %1, %2, %3, 0x96;", U, U, U, U)
E3(lop3Sel, "lop3.b32 %0, %1, %2, %3, 0xca;", U, U, U, U)
E2(shl, "shl.b32 %0, %1, %2;", U, U, U)
E2(shrS, "shr.s32 %0, %1, %2;", U, U, U)
E3(shfL, "shf.l.wrap.b32 %0, %1, %2, %3;", U, U, U, U)
E3(shfR, "shf.r.clamp.b32 %0, %1, %2, %3;", U, U, U, U)
E2(bmsk, "bmsk.clamp.b32 %0, %1, %2;", U, U, U)
E2(szext, "szext.clamp.s32 %0, %1, %2;", U, U, U)
E3(vabsdiff4, "vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;", U, U, U, U)
E3(vadd2sat, "vadd2.s32.s32.s32.sat %0, %1, %2, %3;", U, U, U, U)
E3(vset4, "vset4.u32.u32.gt %0, %1, %2, %3;", U, U, U, U)
E3(vavrg2, "vavrg2.s32.s32.s32 %0, %1, %2, %3;", U, U, U, U)
E3(vavrg4, "vavrg4.s32.s32.s32 %0, %1, %2, %3;", U, U, U, U)
E3(vabsdiff4_sat, "vabsdiff4.s32.s32.s32.sat %0, %1, %2, %3;", U, U, U, U)

static void integers(void) {
  assert(addSat(0x7fffffff, 1) == 0x7fffffff && addSat(5, 6) == 11);
  assert(subSat(0x80000000, 1) == 0x80000000);
  assert(mulHi(0x80000001, 6) == 3);
  assert(mulHiS64(-3, 1ull << 62) == (uint64_t)-1);
  assert(mulWide(-7, 1 << 30) == -7ull * (1 << 30));
  assert(madWide(65535, 65535, 5) == 65535u * 65535u + 5);
  assert(mad24(0x1000003, 7, 1) == 22);
  assert(sad(3, 10, 100) == 107);
  assert(rem(-7, 3) == (uint32_t)-1);
  assert(dp4a(0xff010203, 0x01ff0203, 10) == 10 + 255 - 1 + 4 + 9);
  assert(dp2a(0xffff0002, 0x05030000, 1) == 1u - 5 + 6);
  assert(bfindS(0xffffff00) == 7 && bfindS(-1) == -1u && bfindS(0x40) == 6);
  assert(bfindU(0x00010000) == 15 && bfindU(0) == -1u);
  assert(clzL(1) == 63 && cnot(0) == 1 && cnot(4) == 0);
  assert(bfeU(0xabcdef12, 8, 12) == 0xdef && bfeU(0xabcdef12, 28, 12) == 0xa);
  assert(bfeU(0xabcdef12, 40, 4) == 0 && bfeU(~0u, 3, 0) == 0);
  assert(bfeU(0xabcdef12, 0, 32) == 0xabcdef12 && bfeU(5, 0, 255) == 5);
  assert(bfeS(0xabcdef12, 8, 12) == 0xfffffdef && bfeS(~0u, 9, 0) == 0);
  assert(bfeS(0x80000000, 40, 4) == -1u && bfeS(0x80000000, 30, 8) == -2u);
  assert(bfiIn(0xabc, 4, 8) == 0x12345bc8 && bfiIn(~0u, 40, 8) == 0x12345678);
  assert(bfiIn(~0u, 24, 99) == 0xff345678 && bfiIn(~0u, 3, 0) == 0x12345678);
  assert(prmt(0x33221100, 0x77665544, 0x7315) == 0x77331155);
  assert(prmt(0x00800000, 0, 0xa0a0) == 0xff00ff00);
  assert(prmtF4e(0x33221100, 0x77665544, 1) == 0x44332211);
  uint32_t a = 0x0ff0c35a, b = 0x33cc9966, c = 0x5aa5f00f;
  assert(lop3Maj(a, b, c) == ((a & b) | (b & c) | (a & c)));
  assert(lop3Xor(a, b, c) == (a ^ b ^ c));
  assert(lop3Sel(a, b, c) == ((a & b) | (~a & c)));
  assert(shl(5, 31) == 0x80000000 && shl(5, 32) == 0);
  assert(shrS(0x80000000, 99) == -1u && shrS(0x80000000, 4) == 0xf8000000);
  assert(shfL(0x11111111, 0x22222222, 36) == 0x22222221);
  assert(shfR(0x11111111, 0x22222222, 40) == 0x22222222);
  assert(bmsk(4, 8) == 0xff0 && bmsk(40, 8) == 0 && bmsk(0, 32) == ~0u);
  assert(szext(0x1ff, 8) == -1u && szext(0x7f, 8) == 0x7f);
  assert(vabsdiff4(0x01ff0305, 0x05010304, 7) == 7 + 4 + 254 + 0 + 1);
  assert(vadd2sat(0x7fff8000, 0x0001ffff, 0) == 0x7fff8000);
  assert(vset4(0x02010305, 0x01020304, 0) == 0x01000001);
  assert(vavrg2(0xffff0002, 0xfffe0003, 0) == 0xfffe0003);
  assert(vavrg4(0x7fff8002, 0x7efe8003, 0) == 0x7ffe8003);
  assert(vabsdiff4_sat(0x80ff7f01, 0x0001ff03, 0) == 0x7f027f02);
}

// ---- carries, temporaries, scopes ----
static void carries(void) {
  uint32_t lo, hi;
  __asm__("{\n\tmad.lo.cc.u32   %0, %2, %3, %4;\n\t"
          "madc.hi.u32     %1, %2, %3,  0;\n\t}"
          : "=r"(lo), "=r"(hi)
          : "r"(0xffffffff), "r"(0xffffffff), "r"(0xffffffff));
  assert(((uint64_t)hi << 32 | lo) == 0xffffffffull * 0xffffffff + 0xffffffff);

  uint64_t rlo, rhi, a = ~0ull, b = 1, c = 7, d = 5;
  __asm__("{ .reg .u32 r0, r1, r2, r3, a<4>;\n"
          "  .reg .u32 %%b0, %%b1;\n"
          "  mov.b64 {a0,a1}, %2; mov.b64 {a2,a3}, %3;\n"
          "  mov.b64 {%%b0,%%b1}, %4;\n"
          "  add.cc.u32  r0, a0, %%b0;  // the lowest\n"
          "  addc.cc.u32 r1, a1, %%b1;\n"
          "  { .reg .u32 a0; mov.b64 {a0, a1}, %5;\n"
          "    addc.cc.u32 r2, a2, a0; addc.u32 r3, a3, a1; }\n"
          "  mov.b64 %0, {r0,r1}; mov.b64 %1, {r2,r3}; }"
          : "=l"(rlo), "=l"(rhi)
          : "l"(a), "l"(c), "l"(b), "l"(d));
  assert(rlo == 0 && rhi == 13);

  __asm__("sub.cc.u64 %0, %2, %3; subc.u64 %1, %4, %5;"
          : "=&l"(rlo), "=l"(rhi)
          : "l"(3ull), "l"(5ull), "l"(10ull), "l"(4ull));
  assert(rlo == -2ull && rhi == 5);
}

// ---- floats ----
E(rcp, "rcp.approx.ftz.f32 %0,%1;", F, F)
E(rsqrt64, "rsqrt.approx.ftz.f64 %0, %1;", D, D)
E(sqrtRz, "sqrt.rz.f32 %0, %1;", F, F)
E(sqrtRz64, "sqrt.rz.f64 %0, %1;", D, D)
E(sqrtRp64, "sqrt.rp.f64 %0, %1;", D, D)
E2(divRz64, "div.rz.f64 %0, %1, %2;", D, D, D)
E2(divRp64, "div.rp.f64 %0, %1, %2;", D, D, D)
E(ex2, "ex2.approx.ftz.f32 %0, %1;", F, F)
E(lg2, "lg2.approx.f32 %0, %1;", F, F)
E(sinApprox, "sin.approx.f32 %0, %1;", F, F)
E(tanhApprox, "tanh.approx.f32 %0, %1;", F, F)
E2(subRp, "sub.rp.f32 %0, %1, %2;", F, F, F)
E2(subRm, "sub.rm.f32 %0, %1, %2;", F, F, F)
E2(addFtz, "add.ftz.f32 %0, %1, %2;", F, F, F)
E2(addSatF, "add.sat.f32 %0, %1, %2;", F, F, F)
E3(fmaRz, "fma.rz.f64 %0, %1, %2, %3;", D, D, D, D)
E2(maxNaN, "max.NaN.f32 %0, %1, %2;", F, F, F)
E2(minXor, "min.xorsign.abs.f32 %0, %1, %2;", F, F, F)
E2(copysignF, "copysign.f32 %0, %1, %2;", F, F, F)
E2(setF, "set.lt.f32.f32 %0, %1, %2;", F, F, F)
E2(setU, "set.geu.u32.f32 %0, %1, %2;", U, F, F)
E3(slct, "slct.u32.f32 %0, %1, %2, %3;", U, U, U, F)
E(isSubnormal, "{ .reg .pred p; testp.subnormal.f32 p, %1; selp.u32 %0, 1, 0, p; }", U, F)
E3(select64,
   "{ .reg .pred __$temp3;\n  setp.equ.f64 __$temp3, %1, %2;\n"
   "  selp.f64 %0, %3, 0d4008000000000000, __$temp3;}",
   D, D, D, D)

static void floats(void) {
  assert(fabsf(rcp(3.0f) * 3 - 1) < 1e-6f && rcp(4.0f) == 0.25f);
  assert(fabs(rsqrt64(2.0) * rsqrt64(2.0) * 2 - 1) < 1e-4);
  assert(bits(sqrtRz(2.0f)) == 0x3fb504f3);
  // Remainders that are no doubles; the results are those of a host that rounds so.
  assert(sqrtRz64(0x3p-1074) == 0x1.bb67ae8584caap-537);
  assert(sqrtRp64(0x3p-1074) == 0x1.bb67ae8584cabp-537);
  assert(sqrtRz64(3.0) == 0x1.bb67ae8584caap0 && sqrtRp64(4.0) == 2.0);
  assert(divRz64(0x3p-1074, 1.0000000001) == 0x2p-1074);
  assert(divRp64(0x3p-1074, 1.0000000001) == 0x3p-1074);
  assert(divRz64(0x1.3p-1022, 0x1.0000000000001p0) == 0x1.2fffffffffffep-1022);
  assert(divRp64(0x1.3p-1022, 0x1.0000000000001p0) == 0x1.2ffffffffffffp-1022);
  assert(divRz64(-0x1p-1074, -0x3p-1074) == 0x1.5555555555555p-2);
  assert(divRp64(0x1p-1074, 0x1p1000) == 0x1p-1074);
  assert(divRz64(0x1.8p-800, 0x1p-1074) == 0x1.8p274);
  assert(ex2(10.0f) == 1024.0f && lg2(0.25f) == -2.0f);
  assert(fabsf(sinApprox(1.0f) - 0.841471f) < 1e-6f);
  assert(fabsf(tanhApprox(0.5f) - 0.46211716f) < 1e-3f);
  assert(subRp(1.0f, 0x1p-30f) == 1.0f);
  assert(subRm(1.0f, 0x1p-30f) == 0x1.fffffep-1f);
  assert(addFtz(0x1p-130f, 0.0f) == 0.0f && addSatF(0.75f, 0.5f) == 1.0f);
  assert(fmaRz(1.0, 1.0, -0x1p-80) == 0x1.fffffffffffffp-1);
  assert(isnan(maxNaN(NAN, 1.0f)) && maxNaN(1.0f, 2.0f) == 2.0f);
  assert(minXor(-2.0f, 3.0f) == -2.0f && minXor(-2.0f, -3.0f) == 2.0f);
  assert(copysignF(-1.0f, 3.0f) == -3.0f);
  assert(setF(1.0f, 2.0f) == 1.0f && setF(2.0f, 1.0f) == 0.0f);
  assert(setU(NAN, 1.0f) == -1u && setU(0.0f, 1.0f) == 0);
  assert(slct(3, 4, -1.0f) == 4 && slct(3, 4, -0.0f) == 3);
  assert(isSubnormal(0x1p-130f) == 1 && isSubnormal(1.0f) == 0);
  assert(select64(1, 2, 9) == 3.0 && select64(NAN, 2, 9) == 9.0);
}

// ---- conversions ----
E(toS8, "cvt.rzi.s8.f32 %0, %1;", U, F)
E(toU16, "cvt.rni.u16.f64 %0, %1;", U, D)
E(toS64, "cvt.rmi.s64.f32 %0, %1;", L, F)
E(satU8, "cvt.sat.u8.s32 %0, %1;", U, U)
E(satS16, "cvt.sat.s16.u32 %0, %1;", U, U)
E(signExtend, "cvt.s64.s8 %0, %1;", L, U)
E(fromU64, "cvt.rp.f32.u64 %0, %1;", F, L)
E(fromS32, "cvt.rz.f32.s32 %0, %1;", F, U)
E(narrowRm, "cvt.rm.f32.f64 %0, %1;", F, D)
E(roundEven, "cvt.rni.f32.f32 %0, %1;", F, F)
E(satF, "cvt.sat.f32.f32 %0, %1;", F, F)
E(toHalf, "cvt.rn.f16.f32 %0, %1;", H, F)
E(toHalfRz, "cvt.rz.f16.f32 %0, %1;", H, F)
E(toHalfRp, "cvt.rp.f16.f32 %0, %1;", H, F)
E(toHalfRm, "cvt.rm.f16.f32 %0, %1;", H, F)
E(toBFloat, "cvt.rn.bf16.f32 %0, %1;", H, F)
E(fromHalf, "cvt.f32.f16 %0, %1;", F, H)
E(halfFromInt, "cvt.rz.f16.u32 %0, %1;", H, U)
E2(toHalves, "cvt.rn.f16x2.f32 %0, %1, %2;", U, F, F)
E2(toBFloatsRelu, "cvt.rn.relu.bf16x2.f32 %0, %1, %2;", U, F, F)

static void conversions(void) {
  assert(toS8(-200.5f) == -128u && toS8(3.9f) == 3 && toS8(NAN) == 0);
  assert(toU16(70000.0) == 65535 && toU16(2.5) == 2 && toU16(-1.0) == 0);
  assert(toS64(-1.5f) == -2ull);
  assert(satU8(300) == 255 && satU8(-5) == 0 && satS16(~0u) == 32767);
  assert(signExtend(0x180) == (uint64_t)-128);
  assert(fromU64(0x1000001) == 0x1.000002p24f);
  assert(fromS32(-0x1000001) == -0x1p24f);
  assert(narrowRm(-0x1.0000001p0) == -0x1.000002p0f);
  assert(roundEven(2.5f) == 2.0f && satF(-3.0f) == 0.0f && satF(7.0f) == 1.0f);
  assert(toHalf(1.0f) == 0x3c00 && toHalf(65520.0f) == 0x7c00);
  assert(toHalfRz(65520.0f) == 0x7bff && toHalfRz(-65520.0f) == 0xfbff);
  assert(toHalfRp(0x1p-40f) == 1 && toHalfRm(-0x1p-40f) == 0x8001);
  assert(toHalfRp(-0x1p-40f) == 0x8000 && toHalfRm(1.00001f) == 0x3c00);
  assert(toHalfRp(1.00001f) == 0x3c01 && toHalfRp(1.0f) == 0x3c00);
  assert(toBFloat(1.0f) == 0x3f80 && fromHalf(0xc000) == -2.0f);
  assert(halfFromInt(4099) == 0x6c00);
  assert(toHalves(1.0f, 2.0f) == 0x3c004000);
  assert(toBFloatsRelu(-1.0f, 2.0f) == 0x00004000);
}

// ---- formats that no register has, fns ----
E(toTF32, "cvt.rna.tf32.f32 %0, %1;", U, F)
E2(toE4M3, "cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;", H, F, F)
E2(toE5M2, "cvt.rn.satfinite.relu.e5m2x2.f32 %0, %1, %2;", H, F, F)
E(halvesToE4M3, "cvt.rn.satfinite.e4m3x2.f16x2 %0, %1;", H, U)
E(fromE4M3, "cvt.rn.f16x2.e4m3x2 %0, %1;", U, H)
E(fromE5M2, "cvt.rn.relu.f16x2.e5m2x2 %0, %1;", U, H)
E3(fns, "fns.b32 %0, %1, %2, %3;", U, U, U, U)

static void formats(void) {
  assert(toTF32(1.0f) == 0x3f800000 && toTF32(0x1.002p0f) == 0x3f802000);
  assert(toTF32(0x1.001ffep0f) == 0x3f800000 && toTF32(NAN) == 0x7fffe000);
  assert(toE4M3(1.0f, -2.0f) == 0x38c0 && toE4M3(1e9f, 448.0f) == 0x7e7e);
  assert(toE4M3(0x1p-9f, 0x1p-10f) == 0x0100 && toE4M3(NAN, 0.0f) == 0x7f00);
  assert(toE4M3(0x1.8p-9f, 0x1.fp-7f) == 0x0208); // ties to even; a carry
  assert(toE4M3(1.0625f, 1.1875f) == 0x383a);
  assert(toE5M2(1.0f, -2.0f) == 0x3c00 && toE5M2(1e9f, 0x1p-16f) == 0x7b01);
  assert(halvesToE4M3(0x3c00c000) == 0x38c0);
  assert(fromE4M3(0x38c0) == 0x3c00c000 && fromE4M3(0x7e01) == 0x5f001800);
  assert((fromE4M3(0x7f00) & 0x7c000000) == 0x7c000000);
  assert(fromE5M2(0x3cc0) == 0x3c000000);
  assert(fns(0xb2, 0, 1) == 1 && fns(0xb2, 2, 2) == 5 && fns(0xb2, 4, 0) == 4);
  assert(fns(0xb2, 3, 0) == -1u && fns(0xb2, 6, -2) == 4);
  assert(fns(0xb2, 0, 5) == -1u && fns(0x80000001, 31, -2) == 0);
}

// ---- halves ----
E2(addH, "add.f16 %0, %1, %2;", H, H, H)
E2(subHRn, "sub.rn.f16 %0, %1, %2;", H, H, H)
E2(mulSatH2, "mul.sat.f16x2 %0, %1, %2;", U, U, U)
E3(fmaH2, "fma.rn.relu.f16x2 %0, %1, %2, %3;", U, U, U, U)
E3(fmaB2, "fma.rn.bf16x2 %0, %1, %2, %3;", U, U, U, U)
E2(maxH2, "max.f16x2 %0, %1, %2;", U, U, U)
E(negB, "neg.bf16 %0, %1;", H, H)
E(absH2, "abs.f16x2 %0, %1;", U, U)
E2(setH2, "set.gt.f16x2.f16x2 %0, %1, %2;", U, U, U)
E2(setpH2,
   "{ .reg .pred p, q; setp.lt.f16x2 p|q, %1, %2; selp.u32 %0, 1, 0, p;\n"
   "@q or.b32 %0, %0, 2; }",
   U, U, U)
E(ex2H, "ex2.approx.f16 %0, %1;", H, H)

static void halves(void) {
  assert(addH(0x3c00, 0x4000) == 0x4200 && subHRn(0x3c00, 0x4000) == 0xbc00);
  assert(mulSatH2(0x40003800, 0x40003800) == 0x3c003400);
  assert(fmaH2(0x3c004000, 0x3c004000, 0xc0003c00) == 0x00004500);
  assert(fmaB2(0x3f804000, 0x3f804000, 0x3f803f80) == 0x400040a0);
  assert(maxH2(0x3c00c000, 0x40003800) == 0x40003800);
  assert(negB(0x3f80) == 0xbf80 && absH2(0xbc00c000) == 0x3c004000);
  assert(setH2(0x3c004000, 0x40003c00) == 0x00003c00);
  assert(setpH2(0x3c004000, 0x40003c00) == 2);
  assert(setpH2(0x3c003c00, 0x40004000) == 3);
  assert(ex2H(0x4200) == 0x4800);
}

// ---- predicates ----
static void predicates(void) {
  for (int i = -1; i != 3; ++i) {
    int r = 100, changed = 5, all;
    __asm__("{\n .reg .pred p, q, both;\n"
            " setp.lt.s32 p|q, %3, 1;\n"
            " @p mov.s32 %0, %3;\n"
            " @!p add.s32 %1, %1, 10;\n"
            " setp.ne.and.s32 both, %3, 0, p;\n"
            " and.pred both, both, p; not.pred q, both;\n"
            " selp.b32 %2, 1, 0, q;\n}"
            : "+r"(r), "+r"(changed), "=r"(all)
            : "r"(i));
    assert(r == (i < 1 ? i : 100) && changed == (i < 1 ? 5 : 15));
    assert(all == !(i < 1 && i != 0));
  }
}

// ---- memory ----
struct S {
  int8_t bytes[8];
  float floats[4];
  uint64_t longs[2];
} __attribute__((aligned(16)));
static struct S memory = {{-1, 2, 3, 4, 0, 0, 0, 0}, {1, 2, 3, 4}, {5, 6}};

static void accesses(void) {
  struct S *p = &memory;
  int byte, x, y, z, w, old;
  float f[4] = {1, 2, 3, 4}, a, b;
  __asm__ volatile("ld.global.cg.s8 %0, [%1];" : "=r"(byte) : "l"(p));
  assert(byte == -1);
  __asm__ volatile("ld.u8 %0, [%1+0];" : "=r"(byte) : "l"(p));
  assert(byte == 255);
  __asm__ volatile("ld.global.nc.L1::no_allocate.L2::128B.v2.f32 {%0,%1}, [%2];"
                   : "=f"(a), "=f"(b)
                   : "l"(p->floats + 2));
  assert(a == 3 && b == 4);
  __asm__ volatile("ld.v2.f32 {%0,_}, [%1+8];" : "=f"(a) : "l"(f) : "memory");
  assert(a == 3);
  __asm__ volatile("st.global.wt.u64 [%0+%2], %1;" ::"l"(&p->longs), "l"(99ull),
                   "n"(8)
                   : "memory");
  assert(p->longs[1] == 99 && p->longs[0] == 5);
  __asm__ volatile("st.release.gpu.global.s16 [%0], %1;" ::"l"(p),
                   "h"((short)0x1234)
                   : "memory");
  assert(p->bytes[1] == 0x12 && p->bytes[2] == 3);
  uint32_t word = 40;
  uint32_t *q = &word;
  __asm__ volatile("{ .reg .u64 s; atom.add.acq_rel.gpu.u32 %0, [%1], 2;\n"
                   "red.max.u32 [%1], 50; fence.acq_rel.gpu; membar.gl; }"
                   : "=r"(old)
                   : "l"(q)
                   : "memory");
  assert(old == 40 && word == 50);
  __asm__ volatile("atom.cas.b32 %0, [%1], %2, %3;"
                   : "=r"(old)
                   : "l"(q), "r"(50), "r"(7)
                   : "memory");
  assert(old == 50 && word == 7);
  __asm__("mov.b32 {%0, %1}, %2;" : "=h"(*(short *)&x), "=h"(*(short *)&y) : "r"(0x56781234));
  assert((short)x == 0x1234 && (short)y == 0x5678);
  __asm__("mov.u32 %0, %%laneid; mov.u32 %1, %%ntid.x; mov.u32 %2, WARP_SZ;"
          : "=r"(z), "=r"(w), "=r"(x));
  assert(z == 0 && w == 1 && x == 32);
}

// ---- 128 bits ----
static void wide(void) {
  unsigned __int128 from = (unsigned __int128)0x0123456789abcdef << 64 | 42, to = 0;
  __asm__("{ .reg .b128 t; ld.b128 t, [%1]; st.b128 [%0], t; }"
          :
          : "l"(&to), "l"(&from)
          : "memory");
  assert(to == from);
  uint64_t lo, hi;
  __asm__("{ .reg .b128 t, u; mov.b128 u, {%3, %4}; atom.exch.b128 t, [%2], u;\n"
          "  mov.b128 {%0, %1}, t; }"
          : "=l"(lo), "=l"(hi)
          : "l"(&to), "l"(7ull), "l"(8ull)
          : "memory");
  assert(lo == 42 && hi == 0x0123456789abcdef);
  assert(to == ((unsigned __int128)8 << 64 | 7));
}

int main(void) {
  integers();
  carries();
  floats();
  conversions();
  formats();
  halves();
  predicates();
  accesses();
  wide();
  return 0;
}
