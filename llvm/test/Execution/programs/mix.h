// A sum over all values that a program comes to.
unsigned h = 1;
void mix(long long x) {
  h = (h ^ (unsigned)x) * 16777619u;
  h ^= h >> 13;
  h = (h ^ (unsigned)(x >> 32)) * 16777619u;
  h ^= h >> 11;
}
