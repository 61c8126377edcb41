#define TIMES * FACTOR
