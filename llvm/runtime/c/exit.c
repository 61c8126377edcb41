//===-- exit.c - Ends of a program ----------------------------------------===//
//
// The machine ends a thread, or it traps; there is no status to leave behind
// but through the value of main.
//
//===----------------------------------------------------------------------===//

_Noreturn void end_thread(void) __asm__("llvm.nvvm.exit");

_Noreturn void abort(void) { __builtin_trap(); }

_Noreturn void exit(int status) {
  if (status != 0)
    __builtin_trap();
  end_thread();
}
