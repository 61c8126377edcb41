// Functions of libdevice at the ends of their ranges. The results are computed with
// 60 digits; each is the nearest double or its neighbor.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:f64:1.7976931348623157e308,5e-324,inf,1e-300,1e-9,1e-310,1e-290,8 --arg buf:512 --print 1:f64 | FileCheck %s

double __nv_atan2(double y, double x);
double __nv_cbrt(double x);
double __nv_cyl_bessel_i0(double x);
double __nv_cyl_bessel_i1(double x);
double __nv_erfcinv(double x);
double __nv_erfcx(double x);
float __nv_erfcxf(float x);
double __nv_erfinv(double x);
float __nv_erfinvf(float x);
double __nv_j0(double x);
double __nv_j1(double x);
double __nv_jn(int n, double x);
double __nv_log(double x);
double __nv_normcdfinv(double x);
double __nv_rcbrt(double x);
double __nv_rhypot(double x, double y);
double __nv_rnorm3d(double x, double y, double z);
double __nv_rnorm4d(double x, double y, double z, double w);
double __nv_rsqrt(double x);
double __nv_y0(double x);
double __nv_y1(double x);
float __nv_acoshf(float x);
float __nv_asinhf(float x);
float __nv_cyl_bessel_i0f(float x);
float __nv_cyl_bessel_i1f(float x);

kernel void extremes(global const double *in, global double *out) {
  double largest = in[0], smallest = in[1], infinity = in[2];
  // 1 / (largest sqrt(2)), and so on: subnormal numbers.
  // CHECK: {{^}}3.9334120349783{{9[78].*}}E-309
  out[0] = __nv_rhypot(largest, largest);
  // CHECK-NEXT: {{^}}3.2116174779398{{3.*}}E-309
  out[1] = __nv_rnorm3d(largest, largest, largest);
  // CHECK-NEXT: {{^}}2.78134232313400{{.*}}E-309
  out[2] = __nv_rnorm4d(largest, largest, largest, largest);
  // CHECK-NEXT: {{^}}inf
  out[3] = __nv_rhypot(smallest, 0);
  // CHECK-NEXT: {{^}}inf
  out[4] = __nv_cyl_bessel_i0(largest);
  // CHECK-NEXT: {{^}}inf
  out[5] = __nv_cyl_bessel_i0(infinity);
  // CHECK-NEXT: {{^}}-inf
  out[6] = __nv_cyl_bessel_i1(-infinity);
  // CHECK-NEXT: {{^}}inf
  out[7] = __nv_cyl_bessel_i0f((float)infinity);
  // x^2 / 8 of 1e-300 and of 1e-9.
  // CHECK-NEXT: {{^}}0{{$}}
  out[8] = __nv_jn(2, in[3]);
  // CHECK-NEXT: {{^}}1.2500000000000001E-19
  out[9] = __nv_jn(2, in[4]);
  // CHECK-NEXT: {{^}}-473.999073423004{{2[5-9]|3[0-6]}}
  out[10] = __nv_y0(smallest);
  // CHECK-NEXT: {{^}}27.2132932108129{{4[5-9]|52}}
  out[11] = __nv_erfcinv(smallest);
  // CHECK-NEXT: {{^}}26.64480655936476{{[37]}}
  out[12] = __nv_erfcinv(in[5]);
  // CHECK-NEXT: {{^}}25.7667901354624{{23|26|29|3}}
  out[13] = __nv_erfcinv(in[6]);
  // CHECK-NEXT: {{^}}-38.4674056171443{{37|44|51}}
  out[14] = __nv_normcdfinv(smallest);
  // CHECK-NEXT: {{^}}-37.6630603319495{{17|24|31}}
  out[15] = __nv_normcdfinv(in[5]);
  // CHECK-NEXT: {{^}}-0{{$}}
  out[16] = __nv_erfinv(-0.0 * largest);
  // CHECK-NEXT: {{^}}-0{{$}}
  out[17] = __nv_erfinvf((float)(-smallest));
  // CHECK-NEXT: {{^}}inf
  out[18] = __nv_erfcx(-infinity);
  // 1 / (sqrt(pi) x), a subnormal number.
  // CHECK-NEXT: {{^}}3.138408733985{{.*}}E-309
  out[19] = __nv_erfcx(largest);
  // CHECK-NEXT: {{^}}nan
  out[20] = __nv_cyl_bessel_i0f((float)(infinity - infinity));
  // CHECK-NEXT: {{^}}-0{{$}}
  out[21] = __nv_cyl_bessel_i1f((float)(-smallest));
  // CHECK-NEXT: {{^}}-0{{$}}
  out[22] = __nv_cyl_bessel_i1(-0.0 * largest);
  // CHECK-NEXT: {{^}}709.78271289338{{3.*|4}}
  out[23] = __nv_log(largest);
  // CHECK-NEXT: {{^}}5.643803094122{{3.*}}E+102
  out[24] = __nv_cbrt(largest);
  // CHECK-NEXT: {{^}}1.771854870417{{8.*}}E-103
  out[25] = __nv_rcbrt(largest);
  // CHECK-NEXT: {{^}}7.45834073120020{{.*}}E-155
  out[26] = __nv_rsqrt(largest);
  // CHECK-NEXT: {{^}}3.1415926535897931
  out[27] = __nv_atan2(smallest, -largest);
  // CHECK-NEXT: {{^}}-2.3561944901923448
  out[28] = __nv_atan2(-infinity, -infinity);
  // CHECK-NEXT: {{^}}-3.1415926535897931
  out[29] = __nv_atan2(-0.0 * largest, -0.0 * largest);
  // CHECK-NEXT: {{^}}89.41598{{.*}}
  out[30] = __nv_asinhf(0x1.fffffep127f * (float)(largest / largest));
  // CHECK-NEXT: {{^}}89.41598{{.*}}
  out[31] = __nv_acoshf(0x1.fffffep127f * (float)(largest / largest));
  // CHECK-NEXT: {{^}}nan
  out[32] = erf(infinity - infinity);
  // CHECK-NEXT: {{^}}-1{{$}}
  out[33] = erf(-infinity);
  // CHECK-NEXT: {{^}}-0{{$}}
  out[34] = erf(-0.0 * largest);
  // CHECK-NEXT: {{^}}-0{{$}}
  out[35] = __nv_j1(-0.0 * largest);
  // CHECK-NEXT: {{^}}nan
  out[36] = __nv_j0(infinity - infinity);
  // CHECK-NEXT: {{^}}0{{$}}
  out[37] = __nv_j0(infinity);
  // CHECK-NEXT: {{^}}nan
  out[38] = __nv_y0(-in[4]);
  // CHECK-NEXT: {{^}}-inf
  out[39] = __nv_y1(smallest);
  // CHECK-NEXT: {{^}}-inf
  out[40] = __nv_y1(-0.0 * largest);
  // -2 / (pi x)
  // CHECK-NEXT: {{^}}-6.36619772367581{{2[89]|3.*}}E+289
  out[41] = __nv_y1(in[6]);
  // CHECK-NEXT: {{^}}nan
  out[42] = __nv_y1(infinity - infinity);
  // CHECK-NEXT: {{^}}0{{$}}
  out[43] = __nv_erfcx(infinity);
  // CHECK-NEXT: {{^}}nan
  out[44] = __nv_erfcx(infinity - infinity);
  // CHECK-NEXT: {{^}}0{{$}}
  out[45] = __nv_erfcxf((float)infinity);
  // CHECK-NEXT: {{^}}inf
  out[46] = __nv_erfcxf((float)-infinity);
  // CHECK-NEXT: {{^}}nan
  out[47] = __nv_erfcxf((float)(infinity - infinity));
  // CHECK-NEXT: {{^}}nan
  out[48] = erfc((float)(infinity - infinity));
  // CHECK-NEXT: {{^}}2{{$}}
  out[49] = erfc(-infinity);
  // CHECK-NEXT: {{^}}-1.5707963267948966
  out[50] = atan(-infinity);
  // CHECK-NEXT: {{^}}1.5707963267948966
  out[51] = atan(largest);
  // CHECK-NEXT: {{^}}-0{{$}}
  out[52] = atan(-0.0 * largest);
  // CHECK-NEXT: {{^}}4.9406564584124654E-324
  out[53] = atan(smallest);
  // CHECK-NEXT: {{^}}nan
  out[54] = atan(infinity - infinity);
  // The number after the last row of a table: Y0(8) and Y1(8).
  // CHECK-NEXT: {{^}}0.2235214893875662{{[0-9]$}}
  out[55] = __nv_y0(in[7]);
  // CHECK-NEXT: {{^}}-0.1580604617312474{{[89]$}}
  out[56] = __nv_y1(in[7]);
  // Zeros of multiples of pi have the argument's sign, or none.
  // CHECK-NEXT: {{^}}0{{$}}
  out[57] = sinpi(in[7] - 1);
  // CHECK-NEXT: {{^}}-0{{$}}
  out[58] = sinpi(2 - in[7]);
  // CHECK-NEXT: {{^}}0{{$}}
  out[59] = cospi(0.5 - in[7]);
  // CHECK-NEXT: {{^}}0{{$}}
  out[60] = cospi(in[7] + 1.5);
}
