//===-- Timeline.h - The commands of a process in time ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A trace for Perfetto, if the user wants one: a row for each queue, with its
// commands, one for user events, and an arrow from each event of a wait list.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_TIMELINE_H
#define Q7X2_OPENCL_TIMELINE_H

#include "Event.h"

namespace q7x2::opencl {

/// Notes that a command depends on an event of its wait list, which has ended.
void noteCause(_cl_event &E, const _cl_event &Earlier);
/// Adds a command that has ended, or a user event that has its status.
void addToTimeline(const _cl_event &E, const Execution &X, cl_int Status);

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_TIMELINE_H
