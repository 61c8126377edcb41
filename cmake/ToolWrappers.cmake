# build/bin has the distribution's LLVM tools under their usual names: scripts
# that load the plugin into them. Where a tool would assume the host, the script
# says Q7X2 instead, unless the user has said anything.

function(add_tool_wrapper tool)
  set(defaults ${ARGN})
  find_program(Q7X2_PROGRAM_${tool} ${tool}
    PATHS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH REQUIRED)
  set(program ${Q7X2_PROGRAM_${tool}})
  string(JOIN "\n" defaults ${defaults})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/tool-wrapper.sh.in
    ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${tool}
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
      GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE
    @ONLY)
endfunction()

foreach(tool llc llvm-objdump llvm-readelf llvm-readobj llvm-nm llvm-dwarfdump)
  add_tool_wrapper(${tool})
endforeach()
add_tool_wrapper(llvm-mc
  [[given triple "$@" || given arch "$@" || set -- -triple=q7x2 "$@"]])
add_tool_wrapper(llvm-mca
  [[given mtriple "$@" || given march "$@" || set -- -mtriple=q7x2 "$@"]]
  [[given mcpu "$@" || set -- -mcpu=generic "$@"]])
