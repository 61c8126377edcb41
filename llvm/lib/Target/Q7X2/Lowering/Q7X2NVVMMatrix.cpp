//===-- Q7X2NVVMMatrix.cpp - Expand NVVM's matrix operations --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands mma, wmma, ldmatrix and stmatrix, with which a warp multiplies
// matrices. Each thread has some of the elements, its fragment. The machine has
// no instruction for this: the threads exchange words by shuffles and
// accumulate products with FFMA, DFMA or IDP.
//
// All shapes follow one pattern (PTX ISA, "Matrix fragments for mma"). Let
// group = lane / 4, t = lane % 4 and E the number of elements in a word. Word
// (kb, h) of A, which has 16 rows, is in row group + 8 h and columns 4 E kb + E
// t + e, 0 <= e < E; word kb of B, which has 8 columns, is in column group and
// the rows of these numbers; element (h, n) of C is in row group + 8 h and
// column 2 t + n. With 8 rows, h is 0. PTX leaves the layout of wmma's
// fragments open: they consist of fragments of blocks of 16 rows and 8 columns.
//
//===----------------------------------------------------------------------===//

#include "Q7X2NVVM.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;
using Q7X2::NVVMName;

namespace {

/// The type of A's or B's elements.
struct ElementType {
  enum Class { None, Half, BFloat, TF32, Double, Signed, Unsigned };
  Class Kind = None;
  unsigned Bits = 0;

  static ElementType parse(StringRef Name) {
    return StringSwitch<ElementType>(Name)
        .Case("f16", {Half, 16})
        .Case("bf16", {BFloat, 16})
        .Case("tf32", {TF32, 32})
        .Case("f64", {Double, 64})
        .Case("s8", {Signed, 8})
        .Case("u8", {Unsigned, 8})
        .Case("s4", {Signed, 4})
        .Case("u4", {Unsigned, 4})
        .Default({});
  }
  bool isInteger() const { return Kind == Signed || Kind == Unsigned; }
  unsigned perWord() const { return Bits == 64 ? 1 : 32 / Bits; }
};

struct Shape {
  unsigned M = 0, N = 0, K = 0;

  static std::optional<Shape> parse(StringRef Name) {
    Shape S;
    if (!Name.consume_front("m") || Name.consumeInteger(10, S.M) ||
        !Name.consume_front("n") || Name.consumeInteger(10, S.N) ||
        !Name.consume_front("k") || Name.consumeInteger(10, S.K) ||
        !Name.empty())
      return std::nullopt;
    return S;
  }
  unsigned halves() const { return M == 8 ? 1 : 2; } ///< Values of h.
  unsigned rowBlocks() const { return M == 32 ? 2 : 1; }
  unsigned columnBlocks() const { return N / 8; }
};

class MatrixExpansion {
public:
  MatrixExpansion(IRBuilder<> &B, const NVVMName &Name, IntrinsicInst &I)
      : B(B), Name(Name), I(I) {}
  Value *run();

private:
  IRBuilder<> &B;
  const NVVMName &Name;
  IntrinsicInst &I;
  Shape Size;
  ElementType
      A; ///< Of A and B, whose signs may differ, or of a matrix in memory.
  bool IsASigned = false, IsBSigned = false;

  Value *lane() {
    return B.CreateIntrinsic(Intrinsic::nvvm_read_ptx_sreg_laneid,
                             ArrayRef<Type *>(), ArrayRef<Value *>());
  }
  Value *group() { return B.CreateLShr(lane(), 2); }
  Value *inGroup() { return B.CreateAnd(lane(), 3); }
  unsigned wordsOfK() const { return Size.K / (4 * A.perWord()); }

  Value *shuffle(Value *Word, Value *From);
  Value *extract(Value *Word, unsigned Element, bool IsSigned);
  Value *multiplyAdd(Value *X, Value *Y, Value *Sum);
  Value *addWords(Value *X, Value *Y, Value *Sum);
  void multiply(ArrayRef<Value *> As, ArrayRef<Value *> Bs,
                MutableArrayRef<Value *> Sums);
  Value *toWord(Value *V);
  SmallVector<Value *> unpack(ArrayRef<Value *> Registers);
  Value *pack(ArrayRef<Value *> Elements, Type *Ty);
  bool setTypes(ArrayRef<StringRef> Signature);
  Value *multiplyAll(ArrayRef<StringRef> Signature, bool IsSatfinite);
  Value *element(Value *Pointer, char Fragment, unsigned Index, bool IsRow,
                 Value *Stride);
  Value *load();
  Value *store();
  Value *memoryMatrix(bool IsLoad);
  Type *memoryType() const;
  Type *resultRegister(unsigned N) const {
    auto *Struct = dyn_cast<StructType>(I.getType());
    return Struct ? Struct->getElementType(N) : I.getType();
  }
  Value *results(ArrayRef<Value *> Registers);
};

} // namespace

/// Emits a read of \p Word, of 32 or 64 bits, from the lane \p From.
Value *MatrixExpansion::shuffle(Value *Word, Value *From) {
  auto One = [&](Value *V) -> Value * {
    return B.CreateIntrinsic(Intrinsic::nvvm_shfl_sync_idx_i32,
                             ArrayRef<Type *>(),
                             {B.getInt32(~0u), V, From, B.getInt32(31)});
  };
  if (Word->getType()->isIntegerTy(32))
    return One(Word);
  Type *Pair = FixedVectorType::get(B.getInt32Ty(), 2);
  Value *Words = B.CreateBitCast(Word, Pair), *Result = PoisonValue::get(Pair);
  for (uint64_t N : {0, 1})
    Result =
        B.CreateInsertElement(Result, One(B.CreateExtractElement(Words, N)), N);
  return B.CreateBitCast(Result, Word->getType());
}

Value *MatrixExpansion::toWord(Value *V) {
  return B.CreateBitCast(V,
                         B.getIntNTy(V->getType()->getPrimitiveSizeInBits()));
}

/// Extracts an element of a word of A or B as a float, double or word.
Value *MatrixExpansion::extract(Value *Word, unsigned Element, bool IsSigned) {
  switch (A.Kind) {
  case ElementType::Half: {
    Value *Pair = B.CreateBitCast(Word, FixedVectorType::get(B.getHalfTy(), 2));
    return B.CreateFPExt(B.CreateExtractElement(Pair, Element), B.getFloatTy());
  }
  case ElementType::BFloat:
    Word = Element ? B.CreateAnd(Word, 0xffff0000) : B.CreateShl(Word, 16);
    return B.CreateBitCast(Word, B.getFloatTy());
  case ElementType::TF32: // The lowest 13 bits are ignored.
    return B.CreateBitCast(B.CreateAnd(Word, 0xffffe000), B.getFloatTy());
  case ElementType::Double:
    return B.CreateBitCast(Word, B.getDoubleTy());
  default:
    break;
  }
  Word = B.CreateShl(Word, 32 - A.Bits * (Element + 1));
  return IsSigned ? B.CreateAShr(Word, 32 - A.Bits)
                  : B.CreateLShr(Word, 32 - A.Bits);
}

Value *MatrixExpansion::multiplyAdd(Value *X, Value *Y, Value *Sum) {
  if (A.isInteger())
    return B.CreateAdd(B.CreateMul(X, Y), Sum);
  return B.CreateIntrinsic(Intrinsic::fma, {Sum->getType()}, {X, Y, Sum});
}

/// Adds the products of the corresponding elements of two words to \p Sum.
Value *MatrixExpansion::addWords(Value *X, Value *Y, Value *Sum) {
  if (A.isInteger() && A.Bits == 8) {
    static constexpr Intrinsic::ID IDs[2][2] = {
        {Intrinsic::nvvm_idp4a_u_u, Intrinsic::nvvm_idp4a_u_s},
        {Intrinsic::nvvm_idp4a_s_u, Intrinsic::nvvm_idp4a_s_s}};
    return B.CreateIntrinsic(IDs[IsASigned][IsBSigned], ArrayRef<Type *>(),
                             {X, Y, Sum});
  }
  for (unsigned E = 0; E != A.perWord(); ++E)
    Sum = multiplyAdd(extract(X, E, IsASigned), extract(Y, E, IsBSigned), Sum);
  return Sum;
}

/// Adds the product of a block of A and a block of B to \p Sums; the sum of (h,
/// n) has index 2 h + n.
void MatrixExpansion::multiply(ArrayRef<Value *> As, ArrayRef<Value *> Bs,
                               MutableArrayRef<Value *> Sums) {
  unsigned Halves = Size.halves();
  Value *Row = B.CreateAnd(lane(), ~3u);
  Value *Column = B.CreateShl(inGroup(), 3); // 4 times column 2 t
  for (unsigned KB = 0; KB != wordsOfK(); ++KB)
    for (unsigned Lane = 0; Lane != 4; ++Lane) {
      SmallVector<Value *, 2> X, Y;
      for (unsigned H = 0; H != Halves; ++H)
        X.push_back(shuffle(As[KB * Halves + H], B.CreateOr(Row, Lane)));
      for (unsigned N = 0; N != 2; ++N)
        Y.push_back(shuffle(Bs[KB], B.CreateOr(Column, 4 * N + Lane)));
      for (unsigned H = 0; H != Halves; ++H)
        for (unsigned N = 0; N != 2; ++N) {
          Value *&Sum = Sums[2 * H + N];
          Sum = addWords(X[H], Y[N], Sum);
        }
    }
}

/// Unpacks C's registers to the elements that are accumulated; halves as
/// floats.
SmallVector<Value *> MatrixExpansion::unpack(ArrayRef<Value *> Registers) {
  SmallVector<Value *> Elements;
  for (Value *V : Registers) {
    if (!V->getType()->isVectorTy()) {
      Elements.push_back(V);
      continue;
    }
    for (uint64_t N : {0, 1})
      Elements.push_back(
          B.CreateFPExt(B.CreateExtractElement(V, N), B.getFloatTy()));
  }
  return Elements;
}

/// Packs one or two elements into a register of D.
Value *MatrixExpansion::pack(ArrayRef<Value *> Elements, Type *Ty) {
  if (!Ty->isVectorTy())
    return Elements.front();
  Value *Pair = PoisonValue::get(Ty);
  for (uint64_t N : {0, 1})
    Pair = B.CreateInsertElement(
        Pair, B.CreateFPTrunc(Elements[N], B.getHalfTy()), N);
  return Pair;
}

Value *MatrixExpansion::results(ArrayRef<Value *> Registers) {
  if (!I.getType()->isStructTy())
    return Registers.front();
  Value *All = PoisonValue::get(I.getType());
  for (auto [N, V] : enumerate(Registers))
    All = B.CreateInsertValue(All, V, N);
  return All;
}

/// Sets the types of A and B from the intrinsic's name, which gives either
/// their own types or those of D and C, which are f16 or f32 if A and B are
/// f16.
bool MatrixExpansion::setTypes(ArrayRef<StringRef> Signature) {
  if (Signature.size() == 2 && Signature[0].starts_with("f")) {
    A = {ElementType::Half, 16};
    return true;
  }
  A = ElementType::parse(Signature.front());
  ElementType Other = ElementType::parse(Signature.back());
  IsASigned = A.Kind == ElementType::Signed;
  IsBSigned = Other.Kind == ElementType::Signed;
  return A.Kind && A.Kind != ElementType::Half && A.Bits == Other.Bits &&
         Signature.size() <= 2;
}

Value *MatrixExpansion::multiplyAll(ArrayRef<StringRef> Signature,
                                    bool IsSatfinite) {
  if (!setTypes(Signature) || wordsOfK() == 0)
    return nullptr;
  unsigned RowBlocks = Size.rowBlocks(), ColumnBlocks = Size.columnBlocks();
  unsigned Halves = Size.halves();
  bool IsWMMA = Name.operation() == "wmma";
  unsigned ALength = RowBlocks * wordsOfK() * Halves;
  unsigned BLength = ColumnBlocks * wordsOfK();
  // Fragments of halves hold each element twice.
  unsigned Least = IsWMMA && A.Kind == ElementType::Half ? 8 : 0;
  SmallVector<Value *> Args(I.args());
  unsigned BStart = std::max(ALength, Least);
  unsigned CStart = BStart + std::max(BLength, Least);
  if (Args.size() <= CStart)
    return nullptr;
  SmallVector<Value *> As, Bs;
  for (Value *V : ArrayRef(Args).take_front(ALength))
    As.push_back(toWord(V));
  for (Value *V : ArrayRef(Args).slice(BStart, BLength))
    Bs.push_back(toWord(V));
  SmallVector<Value *> Sums = unpack(ArrayRef(Args).drop_front(CStart));
  unsigned BlockLength = 2 * Halves;
  if (Sums.size() != RowBlocks * ColumnBlocks * BlockLength)
    return nullptr;
  SmallVector<Value *> Start = Sums;
  if (IsSatfinite) // Only the final sum saturates.
    Sums.assign(Sums.size(), B.getInt32(0));
  for (unsigned R = 0; R != RowBlocks; ++R)
    for (unsigned N = 0; N != ColumnBlocks; ++N)
      multiply(ArrayRef(As).slice(R * wordsOfK() * Halves, wordsOfK() * Halves),
               ArrayRef(Bs).slice(N * wordsOfK(), wordsOfK()),
               MutableArrayRef(Sums).slice((R * ColumnBlocks + N) * BlockLength,
                                           BlockLength));
  if (IsSatfinite)
    for (auto [Sum, First] : zip_equal(Sums, Start))
      Sum = B.CreateBinaryIntrinsic(Intrinsic::sadd_sat, Sum, First);
  unsigned PerRegister = resultRegister(0)->isVectorTy() ? 2 : 1;
  SmallVector<Value *> Registers;
  for (unsigned N = 0; N < Sums.size(); N += PerRegister)
    Registers.push_back(pack(ArrayRef(Sums).slice(N, PerRegister),
                             resultRegister(N / PerRegister)));
  return results(Registers);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Type *MatrixExpansion::memoryType() const {
  switch (A.Kind) {
  case ElementType::Half:
    return B.getHalfTy();
  case ElementType::BFloat:
    return B.getInt16Ty();
  case ElementType::TF32:
    return B.getInt32Ty();
  case ElementType::Double:
    return B.getDoubleTy();
  default:
    return B.getIntNTy(A.Bits);
  }
}

/// Returns the address of an element of a fragment, given its index.
Value *MatrixExpansion::element(Value *Pointer, char Fragment, unsigned Index,
                                bool IsRow, Value *Stride) {
  unsigned Halves = Size.halves(), Each = A.perWord();
  Value *Row, *Column;
  auto At = [&](Value *V, unsigned Offset) {
    return B.CreateAdd(V, B.getInt32(Offset));
  };
  if (Fragment == 'c' || Fragment == 'd') {
    unsigned N = Index % 2, H = Index / 2 % Halves, Block = Index / 2 / Halves;
    Row = At(group(), Block / Size.columnBlocks() * 16 + 8 * H);
    Column = At(B.CreateShl(inGroup(), 1), Block % Size.columnBlocks() * 8 + N);
  } else {
    unsigned E = Index % Each, Word = Index / Each;
    unsigned H = Fragment == 'a' ? Word % Halves : 0;
    Word /= Fragment == 'a' ? Halves : 1;
    unsigned KB = Word % wordsOfK(), Block = Word / wordsOfK();
    Value *Inner =
        At(B.CreateMul(inGroup(), B.getInt32(Each)), KB * 4 * Each + E);
    Value *Outer =
        At(group(), Fragment == 'a' ? Block * 16 + 8 * H : Block * 8);
    Row = Fragment == 'a' ? Outer : Inner;
    Column = Fragment == 'a' ? Inner : Outer;
  }
  Value *Offset = B.CreateAdd(B.CreateMul(IsRow ? Row : Column, Stride),
                              IsRow ? Column : Row);
  return B.CreateGEP(memoryType(), Pointer,
                     B.CreateSExt(Offset, B.getInt64Ty()));
}

// wmma.SHAPE.load.{a,b,c}.{row,col}[.stride].TYPE
Value *MatrixExpansion::load() {
  char Fragment = Name.Parts[3][0];
  bool IsRow = Name.has("row"), IsSum = Fragment == 'c';
  StringRef Type = Name.Parts.back();
  unsigned Rows = Fragment == 'b' ? Size.K : Size.M;
  unsigned Columns = Fragment == 'a' ? Size.K : Size.N;
  Value *Stride = Name.has("stride") ? I.getArgOperand(1)
                                     : B.getInt32(IsRow ? Columns : Rows);
  A = ElementType::parse(Type);
  if (Type == "f32" || Type == "s32")
    A = {ElementType::TF32, 32};
  if (!A.Kind || A.Bits == 4 || (!IsSum && wordsOfK() == 0))
    return nullptr;
  unsigned Blocks = (Fragment == 'b' ? 1 : Size.rowBlocks()) *
                    (Fragment == 'a' ? 1 : Size.columnBlocks());
  unsigned Count = IsSum ? Blocks * 2 * Size.halves()
                         : Blocks * wordsOfK() * A.perWord() *
                               (Fragment == 'a' ? Size.halves() : 1);
  unsigned Registers = I.getType()->isStructTy()
                           ? cast<StructType>(I.getType())->getNumElements()
                           : 1;
  llvm::Type *Register = resultRegister(0), *InMemory = memoryType();
  unsigned Each = IsSum ? (Register->isVectorTy() ? 2 : 1) : A.perWord();
  SmallVector<Value *> All;
  for (unsigned N = 0; N < Count; N += Each) {
    Value *V = nullptr;
    for (unsigned E = 0; E != Each; ++E) {
      Value *Loaded =
          B.CreateLoad(InMemory, element(I.getArgOperand(0), Fragment, N + E,
                                         IsRow, Stride));
      if (Register->isVectorTy()) {
        V = V ? V : PoisonValue::get(Register);
        V = B.CreateInsertElement(V, Loaded, E);
      } else if (Each == 1) {
        V = B.CreateBitCast(Loaded, Register);
      } else {
        Loaded = B.CreateShl(B.CreateZExt(Loaded, B.getInt32Ty()), E * A.Bits);
        V = V ? B.CreateOr(V, Loaded) : Loaded;
      }
    }
    All.push_back(V);
  }
  while (All.size() < Registers) // unused duplicates
    All.push_back(Constant::getNullValue(Register));
  return All.size() == Registers ? results(All) : nullptr;
}

// wmma.SHAPE.store.d.{row,col}[.stride].TYPE
Value *MatrixExpansion::store() {
  bool IsRow = Name.has("row"), HasStride = Name.has("stride");
  Value *Stride = HasStride ? I.getArgOperand(I.arg_size() - 1)
                            : B.getInt32(IsRow ? Size.N : Size.M);
  A = ElementType::parse(Name.Parts.back());
  if (Name.Parts.back() == "f32" || Name.Parts.back() == "s32")
    A = {ElementType::TF32, 32};
  if (!A.Kind)
    return nullptr;
  SmallVector<Value *> Args(I.args());
  unsigned Index = 0;
  for (Value *V : ArrayRef(Args).drop_front(1).drop_back(HasStride)) {
    unsigned Each = V->getType()->isVectorTy() ? 2 : 1;
    for (unsigned E = 0; E != Each; ++E) {
      Value *One = Each == 2 ? B.CreateExtractElement(V, E) : V;
      B.CreateStore(One, element(Args[0], 'd', Index++, IsRow, Stride));
    }
  }
  return PoisonValue::get(I.getType());
}

// {ld,st}matrix.sync.aligned.m8n8.{x1,x2,x4}[.trans].b16: 8x8 matrices. For
// each matrix, 8 lanes hold the addresses of its rows.
Value *MatrixExpansion::memoryMatrix(bool IsLoad) {
  if (!Name.has("m8n8") || !Name.has("b16"))
    return nullptr;
  unsigned Count = Name.has("x4") ? 4 : Name.has("x2") ? 2 : 1;
  bool IsTransposed = Name.has("trans");
  Value *Pointer = I.getArgOperand(0);
  Type *Address = B.getIntNTy(
      I.getDataLayout().getPointerTypeSizeInBits(Pointer->getType()));
  Value *Mine = B.CreatePtrToInt(Pointer, Address);
  if (!Address->isIntegerTy(64) && !Address->isIntegerTy(32))
    return nullptr;
  auto RowOf = [&](Value *Lane, Value *Offset) {
    Value *Start = B.CreateIntToPtr(shuffle(Mine, Lane), Pointer->getType());
    return B.CreatePtrAdd(Start, B.CreateZExt(Offset, B.getInt64Ty()));
  };
  SmallVector<Value *> Words;
  Type *Short = B.getInt16Ty(), *Pair = FixedVectorType::get(Short, 2);
  for (unsigned N = 0; N != Count; ++N) {
    Value *Word = IsLoad ? nullptr : I.getArgOperand(1 + N);
    if (!IsTransposed) { // two elements in row group
      Value *At = RowOf(B.CreateAdd(group(), B.getInt32(8 * N)),
                        B.CreateShl(inGroup(), 2));
      if (IsLoad)
        Words.push_back(B.CreateLoad(B.getInt32Ty(), At));
      else
        B.CreateStore(Word, At);
      continue;
    }
    Value *Both = IsLoad ? PoisonValue::get(Pair) : B.CreateBitCast(Word, Pair);
    for (unsigned E : {0, 1}) { // element group of rows 2 t and 2 t + 1
      Value *Lane =
          B.CreateAdd(B.CreateShl(inGroup(), 1), B.getInt32(8 * N + E));
      Value *At = RowOf(Lane, B.CreateShl(group(), 1));
      if (IsLoad)
        Both = B.CreateInsertElement(Both, B.CreateLoad(Short, At), E);
      else
        B.CreateStore(B.CreateExtractElement(Both, E), At);
    }
    if (IsLoad)
      Words.push_back(B.CreateBitCast(Both, B.getInt32Ty()));
  }
  return IsLoad ? results(Words) : PoisonValue::get(I.getType());
}

Value *MatrixExpansion::run() {
  ArrayRef<StringRef> Parts = Name.Parts;
  if (Name.operation() == "ldmatrix" || Name.operation() == "stmatrix")
    return memoryMatrix(Name.operation() == "ldmatrix");
  bool IsWMMA = Name.operation() == "wmma";
  if ((!IsWMMA && Name.operation() != "mma") || Parts.size() < 5)
    return nullptr;
  std::optional<Shape> Parsed = Shape::parse(Parts[1]);
  if (!Parsed)
    return nullptr;
  Size = *Parsed;
  if (IsWMMA && Parts[2] == "load")
    return load();
  if (IsWMMA && Parts[2] == "store")
    return store();
  bool IsSatfinite = Name.has("satfinite");
  // mma.SHAPE.row.col[.satfinite].TYPES or wmma.SHAPE.mma.A.B.TYPES[.satfinite]
  Parts = Parts.drop_front(IsWMMA ? 3 : 2);
  if (!IsWMMA && (Parts[0] != "row" || Parts[1] != "col"))
    return nullptr;
  Parts = Parts.drop_front(2);
  if (IsSatfinite)
    Parts = IsWMMA ? Parts.drop_back() : Parts.drop_front();
  if (Name.Round && IsWMMA && Parts.front() == "rn") // Of f64.
    Parts = Parts.drop_front();
  if (Parts.empty() || is_contained({"and", "xor", "sp"}, Name.Parts[1]))
    return nullptr;
  // Volta's m8n8k4 has a different layout.
  if (!IsWMMA && Size.M == 8 && Parts.size() == 2)
    return nullptr;
  return multiplyAll(Parts, IsSatfinite);
}

Value *Q7X2::expandMatrix(IRBuilder<> &B, const NVVMName &Name,
                          IntrinsicInst &I) {
  return MatrixExpansion(B, Name, I).run();
}
