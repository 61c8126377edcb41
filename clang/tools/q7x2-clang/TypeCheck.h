//===-- TypeCheck.h - Reject OpenCL types that Q7X2 has not ---------------===//
//
// Images, samplers, pipes and queues are not there on Q7X2. clang says so in
// OpenCL C 3.0, where they are features; in earlier versions it takes them for
// granted and the program would fail much later, with no line to look at.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_TYPECHECK_H
#define Q7X2_CLANG_TYPECHECK_H

#include "clang/Frontend/FrontendAction.h"

namespace clang {
namespace q7x2 {

/// Runs another action, of which it is not the owner, with the check.
class TypeCheckedAction : public WrapperFrontendAction {
public:
  explicit TypeCheckedAction(FrontendAction &Action)
      : WrapperFrontendAction(std::unique_ptr<FrontendAction>(&Action)) {}
  ~TypeCheckedAction() override { WrappedAction.release(); }
  using WrapperFrontendAction::EndSourceFile;

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef InFile) override;
};

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_TYPECHECK_H
