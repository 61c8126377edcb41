//===-- Queue.h - Command queues --------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_QUEUE_H
#define Q7X2_OPENCL_QUEUE_H

#include "Context.h"
#include <deque>

struct _cl_command_queue : q7x2::opencl::Object {
  static constexpr q7x2::opencl::Kind ItsKind = q7x2::opencl::Kind::Queue;

  const q7x2::opencl::Ref<_cl_context> Context;
  const cl_command_queue_properties Properties;
  const std::vector<cl_queue_properties> Given;
  const unsigned Number; // among those of the process, from 1

  // The rest belongs to the scheduler, under its lock.
  /// Commands that have not completed, in the order of enqueuing.
  std::deque<q7x2::opencl::Ref<_cl_event>> Outstanding;
  /// The last barrier among them, if the queue is out of order.
  q7x2::opencl::Ref<_cl_event> Barrier;
  /// A command has failed since the host program last waited for the queue.
  bool Failed = false;

  _cl_command_queue(q7x2::opencl::Ref<_cl_context> Context,
                    cl_command_queue_properties Properties,
                    std::vector<cl_queue_properties> Given);
  ~_cl_command_queue();
  bool inOrder() const {
    return !(Properties & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  }
};

#endif // Q7X2_OPENCL_QUEUE_H
