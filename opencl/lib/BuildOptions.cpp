//===-- BuildOptions.cpp - Options for building programs ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BuildOptions.h"
#include <algorithm>
#include <cctype>
#include <iterator>

using namespace q7x2::opencl;

namespace {
const char *const Flags[] = {
#define FLAG(text) text,
#include "BuildOptions.def"
};
const char *const Accepted[] = {
#define ACCEPTED(text) text,
#include "BuildOptions.def"
};
const char *const WithValue[] = {
#define VALUE(text) text,
#include "BuildOptions.def"
};
const char *const Languages[] = {
#define LANGUAGE(text) text,
#include "BuildOptions.def"
};
const char *const LinkFlags[] = {
#define LINK(text) text,
#include "BuildOptions.def"
};
} // namespace

template <size_t N>
static bool contains(const char *const (&List)[N], const std::string &Word) {
  return std::find(std::begin(List), std::end(List), Word) != std::end(List);
}

/// Returns whether a single quote after this beginning of a word quotes what
/// follows. Elsewhere it belongs to a character, as in -DLETTER='a'.
static bool beginsValue(const std::string &Word) {
  return Word.empty() || contains(WithValue, Word);
}

/// Splits at white space outside of quotes, which are removed; a backslash
/// outside of single quotes takes a double quote or backslash as it is.
static std::vector<std::string> splitWords(const std::string &Text) {
  std::vector<std::string> Words;
  bool InWord = false, Quoted = false;
  for (size_t I = 0; I != Text.size(); ++I) {
    char C = Text[I];
    if (!Quoted && std::isspace(static_cast<unsigned char>(C))) {
      InWord = false;
      continue;
    }
    if (!InWord)
      Words.emplace_back();
    InWord = true;
    const size_t End = C == '\'' && !Quoted && beginsValue(Words.back())
                           ? Text.find(C, I + 1)
                           : std::string::npos;
    if (End != std::string::npos) {
      Words.back() += Text.substr(I + 1, End - I - 1);
      I = End;
      continue;
    }
    if (C == '"') {
      Quoted = !Quoted;
      continue;
    }
    if (C == '\\' && I + 1 != Text.size() &&
        (Text[I + 1] == '"' || Text[I + 1] == '\\'))
      C = Text[++I];
    Words.back() += C;
  }
  return Words;
}

/// The option with a value that the word begins with, or null.
static const char *valueOption(const std::string &Word) {
  for (const char *Option : WithValue)
    if (Word.compare(0, 2, Option) == 0)
      return Option;
  return nullptr;
}

bool q7x2::opencl::readCompileOptions(const std::string &Text,
                                      std::vector<std::string> &Arguments) {
  const std::string Standard = "-cl-std=";
  const std::vector<std::string> Words = splitWords(Text);
  for (size_t I = 0; I != Words.size(); ++I) {
    const std::string &Word = Words[I];
    if (contains(Accepted, Word))
      continue;
    if (Word.compare(0, Standard.size(), Standard) == 0) {
      if (!contains(Languages, Word.substr(Standard.size())))
        return false;
    } else if (const char *Option = valueOption(Word)) {
      if (Word == Option && ++I == Words.size())
        return false;
      Arguments.push_back(Word == Option ? Option + Words[I] : Word);
      continue;
    } else if (!contains(Flags, Word)) {
      return false;
    }
    Arguments.push_back(Word);
  }
  return true;
}

bool q7x2::opencl::readLinkOptions(const std::string &Text,
                                   bool &CreateLibrary) {
  CreateLibrary = false;
  bool Enables = false;
  for (const std::string &Word : splitWords(Text))
    if (Word == "-create-library")
      CreateLibrary = true;
    else if (Word == "-enable-link-options")
      Enables = true;
    else if (!contains(LinkFlags, Word))
      return false;
  return CreateLibrary || !Enables;
}
