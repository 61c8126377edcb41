//===- Page.cpp - A profile as a page -------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Page.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

// Made of the files in Page/ by CMakeLists.txt: PageHtml, PageStyle,
// PageScript.
#include "PageFiles.inc"

/// JSON in a script element: the text must not end the element, nor begin a
/// comment in it.
static std::string scriptText(json::Object Data) {
  const std::string Plain = formatv("{0}", json::Value(std::move(Data)));
  std::string Text;
  for (char C : Plain) {
    if (C == '<')
      Text += "\\u003c";
    else
      Text += C;
  }
  return Text;
}

static std::string escaped(StringRef Text) {
  std::string Result;
  raw_string_ostream OS(Result);
  printHTMLEscaped(Text, OS);
  return Result;
}

void q7x2::prof::writePage(raw_ostream &OS, StringRef Title,
                           json::Object Data) {
  StringRef Rest = PageHtml;
  while (!Rest.empty()) {
    const auto [Text, After] = Rest.split("{{");
    const auto [Name, Next] = After.split("}}");
    OS << Text;
    if (Name == "title")
      OS << escaped(Title);
    else if (Name == "style")
      OS << PageStyle;
    else if (Name == "script")
      OS << PageScript;
    else if (Name == "data")
      OS << scriptText(std::move(Data));
    Rest = Next;
  }
}
