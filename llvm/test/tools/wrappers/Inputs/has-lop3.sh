#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Whether the module compiles to a LOP3.
llc "$1" -o - 2>/dev/null | grep -q LOP3
