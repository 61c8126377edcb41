target triple = "q7x2"
define void @add_b(ptr %p) {
  %r = atomicrmw add ptr %p, i128 18446744073709551617 seq_cst
  ret void
}
