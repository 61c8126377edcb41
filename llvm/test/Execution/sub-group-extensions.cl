// Shuffles, votes and ballots of sub-groups, and dot products: two sub-groups,
// of 32 work-items and of 8.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O0 -c %s -o %t.0.o
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -c %s -o %t.2.o
// RUN: q7x2-run %t.0.o --kernel shuffles --block 40 --arg buf:160 --print 0:i32 \
// RUN:   | FileCheck %s --check-prefix=SHUFFLES
// RUN: q7x2-run %t.2.o --kernel shuffles --block 40 --arg buf:160 --print 0:i32 \
// RUN:   | FileCheck %s --check-prefix=SHUFFLES
// RUN: q7x2-run %t.0.o --kernel ballots --block 40 --arg buf:176 --print 0:i32 \
// RUN:   | FileCheck %s --check-prefix=BALLOTS
// RUN: q7x2-run %t.2.o --kernel ballots --block 40 --arg buf:176 --print 0:i32 \
// RUN:   | FileCheck %s --check-prefix=BALLOTS
// RUN: q7x2-run %t.0.o --kernel dots --arg buf:u32:0x80ff7f01,0xff02fe03 \
// RUN:   --arg buf:72 --print 1:i32 | FileCheck %s --check-prefix=DOTS
// RUN: q7x2-run %t.2.o --kernel dots --arg buf:u32:0x80ff7f01,0xff02fe03 \
// RUN:   --arg buf:72 --print 1:i32 | FileCheck %s --check-prefix=DOTS

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

// Ten checks of each of eleven types.
// SHUFFLES-COUNT-40: {{^110$}}
// SHUFFLES-NOT: {{.}}

// A lane's value, which is in no other lane; the factor fills the upper word.
#define VALUE(T, FACTOR, LANE) ((T)((T)(3 * (int)(LANE)-20) * (T)FACTOR))

#define CHECK(T, FACTOR)                                                       \
  {                                                                            \
    T own = VALUE(T, FACTOR, lane);                                            \
    uint other = (5 * lane + 1) % size;                                        \
    right += sub_group_shuffle(own, other) == VALUE(T, FACTOR, other);         \
    right += sub_group_shuffle_xor(own, 5) == VALUE(T, FACTOR, lane ^ 5);      \
    T up = sub_group_shuffle_up(own, 3);                                       \
    right += lane < 3 || up == VALUE(T, FACTOR, lane - 3);                     \
    T down = sub_group_shuffle_down(own, 2);                                   \
    right += lane + 2 >= size || down == VALUE(T, FACTOR, lane + 2);           \
    if (lane & 1) {                                                            \
      right += sub_group_broadcast_first(own) == VALUE(T, FACTOR, 1);          \
      right += sub_group_non_uniform_broadcast(own, 3) == VALUE(T, FACTOR, 3); \
    } else {                                                                   \
      right += sub_group_broadcast_first(own) == VALUE(T, FACTOR, 0);          \
      right += sub_group_non_uniform_broadcast(own, 6) == VALUE(T, FACTOR, 6); \
    }                                                                          \
    T##3 v = sub_group_non_uniform_broadcast((T##3)(own, 1, 2), 4);            \
    right += v.x == VALUE(T, FACTOR, 4) && v.y == 1 && v.z == 2;               \
    T##16 w = sub_group_non_uniform_broadcast((T##16)own, 7);                   \
    right += w.s0 == VALUE(T, FACTOR, 7) && w.sF == w.s0;                      \
    right += !sub_group_non_uniform_all_equal(own);                            \
    right += sub_group_non_uniform_all_equal(v.x) != 0;                        \
  }

kernel void shuffles(global int *out) {
  uint lane = get_sub_group_local_id(), size = get_sub_group_size();
  int right = 0;
  CHECK(char, 1)
  CHECK(uchar, 1)
  CHECK(short, 257)
  CHECK(ushort, 257)
  CHECK(int, 0x10001)
  CHECK(uint, 0x10001)
  CHECK(long, 0x100000001)
  CHECK(ulong, 0x100000001)
  CHECK(float, 0.5)
  CHECK(double, 0x1.000000001p0)
  CHECK(half, 0.5)
  out[get_local_id(0)] = right;
}

// Lane 5 of the first sub-group, then lane 6 of the second.
kernel void ballots(global int *out) {
  uint lane = get_sub_group_local_id();
  int r[22];
  uint4 b = sub_group_ballot(lane > 2 && lane % 3 == 0 ? 256 : 0);
  // Bits 3, 6, ... 30; bits 3 and 6.
  // BALLOTS: {{^1227133512$}}
  r[0] = b.x;
  // BALLOTS-NEXT: {{^0$}}
  r[1] = b.y | b.z | b.w;
  // BALLOTS-NEXT: {{^0$}}
  r[2] = sub_group_inverse_ballot(b);
  // BALLOTS-NEXT: {{^10$}}
  r[3] = sub_group_ballot_bit_extract(b, 5) + 10 * sub_group_ballot_bit_extract(b, 3);
  // BALLOTS-NEXT: {{^10$}}
  r[4] = sub_group_ballot_bit_count(b);
  // BALLOTS-NEXT: {{^1$}}
  r[5] = sub_group_ballot_inclusive_scan(b);
  // BALLOTS-NEXT: {{^1$}}
  r[6] = sub_group_ballot_exclusive_scan(b);
  // BALLOTS-NEXT: {{^3$}}
  r[7] = sub_group_ballot_find_lsb(b);
  // BALLOTS-NEXT: {{^30$}}
  r[8] = sub_group_ballot_find_msb(b);
  // BALLOTS-NEXT: {{^32$}}
  r[9] = get_sub_group_eq_mask().x;
  // BALLOTS-NEXT: {{^-32$}}
  r[10] = get_sub_group_ge_mask().x;
  // BALLOTS-NEXT: {{^-64$}}
  r[11] = get_sub_group_gt_mask().x;
  // BALLOTS-NEXT: {{^63$}}
  r[12] = get_sub_group_le_mask().x;
  // BALLOTS-NEXT: {{^31$}}
  r[13] = get_sub_group_lt_mask().x;

  // The odd ones, 0xaaaaaaaa, and the even ones.
  // BALLOTS-NEXT: {{^-1431655766$}}
  if (lane & 1)
    r[14] = sub_group_ballot(1).x;
  else
    r[14] = sub_group_ballot(1).x;

  if (lane > 2) {
    // Lane 3 is the first active one.
    // BALLOTS-NEXT: {{^8$}}
    r[15] = sub_group_ballot(sub_group_elect()).x;
    // BALLOTS-NEXT: {{^1$}}
    r[16] = sub_group_non_uniform_all(lane - 2) != 0;
    // BALLOTS-NEXT: {{^0$}}
    r[17] = sub_group_non_uniform_any(lane == 2);
    // BALLOTS-NEXT: {{^0$}}
    r[18] = sub_group_non_uniform_all_equal(NAN);
    // Zeros are equal, whatever their sign.
    // BALLOTS-NEXT: {{^1$}}
    r[19] = sub_group_non_uniform_all_equal(lane & 1 ? -0.0f : 0.0f) != 0;
  }
  // A lane leaves the loop after the iteration with its own number.
  // BALLOTS-NEXT: {{^-32$}}
  for (uint i = 0; i <= lane; ++i)
    r[20] = sub_group_ballot(1).x;
  // All have reconverged.
  // BALLOTS-NEXT: {{^-1$}}
  r[21] = sub_group_ballot(1).x;

  // BALLOTS-NEXT: {{^72$}}
  // BALLOTS-NEXT: {{^0$}}
  // BALLOTS-NEXT: {{^1$}}
  // BALLOTS-NEXT: {{^10$}}
  // BALLOTS-NEXT: {{^2$}}
  // BALLOTS-NEXT: {{^2$}}
  // BALLOTS-NEXT: {{^1$}}
  // BALLOTS-NEXT: {{^3$}}
  // BALLOTS-NEXT: {{^6$}}
  // BALLOTS-NEXT: {{^64$}}
  // BALLOTS-NEXT: {{^-64$}}
  // BALLOTS-NEXT: {{^-128$}}
  // BALLOTS-NEXT: {{^127$}}
  // BALLOTS-NEXT: {{^63$}}
  // BALLOTS-NEXT: {{^85$}}
  // BALLOTS-NEXT: {{^8$}}
  // BALLOTS-NEXT: {{^1$}}
  // BALLOTS-NEXT: {{^0$}}
  // BALLOTS-NEXT: {{^0$}}
  // BALLOTS-NEXT: {{^1$}}
  // BALLOTS-NEXT: {{^192$}}
  // BALLOTS-NEXT: {{^255$}}
  // BALLOTS-NOT: {{.}}
  if (lane == 5 + get_sub_group_id())
    for (int i = 0; i < 22; ++i)
      out[22 * get_sub_group_id() + i] = r[i];
}

// Bytes 1, 127, 255 or -1, 128 or -128, times 3, 254 or -2, 2, 255 or -1.
kernel void dots(global const uint *in, global int *out) {
  uint a = in[0], b = in[1];
  // 3 + 32258 + 510 + 32640
  // DOTS: {{^65411$}}
  *out++ = dot_4x8packed_uu_uint(a, b);
  // 3 - 254 - 2 + 128
  // DOTS-NEXT: {{^-125$}}
  *out++ = dot_4x8packed_ss_int(a, b);
  // 3 - 254 + 510 - 128
  // DOTS-NEXT: {{^131$}}
  *out++ = dot_4x8packed_us_int(a, b);
  // 3 + 32258 - 2 - 32640
  // DOTS-NEXT: {{^-381$}}
  *out++ = dot_4x8packed_su_int(a, b);
  // DOTS-NEXT: {{^65411$}}
  // DOTS-NEXT: {{^-125$}}
  // DOTS-NEXT: {{^131$}}
  // DOTS-NEXT: {{^-381$}}
  *out++ = dot(as_uchar4(a), as_uchar4(b));
  *out++ = dot(as_char4(a), as_char4(b));
  *out++ = dot(as_uchar4(a), as_char4(b));
  *out++ = dot(as_char4(a), as_uchar4(b));

  // 2^32 - 2^16 + 65411 is less than 2^32, by 125.
  // DOTS-NEXT: {{^-125$}}
  *out++ = dot_acc_sat_4x8packed_uu_uint(a, b, 0xffff0000);
  // DOTS-NEXT: {{^-1$}}
  *out++ = dot_acc_sat_4x8packed_uu_uint(a, b, 0xfffffff0);
  // DOTS-NEXT: {{^-2147483648$}}
  *out++ = dot_acc_sat_4x8packed_ss_int(a, b, INT_MIN + 124);
  // DOTS-NEXT: {{^2147483647$}}
  *out++ = dot_acc_sat_4x8packed_us_int(a, b, INT_MAX - 130);
  // DOTS-NEXT: {{^-2147483381$}}
  *out++ = dot_acc_sat_4x8packed_su_int(a, b, -2147483000);
  // DOTS-NEXT: {{^-1$}}
  // DOTS-NEXT: {{^-2147483648$}}
  // DOTS-NEXT: {{^2147483647$}}
  // DOTS-NEXT: {{^-2147483648$}}
  *out++ = dot_acc_sat(as_uchar4(a), as_uchar4(b), 0xfffffff0u);
  *out++ = dot_acc_sat(as_char4(a), as_char4(b), INT_MIN + 124);
  *out++ = dot_acc_sat(as_uchar4(a), as_char4(b), INT_MAX - 130);
  *out++ = dot_acc_sat(as_char4(a), as_uchar4(b), INT_MIN + 380);
  // A sum that does not saturate: 1000 + 131.
  // DOTS-NEXT: {{^1131$}}
  *out = dot_4x8packed_us_int(a, b) + 1000;
}
