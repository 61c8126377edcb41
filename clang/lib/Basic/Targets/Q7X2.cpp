//===--- Q7X2.cpp - Implement Q7X2 target feature support -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This file implements the Q7X2 TargetInfo.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "clang/Basic/Builtins.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/MacroBuilder.h"
#include "clang/Basic/TargetBuiltins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"

using namespace clang;
using namespace clang::targets;
using namespace llvm::Q7X2;

static constexpr unsigned NumBuiltins =
    NVPTX::LastTSBuiltin - Builtin::FirstTSBuiltin;

#define GET_BUILTIN_STR_TABLE
#include "clang/Basic/BuiltinsNVPTX.inc"
#undef GET_BUILTIN_STR_TABLE

static constexpr Builtin::Info BuiltinInfos[] = {
#define GET_BUILTIN_INFOS
#include "clang/Basic/BuiltinsNVPTX.inc"
#undef GET_BUILTIN_INFOS
};
static_assert(std::size(BuiltinInfos) == NumBuiltins);

llvm::SmallVector<Builtin::InfosShard>
Q7X2TargetInfo::getTargetBuiltins() const {
  return {{&BuiltinStrings, BuiltinInfos}};
}

/// In the order of LangAS. Private objects are generic because the data layout
/// has no address space for alloca: the back end infers which are thread-local.
static const LangASMap Q7X2AddrSpaceMap = {
    AS_Generic,  // Default
    AS_Global,   // opencl_global
    AS_Shared,   // opencl_local
    AS_Constant, // opencl_constant
    AS_Generic,  // opencl_private
    AS_Generic,  // opencl_generic
    AS_Global,   // opencl_global_device
    AS_Global,   // opencl_global_host
    AS_Global,   // cuda_device
    AS_Constant, // cuda_constant
    AS_Shared,   // cuda_shared
    AS_Global,   // sycl_global
    AS_Global,   // sycl_global_device
    AS_Global,   // sycl_global_host
    AS_Shared,   // sycl_local
    AS_Generic,  // sycl_private
                 // The others are of other languages and targets: generic.
};

// Without R255, UR63 and P7, which are constants.
#define TEN(P, T)                                                              \
  P #T "0", P #T "1", P #T "2", P #T "3", P #T "4", P #T "5", P #T "6",        \
      P #T "7", P #T "8", P #T "9"
#define HUNDRED(P, H)                                                          \
  TEN(P, H##0), TEN(P, H##1), TEN(P, H##2), TEN(P, H##3), TEN(P, H##4),        \
      TEN(P, H##5), TEN(P, H##6), TEN(P, H##7), TEN(P, H##8), TEN(P, H##9)
static const char *const GCCRegNames[] = {
    // General registers.
    TEN("R", ), TEN("R", 1), TEN("R", 2), TEN("R", 3), TEN("R", 4), TEN("R", 5),
    TEN("R", 6), TEN("R", 7), TEN("R", 8), TEN("R", 9), HUNDRED("R", 1),
    TEN("R", 20), TEN("R", 21), TEN("R", 22), TEN("R", 23), TEN("R", 24),
    "R250", "R251", "R252", "R253", "R254",
    // Uniform registers.
    TEN("UR", ), TEN("UR", 1), TEN("UR", 2), TEN("UR", 3), TEN("UR", 4),
    TEN("UR", 5), "UR60", "UR61", "UR62",
    // Predicates.
    "P0", "P1", "P2", "P3", "P4", "P5", "P6"};
#undef HUNDRED
#undef TEN
static_assert(std::size(GCCRegNames) == 255 + 63 + 7);

Q7X2TargetInfo::Q7X2TargetInfo(const llvm::Triple &Triple,
                               const TargetOptions &)
    : TargetInfo(Triple) {
  resetDataLayout(llvm::Q7X2::DataLayoutString);
  BigEndian = false;
  AddrSpaceMap = &Q7X2AddrSpaceMap;
  // The mangled names of the OpenCL library contain the numbers.
  UseAddrSpaceMapMangling = true;

  PointerWidth = PointerAlign = 64;
  SuitableAlign = 8 * StackAlignment;
  LongWidth = LongAlign = 64;
  SizeType = UnsignedLong;
  PtrDiffType = SignedLong;
  IntPtrType = SignedLong;
  IntMaxType = SignedLong;
  Int64Type = SignedLong;
  MaxAtomicPromoteWidth = MaxAtomicInlineWidth = 64;

  HasFastHalfType = HasFloat16 = HalfArgsAndReturns = true;
  BFloat16Width = BFloat16Align = 16;
  BFloat16Format = &llvm::APFloat::BFloat();
  HasBFloat16 = HasFullBFloat16 = true;
  HasStrictFP = true;

  TLSSupported = false;
  // Braces are part of the assembly language, they do not select a dialect.
  NoAsmVariants = true;
}

uint64_t Q7X2TargetInfo::getPointerWidthV(LangAS AddrSpace) const {
  static const llvm::DataLayout Layout(DataLayoutString);
  return Layout.getPointerSizeInBits(getTargetAddressSpace(AddrSpace));
}

std::optional<unsigned>
Q7X2TargetInfo::getDWARFAddressSpace(unsigned AddressSpace) const {
  if (AddressSpace == AS_Shared || AddressSpace == AS_Local)
    return AddressSpace;
  return std::nullopt;
}

void Q7X2TargetInfo::getTargetDefines(const LangOptions &Opts,
                                      MacroBuilder &Builder) const {
  Builder.defineMacro("__Q7X2__");
  if (!Opts.OpenCL)
    return;
  Builder.defineMacro("__IMAGE_SUPPORT__");
#define Q7X2_OPENCL_OPTION(NAME)
#define Q7X2_OPENCL_HOST_EXTENSION(NAME) Builder.defineMacro(#NAME);
#include "Q7X2OpenCLOptions.def"
}

//===----------------------------------------------------------------------===//
// CPUs and features
//===----------------------------------------------------------------------===//

namespace {

struct ProcessorInfo {
  llvm::StringLiteral Name;
  bool HasCodeGen;
};

struct FeatureInfo {
  llvm::StringLiteral Name;
  llvm::StringLiteral Description;
};

#define GET_ProcessorTable_IMPL
#define GET_FeatureTable_IMPL
#include "llvm/TargetParser/Q7X2TargetParserDef.inc"

} // namespace

bool Q7X2TargetInfo::isValidFeatureName(StringRef Name) const {
  return llvm::any_of(FeatureTable,
                      [=](const FeatureInfo &F) { return F.Name == Name; });
}

bool Q7X2TargetInfo::handleTargetFeatures(std::vector<std::string> &Features,
                                          DiagnosticsEngine &Diags) {
  for (StringRef Feature : Features) {
    StringRef Name = Feature.drop_front(); // '+' or '-'
    if (isValidFeatureName(Name))
      continue;
    std::string Valid = llvm::join(
        llvm::map_range(FeatureTable,
                        [](const FeatureInfo &F) { return F.Name.str(); }),
        ", ");
    unsigned ID = Diags.getCustomDiagID(
        DiagnosticsEngine::Error, "unknown target feature '%0'; valid: %1");
    Diags.Report(ID) << Name << Valid;
    return false;
  }
  return true;
}

static const ProcessorInfo *findProcessor(StringRef Name) {
  const auto *It = llvm::find_if(
      ProcessorTable, [=](const ProcessorInfo &P) { return P.Name == Name; });
  return It == std::end(ProcessorTable) ? nullptr : It;
}

bool Q7X2TargetInfo::isValidCPUName(StringRef Name) const {
  return findProcessor(Name);
}

void Q7X2TargetInfo::fillValidCPUList(
    SmallVectorImpl<StringRef> &Values) const {
  for (const ProcessorInfo &Processor : ProcessorTable)
    Values.push_back(Processor.Name);
}

bool Q7X2TargetInfo::validateTarget(DiagnosticsEngine &Diags) const {
  const ProcessorInfo *Processor = findProcessor(CPU);
  if (!Processor || Processor->HasCodeGen)
    return true;
  unsigned ID = Diags.getCustomDiagID(
      DiagnosticsEngine::Error, "CPU '%0' has an assembler and a disassembler "
                                "only: code cannot be generated for it");
  Diags.Report(ID) << CPU;
  return false;
}

void Q7X2TargetInfo::setSupportedOpenCLOpts() {
  static constexpr const char *Supported[] = {
#define Q7X2_OPENCL_OPTION(NAME) #NAME,
#include "Q7X2OpenCLOptions.def"
  };
  llvm::StringMap<bool> &Opts = getSupportedOpenCLOpts();
  for (const char *Name : Supported)
    Opts[Name] = true;
}

bool Q7X2TargetInfo::isAddressSpaceSupersetOf(LangAS A, LangAS B) const {
  if (A == B)
    return true;
  if (A != LangAS::Default &&
      !(isTargetAddressSpace(A) && toTargetAddressSpace(A) == AS_Generic))
    return false;
  if (!isTargetAddressSpace(B))
    return false;
  switch (toTargetAddressSpace(B)) {
#define Q7X2_ADDRESS_SPACE(NAME, NUMBER, OPENCL, MEANING) case NUMBER:
#include "llvm/TargetParser/Q7X2AddressSpaces.def"
    return true;
  default:
    return false;
  }
}

ArrayRef<const char *> Q7X2TargetInfo::getGCCRegNames() const {
  return GCCRegNames;
}

/// The widest operand that a register constraint accepts, in bits; 0 for a
/// letter that is not one of the target's constraints.
static unsigned getConstraintWidth(char Letter) {
  unsigned Width = 0;
#define Q7X2_ASM_CONSTRAINT(LETTER, BITS, REGCLASS, MEANING)                   \
  if (Letter == LETTER)                                                        \
    Width = std::max(Width, unsigned(BITS));
#include "llvm/TargetParser/Q7X2AsmConstraints.def"
  return Width;
}

bool Q7X2TargetInfo::validateAsmConstraint(
    const char *&Name, TargetInfo::ConstraintInfo &Info) const {
  if (!getConstraintWidth(*Name))
    return false;
  Info.setAllowsRegister();
  return true;
}

/// Whether an operand of \p Size bits fits the registers of \p Constraint;
/// generic constraints accept any size.
static bool fitsConstraint(StringRef Constraint, unsigned Size) {
  Constraint = Constraint.ltrim("=+&");
  if (Constraint.empty())
    return true;
  unsigned Width = getConstraintWidth(Constraint.front());
  return Width == 0 || Size <= Width;
}

bool Q7X2TargetInfo::validateInputSize(const llvm::StringMap<bool> &,
                                       StringRef Constraint,
                                       unsigned Size) const {
  return fitsConstraint(Constraint, Size);
}

bool Q7X2TargetInfo::validateOutputSize(const llvm::StringMap<bool> &,
                                        StringRef Constraint,
                                        unsigned Size) const {
  return fitsConstraint(Constraint, Size);
}
