# find_package(Q7X2): for host projects with kernels.
#
#   Q7X2_CLANG, Q7X2_LD, Q7X2_RUN   the tools
#   q7x2_add_kernels(...)           compiles and links kernels
#   Q7X2::sim                       the simulator as a library, q7x2/q7x2sim.h

get_filename_component(Q7X2_PREFIX "${CMAKE_CURRENT_LIST_DIR}/../../.." REALPATH)
set(Q7X2_CLANG "${Q7X2_PREFIX}/bin/q7x2-clang")
set(Q7X2_LD "${Q7X2_PREFIX}/bin/q7x2-ld")
set(Q7X2_RUN "${Q7X2_PREFIX}/bin/q7x2-run")

if(NOT TARGET Q7X2::sim)
  add_library(Q7X2::sim SHARED IMPORTED)
  set_target_properties(Q7X2::sim PROPERTIES
    IMPORTED_LOCATION "${Q7X2_PREFIX}/lib/libq7x2sim.so"
    INTERFACE_INCLUDE_DIRECTORIES "${Q7X2_PREFIX}/include")
endif()

# q7x2_add_kernels(<target> [OUTPUT <file>] [RELOCATABLE] SOURCES <file>...
#   [OPTIONS <option>...] [LINK_OPTIONS <option>...] [INCLUDES <folder>...]
#   [DEFINITIONS <name>[=<value>]...])
#
# Compiles sources (.cl, .c, .cu, .s, .ll), each when it or a file that it includes
# changes, and links them to a program, or with RELOCATABLE to an object. Its file
# is the target's property Q7X2_FILE; OUTPUT's default is <target>.q7x2 in the
# current binary folder. With CMAKE_C_COMPILER_LAUNCHER, ccache say, that is used
# here as well.
function(q7x2_add_kernels target)
  cmake_parse_arguments(ARG "RELOCATABLE" "OUTPUT"
    "SOURCES;OPTIONS;LINK_OPTIONS;INCLUDES;DEFINITIONS" ${ARGN})
  list(APPEND ARG_SOURCES ${ARG_UNPARSED_ARGUMENTS})
  if(NOT ARG_SOURCES)
    message(FATAL_ERROR "q7x2_add_kernels(${target}): no sources")
  endif()
  if(NOT ARG_OUTPUT)
    set(ARG_OUTPUT ${target}.q7x2)
  endif()
  cmake_path(ABSOLUTE_PATH ARG_OUTPUT BASE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
  set(options ${ARG_OPTIONS})
  if(NOT "${options}" MATCHES "(^|;)-O")
    list(PREPEND options -O2)
  endif()
  foreach(folder ${ARG_INCLUDES})
    cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    list(APPEND options -I ${folder})
  endforeach()
  list(TRANSFORM ARG_DEFINITIONS PREPEND -D)
  list(APPEND options ${ARG_DEFINITIONS})
  set(objects)
  foreach(source ${ARG_SOURCES})
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    string(MD5 hash ${source})
    string(SUBSTRING ${hash} 0 6 hash)
    cmake_path(GET source FILENAME name)
    set(object ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.q7x2.dir/${name}.${hash}.o)
    file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.q7x2.dir)
    add_custom_command(OUTPUT ${object}
      COMMAND ${CMAKE_C_COMPILER_LAUNCHER} ${Q7X2_CLANG} ${options}
        -MD -MF ${object}.d -MT ${object} -c ${source} -o ${object}
      DEPENDS ${source} ${Q7X2_CLANG} DEPFILE ${object}.d
      COMMENT "Compiling ${name} for Q7X2" VERBATIM COMMAND_EXPAND_LISTS)
    list(APPEND objects ${object})
  endforeach()
  set(kind)
  if(ARG_RELOCATABLE)
    set(kind -r)
  endif()
  add_custom_command(OUTPUT ${ARG_OUTPUT}
    COMMAND ${Q7X2_CLANG} ${kind} ${objects} ${ARG_LINK_OPTIONS} -o ${ARG_OUTPUT}
    DEPENDS ${objects} ${Q7X2_CLANG}
    COMMENT "Linking ${target} for Q7X2" VERBATIM)
  add_custom_target(${target} ALL DEPENDS ${ARG_OUTPUT})
  set_target_properties(${target} PROPERTIES Q7X2_FILE ${ARG_OUTPUT})
endfunction()
