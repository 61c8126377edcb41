kernel void missed(global int *p) {
  int i = get_local_id(0);
  if (i < 32)
    __asm__ volatile("BAR.SYNC 0");
  else
    __asm__ volatile("BAR.SYNC 1");
  p[i] = i;
}

kernel void outside(global int *p) {
  p[get_local_id(0)] = 1;
}

kernel void race(global int *p) {
  local int tile[64];
  int i = get_local_id(0);
  tile[i] = i;
  p[i] = tile[63 - i];
}

kernel void uninitialized(global int *p, local int *tile) {
  int i = get_local_id(0);
  if (tile[i] > 0)
    p[i] = 1;
}
