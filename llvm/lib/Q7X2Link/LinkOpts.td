//===-- LinkOpts.td - The options of a link ----------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "llvm/Option/OptParser.td"

// -name and --name.
class Flag2<string name> : Flag<["--", "-"], name>;

// --name VALUE and --name=VALUE.
multiclass Value2<string name, string value, string help> {
  def NAME : Separate<["--", "-"], name>, MetaVarName<value>, HelpText<help>;
  def NAME#_EQ : Joined<["--", "-"], name # "=">, Alias<!cast<Separate>(NAME)>;
}

def o : JoinedOrSeparate<["-"], "o">, MetaVarName<"<file>">,
    HelpText<"Write the output to a file (default: a.out)">;
def output_EQ : Joined<["--"], "output=">, Alias<o>;
def r : Flag<["-"], "r">,
    HelpText<"Make an object that can be linked again, not a program">;
def relocatable : Flag2<"relocatable">, Alias<r>;
def L : JoinedOrSeparate<["-"], "L">, MetaVarName<"<folder>">,
    HelpText<"Search libraries in a folder">;
def library_path_EQ : Joined<["--"], "library-path=">, Alias<L>;
def l : JoinedOrSeparate<["-"], "l">, MetaVarName<"<name>">,
    HelpText<"Link lib<name>.a as far as it is needed; -l:<file> is a file of that name">;
def library_EQ : Joined<["--"], "library=">, Alias<l>;
def e : JoinedOrSeparate<["-"], "e">, MetaVarName<"<symbol>">,
    HelpText<"Where the program starts (default: main)">;
defm entry : Value2<"entry", "<symbol>", "The same">;
def u : JoinedOrSeparate<["-"], "u">, MetaVarName<"<symbol>">,
    HelpText<"Link what defines a symbol">;
defm undefined : Value2<"undefined", "<symbol>", "The same">;
defm Map : Value2<"Map", "<file>",
    "Write what is where, and which archive member is linked for what">;
def print_map : Flag2<"print-map">, HelpText<"Print the same">;
def M : Flag<["-"], "M">, Alias<print_map>;
def gc_sections : Flag2<"gc-sections">,
    HelpText<"Leave out sections that no kernel and nothing else that is called from outside refers to">;
def no_gc_sections : Flag2<"no-gc-sections">,
    HelpText<"Link all sections (default)">;
def whole_archive : Flag2<"whole-archive">,
    HelpText<"Link all members of the archives that follow">;
def no_whole_archive : Flag2<"no-whole-archive">,
    HelpText<"Link members as far as they are needed (default)">;
def strip_all : Flag2<"strip-all">,
    HelpText<"Leave out debug information and the symbols that nothing needs">;
def s : Flag<["-"], "s">, Alias<strip_all>;
def strip_debug : Flag2<"strip-debug">,
    HelpText<"Leave out debug information">;
def S : Flag<["-"], "S">, Alias<strip_debug>;
def trace : Flag2<"trace">, HelpText<"Print the names of the inputs">;
def t : Flag<["-"], "t">, Alias<trace>;
def help : Flag<["--"], "help">, HelpText<"Print this help">;
def version : Flag<["--"], "version">, HelpText<"Print the version">;

// Features that the format or the machine does not have.
def shared : Flag2<"shared">;
def Bshareable : Flag<["-"], "Bshareable">, Alias<shared>;

// Accepted without effect, for makefiles: symbols are resolved in all archives.
def start_group : Flag2<"start-group">;
def end_group : Flag2<"end-group">;
def start_group_short : Flag<["-"], "(">;
def end_group_short : Flag<["-"], ")">;
def static : Flag2<"static">;
def Bstatic : Flag<["-"], "Bstatic">;
def Bdynamic : Flag<["-"], "Bdynamic">;
def as_needed : Flag2<"as-needed">;
def no_as_needed : Flag2<"no-as-needed">;
def export_dynamic : Flag2<"export-dynamic">;
def build_id : Flag2<"build-id">;
def build_id_EQ : Joined<["--"], "build-id=">;
def no_undefined : Flag2<"no-undefined">;
def fatal_warnings : Flag2<"fatal-warnings">;
def rpath : Separate<["-", "--"], "rpath">;
def rpath_EQ : Joined<["-", "--"], "rpath=">;
def z : JoinedOrSeparate<["-"], "z">;
def O : Joined<["-"], "O">;
