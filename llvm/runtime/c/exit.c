//===-- exit.c - Ends of a program ----------------------------------------===//
//
// The machine ends a thread, or it traps. A status goes to where main returns
// to, as docs/simulator.md says; under a kernel there is no such place, and to
// go there is an error.
//
//===----------------------------------------------------------------------===//

#define HOST_RETURN 0x740000000000

_Noreturn void end_thread(void) __asm__("llvm.nvvm.exit");

_Noreturn void abort(void) { __builtin_trap(); }

_Noreturn void exit(int status) {
  if (status == 0)
    end_thread();
  register int value __asm__("R4") = status;
  __asm__ volatile("RET %1" : : "r"(value), "l"(HOST_RETURN));
  __builtin_unreachable();
}
