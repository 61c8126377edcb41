//===- ExecMemory.cpp - LSU: loads and stores -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads, stores and fences. The functions are templates of the address space
// and of the element, which is the size of an access and how it is extended.
// All lanes of an access are checked before the result is stored, so that a
// fault leaves the registers unchanged.
//
//===----------------------------------------------------------------------===//

#include "Access.h"
#include "Block.h"
#include "Output.h"
#include "Target.h"
#include "llvm/Support/FormatVariadic.h"

#include "HostIsaBegin.h"

using namespace q7x2;

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

namespace {
/// The element of an 8- or 16-bit access, extended to a register.
template <typename T> struct Element {
  static constexpr unsigned Bytes = sizeof(T);
  static constexpr unsigned Rows = 1;
  static void load(const uint8_t *From, Lanes *D, unsigned L) {
    T V;
    std::memcpy(&V, From, sizeof(T));
    D[0].V[L] = uint32_t(V);
  }
  static void store(uint8_t *To, const Lanes *V, unsigned L) {
    T Value = T(V[0].V[L]);
    std::memcpy(To, &Value, sizeof(T));
  }
};

/// The element of an access of N registers.
template <unsigned N> struct Words {
  static constexpr unsigned Bytes = 4 * N;
  static constexpr unsigned Rows = N;
  static void load(const uint8_t *From, Lanes *D, unsigned L) {
    for (unsigned I = 0; I != N; ++I)
      std::memcpy(&D[I].V[L], From + 4 * I, 4);
  }
  static void store(uint8_t *To, const Lanes *V, unsigned L) {
    for (unsigned I = 0; I != N; ++I)
      std::memcpy(To + 4 * I, &V[I].V[L], 4);
  }
};
} // namespace

template <typename T>
static void storeRows(Context &X, unsigned Row, const Lanes *D, uint32_t Mask) {
  for (unsigned I = 0; I != T::Rows; ++I)
    store(X, Row + I, D[I], Mask);
}

/// Loads from memory that holds the accesses of all lanes.
template <typename T>
static void loadFrom(const HostMemory &M, const Addresses &A,
                     const AddressPattern &Pattern, uint32_t Mask, Lanes *D) {
  if (Pattern.isContiguous(T::Bytes) && M.LaneBytes == 0) {
    const uint8_t *From = M.at(0, Pattern.First);
    eachLane([&](unsigned L) { T::load(From + L * T::Bytes, D, L); });
  } else if (Pattern.isUniform() && M.LaneBytes == 0) {
    Lanes One[T::Rows];
    T::load(M.at(0, Pattern.First), One, 0);
    for (unsigned R = 0; R != T::Rows; ++R)
      eachLane([&](unsigned L) { D[R].V[L] = One[R].V[0]; });
  } else {
    eachActive(Mask, [&](unsigned L) { T::load(M.at(L, A.V[L]), D, L); });
  }
}

template <Space S, typename T>
static void load(Context &X, const DecodedInst &I, uint32_t Mask) {
  Addresses A;
  computeAddresses(X, I, S, Mask, A);
  const AddressPattern Pattern = patternOf(A, Mask);
  Lanes D[T::Rows];
  if (const HostMemory M =
          findMemory(X, S, A, Pattern, Mask, T::Bytes, AccessKind::Load)) {
    loadFrom<T>(M, A, Pattern, Mask, D);
  } else {
    eachActive(Mask, [&](unsigned L) {
      if (const uint8_t *P =
              resolve(X, S, L, A.V[L], T::Bytes, AccessKind::Load))
        T::load(P, D, L);
    });
    if (X.Fault.Kind != FaultInfo::None)
      return;
  }
  timeAccess(X, I, S, A, Pattern, Mask, T::Bytes, AccessKind::Load);
  storeRows<T>(X, I.Dst, D, Mask);
}

template <typename T>
static void loadConst(Context &X, const DecodedInst &I, uint32_t Mask) {
  const ConstBank &Bank = X.Launch.Banks[I.B.Bank];
  const uint32_t *Base = X.W->R[I.A.Row];
  Lanes D[T::Rows];
  eachActive(Mask, [&](unsigned L) {
    uint32_t Offset = Base[L] + I.B.Value;
    if (Offset % T::Bytes != 0)
      X.fault(L, llvm::formatv("{0}-byte load at c[{1:x}][{2:x}] is misaligned",
                               T::Bytes, I.B.Bank, Offset));
    else if (uint64_t(Offset) + T::Bytes > Bank.Size)
      X.fault(L, llvm::formatv("{0}-byte load at c[{1:x}][{2:x}] is outside of "
                               "the constant bank, which has {3} bytes",
                               T::Bytes, I.B.Bank, Offset, Bank.Size));
    else
      T::load(Bank.Data + Offset, D, L);
  });
  if (X.Fault.Kind != FaultInfo::None)
    return;
  timeConstants(X, I.B.Bank, Base, I.B.Value, Mask);
  storeRows<T>(X, I.Dst, D, Mask);
}

//===----------------------------------------------------------------------===//
// Stores
//===----------------------------------------------------------------------===//

static void storeToPort(Context &X, unsigned Lane, uint64_t Address,
                        unsigned Bytes, uint32_t Value) {
  if (!X.Launch.Output->store(&X.Block, X.W->FirstThread + Lane, Address, Bytes,
                              Value))
    X.fault(Lane, llvm::formatv("{0}-byte store to offset {1} of the output "
                                "port",
                                Bytes, Address - OutputPortAddress));
}

/// Stores to memory that holds the accesses of all lanes. If several threads
/// store to the same address, the highest lane wins.
template <typename T>
static void storeInto(const HostMemory &M, const Addresses &A,
                      const AddressPattern &Pattern, uint32_t Mask,
                      const Lanes *V) {
  if (Pattern.isContiguous(T::Bytes) && M.LaneBytes == 0) {
    uint8_t *To = M.at(0, Pattern.First);
    eachLane([&](unsigned L) { T::store(To + L * T::Bytes, V, L); });
  } else {
    eachActive(Mask, [&](unsigned L) { T::store(M.at(L, A.V[L]), V, L); });
  }
}

template <Space S, typename T>
static void storeTo(Context &X, const DecodedInst &I, uint32_t Mask) {
  Addresses A;
  computeAddresses(X, I, S, Mask, A);
  const AddressPattern Pattern = patternOf(A, Mask);
  Lanes V[T::Rows];
  for (unsigned R = 0; R != T::Rows; ++R)
    std::memcpy(V[R].V, X.W->R[I.B.Row + R], sizeof(V[R].V));
  timeAccess(X, I, S, A, Pattern, Mask, T::Bytes, AccessKind::Store);
  if (const HostMemory M =
          findMemory(X, S, A, Pattern, Mask, T::Bytes, AccessKind::Store)) {
    storeInto<T>(M, A, Pattern, Mask, V);
    return;
  }
  eachActive(Mask, [&](unsigned L) {
    if (S == Space::Generic && isOutputPort(A.V[L]))
      storeToPort(X, L, A.V[L], T::Bytes, V[0].V[L]);
    else if (uint8_t *P = resolve(X, S, L, A.V[L], T::Bytes, AccessKind::Store))
      T::store(P, V, L);
  });
}

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

// Selected by the MemSize of an access of up to 32 bits.

template <Space S> static ExecFn bindLoad(unsigned Size) {
  switch (Size) {
  case Q7X2::MemSize_U8:
    return load<S, Element<uint8_t>>;
  case Q7X2::MemSize_S8:
    return load<S, Element<int8_t>>;
  case Q7X2::MemSize_U16:
    return load<S, Element<uint16_t>>;
  case Q7X2::MemSize_S16:
    return load<S, Element<int16_t>>;
  default: // MemSize_32
    return load<S, Words<1>>;
  }
}

template <Space S> static ExecFn bindStore(unsigned Size) {
  switch (Size) {
  case Q7X2::MemSize_U8:
  case Q7X2::MemSize_S8:
    return storeTo<S, Element<uint8_t>>;
  case Q7X2::MemSize_U16:
  case Q7X2::MemSize_S16:
    return storeTo<S, Element<uint16_t>>;
  default: // MemSize_32
    return storeTo<S, Words<1>>;
  }
}

static ExecFn bindLoadConst(unsigned Size) {
  switch (Size) {
  case Q7X2::MemSize_U8:
    return loadConst<Element<uint8_t>>;
  case Q7X2::MemSize_S8:
    return loadConst<Element<int8_t>>;
  case Q7X2::MemSize_U16:
    return loadConst<Element<uint16_t>>;
  case Q7X2::MemSize_S16:
    return loadConst<Element<int16_t>>;
  default: // MemSize_32
    return loadConst<Words<1>>;
  }
}

static ExecFn bindLoadOp(unsigned Op, unsigned Size) {
  switch (Op) {
  case op::LD:
    return bindLoad<Space::Generic>(Size);
  case op::LDG:
    return bindLoad<Space::Global>(Size);
  case op::LDS:
    return bindLoad<Space::Shared>(Size);
  case op::LDL:
    return bindLoad<Space::Local>(Size);
  case op::LDC:
    return bindLoadConst(Size);
  case op::LD64:
    return load<Space::Generic, Words<2>>;
  case op::LDG64:
    return load<Space::Global, Words<2>>;
  case op::LDS64:
    return load<Space::Shared, Words<2>>;
  case op::LDL64:
    return load<Space::Local, Words<2>>;
  case op::LDC64:
    return loadConst<Words<2>>;
  case op::LD128:
    return load<Space::Generic, Words<4>>;
  case op::LDG128:
    return load<Space::Global, Words<4>>;
  case op::LDS128:
    return load<Space::Shared, Words<4>>;
  case op::LDL128:
    return load<Space::Local, Words<4>>;
  case op::LDC128:
    return loadConst<Words<4>>;
  default:
    return nullptr;
  }
}

static ExecFn bindStoreOp(unsigned Op, unsigned Size) {
  switch (Op) {
  case op::ST:
    return bindStore<Space::Generic>(Size);
  case op::STG:
    return bindStore<Space::Global>(Size);
  case op::STS:
    return bindStore<Space::Shared>(Size);
  case op::STL:
    return bindStore<Space::Local>(Size);
  case op::ST64:
    return storeTo<Space::Generic, Words<2>>;
  case op::STG64:
    return storeTo<Space::Global, Words<2>>;
  case op::STS64:
    return storeTo<Space::Shared, Words<2>>;
  case op::STL64:
    return storeTo<Space::Local, Words<2>>;
  case op::ST128:
    return storeTo<Space::Generic, Words<4>>;
  case op::STG128:
    return storeTo<Space::Global, Words<4>>;
  case op::STS128:
    return storeTo<Space::Shared, Words<4>>;
  case op::STL128:
    return storeTo<Space::Local, Words<4>>;
  default:
    return nullptr;
  }
}

ExecFn q7x2::Q7X2_ISA::bindMemory(unsigned Op, const DecodedInst &I) {
  // Memory operations take effect in issue order, so fences, and the semantics
  // (MMemSem) and scope (MMemScope) of an access, change nothing.
  if (Op == op::MEMBAR)
    return executeNop;
  const unsigned Size = I.mod(mod::MMemSize);
  if (ExecFn Fn = bindLoadOp(Op, Size))
    return Fn;
  return bindStoreOp(Op, Size);
}

#include "HostIsaEnd.h"
