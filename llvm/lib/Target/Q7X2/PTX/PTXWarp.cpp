//===-- PTXWarp.cpp - Inline PTX: operations of several threads -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

// bar[.cta], barrier[.cta][.aligned] .sync, .arrive and .red; bar.warp.sync
bool Translator::barrier() {
  if (has("warp")) {
    if (!has("sync") || operands() != 1 || !nvvm("bar.warp.sync", readWord(0)))
      return false;
    return true;
  }
  std::string Aligned =
      S->Mnemonic == "bar" || has("aligned") ? ".aligned" : "";
  std::string Operation = firstOf({"sync", "arrive", "red"}).str();
  bool IsReduction = Operation == "red";
  if (Operation.empty() || Types.empty() == IsReduction)
    return false;
  // The barrier number, the thread count, and the operand of the reduction.
  unsigned First = IsReduction ? 1 : 0;
  unsigned Numbers = operands() - 2 * First;
  if (operands() < 2 * First + 1 || Numbers > 2)
    return false;
  SmallVector<Value *, 3> Args;
  for (unsigned I = 0; I != Numbers; ++I)
    Args.push_back(readWord(First + I));
  if (IsReduction) {
    Operation += ("." + firstOf({"popc", "and", "or"})).str();
    Args.push_back(readPredicate(S->Operands.back()));
  }
  Value *V = nvvm("barrier.cta." + Operation + Aligned +
                      (Numbers == 2 ? ".count" : ".all"),
                  Args);
  return V && (!IsReduction || result(V));
}

// shfl[.sync].MODE.b32 d[|p], a, b, c[, mask]
bool Translator::shuffle() {
  StringRef Mode = firstOf({"up", "down", "bfly", "idx"});
  bool IsSync = has("sync");
  if (Mode.empty() || operands() != (IsSync ? 5 : 4))
    return false;
  SmallVector<Value *, 4> Args;
  if (IsSync)
    Args.push_back(readWord(4));
  for (unsigned I : {1, 2, 3})
    Args.push_back(readWord(I));
  std::string Name = "shfl." + std::string(IsSync ? "sync." : "") + Mode.str();
  Value *Both = nvvm(Name + ".i32p", Args);
  if (!Both)
    return false;
  return results(B.CreateExtractValue(Both, 0), B.CreateExtractValue(Both, 1));
}

// vote[.sync].MODE.TYPE d, [!]a[, mask]
bool Translator::vote() {
  StringRef Mode = firstOf({"all", "any", "uni", "ballot"});
  bool IsSync = has("sync"), IsWord = type().Kind != PTXType::Predicate;
  if (Mode.empty() || operands() != (IsSync ? 3 : 2) ||
      IsWord != (Mode == "ballot"))
    return false;
  Value *P = readPredicate(S->Operands[1]);
  if (IsSync)
    return result(nvvm("vote." + Mode + ".sync", {readWord(2), P}));
  return result(nvvm("vote." + Mode, P));
}

// match.{any,all}.sync.TYPE d[|p], a, mask
bool Translator::match() {
  std::string Suffix = type().Bits == 64 ? "i64" : "i32";
  Value *Args[] = {readWord(2), read(1, type())};
  if (!has("sync") || has("any") == has("all"))
    return false;
  if (has("any"))
    return result(nvvm("match.any.sync." + Suffix, Args));
  Value *Both = nvvm("match.all.sync." + Suffix + "p", Args);
  return Both &&
         results(B.CreateExtractValue(Both, 0), B.CreateExtractValue(Both, 1));
}

// redux.sync.OP.TYPE d, a, mask
bool Translator::reduce() {
  std::string Operation =
      firstOf({"add", "min", "max", "and", "or", "xor"}).str();
  if ((Operation == "min" || Operation == "max") &&
      type().Kind == PTXType::Unsigned)
    Operation = "u" + Operation;
  return has("sync") &&
         result(nvvm("redux.sync." + Operation, {readWord(1), readWord(2)}));
}

bool Translator::activeMask() { return result(nvvm("activemask", {})); }

// elect.sync d|p, mask
bool Translator::elect() {
  Value *Both = nvvm("elect.sync", readWord(1));
  return Both &&
         results(B.CreateExtractValue(Both, 0), B.CreateExtractValue(Both, 1));
}

bool Translator::sleep() { return nvvm("nanosleep", readWord(0)); }

// trap, brkpt, exit
bool Translator::trap() {
  if (S->Mnemonic == "exit")
    return nvvm("exit", {});
  B.CreateIntrinsic(
      S->Mnemonic == "trap" ? Intrinsic::trap : Intrinsic::debugtrap, {});
  return true;
}
