; The other object of shared-layout.ll.
target triple = "q7x2"

@outside = addrspace(3) global i32 undef

define void @unknown() {
  ret void
}
