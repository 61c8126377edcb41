kernel void spin(global volatile int *p) {
  while (p[0] == 0)
    ;
  p[1] = 1;
}
