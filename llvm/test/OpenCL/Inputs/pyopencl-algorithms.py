"""pyopencl's scans, reductions, sorting and functions against numpy."""
import numpy as np
import pyopencl as cl
import pyopencl.array as array
import pyopencl.clmath as clmath
from pyopencl.algorithm import RadixSort, copy_if
from pyopencl.reduction import ReductionKernel
from pyopencl.scan import InclusiveScanKernel

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
rng = np.random.default_rng(2)

scan = InclusiveScanKernel(context, np.int32, "a+b", neutral="0")
squares = ReductionKernel(context, np.int32, neutral="0", reduce_expr="a+b",
                          map_expr="x[i]*x[i]", arguments="__global int *x")
for count in (1, 257, 3000):
    host = rng.integers(0, 100, count).astype(np.int32)
    device = array.to_device(queue, host)
    assert squares(device).get() == (host * host).sum()
    chosen, number, _ = copy_if(device, "ary[i] > 50")
    assert np.array_equal(chosen.get()[:int(number.get())], host[host > 50])
    scan(device)
    assert np.array_equal(device.get(), host.cumsum())

host = rng.integers(0, 1 << 30, 500).astype(np.int32)
sort = RadixSort(context, "int *ary", key_expr="ary[i]", sort_arg_names=["ary"])
(result,), _ = sort(array.to_device(queue, host))
assert np.array_equal(result.get(), np.sort(host))

host = rng.random(1000)
device = array.to_device(queue, host)
assert np.allclose(clmath.sin(device).get(), np.sin(host), rtol=1e-14)
print("equal")
