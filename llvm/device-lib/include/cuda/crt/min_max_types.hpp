/* crt/min_max_types.hpp - the overloads of CUDA's min and max but int's */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Q7X2_MIN_MAX(RESULT, A, B, CHOICE) of arguments that are converted to one
   type, which of integers of the same width is the unsigned one. CHOICE is
   Q7X2_FOR_INTEGERS or Q7X2_FOR_FLOATS. Undefines all three. */

Q7X2_MIN_MAX(unsigned int, unsigned int, unsigned int, Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(unsigned int, unsigned int, int, Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(unsigned int, int, unsigned int, Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(long, long, long, Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(unsigned long, unsigned long, unsigned long, Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(unsigned long, unsigned long, long, Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(unsigned long, long, unsigned long, Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(long long, long long, long long, Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(unsigned long long, unsigned long long, unsigned long long,
             Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(unsigned long long, unsigned long long, long long,
             Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(unsigned long long, long long, unsigned long long,
             Q7X2_FOR_INTEGERS)
Q7X2_MIN_MAX(float, float, float, Q7X2_FOR_FLOATS)
Q7X2_MIN_MAX(double, double, double, Q7X2_FOR_FLOATS)
Q7X2_MIN_MAX(double, float, double, Q7X2_FOR_FLOATS)
Q7X2_MIN_MAX(double, double, float, Q7X2_FOR_FLOATS)

#undef Q7X2_FOR_FLOATS
#undef Q7X2_FOR_INTEGERS
#undef Q7X2_MIN_MAX
