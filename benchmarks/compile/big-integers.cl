// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
/* 256-bit modular arithmetic in arrays of words, as address generators do it. */
#define WORDS 8
typedef struct { uint d[WORDS]; } number;
typedef struct { number x, y; } point;
__constant number modulus = {{0xfffffc2f, 0xfffffffe, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}};

uint sub(number *r, const number *a, const number *b) {
  uint borrow = 0;
  for (uint i = 0; i < WORDS; ++i) {
    uint t = a->d[i] - b->d[i] - borrow;
    borrow = t > a->d[i] ? 1 : t == a->d[i] ? borrow : 0;
    r->d[i] = t;
  }
  return borrow;
}
uint add(number *r, const number *a) {
  uint carry = 0;
  for (uint i = 0; i < WORDS; ++i) {
    r->d[i] += a->d[i] + carry;
    carry = r->d[i] < a->d[i] ? 1 : r->d[i] == a->d[i] ? carry : 0;
  }
  return carry;
}
void mod_sub(number *r, const number *a, const number *b) {
  number m = modulus;
  if (sub(r, a, b)) add(r, &m);
}
uint gte(const number *a, const number *b) {
  uint l = 0, g = 0;
  for (uint i = 0; i < WORDS; ++i) {
    if (a->d[i] < b->d[i]) l |= 1 << i;
    if (a->d[i] > b->d[i]) g |= 1 << i;
  }
  return g >= l;
}
uint mul_word(number *r, const number *a, uint w, uint *extra) {
  uint c = 0;
  for (uint i = 0; i < WORDS; ++i) {
    ulong p = (ulong)a->d[i] * w + r->d[i] + c;
    r->d[i] = (uint)p;
    c = p >> 32;
  }
  r->d[WORDS - 1] += 0;
  *extra += c;
  return *extra < c;
}
void mod_mul(number *r, const number *X, const number *Y) {
  number z = {{0}};
  uint extra = 0;
  for (int i = WORDS - 1; i >= 0; --i) {
    uint top = z.d[WORDS - 1];
    for (int j = WORDS - 1; j > 0; --j) z.d[j] = z.d[j - 1];
    z.d[0] = 0;
    uint over = 0;
    mul_word(&z, X, Y->d[i], &over);
    over += top;
    /* fold: over * 2^256 = over * 0x1000003d1 */
    ulong p = (ulong)over * 977 + z.d[0];
    z.d[0] = (uint)p;
    ulong q = (ulong)z.d[1] + over + (p >> 32);
    z.d[1] = (uint)q;
    uint c = q >> 32;
    for (int j = 2; j < WORDS; ++j) {
      z.d[j] += c;
      c = z.d[j] < c;
    }
  }
  number m = modulus;
  if (gte(&z, &m)) sub(&z, &z, &m);
  *r = z;
}
void shr(number *a) {
  for (uint i = 0; i < WORDS - 1; ++i) a->d[i] = a->d[i + 1] << 31 | a->d[i] >> 1;
  a->d[WORDS - 1] >>= 1;
}
void inverse(number *n) {
  number A = {{1}}, C = {{0}}, v = modulus, m = modulus;
  while (n->d[0] || n->d[1] || n->d[2] || n->d[3] || n->d[4] || n->d[5] || n->d[6] || n->d[7]) {
    while (!(n->d[0] & 1)) {
      shr(n);
      if (A.d[0] & 1) add(&A, &m);
      shr(&A);
    }
    while (!(v.d[0] & 1)) {
      shr(&v);
      if (C.d[0] & 1) add(&C, &m);
      shr(&C);
    }
    if (gte(n, &v)) { sub(n, n, &v); mod_sub(&A, &A, &C); }
    else { sub(&v, &v, n); mod_sub(&C, &C, &A); }
  }
  *n = C;
}
void point_add(point *r, const point *p, const point *o) {
  number t, l, n;
  mod_sub(&t, &o->x, &p->x);
  inverse(&t);
  mod_sub(&l, &o->y, &p->y);
  mod_mul(&l, &l, &t);
  mod_mul(&n, &l, &l);
  mod_sub(&n, &n, &p->x);
  mod_sub(&n, &n, &o->x);
  r->x = n;
  mod_sub(&n, &p->x, &n);
  mod_mul(&n, &n, &l);
  mod_sub(&r->y, &n, &p->y);
}
kernel void init(global const point *table, global point *out, ulong4 seed) {
  size_t id = get_global_id(0);
  point p = table[0];
  ulong s[4] = {seed.x + id, seed.y, seed.z, seed.w};
  for (int i = 0; i < 4; ++i)
    for (int b = 0; b < 8; ++b)
      if (s[i] >> (8 * b) & 255) {
        point o = table[(i * 8 + b) * 255 + (s[i] >> (8 * b) & 255)];
        point_add(&p, &p, &o);
      }
  out[id] = p;
}
kernel void step(global number *dx, global number *lambda, global number *inv, constant number *g) {
  size_t id = get_global_id(0);
  number a[8], b;
  a[0] = dx[id * 8];
  for (int i = 1; i < 8; ++i) { b = dx[id * 8 + i]; mod_mul(&a[i], &a[i - 1], &b); }
  number u = a[7];
  inverse(&u);
  for (int i = 7; i > 0; --i) {
    mod_mul(&b, &u, &a[i - 1]);
    inv[id * 8 + i] = b;
    number d = dx[id * 8 + i];
    mod_mul(&u, &u, &d);
  }
  inv[id * 8] = u;
  number t = lambda[id];
  mod_mul(&t, &t, &u);
  number gg = g[0];
  mod_sub(&t, &t, &gg);
  lambda[id] = t;
}
