# Lays out the code of the installed libLLVM-q7x2.so by a profile of llc, with BOLT:
# functions and blocks that compiling kernels executes stand together, in the order
# in which they execute (docs/architecture.md).
find_program(Q7X2_PROGRAM_bolt llvm-bolt PATHS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH)
# BOLT's process takes up to seven gigabytes to make the instrumented library.
cmake_host_system_information(RESULT megabytes QUERY TOTAL_PHYSICAL_MEMORY)
if(DEFINED Q7X2_OPTIMIZE_LAYOUT)
  set(optimize_layout ${Q7X2_OPTIMIZE_LAYOUT})
elseif(Q7X2_PROGRAM_bolt AND megabytes GREATER 12000)
  set(optimize_layout ON)
else()
  set(optimize_layout OFF)
endif()
if(NOT optimize_layout)
  return()
endif()

# BOLT needs the relocations, and BOLT 22 loses packed relative ones.
add_llc_library(q7x2-llc-with-relocations -Wl,--emit-relocs)
set_target_properties(q7x2-llc-with-relocations PROPERTIES
  LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
set(library $<TARGET_FILE:q7x2-llc-with-relocations>)

# Once: a profile of an older target still tells of most functions.
set(profile ${CMAKE_CURRENT_BINARY_DIR}/llc.fdata)
set(kernels ${PROJECT_SOURCE_DIR}/examples/gemm.cl ${PROJECT_SOURCE_DIR}/examples/matmul.cl
  ${PROJECT_SOURCE_DIR}/examples/saxpy.cl)
foreach(name barrier-reduction convert-sat divergent-loops integers loop-trip-counts
    mad-sat nested-loops printf timings)
  list(APPEND kernels ${PROJECT_SOURCE_DIR}/llvm/test/Execution/${name}.cl)
endforeach()
add_custom_command(OUTPUT ${profile}
  COMMAND ${CMAKE_COMMAND} -DBOLT=${Q7X2_PROGRAM_bolt} -DTOOLS=${LLVM_TOOLS_BINARY_DIR}
    -DBUILD=${PROJECT_BINARY_DIR} -DLIBRARY=${library}
    "-DKERNELS=${kernels}" -DOUTPUT=${profile}
    -P ${CMAKE_CURRENT_SOURCE_DIR}/ProfileLLC.cmake
  DEPENDS ProfileLLC.cmake
  COMMENT "Profiling llc"
  VERBATIM)
add_custom_target(q7x2-llc-profile DEPENDS ${profile})
add_dependencies(q7x2-llc-profile q7x2-llc-with-relocations q7x2-clang q7x2-device-library)

set(optimized ${PROJECT_BINARY_DIR}/lib/optimized/libLLVM-q7x2.so)
set(Q7X2_OPTIMIZED_LLC ${optimized} PARENT_SCOPE)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/lib/optimized)
add_custom_command(OUTPUT ${optimized}
  COMMAND ${Q7X2_PROGRAM_bolt} ${library} -o ${optimized} --data=${profile}
    --lite --reorder-blocks=ext-tsp --reorder-functions=cdsort --split-functions
    --split-all-cold --split-eh --log-file=${CMAKE_CURRENT_BINARY_DIR}/layout.log
  DEPENDS q7x2-llc-with-relocations ${profile}
  COMMENT "Optimizing the layout of libLLVM-q7x2.so"
  VERBATIM)
add_custom_target(q7x2-optimized-llc DEPENDS ${optimized})
add_dependencies(q7x2-optimized-llc q7x2-llc-profile)
