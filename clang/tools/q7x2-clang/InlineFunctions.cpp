//===-- InlineFunctions.cpp - OpenCL C's inline functions -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InlineFunctions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace {

class InlineLocalizer : public ASTConsumer {
public:
  // Code of inline functions is generated at the end of the file, after every
  // declaration that could make their definition an external one.
  void HandleTranslationUnit(ASTContext &Context) override;
};

} // namespace

static bool isForInliningOnly(const FunctionDecl &F) {
  return F.isThisDeclarationADefinition() && F.isInlined() &&
         F.isExternallyVisible() && !F.isInlineDefinitionExternallyVisible();
}

void InlineLocalizer::HandleTranslationUnit(ASTContext &Context) {
  for (Decl *D : Context.getTranslationUnitDecl()->decls()) {
    auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !isForInliningOnly(*F))
      continue;
    for (FunctionDecl *Declaration : F->redecls())
      Declaration->addAttr(InternalLinkageAttr::CreateImplicit(Context));
  }
}

std::unique_ptr<ASTConsumer> clang::q7x2::createInlineLocalizer() {
  return std::make_unique<InlineLocalizer>();
}
