kernel void k(global uint *out, local uint *l) {
  out[get_global_id(0)] = sub_group_shuffle(1u, 3) + sub_group_rotate(2u, 1) + sub_group_reduce_add(3u);
}
