# Writes OUTPUT, a profile for BOLT of llc while it compiles KERNELS: the library
# LIBRARY, which llc loads in place of libLLVM.so, is instrumented. TOOLS is the folder
# of LLVM's tools, BUILD that of the build.
cmake_minimum_required(VERSION 3.25)
set(scratch ${OUTPUT}.dir)
file(REMOVE_RECURSE ${scratch})
file(MAKE_DIRECTORY ${scratch})

function(run)
  execute_process(COMMAND ${ARGN} OUTPUT_FILE ${OUTPUT}.log ERROR_FILE ${OUTPUT}.log
    COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run(${BOLT} ${LIBRARY} -o ${scratch}/instrumented.so --instrument
  --instrumentation-file=${scratch}/llc --instrumentation-file-append-pid)
foreach(kernel ${KERNELS})
  run(${BUILD}/bin/q7x2-clang -O2 -emit-llvm -S ${kernel} -o ${scratch}/kernel.ll)
  foreach(level 0 2)
    run(${CMAKE_COMMAND} -E env LD_PRELOAD=${scratch}/instrumented.so ${TOOLS}/llc -O${level}
      -q7x2-device-library=${BUILD}/lib/q7x2/device.bc -filetype=obj ${scratch}/kernel.ll
      -o ${scratch}/kernel.o)
  endforeach()
endforeach()
file(GLOB profiles ${scratch}/llc.*.fdata)
run(${TOOLS}/merge-fdata ${profiles} -o ${OUTPUT})
file(REMOVE_RECURSE ${scratch})
