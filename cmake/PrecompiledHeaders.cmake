# LLVM's and clang's headers, compiled once: a file of the target compiles in a third
# of the time. Each source includes what it uses all the same; `make coverage`
# compiles without them, which shows that.
if(Q7X2_COVERAGE)
  return()
endif()

# A header set: an object library that owns the precompiled headers, for targets
# with the same options of the language. Executables are compiled as libraries are
# (-fPIC, not -fPIE), which is such an option.
function(add_header_set name)
  cmake_parse_arguments(ARG "" "" "HEADERS;TARGETS;OPTIONS" ${ARGN})
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  file(GENERATE OUTPUT ${source} CONTENT "")
  add_library(${name} OBJECT ${source})
  target_compile_options(${name} PRIVATE ${ARG_OPTIONS})
  list(TRANSFORM ARG_HEADERS REPLACE ".+" "$<$<COMPILE_LANGUAGE:CXX>:<\\0>>")
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
  foreach(target ${ARG_TARGETS})
    if(TARGET ${target})
      target_precompile_headers(${target} REUSE_FROM ${name})
      target_compile_options(${target} PRIVATE -fPIC)
    endif()
  endforeach()
endfunction()

set(target_headers
  llvm/ADT/MapVector.h
  llvm/ADT/Statistic.h
  llvm/Analysis/ScalarEvolutionExpressions.h
  llvm/Analysis/TargetTransformInfo.h
  llvm/Analysis/ValueTracking.h
  llvm/CodeGen/AsmPrinter.h
  llvm/CodeGen/MachineFunctionPass.h
  llvm/CodeGen/MachineInstrBuilder.h
  llvm/CodeGen/MachineScheduler.h
  llvm/CodeGen/SelectionDAGISel.h
  llvm/CodeGen/TargetLowering.h
  llvm/CodeGen/TargetPassConfig.h
  llvm/IR/IRBuilder.h
  llvm/IR/InstIterator.h
  llvm/IR/IntrinsicsNVPTX.h
  llvm/IR/Module.h
  llvm/IR/PatternMatch.h
  llvm/InitializePasses.h
  llvm/MC/MCDisassembler/MCDisassembler.h
  llvm/MC/MCParser/MCTargetAsmParser.h
  llvm/Object/ELFObjectFile.h
  llvm/Passes/PassBuilder.h
  llvm/Support/CommandLine.h
  llvm/Support/FormatVariadic.h
  llvm/Transforms/Utils/Local.h
  llvm/Transforms/Utils/LoopUtils.h
  algorithm
  map
  optional
  )

# Without LLVMQ7X2TargetMCA: LLVM's IR and its MCA have classes of the same names.
add_header_set(q7x2-target-headers
  HEADERS ${target_headers}
  TARGETS LLVMQ7X2AsmParser LLVMQ7X2CodeGen LLVMQ7X2ControlWords LLVMQ7X2Desc
    LLVMQ7X2Disassembler merge-library q7x2-check q7x2-mc-fuzz q7x2-opt q7x2-sched
    q7x2check q7x2link q7x2lines)

add_header_set(q7x2-clang-headers
  HEADERS
    clang/AST/ASTConsumer.h
    clang/AST/DynamicRecursiveASTVisitor.h
    clang/Basic/TargetInfo.h
    clang/CodeGen/CodeGenAction.h
    clang/Driver/Compilation.h
    clang/Driver/Driver.h
    clang/Frontend/CompilerInstance.h
    clang/Frontend/FrontendActions.h
    clang/Frontend/MultiplexConsumer.h
    clang/Options/Options.h
    llvm/IR/IRBuilder.h
    llvm/IR/Module.h
    llvm/Option/ArgList.h
    llvm/Support/CommandLine.h
    llvm/Transforms/Utils/Local.h
  TARGETS clangTargetQ7X2 q7x2-clang)

# Programs and libraries that take little of LLVM. The simulator's own options
# change the language, so that its headers are compiled once more.
set(support_headers
  llvm/ADT/STLExtras.h
  llvm/ADT/StringExtras.h
  llvm/ADT/StringSwitch.h
  llvm/Support/Error.h
  llvm/Support/FormatVariadic.h
  llvm/Support/JSON.h
  llvm/Support/MathExtras.h
  llvm/Support/Path.h
  llvm/Support/raw_ostream.h
  algorithm
  map
  )
add_header_set(q7x2-support-headers
  HEADERS ${support_headers}
  TARGETS q7x2-dbg q7x2-prof q7x2-run q7x2dbg q7x2dbgObjects q7x2launch
    q7x2linkcommand q7x2prof)
add_header_set(q7x2-simulator-headers
  HEADERS ${support_headers} llvm/MC/MCInst.h llvm/Object/ELFObjectFile.h
  OPTIONS -ffp-contract=off -O3
  TARGETS q7x2simObjects)
