/* register_code.hpp - registers device code that no host code refers to */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

/* clang registers the code of a file with kernels or variables. q7x2-nvcc adds
   this to the object of a file with functions only, which other files may call
   (-rdc). Q7X2_CODE is the path of the device's object, a string. */

extern "C" {
void **__cudaRegisterFatBinary(void *wrapper);
void __cudaRegisterFatBinaryEnd(void **handle);
void __cudaUnregisterFatBinary(void **handle);
extern const char q7x2_code[] __attribute__((visibility("hidden")));
}

asm(".pushsection .rodata\n"
    ".balign 16\n"
    ".local q7x2_code\n"
    "q7x2_code: .incbin \"" Q7X2_CODE "\"\n"
    ".popsection");

/* clang's structure, with its mark of CUDA's device code. */
static struct {
  int magic, version;
  const void *data;
  void *unused;
} wrapper = {0x466243b1, 1, q7x2_code, nullptr};

static void **handle;

__attribute__((constructor)) static void registerCode() {
  handle = __cudaRegisterFatBinary(&wrapper);
  __cudaRegisterFatBinaryEnd(handle);
}

__attribute__((destructor)) static void unregisterCode() {
  __cudaUnregisterFatBinary(handle);
}
