# CMake's toolchain file for Q7X2:
#
#   cmake -DCMAKE_TOOLCHAIN_FILE=<prefix>/lib/cmake/Q7X2/Q7X2Toolchain.cmake ...
#
# Projects in C, and in LLVM's other languages as far as q7x2-clang compiles them.
# Programs run on the simulator, also those of CTest.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR q7x2)

get_filename_component(Q7X2_PREFIX "${CMAKE_CURRENT_LIST_DIR}/../../.." REALPATH)
foreach(language C CXX ASM)
  set(CMAKE_${language}_COMPILER "${Q7X2_PREFIX}/bin/q7x2-clang")
endforeach()
# The distribution's, which take objects of any machine.
foreach(tool AR RANLIB NM STRIP OBJCOPY OBJDUMP)
  string(TOLOWER ${tool} name)
  find_program(Q7X2_${tool} NAMES llvm-${name}-22 llvm-${name}
    PATHS /usr/lib/llvm-22/bin)
  set(CMAKE_${tool} "${Q7X2_${tool}}")
  set(CMAKE_C_COMPILER_${tool} "${Q7X2_${tool}}")
endforeach()
set(CMAKE_LINKER "${Q7X2_PREFIX}/bin/q7x2-ld")
set(CMAKE_EXECUTABLE_SUFFIX_C "")
set(CMAKE_EXECUTABLE_SUFFIX_CXX "")
set(CMAKE_CROSSCOMPILING_EMULATOR "${Q7X2_PREFIX}/bin/q7x2-run;--entry;main")

# Programs of the host, libraries and headers of the device.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(kind LIBRARY INCLUDE)
  set(CMAKE_FIND_ROOT_PATH_MODE_${kind} ONLY)
endforeach()
