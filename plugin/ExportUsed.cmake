# For a library in place of libLLVM.so, whose symbols have the version VERSION:
# OUTPUT.ld, a linker script that exports what PROGRAM imports from it, and
# OUTPUT.c, the functions among these that initialize targets, which do nothing.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND ${NM} -D --undefined-only --format=just-symbols ${PROGRAM}
  OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+@${VERSION}" symbols "${text}")
list(TRANSFORM symbols REPLACE "@.*" "")
list(REMOVE_DUPLICATES symbols)
list(SORT symbols)
set(targets ${symbols})
list(FILTER targets INCLUDE REGEX
  "^LLVMInitialize.*(Target|TargetInfo|TargetMC|AsmParser|AsmPrinter)$")
list(JOIN symbols "\n" used)
list(JOIN symbols ";\n" exported)
file(WRITE ${OUTPUT}.ld "EXTERN(${used})
VERSION { ${VERSION} { global: ${exported}; local: *; }; }
")
list(JOIN targets "(void) {}\nvoid " initialized)
file(WRITE ${OUTPUT}.c "void ${initialized}(void) {}\n")
