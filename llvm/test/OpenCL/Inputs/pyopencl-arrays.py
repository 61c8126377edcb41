"""More of pyopencl against numpy: types, slices, segments, lists, random numbers."""
import numpy as np
import pyopencl as cl
import pyopencl.array as array
import pyopencl.clmath as clmath
from pyopencl.algorithm import ListOfListsBuilder, RadixSort, partition, unique
from pyopencl.clrandom import PhiloxGenerator
from pyopencl.elementwise import ElementwiseKernel
from pyopencl.reduction import ReductionKernel
from pyopencl.scan import ExclusiveScanKernel, GenericScanKernel

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
rng = np.random.default_rng(3)


def to_device(host):
    return array.to_device(queue, host)


for dtype in (np.int8, np.uint16, np.int32, np.uint64, np.float32, np.float64):
    host = rng.integers(1, 100, 700).astype(dtype)
    other = rng.integers(1, 100, 700).astype(dtype)
    device, second = to_device(host), to_device(other)
    assert np.array_equal((device * second - device).get(), host * other - host)
    assert np.array_equal((device < second).get(), host < other)
    assert np.array_equal(array.maximum(device, second).get(), np.maximum(host, other))
    assert array.min(device).get() == host.min()
    assert array.sum(device, dtype=np.dtype(np.float64)).get() == host.sum()
    assert np.array_equal(device[3:600].get(), host[3:600])
    assert np.array_equal(device.astype(np.float32).get(), host.astype(np.float32))
    device[100:200] = second[100:200]
    host[100:200] = other[100:200]
    assert np.array_equal(device.get(), host)
    picked = rng.integers(0, 700, 50).astype(np.int32)
    assert np.array_equal(array.take(device, to_device(picked)).get(), host[picked])

for dtype in (np.complex64, np.complex128):
    host = (rng.random(300) + 1j * rng.random(300)).astype(dtype)
    device = to_device(host)
    assert np.allclose((device * device / (device + 2)).get(), host * host / (host + 2))
    assert np.allclose(clmath.exp(device).get(), np.exp(host))
    assert np.allclose(abs(device).get(), abs(host))
    assert np.isclose(array.vdot(device, device).get(), np.vdot(host, host))

matrix = rng.random((17, 29))
assert np.array_equal(to_device(matrix).T.copy().get(), matrix.T)
assert np.array_equal(to_device(matrix).reshape(29, 17).get(), matrix.reshape(29, 17))

point = np.dtype([("x", np.float32), ("n", np.int32)])
point, declaration = cl.tools.match_dtype_to_c_struct(context.devices[0], "point", point)
cl.tools.get_or_register_dtype("point", point)
points = np.zeros(90, point)
points["x"], points["n"] = rng.random(90), rng.integers(0, 9, 90)
weight = ReductionKernel(context, np.float32, neutral="0", reduce_expr="a+b",
                         map_expr="p[i].x * p[i].n", arguments="__global point *p",
                         preamble=declaration)
assert np.isclose(weight(to_device(points)).get(), (points["x"] * points["n"]).sum())

host = rng.integers(0, 100, 3000).astype(np.int32)
device = to_device(host)
ExclusiveScanKernel(context, np.int32, "a+b", neutral="0")(device)
assert np.array_equal(device.get(), host.cumsum() - host)
starts = (rng.random(3000) < 0.01).astype(np.int8)
segments = GenericScanKernel(
    context, np.int32, arguments="__global int *p, __global char *start, __global int *q",
    input_expr="p[i]", scan_expr="across_seg_boundary ? b : a+b", neutral="0",
    is_segment_start_expr="start[i]", output_statement="q[i] = item;")
output = array.empty(queue, 3000, np.int32)
segments(to_device(host), to_device(starts), output)
sums = host.cumsum()
places = np.maximum.accumulate(np.where(starts, np.arange(3000), 0))
assert np.array_equal(output.get(), sums - (sums - host)[places])

ordered = to_device(np.sort(host))
result, number, _ = unique(ordered)
assert np.array_equal(result.get()[:int(number.get())], np.unique(host))
yes, no, number, _ = partition(to_device(host), "ary[i] % 3 == 0")
number = int(number.get())
assert np.array_equal(yes.get()[:number], host[host % 3 == 0])
assert np.array_equal(no.get()[:len(host) - number], host[host % 3 != 0])
sort = RadixSort(context, "int *ary, int *value", key_expr="ary[i]",
                 sort_arg_names=["ary", "value"])
(keys, values), _ = sort(to_device(host), to_device(np.arange(3000, dtype=np.int32)),
                         key_bits=7)
assert np.array_equal(values.get(), np.argsort(host, kind="stable"))

lists = ListOfListsBuilder(context, [("all", np.int32)], """
    void generate(LIST_ARG_DECL USER_ARG_DECL index_type i)
    { for (int j = i % 4; j > 0; --j) APPEND_all(i * j); }""", arg_decls=[])
built, _ = lists(queue, 200)
wanted = [i * j for i in range(200) for j in range(i % 4, 0, -1)]
assert np.array_equal(built["all"].lists.get(), wanted)

add = ElementwiseKernel(context, "float a, float *x, float3 *y",
                        "y[i] = (float3)(a, x[i], x[i] * a)")
x = rng.random(40).astype(np.float32)
y = np.zeros((40, 4), np.float32)
device = to_device(y).view(cl.cltypes.float3).reshape(40)
add(np.float32(3), to_device(x), device)
y = device.get().view(np.float32).reshape(40, 4)[:, :3]
assert np.array_equal(y, np.stack([np.full(40, 3, np.float32), x, x * np.float32(3)], 1))

numbers = PhiloxGenerator(context).uniform(queue, 20000, np.float64).get()
assert 0 <= numbers.min() and numbers.max() <= 1
assert abs(numbers.mean() - 0.5) < 0.01 and abs(numbers.var() - 1 / 12) < 0.003
print("equal")
