//===-- Context.h - Contexts ------------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_CONTEXT_H
#define Q7X2_OPENCL_CONTEXT_H

#include "Object.h"
#include <mutex>
#include <string>
#include <vector>

namespace q7x2::opencl {

using ContextNotifyFn = void(CL_CALLBACK *)(const char *, const void *, size_t,
                                            void *);
using ContextDestructorFn = void(CL_CALLBACK *)(cl_context, void *);

} // namespace q7x2::opencl

struct _cl_context : q7x2::opencl::Object {
  static constexpr q7x2::opencl::Kind ItsKind = q7x2::opencl::Kind::Context;

  const std::vector<cl_context_properties> Properties; // as given
  const q7x2::opencl::ContextNotifyFn Notify;
  void *const NotifyData;
  std::mutex Lock;
  std::vector<std::pair<q7x2::opencl::ContextDestructorFn, void *>> Destructors;

  _cl_context(std::vector<cl_context_properties> Properties,
              q7x2::opencl::ContextNotifyFn Notify, void *NotifyData)
      : Object(ItsKind), Properties(std::move(Properties)), Notify(Notify),
        NotifyData(NotifyData) {}
  ~_cl_context();

  /// Reports a command's error, on standard error and to the callback.
  void report(const std::string &Message);
};

namespace q7x2::opencl {

/// The list up to the zero that ends it, with the zero; empty for null.
template <typename T> std::vector<T> copyProperties(const T *List) {
  std::vector<T> Copy;
  if (!List)
    return Copy;
  for (; *List; List += 2)
    Copy.insert(Copy.end(), List, List + 2);
  Copy.push_back(0);
  return Copy;
}

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_CONTEXT_H
