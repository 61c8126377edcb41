//===-- Q7X2Scheduler.h - Scheduling of machine instructions ----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's machine schedulers for this target, before and after register
// allocation, and the mutations of their dependence graphs.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2SCHEDULER_H
#define LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2SCHEDULER_H

#include <memory>

namespace llvm {
class MachineLoopInfo;
class ScheduleDAGInstrs;
class ScheduleDAGMutation;
struct MachineSchedContext;

ScheduleDAGInstrs *createQ7X2Scheduler(MachineSchedContext *C);
ScheduleDAGInstrs *createQ7X2PostRAScheduler(MachineSchedContext *C);

namespace Q7X2 {
std::unique_ptr<ScheduleDAGMutation>
createInFlightEdges(const MachineLoopInfo &Loops);
std::unique_ptr<ScheduleDAGMutation> createIndependentLoadEdges();
std::unique_ptr<ScheduleDAGMutation> createNextIterationEdges();
std::unique_ptr<ScheduleDAGMutation> createOrderedAccessEdges();
std::unique_ptr<ScheduleDAGMutation> createInvariantLoadEdges();
} // namespace Q7X2

} // namespace llvm

#endif
