// RUN: %check_kernel %s %t --kernel breaks --block 64 --arg in:f32:320:0:4 --arg out:f32:64
// RUN: %check_kernel %s %t --kernel operands --block 64 --arg in:f32:320:0:4 --arg out:f32:64

// Threads leave an unrolled loop in different iterations, or skip parts of one.
kernel void breaks(global const float *in, global float *out) {
  size_t i = get_local_id(0);
  float sum = 0;
  for (int k = 0; k < 4; ++k) {
    float x = in[5 * i + k], y = in[5 * i + k + 1];
    if (x < 1)
      continue;
    if (y < 1)
      break;
    if (x > y || x > 3) {
      float z = x / y;
      if (z > 2)
        break;
      sum += z;
    }
    sum = sum * x + y;
  }
  out[i] = sum;
}

// Threads skip the rest after each operand of a condition.
kernel void operands(global const float *in, global float *out) {
  size_t i = get_local_id(0);
  global const float *p = in + 5 * i;
  float r = 1;
  if (p[0] > 1 || (p[1] > 2 && p[2] / p[3] > 1)) {
    r = p[4] / (p[0] + 1);
    if ((p[1] > 1 && p[2] / p[0] < 2) || p[3] > 2) {
      for (int k = 0; k < (int)p[4]; ++k)
        r = r * p[1] + p[k] / (r + 1);
    }
    r = r / p[2] + p[3] / (r + 2);
  }
  out[i] = r;
}
