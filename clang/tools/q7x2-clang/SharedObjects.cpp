//===-- SharedObjects.cpp - CUDA's objects in shared memory ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedObjects.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;
using q7x2::SharedClasses;

/// The class of a variable or of the elements of an array; null if it has none.
static CXXRecordDecl *getClass(const VarDecl &Variable) {
  return Variable.getType()->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
}

static std::string getName(const CXXRecordDecl &Class) {
  const ASTContext &Context = Class.getASTContext();
  return QualType(Context.getCanonicalTagType(&Class))
      .getAsString(Context.getPrintingPolicy());
}

namespace {

/// Calls a function once for each __shared__ variable, those of templates'
/// instances included.
class SharedVariables : public DynamicRecursiveASTVisitor {
  llvm::function_ref<void(const VarDecl &)> Visit;
  llvm::SmallPtrSet<const VarDecl *, 8> Visited;

public:
  explicit SharedVariables(llvm::function_ref<void(const VarDecl &)> Visit)
      : Visit(Visit) {
    ShouldVisitTemplateInstantiations = true;
  }
  bool VisitVarDecl(VarDecl *Variable) override {
    if (Variable->hasAttr<CUDASharedAttr>() && Visited.insert(Variable).second)
      Visit(*Variable);
    return true;
  }
  // The statements of an instance lack the variables that are rejected.
  bool VisitFunctionDecl(FunctionDecl *F) override {
    for (Decl *D : F->decls())
      if (auto *Variable = dyn_cast<VarDecl>(D))
        VisitVarDecl(Variable);
    return true;
  }
};

//===----------------------------------------------------------------------===//
// The first compilation
//===----------------------------------------------------------------------===//

class Finder : public ASTConsumer {
  SharedClasses &Classes;

public:
  explicit Finder(SharedClasses &Classes) : Classes(Classes) {}
  void HandleTranslationUnit(ASTContext &Context) override;
};

} // namespace

void Finder::HandleTranslationUnit(ASTContext &Context) {
  SharedVariables([&](const VarDecl &Variable) {
    const CXXRecordDecl *Class = getClass(Variable);
    if (Class && Variable.isInvalidDecl())
      Classes.insert(getName(*Class));
  }).TraverseAST(Context);
}

std::unique_ptr<ASTConsumer>
q7x2::createSharedClassFinder(SharedClasses &Classes) {
  return std::make_unique<Finder>(Classes);
}

//===----------------------------------------------------------------------===//
// The second compilation
//===----------------------------------------------------------------------===//

namespace {

/// The constructors and destructors that pass as trivial.
class TrivialMembers {
  CompilerInstance &CI;
  const SharedClasses &Classes;
  SmallVector<CXXMethodDecl *> Members;

  void addMember(CXXMethodDecl &Member);

public:
  TrivialMembers(CompilerInstance &CI, const SharedClasses &Classes)
      : CI(CI), Classes(Classes) {}
  void addClass(CXXRecordDecl &Class);
  void warn(const VarDecl &Variable);
  void set(bool Trivial) {
    for (CXXMethodDecl *Member : Members)
      Member->setTrivial(Trivial);
  }
};

/// Stands before the code generator.
class BeforeCodeGen : public ASTConsumer {
  std::shared_ptr<TrivialMembers> Members;

public:
  explicit BeforeCodeGen(std::shared_ptr<TrivialMembers> Members)
      : Members(std::move(Members)) {}
  void HandleTagDeclDefinition(TagDecl *Tag) override {
    if (auto *Class = dyn_cast<CXXRecordDecl>(Tag))
      Members->addClass(*Class);
  }
  bool HandleTopLevelDecl(DeclGroupRef) override {
    Members->set(false);
    return true;
  }
  void HandleCXXStaticMemberVarInstantiation(VarDecl *) override {
    Members->set(false);
  }
  void HandleTranslationUnit(ASTContext &Context) override {
    Members->set(false);
    SharedVariables([&](const VarDecl &Variable) {
      Members->warn(Variable);
    }).TraverseAST(Context);
  }
};

/// Stands after the code generator.
class AfterCodeGen : public ASTConsumer {
  std::shared_ptr<TrivialMembers> Members;

public:
  explicit AfterCodeGen(std::shared_ptr<TrivialMembers> Members)
      : Members(std::move(Members)) {}
  bool HandleTopLevelDecl(DeclGroupRef) override {
    Members->set(true);
    return true;
  }
  void HandleCXXStaticMemberVarInstantiation(VarDecl *) override {
    Members->set(true);
  }
};

} // namespace

void TrivialMembers::addMember(CXXMethodDecl &Member) {
  if (Member.isTrivial() || Member.isDeleted())
    return;
  // Other variables of the class need a definition, which clang does not make
  // for a trivial member.
  if (Member.isDefaulted() && !Member.doesThisDeclarationHaveABody()) {
    Sema &S = CI.getSema();
    if (auto *Constructor = dyn_cast<CXXConstructorDecl>(&Member))
      S.DefineImplicitDefaultConstructor(Member.getLocation(), Constructor);
    else
      S.DefineImplicitDestructor(Member.getLocation(),
                                 cast<CXXDestructorDecl>(&Member));
  }
  Member.setTrivial(true);
  Members.push_back(&Member);
}

void TrivialMembers::addClass(CXXRecordDecl &Class) {
  // The members' initializers are read at the end of the outermost class.
  const auto *Outer = dyn_cast<CXXRecordDecl>(Class.getDeclContext());
  if (Class.isDependentType() || (Outer && Outer->isBeingDefined()))
    return;
  for (Decl *D : Class.decls())
    if (auto *Inner = dyn_cast<CXXRecordDecl>(D))
      if (!Inner->isInjectedClassName() &&
          Inner->isThisDeclarationADefinition())
        addClass(*Inner);
  if (!Classes.contains(getName(Class)))
    return;
  Sema &S = CI.getSema();
  S.LookupConstructors(&Class);
  for (CXXConstructorDecl *Constructor : Class.ctors())
    if (Constructor->isDefaultConstructor())
      addMember(*Constructor);
  if (CXXDestructorDecl *Destructor = S.LookupDestructor(&Class))
    addMember(*Destructor);
}

void TrivialMembers::warn(const VarDecl &Variable) {
  const CXXRecordDecl *Class = getClass(Variable);
  if (!Class || !Classes.contains(getName(*Class)) ||
      CI.getSourceManager().isInSystemHeader(Class->getLocation()))
    return;
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  Diags.Report(
      Variable.getLocation(),
      Diags.getCustomDiagID(DiagnosticsEngine::Warning,
                            "the constructor and the destructor of %0 are not "
                            "run for a variable in shared memory"))
      << QualType(CI.getASTContext().getCanonicalTagType(Class));
}

void q7x2::addSharedClassConsumers(
    CompilerInstance &CI, const SharedClasses &Classes,
    std::unique_ptr<ASTConsumer> CodeGen,
    std::vector<std::unique_ptr<ASTConsumer>> &Consumers) {
  auto Members = std::make_shared<TrivialMembers>(CI, Classes);
  Consumers.push_back(std::make_unique<BeforeCodeGen>(Members));
  Consumers.push_back(std::move(CodeGen));
  Consumers.push_back(std::make_unique<AfterCodeGen>(std::move(Members)));
}
