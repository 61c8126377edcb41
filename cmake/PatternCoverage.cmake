# Makes of the tables of llvm-tblgen -gen-dag-isel -instrument-coverage (INPUT) some
# that print the number of each pattern that selects (OUTPUT).
#
# OPC_Coverage has a number of four bytes in LLVM 22, of which llvm-tblgen counts two:
# its tables skip to wrong places. A predicate with a number of two bytes is as long
# as llvm-tblgen believes, and the patterns of Q7X2 have no other predicates.
file(READ ${INPUT} text)
string(FIND "${text}" "bool CheckPatternPredicate" other)
if(NOT other EQUAL -1)
  message(FATAL_ERROR "the patterns have predicates of their own")
endif()
string(REGEX REPLACE "OPC_Coverage, COVERAGE_IDX_VAL\\(([0-9]+)\\)"
  "OPC_CheckPatternPredicateTwoByte, TARGET_VAL(\\1)" text "${text}")
set(declaration "StringRef getPatternForIndex(unsigned Index) override;\n")
string(REPLACE "${declaration}" "${declaration}
bool CheckPatternPredicate(unsigned Pattern) const override {
  errs() << \"COVERED: \" << Pattern << '\\n';
  return true;
}
" text "${text}")
file(WRITE ${OUTPUT} "${text}")
