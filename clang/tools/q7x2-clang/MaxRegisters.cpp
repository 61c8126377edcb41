//===-- MaxRegisters.cpp - CUDA's attribute maxnreg -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaxRegisters.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/ParsedAttrInfo.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace clang;

static constexpr llvm::StringLiteral Annotation = "q7x2.maxnreg";

/// Returns the argument, or null after an error. The parser takes a lone
/// identifier for a name, not an expression, as it does not know the attribute.
static Expr *getArgument(Sema &S, const ParsedAttr &Attr) {
  if (Attr.isArgExpr(0))
    return Attr.getArgAsExpr(0);
  const IdentifierLoc &Name = *Attr.getArgAsIdent(0);
  LookupResult Found(S, Name.getIdentifierInfo(), Name.getLoc(),
                     Sema::LookupOrdinaryName);
  if (!S.LookupName(Found, S.getCurScope())) {
    S.Diag(Name.getLoc(),
           S.Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                   "use of undeclared identifier %0"))
        << Name.getIdentifierInfo();
    return nullptr;
  }
  return S.BuildDeclarationNameExpr(CXXScopeSpec(), Found, /*NeedsADL=*/false)
      .get();
}

namespace {

class MaxRegistersAttr : public ParsedAttrInfo {
  static constexpr Spelling Names[] = {{ParsedAttr::AS_GNU, "maxnreg"}};

public:
  MaxRegistersAttr() {
    NumArgs = 1;
    Spellings = Names;
  }
  bool acceptsLangOpts(const LangOptions &Opts) const override {
    return Opts.CUDA;
  }
  bool diagAppertainsToDecl(Sema &S, const ParsedAttr &Attr,
                            const Decl *D) const override {
    if (isa<FunctionDecl>(D))
      return true;
    S.Diag(Attr.getLoc(), S.Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                                  "'maxnreg' attribute only "
                                                  "applies to functions"));
    return false;
  }
  AttrHandling handleDeclAttribute(Sema &S, Decl *D,
                                   const ParsedAttr &Attr) const override {
    Expr *Number = getArgument(S, Attr);
    if (!Number)
      return AttributeNotApplied;
    std::optional<llvm::APSInt> Value;
    if (!Number->isValueDependent())
      Value = Number->getIntegerConstantExpr(S.Context);
    if (!Number->isValueDependent() && (!Value || *Value <= 0)) {
      S.Diag(Number->getExprLoc(),
             S.Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                     "'maxnreg' attribute needs a positive "
                                     "integer constant"));
      return AttributeNotApplied;
    }
    if (auto *Added = S.CreateAnnotationAttr(Attr, Annotation, Number))
      D->addAttr(Added);
    return AttributeApplied;
  }
};

} // namespace

static ParsedAttrInfoRegistry::Add<MaxRegistersAttr>
    Registered("maxnreg", "the maximum number of a kernel's registers");

using namespace llvm;

/// Returns the number of an annotation, an element of llvm.global.annotations
/// of the form { function, name, file, line, arguments }.
static std::optional<uint64_t> getMaxRegisters(const Constant &Element) {
  const auto *Name = dyn_cast<GlobalVariable>(
      Element.getAggregateElement(1)->stripPointerCasts());
  const auto *Text =
      Name ? dyn_cast<ConstantDataSequential>(Name->getInitializer()) : nullptr;
  if (!Text || !Text->isCString() || Text->getAsCString() != Annotation)
    return std::nullopt;
  const auto *Arguments = dyn_cast<GlobalVariable>(
      Element.getAggregateElement(4)->stripPointerCasts());
  if (!Arguments) // of the attribute annotate with the same name
    return std::nullopt;
  const auto *Number = dyn_cast<ConstantInt>(
      Arguments->getInitializer()->getAggregateElement(0u));
  if (!Number)
    return std::nullopt;
  return Number->getLimitedValue(UINT32_MAX);
}

PreservedAnalyses clang::q7x2::MaxRegistersPass::run(llvm::Module &M,
                                                     ModuleAnalysisManager &) {
  GlobalVariable *All = M.getGlobalVariable("llvm.global.annotations");
  const auto *List =
      All ? dyn_cast<ConstantArray>(All->getInitializer()) : nullptr;
  if (!List)
    return PreservedAnalyses::all();
  SmallVector<Constant *> Kept;
  for (const Use &Element : List->operands()) {
    auto &Struct = *cast<Constant>(Element);
    const std::optional<uint64_t> Number = getMaxRegisters(Struct);
    auto *F =
        dyn_cast<Function>(Struct.getAggregateElement(0u)->stripPointerCasts());
    if (Number && F)
      F->addFnAttr("nvvm.maxnreg", utostr(*Number));
    else
      Kept.push_back(&Struct);
  }
  if (Kept.size() == List->getNumOperands())
    return PreservedAnalyses::all();
  if (!Kept.empty()) {
    auto *Type = llvm::ArrayType::get(Kept.front()->getType(), Kept.size());
    auto *New =
        new GlobalVariable(M, Type, /*isConstant=*/false, All->getLinkage(),
                           llvm::ConstantArray::get(Type, Kept));
    New->takeName(All);
    New->setSection(All->getSection());
  }
  All->eraseFromParent();
  return PreservedAnalyses::none();
}
