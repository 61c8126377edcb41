//===-- PTXTranslator.cpp - Translate inline PTX to IR --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translates registers, operands and guards. A register is a variable whose
// value is the last one assigned to it; a guarded instruction becomes a branch
// around it, with phis of the variables that it changes.
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

const Translator::Instruction *Translator::lookup(StringRef Mnemonic) {
  // Never destroyed: threads may still compile when a host program exits.
  static const auto &Table = *new StringMap<Instruction>{
#define PTX_INSTRUCTION(MNEMONIC, LEAST, MOST, MODIFIERS, TYPES, METHOD)       \
  {MNEMONIC, {MODIFIERS, TYPES, LEAST, MOST, &Translator::METHOD}},
#include "PTXInstructions.def"
  };
  auto It = Table.find(Mnemonic);
  return It == Table.end() ? nullptr : &It->second;
}

static Error notTranslated(const Statement &S) {
  return make_error<SyntaxError>(S.Line,
                                 "PTX '" + S.Text + "' is not translated");
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

llvm::Type *Translator::getType(PTXType T) {
  llvm::Type *Element = getBitsType(T.Bits);
  if (T.Kind == PTXType::BFloat)
    Element = B.getBFloatTy();
  else if (T.Kind == PTXType::Float)
    Element = T.Bits == 16   ? B.getHalfTy()
              : T.Bits == 32 ? B.getFloatTy()
                             : B.getDoubleTy();
  return T.Lanes == 1 ? Element : FixedVectorType::get(Element, T.Lanes);
}

Value *Translator::toBits(Value *V, unsigned Bits) {
  llvm::Type *Ty = V->getType();
  if (Ty->isPointerTy())
    V = B.CreatePtrToInt(V, B.getInt64Ty());
  else if (!Ty->isIntegerTy())
    V = B.CreateBitCast(V, getBitsType(Ty->getPrimitiveSizeInBits()));
  return B.CreateZExtOrTrunc(V, getBitsType(Bits));
}

Value *Translator::toType(Value *V, llvm::Type *Ty) {
  if (V->getType() == Ty)
    return V;
  if (Ty->isPointerTy())
    return V->getType()->isPointerTy() ? B.CreateAddrSpaceCast(V, Ty)
                                       : B.CreateIntToPtr(toBits(V, 64), Ty);
  return B.CreateBitCast(toBits(V, Ty->getPrimitiveSizeInBits()), Ty);
}

Translator::Variable *Translator::find(const Operand &Op) {
  if (Op.Kind == Operand::AsmOperand)
    return Op.Number < AsmOperands.size() ? &Variables[AsmOperands[Op.Number]]
                                          : nullptr;
  if (Op.Kind != Operand::Register)
    return nullptr;
  for (const StringMap<unsigned> &Scope : reverse(Scopes))
    if (auto It = Scope.find(Op.Name); It != Scope.end())
      return &Variables[It->second];
  return nullptr;
}

/// Returns the shared memory that PTX reserves for the system, of which
/// cooperative groups use 12 bytes. A kernel that does not read its address has
/// none.
Value *Translator::getReservedShared(StringRef Part) {
  static constexpr uint64_t Size = 1024;
  if (Part == "cap")
    return B.getInt32(Size);
  Module &M = *B.GetInsertBlock()->getModule();
  const char *Name = "__q7x2_reserved_shared";
  GlobalVariable *GV = M.getGlobalVariable(Name, /*AllowInternal=*/true);
  if (!GV) {
    auto *T = ArrayType::get(B.getInt8Ty(), Size);
    GV = new GlobalVariable(M, T, false, GlobalValue::InternalLinkage,
                            PoisonValue::get(T), Name, nullptr,
                            GlobalValue::NotThreadLocal, Q7X2::AS_Shared);
    GV->setAlignment(Align(16));
  }
  Value *Start = B.CreatePtrToInt(GV, B.getInt32Ty());
  if (Part == "begin" || Part == "0" || Part == "1")
    return Start;
  return Part == "end" ? B.CreateAdd(Start, B.getInt32(Size)) : nullptr;
}

/// Returns whether \p Name is one of pm0 to pm7, and pm0_64 to pm7_64.
static bool isCounter(StringRef Name) {
  Name.consume_back("_64");
  unsigned Number;
  return Name.consume_front("pm") && !Name.getAsInteger(10, Number) &&
         Number < 8;
}

// %tid.x, %lanemask_lt
Value *Translator::readSpecial(StringRef Name) {
  if (!Name.consume_front("%"))
    return nullptr;
  if (Name.consume_front("reserved_smem_offset_"))
    return getReservedShared(Name);
  std::string Full = "read.ptx.sreg." + Name.str();
  if (Value *V = nvvm(Full, {})) // %dynamic_smem_size
    return V;
  // Registers without an LLVM intrinsic.
  if (Name == "clock_hi")
    return readHigh("read.ptx.sreg.clock64");
  if (Name == "globaltimer_hi")
    return readHigh("read.ptx.sreg.globaltimer");
  if (Name == "current_graph_exec" || isCounter(Name))
    return B.getInt64(0); // There are no graphs, and no events are counted.
  llvm::replace(Full, '_', '.');
  return nvvm(Full, {});
}

Value *Translator::readHigh(StringRef Register) {
  return B.CreateTrunc(B.CreateLShr(nvvm(Register, {}), 32), B.getInt32Ty());
}

Value *Translator::read(const Operand &Op, PTXType T) {
  llvm::Type *Ty = getType(T);
  if (T.Kind == PTXType::Predicate)
    return readPredicate(Op);
  switch (Op.Kind) {
  case Operand::Integer:
    if (T.isFloat())
      return nullptr;
    return toType(constant(Op.Bits, B.getInt64Ty()), Ty);
  case Operand::Single:
    return T.Kind == PTXType::Float && T.Bits == 32
               ? toType(B.getInt32(Op.Bits), Ty)
               : nullptr;
  case Operand::Real: {
    if (T.Kind != PTXType::Float || T.Bits < 32)
      return nullptr;
    return ConstantFP::get(Ty, bit_cast<double>(Op.Bits));
  }
  case Operand::Register:
  case Operand::AsmOperand:
    break;
  default:
    return nullptr;
  }
  if (Op.IsNegated || !Op.Selector.empty())
    return nullptr; // Only readPart handles these.
  if (const Variable *Var = find(Op)) {
    // Registers are as wide as the instruction, or wider where PTX allows it.
    return Var->Current && Var->Bits > 1 ? toType(Var->Current, Ty) : nullptr;
  }
  Value *Special = readSpecial(Op.Name);
  return Special ? toType(Special, Ty) : nullptr;
}

Value *Translator::readPredicate(const Operand &Op) {
  Value *P = nullptr;
  if (Op.Kind == Operand::Integer)
    P = B.getInt1(Op.Bits != 0);
  else if (const Variable *Var = find(Op);
           Var && Var->Bits == 1 && Var->Current)
    P = toBits(Var->Current, 1);
  else if (Op.Name == "%is_explicit_cluster")
    P = nvvm("is_explicit_cluster", {});
  return P && Op.IsInverted ? B.CreateNot(P) : P;
}

Value *Translator::readPointer(const Operand &Op, unsigned AddressSpace) {
  if (Op.Kind != Operand::Address)
    return nullptr;
  Value *Base = nullptr;
  if (const Variable *Var = find(Op.Parts[0]))
    Base = Var->Bits > 1 ? Var->Current : nullptr;
  else if (Op.Parts[0].Kind == Operand::Integer)
    Base = B.getInt64(Op.Parts[0].Bits);
  if (!Base)
    return nullptr;
  llvm::Type *Ty = B.getPtrTy(AddressSpace);
  // An address in one of the other spaces is not a generic one.
  bool IsSameNumber = AddressSpace <= 1;
  if (Base->getType() != Ty && Base->getType()->isPointerTy() && !IsSameNumber)
    Base = toBits(Base, 64);
  Value *Pointer = toType(Base, Ty);
  if (Op.Parts.size() > 1) {
    Value *Offset = read(Op.Parts[1], {PTXType::Signed, 64});
    return Offset ? B.CreatePtrAdd(Pointer, Offset) : nullptr;
  }
  return Op.Bits ? B.CreatePtrAdd(Pointer, B.getInt64(Op.Bits)) : Pointer;
}

bool Translator::write(const Operand &Op, Value *V, bool IsSigned) {
  if (Op.Kind == Operand::Sink)
    return true;
  Variable *Var = Op.Selector.empty() ? find(Op) : nullptr;
  bool IsInput = Op.Kind == Operand::AsmOperand && Op.Number >= NumOutputs;
  bool IsPredicate = V->getType()->isIntegerTy(1);
  if (!Var || IsInput || IsPredicate != (Var->Bits == 1))
    return false;
  // Narrower values are extended.
  unsigned Width = V->getType()->isPointerTy()
                       ? 64
                       : V->getType()->getPrimitiveSizeInBits().getFixedValue();
  if (Width > Var->Bits)
    return false;
  if (Width < Var->Bits) {
    V = toBits(V, Width);
    V = IsSigned ? B.CreateSExt(V, getBitsType(Var->Bits))
                 : B.CreateZExt(V, getBitsType(Var->Bits));
  }
  Var->Current = V;
  return true;
}

bool Translator::results(Value *First, Value *Second) {
  const Operand &Op = S->Operands[0];
  if (Op.Kind == Operand::Pair)
    return First && Second && write(Op.Parts[0], First) &&
           write(Op.Parts[1], Second);
  return result(First);
}

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

bool Translator::hasOneOf(ArrayRef<StringRef> Modifiers) const {
  return !firstOf(Modifiers).empty();
}

StringRef Translator::firstOf(ArrayRef<StringRef> Modifiers) const {
  for (StringRef M : S->Modifiers)
    if (is_contained(Modifiers, M))
      return M;
  return "";
}

Value *Translator::nvvm(const Twine &Name, ArrayRef<Value *> Args) {
  std::string Full = ("llvm.nvvm." + Name).str();
  Intrinsic::ID ID = Intrinsic::lookupIntrinsicID(Full);
  if (!ID || Intrinsic::getBaseName(ID).size() > Full.size())
    return nullptr;
  if (is_contained(Args, nullptr))
    return nullptr;
  SmallVector<llvm::Type *, 4> ArgTypes;
  for (Value *V : Args)
    ArgTypes.push_back(V->getType());
  // The overloaded type is that of the first argument.
  SmallVector<llvm::Type *, 1> Overloads;
  if (Intrinsic::isOverloaded(ID)) {
    if (Args.empty())
      return nullptr;
    Overloads.push_back(ArgTypes[0]);
  }
  FunctionType *Ty = Intrinsic::getType(B.getContext(), ID, Overloads);
  if (Ty->params() != ArrayRef(ArgTypes))
    return nullptr;
  return B.CreateIntrinsic(ID, Overloads, Args);
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

Error Translator::readConstraints() {
  auto *Callee = cast<InlineAsm>(Asm.getCalledOperand());
  SmallVector<llvm::Type *, 4> Outputs;
  if (auto *Struct = dyn_cast<StructType>(Asm.getType()))
    Outputs.append(Struct->element_begin(), Struct->element_end());
  else if (!Asm.getType()->isVoidTy())
    Outputs.push_back(Asm.getType());
  auto BitsOf = [](llvm::Type *Ty) -> unsigned {
    return Ty->isPointerTy() ? 64
                             : Ty->getPrimitiveSizeInBits().getFixedValue();
  };
  auto Add = [&](unsigned Bits, Value *V, StringRef Code) {
    if (Code == "b" && Bits <= 32) { // a predicate
      Bits = 1;
      V = V ? toBits(V, 1) : V;
    } else if (Code == "r") {
      Bits = std::max(Bits, 32u);
    }
    AsmOperands.push_back(Variables.size());
    Variables.push_back({Bits, V});
  };

  unsigned Arg = 0;
  for (const InlineAsm::ConstraintInfo &C : Callee->ParseConstraints()) {
    if (C.Type == InlineAsm::isClobber)
      continue;
    if (C.isIndirect || C.Type == InlineAsm::isLabel)
      return make_error<SyntaxError>(
          0, "PTX: memory operands and labels are not translated");
    StringRef Code = C.Codes.empty() ? StringRef() : StringRef(C.Codes[0]);
    if (C.Type == InlineAsm::isOutput) {
      Add(BitsOf(Outputs[NumOutputs]), nullptr, Code);
      ++NumOutputs;
      continue;
    }
    Value *V = Asm.getArgOperand(Arg++);
    unsigned Tied;
    if (!Code.getAsInteger(10, Tied) && Tied < NumOutputs) {
      Variable &Output = Variables[AsmOperands[Tied]];
      Output.Current = Output.Bits == 1 ? toBits(V, 1) : V;
      AsmOperands.push_back(AsmOperands[Tied]);
      continue;
    }
    Add(BitsOf(V->getType()), V, Code);
  }
  Carry = Variables.size();
  Variables.push_back({1, CarryOfFunction
                              ? B.CreateLoad(B.getInt1Ty(), CarryOfFunction)
                              : nullptr});
  return Error::success();
}

Error Translator::declare(const Statement &Declaration) {
  std::optional<PTXType> T = PTXType::parse(Declaration.Mnemonic);
  if (!T)
    return make_error<SyntaxError>(
        Declaration.Line, "PTX: registers of type '." + Declaration.Mnemonic +
                              "' are not translated");
  for (const std::string &Name : Declaration.Names) {
    Scopes.back()[Name] = Variables.size();
    Variables.push_back({T->getWidth(), nullptr});
    if (Labels.empty())
      continue;
    // A loop may branch back to it with a value.
    IRBuilder<> Entry(&*Asm.getFunction()->getEntryBlock().begin());
    Variable &Var = Variables.back();
    Var.Slot = Entry.CreateAlloca(getBitsType(Var.Bits));
    Var.Current = B.CreateLoad(getBitsType(Var.Bits), Var.Slot);
  }
  return Error::success();
}

static bool listContains(StringRef List, StringRef Word) {
  SmallVector<StringRef, 32> Words;
  List.split(Words, ' ', -1, false);
  return is_contained(Words, Word);
}

bool Translator::translateUnguarded(const Statement &Inst) {
  const Instruction *Info = lookup(Inst.Mnemonic);
  if (!Info || Inst.Operands.size() < Info->MinOperands ||
      Inst.Operands.size() > Info->MaxOperands)
    return false;
  S = &Inst;
  Types.clear();
  for (StringRef Modifier : Inst.Modifiers) {
    if (listContains(Info->Modifiers, Modifier))
      continue;
    std::optional<PTXType> T = PTXType::parse(Modifier);
    if (!T || !listContains(Info->Types, Modifier))
      return false;
    Types.push_back(*T);
  }
  if (Types.empty() && !Info->Types.empty() && Inst.Mnemonic != "bar" &&
      Inst.Mnemonic != "barrier" && Inst.Mnemonic != "cvt")
    return false;
  return (this->*Info->Translate)();
}

Error Translator::translateGuarded(const Statement &Inst) {
  Value *Guard = readPredicate(*Inst.Guard);
  if (!Guard)
    return notTranslated(Inst);
  BasicBlock *Head = B.GetInsertBlock();
  std::vector<Variable> Before = Variables;
  llvm::Instruction *Then =
      SplitBlockAndInsertIfThen(Guard, B.GetInsertPoint(), false);
  B.SetInsertPoint(Then);
  if (!translateUnguarded(Inst))
    return notTranslated(Inst);
  std::vector<Variable> After = std::move(Variables);
  for (auto [Old, New] : zip_equal(Before, After))
    if (Old.Current && Old.Current != New.Current &&
        Old.Current->getType() != New.Current->getType())
      New.Current = toBits(New.Current, New.Bits);
  BasicBlock *ThenBlock = B.GetInsertBlock();
  BasicBlock *Tail = ThenBlock->getSingleSuccessor();

  B.SetInsertPoint(Head->getTerminator());
  for (auto [Old, New] : zip_equal(Before, After))
    if (Old.Current && Old.Current != New.Current &&
        Old.Current->getType() != New.Current->getType())
      Old.Current = toBits(Old.Current, Old.Bits);

  B.SetInsertPoint(Tail, Tail->begin());
  for (auto [Old, New] : zip_equal(Before, After)) {
    if (Old.Current == New.Current)
      continue;
    PHINode *Phi = B.CreatePHI(New.Current->getType(), 2);
    Phi->addIncoming(New.Current, ThenBlock);
    Phi->addIncoming(Old.Current ? Old.Current
                                 : PoisonValue::get(New.Current->getType()),
                     Head);
    New.Current = Phi;
  }
  Variables = std::move(After);
  B.SetInsertPoint(At);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Labels and branches
//
// The statements between two labels or branches form a block. Variables are in
// memory across blocks, and PromoteMemToReg turns them into values again.
//===----------------------------------------------------------------------===//

/// Creates the blocks of all labels. Returns whether there are labels.
Expected<bool> Translator::findLabels(ArrayRef<Statement> Statements) {
  SmallVector<unsigned, 4> Open = {0};
  unsigned Count = 0;
  for (const Statement &Next : Statements) {
    if (Next.Kind == Statement::Open)
      Open.push_back(++Count);
    else if (Next.Kind == Statement::Close && Open.size() > 1)
      Open.pop_back();
    if (Next.Kind != Statement::Label)
      continue;
    BasicBlock *&BB = Labels[{Open.back(), Next.Names[0]}];
    if (BB) {
      for (auto &[Name, Made] : Labels)
        delete Made;
      return make_error<SyntaxError>(Next.Line, "PTX: label '" + Next.Names[0] +
                                                    "' is defined twice");
    }
    BB = BasicBlock::Create(B.getContext(), "ptx." + Next.Names[0]);
  }
  for (auto &[Name, BB] : Labels)
    BB->insertInto(Asm.getFunction());
  return !Labels.empty();
}

void Translator::storeVariables() {
  IRBuilder<> Entry(&*Asm.getFunction()->getEntryBlock().begin());
  for (Variable &Var : Variables) {
    if (!Var.Current)
      continue;
    if (!Var.Slot)
      Var.Slot = Entry.CreateAlloca(getBitsType(Var.Bits));
    B.CreateStore(toBits(Var.Current, Var.Bits), Var.Slot);
  }
}

void Translator::loadVariables() {
  for (Variable &Var : Variables)
    if (Var.Slot)
      Var.Current = B.CreateLoad(getBitsType(Var.Bits), Var.Slot);
}

/// Makes \p BB, which is empty, the insertion point of the following
/// instructions.
void Translator::openBlock(BasicBlock *BB) {
  At = new UnreachableInst(B.getContext(), BB);
  B.SetInsertPoint(At);
}

BasicBlock *Translator::getTarget(const Statement &Branch) {
  if (Branch.Operands.size() != 1 ||
      Branch.Operands[0].Kind != Operand::Register ||
      any_of(Branch.Modifiers, [](StringRef M) { return M != "uni"; }))
    return nullptr;
  for (unsigned Scope : reverse(ScopeNumbers))
    if (auto It = Labels.find({Scope, Branch.Operands[0].Name});
        It != Labels.end())
      return It->second;
  return nullptr;
}

// bra[.uni] LABEL
Error Translator::branch(const Statement &Branch) {
  BasicBlock *Target = getTarget(Branch);
  Value *Guard = Branch.Guard ? readPredicate(*Branch.Guard) : nullptr;
  if (!Target || (Branch.Guard && !Guard))
    return notTranslated(Branch);
  storeVariables();
  auto *Next =
      BasicBlock::Create(B.getContext(), "ptx.next", Asm.getFunction());
  if (Guard)
    B.CreateCondBr(Guard, Target, Next);
  else
    B.CreateBr(Target);
  At->eraseFromParent();
  if (!Guard)
    DeadBlocks.push_back(Next);
  openBlock(Next);
  return Error::success();
}

void Translator::label(const Statement &Label) {
  BasicBlock *BB = Labels.at({ScopeNumbers.back(), Label.Names[0]});
  storeVariables();
  B.CreateBr(BB);
  At->eraseFromParent();
  openBlock(BB);
  loadVariables();
}

/// Branches to \p Tail, which contains the instructions after the asm.
void Translator::closeBlocks(BasicBlock *Tail) {
  B.CreateBr(Tail);
  At->eraseFromParent();
  At = &Asm;
  B.SetInsertPoint(At);
  for (auto &[Name, BB] : Labels) // after an error
    if (BB->empty())
      new UnreachableInst(B.getContext(), BB);
  for (BasicBlock *BB : DeadBlocks)
    if (pred_empty(BB))
      DeleteDeadBlock(BB);
}

Error Translator::translate(const Statement &Inst) {
  if (Inst.Mnemonic == "bra" && !Labels.empty())
    return branch(Inst);
  if (Inst.Guard)
    return translateGuarded(Inst);
  return translateUnguarded(Inst) ? Error::success() : notTranslated(Inst);
}

/// Returns the value of an output; one that is never written is poison.
Value *Translator::getResult(unsigned Output, llvm::Type *Ty) {
  Value *V = Variables[AsmOperands[Output]].Current;
  if (!V)
    return PoisonValue::get(Ty);
  return toType(V, Ty);
}

void Translator::finish() {
  if (CarryOfFunction)
    B.CreateStore(Variables[Carry].Current, CarryOfFunction);
  llvm::Type *Ty = Asm.getType();
  if (Ty->isVoidTy())
    return;
  Value *Result = nullptr;
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    Result = PoisonValue::get(Ty);
    for (unsigned I = 0; I != NumOutputs; ++I)
      Result = B.CreateInsertValue(Result,
                                   getResult(I, Struct->getElementType(I)), I);
  } else {
    Result = getResult(0, Ty);
  }
  Asm.replaceAllUsesWith(Result);
}

Error Translator::translateAll(ArrayRef<Statement> Statements) {
  unsigned NumScopes = 0;
  Scopes.emplace_back();
  ScopeNumbers.push_back(NumScopes);
  for (const Statement &Next : Statements) {
    switch (Next.Kind) {
    case Statement::Open:
      Scopes.emplace_back();
      ScopeNumbers.push_back(++NumScopes);
      break;
    case Statement::Close:
      if (Scopes.size() == 1)
        return make_error<SyntaxError>(Next.Line, "PTX: unexpected '}'");
      Scopes.pop_back();
      ScopeNumbers.pop_back();
      break;
    case Statement::Declaration:
      if (Error E = declare(Next))
        return E;
      break;
    case Statement::Label:
      label(Next);
      break;
    case Statement::Instruction:
      if (Error E = translate(Next))
        return E;
      break;
    }
  }
  if (Scopes.size() == 1)
    return Error::success();
  StringRef Text = cast<InlineAsm>(Asm.getCalledOperand())->getAsmString();
  return make_error<SyntaxError>(Text.count('\n'),
                                 "PTX: expected '}', found the end");
}

Error Translator::run() {
  StringRef Text = cast<InlineAsm>(Asm.getCalledOperand())->getAsmString();
  Expected<std::vector<Statement>> Statements = parse(Text);
  if (!Statements)
    return Statements.takeError();
  if (Error E = readConstraints())
    return E;
  Expected<bool> HasLabels = findLabels(*Statements);
  if (!HasLabels)
    return HasLabels.takeError();
  if (!*HasLabels) {
    if (Error E = translateAll(*Statements))
      return E;
    finish();
    return Error::success();
  }

  BasicBlock *Head = Asm.getParent(), *Tail = SplitBlock(Head, &Asm);
  Head->getTerminator()->eraseFromParent();
  openBlock(Head);
  Error E = translateAll(*Statements);
  closeBlocks(Tail);
  if (E)
    return E;
  finish();
  SmallVector<AllocaInst *, 8> Slots;
  for (const Variable &Var : Variables)
    if (Var.Slot)
      Slots.push_back(Var.Slot);
  DominatorTree DT(*Asm.getFunction());
  PromoteMemToReg(Slots, DT);
  return Error::success();
}
