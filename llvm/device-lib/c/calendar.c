//===-- calendar.c - Days and their names, in UTC and the C locale --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

// ---- seconds and days ------------------------------------------------------

enum { DayLength = 86400, DaysIn400Years = 146097 };

static long floor_div(long n, long d) { return n / d - (n % d < 0); }

static bool is_leap(long year) {
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

// Days from the start of 1970 to the start of a year.
static long days_before_year(long year) {
  long last = year - 1;
  return 365 * (year - 1970) + floor_div(last, 4) - floor_div(last, 100) +
         floor_div(last, 400) - (1969 / 4 - 1969 / 100 + 1969 / 400);
}

// Days of a year before a month, 0 to 11, or before the next year, 12.
static int days_before_month(long year, int month) {
  static const short days[] = {0,   31,  59,  90,  120, 151, 181,
                               212, 243, 273, 304, 334, 365};
  return days[month] + (month > 1 && is_leap(year));
}

static long year_of(long day) {
  // A lower bound: a year has at least 365 days.
  long year = 1970 + floor_div(day * 400, DaysIn400Years) - 1;
  while (days_before_year(year + 1) <= day)
    ++year;
  return year;
}

struct tm *gmtime_r(const time_t *restrict time, struct tm *restrict to) {
  long day = floor_div(*time, DayLength), second = *time - day * DayLength;
  long year = year_of(day);
  if (year - 1900 > INT_MAX || year - 1900 < INT_MIN) {
    errno = EOVERFLOW;
    return NULL;
  }
  int of_year = day - days_before_year(year), month = 0;
  while (days_before_month(year, month + 1) <= of_year)
    ++month;
  *to = (struct tm){.tm_sec = second % 60,
                    .tm_min = second / 60 % 60,
                    .tm_hour = second / 3600,
                    .tm_mday = of_year - days_before_month(year, month) + 1,
                    .tm_mon = month,
                    .tm_year = year - 1900,
                    .tm_wday = day + 4 - 7 * floor_div(day + 4, 7),
                    .tm_yday = of_year,
                    .tm_zone = "GMT"};
  return to;
}

struct tm *localtime_r(const time_t *restrict time, struct tm *restrict to) {
  if (!gmtime_r(time, to))
    return NULL;
  to->tm_zone = "UTC";
  return to;
}

static struct tm shared;
struct tm *gmtime(const time_t *time) { return gmtime_r(time, &shared); }
struct tm *localtime(const time_t *time) { return localtime_r(time, &shared); }
void tzset(void) {}

static long count_seconds(const struct tm *time) {
  long years = floor_div(time->tm_mon, 12);
  long year = 1900L + time->tm_year + years;
  long day = days_before_year(year) +
             days_before_month(year, time->tm_mon - 12 * years) +
             time->tm_mday - 1;
  return day * DayLength + time->tm_hour * 3600L + time->tm_min * 60L +
         time->tm_sec;
}

time_t timegm(struct tm *time) {
  time_t seconds = count_seconds(time);
  return gmtime_r(&seconds, time) ? seconds : -1;
}
time_t mktime(struct tm *time) {
  time_t seconds = count_seconds(time);
  return localtime_r(&seconds, time) ? seconds : -1;
}

// ---- text ------------------------------------------------------------------

static const char *const Days[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                   "Thursday", "Friday", "Saturday"};
static const char *const Months[] = {
    "January", "February", "March",     "April",   "May",      "June",
    "July",    "August",   "September", "October", "November", "December"};

static const char *day_name(const struct tm *time) {
  return time->tm_wday >= 0 && time->tm_wday < 7 ? Days[time->tm_wday] : "?";
}
static const char *month_name(const struct tm *time) {
  return time->tm_mon >= 0 && time->tm_mon < 12 ? Months[time->tm_mon] : "?";
}

char *asctime_r(const struct tm *restrict time, char *restrict to) {
  sprintf(to, "%.3s %.3s%3d %.2d:%.2d:%.2d %ld\n", day_name(time),
          month_name(time), time->tm_mday, time->tm_hour, time->tm_min,
          time->tm_sec, 1900L + time->tm_year);
  return to;
}
char *asctime(const struct tm *time) {
  static char text[80]; // large enough for numbers outside of their ranges
  return asctime_r(time, text);
}
char *ctime_r(const time_t *restrict time, char *restrict to) {
  struct tm parts;
  return localtime_r(time, &parts) ? asctime_r(&parts, to) : NULL;
}
char *ctime(const time_t *time) {
  return localtime(time) ? asctime(&shared) : NULL;
}

// ---- strftime --------------------------------------------------------------

// The week of a day if weeks begin with the day of the week First.
static int week_of(const struct tm *time, int first) {
  return (time->tm_yday + 7 - (time->tm_wday + 7 - first) % 7) / 7;
}

static int days_in(long year) { return 365 + is_leap(year); }

// The ISO 8601 week, from Monday, and its year: that of its Thursday.
static int iso_week(const struct tm *time, long *year) {
  *year = 1900L + time->tm_year;
  int thursday = time->tm_yday - (time->tm_wday + 6) % 7 + 3;
  if (thursday < 0)
    thursday += days_in(--*year);
  else if (thursday >= days_in(*year))
    thursday -= days_in((*year)++);
  return thursday / 7 + 1;
}

// Conversions that are defined by others.
static const char *expand(char letter) {
  switch (letter) {
  case 'c':
    return "%a %b %e %H:%M:%S %Y";
  case 'D':
  case 'x':
    return "%m/%d/%y";
  case 'F':
    return "%Y-%m-%d";
  case 'r':
    return "%I:%M:%S %p";
  case 'R':
    return "%H:%M";
  case 'T':
  case 'X':
    return "%H:%M:%S";
  default:
    return NULL;
  }
}

static const char *name_of(const struct tm *time, char letter) {
  switch (letter) {
  case 'a':
  case 'A':
    return day_name(time);
  case 'b':
  case 'h':
  case 'B':
    return month_name(time);
  case 'p':
    return time->tm_hour >= 12 ? "PM" : "AM";
  case 'P':
    return time->tm_hour >= 12 ? "pm" : "am";
  case 'z':
    return "+0000";
  case 'Z':
    return time->tm_zone ? time->tm_zone : "";
  case 'n':
    return "\n";
  case 't':
    return "\t";
  case '%':
    return "%";
  default:
    return NULL;
  }
}

typedef struct {
  long value;
  const char *format;
} number;

static int hour_of_12(const struct tm *time) {
  int hour = time->tm_hour % 12;
  return hour ? hour : 12;
}

// The conversions that count years.
static number year_number(const struct tm *time, char letter) {
  long year = 1900L + time->tm_year, iso;
  iso_week(time, &iso);
  switch (letter) {
  case 'C':
    return (number){floor_div(year, 100), "%02ld"};
  case 'y':
    return (number){year - 100 * floor_div(year, 100), "%02ld"};
  case 'g':
    return (number){iso - 100 * floor_div(iso, 100), "%02ld"};
  case 'G':
    return (number){iso, "%ld"};
  case 'Y':
    return (number){year, "%ld"};
  default:
    return (number){0, NULL};
  }
}

static number number_of(const struct tm *time, char letter) {
  long iso;
  switch (letter) {
  case 'd':
    return (number){time->tm_mday, "%02ld"};
  case 'e':
    return (number){time->tm_mday, "%2ld"};
  case 'H':
    return (number){time->tm_hour, "%02ld"};
  case 'k':
    return (number){time->tm_hour, "%2ld"};
  case 'I':
    return (number){hour_of_12(time), "%02ld"};
  case 'l':
    return (number){hour_of_12(time), "%2ld"};
  case 'j':
    return (number){time->tm_yday + 1, "%03ld"};
  case 'm':
    return (number){time->tm_mon + 1, "%02ld"};
  case 'M':
    return (number){time->tm_min, "%02ld"};
  case 's':
    return (number){count_seconds(time), "%ld"};
  case 'S':
    return (number){time->tm_sec, "%02ld"};
  case 'u':
    return (number){time->tm_wday ? time->tm_wday : 7, "%ld"};
  case 'U':
    return (number){week_of(time, 0), "%02ld"};
  case 'V':
    return (number){iso_week(time, &iso), "%02ld"};
  case 'w':
    return (number){time->tm_wday, "%ld"};
  case 'W':
    return (number){week_of(time, 1), "%02ld"};
  default:
    return year_number(time, letter);
  }
}

// The text of a conversion that is not defined by others; null if there is none
// with that letter.
static const char *convert(char buffer[24], char letter,
                           const struct tm *time) {
  const char *name = name_of(time, letter);
  if (name && strchr("abh", letter)) {
    snprintf(buffer, 24, "%.3s", name);
    return buffer;
  }
  if (name)
    return name;
  number n = number_of(time, letter);
  if (!n.format)
    return NULL;
  snprintf(buffer, 24, n.format, n.value);
  return buffer;
}

size_t strftime(char *restrict to, size_t size, const char *restrict format,
                const struct tm *restrict time) {
  size_t length = 0;
  for (; *format; ++format) {
    char buffer[24] = {*format, 0};
    const char *text = buffer, *longer = NULL;
    if (*format == '%' && format[1]) {
      ++format;
      if ((*format == 'E' || *format == 'O') && format[1])
        ++format; // the C locale has no alternative forms
      longer = expand(*format);
      text = longer ? NULL : convert(buffer, *format, time);
    }
    size_t count = longer ? strftime(to + length, size - length, longer, time)
                   : text ? strlen(text)
                          : 0;
    if ((longer && !count) || count >= size - length)
      return 0;
    if (text)
      memcpy(to + length, text, count);
    length += count;
  }
  if (size == 0)
    return 0;
  to[length] = 0;
  return length;
}
