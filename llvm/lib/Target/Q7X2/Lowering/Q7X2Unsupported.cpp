//===-- Q7X2Unsupported.cpp - Diagnose IR that cannot be compiled ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnoses IR for which the target has no code and on which LLVM's passes
// would fail fatally or worse: types without registers, scalable vectors,
// address spaces that do not exist, intrinsics of other targets, intrinsics
// that need a stack map, an unwinder or floating-point modes, patchable code,
// initial values in shared memory, and objects that NVVM, for which the module
// was made, lays out differently.
//
// Requires nothing; runs first. Guarantees that no such IR is left: a function
// with an error loses its body, since later passes still visit it. One scan
// over the instructions. Reports each message once per function.
//
//   define fp128 @f(fp128 %x) { ... }
//   =>  error: a.c:1:0: in function f fp128 (fp128): type fp128 is not
//       supported on q7x2
//       declare fp128 @f(fp128 %x)
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2NVVM.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-unsupported"
#define PASS_NAME "Q7X2 diagnosis of unsupported IR"

STATISTIC(NumRemoved, "Number of functions that cannot be compiled");

namespace {

class Q7X2Unsupported : public ModulePass {
public:
  static char ID;
  Q7X2Unsupported() : ModulePass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool doInitialization(Module &M) override;
  bool runOnModule(Module &M) override;
};

/// Diagnoses one function.
class FunctionCheck {
  Function &F;
  StringSet<> Reported;

  void report(const Twine &What, const DiagnosticLocation &Loc);
  void checkType(Type *Ty, const DiagnosticLocation &Loc);
  void checkAddressSpace(const Value &Pointer, const DiagnosticLocation &Loc);
  void checkMemoryType(Type *Ty, const DiagnosticLocation &Loc);
  void checkConstant(const Constant &C, const DiagnosticLocation &Loc);
  void checkCall(const CallBase &I);
  void checkInstruction(const Instruction &I);
  void checkByVal(const Argument &A, const DiagnosticLocation &Loc);
  void checkFunction();
  void checkSubGroupSize(const DiagnosticLocation &Loc);

public:
  explicit FunctionCheck(Function &F) : F(F) {}
  /// Returns whether the function can be compiled.
  bool run();
  bool checkGC();
};

} // namespace

char Q7X2Unsupported::ID = 0;

INITIALIZE_PASS(Q7X2Unsupported, DEBUG_TYPE, PASS_NAME, false, false)

ModulePass *llvm::createQ7X2UnsupportedPass() { return new Q7X2Unsupported(); }

// ---- unsupported constructs -------------------------------------------------

/// Returns the part of a type that has no register; null if there is none.
static Type *findUnsupported(Type *Ty) {
  if (Ty->isFP128Ty() || Ty->isX86_FP80Ty() || Ty->isPPC_FP128Ty() ||
      Ty->isX86_AMXTy() || Ty->isTargetExtTy() || isa<ScalableVectorType>(Ty))
    return Ty;
  if (isa<FunctionType>(Ty))
    return nullptr;
  for (Type *Part : Ty->subtypes())
    if (Type *Found = findUnsupported(Part))
      return Found;
  return nullptr;
}

static bool isAddressSpace(unsigned AS) {
  switch (AS) {
#define Q7X2_ADDRESS_SPACE(NAME, NUMBER, OPENCL, MEANING)                      \
  case Q7X2::AS_##NAME:                                                        \
    return true;
#include "llvm/TargetParser/Q7X2AddressSpaces.def"
  case Q7X2::AS_SharedCluster:
    return true;
  default:
    return false;
  }
}

/// Returns whether the target has no code for a generic intrinsic.
static bool isUnsupported(Intrinsic::ID ID) {
  switch (ID) {
  // The stack pointer is the thread's own; the caller's frame cannot be reached
  // from it.
  case Intrinsic::stackaddress:
  case Intrinsic::sponentry:
  case Intrinsic::addressofreturnaddress:
  case Intrinsic::localescape:
  case Intrinsic::localrecover:
  case Intrinsic::get_dynamic_area_offset:
  case Intrinsic::swift_async_context_addr:
  case Intrinsic::read_register:
  case Intrinsic::read_volatile_register:
  case Intrinsic::write_register:
  // Stack maps and deoptimization
  case Intrinsic::experimental_stackmap:
  case Intrinsic::experimental_patchpoint_void:
  case Intrinsic::experimental_patchpoint:
  case Intrinsic::experimental_gc_statepoint:
  case Intrinsic::experimental_gc_result:
  case Intrinsic::experimental_gc_relocate:
  case Intrinsic::experimental_gc_get_pointer_base:
  case Intrinsic::experimental_gc_get_pointer_offset:
  case Intrinsic::experimental_deoptimize:
  // Exceptions
  case Intrinsic::eh_dwarf_cfa:
  case Intrinsic::eh_exceptioncode:
  case Intrinsic::eh_exceptionpointer:
  case Intrinsic::eh_recoverfp:
  case Intrinsic::eh_return_i32:
  case Intrinsic::eh_return_i64:
  case Intrinsic::eh_unwind_init:
  case Intrinsic::eh_sjlj_callsite:
  case Intrinsic::eh_sjlj_functioncontext:
  case Intrinsic::eh_sjlj_lsda:
  case Intrinsic::eh_sjlj_setup_dispatch:
  case Intrinsic::seh_try_begin:
  case Intrinsic::seh_try_end:
  case Intrinsic::seh_scope_begin:
  case Intrinsic::seh_scope_end:
  // Jumps, unless the device library has replaced them
  case Intrinsic::eh_sjlj_setjmp:
  case Intrinsic::eh_sjlj_longjmp:
  // The rounding mode belongs to each instruction.
  case Intrinsic::set_rounding:
  case Intrinsic::get_fpenv:
  case Intrinsic::set_fpenv:
  case Intrinsic::reset_fpenv:
  case Intrinsic::get_fpmode:
  case Intrinsic::set_fpmode:
  case Intrinsic::reset_fpmode:
  // Code is not writable, and pointers are not signed.
  case Intrinsic::init_trampoline:
  case Intrinsic::adjust_trampoline:
  case Intrinsic::icall_branch_funnel:
  case Intrinsic::ptrauth_auth:
  case Intrinsic::ptrauth_blend:
  case Intrinsic::ptrauth_resign:
  case Intrinsic::ptrauth_sign:
  case Intrinsic::ptrauth_sign_generic:
  case Intrinsic::ptrauth_strip:
  // LLVM scalarizes the other operations with a vector length.
  case Intrinsic::experimental_vp_strided_load:
  case Intrinsic::experimental_vp_strided_store:
  // Windows calls on x86
  case Intrinsic::call_preallocated_setup:
  case Intrinsic::call_preallocated_arg:
  case Intrinsic::call_preallocated_teardown:
    return true;
  default:
    return Intrinsic::isTargetIntrinsic(ID) &&
           !Intrinsic::getBaseName(ID).starts_with("llvm.nvvm.");
  }
}

// ---- functions --------------------------------------------------------------

void FunctionCheck::report(const Twine &What, const DiagnosticLocation &Loc) {
  std::string Message = (What + " is not supported on q7x2").str();
  if (Reported.insert(Message).second)
    F.getContext().diagnose(DiagnosticInfoUnsupported(F, Message, Loc));
}

void FunctionCheck::checkType(Type *Ty, const DiagnosticLocation &Loc) {
  Type *Found = findUnsupported(Ty);
  if (!Found)
    return;
  std::string Name;
  raw_string_ostream(Name) << "type " << *Found;
  report(Name, Loc);
}

void FunctionCheck::checkAddressSpace(const Value &Pointer,
                                      const DiagnosticLocation &Loc) {
  auto *Ty = dyn_cast<PointerType>(Pointer.getType()->getScalarType());
  if (Ty && !isAddressSpace(Ty->getAddressSpace()))
    report("address space " + Twine(Ty->getAddressSpace()), Loc);
}

/// Returns whether a module was made for NVVM.
static bool isMadeForNVVM(const Module &M) {
  return M.getNamedMetadata("nvvmir.version") ||
         M.getNamedMetadata("nvvm.annotations");
}

static bool contains32BitPointer(const Type *Ty, const DataLayout &Layout) {
  if (Ty->isPointerTy())
    return Layout.getPointerTypeSizeInBits(const_cast<Type *>(Ty)) == 32;
  return any_of(Ty->subtypes(), [&](const Type *Part) {
    return contains32BitPointer(Part, Layout);
  });
}

/// Returns whether NVVM, for which the module was made, lays out objects of a
/// type differently: its pointers to shared and thread-local memory have 64
/// bits, and offsets and sizes that are numbers in the IR depend on that.
static bool isLaidOutByNVVM(const Type &Ty, const Module &M) {
  return Ty.isAggregateType() && isMadeForNVVM(M) &&
         contains32BitPointer(&Ty, M.getDataLayout());
}

void FunctionCheck::checkMemoryType(Type *Ty, const DiagnosticLocation &Loc) {
  if (isLaidOutByNVVM(*Ty, *F.getParent()))
    report("an object with pointers to shared or thread-local memory, in a "
           "module made for NVVM,",
           Loc);
}

void FunctionCheck::checkConstant(const Constant &C,
                                  const DiagnosticLocation &Loc) {
  checkType(C.getType(), Loc);
  if (!isa<ConstantExpr>(C))
    return;
  if (auto *Address = dyn_cast<GEPOperator>(&C))
    checkMemoryType(Address->getSourceElementType(), Loc);
  for (const Use &U : C.operands()) {
    checkAddressSpace(*U, Loc);
    checkConstant(*cast<Constant>(U), Loc);
  }
}

void FunctionCheck::checkCall(const CallBase &I) {
  // Covers invokes, too, which are not IntrinsicInsts.
  Intrinsic::ID ID = I.getIntrinsicID();
  if (ID != Intrinsic::not_intrinsic && isUnsupported(ID))
    report("intrinsic " + Intrinsic::getBaseName(ID), I.getDebugLoc());
  for (StringRef Bundle : {"deopt", "gc-live", "funclet", "ptrauth", "kcfi"})
    if (I.getOperandBundle(Bundle))
      report("operand bundle '" + Bundle + "'", I.getDebugLoc());
  if (I.getCallingConv() == CallingConv::AnyReg)
    report("calling convention anyreg", I.getDebugLoc());
}

/// Returns the address space that an instruction writes to.
static std::optional<unsigned> getWrittenSpace(const Instruction &I) {
  if (auto *Store = dyn_cast<StoreInst>(&I))
    return Store->getPointerAddressSpace();
  if (auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    return RMW->getPointerAddressSpace();
  if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
    return Exchange->getPointerAddressSpace();
  if (auto *Block = dyn_cast<AnyMemIntrinsic>(&I))
    return Block->getDestAddressSpace();
  return std::nullopt;
}

void FunctionCheck::checkInstruction(const Instruction &I) {
  DiagnosticLocation Loc = I.getDebugLoc();
  checkType(I.getType(), Loc);
  if (auto *Alloca = dyn_cast<AllocaInst>(&I)) {
    checkType(Alloca->getAllocatedType(), Loc);
    checkMemoryType(Alloca->getAllocatedType(), Loc);
    if (Alloca->isSwiftError())
      report("a swifterror variable", Loc);
  }
  if (auto *Address = dyn_cast<GEPOperator>(&I)) {
    checkType(Address->getSourceElementType(), Loc);
    checkMemoryType(Address->getSourceElementType(), Loc);
  }
  if (isa<LoadInst>(I) || isa<StoreInst>(I))
    checkMemoryType(getLoadStoreType(&I), Loc);
  if (auto *Call = dyn_cast<CallBase>(&I))
    checkCall(*Call);
  if (I.isEHPad() && !isa<LandingPadInst>(I))
    report("exception handling by funclets", Loc);
  if (getWrittenSpace(I) == unsigned(Q7X2::AS_Constant))
    report("a store to constant memory", Loc);
  // Of calls, only intrinsics access memory themselves.
  bool IsAccess = I.mayReadOrWriteMemory() || isa<AddrSpaceCastInst>(I);
  if (isa<CallBase>(I))
    IsAccess = isa<IntrinsicInst>(I);
  if (isa<AddrSpaceCastInst>(I) || isa<AllocaInst>(I))
    checkAddressSpace(I, Loc);
  for (const Use &U : I.operands()) {
    if (IsAccess)
      checkAddressSpace(*U, Loc);
    if (auto *C = dyn_cast<Constant>(U))
      checkConstant(*C, Loc);
    else
      checkType(U->getType(), Loc);
  }
}

/// The caller passes its copy of a structure on the stack, or among the
/// parameters of a kernel.
void FunctionCheck::checkByVal(const Argument &A,
                               const DiagnosticLocation &Loc) {
  unsigned AS = A.getType()->getPointerAddressSpace();
  if (AS != Q7X2::AS_Generic &&
      !(AS == Q7X2::AS_Param && Q7X2::isKernel(F.getCallingConv())))
    report("a structure by value in address space " + Twine(AS), Loc);
}

void FunctionCheck::checkFunction() {
  DiagnosticLocation Loc(F.getSubprogram());
  checkType(F.getReturnType(), Loc);
  // The kernel conventions of NVPTX and SPIR-V are accepted.
  if (F.getCallingConv() == CallingConv::AMDGPU_KERNEL)
    report("calling convention amdgpu_kernel", Loc);
  for (const Argument &A : F.args()) {
    checkType(A.getType(), Loc);
    if (A.hasSwiftErrorAttr())
      report("a swifterror argument", Loc);
    if (A.hasByValAttr())
      checkByVal(A, Loc);
    if (Type *Memory = A.getPointeeInMemoryValueType()) {
      checkType(Memory, Loc);
      checkMemoryType(Memory, Loc);
    }
  }
  for (StringRef Attribute :
       {"split-stack", "fentry-call", "patchable-function",
        "patchable-function-entry", "function-instrument"})
    if (F.hasFnAttribute(Attribute))
      report("attribute " + Attribute, Loc);
  checkSubGroupSize(Loc);
}

/// A kernel that relies on sub-groups of another size than a warp's would
/// compute something else.
void FunctionCheck::checkSubGroupSize(const DiagnosticLocation &Loc) {
  const MDNode *Node = F.getMetadata("intel_reqd_sub_group_size");
  if (!Node || Node->getNumOperands() != 1)
    return;
  const auto *Size = mdconst::dyn_extract<ConstantInt>(Node->getOperand(0));
  if (Size && Size->getValue() != Q7X2::WarpSize)
    report("sub-group size " + Twine(Size->getZExtValue()), Loc);
}

bool FunctionCheck::run() {
  checkFunction();
  for (const Instruction &I : instructions(F))
    checkInstruction(I);
  return Reported.empty();
}

/// LLVM lowers the shadow stack to ordinary code; the other strategies need
/// stack maps.
bool FunctionCheck::checkGC() {
  if (F.hasGC() && F.getGC() != "shadow-stack")
    report("garbage collection strategy '" + F.getGC() + "'",
           DiagnosticLocation(F.getSubprogram()));
  return Reported.empty();
}

/// Turns a function into a declaration, which aliases cannot refer to.
static void removeBody(Function &F) {
  LLVM_DEBUG(dbgs() << "Removing the body of " << F.getName() << '\n');
  F.deleteBody();
  F.setComdat(nullptr);
  F.clearGC();
  F.clearMetadata();
  for (GlobalAlias &A : make_early_inc_range(F.getParent()->aliases()))
    if (A.getAliaseeObject() == &F) {
      A.replaceAllUsesWith(A.getAliasee());
      A.eraseFromParent();
    }
  ++NumRemoved;
}

/// Removes stack protectors, whose guard is a value of the operating system,
/// which does not exist. Warns once that functions are compiled without them.
static bool removeStackProtectors(Module &M) {
  const Function *First = nullptr;
  for (Function &F : M) {
    if (!F.hasStackProtectorFnAttr())
      continue;
    for (Attribute::AttrKind Kind :
         {Attribute::StackProtect, Attribute::StackProtectStrong,
          Attribute::StackProtectReq})
      F.removeFnAttr(Kind);
    if (!First && !F.isDeclaration())
      First = &F;
  }
  if (First)
    M.getContext().diagnose(DiagnosticInfoUnsupported(
        *First, "stack protectors are not supported on q7x2 and left out",
        DiagnosticLocation(First->getSubprogram()), DS_Warning));
  return First;
}

/// Diagnoses and removes Windows' control flow guard. The assembly printer
/// would emit tables in COFF sections if the module has the flag, whatever its
/// value.
static bool removeControlFlowGuard(Module &M) {
  NamedMDNode *Flags = M.getModuleFlagsMetadata();
  if (!Flags)
    return false;
  SmallVector<MDNode *, 8> Kept;
  for (MDNode *Flag : Flags->operands()) {
    const auto *Name = dyn_cast<MDString>(Flag->getOperand(1));
    if (Name && is_contained({"cfguard", "ehcontguard"}, Name->getString()))
      M.getContext().emitError("module flag '" + Name->getString() +
                               "' is not supported on q7x2");
    else
      Kept.push_back(Flag);
  }
  if (Kept.size() == Flags->getNumOperands())
    return false;
  Flags->clearOperands();
  for (MDNode *Flag : Kept)
    Flags->addOperand(Flag);
  return true;
}

/// Diagnoses selection kinds of comdats that ELF does not have.
static bool checkComdats(Module &M) {
  bool Changed = false;
  for (auto &[Name, C] : M.getComdatSymbolTable()) {
    if (C.getSelectionKind() == Comdat::Any ||
        C.getSelectionKind() == Comdat::NoDeduplicate)
      continue;
    M.getContext().emitError("comdat '" + Name +
                             "' has a selection that q7x2 does not support");
    C.setSelectionKind(Comdat::Any);
    Changed = true;
  }
  return Changed;
}

// ---- variables --------------------------------------------------------------

/// Returns the line of a variable's declaration as "FILE:LINE: ".
static std::string getLocation(const GlobalVariable &GV) {
  SmallVector<DIGlobalVariableExpression *, 1> Debug;
  GV.getDebugInfo(Debug);
  if (Debug.empty())
    return "";
  const DIGlobalVariable &V = *Debug.front()->getVariable();
  return (V.getFilename() + ":" + Twine(V.getLine()) + ": ").str();
}

/// Returns whether an initializer contains signed pointers.
static bool hasSignedPointer(const Constant &C) {
  return isa<ConstantPtrAuth>(C) || any_of(C.operands(), [](const Use &U) {
           auto *Part = dyn_cast<Constant>(U);
           return Part && !isa<GlobalValue>(Part) && hasSignedPointer(*Part);
         });
}

/// Shared memory has no contents when a block starts. As for NVPTX, a zero
/// initializer counts as none.
static bool checkVariable(GlobalVariable &GV) {
  StringRef Error;
  // A cluster's shared memory is the block's, where its variables are.
  if (!isAddressSpace(GV.getAddressSpace()) ||
      GV.getAddressSpace() == Q7X2::AS_SharedCluster)
    Error = "is in an address space that q7x2 does not have";
  else if (GV.getAddressSpace() == Q7X2::AS_Shared && GV.hasInitializer() &&
           !GV.getInitializer()->isNullValue() &&
           !isa<UndefValue>(GV.getInitializer()))
    Error = "in shared memory cannot have an initial value";
  else if (GV.hasInitializer() && hasSignedPointer(*GV.getInitializer()))
    Error = "contains signed pointers, which q7x2 does not have";
  else if (isLaidOutByNVVM(*GV.getValueType(), *GV.getParent()))
    Error = "contains pointers to shared or thread-local memory, which have 32 "
            "bits here and 64 in the module, which was made for NVVM";
  else
    return true;
  GV.getContext().emitError(getLocation(GV) + "variable '" + GV.getName() +
                            "' " + Error);
  return false;
}

/// Replaces local equivalents by the functions themselves. There are no shared
/// libraries, for whose functions stubs with a local address would be needed.
static bool replaceLocalEquivalents(Module &M) {
  SmallVector<DSOLocalEquivalent *> Found;
  for (GlobalValue &GV : M.global_values())
    for (User *U : GV.users())
      if (auto *Equivalent = dyn_cast<DSOLocalEquivalent>(U))
        Found.push_back(Equivalent);
  for (DSOLocalEquivalent *Equivalent : Found)
    Equivalent->replaceAllUsesWith(Equivalent->getGlobalValue());
  return !Found.empty();
}

// Checks before any pass runs: LLVM's lowering fails fatally on an unknown
// strategy in its own initialization, and the assembly printer examines module
// flags in its own.
bool Q7X2Unsupported::doInitialization(Module &M) {
  bool Changed = removeControlFlowGuard(M);
  Changed |= checkComdats(M);
  for (Function &F : M)
    if (!F.isDeclaration() && !FunctionCheck(F).checkGC()) {
      removeBody(F);
      Changed = true;
    }
  return Changed;
}

/// LLVM emits no code for functions that cannot be called, so tables of their
/// labels would have dangling references.
static bool removeUnusedLabels(Module &M) {
  bool Changed = false;
  for (Function &F : make_early_inc_range(M)) {
    if (!F.hasLocalLinkage() || !F.use_empty() ||
        none_of(F, [](const BasicBlock &B) { return B.hasAddressTaken(); }))
      continue;
    F.deleteBody();
    F.eraseFromParent();
    Changed = true;
  }
  return Changed;
}

bool Q7X2Unsupported::runOnModule(Module &M) {
  bool Changed = removeStackProtectors(M);
  Changed |= removeUnusedLabels(M);
  Changed |= replaceLocalEquivalents(M);
  for (Function &F : M)
    if (!F.isDeclaration() && !FunctionCheck(F).run()) {
      removeBody(F);
      Changed = true;
    }
  for (GlobalVariable &GV : M.globals())
    if (!checkVariable(GV)) {
      GV.setInitializer(nullptr);
      GV.setLinkage(GlobalValue::ExternalLinkage);
      Changed = true;
    }
  return Changed;
}
