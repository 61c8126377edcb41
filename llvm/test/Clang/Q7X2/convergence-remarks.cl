// Remarks on convergence have source locations, also without debug information.
//
// RUN: q7x2-clang -O2 -c -Rpass-analysis=q7x2-convergence %s -o /dev/null 2>&1 | FileCheck %s
//
// CHECK: convergence-remarks.cl:[[@LINE+7]]:{{[0-9]+}}: remark: sum: divergence at the end of %bb.0: guard P0, set by ISETP_RC in line [[@LINE+7]], is not known to be uniform; no barrier: the threads have only their end in common
// CHECK: convergence-remarks.cl:[[@LINE+8]]:3: remark: sum: divergence at the end of %bb.[[BB:[0-9]+]]: {{.*}}; B0, set in %bb.[[BB]] (line [[@LINE+8]]), reconverges the threads at %bb.[[END:[0-9]+]] (line [[@LINE+13]]), the immediate post-dominator of the branch
// CHECK: convergence-remarks.cl:[[@LINE+7]]:3: remark: sum: {{.*}}, so threads leave the loop at %bb.{{[0-9]+}} in different iterations; no barrier of its own at %bb.[[END]] (line [[@LINE+12]]): the region from %bb.[[BB]] covers it
// CHECK-NOT: remark:

kernel void sum(global const int *in, global int *out, int n) {
  int i = get_global_id(0), total = 0;
  if (i >= n)
    return;
  for (int k = 0; k < in[i]; ++k) {
    if (in[k] & 1)
      total += in[k + n] / 3;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[i] = total;
}
