//===-- Serial.h - Numbers and texts in a row -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_SERIAL_H
#define Q7X2_OPENCL_SERIAL_H

#include <cstdint>
#include <cstring>
#include <string>

namespace q7x2::opencl {

inline void writeNumber(std::string &To, uint64_t Value) {
  To.append(reinterpret_cast<const char *>(&Value), sizeof(Value));
}
inline void writeText(std::string &To, const std::string &Text) {
  writeNumber(To, Text.size());
  To += Text;
}

/// Reads the values that the functions above have written, or reports that they
/// are missing.
class Reader {
  const std::string &From;
  size_t At = 0;

public:
  explicit Reader(const std::string &From) : From(From) {}
  bool number(uint64_t &Value) {
    if (From.size() - At < sizeof(Value))
      return false;
    std::memcpy(&Value, From.data() + At, sizeof(Value));
    At += sizeof(Value);
    return true;
  }
  bool text(std::string &Text) {
    uint64_t Size;
    if (!number(Size) || Size > From.size() - At)
      return false;
    Text = From.substr(At, Size);
    At += Size;
    return true;
  }
  bool atEnd() const { return At == From.size(); }
};

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_SERIAL_H
