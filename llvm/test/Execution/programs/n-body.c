// The Sun and planets that attract each other, by the leapfrog method.
#include <math.h>
#include <stdio.h>
enum { Bodies = 5 };
typedef struct {
  double At[3], V[3], Mass;
} Body;
static Body All[Bodies] = {
    {{0, 0, 0}, {0, 0, 0}, 39.478},
    {{4.84, -1.16, -0.10}, {0.606, 2.811, -0.025}, 0.0377},
    {{8.34, 4.12, -0.40}, {-1.010, 1.825, 0.0084}, 0.01129},
    {{12.89, -15.11, -0.22}, {1.082, 0.868, -0.0108}, 0.00172},
    {{15.37, -25.92, 0.18}, {0.979, 0.594, -0.0348}, 0.00204}};
static double energy(void) {
  double E = 0;
  for (int I = 0; I < Bodies; ++I) {
    double Square = 0;
    for (int K = 0; K < 3; ++K)
      Square += All[I].V[K] * All[I].V[K];
    E += All[I].Mass * Square / 2;
    for (int J = I + 1; J < Bodies; ++J) {
      double Far = 0;
      for (int K = 0; K < 3; ++K) {
        double D = All[I].At[K] - All[J].At[K];
        Far += D * D;
      }
      E -= All[I].Mass * All[J].Mass / sqrt(Far);
    }
  }
  return E;
}
static void step(double Time) {
  for (int I = 0; I < Bodies; ++I)
    for (int J = I + 1; J < Bodies; ++J) {
      double D[3], Far = 0;
      for (int K = 0; K < 3; ++K) {
        D[K] = All[I].At[K] - All[J].At[K];
        Far += D[K] * D[K];
      }
      double Pull = Time / (Far * sqrt(Far));
      for (int K = 0; K < 3; ++K) {
        All[I].V[K] -= D[K] * All[J].Mass * Pull;
        All[J].V[K] += D[K] * All[I].Mass * Pull;
      }
    }
  for (int I = 0; I < Bodies; ++I)
    for (int K = 0; K < 3; ++K)
      All[I].At[K] += Time * All[I].V[K];
}
int main(void) {
  printf("%a\n", energy());
  for (int I = 0; I < 120; ++I)
    step(0.01);
  printf("%a %.9f %.9f\n", energy(), All[1].At[0], All[4].At[1]);
}
