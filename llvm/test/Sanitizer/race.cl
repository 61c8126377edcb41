// A kernel with each kind of race, and its twin without.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -g -c %s -o %t.o
// RUN: %python %S/Inputs/mistakes.py %s %t.o | FileCheck %s
// CHECK: 37 pairs
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

// Threads of a block exchange data without a barrier.
//- missing_barrier race: --block 64 --arg buf:256
kernel void missing_barrier_wrong(global int *out) {
  local int tile[64];
  int l = get_local_id(0);
  tile[l] = l;                // second
  out[l] = tile[(l + 40) % 64]; // first
}
kernel void missing_barrier_right(global int *out) {
  local int tile[64];
  int l = get_local_id(0);
  tile[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = tile[(l + 40) % 64];
}

// The next iteration overwrites data that others still read.
//- reused_tile race: --block 64 --arg buf:256
kernel void reused_tile_wrong(global int *out) {
  local int tile[64];
  int l = get_local_id(0), sum = 0;
  for (int i = 0; i < 3; ++i) {
    tile[l] = l + i; // first
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += tile[63 - l]; // second
  }
  out[l] = sum;
}
kernel void reused_tile_right(global int *out) {
  local int tile[64];
  int l = get_local_id(0), sum = 0;
  for (int i = 0; i < 3; ++i) {
    tile[l] = l + i;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += tile[63 - l];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[l] = sum;
}

// A reduction without a barrier in the loop.
//- reduction race: --block 128 --arg buf:4
kernel void reduction_wrong(global int *out) {
  local int sums[128];
  int l = get_local_id(0);
  sums[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 64; step > 0; step /= 2)
    if (l < step)
      sums[l] += sums[l + step]; // first second
  if (l == 0)
    out[0] = sums[0];
}
kernel void reduction_right(global int *out) {
  local int sums[128];
  int l = get_local_id(0);
  sums[l] = l;
  for (int step = 64; step > 0; step /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < step)
      sums[l] += sums[l + step];
  }
  if (l == 0)
    out[0] = sums[0];
}

// The threads of a warp execute together, but nothing guarantees it.
//- lockstep race: --block 32 --arg buf:128
kernel void lockstep_wrong(global int *out) {
  local volatile int tile[32];
  int l = get_local_id(0);
  tile[l] = l;         // second
  out[l] = tile[l ^ 1]; // first
}
kernel void lockstep_right(global int *out) {
  local volatile int tile[32];
  int l = get_local_id(0);
  tile[l] = l;
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = tile[l ^ 1];
}

// A barrier of the sub-group does not order other warps.
//- other_warp race: --block 64 --arg buf:256
kernel void other_warp_wrong(global int *out) {
  local int tile[64];
  int l = get_local_id(0);
  tile[l] = l; // second
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = tile[63 - l]; // first
}
kernel void other_warp_right(global int *out) {
  local int tile[64];
  int l = get_local_id(0);
  tile[l] = l;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = tile[63 - l];
}

// Blocks write the same element.
//- same_element race: --grid 4 --block 32 --arg buf:512
kernel void same_element_wrong(global int *out) {
  out[get_local_id(0)] = get_group_id(0); // first second
}
kernel void same_element_right(global int *out) {
  out[get_global_id(0)] = get_group_id(0);
}

// A barrier does not order blocks.
//- other_block race: --grid 2 --block 32 --arg buf:512
kernel void other_block_wrong(global int *data) {
  int i = get_global_id(0);
  data[i] = i; // second
  barrier(CLK_GLOBAL_MEM_FENCE);
  data[64 + i] = data[63 - i]; // first
}
kernel void other_block_right(global int *data) {
  int i = get_global_id(0), first = get_group_id(0) * 32;
  data[i] = i;
  barrier(CLK_GLOBAL_MEM_FENCE);
  data[64 + i] = data[first + 31 - get_local_id(0)];
}

// Unsynchronized read-modify-write.
//- counter race: --block 64 --arg buf:4
kernel void counter_wrong(global int *count) {
  count[0] += get_local_id(0); // first second
}
kernel void counter_right(global int *count) {
  atomic_add(count, get_local_id(0));
}

// The bins of a histogram.
//- histogram race: --block 64 --arg buf:16
kernel void histogram_wrong(global int *bins) {
  ++bins[get_local_id(0) % 4]; // first second
}
kernel void histogram_right(global int *bins) {
  atomic_inc(&bins[get_local_id(0) % 4]);
}

// A plain read of a word that others change atomically.
//- plain_read race: --block 64 --arg buf:256 --arg buf:4
kernel void plain_read_wrong(global int *out, global int *count) {
  atomic_inc(count);            // second
  out[get_local_id(0)] = *count; // first
}
kernel void plain_read_right(global int *out, global int *count) {
  atomic_inc(count);
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[get_local_id(0)] = *count;
}

// One thread initializes for all.
//- initialization race: --block 64 --arg buf:256
kernel void initialization_wrong(global int *out) {
  local volatile int value;
  if (get_local_id(0) == 0)
    value = 7;                // second
  out[get_local_id(0)] = value; // first
}
kernel void initialization_right(global int *out) {
  local volatile int value;
  if (get_local_id(0) == 0)
    value = 7;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_local_id(0)] = value;
}

// Threads of one instruction store different values; the same one is no race.
//- one_instruction race: --block 32 --arg buf:4
kernel void one_instruction_wrong(global int *out) {
  *out = get_local_id(0); // first second
}
kernel void one_instruction_right(global int *out) {
  *out = 5;
}

// A message without release and acquire.
//- message race: --grid 2 --block 1 --arg buf:4 --arg buf:4
kernel void message_wrong(global int *data, global atomic_int *flag) {
  if (get_group_id(0) == 0) {
    *data = 42; // second
    atomic_store_explicit(flag, 1, memory_order_relaxed, memory_scope_device);
  } else if (atomic_load_explicit(flag, memory_order_relaxed, memory_scope_device)) {
    *data += 1; // first
  }
}
kernel void message_right(global int *data, global atomic_int *flag) {
  if (get_group_id(0) == 0) {
    *data = 42;
    atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device)) {
    *data += 1;
  }
}

// Release and acquire for the threads of a block, but by threads of two.
//- narrow_scope race: --grid 2 --block 1 --arg buf:4 --arg buf:4
kernel void narrow_scope_wrong(global int *data, global atomic_int *flag) {
  if (get_group_id(0) == 0) {
    *data = 42; // second
    atomic_fetch_add_explicit(flag, 1, memory_order_release, memory_scope_work_group);
  } else if (atomic_fetch_add_explicit(flag, 0, memory_order_acquire, memory_scope_work_group)) {
    *data += 1; // first
  }
}
kernel void narrow_scope_right(global int *data, global atomic_int *flag) {
  if (get_group_id(0) == 0) {
    *data = 42;
    atomic_fetch_add_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else if (atomic_fetch_add_explicit(flag, 0, memory_order_acquire, memory_scope_device)) {
    *data += 1;
  }
}

// The last block adds up the results of all, by way of a chain of atomic
// operations.
//- last_block race: --grid 4 --block 1 --arg buf:20 --arg buf:4
kernel void last_block_wrong(global int *parts, global atomic_int *done) {
  int group = get_group_id(0);
  parts[group] = group; // second
  int before = atomic_fetch_add_explicit(done, 1, memory_order_relaxed, memory_scope_device);
  if (before == 3)
    parts[4] = parts[0] + parts[2]; // first
}
kernel void last_block_right(global int *parts, global atomic_int *done) {
  int group = get_group_id(0);
  parts[group] = group;
  int before = atomic_fetch_add_explicit(done, 1, memory_order_acq_rel, memory_scope_device);
  if (before == 3)
    parts[4] = parts[0] + parts[2];
}

// Bytes of one word: neighbors are no race, overlaps are.
//- bytes race: --block 8 --arg buf:16
kernel void bytes_wrong(global uchar *out) {
  int l = get_local_id(0);
  global ushort *pair = (global ushort *)(out + (l & ~1));
  if (l & 1)
    out[l] = 200 + l; // first
  else
    *pair = 0x505 + l; // second
}
kernel void bytes_right(global uchar *out) {
  out[get_local_id(0)] = get_local_id(0);
}

// A stencil in place.
//- in_place race: --grid 2 --block 64 --arg buf:1024
kernel void in_place_wrong(global int *data) {
  int i = get_global_id(0);
  data[i] = data[i] + data[i + 1]; // first second
}
kernel void in_place_right(global int *data) {
  int i = get_global_id(0);
  data[128 + i] = data[i] + data[(i + 1) % 128];
}

// Through a pointer that does not say which memory it is to.
//- generic race: --block 64 --arg buf:256
__attribute__((noinline)) int load(int *p, int i) { return p[i]; } // first
kernel void generic_wrong(global int *out) {
  local int tile[64];
  int l = get_local_id(0);
  tile[l] = l; // second
  out[l] = load(tile, 63 - l); // first
}
kernel void generic_right(global int *out) {
  local int tile[64];
  int l = get_local_id(0);
  tile[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = load(tile, 63 - l);
}

// Neighbors exchange bytes without a barrier. A thread may read its own.
//- neighboring_bytes race: --block 64 --arg buf:256
kernel void neighboring_bytes_wrong(global int *out) {
  volatile local uchar tile[64];
  int l = get_local_id(0);
  tile[l] = l;          // second
  out[l] = tile[l ^ 1]; // first
}
kernel void neighboring_bytes_right(global int *out) {
  volatile local uchar tile[64];
  int l = get_local_id(0);
  tile[l] = l;
  int own = tile[l];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = own + tile[l ^ 1];
}

// The same with halves of words, which the last thread of a group reads.
//- neighboring_halves race: --block 64 --arg buf:256
kernel void neighboring_halves_wrong(global int *out) {
  volatile local ushort tile[64];
  int l = get_local_id(0);
  tile[l] = l;                        // second
  out[l] = l % 8 == 7 ? tile[l - 1] : 0; // first
}
kernel void neighboring_halves_right(global int *out) {
  volatile local ushort tile[64];
  int l = get_local_id(0);
  tile[l] = l;
  out[l] = l % 8 == 7 ? tile[l] : 0;
}

// Bytes that all threads have read, of which one is overwritten by another thread
// than its reader.
//- overwritten_byte race: --block 64 --arg buf:64 --arg buf:256
kernel void overwritten_byte_wrong(global volatile uchar *in, global int *out) {
  int l = get_local_id(0);
  out[l] = in[l]; // second
  if (l == 6)
    in[5] = 1; // first
}
kernel void overwritten_byte_right(global volatile uchar *in, global int *out) {
  int l = get_local_id(0);
  out[l] = in[l];
  if (l == 6)
    in[6] = 1;
}

// Words of which the thread that reads them has written one byte, others the rest.
//- word_of_bytes race: --block 64 --arg buf:256
kernel void word_of_bytes_wrong(global int *out) {
  local uint words[16];
  volatile local uchar *bytes = (volatile local uchar *)words;
  int l = get_local_id(0);
  bytes[l] = l; // second
  if (l % 4 == 0)
    out[l] = *(volatile local uint *)&words[l / 4]; // first
}
kernel void word_of_bytes_right(global int *out) {
  local uint words[16];
  volatile local uchar *bytes = (volatile local uchar *)words;
  int l = get_local_id(0);
  bytes[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l % 4 == 0)
    out[l] = *(volatile local uint *)&words[l / 4];
}

// All threads read a word that one of them changes.
//- changed_word race: --block 32 --arg buf:4
kernel void changed_word_wrong(global volatile int *word) {
  int old = *word; // second
  if (get_local_id(0) == 0)
    *word = old + 1; // first
}
kernel void changed_word_right(global volatile int *word) {
  int old = *word;
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    *word = old + 1;
}

// One thread after the other stores its own value by the same instruction.
//- taking_turns race: --block 32 --arg buf:4
kernel void taking_turns_wrong(global volatile int *word) {
#pragma unroll 1
  for (int i = 0; i < 4; ++i)
    if (get_local_id(0) == i)
      *word = 5 + i; // first second
}
kernel void taking_turns_right(global volatile int *word) {
#pragma unroll 1
  for (int i = 0; i < 4; ++i) {
    if (get_local_id(0) == i)
      *word = 5 + i;
    barrier(CLK_GLOBAL_MEM_FENCE);
  }
}

// Each thread of a block acquires the data that another block has released.
//- all_acquire race: --grid 2 --block 32 --arg buf:128 --arg buf:4
kernel void all_acquire_wrong(global int *data, global atomic_int *flag) {
  int l = get_local_id(0);
  if (get_group_id(0) == 0) {
    data[l] = l; // second
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (l == 0)
      atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else if (atomic_load_explicit(flag, memory_order_relaxed, memory_scope_device)) {
    data[l] += 1; // first
  }
}
kernel void all_acquire_right(global int *data, global atomic_int *flag) {
  int l = get_local_id(0);
  if (get_group_id(0) == 0) {
    data[l] = l;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (l == 0)
      atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device)) {
    data[l] += 1;
  }
}

// Local memory of one block after the other.
//- blocks_in_turn race: --grid 2 --block 64 --arg buf:512
kernel void blocks_in_turn_wrong(global int *out) {
  volatile local int tile[64];
  int l = get_local_id(0);
  tile[63 - l] = l;                  // second
  out[get_global_id(0)] = tile[l]; // first
}
kernel void blocks_in_turn_right(global int *out) {
  volatile local int tile[64];
  int l = get_local_id(0);
  tile[63 - l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = tile[l];
}

// A plain load by the thread whose atomic store was the last, but not the only one.
//- own_store_last race: --block 64 --arg buf:4 --arg buf:8
kernel void own_store_last_wrong(global atomic_int *word, global int *out) {
  int l = get_local_id(0);
  if (l % 32 == 0) {
    atomic_store_explicit(word, l, memory_order_relaxed, memory_scope_device); // second
    if (l == 32)
      out[1] = *(volatile global int *)word; // first
  }
}
kernel void own_store_last_right(global atomic_int *word, global int *out) {
  int l = get_local_id(0);
  if (l % 32 == 0) {
    atomic_store_explicit(word, l, memory_order_relaxed, memory_scope_device);
    if (l == 32)
      out[1] = atomic_load_explicit(word, memory_order_relaxed, memory_scope_device);
  }
}

// Of three readers the one in another warp is not ordered before the write.
//- distant_reader race: --block 64 --arg buf:4
kernel void distant_reader_wrong(global volatile int *word) {
  int l = get_local_id(0), sum = 0;
  if (l % 32 == 0)
    sum = *word; // second
  if (l == 1)
    for (int i = 0; i < 100; ++i)
      sum += *word;
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  if (l == 0)
    *word = sum; // first
}
kernel void distant_reader_right(global volatile int *word) {
  int l = get_local_id(0), sum = 0;
  if (l % 32 == 0)
    sum = *word;
  if (l == 1)
    for (int i = 0; i < 100; ++i)
      sum += *word;
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (l == 0)
    *word = sum;
}

#define GET(object, order) atomic_load_explicit(object, order, memory_scope_device)
#define PUT(object, order) atomic_store_explicit(object, 1, order, memory_scope_device)

// A relaxed store by a third thread ends the release sequence of the first one.
//- overwritten_release race: --grid 3 --arg buf:4 --arg buf:4
kernel void overwritten_release_wrong(global int *data, global atomic_int *flag) {
  if (get_group_id(0) == 0) {
    *data = 1; // second
    PUT(flag, memory_order_release);
  } else if (get_group_id(0) == 1) {
    PUT(flag, memory_order_relaxed);
  } else if (GET(flag, memory_order_acquire)) {
    *data += 1; // first
  }
}
kernel void overwritten_release_right(global int *data, global atomic_int *flag) {
  if (get_group_id(0) == 0) {
    *data = 1;
    PUT(flag, memory_order_release);
  } else if (get_group_id(0) == 1) {
    if (GET(flag, memory_order_acquire))
      PUT(flag, memory_order_release);
  } else if (GET(flag, memory_order_acquire)) {
    *data += 1;
  }
}

// One thread releases the stores of its warp.
//- warp_releases race: --grid 2 --block 32 --arg buf:128 --arg buf:4
kernel void warp_releases_wrong(global int *data, global atomic_int *flag) {
  int l = get_local_id(0);
  if (get_group_id(0) == 0) {
    data[l] = l; // second
    if (l == 0)
      PUT(flag, memory_order_release);
  } else if (GET(flag, memory_order_acquire)) {
    data[l] += 1; // first
  }
}
kernel void warp_releases_right(global int *data, global atomic_int *flag) {
  int l = get_local_id(0);
  if (get_group_id(0) == 0) {
    data[l] = l;
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
    if (l == 0)
      PUT(flag, memory_order_release);
  } else if (GET(flag, memory_order_acquire)) {
    data[l] += 1;
  }
}

// From block to block, by a flag each.
//- handed_on race: --grid 3 --arg buf:4 --arg buf:8
kernel void handed_on_wrong(global int *data, global atomic_int *flags) {
  if (get_group_id(0) == 0) {
    *data = 1; // second
    PUT(flags, memory_order_release);
  } else if (get_group_id(0) == 1) {
    PUT(flags + 1, memory_order_release);
  } else if (GET(flags + 1, memory_order_acquire)) {
    *data += 1; // first
  }
}
kernel void handed_on_right(global int *data, global atomic_int *flags) {
  if (get_group_id(0) == 0) {
    *data = 1;
    PUT(flags, memory_order_release);
  } else if (get_group_id(0) == 1) {
    if (GET(flags, memory_order_acquire))
      PUT(flags + 1, memory_order_release);
  } else if (GET(flags + 1, memory_order_acquire)) {
    *data += 1;
  }
}

// A fence for the block does not acquire the release of another block; one for
// the device after it does.
//- fence_of_block race: --grid 2 --arg buf:4 --arg buf:4
kernel void fence_of_block_wrong(global int *data, global atomic_int *flag) {
  if (get_group_id(0) == 0) {
    *data = 1; // second
    PUT(flag, memory_order_release);
  } else if (GET(flag, memory_order_relaxed)) {
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
    *data += 1; // first
  }
}
kernel void fence_of_block_right(global int *data, global atomic_int *flag) {
  if (get_group_id(0) == 0) {
    *data = 1;
    PUT(flag, memory_order_release);
  } else if (GET(flag, memory_order_relaxed)) {
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
    *data += 1;
  }
}

// Two threads acquire from different blocks; after a barrier a third one knows both.
//- gathered race: --grid 3 --block 64 --arg buf:8 --arg buf:8
kernel void gathered_wrong(global int *data, global atomic_int *flags) {
  int l = get_local_id(0), group = get_group_id(0);
  if (group < 2 && l == 0) {
    data[group] = 1; // second
    PUT(flags + group, memory_order_release);
  }
  if (group == 2) {
    if (l == 0)
      GET(flags, memory_order_acquire);
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (l == 40)
      data[0] += data[1]; // first
  }
}
kernel void gathered_right(global int *data, global atomic_int *flags) {
  int l = get_local_id(0), group = get_group_id(0);
  if (group < 2 && l == 0) {
    data[group] = 1;
    PUT(flags + group, memory_order_release);
  }
  if (group == 2) {
    if (l < 2)
      GET(flags + l, memory_order_acquire);
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (l == 40)
      data[0] += data[1];
  }
}

// The second warp overwrites data that both have read; that the first one has is only known from
// its release, of which the second reads twice before its fence. An operation on another
// atomic tells nothing.
//- two_readers race: --block 64 --arg buf:128 --arg buf:256 --arg buf:256
kernel void two_readers_wrong(global int *data, global atomic_int *flag, global int *out) {
  int l = get_local_id(0), k = l % 32;
  if (l < 32) {
    out[l] = data[k]; // second
    atomic_store_explicit(flag + k, 1, memory_order_relaxed, memory_scope_work_group);
    return;
  }
  for (int n = 0; n < 2; ++n)
    while (!atomic_load_explicit(flag + k, memory_order_relaxed, memory_scope_work_group))
      ;
  atomic_fetch_add_explicit(flag + l, 1, memory_order_relaxed, memory_scope_work_group);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
  out[l] = data[k];
  data[k] = l; // first
}
kernel void two_readers_right(global int *data, global atomic_int *flag, global int *out) {
  int l = get_local_id(0), k = l % 32;
  if (l < 32) {
    out[l] = data[k];
    atomic_store_explicit(flag + k, 1, memory_order_release, memory_scope_work_group);
    return;
  }
  for (int n = 0; n < 2; ++n)
    while (!atomic_load_explicit(flag + k, memory_order_relaxed, memory_scope_work_group))
      ;
  atomic_fetch_add_explicit(flag + l, 1, memory_order_relaxed, memory_scope_work_group);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
  out[l] = data[k];
  data[k] = l;
}

// Three warps read the same words, the third of them as bytes, and it overwrites one.
//- bytes_of_words race: --block 96 --arg buf:128 --arg buf:384
kernel void bytes_of_words_wrong(global int *data, global int *out) {
  int l = get_local_id(0);
  out[l] = l < 64 ? data[l % 32] : ((global char *)data)[l % 32]; // second
  if (l == 95)
    data[5] = 1; // first
}
kernel void bytes_of_words_right(global int *data, global int *out) {
  int l = get_local_id(0);
  out[l] = l < 64 ? data[l % 32] : ((global char *)data)[l % 32];
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (l == 95)
    data[5] = 1;
}

// Two blocks write words that are far from each other.
//- far_apart race: --grid 2 --block 64 --arg buf:1400000
kernel void far_apart_wrong(global int *data) {
  data[get_local_id(0) * 5003] = get_group_id(0); // first second
}
kernel void far_apart_right(global int *data) {
  data[get_local_id(0) * 5003 + get_group_id(0)] = get_group_id(0);
}

// Threads that arrive at a barrier, and do not wait there, pass on the releases that they
// have acquired of another block.
//- arrived race: --grid 2 --block 64 --arg buf:4 --arg buf:4
kernel void arrived_wrong(global int *data, global atomic_int *flag) {
  int l = get_local_id(0);
  if (get_group_id(0) == 0) {
    if (l == 0) {
      data[0] = 1; // second
      PUT(flag, memory_order_release);
    }
  } else if (l < 32) {
    GET(flag, memory_order_relaxed);
    __asm__ volatile("bar.arrive 1, 64;" ::: "memory");
  } else {
    __asm__ volatile("bar.sync 1, 64;" ::: "memory");
    if (l == 32)
      data[0] += 1; // first
  }
}
kernel void arrived_right(global int *data, global atomic_int *flag) {
  int l = get_local_id(0);
  if (get_group_id(0) == 0) {
    if (l == 0) {
      data[0] = 1;
      PUT(flag, memory_order_release);
    }
  } else if (l < 32) {
    GET(flag, memory_order_acquire);
    __asm__ volatile("bar.arrive 1, 64;" ::: "memory");
  } else {
    __asm__ volatile("bar.sync 1, 64;" ::: "memory");
    if (l == 32)
      data[0] += 1;
  }
}
