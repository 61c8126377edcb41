#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Whether the module compiles to a LOP3, without a hazard.
llc "$1" -filetype=obj -o "$1.o" 2>/dev/null && q7x2-check "$1.o" >/dev/null &&
  llvm-objdump -d "$1.o" | grep -q LOP3
