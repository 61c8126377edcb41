"""cached.py CACHE BUILD SOURCE...: compiles each source twice through ccache."""
import os
import subprocess
import sys

cache, build, *sources = sys.argv[1:]
library = os.path.join(build, "lib")
env = dict(os.environ, CCACHE_DIR=cache, CCACHE_COMPILERTYPE="clang",
           CCACHE_EXTRAFILES=f"{library}/q7x2/device.bc:{library}/LLVMQ7X2.so")


def count(name):
    stats = subprocess.run(["ccache", "--print-stats"], env=env, capture_output=True, text=True,
                           check=True).stdout
    return sum(int(line.split("\t")[1]) for line in stats.splitlines()
               if line.split("\t")[0] in name)


for source in sources:
    before = count(("direct_cache_hit", "preprocessed_cache_hit"))
    for _ in range(2):
        # This version of ccache knows no OpenCL C.
        language = ["-x", "c", "--language=cl"] if source.endswith(".cl") else []
        subprocess.run(["ccache", "q7x2-clang", *language, "-O2", "-DFACTOR=2", "-c", source, "-o",
                        source + ".o"], env=env, check=True)
    print(f"{source}: {count(('direct_cache_hit', 'preprocessed_cache_hit')) - before} of 2 hits")
