// Work-groups that do not divide the range, and global offsets of 64 bits.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel sizes --threads 13,7,3 --block 8,4,2 --offset 1,2,3 --arg buf:1092 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=SIZES
// RUN: q7x2-run %t.o --kernel groups --threads 23,11 --block 16,6 --arg buf:1012 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=GROUPS
// RUN: q7x2-run %t.o --kernel copy --threads 150 --block 100 --arg buf:600 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=COPY
// RUN: q7x2-run %t.o --kernel offset --threads 3 --offset 21474836487 --arg buf:48 --print 0:u64 \
// RUN:   | FileCheck %s --check-prefix=OFFSET
// RUN: q7x2-clang -cl-std=CL3.0 -O0 -c %s -o %t0.o
// RUN: q7x2-run %t0.o --kernel sizes --threads 13,7,3 --block 8,4,2 --offset 1,2,3 --arg buf:1092 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=SIZES
// RUN: q7x2-run %t0.o --kernel groups --threads 23,11 --block 16,6 --arg buf:1012 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=GROUPS
//
// Two groups along each dimension. The kernels that allow no others are refused:
// RUN: q7x2-clang -cl-std=CL1.2 -DOLD -O2 -c %s -o %t1.o
// RUN: not q7x2-run %t1.o --threads 3 --block 2 --arg buf:24 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: q7x2-clang -cl-std=CL3.0 -cl-uniform-work-group-size -DOLD -O2 -c %s -o %t2.o
// RUN: not q7x2-run %t2.o --threads 3 --block 2 --arg buf:24 2>&1 | FileCheck %s --check-prefix=REFUSED
// REFUSED: kernel 'old' does not allow partial blocks

#ifdef OLD
kernel void old(global ulong *out) { out[get_global_id(0)] = get_local_size(0); }
#else

// SIZES-COUNT-273: {{^}}1{{$}}
// SIZES-NOT: {{.}}
kernel void sizes(global uint *out) {
  size_t x = get_global_id(0) - 1, y = get_global_id(1) - 2, z = get_global_id(2) - 3;
  uint lx = x < 8 ? 8 : 5, ly = y < 4 ? 4 : 3, lz = z < 2 ? 2 : 1;
  size_t local_linear = (get_local_id(2) * ly + get_local_id(1)) * lx + get_local_id(0);
  uint items = lx * ly * lz;
  out[get_global_linear_id()] =
      get_global_linear_id() == (z * 7 + y) * 13 + x &&
      get_local_id(0) == x % 8 && get_local_id(1) == y % 4 && get_local_id(2) == z % 2 &&
      get_local_size(0) == lx && get_local_size(1) == ly && get_local_size(2) == lz &&
      get_local_size(3) == 1 && get_enqueued_local_size(3) == 1 &&
      get_enqueued_local_size(0) == 8 && get_enqueued_local_size(1) == 4 && get_enqueued_local_size(2) == 2 &&
      get_global_size(0) == 13 && get_global_size(1) == 7 && get_global_size(2) == 3 && get_global_size(3) == 1 &&
      get_num_groups(0) == 2 && get_num_groups(1) == 2 && get_num_groups(2) == 2 &&
      get_local_linear_id() == local_linear &&
      get_num_sub_groups() == (items + 31) / 32 && get_enqueued_num_sub_groups() == 2 &&
      get_sub_group_id() == local_linear / 32 && get_sub_group_local_id() == local_linear % 32 &&
      get_sub_group_size() == min(items - (uint)local_linear / 32 * 32, 32u);
}

// Collective functions and barriers, in divergent work-items as well.
// GROUPS-COUNT-253: {{^}}1{{$}}
// GROUPS-NOT: {{.}}
kernel void groups(global uint *out) {
  local uint shared[96];
  uint id = get_local_linear_id(), items = get_local_size(0) * get_local_size(1);
  uint lane = get_sub_group_local_id(), lanes = get_sub_group_size();
  uint sum = work_group_reduce_add(id);
  uint before = work_group_scan_exclusive_add(1u);
  uint last = work_group_broadcast(id, get_local_size(0) - 1, get_local_size(1) - 1);
  uint in_sub_group = sub_group_reduce_add(1u);
  uint highest = sub_group_broadcast(lane, lanes - 1);
  if (id % 3 == 0)
    shared[id] = id;
  else
    shared[id] = id + 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint next = shared[(id + 1) % items];
  uint all = work_group_all(id < items), any = work_group_any(id == items - 1);
  uint none = work_group_any(id >= items);
  out[get_global_linear_id()] = sum == items * (items - 1) / 2 && before == id && last == items - 1 &&
      in_sub_group == lanes && highest == lanes - 1 && next == (id + 1) % items && all && any && !none;
}

// COPY-COUNT-150: {{^}}7{{$}}
// COPY-NOT: {{.}}
kernel void copy(global uint *out) {
  local uint shared[100];
  for (uint i = get_local_id(0); i < 100; i += get_local_size(0))
    shared[i] = 7;
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t e = async_work_group_copy(out + get_group_id(0) * 100, shared, get_group_id(0) ? 50 : 100, 0);
  wait_group_events(1, &e);
}

// OFFSET:      {{^}}21474836487{{$}}
// OFFSET-NEXT: {{^}}21474836488{{$}}
// OFFSET-NEXT: {{^}}21474836489{{$}}
// OFFSET-NEXT: {{^}}21474836487{{$}}
kernel void offset(global ulong *out) {
  out[get_global_linear_id()] = get_global_id(0);
  out[get_global_linear_id() + 3] = get_global_offset(0);
}
#endif
