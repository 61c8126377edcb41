# Writes OUTPUT: what the compiler defines for OpenCL C 3.0, and a hash of the
# compiler. Called with CLANG and PARTS, the files that the compiler consists of.

execute_process(COMMAND ${CLANG} -x cl -cl-std=CL3.0 -dM -E /dev/null
  OUTPUT_VARIABLE macros COMMAND_ERROR_IS_FATAL ANY)
# clang has switches of the same kind, which are no extensions: __cl_clang_*.
string(REGEX MATCHALL "#define cl_[a-z0-9_]+ 1\n" extensions "${macros}")
string(REGEX MATCHALL "#define __opencl_c_[a-z0-9_]+ 1\n" features "${macros}")

set(hashes)
foreach(part ${PARTS})
  file(SHA256 ${part} hash)
  string(APPEND hashes ${hash})
endforeach()
string(SHA256 hash "${hashes}")
string(SUBSTRING ${hash} 0 16 hash)

set(text "// Made by Features.cmake from the compiler.\n")
foreach(name ${extensions})
  string(REGEX REPLACE "#define (.*) 1\n" "EXTENSION(\"\\1\")\n" name ${name})
  string(APPEND text ${name})
endforeach()
foreach(name ${features})
  string(REGEX REPLACE "#define (.*) 1\n" "FEATURE(\"\\1\")\n" name ${name})
  string(APPEND text ${name})
endforeach()
string(APPEND text "COMPILER(\"${hash}\")\n")
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "${text}")
