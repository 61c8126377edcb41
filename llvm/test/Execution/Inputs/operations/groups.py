"""The groups of cases: one for each test."""
import floating
import integers
import vectors
from floats import FORMATS

SCALAR_FLOATS = (floating.elementary, floating.strict, floating.comparisons,
                 floating.select_operations, floating.exponents,
                 floating.scalar_only)

GROUPS = {
    "integers-narrow": lambda: integers.scalar_cases([1, 8, 16, 24]),
    "integers": lambda: integers.scalar_cases([32, 33]),
    "integers-64": lambda: integers.scalar_cases([64]),
    "integers-wide": lambda: integers.scalar_cases([65, 128]),
    "integer-conversions": integers.conversion_cases,
    "narrow-vectors": lambda: integers.vector_cases(
        [(2, 1), (3, 1), (8, 1), (2, 8), (3, 8), (4, 8), (8, 8), (2, 16),
         (3, 16), (4, 16), (5, 16), (2, 24)]),
    "vectors": lambda: integers.vector_cases(
        [(2, 32), (3, 32), (4, 32), (5, 32), (8, 32), (3, 33)]),
    "wide-vectors": lambda: integers.vector_cases(
        [(2, 64), (3, 64), (4, 64), (2, 65), (2, 128)]),
    "half": lambda: floating.scalar_cases(["half"], SCALAR_FLOATS),
    "bfloat": lambda: floating.scalar_cases(["bfloat"], SCALAR_FLOATS),
    "float": lambda: floating.scalar_cases(["float"], SCALAR_FLOATS),
    "double": lambda: floating.scalar_cases(["double"], SCALAR_FLOATS),
    "classes": lambda: floating.class_cases(FORMATS),
    "float-conversions": lambda: [
        case for name in FORMATS
        for case in floating.conversion_cases(name, 0)],
    "float-vector-conversions": lambda: [
        case for name, lanes in zip(FORMATS, (2, 3, 4, 2))
        for case in floating.conversion_cases(name, lanes)],
    "half-vectors": lambda: floating.vector_cases(
        [(2, "half"), (3, "half"), (4, "half"), (8, "half"), (2, "bfloat"),
         (3, "bfloat"), (5, "bfloat")]),
    "float-vectors": lambda: floating.vector_cases(
        [(2, "float"), (3, "float"), (4, "float"), (5, "float"),
         (2, "double"), (3, "double")]),
    "elements": lambda: vectors.all_cases([vectors.element_cases]),
    "shuffles": lambda: vectors.all_cases([vectors.shuffle_cases]),
    "reductions": lambda: vectors.all_cases([vectors.reduction_cases]),
    "bits-and-memory": lambda: [*vectors.bitcast_cases(),
                                *vectors.all_cases([vectors.memory_cases])],
}
