//===-- TypeCheck.cpp - Reject unsupported OpenCL types -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TypeCheck.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;

static bool isUnsupported(QualType Type) {
  return Type->isPipeType() || Type->isQueueT() || Type->isClkEventT() ||
         Type->isReserveIDT();
}

namespace {

class TypeChecker : public ASTConsumer {
  CompilerInstance &CI;

public:
  explicit TypeChecker(CompilerInstance &CI) : CI(CI) {}
  bool HandleTopLevelDecl(DeclGroupRef Group) override;

private:
  void check(const Decl &D);
};

} // namespace

bool TypeChecker::HandleTopLevelDecl(DeclGroupRef Group) {
  for (const Decl *D : Group) {
    // The default header declares functions with unsupported types.
    if (CI.getSourceManager().isInSystemHeader(D->getLocation()))
      continue;
    check(*D);
    if (const auto *Function = dyn_cast<FunctionDecl>(D))
      for (const Decl *Local : Function->decls())
        check(*Local);
  }
  return true;
}

void TypeChecker::check(const Decl &D) {
  const auto *Variable = dyn_cast<VarDecl>(&D);
  if (!Variable || !isUnsupported(Variable->getType()))
    return;
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  Diags.Report(Variable->getLocation(),
               Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                     "type %0 is not supported on Q7X2"))
      << Variable->getType().getUnqualifiedType();
}

std::unique_ptr<ASTConsumer> q7x2::createTypeChecker(CompilerInstance &CI) {
  return std::make_unique<TypeChecker>(CI);
}
