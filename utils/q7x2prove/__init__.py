# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proves that machine code refines LLVM IR: docs/proofs.md."""
