# Thin targets over CMake; everything is built in $(BUILD).
BUILD ?= build
JOBS ?= $(shell nproc)

.PHONY: all deps build check demo clean format

all: build

deps:
	@utils/install-deps

$(BUILD)/build.ninja: | deps
	cmake -G Ninja -S . -B $(BUILD) \
	  -DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22

build: deps $(BUILD)/build.ninja
	@ninja -C $(BUILD) -j $(JOBS) all

# Ends with the line "N passed, N failed".
check: build
	@utils/check $(BUILD)

demo: build
	@utils/demo $(BUILD)

format:
	git ls-files '*.cpp' '*.h' | xargs clang-format-22 -i

clean:
	rm -rf $(BUILD)
