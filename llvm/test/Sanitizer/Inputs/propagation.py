# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches a small kernel for each rule of --check=init. The code of a case computes R8
or P0; a branch on it has a finding if it depends on undefined bits. R9, P3 and UR9 are
never written, nor are 32 bytes of shared memory at 0 and 16 of thread-local memory. R0
is the number of the lane, R1 is 1, R2 is 2, R[4:5] is the address of a buffer of zeros.

Usage: propagation.py SCRATCH
"""
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ONE = "MOV R6, 0x1 ; LOP3 R6, R9, R6, RZ, 0xc0, !PT ;"  # bit 0 of R6 undefined
RANGE = "LOP3 R6, R9, 0x3, RZ, 0xc0, !PT ; LOP3 R6, R6, 0x4, RZ, 0xfc, !PT ;"  # 4 to 7
LOW = "LOP3 R6, R9, 0xff, RZ, 0xc0, !PT ;"  # the lowest byte of R6
SECOND = "LOP3 R6, R9, 0xff00, RZ, 0xc0, !PT ;"  # the byte above it
HALF = "LOP3 R6, R9, 0xffff, RZ, 0xc0, !PT ;"  # the lower half
UPPER = "LOP3 R6, R9, 0xffff0000, RZ, 0xc0, !PT ;"  # the upper half
UNIFORM = "UMOV UR5, 0x1 ; USEL UR4, UR5, URZ, UP0 ; MOV R8, UR4 ; ISETP.NE.AND P0, R8, 0x0, PT ;"
SOME = "ISETP.NE.AND P1, R0, 0x0, PT ;"  # all lanes but the first


def bits(mask):
    """Whether any bit of a mask is set in R8."""
    return f"LOP3 R8, R8, {mask:#x}, RZ, 0xc0, !PT ; ISETP.NE.AND P0, R8, 0x0, PT ;"


# Name, number of findings, code.
CASES = [
    # Logic of predicates.
    ("setp_and_false", 0, "ISETP.EQ.AND P0, R9, 0x5, !PT ;"),
    ("setp_and_true", 1, "ISETP.EQ.AND P0, R9, 0x5, PT ;"),
    ("setp_or_true", 0, "ISETP.EQ.OR P0, R9, 0x5, PT ;"),
    ("setp_or_false", 1, "ISETP.EQ.OR P0, R9, 0x5, !PT ;"),
    ("setp_xor", 1, "ISETP.EQ.XOR P0, R9, 0x5, PT ;"),
    ("float_and_predicate", 1, "FSETP.EQ.AND P0, R1, R1, P3 ;"),
    ("float_false_and_predicate", 1, "FSETP.EQ.AND P0, R1, R2, P3 ;"),
    ("float_source", 1, "FSETP.EQ.AND P0, R9, R2, PT ;"),
    ("float_decided", 0, "FSETP.EQ.AND P0, R9, R2, !PT ;"),
    ("plop_decided", 0, "PLOP3 P0, P3, !PT, PT, 0x80 ;"),
    ("plop", 1, "PLOP3 P0, P3, PT, PT, 0x80 ;"),
    ("plop_uniform", 1, "PLOP3 P0, PT, PT, UP3, 0x80 ;"),
    ("uniform_plop", 1, "UPLOP3 UP0, UP3, UPT, UPT, 0x80 ;" + UNIFORM),
    ("uniform_plop_decided", 0, "UPLOP3 UP0, UP3, !UPT, UPT, 0x80 ;" + UNIFORM),
    # Logic and moves.
    ("nonzero", 1, "LOP3.POR P0, RZ, R9, 0x1, RZ, 0xc0, !PT ;"),
    ("nonzero_by_defined", 0,
     LOW + "LOP3 R6, R6, 0x100, RZ, 0xfc, !PT ; LOP3.POR P0, RZ, R6, RZ, RZ, 0xf0, !PT ;"),
    ("masked", 0, LOW + "MOV R8, R6 ;" + bits(0xff00)),
    ("unmasked", 1, LOW + "MOV R8, R6 ;" + bits(0x80)),
    ("reversed", 1, ONE + "BREV R8, R6 ;" + bits(0x80000000)),
    ("reversed_other", 0, ONE + "BREV R8, R6 ;" + bits(0x1)),
    ("shifted", 1, ONE + "SHF.L.U32 R8, R6, 0x10, RZ ;" + bits(0x10000)),
    ("shifted_other", 0, ONE + "SHF.L.U32 R8, R6, 0x10, RZ ;" + bits(0x1)),
    ("shift_amount", 1, "SHF.L.U32 R8, R1, R9, RZ ;" + bits(0x2)),
    ("permuted", 1, LOW + "PRMT R8, R6, RZ, 0x7604 ;" + bits(0xff00)),
    ("permuted_other", 0, LOW + "PRMT R8, R6, RZ, 0x7604 ;" + bits(0xff)),
    ("selector", 1, "PRMT R8, R1, R2, R9 ;" + bits(0xff)),
    ("select", 1, "SEL R8, R1, R2, P3 ;" + bits(0x1)),
    ("select_equal", 0, "SEL R8, R1, R1, P3 ;" + bits(0x1)),
    ("select_first", 1, "SEL R8, R9, R2, PT ;" + bits(0x1)),
    ("select_second", 0, "SEL R8, R9, R2, !PT ;" + bits(0x1)),
    ("uniform_select", 1, "UMOV UR5, 0x1 ; USEL UR4, UR5, URZ, UP3 ; MOV R8, UR4 ;" + bits(0x1)),
    ("guard", 1, "MOV R8, RZ ; @P3 MOV R8, R1 ;" + bits(0x1)),
    ("pack", 1, "P2R R8, PR, RZ, 0x7f ;" + bits(0x8)),
    ("pack_other", 0, "P2R R8, PR, RZ, 0x1 ;" + bits(0x8)),
    ("unpack", 1, "R2P PR, R9, 0x1 ;"),
    ("unpack_other", 0, "ISETP.NE.AND P0, R1, R2, PT ; R2P PR, R9, 0x2 ;"),
    ("unpack_mask", 1, "R2P PR, R1, R9 ;"),
    # Sums, products, comparisons.
    ("sum", 1, ONE + "IADD R8, R6, R1 ;" + bits(0x2)),
    ("sum_other", 0, ONE + "IADD R8, R6, R2 ;" + bits(0x4)),
    ("difference", 1, ONE + "IADD R8, -R6, RZ ;" + bits(0x80)),
    ("product", 1, "IMAD R8, R9, 0x100, RZ ;" + bits(0x100)),
    ("product_other", 0, "IMAD R8, R9, 0x100, RZ ;" + bits(0xff)),
    ("product_second", 1, "IMAD R8, R1, R9, RZ ;" + bits(0x1)),
    ("product_zero", 0, "IMAD R8, R9, RZ, RZ ;" + bits(0xff)),
    ("product_high", 1, "IMUL.HI.U32 R8, R9, R2 ;" + bits(0x1)),
    ("carry", 1, "IADD.X R8, R1, R1, P3 ;" + bits(0x1)),
    ("product_carry", 1, "IMAD.HI.X.U32 R8, R1, R2, RZ, P3 ;" + bits(0x1)),
    ("scaled_carry", 1, "LEA.HI.X R8, R1, RZ, RZ, 0x2, P3 ;" + bits(0x1)),
    ("scaled", 1, ONE + "LEA R8, R6, RZ, 0x2 ;" + bits(0x4)),
    ("scaled_other", 0, ONE + "LEA R8, R6, RZ, 0x2 ;" + bits(0x2)),
    ("less", 1, RANGE + "ISETP.LT.AND P0, R6, 0x7, PT ;"),
    ("less_than_least", 0, RANGE + "ISETP.LT.AND P0, R6, 0x4, PT ;"),
    ("less_than_more", 0, RANGE + "ISETP.LT.AND P0, R6, 0x8, PT ;"),
    ("greater", 1, RANGE + "ISETP.GT.AND P0, R6, 0x4, PT ;"),
    ("greater_than_most", 0, RANGE + "ISETP.GT.AND P0, R6, 0x7, PT ;"),
    ("greater_equal", 1, RANGE + "ISETP.GE.AND P0, R6, 0x5, PT ;"),
    ("sign", 1, "LOP3 R6, R9, 0x80000000, RZ, 0xc0, !PT ; ISETP.LT.AND P0, R6, 0x0, PT ;"),
    ("no_sign", 0, "LOP3 R6, R9, 0x80000000, RZ, 0xc0, !PT ; ISETP.LT.U32.AND P0, R6, 0x0, PT ;"),
    ("equal_other", 0, RANGE + "ISETP.EQ.AND P0, R6, 0x10, PT ;"),
    ("extended", 1, "ISETP.EQ.AND.X P0, R1, R1, PT, P3 ;"),
    ("extended_decided", 0, "ISETP.LT.AND.X P0, R1, R2, PT, P3 ;"),
    ("least", 0, ONE + "LOP3 R6, R6, 0x100, RZ, 0xfc, !PT ; IMNMX R8, R1, R6, PT ;" + bits(0x1)),
    ("most", 1, ONE + "LOP3 R6, R6, 0x100, RZ, 0xfc, !PT ; IMNMX R8, R1, R6, !PT ;" + bits(0x1)),
    ("halves", 1, HALF + "HADD2 R8, R6.H0_H0, RZ ;" + bits(0x1)),
    ("halves_other", 0, HALF + "HADD2 R8, R6.H1_H1, RZ ;" + bits(0x10001)),
    ("converted", 1, LOW + "I2F.F32.U8 R8, R6 ;" + bits(0x800000)),
    ("converted_other", 0, SECOND + "I2F.F32.U8 R8, R6 ;" + bits(0x800000)),
    # Across lanes.
    ("shuffle", 1, "SHFL.IDX R8, R9, RZ, 0x1f ;" + bits(0x1)),
    ("shuffle_index", 1, "SHFL.IDX R8, R1, R9, 0x1f ;" + bits(0x1)),
    ("shuffle_range", 1, "SHFL.IDX R8, R1, RZ, R9 ;" + bits(0x1)),
    ("shuffle_predicate", 1, "SHFL.IDX P0, R8, R1, R9, 0x1f ;"),
    ("shuffle_inactive", 1, "MOV R8, RZ ;" + SOME + "@P1 SHFL.IDX R8, R1, RZ, 0x1f ;" + bits(0x1)),
    ("vote_decided", 0, SOME + "ISETP.NE.AND P2, RZ, RZ, PT ; @P1 ISETP.EQ.AND P2, R9, 0x0, PT ;"
     "VOTE.ALL R8, P0, P2 ;"),
    ("vote_equal", 1, SOME + "ISETP.NE.AND P2, RZ, RZ, PT ; @P1 ISETP.EQ.AND P2, R9, 0x0, PT ;"
     "VOTE.EQ R8, P0, P2 ;"),
    ("vote_any_decided", 0, SOME + "ISETP.EQ.AND P2, RZ, RZ, PT ;"
     "@P1 ISETP.EQ.AND P2, R9, 0x0, PT ; VOTE.ANY R8, P0, P2 ;"),
    # No register gets the value.
    ("vote_alone", 1, "VOTE.ANY RZ, P0, P3 ;"),
    ("shuffle_alone", 1, "SHFL.IDX P0, RZ, R1, R9, 0x1f ;"),
    ("match_alone", 1, "MATCH.ALL P0, RZ, R9 ;"),
    ("reduction", 1, "REDUX.SUM.U32 UR4, R9 ; MOV R8, UR4 ;" + bits(0x1)),
    ("match", 1, "MATCH.ANY P1, R8, R9 ;" + bits(0x1)),
    # Reported once.
    ("predicate_again", 1, "@P3 BRA next_predicate_again ;\nnext_predicate_again:\n"
     "@P3 EXIT ; MOV R8, RZ ;" + bits(0x1)),
    ("address_again", 1, "ISETP.EQ.AND P1, R0, 0x40, PT ; LOP3 R6, R9, 0x4, RZ, 0xc0, !PT ;"
     "LDS R7, [R6] ; LDS R7, [R6] ; MOV R8, RZ ;" + bits(0x1)),
    ("wide_address", 1, "UMOV UR6, 0x0 ; UMOV UR4, 0x0 ; ULOP3 UR5, UR9, URZ, URZ, 0xfe, !UPT ;"
     "USEL UR5, UR5, UR6, UPT ; LDG R7, [R[4:5].64+UR[4:5]] ; MOV R8, RZ ;" + bits(0x1)),
    # Memory.
    ("sign_extended", 1, "LDS.S8 R8, [RZ] ;" + bits(0xff00)),
    ("zero_extended", 0, "LDS.U8 R8, [RZ] ;" + bits(0xff00)),
    ("stored_partly", 1, LOW + "STG [R[4:5].64], R6 ; LDG R8, [R[4:5].64] ;" + bits(0x1)),
    ("stored_partly_other", 0, LOW + "STG [R[4:5].64], R6 ; LDG R8, [R[4:5].64] ;" + bits(0x100)),
    ("own_local", 1, "ISETP.EQ.AND P1, R0, 0x0, PT ; @P1 STL [RZ], R1 ; LDL R8, [RZ] ;" + bits(0x1)),
    ("written_local", 0, "STL [RZ], R1 ; LDL R8, [RZ] ;" + bits(0x1)),
    ("swapped", 0, "ATOMS.CAS R7, [RZ], RZ, R2 ; LDS R8, [RZ] ;" + bits(0x1)),
    ("swap_result", 1, "ATOMS.CAS R8, [RZ], RZ, R2 ;" + bits(0x1)),
    ("swap_part", 0, LOW + "STS [RZ], R6 ; ATOMS.CAS R8, [RZ], RZ, R2 ;" + bits(0x1)),
    ("swap_compared", 0, LOW + "ATOMS.CAS R7, [RZ], R6, R2 ; MOV R8, R6 ;" + bits(0x1)),
    ("exchanged", 0, "ATOMS.EXCH R7, [RZ], R2 ; LDS R8, [RZ] ;" + bits(0x1)),
    ("added", 1, "ATOMS.ADD R7, [RZ], R2 ; LDS R8, [RZ] ;" + bits(0x1)),
    ("added_part", 0, LOW + "STS [RZ], RZ ; ATOMS.ADD R7, [RZ], R6 ; MOV R8, RZ ;" + bits(0x1)),
    # What decides which code executes, and with which operands.
    ("branch_on_predicate", 1, "PLOP3 P0, !PT, PT, PT, 0x80 ; BRA P3, .Lnext_branch ;"
     ".Lnext_branch: NOP ;"),
    ("indirect_branch", 1, "PLOP3 P0, !PT, PT, PT, 0x80 ;"
     "MOV R6, %lo(.Lnext_indirect) ; LOP3 R8, R9, 0x0, RZ, 0xc0, !PT ; MOV R7, R9 ;"
     "BRX R[6:7] ; .Lnext_indirect: NOP ;"),
    ("barrier_number", 1, "PLOP3 P0, !PT, PT, PT, 0x80 ; BAR.SYNC R9 ;"),
    ("constant_address", 1, "PLOP3 P0, !PT, PT, PT, 0x80 ; LDC R8, c[0x0][R9+0x160] ;"),
    ("uniform_constant_address", 1,
     "PLOP3 P0, !PT, PT, PT, 0x80 ; ULDC UR4, c[0x0][UR9+0x160] ;"),
    ("branch_on_uniform_predicate", 1,
     "PLOP3 P0, !PT, PT, PT, 0x80 ; BRA.U UP3, .Lnext_uniform ; .Lnext_uniform: NOP ;"),
    ("barrier_predicate", 1, "PLOP3 P0, !PT, PT, PT, 0x80 ; BAR.RED.POPC R8, 0x0, P3 ;"),
    # The second predicate of a comparison, and votes without one.
    ("second_predicate", 1, "ISETP.EQ.AND P1, P0, R9, 0x5, PT ;"),
    ("second_uniform_predicate", 1, "UISETP.EQ.AND UP1, UP0, UR9, 0x5, UPT ;" + UNIFORM),
    ("ballot", 1, "VOTE.ANY R8, PT, P3 ;" + bits(0x1)),
    ("double_of_uniform", 1, "DADD R[6:7], R[4:5], UR[8:9] ; MOV R8, R7 ;" + bits(0x1)),
    # Registers whose numbers are in uniform registers.
    ("indexed_read", 1, "UMOV UR5, 0x0 ; GETGPR R8, R[UR5+0x3] ;" + bits(0x1)),
    ("indexed_read_defined", 0, "UMOV UR5, 0x0 ; GETGPR R8, R[UR5+0x1] ;" + bits(0x1)),
    ("indexed_write", 1, "UMOV UR5, 0x0 ; MOV R8, R1 ; SETGPR R[UR5+0x8], R9 ;" + bits(0x1)),
    ("indexed_write_defined", 0,
     "UMOV UR5, 0x0 ; MOV R8, R9 ; SETGPR R[UR5+0x8], R1 ;" + bits(0x1)),
    ("index", 1, "PLOP3 P0, !PT, PT, PT, 0x80 ; GETGPR R8, R[UR9+0x1] ;"),
    # Comparisons into registers, and conversions.
    ("compare_to_register", 1, "ISET.EQ.AND R8, R9, 0x5, PT ;" + bits(0x1)),
    ("compare_to_register_decided", 0, "ISET.EQ.AND R8, R9, 0x5, !PT ;" + bits(0x1)),
    ("compare_to_float", 1, "ISET.BF.EQ.AND R8, R9, 0x5, PT ;" + bits(0x3f800000)),
    ("compare_to_float_other", 0, "ISET.BF.EQ.AND R8, R9, 0x5, PT ;" + bits(0x1)),
    ("float_to_half", 1, "F2F.F16.F32 R8, R9 ;" + bits(0x8000)),
    ("half_to_float", 1, HALF + "F2F.F32.F16 R8, R6 ;" + bits(0x1)),
    ("half_to_float_of_lower", 0, UPPER + "F2F.F32.F16 R8, R6 ;" + bits(0x1)),
    ("half_to_integer_of_lower", 0, UPPER + "F2I.S32.F16 R8, R6 ;" + bits(0x1)),
    ("short_to_float_of_lower", 0, UPPER + "I2F.F32.U16 R8, R6 ;" + bits(0x1)),
    ("float_to_integer", 1, "F2I.S32.F32 R8, R9 ;" + bits(0x1)),
    ("rounded", 1, "FRND.F32 R8, R9 ;" + bits(0x80000000)),
    ("difference_of_integers", 1, ONE + "IADD R8, R2, -R6 ;" + bits(0x1)),
    ("halves_sum_as_float", 1, "HADD2.F32 R8, R9, R1 ;" + bits(0x80000000)),
    ("minimum_of_which", 1, "IMNMX R8, R1, R2, P3 ;" + bits(0x2)),
    # Operands of atomic operations.
    ("value_exchanged", 1, "PLOP3 P0, !PT, PT, PT, 0x80 ; ATOMG.EXCH R8, [R[4:5].64], R9 ;"),
    ("value_compared", 1, "PLOP3 P0, !PT, PT, PT, 0x80 ; ATOMG.CAS R8, [R[4:5].64], R9, R1 ;"),
]

KERNEL = """
.globl {0}
{0}:
.kernel {0}
.local 16
.param ptr.global
  S2R R0, SR_LANEID ;
  MOV R1, 0x1 ;
  MOV R2, 0x2 ;
  MOV.64 R[4:5], c[0x0][0x160] ;
  {1}
  @P0 EXIT ;
  EXIT ;
.end_kernel
"""
SHARED = """
.section .shared,"aw",@nobits
.zero 32
"""


def problem(program, name, expected):
    """What is wrong with the findings of a case."""
    done = subprocess.run(["q7x2-run", program, "--kernel", name, "--block", "32", "--check=init",
                           "--arg=buf:128"], capture_output=True, text=True)
    found = [line for line in done.stderr.splitlines() if line.startswith("q7x2-run: init:")]
    if len(found) == expected and done.returncode == (1 if expected else 0):
        return None
    return f"{name}: {expected} expected, {len(found)} found\n{done.stderr}"


def main():
    source, program = sys.argv[1] + ".s", sys.argv[1] + ".o"
    with open(source, "w") as file:
        file.writelines(KERNEL.format(name, code.replace(";", ";\n ")) for name, _, code in CASES)
        file.write(SHARED)
    subprocess.run(["llvm-mc", "-triple=q7x2", "-filetype=obj", source, "-o", program], check=True)
    with ThreadPoolExecutor() as pool:
        problems = list(filter(None, pool.map(lambda case: problem(program, *case[:2]), CASES)))
    print("\n".join(problems))
    print(f"{len(CASES) - len(problems)} of {len(CASES)} cases")


main()
