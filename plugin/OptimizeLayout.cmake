# Lays out the code of libLLVM-q7x2.so by a profile of llc, with BOLT: what compiling
# kernels executes stands together, in the order in which it executes
# (docs/architecture.md).
find_program(Q7X2_PROGRAM_bolt llvm-bolt PATHS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH)
# BOLT's process takes up to seven gigabytes to make the instrumented library.
cmake_host_system_information(RESULT megabytes QUERY TOTAL_PHYSICAL_MEMORY)
set(possible OFF)
if(Q7X2_PROGRAM_bolt AND megabytes GREATER 12000)
  set(possible ON)
endif()
option(Q7X2_OPTIMIZE_LAYOUT
  "Lay out llc's code by a profile, which takes a minute of the processor" ${possible})
if(NOT Q7X2_OPTIMIZE_LAYOUT)
  target_link_options(LLVM-q7x2 PRIVATE -Wl,-z,pack-relative-relocs)
  return()
endif()

# BOLT 22 loses packed relative relocations.
target_link_options(LLVM-q7x2 PRIVATE -Wl,--emit-relocs)
set_target_properties(LLVM-q7x2 PROPERTIES
  LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})

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
    -DBUILD=${PROJECT_BINARY_DIR} -DLIBRARY=$<TARGET_FILE:LLVM-q7x2>
    "-DKERNELS=${kernels}" -DOUTPUT=${profile}
    -P ${CMAKE_CURRENT_SOURCE_DIR}/ProfileLLC.cmake
  DEPENDS ProfileLLC.cmake
  COMMENT "Profiling llc"
  VERBATIM)
add_custom_target(q7x2-llc-profile DEPENDS ${profile})
add_dependencies(q7x2-llc-profile LLVM-q7x2 q7x2-clang q7x2-device-library)

set(optimized ${PROJECT_BINARY_DIR}/lib/libLLVM-q7x2.so)
add_custom_command(OUTPUT ${optimized}
  COMMAND ${Q7X2_PROGRAM_bolt} $<TARGET_FILE:LLVM-q7x2> -o ${optimized} --data=${profile}
    --lite --reorder-blocks=ext-tsp --reorder-functions=cdsort --split-functions
    --split-all-cold --split-eh --log-file=${CMAKE_CURRENT_BINARY_DIR}/layout.log
  DEPENDS LLVM-q7x2 ${profile}
  COMMENT "Optimizing the layout of libLLVM-q7x2.so"
  VERBATIM)
add_custom_target(q7x2-optimized-llc ALL DEPENDS ${optimized})
add_dependencies(q7x2-optimized-llc q7x2-llc-profile)
