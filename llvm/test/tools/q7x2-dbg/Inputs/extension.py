# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints which attributes of a launch configuration are options of the help text.

Usage: extension.py PACKAGE.json HELP
"""
import json
import re
import sys

with open(sys.argv[1]) as package, open(sys.argv[2]) as text:
    contributes = json.load(package)["contributes"]
    options = set(re.findall(r"^ *--([a-z-]+)", text.read(), re.M))
launch = contributes["debuggers"][0]["configurationAttributes"]["launch"]["properties"]
print("options:", *sorted(launch.keys() & options))
print("others:", *sorted(launch.keys() - options))
