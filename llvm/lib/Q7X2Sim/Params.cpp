//===- Params.cpp - Kernel arguments in constant bank 0 -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Params.h"
#include "SimError.h"
#include "Target.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace q7x2;
using namespace llvm;
using llvm::Q7X2::KernelInfo;
using llvm::Q7X2::KernelParam;

namespace {
/// The names of an argument kind.
struct KindInfo {
  const char *Type; // as in a parameter's type
  const char *Text; // in messages
};
} // namespace

static const KindInfo &kindInfo(q7x2_arg_kind Kind) {
  static const KindInfo Kinds[] = {
      {"i8", "i8"},        {"i16", "i16"},
      {"i32", "i32"},      {"i64", "i64"},
      {"f16", "f16"},      {"bf16", "bf16"},
      {"f32", "f32"},      {"f64", "f64"},
      {"ptr", "a buffer"}, {"ptr.shared", "shared memory"},
      {"bytes", "bytes"}};
  static_assert(std::size(Kinds) == Q7X2_ARG_BYTES + 1);
  return Kinds[Kind];
}

/// Returns the size of an element of an argument.
static unsigned elementBytes(q7x2_arg_kind Kind) {
  return Kind == Q7X2_ARG_BYTES
             ? 1
             : Q7X2::parseParamType(kindInfo(Kind).Type)->Size;
}

/// Splits a vector type into its element type and the number of elements.
static StringRef splitVector(StringRef Type, uint64_t &Lanes) {
  Lanes = 1;
  StringRef Rest = Type;
  if (Rest.consume_front("v") && !Rest.consumeInteger(10, Lanes))
    return Rest;
  return Type;
}

static std::string actualText(const q7x2_arg &A) {
  std::string Text = kindInfo(A.kind).Text;
  if (A.kind != Q7X2_ARG_SHARED && A.count != 1)
    Text = formatv("{0} of {1}", A.count, Text);
  return Text;
}

bool q7x2::isBuffer(StringRef Type) {
  return Type.starts_with("ptr") && Type != "ptr.shared";
}

static std::string expectedText(StringRef Type) {
  if (Type == "ptr.shared")
    return "shared memory";
  if (isBuffer(Type))
    return "a buffer";
  return Type.str();
}

/// Returns true if an argument matches the type of a parameter.
static bool matches(const q7x2_arg &A, const KernelParam &P) {
  StringRef Type = P.Type;
  if (A.kind == Q7X2_ARG_BYTES)
    return A.count == P.Size;
  if (A.kind == Q7X2_ARG_SHARED)
    return Type == "ptr.shared";
  if (A.kind == Q7X2_ARG_POINTER)
    return isBuffer(Type) && A.count == 1;
  uint64_t Lanes;
  StringRef Element = splitVector(Type, Lanes);
  return Element == kindInfo(A.kind).Type && A.count == Lanes;
}

/// Returns the parameter for an argument if the object does not describe the
/// parameters.
static KernelParam paramFor(const q7x2_arg &A) {
  KernelParam P;
  P.Type = kindInfo(A.kind).Type;
  bool Vector = A.kind != Q7X2_ARG_SHARED && A.kind != Q7X2_ARG_BYTES;
  P.Size = elementBytes(A.kind) * (Vector ? PowerOf2Ceil(A.count) : 1);
  P.Align = P.Size;
  if (A.kind == Q7X2_ARG_BYTES) {
    P.Size = A.count;
    P.Align = 8;
  }
  return P;
}

static void writeArgument(const q7x2_arg &A, const KernelParam &P,
                          std::vector<uint8_t> &Bank, uint64_t &SharedBytes) {
  if (Bank.size() < P.Offset + P.Size)
    Bank.resize(P.Offset + P.Size);
  uint8_t *To = Bank.data() + P.Offset;
  if (A.kind == Q7X2_ARG_SHARED) {
    // Address 0 is the null pointer.
    SharedBytes = alignTo(std::max<uint64_t>(SharedBytes, 1), SharedAlign);
    support::endian::write32le(To, SharedBytes);
    SharedBytes += A.count;
    return;
  }
  std::memcpy(To, A.data, A.count * elementBytes(A.kind));
}

static Error checkCount(const KernelInfo &Kernel, size_t Given) {
  size_t Wanted = Kernel.Params->size();
  if (Given == Wanted)
    return Error::success();
  return simError(Q7X2_ERROR_ARGUMENT,
                  formatv("kernel '{0}' takes {1} argument{2}, {3} given",
                          Kernel.Name, Wanted, Wanted == 1 ? "" : "s", Given));
}

/// Checks the preconditions of the C interface.
static Error checkArgument(const KernelInfo &Kernel, size_t Index,
                           const q7x2_arg &A) {
  if (unsigned(A.kind) > Q7X2_ARG_BYTES)
    return simError(Q7X2_ERROR_ARGUMENT,
                    formatv("argument {0} of kernel '{1}' has an unknown kind, "
                            "{2}",
                            Index, Kernel.Name, unsigned(A.kind)));
  if (A.kind != Q7X2_ARG_SHARED && A.count && !A.data)
    return simError(Q7X2_ERROR_ARGUMENT,
                    formatv("argument {0} of kernel '{1}' has no data", Index,
                            Kernel.Name));
  return Error::success();
}

Error q7x2::placeArguments(const KernelInfo &Kernel, ArrayRef<q7x2_arg> Args,
                           std::vector<uint8_t> &Bank, uint64_t &SharedBytes) {
  for (size_t I = 0; I != Args.size(); ++I)
    if (Error E = checkArgument(Kernel, I, Args[I]))
      return E;
  KernelInfo Layout;
  Layout.Params.emplace();
  if (Kernel.Params) {
    if (Error E = checkCount(Kernel, Args.size()))
      return E;
    Layout = Kernel;
  } else {
    for (const q7x2_arg &A : Args)
      Layout.addParam(paramFor(A));
  }
  for (size_t I = 0; I != Args.size(); ++I) {
    const KernelParam &P = (*Layout.Params)[I];
    if (Kernel.Params && !matches(Args[I], P))
      return simError(Q7X2_ERROR_ARGUMENT,
                      formatv("argument {0} of kernel '{1}' must be {2}, not "
                              "{3}",
                              I, Kernel.Name, expectedText(P.Type),
                              actualText(Args[I])));
    if (P.Offset + P.Size > ConstBankBytes)
      return simError(Q7X2_ERROR_ARGUMENT,
                      formatv("the arguments of kernel '{0}' do not fit into "
                              "the constant bank",
                              Kernel.Name));
    writeArgument(Args[I], P, Bank, SharedBytes);
  }
  return Error::success();
}
