"""pyopencl's arrays against numpy."""
import numpy as np
import pyopencl as cl
import pyopencl.array as array

context = cl.create_some_context(interactive=False)
assert context.devices[0].name == "Q7X2"
queue = cl.CommandQueue(
    context, properties=cl.command_queue_properties.PROFILING_ENABLE)
rng = np.random.default_rng(1)
x = rng.random(1000).astype(np.float32)
y = rng.random(1000).astype(np.float32)

dx, dy = array.to_device(queue, x), array.to_device(queue, y)
assert np.allclose((dx * dy + 2 * dx).get(), x * y + 2 * x)
assert np.isclose(array.sum(dx).get(), x.sum(), rtol=1e-4)
assert np.isclose(array.dot(dx, dy).get(), x @ y, rtol=1e-4)
assert array.max(dx).get() == x.max()

program = cl.Program(context, """
kernel void scale(global float *p, float by) { p[get_global_id(0)] *= by; }
""").build()
buffer = cl.Buffer(context, cl.mem_flags.COPY_HOST_PTR, hostbuf=x)
event = program.scale(queue, x.shape, None, buffer, np.float32(3))
result = np.empty_like(x)
cl.enqueue_copy(queue, result, buffer)
assert np.array_equal(result, x * np.float32(3))
assert event.profile.end > event.profile.start
print("equal")
