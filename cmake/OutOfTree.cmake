# The CMake functions that a target's CMakeLists.txt calls in LLVM's tree. Here
# each component becomes an object library; the plugin links all of them with the
# distribution's libLLVM.so.

macro(add_llvm_component_group)
endmacro()

function(add_public_tablegen_target target)
  add_custom_target(${target} DEPENDS ${TABLEGEN_OUTPUT})
  set(Q7X2_TABLEGEN_TARGET ${target} CACHE INTERNAL "")
endfunction()

function(add_q7x2_objects name)
  cmake_parse_arguments(ARG "" "ADD_TO_COMPONENT" "LINK_COMPONENTS;DEPENDS" ${ARGN})
  add_library(${name} OBJECT ${ARG_UNPARSED_ARGUMENTS})
  add_dependencies(${name} ${Q7X2_TABLEGEN_TARGET})
  target_include_directories(${name} PUBLIC
    ${PROJECT_SOURCE_DIR}/llvm/lib/Target/Q7X2
    ${PROJECT_BINARY_DIR}/llvm/lib/Target/Q7X2)
endfunction()

macro(add_llvm_target name)
  add_q7x2_objects(LLVM${name} ${ARGN})
endmacro()

macro(add_llvm_component_library name)
  add_q7x2_objects(${name} ${ARGN})
endmacro()
