# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The simulator's causes of stalls, from its table."""
import os
import re

TABLE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
                     "llvm", "lib", "Q7X2Sim", "StallCauses.def")


def read():
    """By cause the stall reason of the chip's counters; empty if there is none."""
    with open(TABLE) as file:
        return dict(re.findall(r'^STALL_CAUSE\(\w+, "(\w+)", "(\w*)"', file.read(), re.M))


CAUSES = read()
