/* A kernel in OpenCL C that calls the library: the hash of a number's digits.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
unsigned hash(const char *text);

kernel void hashes(global const int *numbers, global unsigned *result) {
  size_t i = get_global_id(0);
  char text[2] = {(char)('0' + numbers[i] % 10), 0};
  result[i] = hash(text);
}
