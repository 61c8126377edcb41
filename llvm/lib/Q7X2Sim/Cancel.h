//===- Cancel.h - Ends launches from outside --------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// q7x2_cancel ends all launches that a device executes, or if there is none,
// the next one. It may be called from a signal handler, so all state is in one
// atomic word.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_CANCEL_H
#define LLVM_LIB_Q7X2SIM_CANCEL_H

#include <atomic>
#include <cstdint>

namespace q7x2 {

/// The cancellation state of a device.
class Cancellation {
  friend class CancelScope;
  // Bit 0: whether the next launch is to be cancelled. The rest of the lower
  // half: the number of running launches. The upper half: the number of
  // cancellations so far.
  static constexpr uint64_t Pending = 1;
  static constexpr uint64_t OneLaunch = 2;
  static constexpr uint64_t OneCancel = uint64_t(1) << 32;
  static constexpr uint64_t Launches = OneCancel - OneLaunch;

  std::atomic<uint64_t> State = 0;
  static_assert(std::atomic<uint64_t>::is_always_lock_free);

public:
  void cancel() {
    uint64_t Now = State.load(), Next;
    do
      Next = Now & Launches ? Now + OneCancel : Now | Pending;
    while (!State.compare_exchange_weak(Now, Next));
  }
};

/// Registers a launch from construction to destruction.
class CancelScope {
  Cancellation &Device;
  uint64_t Begun; // the upper half of the state
  bool AtOnce;    // cancelled before it has begun

public:
  explicit CancelScope(Cancellation &Device) : Device(Device) {
    uint64_t Now = Device.State.load(), Next;
    do
      Next = (Now & ~Cancellation::Pending) + Cancellation::OneLaunch;
    while (!Device.State.compare_exchange_weak(Now, Next));
    Begun = Now / Cancellation::OneCancel;
    AtOnce = Now & Cancellation::Pending;
  }
  ~CancelScope() { Device.State -= Cancellation::OneLaunch; }
  CancelScope(const CancelScope &) = delete;
  CancelScope &operator=(const CancelScope &) = delete;

  bool isCancelled() const {
    const uint64_t Now = Device.State.load(std::memory_order_relaxed);
    return AtOnce || Now / Cancellation::OneCancel != Begun;
  }
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_CANCEL_H
