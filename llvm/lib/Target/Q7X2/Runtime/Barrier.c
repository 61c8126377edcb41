//===-- Barrier.c - Memory barrier objects, and copies with zeros ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What q7x2-nvvm expands PTX's mbarrier and cp.async to. The atomic operations
// are relaxed, since these functions are linked into a module after
// AtomicExpand: whoever calls them emits the fences.
//
//===----------------------------------------------------------------------===//

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long u64;
typedef int i32;
typedef long i64;

enum {
#define Q7X2_MBARRIER_FIELD(NAME, FIRST, BITS, MEANING)                        \
  NAME##First = FIRST, NAME##Bits = BITS,
#include "llvm/TargetParser/Q7X2MemoryBarrier.def"
};

#define MASK(NAME) ((1ul << NAME##Bits) - 1)

/// Negative if threads have arrived in the next phase while another one is
/// completing this one.
static i64 getPending(u64 state) {
  return (i64)(state << (64 - PendingBits)) >> (64 - PendingBits);
}

/// The state when the phase is complete.
static u64 getNext(u64 state) {
  u64 others = state - (u64)getPending(state); // without a borrow
  u64 phase = others >> PhaseFirst & MASK(Phase);
  u64 step = (phase + 1 & MASK(Phase)) - phase;
  return state + (others >> ExpectedFirst & MASK(Expected)) +
         (step << PhaseFirst);
}

u64 __q7x2_mbarrier_update(u64 *object, u32 arrivals, u32 drops, i32 bytes);
void __q7x2_copy_fill(u8 *to, const u8 *from, u32 size, u32 count);

/// Lets so many threads arrive, of which some will not take part any more, and
/// adds to the bytes that the phase waits for. Returns the state before.
///
/// One addition does it all. Who makes the phase wait for nothing completes it
/// by another addition; whoever arrives in between is in the next phase.
u64 __q7x2_mbarrier_update(u64 *object, u32 arrivals, u32 drops, i32 bytes) {
  u64 change = ((u64)bytes << BytesFirst) - ((u64)drops << ExpectedFirst) -
               ((u64)arrivals << PendingFirst);
  u64 before = __atomic_fetch_add(object, change, __ATOMIC_RELAXED);
  u64 now = before + change;
  while (getPending(now) == 0 && now >> BytesFirst == 0) {
    change = getNext(now) - now;
    now = __atomic_fetch_add(object, change, __ATOMIC_RELAXED) + change;
  }
  return arrivals && getPending(before) <= 0 ? getNext(before) : before;
}

/// Copies count bytes, and fills up to size with zeros.
void __q7x2_copy_fill(u8 *to, const u8 *from, u32 size, u32 count) {
  for (u32 i = 0; i < size; ++i)
    to[i] = i < count ? from[i] : 0;
}
