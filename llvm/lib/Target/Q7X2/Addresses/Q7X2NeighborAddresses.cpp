//===-- Q7X2NeighborAddresses.cpp - Addresses from neighboring ones -------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes an address from one that has been accessed before, if their
// difference is a multiple of a single value, such as for the rows above and
// below an element:
//
//   %i = mul nsw i32 %y, %n
//   %j = add nsw i32 %i, %x
//   %p = gep float, %a, (sext %j)        %p = gep float, %a, (sext %j)
//   load %p                              load %p
//   %z = add nsw i32 %y, 1         =>    %q = gep i8, %p, (mul (sext %n), 4)
//   %k = mul nsw i32 %z, %n              load %q
//   %l = add nsw i32 %k, %x
//   %q = gep float, %a, (sext %l)
//   load %q
//
// This takes one IMAD.WIDE, or none if the difference is constant. LLVM's
// strength reduction compares products and sums one at a time, and does not
// look through the extension.
//
// Requires the front end's nsw flags: indices with them are polynomials over
// the integers instead of modulo 2^32, and so are their differences. Sums of 64
// bits need no flags, since addresses are sums modulo 2^64 as well. The
// address that another one is computed from must not be poison, which an
// executed access to it ensures.
//
// The difference of indices that may wrap is only known modulo 2^32. So is that
// of unsigned indices, which unrolling often makes of signed ones. This
// suffices if the difference is a constant or a 32-bit value and elements have
// at least two bytes: both addresses are accessed and are in one object, which
// has at most 4 GiB (docs/abi.md). So the difference is the one whose index
// fits in 32 bits.
//
// One walk over the dominator tree keeps the addresses that have been accessed
// on the way down, and compares each address with the latest ones.
//
//===----------------------------------------------------------------------===//

#include "Lowering/Q7X2ConstantTables.h"
#include "Q7X2.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/TargetParser/Q7X2ObjectSize.h"
#include "llvm/Transforms/Utils/Local.h"
#include <array>
#include <map>
#include <memory>
#include <optional>

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-neighbor-addresses"
#define PASS_NAME "Q7X2 addresses from neighboring ones"

STATISTIC(NumNeighbors, "Number of addresses computed from neighboring ones");

namespace {

constexpr unsigned MaxFactors = 3;
/// The numbers of the factors in ascending order, with leading zeros for
/// missing ones.
using Product = std::array<unsigned, MaxFactors>;
/// A multiple of a product.
using Term = std::pair<Product, int64_t>;
/// Terms ordered by product; no coefficient is 0.
using Polynomial = SmallVector<Term, 4>;

/// An address as the sum of a base pointer and an offset in bytes.
struct Address {
  Value *Base;
  Polynomial Offset;
  /// The offset modulo 2^32, including terms that may wrap; none if it is too
  /// complicated.
  std::optional<Polynomial> Modular;
  /// The modular offset is known modulo 2^(32 + Zeros), since indices that may
  /// wrap are multiplied by the size of an element.
  unsigned Zeros;
};

/// The difference of two addresses: a multiple of a product, and a number of
/// bytes.
struct Difference {
  Product Factors;
  int64_t Multiple, Bytes;
  /// Whether the factors are those of the modular polynomials.
  bool IsModular;
};

/// Integers as polynomials of numbered values. If \c IsModular, they are only
/// equal modulo 2^32.
class Polynomials {
  bool IsModular;
  std::vector<Value *> Factors = {nullptr};
  DenseMap<Value *, unsigned> Numbers;
  DenseMap<Value *, std::unique_ptr<Polynomial>> Known; // null if too large
  /// An integer for a product.
  std::map<Product, Value *> Values;

public:
  explicit Polynomials(bool IsModular) : IsModular(IsModular) {}

  const Polynomial *get(Value *V, unsigned Level = 0);
  /// Emits a product as a 64-bit integer.
  Value *build(const Product &P, IRBuilder<> &B, const DominatorTree &DT) const;
  /// Returns whether a product is a single value of at most 32 bits.
  bool isNarrowValue(const Product &P) const;

private:
  bool compute(Polynomial &P, Value *V, unsigned Level);
  Polynomial getVariable(Value *V);
  bool addOperation(Polynomial &P, Value *V, unsigned Level);
  bool canLookThrough(Value *V) const;
  bool isExtension(Value *V, Value *&X) const;
};

class Q7X2NeighborAddresses : public FunctionPass {
public:
  static char ID;
  Q7X2NeighborAddresses() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<DominatorTreeWrapperPass>();
    AU.addPreserved<DominatorTreeWrapperPass>();
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;

private:
  const DataLayout *DL;
  const DominatorTree *DT;
  Polynomials Integers{false}, Modular{true};
  DenseMap<Value *, Address> Addresses;
  /// Pointers in \c Addresses that have been accessed on the path from the
  /// root.
  std::vector<Value *> Seen;
  SmallVector<WeakTrackingVH, 16> MaybeDead;

  const Address *getAddress(Value *Pointer);
  std::optional<Difference> getDifference(const Address &From,
                                          const Address &To) const;
  std::pair<unsigned, uint64_t> getRank(const Difference &D) const;
  Value *computeFromNeighbor(const GetElementPtrInst &GEP, const Address &A,
                             Instruction &At) const;
  void visitAccess(Instruction &I);
  void visitDominatorTree();
};

} // namespace

char Q7X2NeighborAddresses::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2NeighborAddresses, DEBUG_TYPE, PASS_NAME, false,
                      false)
INITIALIZE_PASS_DEPENDENCY(DominatorTreeWrapperPass)
INITIALIZE_PASS_END(Q7X2NeighborAddresses, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2NeighborAddressesPass() {
  return new Q7X2NeighborAddresses();
}

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

/// Adds a multiple of a product. Fails if a coefficient exceeds 32 bits, so
/// that sums and products of coefficients do not overflow.
static bool addTerm(Polynomial &P, const Product &Factors,
                    int64_t Coefficient) {
  auto *It = llvm::lower_bound(
      P, Factors, [](const Term &T, const Product &F) { return T.first < F; });
  if (It == P.end() || It->first != Factors)
    It = P.insert(It, {Factors, 0});
  It->second += Coefficient;
  const bool Fits = isInt<32>(It->second);
  if (!It->second)
    P.erase(It);
  return Fits;
}

static bool addMultiple(Polynomial &P, const Polynomial &Other,
                        int64_t Factor) {
  return all_of(Other, [&](const auto &Term) {
    return addTerm(P, Term.first, Term.second * Factor);
  });
}

/// Returns the product of \p A and \p B; none if it has too many factors.
static std::optional<Product> multiply(const Product &A, const Product &B) {
  SmallVector<unsigned, 2 * MaxFactors> All(A.begin(), A.end());
  append_range(All, B);
  llvm::sort(All);
  if (All[MaxFactors - 1])
    return std::nullopt;
  Product P;
  copy(ArrayRef(All).take_back(MaxFactors), P.begin());
  return P;
}

static bool addProduct(Polynomial &P, const Polynomial &A,
                       const Polynomial &B) {
  for (const auto &[Left, Factor] : A)
    for (const auto &[Right, Other] : B) {
      std::optional<Product> Factors = multiply(Left, Right);
      if (!Factors || !addTerm(P, *Factors, Factor * Other))
        return false;
    }
  return true;
}

static unsigned countVariables(const Polynomial &P) {
  const bool HasConstant = !P.empty() && P.front().first == Product{};
  return P.size() - HasConstant;
}

/// Returns whether a polynomial has too many terms. The constant does not
/// count, so that neighbors are equally complicated.
static bool isComplicated(const Polynomial &P) {
  constexpr unsigned MaxVariables = 8;
  return countVariables(P) > MaxVariables;
}

/// Returns whether an operation is exact on integers, or modulo 2^32 if this
/// suffices. 64-bit operations are exact modulo 2^64, as are addresses.
bool Polynomials::canLookThrough(Value *V) const {
  auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return false;
  if (auto *Or = dyn_cast<PossiblyDisjointInst>(I))
    return Or->isDisjoint();
  const unsigned Bits = I->getType()->getScalarSizeInBits();
  return isa<OverflowingBinaryOperator>(I) &&
         (I->hasNoSignedWrap() || Bits == 64 || (IsModular && Bits >= 32));
}

/// Returns whether \p V equals \p X, or does modulo 2^32 if this suffices.
bool Polynomials::isExtension(Value *V, Value *&X) const {
  if (match(V, m_SExt(m_Value(X))) || match(V, m_NNegZExt(m_Value(X))))
    return true;
  return IsModular &&
         (match(V, m_ZExt(m_Value(X))) || match(V, m_Trunc(m_Value(X)))) &&
         std::min(V->getType()->getScalarSizeInBits(),
                  X->getType()->getScalarSizeInBits()) >= 32;
}

bool Polynomials::addOperation(Polynomial &P, Value *V, unsigned Level) {
  Value *X, *Y;
  const APInt *Shift;
  if (!canLookThrough(V))
    return false;
  if (match(V, m_Shl(m_Value(X), m_APInt(Shift))) && Shift->ult(31)) {
    const Polynomial *A = get(X, Level + 1);
    return A && addMultiple(P, *A, int64_t(1) << Shift->getZExtValue());
  }
  const bool IsProduct = match(V, m_Mul(m_Value(X), m_Value(Y))),
             IsDifference = match(V, m_Sub(m_Value(X), m_Value(Y)));
  if (!IsProduct && !IsDifference &&
      !match(V, m_AddLike(m_Value(X), m_Value(Y))))
    return false;
  const Polynomial *A = get(X, Level + 1), *B = get(Y, Level + 1);
  if (!A || !B)
    return false;
  if (IsProduct)
    return addProduct(P, *A, *B);
  const int64_t Sign = IsDifference ? -1 : 1;
  if (!addMultiple(P, *A, 1) || !addMultiple(P, *B, Sign))
    return false;
  if (!isComplicated(P))
    return true;
  // Keep the longer operand as a variable: it may be a term of other sums as
  // well.
  const bool IsFirstLonger = countVariables(*A) >= countVariables(*B);
  const Polynomial Longer = getVariable(IsFirstLonger ? X : Y);
  (IsFirstLonger ? A : B) = &Longer;
  P.clear();
  return addMultiple(P, *A, 1) && addMultiple(P, *B, Sign);
}

bool Polynomials::compute(Polynomial &P, Value *V, unsigned Level) {
  constexpr unsigned MaxLevel = 10;
  if (Level > MaxLevel)
    return false;
  if (const auto *C = dyn_cast<ConstantInt>(V))
    return C->getValue().getSignificantBits() <= 32 &&
           addTerm(P, {}, C->getSExtValue());
  Value *X;
  if (isExtension(V, X)) {
    const Polynomial *Extended = get(X, Level + 1);
    if (Extended)
      P = *Extended;
    return Extended;
  }
  if (!addOperation(P, V, Level) || isComplicated(P))
    P = getVariable(V);
  else if (!IsModular && P.size() == 1 && P.front().second == 1)
    Values[P.front().first] = V;
  return true;
}

Polynomial Polynomials::getVariable(Value *V) {
  auto [Number, IsNew] = Numbers.try_emplace(V, Factors.size());
  if (IsNew)
    Factors.push_back(V);
  return {{{0, 0, Number->second}, 1}};
}

/// Returns the polynomial of a value read as signed; null if a coefficient is
/// too large.
const Polynomial *Polynomials::get(Value *V, unsigned Level) {
  if (auto It = Known.find(V); It != Known.end())
    return It->second.get();
  auto P = std::make_unique<Polynomial>();
  if (!compute(*P, V, Level))
    P.reset();
  return Known.try_emplace(V, std::move(P)).first->second.get();
}

Value *Polynomials::build(const Product &P, IRBuilder<> &B,
                          const DominatorTree &DT) const {
  Type *I64 = B.getInt64Ty();
  auto Known = Values.find(P);
  if (Known != Values.end() &&
      DT.dominates(Known->second, &*B.GetInsertPoint()))
    return B.CreateSExt(Known->second, I64);
  Value *Result = nullptr;
  for (unsigned Factor : P) {
    if (!Factor)
      continue;
    Value *Wide = B.CreateSExt(Factors[Factor], I64);
    Result = Result ? B.CreateMul(Result, Wide) : Wide;
  }
  return Result;
}

bool Polynomials::isNarrowValue(const Product &P) const {
  constexpr unsigned Last = MaxFactors - 1;
  return !P[Last - 1] &&
         Factors[P[Last]]->getType()->getScalarSizeInBits() <= 32;
}

/// Adds the offset of a GEP; fails if it is too complicated. Lowers \p Zeros to
/// the trailing zeros that the coefficients of all variables have.
static bool addOffset(Polynomial &P, unsigned &Zeros, const GEPOperator &GEP,
                      const DataLayout &DL, Polynomials &Integers) {
  SmallMapVector<Value *, APInt, 4> Variables;
  APInt Constant(64, 0);
  if (!GEP.getType()->isPointerTy() ||
      !GEP.collectOffset(DL, 64, Variables, Constant) ||
      Constant.getSignificantBits() > 32 ||
      !addTerm(P, {}, Constant.getSExtValue()))
    return false;
  return all_of(Variables, [&](const auto &Term) {
    const Polynomial *Index = Integers.get(Term.first);
    Zeros = std::min(Zeros, Term.second.countr_zero());
    return Index && Term.second.getSignificantBits() <= 32 &&
           addMultiple(P, *Index, Term.second.getSExtValue());
  });
}

/// Returns null if the pointer is not a sum or too complicated.
const Address *Q7X2NeighborAddresses::getAddress(Value *Pointer) {
  auto [It, IsNew] =
      Addresses.try_emplace(Pointer, Address{Pointer, {}, Polynomial(), 31});
  Address &A = It->second;
  if (!IsNew)
    return A.Base ? &A : nullptr;
  while (auto *GEP = dyn_cast_if_present<GEPOperator>(A.Base)) {
    A.Base = addOffset(A.Offset, A.Zeros, *GEP, *DL, Integers)
                 ? GEP->getPointerOperand()
                 : nullptr;
    if (A.Modular && !addOffset(*A.Modular, A.Zeros, *GEP, *DL, Modular))
      A.Modular.reset();
  }
  return A.Base ? &A : nullptr;
}

//===----------------------------------------------------------------------===//
// Differences
//===----------------------------------------------------------------------===//

static unsigned countFactors(const Product &P) {
  return MaxFactors - count(P, 0u);
}

static unsigned getDegree(const Polynomial &P) {
  unsigned Degree = 0;
  for (const auto &[Factors, Coefficient] : P)
    Degree = std::max(Degree, countFactors(Factors));
  return Degree;
}

/// Returns \p To minus \p From, if it is cheaper to compute than \p To: it has
/// fewer terms and, if it is a product, fewer factors.
static std::optional<Difference> subtract(const Polynomial &From,
                                          const Polynomial &To) {
  Polynomial D = To;
  if (!addMultiple(D, From, -1) || countVariables(D) > 1 ||
      countVariables(D) >= countVariables(To) ||
      (getDegree(D) > 1 && getDegree(D) >= getDegree(To)))
    return std::nullopt;
  Difference Result = {{}, 0, 0, false};
  for (const auto &[Factors, Coefficient] : D)
    if (Factors == Product{})
      Result.Bytes = Coefficient;
    else
      std::tie(Result.Factors, Result.Multiple) =
          std::tie(Factors, Coefficient);
  return Result;
}

/// Returns whether the difference of two accessed addresses is exactly \p D. It
/// is D modulo 2^(32 + Zeros) and below 2^32 in magnitude. If D is a constant,
/// with at most 31 bits and a sign, the next candidate is 2^(32 + Zeros) -
/// 2^31. If it is a 32-bit variable times 2^Zeros or its negative, the next
/// candidate is 2^(31 + Zeros), or 2^31 less if a constant is added.
static bool isExact(const Difference &D, unsigned Zeros,
                    const Polynomials &Integers) {
  static_assert(Q7X2::MaxObjectLog == 32);
  if (!D.Multiple)
    return Zeros >= 1;
  return std::abs(D.Multiple) == int64_t(1) << Zeros &&
         Integers.isNarrowValue(D.Factors) && Zeros >= (D.Bytes ? 2 : 1);
}

/// Returns the difference of two addresses that are both accessed.
std::optional<Difference>
Q7X2NeighborAddresses::getDifference(const Address &From,
                                     const Address &To) const {
  std::optional<Difference> D = subtract(From.Offset, To.Offset);
  if ((D && !D->Multiple) || !From.Modular || !To.Modular)
    return D;
  std::optional<Difference> M = subtract(*From.Modular, *To.Modular);
  if (!M || (D && M->Multiple) ||
      !isExact(*M, std::min(From.Zeros, To.Zeros), Modular))
    return D;
  M->IsModular = true;
  return M;
}

/// Returns whether other addresses use the same index: accesses to several
/// arrays at one index share the product.
static bool hasSharedIndex(const GetElementPtrInst &GEP) {
  return any_of(GEP.indices(), [](const Value *Index) {
    return isa<CastInst>(Index) && !Index->hasOneUse();
  });
}

/// Orders differences by the instructions that add them: a constant takes none,
/// a multiple of a 32-bit value one. A multiple of 64 bits takes several, so
/// that a small one, which other addresses may need as well, is best.
std::pair<unsigned, uint64_t>
Q7X2NeighborAddresses::getRank(const Difference &D) const {
  if (!D.Multiple)
    return {0, 0};
  if ((D.IsModular ? Modular : Integers).isNarrowValue(D.Factors))
    return {1, 0};
  return {2, std::abs(D.Multiple)};
}

/// Returns the address as a sum of one that has been accessed; null if there is
/// none, or the address is such a sum already. Prefers differences of low rank,
/// and the address that has been accessed first.
Value *Q7X2NeighborAddresses::computeFromNeighbor(const GetElementPtrInst &GEP,
                                                  const Address &A,
                                                  Instruction &At) const {
  constexpr unsigned MaxCompared = 24;
  Value *Pointer = nullptr;
  Difference Best = {};
  unsigned Compared = 0;
  const bool IsShared = hasSharedIndex(GEP);
  for (Value *Other : reverse(Seen)) {
    const Address &Sum = Addresses.find(Other)->second;
    if (Sum.Base != A.Base)
      continue;
    if (Compared++ == MaxCompared)
      break;
    std::optional<Difference> D = getDifference(Sum, A);
    if (!D || (D->IsModular && D->Multiple && IsShared) ||
        (Pointer && getRank(*D) > getRank(Best)))
      continue;
    Pointer = Other;
    Best = *D;
  }
  if (!Pointer || Pointer == GEP.getPointerOperand())
    return nullptr;
  IRBuilder<> B(&At);
  if (Best.Multiple)
    Pointer = B.CreatePtrAdd(
        Pointer,
        B.CreateMul(
            (Best.IsModular ? Modular : Integers).build(Best.Factors, B, *DT),
            B.getInt64(Best.Multiple)));
  return Best.Bytes ? B.CreatePtrAdd(Pointer, B.getInt64(Best.Bytes)) : Pointer;
}

//===----------------------------------------------------------------------===//
// Dominator tree walk
//===----------------------------------------------------------------------===//

/// Returns whether an address has 64 bits.
static bool isInGlobalMemory(const Value *Pointer) {
  const unsigned AS = Pointer->getType()->getPointerAddressSpace();
  return AS == Q7X2::AS_Generic || AS == Q7X2::AS_Global;
}

void Q7X2NeighborAddresses::visitAccess(Instruction &I) {
  Value *Pointer = getLoadStorePointerOperand(&I);
  if (!Pointer || !isInGlobalMemory(Pointer))
    return;
  const Address *A = getAddress(Pointer);
  if (!A || !countVariables(A->Offset))
    return;
  auto *GEP = dyn_cast<GetElementPtrInst>(Pointer);
  if (GEP && all_of(GEP->uses(), [&](const Use &U) {
        return U.getUser() == &I || DT->dominates(&I, U);
      }))
    if (Value *New = computeFromNeighbor(*GEP, *A, I)) {
      LLVM_DEBUG(dbgs() << *GEP << "  is " << *New << '\n');
      GEP->replaceAllUsesWith(New);
      MaybeDead.push_back(GEP);
      Addresses.try_emplace(New, Address(*A));
      Pointer = New;
      ++NumNeighbors;
    }
  Seen.push_back(Pointer);
}

void Q7X2NeighborAddresses::visitDominatorTree() {
  struct Frame {
    const DomTreeNode *Node;
    DomTreeNode::const_iterator Next;
    size_t SeenBefore;
  };
  std::vector<Frame> Stack;
  auto Enter = [&](const DomTreeNode *Node) {
    Stack.push_back({Node, Node->begin(), Seen.size()});
    for (Instruction &I : *Node->getBlock())
      visitAccess(I);
  };
  Enter(DT->getRootNode());
  while (!Stack.empty()) {
    Frame &Top = Stack.back();
    if (Top.Next != Top.Node->end()) {
      Enter(*Top.Next++);
      continue;
    }
    Seen.resize(Top.SeenBefore);
    Stack.pop_back();
  }
}

bool Q7X2NeighborAddresses::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  DL = &F.getDataLayout();
  DT = &getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  visitDominatorTree();
  const bool Changed = !MaybeDead.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
  MaybeDead.clear();
  Addresses.clear();
  Integers = Polynomials(false);
  Modular = Polynomials(true);
  return Changed;
}
