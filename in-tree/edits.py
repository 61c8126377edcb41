# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What Q7X2 needs in files that LLVM's targets share, for utils/overlay-llvm.

The patches are those of the series in docs/in-tree.md, in its order.
"""

import pathlib
import re
from typing import NamedTuple


class Edit(NamedTuple):
    """Inserts text into a file: after the last of the anchors, each of which is
    looked for after the one before it, or before it."""

    file: str
    anchors: tuple
    text: str
    before: bool = False


def after(file, *anchors_and_text):
    return Edit(file, anchors_and_text[:-1], anchors_and_text[-1])


def before(file, *anchors_and_text):
    return Edit(file, anchors_and_text[:-1], anchors_and_text[-1], before=True)


TRIPLE_H = "llvm/include/llvm/TargetParser/Triple.h"
TRIPLE = "llvm/lib/TargetParser/Triple.cpp"
TRIPLE_TEST = "llvm/unittests/TargetParser/TripleTest.cpp"
LAYOUT = "llvm/lib/TargetParser/TargetDataLayout.cpp"
ELF_H = "llvm/include/llvm/BinaryFormat/ELF.h"
ELF_CPP = "llvm/lib/BinaryFormat/ELF.cpp"
OBJECT_H = "llvm/include/llvm/Object/ELFObjectFile.h"
OBJECT = "llvm/lib/Object/ELF.cpp"
RESOLVER = "llvm/lib/Object/RelocationResolver.cpp"
YAML = "llvm/lib/ObjectYAML/ELFYAML.cpp"
READOBJ = "llvm/tools/llvm-readobj/ELFDumper.cpp"
OBJCOPY = "llvm/tools/llvm-objcopy/ObjcopyOptions.cpp"
CLANG_TARGETS = "clang/lib/Basic/Targets.cpp"
CLANG_BASIC = "clang/lib/Basic/CMakeLists.txt"
CLANG_DRIVER = "clang/lib/Driver/"
CLANG_CODEGEN = "clang/lib/CodeGen/"
LLD = "lld/ELF/"

PARSER_H = "llvm/include/llvm/TargetParser/Q7X2TargetParser.h"
KERNEL_INFO_H = "llvm/lib/Target/Q7X2/MCTargetDesc/Q7X2KernelInfo.h"


def constant(file, name):
    """The number that our header gives to a name."""
    text = (pathlib.Path(__file__).parent.parent / file).read_text()
    return re.search(rf"\b{name} = (\w+);", text).group(1)


EMACHINE = constant(PARSER_H, "EMachine")
NOTE_TYPE = constant(KERNEL_INFO_H, "NoteType")

CASE = "  case Triple::q7x2:\n"

PATCHES = {
    "triple": [
        after(TRIPLE_H, "enum ArchType", "    csky,        // CSKY: csky\n",
              "    q7x2,        // Q7X2: SIMT processor\n"),
        before(TRIPLE_H, "  // Tests whether the target is CSKY\n",
               "  // Tests whether the target is Q7X2\n"
               "  bool isQ7X2() const { return getArch() == Triple::q7x2; }\n\n"),
        before(TRIPLE, "Triple::getArchTypeName", "  case r600: ",
               '  case q7x2:           return "q7x2";\n'),
        # The target's intrinsics are those of NVVM (docs/abi.md).
        after(TRIPLE, "Triple::getArchTypePrefix", '  case nvptx64:     return "nvvm";\n',
              '  case q7x2:        return "nvvm";\n'),
        after(TRIPLE, "Triple::getArchTypeForLLVMName", '      .Case("xtensa", xtensa)\n',
              '      .Case("q7x2", q7x2)\n'),
        after(TRIPLE, "parseArch(StringRef ArchName)", '          .Case("xtensa", Triple::xtensa)\n',
              '          .Case("q7x2", Triple::q7x2)\n'),
        before(TRIPLE, "getDefaultFormat(const Triple &T)", "  case Triple::xtensa:\n", CASE),
        before(TRIPLE, "Triple::getArchPointerBitWidth", "  case llvm::Triple::renderscript64:\n",
               "  case llvm::Triple::q7x2:\n"),
        before(TRIPLE, "Triple::get32BitArchVariant", "  case Triple::systemz:\n", CASE),
        before(TRIPLE, "Triple::get64BitArchVariant", "    // Already 64-bit.\n", CASE),
        before(TRIPLE, "Triple::getBigEndianArchVariant", "  case Triple::r600:\n", CASE),
        before(TRIPLE, "Triple::isLittleEndian", "  case Triple::r600:\n", CASE),
        after(LAYOUT, '#include "llvm/TargetParser/Triple.h"\n',
              '#include "llvm/TargetParser/Q7X2TargetParser.h"\n'),
        before(LAYOUT, "Triple::computeDataLayout", "  case Triple::spir:\n",
               "  case Triple::q7x2:\n    return Q7X2::DataLayoutString;\n"),
        before(TRIPLE_TEST, "TEST(TripleTest, BitWidthChecks) {\n",
               "TEST(TripleTest, Q7X2) {\n"
               '  Triple T("q7x2");\n'
               "  EXPECT_EQ(Triple::q7x2, T.getArch());\n"
               "  EXPECT_EQ(Triple::UnknownOS, T.getOS());\n"
               '  EXPECT_EQ("q7x2", Triple::getArchTypeName(Triple::q7x2));\n'
               '  EXPECT_EQ("nvvm", Triple::getArchTypePrefix(Triple::q7x2));\n'
               '  EXPECT_EQ(Triple::q7x2, Triple::getArchTypeForLLVMName("q7x2"));\n'
               "  EXPECT_TRUE(T.isQ7X2());\n"
               "  EXPECT_TRUE(T.isArch64Bit());\n"
               "  EXPECT_TRUE(T.isLittleEndian());\n"
               "  EXPECT_EQ(Triple::ELF, T.getObjectFormat());\n"
               "  EXPECT_EQ(Triple::q7x2, T.get64BitArchVariant().getArch());\n"
               "  EXPECT_EQ(Triple::UnknownArch, T.get32BitArchVariant().getArch());\n"
               "  EXPECT_EQ(Triple::UnknownArch, T.getBigEndianArchVariant().getArch());\n"
               '  EXPECT_TRUE(StringRef(T.computeDataLayout()).starts_with("e-"));\n'
               "}\n\n"),
    ],
    "object": [
        after(ELF_H, "  EM_LOONGARCH = 258,     // LoongArch\n",
              f"  EM_Q7X2 = {EMACHINE},       // Q7X2 SIMT processor\n"),
        after(ELF_H, '#include "ELFRelocs/Xtensa.def"\n};\n',
              '\n// ELF Relocation types for Q7X2\nenum {\n#include "ELFRelocs/Q7X2.def"\n};\n'),
        after(ELF_CPP, "ELF::convertArchNameToEMachine", '      .Case("loongarch", EM_LOONGARCH)\n',
              '      .Case("q7x2", EM_Q7X2)\n'),
        after(ELF_CPP, "ELF::convertTripleArchTypeToEMachine", "    return EM_XTENSA;\n",
              "  case Triple::q7x2:\n    return EM_Q7X2;\n"),
        after(ELF_CPP, "ELF::convertEMachineToArchName", '    return "loongarch";\n',
              '  case EM_Q7X2:\n    return "q7x2";\n'),
        after(OBJECT_H, "::getFileFormatName", '      return "elf64-loongarch";\n',
              '    case ELF::EM_Q7X2:\n      return "elf64-q7x2";\n'),
        after(OBJECT_H, "Triple::ArchType ELFObjectFile<ELFT>::getArch", "    return Triple::csky;\n",
              "  case ELF::EM_Q7X2:\n    return Triple::q7x2;\n"),
        before(OBJECT, "llvm::object::getELFRelocationTypeName", "  case ELF::EM_XTENSA:\n",
               "  case ELF::EM_Q7X2:\n    switch (Type) {\n"
               '#include "llvm/BinaryFormat/ELFRelocs/Q7X2.def"\n'
               "    default:\n      break;\n    }\n    break;\n"),
        before(RESOLVER, "static bool supportsCOFFX86(",
               "static bool supportsQ7X2(uint64_t Type) {\n"
               "  return Type == ELF::R_Q7X2_ABS64 || Type == ELF::R_Q7X2_ABS32 ||\n"
               "         Type == ELF::R_Q7X2_PC32;\n"
               "}\n\n"
               "static uint64_t resolveQ7X2(uint64_t Type, uint64_t Offset, uint64_t S,\n"
               "                            uint64_t /*LocData*/, int64_t Addend) {\n"
               "  switch (Type) {\n"
               "  case ELF::R_Q7X2_ABS64:\n    return S + Addend;\n"
               "  case ELF::R_Q7X2_ABS32:\n    return (S + Addend) & 0xFFFFFFFF;\n"
               "  case ELF::R_Q7X2_PC32:\n    return (S + Addend - Offset) & 0xFFFFFFFF;\n"
               '  default:\n    llvm_unreachable("Invalid relocation type");\n'
               "  }\n}\n\n"),
        before(RESOLVER, "getRelocationResolver(const ObjectFile &Obj)",
               "      case Triple::systemz:\n",
               "      case Triple::q7x2:\n        return {supportsQ7X2, resolveQ7X2};\n"),
        after(YAML, "  ECase(EM_LOONGARCH);\n", "  ECase(EM_Q7X2);\n"),
        before(YAML, "ELFYAML::ELF_REL &Value", "  case ELF::EM_XTENSA:\n",
               "  case ELF::EM_Q7X2:\n"
               '#include "llvm/BinaryFormat/ELFRelocs/Q7X2.def"\n    break;\n'),
        after(READOBJ, '  ENUM_ENT(EM_LOONGARCH,     "LoongArch"),\n',
              '  ENUM_ENT(EM_Q7X2,          "Q7X2 SIMT processor"),\n'),
        # The notes that describe kernels: MessagePack, printed as YAML.
        before(ELF_H, "// LLVMOMPOFFLOAD specific notes.\n",
               f"// Q7X2 notes.\nenum {{\n  NT_Q7X2_KERNEL = {NOTE_TYPE}\n}};\n\n"),
        before(READOBJ, "struct CoreFileMapping {\n",
               "static std::string getQ7X2KernelNote(uint32_t NoteType,\n"
               "                                     ArrayRef<uint8_t> Desc) {\n"
               "  msgpack::Document Doc;\n"
               "  if (NoteType != ELF::NT_Q7X2_KERNEL ||\n"
               "      !Doc.readFromBlob(toStringRef(Desc), /*Multi=*/false) ||\n"
               "      Doc.getRoot().isScalar())\n"
               "    return {};\n"
               "  std::string Text;\n"
               "  raw_string_ostream OS(Text);\n"
               "  Doc.toYAML(OS);\n"
               "  return Text;\n"
               "}\n\n"),
        before(READOBJ, "const NoteType LLVMOMPOFFLOADNoteTypes[] = {\n",
               "const NoteType Q7X2NoteTypes[] = {\n"
               '    {ELF::NT_Q7X2_KERNEL, "NT_Q7X2_KERNEL (kernel)"},\n};\n\n'),
        before(READOBJ, "StringRef getNoteTypeName(", '  if (Name == "LLVMOMPOFFLOAD")\n',
               '  if (Name == "Q7X2")\n    return FindNote(Q7X2NoteTypes);\n'),
        before(READOBJ, "GNUELFDumper<ELFT>::printNotes()", '    } else if (Name == "LLVMOMPOFFLOAD") {\n',
               '    } else if (Name == "Q7X2") {\n'
               "      std::string Kernel = getQ7X2KernelNote(Type, Descriptor);\n"
               "      if (!Kernel.empty()) {\n"
               '        OS << "    Kernel:\\n        " << Kernel << \'\\n\';\n'
               "        return Error::success();\n"
               "      }\n"),
        before(READOBJ, "LLVMELFDumper<ELFT>::printNotes()", '    } else if (Name == "LLVMOMPOFFLOAD") {\n',
               '    } else if (Name == "Q7X2") {\n'
               "      std::string Kernel = getQ7X2KernelNote(Type, Descriptor);\n"
               "      if (!Kernel.empty()) {\n"
               '        W.printString("Kernel", Kernel);\n'
               "        return Error::success();\n"
               "      }\n"),
        after(OBJCOPY, '    {"elf64-loongarch", {ELF::EM_LOONGARCH, true, true}},\n',
              '    // Q7X2\n    {"elf64-q7x2", {ELF::EM_Q7X2, true, true}},\n'),
    ],
    "clang": [
        before("llvm/include/llvm/TargetParser/CMakeLists.txt",
               "# This covers all of the tablegen calls above.\n",
               "set(LLVM_TARGET_DEFINITIONS ${PROJECT_SOURCE_DIR}/lib/Target/Q7X2/Q7X2.td)\n"
               "tablegen(LLVM Q7X2TargetParserDef.inc -gen-searchable-tables"
               " EXTRA_INCLUDES ${PROJECT_SOURCE_DIR}/lib/Target/Q7X2)\n\n"),
        before(CLANG_BASIC, "  Targets/RISCV.cpp\n", "  Targets/Q7X2.cpp\n"),
        before(CLANG_TARGETS, '#include "Targets/RISCV.h"\n', '#include "Targets/Q7X2.h"\n'),
        before(CLANG_TARGETS, "  case llvm::Triple::xtensa:\n",
               "  case llvm::Triple::q7x2:\n"
               "    return std::make_unique<Q7X2TargetInfo>(Triple, Opts);\n\n"),
        before(CLANG_CODEGEN + "CMakeLists.txt", "  Targets/RISCV.cpp\n", "  Targets/Q7X2.cpp\n"),
        before(CLANG_CODEGEN + "TargetInfo.h",
               "std::unique_ptr<TargetCodeGenInfo>\ncreateRISCVTargetCodeGenInfo(",
               "std::unique_ptr<TargetCodeGenInfo>\n"
               "createQ7X2TargetCodeGenInfo(CodeGenModule &CGM);\n\n"),
        before(CLANG_CODEGEN + "CodeGenModule.cpp", "  case llvm::Triple::xcore:\n",
               "  case llvm::Triple::q7x2:\n    return createQ7X2TargetCodeGenInfo(CGM);\n"),
        before(CLANG_DRIVER + "CMakeLists.txt", "  ToolChains/SPIRV.cpp\n", "  ToolChains/Q7X2.cpp\n"),
        before(CLANG_DRIVER + "Driver.cpp", '#include "ToolChains/SPIRV.h"\n',
               '#include "ToolChains/Q7X2.h"\n'),
        before(CLANG_DRIVER + "Driver.cpp", "      case llvm::Triple::xcore:\n",
               "      case llvm::Triple::q7x2:\n"
               "        TC = std::make_unique<toolchains::Q7X2ToolChain>(*this, Target, Args);\n"
               "        break;\n"),
    ],
    "lld": [
        before(LLD + "CMakeLists.txt", "  Arch/RISCV.cpp\n", "  Arch/Q7X2.cpp\n"),
        before(LLD + "Target.h", "void setRISCVTargetInfo(Ctx &);\n",
               "void setQ7X2TargetInfo(Ctx &);\n"),
        before(LLD + "Target.cpp", "  case EM_RISCV:\n",
               "  case EM_Q7X2:\n    return setQ7X2TargetInfo(ctx);\n"),
        after(LLD + "Driver.cpp", '          .Case("elf64loongarch", {ELF64LEKind, EM_LOONGARCH})\n',
              '          .Case("elf64q7x2", {ELF64LEKind, EM_Q7X2})\n'),
        before(LLD + "Driver.cpp", "bool rela = is_contained(", "EM_PPC64,", "EM_Q7X2, "),
        after(LLD + "ScriptParser.cpp", '      .Case("elf64-loongarch", {ELF64LEKind, EM_LOONGARCH})\n',
              '      .Case("elf64-q7x2", {ELF64LEKind, EM_Q7X2})\n'),
        before(LLD + "InputFiles.cpp", "  case Triple::riscv32:\n",
               "  case Triple::q7x2:\n    return EM_Q7X2;\n"),
    ],
}
