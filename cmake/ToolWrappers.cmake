# build/bin has scripts under the names of the distribution's LLVM tools, which
# run them with the plugin preloaded. Where a tool would default to the host, the
# script passes options that select Q7X2, unless the user has given them.

set(Q7X2_TOOL_WRAPPERS)
function(add_tool_wrapper tool)
  list(APPEND Q7X2_TOOL_WRAPPERS ${tool})
  set(Q7X2_TOOL_WRAPPERS ${Q7X2_TOOL_WRAPPERS} PARENT_SCOPE)
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

foreach(tool llvm-objdump llvm-readelf llvm-readobj llvm-nm llvm-dwarfdump
    llvm-debuginfo-analyzer llvm-reduce)
  add_tool_wrapper(${tool})
endforeach()
# Code may be at address 0; the linker marks what it has discarded with the maximum.
add_tool_wrapper(llvm-dwarfutil
  [[given tombstone "$@" || set -- --tombstone=maxpc "$@"]])
# llc links the device library, as q7x2-clang does. Where it need not know the other
# targets, libLLVM-q7x2.so replaces libLLVM.so and the plugin, unless it is older.
add_tool_wrapper(llc
  [[own=$bin/../lib/libLLVM-q7x2.so]]
  [[! only_q7x2 "$@" || [ ! -e "$own" ] || [ "$plugin" -nt "$own" ] || plugin=$own]]
  [[library=$bin/../lib/q7x2/device.bc]]
  [[given q7x2-device-library "$@" || [ ! -e "$library" ] ||]]
  [[  set -- -q7x2-device-library="$library" "$@"]]
  # glibc: memory in huge pages, and none is given back before the end.
  [[: "${GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.top_pad=$((1 << 24)):\
glibc.malloc.trim_threshold=$((1 << 30))}"]]
  [[export GLIBC_TUNABLES]])
add_tool_wrapper(llvm-mc
  [[given triple "$@" || given arch "$@" || set -- -triple=q7x2 "$@"]])
add_tool_wrapper(llvm-mca
  [[given mtriple "$@" || given march "$@" || set -- -mtriple=q7x2 "$@"]]
  [[given mcpu "$@" || set -- -mcpu=generic "$@"]])
