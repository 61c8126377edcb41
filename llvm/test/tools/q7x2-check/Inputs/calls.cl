__attribute__((noinline)) float step(float x) { return sin(x) + 1.0f; }

kernel void walk(global float *data, int n) {
  int id = get_global_id(0);
  float x = data[id];
  for (int i = 0; i < n; ++i)
    x = i & 1 ? step(x) : x / data[i];
  data[id] = x;
}
