//===-- Q7X2PatternsWarp.td - Selection: threads and warps -*- tablegen -*-===//

def : Pat<(q7x2_s2r timm:$sr), (S2R_X timm:$sr)>;
def : Pat<(q7x2_cs2r_now), (CS2R_X (i32 0))>;
def : Pat<(q7x2_exit), (EXIT_X)>;
def : Pat<(trap), (TRAP_X)>;
def : Pat<(debugtrap), (TRAP_X)>;
