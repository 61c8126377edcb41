//===- InitCheck.h - Finds uses of undefined values -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each bit of registers and memory has a shadow bit that says whether the bit
// is undefined, that is, whether it depends on uninitialized bits. Instructions
// propagate shadow bits as in Valgrind's memcheck (Seward and Nethercote,
// USENIX 2005). A finding is reported where an undefined value has an effect
// that cannot be undone: where it determines a branch, the guard of a side
// effect or an address, or is stored to global memory. After a finding the
// value counts as defined.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_INITCHECK_H
#define LLVM_LIB_Q7X2SIM_INITCHECK_H

#include "Checker.h"
#include <bitset>

namespace q7x2 {

/// The shadow of a warp's registers. A bit that is set is undefined.
struct ShadowWarp {
  alignas(64) uint32_t R[NumRows][WarpSize];
  uint32_t P[NumPredSlots]; // a bit for each lane
  uint32_t UR[NumURegSlots];
  bool UP[NumPredSlots];
  /// Rows with any undefined bit, a summary of R.
  std::bitset<NumRows> Dirty;
  /// By register (RegFile): the instruction that produced the undefined value.
  uint32_t Origin[llvm::Q7X2::RegFile::NumRegs];
  bool IsStarted = false;
};
constexpr uint32_t NoOrigin = ~uint32_t(0);

/// The values and shadows of one lane's sources.
struct ShadowInputs {
  uint64_t A = 0, B = 0, C = 0;    // 32 bits unless the source is wide
  uint64_t VA = 0, VB = 0, VC = 0; // their shadows
  bool P = false, Q = false, R = false;
  bool VP = false, VQ = false, VR = false;

  bool anyUndefined() const { return VA || VB || VC || VP || VQ || VR; }
};
/// The shadows of one lane's results.
struct ShadowResult {
  uint64_t V = 0; // of Rd, or of the register pair
  bool PU = false, PV = false;
};
/// Returns the shadows of the results of an instruction that accesses neither
/// other lanes nor memory. Exact for copies, selections, logic and shifts;
/// derived from the smallest and largest possible values for sums and
/// comparisons; for other operations a result is undefined if any source is.
ShadowResult transferShadow(const DecodedInst &I, const ShadowInputs &In);

class InitCheck {
public:
  explicit InitCheck(const CheckedLaunch &Common);

  void blockStarts(const BlockState &Block);
  void before(Context &X, const DecodedInst &I, uint32_t Active, uint32_t Mask);

private:
  /// The registers that an instruction reads and writes.
  struct Use {
    llvm::SmallVector<uint16_t, 4> Rows;  // general registers read
    llvm::SmallVector<uint16_t, 2> URegs; // uniform registers read
    uint8_t Preds = 0, UPreds = 0;        // predicates read, a bit each
    llvm::SmallVector<uint16_t, 4> WrittenRows;
    llvm::SmallVector<uint16_t, 2> WrittenURegs;
    uint8_t WrittenPreds = 0, WrittenUPreds = 0;
    bool IsIndexed = false;     // reads a register chosen at run time
    bool HasSideEffect = false; // beyond its register writes
  };
  const CheckedLaunch &Common;
  std::vector<Use> Uses; // by instruction
  std::vector<std::unique_ptr<ShadowWarp>> Warps;
  std::vector<uint8_t> Shared, Local; // one shadow byte per byte
  // The state of the instruction being executed.
  ShadowWarp *S = nullptr;
  uint32_t PC = 0;

  void start(const Warp &W);
  bool isClean(const Use &U) const;
  /// Sets the shadows of the registers that an instruction writes for lanes.
  void setAll(const Warp &W, const Use &U, bool IsUndefined, uint32_t Mask);
  void setRow(const Warp &W, unsigned Row, const Lanes &V, uint32_t Mask);
  void setOrigin(const Use &U, uint32_t Origin);
  uint32_t originOf(const Use &U, uint32_t Mask) const;
  /// Returns the lanes in which any bit of a source is undefined.
  uint32_t undefinedLanes(const SrcOp &Source, uint32_t Mask) const;
  uint64_t shadowOf(const SrcOp &Source, unsigned Lane) const;
  ShadowInputs inputsOf(Context &X, const DecodedInst &I, unsigned Lane) const;

  uint32_t checkGuard(Context &X, const DecodedInst &I, const Use &U,
                      uint32_t Active);
  void checkSource(Context &X, const DecodedInst &I, const SrcOp &Source,
                   FindingKind Kind, const char *What, uint32_t Mask);
  void checkPredicate(Context &X, FindingKind Kind, const char *What,
                      unsigned Reg, uint32_t Lanes);
  void transfer(Context &X, const DecodedInst &I, const Use &U, uint32_t Mask);
  bool transferSpecial(Context &X, const DecodedInst &I, uint32_t Mask);
  void transferLanes(Context &X, const DecodedInst &I, const Use &U,
                     uint32_t Mask);
  void transferUniform(Context &X, const DecodedInst &I, const Use &U);
  void shuffle(Context &X, const DecodedInst &I, uint32_t Mask);
  void vote(Context &X, const DecodedInst &I, uint32_t Mask);
  void match(Context &X, const DecodedInst &I, uint32_t Mask);
  void spreadToAll(Context &X, const DecodedInst &I, bool IsUndefined,
                   uint32_t Mask);
  void indexed(Context &X, const DecodedInst &I, uint32_t Mask);
  void packPredicates(Context &X, const DecodedInst &I, uint32_t Mask);
  bool control(Context &X, const DecodedInst &I, uint32_t Mask);

  // InitMemory.cpp
  void access(Context &X, const DecodedInst &I, const Use &U, uint32_t Mask);
  void checkAddress(Context &X, const DecodedInst &I, const Use &U,
                    uint32_t Mask);
  void load(Context &X, const DecodedInst &I, const MemoryUse &M,
            uint32_t Mask);
  void store(Context &X, const DecodedInst &I, const MemoryUse &M,
             uint32_t Mask);
  void checkOperand(Context &X, const DecodedInst &I, const SrcOp &Source,
                    unsigned Bytes, uint32_t Mask);
  void atomic(Context &X, const DecodedInst &I, const MemoryUse &M,
              uint32_t Mask);
  const uint8_t *shadowAt(Context &X, unsigned Lane, Location L,
                          unsigned Bytes) const;
  uint8_t *writableShadowAt(Context &X, unsigned Lane, Location L,
                            unsigned Bytes, bool IsNeeded);

  void report(Context &X, FindingKind Kind, unsigned Lane, uint32_t Origin,
              llvm::function_ref<std::string()> What,
              std::optional<Location> At = std::nullopt);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_INITCHECK_H
