// Inline PTX that exchanges values between threads.
//
// RUN: q7x2-clang -x cl -cl-std=CL2.0 -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 64 --arg buf:256 --print 0:u32 | FileCheck %s
// RUN: q7x2-clang -x cl -cl-std=CL2.0 -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 64 --arg buf:256 --print 0:u32 | FileCheck %s

// Each thread counts the correct results.
// CHECK-COUNT-64: 10
kernel void test(global uint *out) {
  uint id = get_local_id(0), lane, good = 0, r, p;
  __asm__("mov.u32 %0, %%laneid;" : "=r"(lane));
  good += lane == id % 32;

  __asm__ volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;"
                   : "=r"(r)
                   : "r"(id), "r"(5));
  good += r == (id & 32) + 5;
  __asm__ volatile("{ .reg .pred p; shfl.sync.down.b32 %0|p, %2, 4, 31, -1;\n"
                   "selp.u32 %1, 1, 0, p; }"
                   : "=r"(r), "=r"(p)
                   : "r"(id));
  good += r == (lane < 28 ? id + 4 : id) && p == lane < 28;

  __asm__ volatile("{ .reg .pred p, q; setp.lt.u32 p, %1, 40;\n"
                   "vote.sync.ballot.b32 %0, p, 0xffffffff; }"
                   : "=r"(r)
                   : "r"(id));
  good += r == (id < 32 ? 0xffffffff : 0xff);
  __asm__ volatile("{ .reg .pred p, q; setp.lt.u32 p, %1, 40;\n"
                   "vote.sync.all.pred q, p, -1; selp.u32 %0, 1, 0, q; }"
                   : "=r"(r)
                   : "r"(id));
  good += r == id < 32;

  __asm__ volatile("activemask.b32 %0;" : "=r"(r));
  good += r == 0xffffffff;
  __asm__ volatile("redux.sync.add.u32 %0, %1, 0xffffffff;"
                   : "=r"(r)
                   : "r"(id));
  good += r == (id & 32) * 32 + 31 * 16;
  __asm__ volatile("match.any.sync.b32 %0, %1, 0xffffffff;"
                   : "=r"(r)
                   : "r"(id & 1));
  good += r == (id & 1 ? 0xaaaaaaaa : 0x55555555);

  __asm__ volatile("{ .reg .pred p; setp.ge.u32 p, %1, 60;\n"
                   "bar.red.popc.u32 %0, 0, p; }"
                   : "=r"(r)
                   : "r"(id)
                   : "memory");
  good += r == 4;

  local uint shared[64];
  uint address = (uint)(ulong)shared + 4 * id;
  __asm__ volatile("st.shared.u32 [%0], %1;\n bar.sync 0;\n bar.warp.sync -1;"
                   ::"r"(address), "r"(id * 3) : "memory");
  good += shared[63 - id] == (63 - id) * 3;
  out[id] = good;
}
