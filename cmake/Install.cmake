# What `make install` copies: tools, libraries, headers, and the file by which
# OpenCL's loader finds the library. All but that one is found relative to the
# tools, so the folder can be moved.

set(CMAKE_INSTALL_MESSAGE LAZY)
set(tools q7x2-check q7x2-clang q7x2-prof q7x2-run q7x2-sched)
set(libraries LLVMQ7X2 q7x2mpi q7x2sim q7x2-opencl)
foreach(target ${tools} ${libraries})
  if(TARGET ${target})
    set_target_properties(${target} PROPERTIES
      INSTALL_RPATH "$ORIGIN/../lib;${LLVM_LIBRARY_DIR}")
    install(TARGETS ${target}
      RUNTIME DESTINATION bin LIBRARY DESTINATION lib)
  endif()
endforeach()

# The distribution has tools of these names.
foreach(tool opt ${Q7X2_TOOL_WRAPPERS})
  install(PROGRAMS ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${tool}
    DESTINATION bin RENAME q7x2-${tool})
endforeach()

install(FILES ${PROJECT_BINARY_DIR}/lib/q7x2/device.bc DESTINATION lib/q7x2)
install(DIRECTORY ${PROJECT_BINARY_DIR}/lib/q7x2/include DESTINATION lib/q7x2)
install(FILES llvm/include/q7x2/q7x2mpi.h llvm/include/q7x2/q7x2profile.h
  llvm/include/q7x2/q7x2sim.h
  DESTINATION include/q7x2)

if(TARGET q7x2-opencl)
  install(PROGRAMS ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/q7x2-cl DESTINATION bin)
  # Loaders look into /etc; the copy of a user, elsewhere, has a folder of its own.
  install(CODE [[
    if(NOT Q7X2_ICD_DIR)
      set(Q7X2_ICD_DIR "${CMAKE_INSTALL_PREFIX}/etc/OpenCL/vendors")
      if(CMAKE_INSTALL_PREFIX MATCHES "^/usr(/local)?/?$")
        set(Q7X2_ICD_DIR /etc/OpenCL/vendors)
      endif()
    endif()
    set(file "$ENV{DESTDIR}${Q7X2_ICD_DIR}/q7x2.icd")
    message(STATUS "Installing: ${file}")
    file(WRITE "${file}" "${CMAKE_INSTALL_PREFIX}/lib/libq7x2-opencl.so\n")
    list(APPEND CMAKE_INSTALL_MANIFEST_FILES "${Q7X2_ICD_DIR}/q7x2.icd")
  ]])
endif()
