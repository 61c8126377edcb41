/* strings.h - BSD names */

#ifndef Q7X2_STRINGS_H
#define Q7X2_STRINGS_H

#include <stddef.h>

int bcmp(const void *left, const void *right, size_t size);
void bcopy(const void *from, void *to, size_t size);
void bzero(void *to, size_t size);

#endif
