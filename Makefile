# Thin targets over CMake; everything is built in $(BUILD).
BUILD ?= build
JOBS ?= $(shell nproc)

.PHONY: all deps build build-for-check build-for-install install package check coverage \
  check-findings check-functional check-opencl check-operations check-patterns check-races \
  check-sanitized check-timings demo demo-opencl fuzz fuzz-csmith fuzz-ir fuzz-kernels \
  fuzz-prove fuzz-shuffle bench clean format docs docs-machine

all: build

# Each group of packages is installed when a command needs it.
deps:
	@utils/install-deps --build

# A build folder follows, then options.
CONFIGURE = cmake -G Ninja -S . -DCMAKE_C_COMPILER=clang-22 \
  -DCMAKE_CXX_COMPILER=clang++-22 -B
$(BUILD)/build.ninja: | deps
	$(CONFIGURE) $(BUILD)

build: deps $(BUILD)/build.ninja
	@ninja -C $(BUILD) -j $(JOBS) all

# Configured again, so that what has just been installed is found.
build-for-check: deps
	@utils/install-deps --check
	@$(CONFIGURE) $(BUILD) >/dev/null
	@ninja -C $(BUILD) -j $(JOBS) all q7x2-check-depends

build-for-install: deps
	@utils/install-deps --package
	@$(CONFIGURE) $(BUILD) >/dev/null
	@ninja -C $(BUILD) -j $(JOBS) all q7x2-install-depends

# The tools, the libraries and OpenCL's ICD file; ICDDIR is the folder of the
# latter (cmake/Install.cmake has the default). DESTDIR is put before all paths.
PREFIX ?= /usr/local
install: build-for-install
	DESTDIR=$(DESTDIR) cmake -DCMAKE_INSTALL_PREFIX=$(abspath $(PREFIX)) \
	  $(if $(ICDDIR),-DQ7X2_ICD_DIR=$(ICDDIR)) -P $(BUILD)/cmake_install.cmake

# packages/q7x2_*.deb, for /usr, and packages/q7x2-*.tar.gz, in $(BUILD).
package: build-for-install
	cd $(BUILD) && cpack -G DEB -D CPACK_SET_DESTDIR=ON -D CPACK_INSTALL_PREFIX=/usr
	cd $(BUILD) && cpack -G TGZ

# Ends with the line "N passed, N failed".
# Without LLVM's source one test, of the overlay, is left out, and without npm's
# registry one of the debugger.
check: build-for-check
	@utils/fetch-llvm $(BUILD)/llvm-source || true
	@utils/fetch-dap-client $(BUILD) || true
	@utils/check $(BUILD)

# Which lines of the C++ the tests execute (docs/testing.md). What the build itself
# runs is not counted.
COVERAGE = $(abspath $(BUILD)-coverage)
coverage: deps
	@utils/install-deps --check
	$(CONFIGURE) $(COVERAGE) -DQ7X2_COVERAGE=ON
	LLVM_PROFILE_FILE=/dev/null ninja -C $(COVERAGE) -j $(JOBS) all \
	  q7x2-check-depends
	@utils/coverage $(COVERAGE)

# The tests that execute code, without timing.
check-functional: build-for-check
	@Q7X2_RUN_OPTIONS=--timing=none utils/check $(BUILD) \
	  $(BUILD)/llvm/test/Execution $(BUILD)/llvm/test/Sim

# Other people's tests of OpenCL and host programs, of which some take minutes.
check-opencl: build-for-check
	@utils/install-deps piglit clblast-tests clfft-client clpeak hashcat \
	  python3-pyopencl libboost-dev libviennacl-dev pocl-opencl-icd
	@utils/check-opencl $(BUILD)

demo: deps $(BUILD)/build.ninja
	@ninja -C $(BUILD) -j $(JOBS) q7x2-demo-depends
	@utils/demo $(BUILD)

# Host programs in C and Python.
demo-opencl: build
	@utils/install-deps ocl-icd-libopencl1 python3-pyopencl
	@utils/demo-opencl $(BUILD)

# The machine and OpenCL's library, used by several threads, under
# ThreadSanitizer. (svm.c has races of its own: host and kernel share memory.)
RACES = $(abspath $(BUILD)-races)
check-races: build-for-check
	$(CONFIGURE) $(RACES) -DQ7X2_SANITIZE=Thread \
	  -DQ7X2_COMPILER_BUILD=$(abspath $(BUILD))
	ninja -C $(RACES) -j $(JOBS) q7x2-apitest q7x2-opencl
	$(BUILD)/bin/llvm-mc -filetype=obj llvm/test/Sim/Q7X2/api.s -o $(RACES)/api.o
	$(RACES)/llvm/unittests/Q7X2Sim/q7x2-apitest $(RACES)/api.o
	mkdir -p $(RACES)/first
	ln -sf $(RACES)/bin/q7x2-cl $(RACES)/first
	Q7X2_RACES=$(RACES) Q7X2_TOOLS_FIRST=$(RACES)/first utils/check $(BUILD) $(addprefix $(BUILD)/llvm/test/OpenCL/, \
	  buffers.c faults.c fuzz.c launches.c programs.c queues.c timeline.c)

# The execution tests with all checks of the simulator (docs/sanitizer.md): no
# findings.
EXECUTION = $(BUILD)/llvm/test/Execution
check-findings: build-for-check
	Q7X2_RUN_CHECK=all LIT_FILTER_OUT='spin-locks|atomic' \
	  utils/check $(BUILD) $(EXECUTION)
	Q7X2_RUN_CHECK=init utils/check $(BUILD) $(EXECUTION)/spin-locks.cl \
	  $(EXECUTION)/atomic-functions.cl $(EXECUTION)/atomics.test

# The machine and the checkers under ASan and UBSan. (MPI's library does not free all
# of its memory.)
SANITIZED = $(abspath $(BUILD)-sanitized)
check-sanitized: build-for-check
	$(CONFIGURE) $(SANITIZED) -DQ7X2_SANITIZE=ON
	ninja -C $(SANITIZED) -j $(JOBS) q7x2-run q7x2-check q7x2-sched
	mkdir -p $(SANITIZED)/first
	ln -sf $(SANITIZED)/bin/q7x2-run $(SANITIZED)/bin/q7x2-check \
	  $(SANITIZED)/bin/q7x2-sched $(SANITIZED)/first
	LIT_FILTER_OUT=ranks Q7X2_TOOLS_FIRST=$(SANITIZED)/first utils/check $(BUILD) \
	  $(BUILD)/llvm/test/Sim $(BUILD)/llvm/test/tools

# The execution tests in the other timings, with one thread of the host and with
# several.
check-timings: check-functional
	@for threads in 1 3; do \
	  Q7X2_RUN_OPTIONS="--timing=warp --host-threads=$$threads" \
	    utils/check $(BUILD) $(EXECUTION) || exit 1; done

# Random input for parser and decoder, and damaged objects for what reads them,
# under ASan and UBSan; without leak detection, since LLVM's own parser does not
# free everything after an error. Each takes FUZZ_SECONDS.
FUZZ_SECONDS ?= 600
fuzz: build-for-check
	$(CONFIGURE) $(BUILD)-fuzz -DQ7X2_FUZZ=ON
	ninja -C $(BUILD)-fuzz -j $(JOBS) q7x2-mc-fuzz q7x2-object-fuzz
	mkdir -p $(BUILD)-fuzz/corpus
	cp llvm/test/MC/Q7X2/*.s $(BUILD)-fuzz/corpus
	$(BUILD)-fuzz/bin/q7x2-mc-fuzz -max_total_time=$(FUZZ_SECONDS) \
	  -detect_leaks=0 $(BUILD)-fuzz/corpus
	mkdir -p $(BUILD)-fuzz/objects
	for level in 0 2; do \
	  $(BUILD)/bin/q7x2-clang -O$$level -g -c llvm/test/Execution/kernels/gemm.cl \
	    -o $(BUILD)-fuzz/objects/gemm-O$$level.o; done
	$(BUILD)/bin/q7x2-clang -O2 -g -gdwarf-4 -gz -c examples/matmul.cl \
	  -o $(BUILD)-fuzz/objects/compressed.o
	$(BUILD)/bin/llvm-mc -triple=q7x2 -filetype=obj \
	  llvm/test/Sim/Q7X2/relocations.s -o $(BUILD)-fuzz/objects/relocations.o
	$(BUILD)/bin/q7x2-clang -O1 -g llvm/test/Execution/recursion.c \
	  -o $(BUILD)-fuzz/objects/program
	llvm-ar-22 rcs $(BUILD)-fuzz/objects/objects.a $(BUILD)-fuzz/objects/*.o
	$(BUILD)-fuzz/llvm/tools/q7x2-object-fuzz/q7x2-object-fuzz \
	  -max_total_time=$(FUZZ_SECONDS) -rss_limit_mb=4096 -detect_leaks=0 \
	  $(BUILD)-fuzz/objects

# Random IR compiles, and computes what the host computes.
fuzz-ir: build
	@utils/fuzz-ir $(BUILD)

# Proofs (docs/proofs.md): a thousand random functions; every integer operation; the
# patterns that selected the code of proved functions.
# Results are kept: what has been proved is proved again only if its code has changed.
fuzz-prove: build-for-check
	@utils/prove --random 1000 --quiet --timeout 0.1 --results $(BUILD)/random.results
	@utils/prove --random 1000 --quiet --timeout 1 --results $(BUILD)/random.results

check-operations: build-for-check
	@utils/prove --operations --quiet --timeout 0.1 --results $(BUILD)/operations.results
	@utils/prove --operations --quiet --timeout 0.5 --results $(BUILD)/operations.results
	@utils/prove --join $(BUILD)/operations.results
	@utils/prove --test-instructions --count 10 --lanes 32

PATTERNS = $(abspath $(BUILD)-patterns)
check-patterns: build-for-check
	$(CONFIGURE) $(PATTERNS) -DQ7X2_COVER_PATTERNS=ON
	ninja -C $(PATTERNS) -j $(JOBS) lib/LLVMQ7X2.so
	-@utils/prove --patterns $(PATTERNS) --quiet --timeout 0.1 --results $(PATTERNS)/results
	@utils/prove --patterns $(PATTERNS) --quiet --timeout 3 --results $(PATTERNS)/results

# Random C programs against the host.
fuzz-csmith: build
	@utils/install-deps csmith libcsmith-dev
	@utils/fuzz-csmith $(BUILD)

# Random kernels whose threads diverge, against the host.
fuzz-kernels: build
	@utils/fuzz-kernels $(BUILD)

# The same, scheduled and allocated at random.
fuzz-shuffle: build
	@utils/fuzz-kernels --shuffle $(BUILD)

# Speed of assembler and disassembler against the distribution's for amdgcn, of
# the simulator, and of OpenCL's host library; cycles, instructions and registers of the kernels in
# benchmarks/; compile time against the compilers for similar machines.
bench: build-for-install
	@utils/bench-mc $(BUILD)
	@utils/bench-sim $(BUILD)
	@utils/bench-machine $(BUILD)
	@utils/bench-opencl $(BUILD)
	@utils/bench-code $(BUILD)
	@utils/bench-compile $(BUILD)

# Renews what is generated in docs/.
TARGET = llvm/lib/Target/Q7X2
docs: deps
	@utils/install-deps --check
	@mkdir -p $(BUILD)
	llvm-tblgen-22 -dump-json -I $$(llvm-config-22 --includedir) -I $(TARGET) \
	  $(TARGET)/Q7X2.td -o $(BUILD)/records.json
	utils/reference $(BUILD)/records.json docs/reference
	utils/syntax-files $(BUILD)/records.json editors
	utils/pass-table
	utils/update-docs
	test ! -x $(BUILD)/bin/q7x2-run || utils/profiler-picture $(BUILD)
	test ! -x $(BUILD)/bin/q7x2-dbg || utils/transcripts --update $(BUILD) docs/debugger.md
	test ! -x $(BUILD)/bin/q7x2-dbg || utils/debugger-picture $(BUILD)

# The plots of docs/benchmarks.md.
docs-machine: build
	utils/bench-machine $(BUILD) --plots docs

format:
	@utils/install-deps clang-format-22
	git ls-files -co --exclude-standard '*.cpp' '*.h' ':!llvm/test' | xargs clang-format-22 -i

clean:
	rm -rf $(BUILD)
