/* complex.h - complex numbers */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_COMPLEX_H
#define Q7X2_COMPLEX_H

#ifdef __cplusplus
extern "C" {
#endif

#define complex _Complex
#define _Complex_I __builtin_complex(0.0f, 1.0f)
#define I _Complex_I
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))
#define CMPLXF(x, y) __builtin_complex((float)(x), (float)(y))
#define CMPLXL(x, y) __builtin_complex((long double)(x), (long double)(y))

#define Q7X2_TO_REAL(name)                                                     \
  double name(double _Complex x);                                              \
  float name##f(float _Complex x);                                             \
  long double name##l(long double _Complex x);
#define Q7X2_TO_COMPLEX(name)                                                  \
  double _Complex name(double _Complex x);                                     \
  float _Complex name##f(float _Complex x);                                    \
  long double _Complex name##l(long double _Complex x);

Q7X2_TO_REAL(cabs)
Q7X2_TO_REAL(carg)
Q7X2_TO_REAL(cimag)
Q7X2_TO_REAL(creal)
Q7X2_TO_COMPLEX(cacos)
Q7X2_TO_COMPLEX(cacosh)
Q7X2_TO_COMPLEX(casin)
Q7X2_TO_COMPLEX(casinh)
Q7X2_TO_COMPLEX(catan)
Q7X2_TO_COMPLEX(catanh)
Q7X2_TO_COMPLEX(ccos)
Q7X2_TO_COMPLEX(ccosh)
Q7X2_TO_COMPLEX(cexp)
Q7X2_TO_COMPLEX(clog)
Q7X2_TO_COMPLEX(conj)
Q7X2_TO_COMPLEX(cproj)
Q7X2_TO_COMPLEX(csin)
Q7X2_TO_COMPLEX(csinh)
Q7X2_TO_COMPLEX(csqrt)
Q7X2_TO_COMPLEX(ctan)
Q7X2_TO_COMPLEX(ctanh)

#undef Q7X2_TO_REAL
#undef Q7X2_TO_COMPLEX

double _Complex cpow(double _Complex x, double _Complex y);
float _Complex cpowf(float _Complex x, float _Complex y);
long double _Complex cpowl(long double _Complex x, long double _Complex y);

#ifdef __cplusplus
}
#endif

#endif
