//===- DebugApi.cpp - The C interface for debuggers -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CApi.h"
#include "Debugger.h"
#include "Report.h"
#include "llvm/Support/FormatVariadic.h"
#include <cstring>
#include <new>

using namespace q7x2;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Where to stop
//===----------------------------------------------------------------------===//

q7x2_debugger *q7x2_debugger_create(q7x2_stop_fn Stop, void *Context) {
  return new q7x2_debugger(Stop, Context);
}
void q7x2_debugger_destroy(q7x2_debugger *D) { delete D; }

void q7x2_debugger_set_break(q7x2_debugger *D, uint64_t PC, int Enabled) {
  D->Impl.setBreak(uint32_t(PC / InstBytes), Enabled);
}
size_t q7x2_debugger_watch(q7x2_debugger *D, uint64_t Address, uint64_t Bytes,
                           const uint32_t Block[3]) {
  return D->Impl.watch(Address, Bytes, Block);
}
void q7x2_debugger_unwatch_all(q7x2_debugger *D) { D->Impl.unwatchAll(); }
void q7x2_debugger_step_thread(q7x2_debugger *D, const uint32_t *Block,
                               uint32_t Thread) {
  D->Impl.stepThread(Block, Thread);
}
void q7x2_debugger_set_stop_time(q7x2_debugger *D, uint64_t Time) {
  D->Impl.setStopTime(Time);
}
void q7x2_debugger_interrupt(q7x2_debugger *D) { D->Impl.interrupt(); }
void q7x2_debugger_end(q7x2_debugger *D) { D->Impl.end(); }

//===----------------------------------------------------------------------===//
// Blocks, threads and registers
//===----------------------------------------------------------------------===//

size_t q7x2_debugger_block_count(const q7x2_debugger *D) {
  return D->Impl.blocks().size();
}

void q7x2_debugger_get_block(const q7x2_debugger *D, size_t Index,
                             q7x2_debug_block *Block) {
  const BlockState &B = *D->Impl.blocks()[Index];
  std::copy_n(B.Index, 3, Block->index);
  std::copy_n(B.Size, 3, Block->size);
  Block->warps = B.Warps.size();
}

namespace {
/// A thread of a block.
struct ThreadPlace {
  BlockState *Block = nullptr;
  Warp *W = nullptr;
  unsigned Lane = 0;
};
} // namespace

static q7x2_error *argumentError(std::string Message) {
  return makeError(Q7X2_ERROR_ARGUMENT, std::move(Message));
}

static q7x2_error *findThread(const q7x2_debugger *D, const uint32_t *Block,
                              uint32_t Thread, ThreadPlace &Place) {
  Place.Block = D->Impl.launch() ? D->Impl.findBlock(Block) : nullptr;
  if (!Place.Block)
    return argumentError(formatv(
        "block {0} has not started or has ended already", tripleText(Block)));
  const uint32_t *Size = Place.Block->Size;
  if (Thread >= Size[0] * Size[1] * Size[2])
    return argumentError(formatv("block {0} has {1}x{2}x{3} threads",
                                 tripleText(Block), Size[0], Size[1], Size[2]));
  Place.W = Place.Block->Warps[Thread / WarpSize];
  Place.Lane = Thread % WarpSize;
  return nullptr;
}

static q7x2_thread_state stateOf(FragState S) {
  switch (S) {
  case FragState::Ready:
    return Q7X2_THREAD_READY;
  case FragState::Convergence:
    return Q7X2_THREAD_CONVERGENCE;
  case FragState::WarpSync:
    return Q7X2_THREAD_WARPSYNC;
  case FragState::BlockBarrier:
    return Q7X2_THREAD_BARRIER;
  case FragState::Sleeping:
    return Q7X2_THREAD_SLEEPING;
  }
  llvm_unreachable("unknown state of a fragment");
}

q7x2_error *q7x2_debugger_get_thread(const q7x2_debugger *D,
                                     const uint32_t Block[3], uint32_t Thread,
                                     q7x2_debug_thread *Result) {
  ThreadPlace P;
  if (q7x2_error *E = findThread(D, Block, Thread, P))
    return E;
  q7x2_debug_thread T = {};
  T.warp = P.W->Index;
  T.lane = P.Lane;
  T.state = Q7X2_THREAD_EXITED;
  T.calls = D->Impl.calls(*P.Block, Thread).size();
  if (P.W->live() >> P.Lane & 1)
    for (const Fragment &F : P.W->fragments())
      if (F.Mask >> P.Lane & 1) {
        T.state = stateOf(F.State);
        T.barrier = F.Barrier;
        T.mask = F.Mask;
        T.pc = uint64_t(D->Impl.placeOf(*P.W, F)) * InstBytes;
      }
  *Result = T;
  return nullptr;
}

static q7x2_error *findCall(const q7x2_debugger *D, const ThreadPlace &P,
                            uint32_t Thread, uint32_t Frame,
                            const DebugHook::Call *&Found) {
  const std::vector<DebugHook::Call> &Calls = D->Impl.calls(*P.Block, Thread);
  if (Frame == 0 || Frame > Calls.size())
    return argumentError(formatv("the thread has {0} calls, none is number {1}",
                                 Calls.size(), Frame));
  Found = &Calls[Calls.size() - Frame];
  return nullptr;
}

q7x2_error *q7x2_debugger_get_return(const q7x2_debugger *D,
                                     const uint32_t Block[3], uint32_t Thread,
                                     uint32_t Frame, uint64_t *PC) {
  ThreadPlace P;
  if (q7x2_error *E = findThread(D, Block, Thread, P))
    return E;
  const DebugHook::Call *C;
  if (q7x2_error *E = findCall(D, P, Thread, Frame, C))
    return E;
  *PC = uint64_t(C->ReturnPC) * InstBytes;
  return nullptr;
}

static q7x2_error *checkRegister(q7x2_register_file File, uint32_t Number) {
  static const struct {
    const char *Prefix;
    uint32_t Count;
  } Files[Q7X2_REGISTER_FILES] = {
      {"R", NumGPRs}, {"P", NumPreds}, {"UR", NumUGPRs}, {"UP", NumPreds}};
  if (unsigned(File) >= Q7X2_REGISTER_FILES)
    return argumentError(
        formatv("there is no file {0} of registers", unsigned(File)));
  if (Number >= Files[File].Count)
    return argumentError(formatv("there is no register {0}{1}, the last is "
                                 "{0}{2}",
                                 Files[File].Prefix, Number,
                                 Files[File].Count - 1));
  return nullptr;
}

q7x2_error *q7x2_debugger_read_register(const q7x2_debugger *D,
                                        const uint32_t Block[3],
                                        uint32_t Thread, uint32_t Frame,
                                        q7x2_register_file File,
                                        uint32_t Number, uint32_t *Value) {
  ThreadPlace P;
  if (q7x2_error *E = findThread(D, Block, Thread, P))
    return E;
  if (q7x2_error *E = checkRegister(File, Number))
    return E;
  switch (File) {
  case Q7X2_REGISTER_PREDICATE:
    *Value = P.W->P[Number] >> P.Lane & 1;
    return nullptr;
  case Q7X2_REGISTER_UNIFORM:
    *Value = P.W->UR[Number];
    return nullptr;
  case Q7X2_REGISTER_UNIFORM_PREDICATE:
    *Value = P.W->UP[Number] & 1;
    return nullptr;
  default:
    break;
  }
  *Value = P.W->R[Number][P.Lane];
  if (!Frame)
    return nullptr;
  const DebugHook::Call *C;
  if (q7x2_error *E = findCall(D, P, Thread, Frame, C))
    return E;
  if (Number < C->Registers.size())
    *Value = C->Registers[Number];
  return nullptr;
}

q7x2_error *q7x2_debugger_write_register(q7x2_debugger *D,
                                         const uint32_t Block[3],
                                         uint32_t Thread,
                                         q7x2_register_file File,
                                         uint32_t Number, uint32_t Value) {
  ThreadPlace P;
  if (q7x2_error *E = findThread(D, Block, Thread, P))
    return E;
  if (q7x2_error *E = checkRegister(File, Number))
    return E;
  const uint32_t Bit = uint32_t(1) << P.Lane;
  switch (File) {
  case Q7X2_REGISTER_PREDICATE:
    P.W->P[Number] = (P.W->P[Number] & ~Bit) | (Value ? Bit : 0);
    break;
  case Q7X2_REGISTER_UNIFORM:
    P.W->UR[Number] = Value;
    break;
  case Q7X2_REGISTER_UNIFORM_PREDICATE:
    P.W->UP[Number] = Value ? AllLanes : 0;
    break;
  default:
    P.W->R[Number][P.Lane] = Value;
    break;
  }
  return nullptr;
}

/// Returns the host memory for a thread's generic address, or null if the
/// thread has no memory there.
static uint8_t *hostMemory(const q7x2_debugger *D, const ThreadPlace &P,
                           uint32_t Thread, uint64_t Address, uint64_t Bytes) {
  const LaunchState &L = *D->Impl.launch();
  auto Within = [&](uint64_t Offset, uint64_t Size) {
    return Offset <= Size && Bytes <= Size - Offset;
  };
  if (Address - SharedWindow < WindowBytes) {
    const uint64_t Offset = Address - SharedWindow;
    return Within(Offset, L.SharedBytes) ? P.Block->shared() + Offset : nullptr;
  }
  if (Address - LocalWindow < WindowBytes) {
    const uint64_t Offset = Address - LocalWindow;
    return Within(Offset, L.LocalBytes) ? P.Block->local(Thread) + Offset
                                        : nullptr;
  }
  return L.Memory->access(Address, Bytes);
}

static q7x2_error *accessMemory(const q7x2_debugger *D, const uint32_t *Block,
                                uint32_t Thread, uint64_t Address,
                                uint64_t Bytes, uint8_t *&Memory) {
  ThreadPlace P;
  if (q7x2_error *E = findThread(D, Block, Thread, P))
    return E;
  Memory = hostMemory(D, P, Thread, Address, Bytes);
  if (Memory)
    return nullptr;
  return argumentError(
      formatv("cannot access memory at address {0:x}", Address));
}

q7x2_error *q7x2_debugger_read(const q7x2_debugger *D, const uint32_t Block[3],
                               uint32_t Thread, uint64_t Address, void *Data,
                               uint64_t Bytes) {
  uint8_t *Memory;
  if (q7x2_error *E = accessMemory(D, Block, Thread, Address, Bytes, Memory))
    return E;
  std::memcpy(Data, Memory, Bytes);
  return nullptr;
}

q7x2_error *q7x2_debugger_write(q7x2_debugger *D, const uint32_t Block[3],
                                uint32_t Thread, uint64_t Address,
                                const void *Data, uint64_t Bytes) {
  uint8_t *Memory;
  if (q7x2_error *E = accessMemory(D, Block, Thread, Address, Bytes, Memory))
    return E;
  std::memcpy(Memory, Data, Bytes);
  return nullptr;
}

q7x2_error *q7x2_debugger_read_constant(const q7x2_debugger *D, uint32_t Bank,
                                        uint64_t Offset, void *Data,
                                        uint64_t Bytes) {
  const LaunchState *L = D->Impl.launch();
  if (!L || Bank >= NumConstBanks || Offset > L->Banks[Bank].Size ||
      Bytes > L->Banks[Bank].Size - Offset)
    return argumentError(
        formatv("constant bank {0} has nothing at {1:x}", Bank, Offset));
  std::memcpy(Data, L->Banks[Bank].Data + Offset, Bytes);
  return nullptr;
}

void q7x2_debugger_get_windows(uint64_t *Shared, uint64_t *Local) {
  *Shared = SharedWindow;
  *Local = LocalWindow;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

size_t q7x2_module_object_count(const q7x2_module *M) {
  return M->Impl->objectCount();
}

void q7x2_module_get_object(const q7x2_module *M, size_t Index,
                            q7x2_debug_object *Object) {
  const StringRef Data = M->Impl->object(Index).getData();
  *Object = {M->Impl->objectName(Index).c_str(), Data.data(), Data.size()};
}

void q7x2_module_get_section(const q7x2_module *M, size_t Object,
                             uint32_t Section, q7x2_section_place *Place) {
  const LoadedSection S = M->Impl->section(Object, Section);
  *Place = {Q7X2_SECTION_NONE, S.Address, S.Size, S.Bank};
  switch (S.Kind) {
  case LoadedSection::NotLoaded:
    break;
  case LoadedSection::InCode:
    Place->kind = Q7X2_SECTION_CODE;
    Place->address -= CodeWindow;
    break;
  case LoadedSection::InShared:
    Place->kind = Q7X2_SECTION_GENERIC;
    Place->address += SharedWindow;
    break;
  case LoadedSection::InData:
    Place->kind = Q7X2_SECTION_GENERIC;
    break;
  case LoadedSection::InBank:
    Place->kind = Q7X2_SECTION_BANK;
    break;
  }
}

uint64_t q7x2_module_code_size(const q7x2_module *M) {
  return M->Impl->code().Insts.size() * InstBytes;
}

void q7x2_module_describe_code(const q7x2_module *M, uint64_t PC,
                               void (*Describe)(void *, const char *,
                                                const char *),
                               void *Context) {
  const uint64_t Index = PC / InstBytes;
  std::string Place, Text;
  if (Index < M->Impl->code().Insts.size()) {
    Place = M->Impl->placeName(uint32_t(Index));
    Text = M->Impl->instText(uint32_t(Index));
  }
  Describe(Context, Place.c_str(), Text.c_str());
}

uint64_t q7x2_kernel_entry(const q7x2_kernel *K) {
  return uint64_t(K->Impl->Entry) * InstBytes;
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

struct q7x2_checkpoint {
  struct Contents {
    uint64_t Base, Size;
    std::unique_ptr<uint8_t[]> Data;
  };
  std::vector<Contents> Allocations;
};

q7x2_error *q7x2_checkpoint_create(q7x2_device *Device,
                                   q7x2_checkpoint **Result) {
  auto C = std::make_unique<q7x2_checkpoint>();
  for (const Allocation &A : Device->Memory.view()->allocations()) {
    std::unique_ptr<uint8_t[]> Data(new (std::nothrow) uint8_t[A.Size]);
    if (!Data)
      return makeError(Q7X2_ERROR_OUT_OF_MEMORY,
                       "out of memory for a copy of global memory");
    std::memcpy(Data.get(), A.Data.get(), A.Size);
    C->Allocations.push_back({A.Base, A.Size, std::move(Data)});
  }
  *Result = C.release();
  return nullptr;
}

void q7x2_checkpoint_restore(const q7x2_checkpoint *C, q7x2_device *Device) {
  for (const q7x2_checkpoint::Contents &A : C->Allocations)
    if (std::shared_ptr<uint8_t> To = Device->Memory.access(A.Base, A.Size))
      std::memcpy(To.get(), A.Data.get(), A.Size);
}

void q7x2_checkpoint_destroy(q7x2_checkpoint *C) { delete C; }
