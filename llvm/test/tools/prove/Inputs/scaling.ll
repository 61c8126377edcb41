target triple = "q7x2"

define half @of_halves(half %x, i32 %n) {
  %r = call half @llvm.ldexp.f16.i32(half %x, i32 %n)
  ret half %r
}

define float @of_words(float %x, i16 %n) {
  %r = call float @llvm.ldexp.f32.i16(float %x, i16 %n)
  ret float %r
}

define <2 x float> @of_vectors(<2 x float> %x) {
  %p = call { <2 x float>, <2 x i32> } @llvm.frexp.v2f32.v2i32(<2 x float> %x)
  %r = extractvalue { <2 x float>, <2 x i32> } %p, 0
  ret <2 x float> %r
}
