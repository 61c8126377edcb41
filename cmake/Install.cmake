# What `make install` copies: tools, libraries, headers, and the file by which
# OpenCL's loader finds the library. All but that one is found relative to the
# tools, so the folder can be moved.

set(CMAKE_INSTALL_MESSAGE LAZY)
set(tools q7x2-check q7x2-clang q7x2-dbg q7x2-ld q7x2-prof q7x2-run q7x2-sched)
set(libraries LLVMQ7X2 q7x2dbg q7x2mpi q7x2sim q7x2-cudart q7x2-opencl)
foreach(target ${tools} ${libraries})
  if(TARGET ${target})
    set_target_properties(${target} PROPERTIES
      INSTALL_RPATH "$ORIGIN/../lib;${LLVM_LIBRARY_DIR}")
    install(TARGETS ${target}
      RUNTIME DESTINATION bin LIBRARY DESTINATION lib)
  endif()
endforeach()

if(TARGET LLVM-q7x2)
  install(PROGRAMS ${PROJECT_BINARY_DIR}/lib/libLLVM-q7x2.so DESTINATION lib OPTIONAL)
endif()
if(Q7X2_OPTIMIZED_LLC) # takes its place
  install(PROGRAMS ${Q7X2_OPTIMIZED_LLC} DESTINATION lib OPTIONAL)
endif()

# The distribution has tools of these names.
foreach(tool opt ${Q7X2_TOOL_WRAPPERS})
  install(PROGRAMS ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${tool}
    DESTINATION bin RENAME q7x2-${tool})
endforeach()

install(FILES ${PROJECT_BINARY_DIR}/lib/q7x2/device.bc
  ${PROJECT_BINARY_DIR}/lib/q7x2/device.common.bc
  ${PROJECT_BINARY_DIR}/lib/q7x2/libc.a ${PROJECT_BINARY_DIR}/lib/q7x2/libm.a
  DESTINATION lib/q7x2)
install(DIRECTORY ${PROJECT_BINARY_DIR}/lib/q7x2/include DESTINATION lib/q7x2)
install(FILES llvm/include/q7x2/q7x2dbg.h llvm/include/q7x2/q7x2debug.h
  llvm/include/q7x2/q7x2mpi.h llvm/include/q7x2/q7x2profile.h
  llvm/include/q7x2/q7x2sim.h
  DESTINATION include/q7x2)

if(TARGET q7x2-cudart)
  install(PROGRAMS ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/q7x2-nvcc DESTINATION bin)
  install(DIRECTORY ${PROJECT_BINARY_DIR}/lib/q7x2/toolkit DESTINATION lib/q7x2)
endif()
if(TARGET q7x2-opencl)
  install(PROGRAMS ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/q7x2-cl DESTINATION bin)
  # Loaders look into /etc; the copy of a user, elsewhere, has a folder of its own.
  install(CODE [[
    if(CMAKE_INSTALL_PREFIX MATCHES "/_CPack_Packages/")
      return() # a tarball, which is unpacked anywhere
    endif()
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

# For CMake projects: docs/using.md.
install(FILES cmake/package/Q7X2Config.cmake cmake/package/Q7X2CudaToolchain.cmake
  cmake/package/Q7X2Toolchain.cmake
  DESTINATION lib/cmake/Q7X2)

# Manual pages are what --help says, and completion asks the tools. Both are for
# the tools that are ours.
find_program(Q7X2_HELP2MAN help2man)
set(about_q7x2-check "check the control words of Q7X2 objects")
set(about_q7x2-clang "compile and link for Q7X2")
set(about_q7x2-dbg "debug Q7X2 kernels and programs on the simulator")
set(about_q7x2-ld "link objects for Q7X2")
set(about_q7x2-prof "show profiles of Q7X2 kernels")
set(about_q7x2-run "run Q7X2 kernels and programs on the simulator")
set(about_q7x2-sched "fill in control words of Q7X2 assembly")
set(pages)
foreach(tool ${tools})
  if(TARGET ${tool} AND Q7X2_HELP2MAN)
    set(page ${PROJECT_BINARY_DIR}/share/man/man1/${tool}.1)
    add_custom_command(OUTPUT ${page}
      COMMAND ${Q7X2_HELP2MAN} --no-info --name=${about_${tool}}
        --version-string=${LLVM_PACKAGE_VERSION} --output=${page}
        $<TARGET_FILE:${tool}>
      DEPENDS ${tool} VERBATIM)
    list(APPEND pages ${page})
  endif()
  install(FILES cmake/package/completion.bash
    DESTINATION share/bash-completion/completions RENAME ${tool})
endforeach()
if(pages)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/share/man/man1)
  add_custom_target(q7x2-man DEPENDS ${pages})
  install(FILES ${pages} DESTINATION share/man/man1)
endif()

# `make package`: a .deb for /usr, and a tarball that is unpacked anywhere.
set(CPACK_PACKAGE_NAME q7x2)
set(CPACK_PACKAGE_VERSION ${LLVM_PACKAGE_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY
  "Compiler, linker, simulator and OpenCL library for the SIMT processor Q7X2")
set(CPACK_PACKAGE_CONTACT "The Q7X2 project <q7x2@localhost>")
set(CPACK_PACKAGE_VENDOR "Q7X2")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
# The tools run the distribution's programs, and read clang's headers. The shared
# libraries are those of the same packages.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
  "llvm-22, libllvm22, libclang-cpp22, libclang-common-22-dev, libstdc++6, zlib1g, libzstd1")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ocl-icd-libopencl1, clang-22")
include(CPack)
