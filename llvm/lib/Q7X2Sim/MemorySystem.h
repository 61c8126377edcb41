//===- MemorySystem.h - The time of memory accesses -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The memory hierarchy of a machine: a port, L1 and the constant cache for each
// multiprocessor (MemoryPath); L2 and DRAM shared by all (MemorySystem).
//
// Accesses take effect when they issue. This file determines how long they
// take, also at issue: each resource that an access needs, such as a port, a
// bandwidth or an address, is reserved from the first cycle in which it is
// free. Since instructions issue in time order, this models a queue in front of
// each resource. All times are issue times; the latencies of the path are added
// at the end, which does not change the order in the queues.
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MEMORYSYSTEM_H
#define LLVM_LIB_Q7X2SIM_MEMORYSYSTEM_H

#include "Access.h"
#include "Cache.h"
#include "LaterTimes.h"
#include "MachineDescription.h"
#include "MemoryCounters.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>
#include <vector>

namespace q7x2 {

/// A resource that transfers a number of bytes per cycle.
class Bandwidth {
public:
  explicit Bandwidth(uint64_t BytesPerCycle) : BytesPerCycle(BytesPerCycle) {}

  /// Transfers bytes as soon as all earlier transfers are done. Returns the
  /// last cycle of the transfer.
  uint64_t reserve(uint64_t Cycle, uint64_t Bytes) {
    Free = std::max(Free, Cycle * Unit) + Bytes * Unit / BytesPerCycle;
    return (Free - 1) / Unit;
  }
  /// Returns the first cycle after all transfers.
  uint64_t freeCycle() const { return Free / Unit; }

private:
  static constexpr uint64_t Unit = 1 << 16; // fractions of a cycle
  uint64_t BytesPerCycle;
  uint64_t Free = 0; // in fractions
};

/// The sectors, or words, of an access, each once.
class AddressList {
public:
  struct Entry {
    uint64_t Number;
    uint32_t Bytes; // of all lanes; for atomics, the lanes
  };
  void add(uint64_t Number, uint32_t Bytes) {
    // Adjacent lanes mostly share a sector, so compare with the most recent one
    // first.
    for (unsigned I = Count; I != 0; --I)
      if (List[I - 1].Number == Number) {
        List[I - 1].Bytes += Bytes;
        return;
      }
    append(Number, Bytes);
  }
  /// Adds an entry known not to be in the list.
  void append(uint64_t Number, uint32_t Bytes) {
    List[Count++] = {Number, Bytes};
  }
  llvm::ArrayRef<Entry> entries() const { return {List, Count}; }

private:
  // The widest access has four words per lane.
  Entry List[WarpSize * 4];
  unsigned Count = 0;
};

/// The last requests of sectors or lines, which later ones can join within a
/// window of cycles.
template <typename T> class RecentRequests {
public:
  struct Entry {
    uint64_t Number = ~uint64_t(0); // of the sector or line
    uint64_t Cycle = 0;
    T Value = 0;
  };
  explicit RecentRequests(uint64_t Window)
      : Window(Window), Entries(Window ? Count : 1) {}

  /// Returns the last request of those that share the place of this number.
  Entry &at(uint64_t Number) {
    // Rows of a matrix, a power of two apart, have different places.
    constexpr uint64_t GoldenRatio = 0x9e3779b97f4a7c15;
    return Entries[(Number * GoldenRatio >> 32) & (Entries.size() - 1)];
  }
  /// Whether a request of this number in this cycle joins the last one.
  bool joins(uint64_t Number, uint64_t Cycle) {
    const Entry &E = at(Number);
    return E.Number == Number && Cycle < E.Cycle + Window;
  }

private:
  static constexpr size_t Count = 1024; // a power of two
  uint64_t Window;
  std::vector<Entry> Entries;
};

/// A request of a multiprocessor to L2.
struct L2Request {
  enum KindTy : uint8_t {
    Load,
    Store,      // of some bytes of the sector
    WholeStore, // of all
    Atomic,
    WriteBack // of sectors that L1 has replaced; nothing waits for it
  } Kind;
  uint64_t Cycle;     // in which it reaches L2's port
  uint64_t Sector;    // for WriteBack how many
  unsigned Words = 0; // of an atomic
  /// Of a load: the number of the request, which can be for several sectors of
  /// a line; 0: it is for this sector only.
  uint32_t Number = 0;
  unsigned Group = 0; // of the multiprocessor
  /// The cycles that it comes later, as its instruction waits in the queue of
  /// the multiprocessor's port. L2 and DRAM serve it in the order of issue.
  uint64_t Delay = 0;
  /// The cycles that the answer takes longer than to the nearest
  /// multiprocessor.
  unsigned Distance = 0;
};

class MemoryPath;

/// The part of the hierarchy that the multiprocessors share.
class MemorySystem {
public:
  MemorySystem(const MachineDescription &Machine, MemoryCounters &Counters);

  const MachineDescription &Machine;
  MemoryCounters &Counters;
  /// The latency of the machine, or else of the compiler's table.
  const unsigned SharedLatency;

  /// The transfer of a sector between L2 and a multiprocessor.
  struct Transfer {
    uint64_t Done;     // the cycle in which its result has arrived
    bool Hit;          // L2 holds the sector, or has requested it
    uint64_t Wait = 0; // of an atomic for others on its address
  };
  /// \p Words: the words of an atomic that are in its sector, and how many
  /// threads have one on each.
  Transfer request(const L2Request &R,
                   llvm::ArrayRef<AddressList::Entry> Words = {});
  /// The requests of multiprocessors, in their order, that have been noted in a
  /// window (MemoryPath::startWindow).
  void requestAll(llvm::ArrayRef<MemoryPath *> Paths);

private:
  Cache L2;
  Bandwidth L2Port, Dram, Atomics;
  /// By group of multiprocessors: when the last loads are done.
  std::vector<RecentRequests<uint64_t>> RecentLoads;
  /// When the next atomic can start, in fractions of cycles.
  using FreeTimes = llvm::DenseMap<uint64_t, uint64_t>;
  FreeTimes AddressFree, SectorFree;

  /// Of a request that has been noted.
  struct Noted {
    MemoryPath *Path;
    uint32_t Index;
  };
  std::vector<Noted> Ordered;
  std::vector<uint32_t> Starts;

  static uint64_t serialize(FreeTimes &Times, uint64_t Unit, uint64_t Cycle,
                            unsigned Threads, uint64_t Interval);
  Transfer requestAtomic(const L2Request &R,
                         llvm::ArrayRef<AddressList::Entry> Words);
  Cache::Index findOrAllocate(uint64_t Line, uint64_t Cycle);
  enum class Fill : uint8_t { Wait, Background, None };
  void fill(const L2Request &R, Cache::Index I, uint64_t Slot, uint64_t Start,
            bool Group);
  Transfer transfer(const L2Request &R, Fill F, bool Dirty);
  Transfer load(const L2Request &R);
  Transfer serve(const L2Request &R, llvm::ArrayRef<AddressList::Entry> Words);
};

/// The part of the hierarchy that belongs to a multiprocessor.
class MemoryPath {
public:
  /// \p Counters are those of this multiprocessor.
  MemoryPath(MemorySystem &System, MemoryCounters &Counters, unsigned Number);

  /// Performs an access of the active lanes. Sets AccessDone and Access of the
  /// context.
  void access(Context &X, const DecodedInst &I, Space S, const Addresses &A,
              const AddressPattern &Pattern, uint32_t Mask, unsigned Bytes,
              AccessKind Kind);
  /// Performs a load from a constant bank with an offset for each lane (LDC,
  /// ULDC).
  void loadConstant(Context &X, unsigned Bank, const Lanes &Offsets,
                    uint32_t Mask, bool IsUniform);
  /// Returns the cycle in which a constant operand is available, and requests
  /// it if necessary.
  uint64_t constantReady(unsigned Bank, uint32_t Offset, uint64_t Cycle);
  /// Returns true if constantReady would return this cycle.
  bool holdsConstant(unsigned Bank, uint32_t Offset, uint64_t Cycle);
  /// Returns the cycle in which an instruction is available, and requests it if
  /// necessary.
  uint64_t codeReady(uint32_t PC, uint64_t Cycle);
  /// Returns true if codeReady would return this cycle.
  bool holdsCode(uint32_t PC, uint64_t Cycle) {
    return !Code || findCode(PC, Cycle);
  }
  /// Returns the cycle in which a block barrier releases a warp after its last
  /// arrival. The first warp has number 0.
  uint64_t releaseCycle(uint64_t Arrival, unsigned Warp) const {
    return Arrival + Machine.BarrierLatency + Warp * Machine.BarrierInterval;
  }
  /// Returns the cycle until which a warp that ends waits for its stores.
  uint64_t drainCycle(const Context &X) {
    return Machine.DrainLatency ? storesSent(X) + Machine.DrainLatency : 0;
  }
  /// Returns the cycles that an instruction waits for the address unit.
  uint64_t addressWait(uint64_t Cycle) {
    const uint64_t Begin = std::max(Cycle, AddressFree);
    AddressFree = Begin + Machine.AddressInterval;
    return Begin - Cycle;
  }
  /// MEMBAR: returns the cycle in which the warp continues.
  uint64_t fence(Context &X, unsigned Scope);
  /// Until this cycle no memory instruction can issue, or none that may request
  /// something of L2.
  uint64_t busyUntil(bool UsesL2) {
    const uint64_t Free = Queue.empty() ? Port.freeCycle() : Queue[NextQueue];
    return UsesL2 ? latest(Free, InFlight[NextInFlight]) : Free;
  }
  /// Returns the cycle in which all data requested from L2 have arrived.
  uint64_t lastDone() const { return LastDone; }
  /// The later one of two cycles, which need not be known.
  uint64_t latest(uint64_t A, uint64_t B) { return Times.latest(A, B); }
  /// So many cycles later.
  uint64_t after(uint64_t Cycle, uint64_t Count) {
    return Times.after(Cycle, Count);
  }

  /// From now on requests of L2 are noted only, and when they are done is
  /// unknown, but it is at \p End or later.
  void startWindow(uint64_t Begin, uint64_t End);
  /// The cycle in which instructions issue.
  void setCycle(uint64_t Cycle) { Now = Cycle; }
  /// L2 has done the requests. The cycles in which they are done are times()
  /// until endWindow. False if there are none.
  bool resolveWindow();
  const LaterTimes &times() const { return Times; }
  void endWindow();

private:
  friend class MemorySystem;

  MemorySystem &System;
  const MachineDescription &Machine;
  MemoryCounters &Counters;
  Bandwidth Port; // of L1 and shared memory
  /// The cycles in which the port begins the last instructions, as many as can
  /// wait for it: a new one issues when the oldest one has begun.
  std::vector<uint64_t> Queue;
  size_t NextQueue = 0;
  uint64_t Queued = 0;     // the cycles that the current access waits
  Bandwidth Receive, Send; // from and to L2
  Cache L1, Constants;
  std::optional<Cache> LoadConstants, NextConstants, Code;
  uint64_t LastCode = ~uint64_t(0); // the line of the last hit
  uint64_t AddressFree = 0; // when the address unit takes an instruction
  /// The cycles in which the last sectors requested from L2 arrive, as many as
  /// can be in flight: a new request has to wait for the oldest one.
  std::vector<uint64_t> InFlight;
  size_t NextInFlight = 0;
  uint64_t LastDone = 0;
  uint64_t LastConstant = ~uint64_t(0); // the line of the last hit
  // By warp slot, of the last write: when it is done, and has been sent.
  std::vector<uint64_t> WritesDone, StoresSent;
  const unsigned Group;    // of multiprocessors whose loads L2 answers together
  const unsigned Distance; // of L2 (L2Request)
  RecentRequests<uint64_t> RecentStores; // when they are done
  RecentRequests<uint32_t> RecentLines;  // the numbers of their requests
  uint32_t LastRequest; // a number that no other multiprocessor uses
  /// The cycles by which operands in constant banks arrive later than at the
  /// first multiprocessor.
  const uint64_t ConstantSpread;

  /// A request of a window.
  struct NotedRequest {
    L2Request Request;
    uint32_t Issue; // after the begin of the window
    uint32_t FirstWord;
    bool IsAccess;   // not of the constant cache
    uint64_t Number; // of the cycle in which it is done
    uint64_t Done;   // that cycle
  };
  bool IsInWindow = false;
  uint64_t Now = 0, WindowBegin = 0;
  LaterTimes Times;
  std::vector<NotedRequest> Noted;
  std::vector<AddressList::Entry> NotedWords;

  uint64_t &writesDone(const Context &X);
  uint64_t &storesSent(const Context &X);
  uint64_t reservePort(uint64_t Cycle, uint64_t Bytes);
  uint64_t accessShared(Context &X, const Addresses &A,
                        const AddressPattern &Pattern, uint32_t Mask,
                        unsigned Bytes, bool IsAtomic);
  uint64_t accessGlobal(Context &X, const DecodedInst &I, const Addresses &A,
                        const AddressPattern &Pattern, uint32_t Global,
                        uint32_t Local, unsigned Bytes, AccessKind Kind);
  void listSectors(const Context &X, const Addresses &A,
                   const AddressPattern &Pattern, uint32_t Global,
                   uint32_t Local, unsigned Bytes, AddressList &List) const;
  uint64_t note(const L2Request &R, llvm::ArrayRef<AddressList::Entry> Words,
                bool IsAccess);
  uint64_t request(Context &X, L2Request R,
                   llvm::ArrayRef<AddressList::Entry> Words = {});
  uint32_t nextRequest() { return LastRequest += Machine.Multiprocessors; }
  uint32_t requestOf(uint64_t Line, uint64_t Cycle);
  L2Request loadOf(uint64_t Sector, uint64_t Cycle, uint32_t Request) const;
  uint64_t loadThroughL1(Context &X, const AddressList &Sectors, uint64_t Cycle,
                         unsigned Words, bool IsConstant);
  uint64_t loadAroundL1(Context &X, const AddressList &Sectors, uint64_t Cycle);
  uint64_t storeThrough(Context &X, const AddressList &Sectors, uint64_t Cycle);
  uint64_t storeInL1(const AddressList &Sectors, uint64_t Cycle);
  Cache::Index findOrAllocate(uint64_t Line, uint64_t Cycle);
  uint64_t atomicInL2(Context &X, const AddressList &Sectors,
                      const Addresses &A, uint32_t Mask, uint64_t Cycle);
  uint64_t constantLine(Cache &Level, uint64_t Line, uint64_t Cycle);
  uint64_t loadConstantLine(uint64_t Line, uint64_t Cycle, uint64_t Spread);
  uint64_t nextConstantLine(uint64_t Line, uint64_t Cycle, uint64_t Spread);
  bool findCode(uint32_t PC, uint64_t Cycle);
  uint64_t codeLine(uint64_t Line, uint64_t Cycle);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MEMORYSYSTEM_H
