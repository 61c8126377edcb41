//===-- Opts.td - The options of launches ------------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "llvm/Option/OptParser.td"

// Options without a visibility are those of both tools.
def RunOption : OptionVisibility; // q7x2-run alone
def DbgOption : OptionVisibility; // q7x2-dbg alone

// --name VALUE and --name=VALUE.
multiclass Value<string name, string value, string help> {
  def NAME : Separate<["--"], name>, MetaVarName<value>, HelpText<help>;
  def NAME#_EQ : Joined<["--"], name # "=">, Alias<!cast<Separate>(NAME)>;
}

defm kernel : Value<"kernel", "<name>", "The kernel. Needed if there are several">;
defm grid : Value<"grid", "<x[,y[,z]]>", "Blocks along x, y and z (default: 1)">;
defm block : Value<"block", "<x[,y[,z]]>",
    "Threads of a block along x, y and z (default: the size that\n"
    "the kernel requires, or 1)">;
defm threads : Value<"threads", "<x[,y[,z]]>",
    "Threads along x, y and z instead of --grid. If a block size does\n"
    "not divide them, the last block has fewer threads">;
defm offset : Value<"offset", "<x[,y[,z]]>",
    "OpenCL's global offset along x, y and z (default: 0)">;
defm arg : Value<"arg", "<argument>",
    "An argument of the kernel. Once for each parameter, in order:\n"
    "  TYPE:VALUE[,VALUE...]      a value, or the elements of a vector;\n"
    "                             TYPE is i8 to i64, u8 to u64, f16,\n"
    "                             bf16, f32 or f64\n"
    "  bytes:TYPE:VALUE[,VALUE...][;TYPE:VALUE...]\n"
    "                             a structure, with its padding\n"
    "  bytes:HEX                  a structure: its bytes, two digits each\n"
    "  bytes@FILE                 a structure: the contents of a file\n"
    "  buf:BYTES                  a buffer of zeros\n"
    "  buf:TYPE:VALUE[,VALUE...]  a buffer of values\n"
    "  buf@FILE                   a buffer with the contents of a file\n"
    "  shared:BYTES               a pointer to dynamic shared memory">;
defm shared : Value<"shared", "<bytes>",
    "Dynamic shared memory of a block: what empty arrays in shared\n"
    "memory are the start of, as in CUDA">;
let Visibility = [RunOption] in {
defm out : Value<"out", "<n=file>",
    "Write argument n, a buffer, to a file after the launch. The first\n"
    "argument is 0, whether it is a buffer or not">;
defm print : Value<"print", "<n:type[:count]>",
    "Print argument n, a buffer, after the launch, a value a line">;
}
defm entry : Value<"entry", "<name>",
    "Call `int name(void)` in one thread instead of a kernel. Its\n"
    "result is the exit status">;
defm machine : Value<"machine", "<name|file>",
    "The machine: a name or a description in YAML (default: q7x2).\n"
    "--machine=help lists the names and the fields">;
let Visibility = [RunOption] in {
def stats : Flag<["--"], "stats">, HelpText<"Print statistics of the launch">;
def stats_EQ : Joined<["--"], "stats=">, MetaVarName<"json">,
    HelpText<"Print statistics of the launch as JSON">;
def time : Flag<["--"], "time">,
    HelpText<"Print to standard error how long the launch took on the host">;
def trace : Flag<["--"], "trace">,
    HelpText<"Print each instruction that issues, to standard error">;
}
defm timing : Value<"timing", "<none|warp|machine>",
    "What is modeled besides the results: nothing, which is fastest;\n"
    "the cycles of each block and the hazards of control words; or\n"
    "these and the whole machine. Default: machine; of q7x2-dbg none">;
let Visibility = [RunOption] in {
defm timeline : Value<"timeline", "<file>",
    "Write what the warps do in each cycle, for Perfetto or\n"
    "chrome://tracing">;
defm report : Value<"report", "<file>",
    "Write a profile of the launch: FILE.html, a page for a browser,\n"
    "or FILE.json, for q7x2-prof">;
}
defm check : Value<"check", "<list>",
    "Look for mistakes that are no faults, several with commas between\n"
    "them: race, init, sync; or all. Exit status 1 if there are any.\n"
    "Default: the environment variable Q7X2_RUN_CHECK">;
let Visibility = [RunOption] in {
defm host_threads : Value<"host-threads", "<n>",
    "Threads of the host that run blocks (default: as many as it\n"
    "has cores). Does not change the results">;
}
defm max_cycles : Value<"max-cycles", "<n>", "End with an error after n cycles, with\n"
    "--timing=none after n instructions of warps">;
let Visibility = [RunOption] in {
def list_kernels : Flag<["--"], "list">,
    HelpText<"List the kernels, their parameters and what they use, instead\n"
             "of a launch">;
}
let Visibility = [DbgOption] in {
def ex : Separate<["-", "--"], "ex">, MetaVarName<"<command>">,
    HelpText<"Execute a command of the debugger first. Several in order">;
def command : Separate<["-"], "x">, MetaVarName<"<file>">,
    HelpText<"Execute the commands in a file, a line each">;
def batch : Flag<["-", "--"], "batch">,
    HelpText<"End after the commands of -ex and -x">;
def dap : Flag<["--"], "dap">,
    HelpText<"Speak the Debug Adapter Protocol on standard input and output,\n"
             "for editors">;
}
def version : Flag<["--"], "version">, HelpText<"Print the version">;
def help : Flag<["--"], "help">, HelpText<"Print this text">;
def h : Flag<["-"], "h">, Alias<help>;
