//===-- PTXBarriers.cpp - Inline PTX of copies and memory barriers --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translates them to NVVM's intrinsics, which Q7X2NVVMMemory.cpp expands. All
// required intrinsics exist for the memory of a block, and a cluster consists
// of one block.
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"

using namespace llvm;
using namespace llvm::Q7X2;
using namespace llvm::Q7X2::ptx;

/// Returns the address of an mbarrier, which is always in shared memory.
Value *Translator::readBarrierAddress(const Operand &Op) {
  bool IsShared = hasOneOf({"shared", "shared::cta", "shared::cluster"});
  Value *Pointer = readPointer(Op, IsShared ? AS_Shared : AS_Generic);
  return Pointer ? toType(Pointer, B.getPtrTy(AS_Shared)) : nullptr;
}

/// Emits an operation on an mbarrier with the suffix of its intrinsic.
Value *Translator::barrierOperation(const Twine &Name, Value *Pointer,
                                    Value *Argument) {
  return nvvm("mbarrier." + Name + (has("relaxed") ? ".relaxed" : "") +
                  ".scope.cta.space.cta",
              {Pointer, Argument});
}

// mbarrier.arrive[_drop][.expect_tx] d, [a][, n]
bool Translator::arriveAtBarrier() {
  if (operands() < 2 || operands() > 3 || (has("expect_tx") && operands() < 3))
    return false;
  std::string Name = has("arrive") ? "arrive" : "arrive.drop";
  if (has("expect_tx"))
    Name += ".expect.tx";
  Value *Count = operands() == 3 ? readWord(2) : B.getInt32(1);
  return result(
      barrierOperation(Name, readBarrierAddress(S->Operands[1]), Count));
}

// mbarrier.{test,try}_wait[.parity] p, [a], state or parity[, time]
bool Translator::testBarrier() {
  if (operands() < 3 || operands() > (has("try_wait") ? 4 : 3))
    return false;
  bool IsParity = has("parity");
  Value *Phase = IsParity ? readWord(2) : read(2, {PTXType::Untyped, 64});
  return result(barrierOperation(IsParity ? "test.wait.parity" : "test.wait",
                                 readBarrierAddress(S->Operands[1]), Phase));
}

bool Translator::memoryBarrier() {
  StringRef Operation =
      firstOf({"init", "inval", "arrive", "arrive_drop", "expect_tx",
               "complete_tx", "test_wait", "try_wait", "pending_count"});
  if (Operation.starts_with("arrive"))
    return arriveAtBarrier();
  if (Operation.ends_with("wait"))
    return testBarrier();
  if (Operation == "pending_count")
    return operands() == 2 && result(nvvm("mbarrier.pending.count",
                                          read(1, {PTXType::Untyped, 64})));
  Value *Pointer = readBarrierAddress(S->Operands[0]);
  if (Operation == "inval")
    return operands() == 1 && nvvm("mbarrier.inval.shared", Pointer);
  if (operands() != 2)
    return false;
  if (Operation == "init")
    return nvvm("mbarrier.init.shared", {Pointer, readWord(1)});
  if (Operation == "expect_tx" || Operation == "complete_tx")
    return nvvm(Twine("mbarrier.") +
                    (Operation == "expect_tx" ? "expect" : "complete") +
                    ".tx.scope.cta.space.cta",
                {Pointer, readWord(1)});
  return false;
}

// cp.async.bulk.TO.FROM [to], [from], bytes[, [mbarrier]]
bool Translator::bulkCopy() {
  Value *NoHint = B.getInt64(0), *Unused = B.getFalse();
  if (has("bulk_group")) {
    if (operands() != 3 || !has("global") || !has("shared::cta"))
      return false;
    return nvvm("cp.async.bulk.shared.cta.to.global",
                {readPointer(S->Operands[0], AS_Global),
                 readPointer(S->Operands[1], AS_Shared), readWord(2), NoHint,
                 Unused});
  }
  if (operands() != 4 || !has("global") || !has("mbarrier::complete_tx::bytes"))
    return false;
  return nvvm("cp.async.bulk.global.to.shared.cta",
              {readPointer(S->Operands[0], AS_Shared),
               readPointer(S->Operands[3], AS_Shared),
               readPointer(S->Operands[1], AS_Global), readWord(2), NoHint,
               Unused});
}

// cp.async.{ca,cg}.shared.global [to], [from], bytes[, of which are copied]
bool Translator::asyncCopy() {
  if (!has("async"))
    return false;
  // Copies are complete before the next instruction.
  if (hasOneOf({"commit_group", "wait_group", "wait_all"}))
    return operands() == (has("wait_group") ? 1 : 0);
  if (has("mbarrier"))
    return has("arrive") && operands() == 1 &&
           nvvm(Twine("cp.async.mbarrier.arrive.") +
                    (has("noinc") ? "noinc." : "") + "shared",
                readBarrierAddress(S->Operands[0]));
  if (has("bulk"))
    return bulkCopy();
  if (operands() < 3 || !has("global") || has("ca") == has("cg"))
    return false;
  auto *Bytes = dyn_cast_or_null<ConstantInt>(readWord(2));
  if (!Bytes)
    return false;
  SmallVector<Value *, 3> Args = {readPointer(S->Operands[0], AS_Shared),
                                  readPointer(S->Operands[1], AS_Global)};
  if (operands() == 4)
    Args.push_back(readWord(3));
  return nvvm(Twine("cp.async.") + (has("ca") ? "ca" : "cg") +
                  ".shared.global." + Twine(Bytes->getZExtValue()) +
                  (operands() == 4 ? ".s" : ""),
              Args);
}
