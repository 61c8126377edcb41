#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A host program of OpenCL in Python: draws the Mandelbrot set.

Usage: q7x2-cl --stats python3 mandelbrot.py FILE.png
"""
import struct
import sys
import zlib

import numpy as np
import pyopencl as cl

WIDTH, HEIGHT, LIMIT = 192, 128, 64

SOURCE = """
kernel void mandelbrot(global uchar *image, float2 corner, float step,
                       uint limit) {
  uint column = get_global_id(0), row = get_global_id(1);
  float2 c = corner + step * (float2)(column, row);
  float2 z = 0;
  uint n = 0;
  while (n != limit && dot(z, z) < 4) {
    z = (float2)(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
    ++n;
  }
  image[row * get_global_size(0) + column] = 255 - 255 * n / limit;
}
"""


def write_png(path, image):
    """A picture of 8 bits a pixel, grey."""
    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data +
                struct.pack(">I", zlib.crc32(kind + data)))
    height, width = image.shape
    rows = b"".join(b"\0" + row.tobytes() for row in image)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" +
                   chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) +
                   chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    context = cl.create_some_context(interactive=False)
    queue = cl.CommandQueue(
        context, properties=cl.command_queue_properties.PROFILING_ENABLE)
    program = cl.Program(context, SOURCE).build()
    image = np.empty((HEIGHT, WIDTH), np.uint8)
    buffer = cl.Buffer(context, cl.mem_flags.WRITE_ONLY, image.nbytes)
    step = np.float32(3 / WIDTH)
    corner = np.array((-2.25, -step * HEIGHT / 2), np.float32)
    event = program.mandelbrot(queue, (WIDTH, HEIGHT), None, buffer, corner, step,
                               np.uint32(LIMIT))
    cl.enqueue_copy(queue, image, buffer)
    write_png(sys.argv[1], image)
    print(f"mandelbrot: {WIDTH} x {HEIGHT} on {context.devices[0].name}, "
          f"{event.profile.end - event.profile.start} cycles, "
          f"{np.count_nonzero(image == 0)} points in the set")
    for row in image[::8]:
        print("".join(" .:-=+*#%@"[(255 - int(pixel)) * 9 // 255]
                      for pixel in row[::3]))


if __name__ == "__main__":
    main()
