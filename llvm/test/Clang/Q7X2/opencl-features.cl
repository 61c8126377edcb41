// OpenCL versions, extensions and features.

// RUN: q7x2-clang -E -dM -x cl %s | FileCheck %s --check-prefix=CL12
// RUN: q7x2-clang -cl-std=CL2.0 -E -dM -x cl %s | FileCheck %s --check-prefix=CL20
// RUN: q7x2-clang -cl-std=CL3.0 -E -dM -x cl %s | FileCheck %s --check-prefix=CL30
// RUN: q7x2-clang -cl-std=CL3.0 -E -dM -x cl %s \
// RUN:   | FileCheck %s --check-prefix=ABSENT --implicit-check-not=pipes \
// RUN:     --implicit-check-not=device_enqueue

// CL12-DAG: #define __OPENCL_C_VERSION__ 120
// CL12-DAG: #define __IMAGE_SUPPORT__ 1
// CL12-DAG: #define cl_khr_3d_image_writes 1
// CL12-DAG: #define cl_khr_depth_images 1
// CL12-DAG: #define cl_khr_fp16 1
// CL12-DAG: #define cl_khr_fp64 1
// CL12-DAG: #define cl_khr_int64_base_atomics 1
// CL12-DAG: #define cl_khr_int64_extended_atomics 1

// CL20-DAG: #define __OPENCL_C_VERSION__ 200
// CL20-DAG: #define cl_ext_float_atomics 1
// CL20-DAG: #define cl_khr_extended_bit_ops 1
// CL20-DAG: #define cl_khr_integer_dot_product 1
// CL20-DAG: #define cl_khr_subgroup_ballot 1
// CL20-DAG: #define cl_khr_subgroup_non_uniform_vote 1
// CL20-DAG: #define cl_khr_subgroup_clustered_reduce 1
// CL20-DAG: #define cl_khr_subgroup_extended_types 1
// CL20-DAG: #define cl_khr_subgroup_non_uniform_arithmetic 1
// CL20-DAG: #define cl_khr_subgroup_rotate 1
// CL20-DAG: #define cl_khr_subgroup_shuffle 1
// CL20-DAG: #define cl_khr_subgroup_shuffle_relative 1
// CL20-DAG: #define cl_khr_subgroups 1

// CL30-DAG: #define __OPENCL_C_VERSION__ 300
// CL30-DAG: #define __ENDIAN_LITTLE__ 1
// CL30-DAG: #define __opencl_c_atomic_order_seq_cst 1
// CL30-DAG: #define __opencl_c_atomic_scope_all_devices 1
// CL30-DAG: #define __opencl_c_ext_fp16_global_atomic_load_store 1
// CL30-DAG: #define __opencl_c_ext_fp32_local_atomic_add 1
// CL30-DAG: #define __opencl_c_ext_fp64_global_atomic_min_max 1
// CL30-DAG: #define __opencl_c_fp64 1
// CL30-DAG: #define __opencl_c_generic_address_space 1
// CL30-DAG: #define __IMAGE_SUPPORT__ 1
// CL30-DAG: #define __opencl_c_3d_image_writes 1
// CL30-DAG: #define __opencl_c_images 1
// CL30-DAG: #define __opencl_c_int64 1
// CL30-DAG: #define __opencl_c_integer_dot_product_input_4x8bit 1
// CL30-DAG: #define __opencl_c_integer_dot_product_input_4x8bit_packed 1
// CL30-DAG: #define __opencl_c_program_scope_global_variables 1
// CL30-DAG: #define __opencl_c_read_write_images 1
// CL30-DAG: #define __opencl_c_subgroups 1
// CL30-DAG: #define __opencl_c_work_group_collective_functions 1

// ABSENT: #define __OPENCL_C_VERSION__ 300
