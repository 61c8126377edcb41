import glob
import os
import shutil

import lit.formats

config.name = "Q7X2"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".cpp", ".cu", ".ll", ".s", ".txt", ".test", ".mir", ".c", ".cl", ".td"]
config.excludes = ["Inputs", "CMakeLists.txt", "uncovered-lines.txt"]
config.test_source_root = os.path.join(config.q7x2_source_dir, "llvm", "test")
config.test_exec_root = os.path.join(config.q7x2_build_dir, "llvm", "test", "out")

# A test that hangs fails (this wants python3-psutil).
lit_config.maxIndividualTestTime = 300

# The project's tools first: they are the distribution's with the target
# loaded. FileCheck, not and the like come from the distribution.
# `make check-sanitized` puts others of the project's own before them.
config.environment["PATH"] = os.pathsep.join(
    [os.environ.get("Q7X2_TOOLS_FIRST", ""), os.path.join(config.q7x2_build_dir, "bin"),
     os.path.join(config.q7x2_build_dir, "llvm", "unittests", "Q7X2Lines"),
     config.llvm_tools_dir, os.environ["PATH"]])

# Options for all runs of q7x2-run, as --timing=none.
if "Q7X2_RUN_OPTIONS" in os.environ:
    config.environment["Q7X2_RUN_OPTIONS"] = os.environ["Q7X2_RUN_OPTIONS"]
if "--timing=none" in os.environ.get("Q7X2_RUN_OPTIONS", ""):
    config.test_exec_root += "-functional"  # both may run at the same time
else:
    config.available_features.add("timing")
# For tests that choose timings, which need blocks side by side, or have findings.
if not os.environ.get("Q7X2_RUN_OPTIONS") and not os.environ.get("Q7X2_RUN_CHECK"):
    config.available_features.add("plain-runs")

# The checks of the launches (docs/sanitizer.md), for `make check-findings`.
config.environment["Q7X2_RUN_CHECK"] = os.environ.get("Q7X2_RUN_CHECK", "")

config.environment["HOST_CLANG"] = os.path.join(config.llvm_tools_dir, "clang")
config.substitutions.append(
    ("%check_kernel",
     os.path.join(config.q7x2_source_dir, "utils", "check-kernel")))
config.substitutions.append(
    ("%prove", os.path.join(config.q7x2_source_dir, "utils", "prove")
     + " --build " + config.q7x2_build_dir))
config.substitutions.append(("%src", config.q7x2_source_dir))
config.substitutions.append(("%build", config.q7x2_build_dir))
config.substitutions.append(("%python", "python3"))
config.substitutions.append(
    ("%host_clang", os.path.join(config.llvm_tools_dir, "clang")))
config.substitutions.append(("%llvm_include", config.llvm_include_dir))
config.substitutions.append(
    ("%q7x2_lib", os.path.join(config.q7x2_build_dir, "lib", "q7x2")))

# More than LLVM's tree would have: the tools named q7x2-*, utils and docs.
config.available_features.add("q7x2-project")

# What llc loads of LLVM; a build that counts lines has none of its own.
if os.path.exists(os.path.join(config.q7x2_build_dir, "lib", "libLLVM-q7x2.so")):
    config.available_features.add("libllvm-q7x2")

# LLVM's source, from utils/fetch-llvm.
if glob.glob(os.path.join(config.q7x2_build_dir, "llvm-source", "*.orig.tar.xz")):
    config.available_features.add("llvm-source")

# VS Code's client for debug adapters, from utils/fetch-dap-client.
dap_client = os.path.join(config.q7x2_build_dir, "dap-client", "node_modules")
if shutil.which("node") and os.path.exists(os.path.join(
        dap_client, "@vscode", "debugadapter-testsupport")):
    config.available_features.add("dap-client")
config.substitutions.append(("%dap_client", dap_client))

if shutil.which("clangd-22"):
    config.available_features.add("clangd")

if shutil.which("chromium"):
    config.available_features.add("chromium")

# A toolkit of NVIDIA's, whose headers and libdevice some tests compile.
cuda = os.environ.get("CUDA_PATH", "/usr/local/cuda")
if os.path.exists(os.path.join(cuda, "nvvm", "libdevice", "libdevice.10.bc")):
    config.available_features.add("cuda-toolkit")
config.substitutions.append(("%cuda", cuda))

if os.path.exists(os.path.join(config.llvm_tools_dir, "..", "include", "c++", "v1", "__config")):
    config.available_features.add("libcxx")

mlir_opt = os.path.join(config.llvm_tools_dir, "mlir-opt")
if os.path.exists(mlir_opt):
    config.available_features.add("mlir")
config.substitutions.append(("%mlir_opt", mlir_opt))

if config.q7x2_mpirun:
    config.available_features.add("mpi")
    # As many processes as a test wants, also as root, on this host alone.
    config.environment.update(OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1")
    config.substitutions.append(("%mpirun", config.q7x2_mpirun + " --oversubscribe -n"))
