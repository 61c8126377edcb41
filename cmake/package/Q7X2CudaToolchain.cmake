# CMake's toolchain file for host projects with CUDA:
#
#   cmake -DCMAKE_TOOLCHAIN_FILE=<prefix>/lib/cmake/Q7X2/Q7X2CudaToolchain.cmake ...
#
# Projects that enable the language CUDA, or use find_package(CUDAToolkit). Programs
# run on the simulator.

get_filename_component(Q7X2_PREFIX "${CMAKE_CURRENT_LIST_DIR}/../../.." REALPATH)
set(Q7X2_CUDA "${Q7X2_PREFIX}/lib/q7x2/toolkit")

# CMake knows the command line of q7x2-nvcc, but finds out about compilers by what nvcc
# prints: say so instead.
set(CMAKE_CUDA_COMPILER "${Q7X2_PREFIX}/bin/q7x2-nvcc")
set(CMAKE_CUDA_COMPILER_ID_RUN TRUE)
set(CMAKE_CUDA_COMPILER_FORCED TRUE)
set(CMAKE_CUDA_COMPILER_ID NVIDIA)
set(CMAKE_CUDA_COMPILER_VERSION 12.0.0)
set(CMAKE_CUDA_COMPILER_TOOLKIT_ROOT "${Q7X2_CUDA}")
set(CMAKE_CUDA_COMPILER_TOOLKIT_VERSION 12.0.0)
set(CMAKE_CUDA_COMPILER_LIBRARY_ROOT "${Q7X2_CUDA}")
set(CMAKE_CUDA_COMPILER_TOOLKIT_LIBRARY_ROOT "${Q7X2_CUDA}")
set(CMAKE_CUDA_DEVICE_LINKER "${Q7X2_CUDA}/bin/nvlink")
set(CMAKE_CUDA_FATBINARY "${Q7X2_CUDA}/bin/fatbinary")
set(CMAKE_CUDA_STANDARD_COMPUTED_DEFAULT 17)
set(CMAKE_CUDA_EXTENSIONS_COMPUTED_DEFAULT OFF)
if(NOT CMAKE_CUDA_ARCHITECTURES)
  set(CMAKE_CUDA_ARCHITECTURES 80)
endif()
foreach(standard 11 14 17 20)
  set(CMAKE_CUDA${standard}_COMPILE_FEATURES cuda_std_${standard})
  list(APPEND CMAKE_CUDA_COMPILE_FEATURES cuda_std_${standard})
endforeach()
set(CMAKE_CUDA_COMPILER_PRODUCED_OUTPUT "#$ PATH=/usr/bin
#$ LIBRARIES=-L${Q7X2_CUDA}/lib64
c++ -L${Q7X2_CUDA}/lib64
")
set(CUDAToolkit_ROOT "${Q7X2_CUDA}")
foreach(kind EXE SHARED MODULE)
  string(APPEND CMAKE_${kind}_LINKER_FLAGS_INIT
    " -L${Q7X2_PREFIX}/lib -Wl,-rpath,${Q7X2_PREFIX}/lib")
endforeach()
