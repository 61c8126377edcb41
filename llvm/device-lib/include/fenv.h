/* fenv.h - rounding to nearest, without flags */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_FENV_H
#define Q7X2_FENV_H

#ifdef __cplusplus
extern "C" {
#endif

/* The rounding mode is in each instruction: it cannot be set. */
#define FE_TONEAREST 0
#define FE_ALL_EXCEPT 0

typedef int fenv_t;
typedef int fexcept_t;
#define FE_DFL_ENV ((const fenv_t *)0)

static __inline int fegetround(void) { return FE_TONEAREST; }
static __inline int fesetround(int mode) { return mode != FE_TONEAREST; }

static __inline int feclearexcept(int flags) { return flags; }
static __inline int feraiseexcept(int flags) { return flags; }
static __inline int fetestexcept(int flags) { return flags & 0; }
static __inline int fegetexceptflag(fexcept_t *to, int flags) {
  return *to = 0, flags;
}
static __inline int fesetexceptflag(const fexcept_t *from, int flags) {
  return flags;
}

static __inline int fegetenv(fenv_t *to) { return *to = 0; }
static __inline int feholdexcept(fenv_t *to) { return *to = 0; }
static __inline int fesetenv(const fenv_t *from) { return 0; }
static __inline int feupdateenv(const fenv_t *from) { return 0; }

#ifdef __cplusplus
}
#endif

#endif
