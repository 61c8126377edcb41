//===-- Object.h - Reference-counted OpenCL objects -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A handle of OpenCL is the address of an object. The registry knows the living
// objects, so that whatever else a host program passes is recognized without
// being looked into. An object counts two kinds of references: handles, which
// the host program retains and releases, and uses, by other objects, by
// commands in flight and by calls; every handle is a use as well. The object is
// destroyed with its last use.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_OBJECT_H
#define Q7X2_OPENCL_OBJECT_H

#include "OpenCL.h"
#include <atomic>
#include <cstdint>
#include <new>
#include <utility>

namespace q7x2::opencl {

enum class Kind : uint8_t {
  Platform,
  Device,
  Context,
  Queue,
  Memory,
  Sampler,
  Program,
  Kernel,
  Event
};

struct Object {
  const cl_icd_dispatch *Dispatch; // has to be first: the loader calls it
  std::atomic<uint32_t> Handles{1};
  std::atomic<uint32_t> Uses{1};
  const Kind TheKind;
  const uint64_t Serial; // no other object of the process has it

  explicit Object(Kind K);
  Object(const Object &) = delete;
  Object &operator=(const Object &) = delete;
};

/// Makes a new object known.
void registerObject(Object *O);
/// Adds a use if \p O is a living object of the kind.
bool addUse(const Object *O, Kind K);
/// Removes a use; whether it was the last, whereupon the caller destroys.
bool removeUse(Object *O);
/// Keeps the memory of a destroyed object for a while: a host program that uses
/// its handle gets an error instead of another object's data.
void retireMemory(void *Memory);

template <typename T> void dropUse(T *O) {
  if (!removeUse(O))
    return;
  O->~T();
  retireMemory(O);
}

/// A use of an object, or none.
template <typename T> class Ref {
  T *Object = nullptr;

public:
  Ref() = default;
  /// Takes over a use.
  explicit Ref(T *O) : Object(O) {}
  Ref(const Ref &R) : Object(R.Object) {
    if (Object)
      Object->Uses.fetch_add(1, std::memory_order_relaxed);
  }
  Ref(Ref &&R) noexcept : Object(std::exchange(R.Object, nullptr)) {}
  Ref &operator=(Ref R) noexcept {
    std::swap(Object, R.Object);
    return *this;
  }
  ~Ref() {
    if (Object)
      dropUse(Object);
  }
  T *get() const { return Object; }
  T *operator->() const { return Object; }
  T &operator*() const { return *Object; }
  explicit operator bool() const { return Object != nullptr; }
  bool operator==(const Ref &R) const { return Object == R.Object; }
  bool operator!=(const Ref &R) const { return Object != R.Object; }
  /// Gives the use away, as a handle for the host program.
  T *take() { return std::exchange(Object, nullptr); }
  /// Another use of an object that one is held of.
  static Ref to(T *O) {
    O->Uses.fetch_add(1, std::memory_order_relaxed);
    return Ref(O);
  }
};

/// An object that is remembered, but not kept alive. Its memory may have become
/// another object, which has another serial number.
template <typename T> class WeakRef {
  T *Object = nullptr;
  uint64_t Serial = 0;

public:
  WeakRef() = default;
  explicit WeakRef(const Ref<T> &R)
      : Object(R.get()), Serial(R ? R->Serial : 0) {}
  explicit operator bool() const { return Object != nullptr; }
  Ref<T> lock() const;
};

/// A new object with one handle, or none if the host has no memory.
template <typename T, typename... Args> Ref<T> create(Args &&...A) {
  void *Memory = ::operator new(sizeof(T), std::nothrow);
  if (!Memory)
    return Ref<T>();
  T *O = new (Memory) T(std::forward<Args>(A)...);
  registerObject(O);
  return Ref<T>(O);
}

/// The object of a handle, if it is one.
template <typename T> Ref<T> find(T *Handle) {
  return addUse(Handle, T::ItsKind) ? Ref<T>(Handle) : Ref<T>();
}

/// A use of the object while the host program has a handle of it, else none.
template <typename T> Ref<T> WeakRef<T>::lock() const {
  Ref<T> R = find(Object);
  return R && R->Serial == Serial && R->Handles ? R : Ref<T>();
}

/// clRetain*; \p Invalid is the error for an invalid handle.
template <typename T> cl_int retain(T *Handle, cl_int Invalid) {
  Ref<T> O = find(Handle);
  if (!O)
    return Invalid;
  O->Handles.fetch_add(1, std::memory_order_relaxed);
  Ref<T>(O).take();
  return CL_SUCCESS;
}

/// clRelease*. A handle that only uses keep alive cannot be released.
template <typename T> cl_int release(T *Handle, cl_int Invalid) {
  Ref<T> O = find(Handle);
  if (!O)
    return Invalid;
  uint32_t Count = O->Handles.load(std::memory_order_relaxed);
  do
    if (Count == 0)
      return Invalid;
  while (!O->Handles.compare_exchange_weak(Count, Count - 1,
                                           std::memory_order_acq_rel));
  dropUse(Handle);
  return CL_SUCCESS;
}

/// The result of a function that creates an object: the object or an error.
template <typename T> struct Result {
  Ref<T> Object;
  cl_int Error = CL_SUCCESS;
  Result(cl_int Error) : Error(Error) {}
  Result(Ref<T> O)
      : Object(std::move(O)),
        Error(Object ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY) {}
};

/// The end of every function with an errcode_ret.
template <typename T> T *giveOut(Result<T> R, cl_int *Error) {
  if (Error)
    *Error = R.Error;
  return R.Object.take();
}

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_OBJECT_H
