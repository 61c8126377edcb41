# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the prover cannot do, or what is wrong with its input."""


class Unsupported(Exception):
    """Something that the model does not have: the function is not decided."""


class InputError(Exception):
    """The input is wrong: reported, with exit status 1."""
