//===- MachineDescription.cpp - The figures of a machine ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MachineDescription.h"
#include "SimError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"
#include "llvm/Support/raw_ostream.h"

using namespace q7x2;
using namespace llvm;

namespace {

/// A field of the description.
struct FieldInfo {
  StringRef Key, Unit;
  uint64_t Least, Most;
  uint64_t MachineDescription::*Value;
  StringRef Meaning;
};

struct BuiltinMachine {
  StringRef Name, Meaning, Text;
};

} // namespace

static const FieldInfo Fields[] = {
#define MACHINE_FIELD(Field, Key, Unit, Least, Most, Default, Meaning)         \
  {Key, Unit, Least, Most, &MachineDescription::Field, Meaning},
#include "MachineDescription.def"
};

static const BuiltinMachine Builtins[] = {
#define MACHINE(Name, Meaning, Text) {Name, Meaning, Text},
#include "MachineDescription.def"
};

/// A line has a mask of its sectors in 8 bits.
static const uint64_t MaxSectorsPerLine = 8;

static const FieldInfo *findField(StringRef Key) {
  const FieldInfo *F =
      find_if(Fields, [&](const FieldInfo &I) { return I.Key == Key; });
  return F == std::end(Fields) ? nullptr : F;
}

static const BuiltinMachine *findBuiltin(StringRef Name) {
  const BuiltinMachine *B = find_if(
      Builtins, [&](const BuiltinMachine &M) { return M.Name == Name; });
  return B == std::end(Builtins) ? nullptr : B;
}

static std::string builtinNames() {
  std::string Names;
  for (const BuiltinMachine &B : Builtins)
    Names += (Names.empty() ? "" : ", ") + B.Name.str();
  return Names;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {

/// Reads one document: a mapping of keys to numbers, `name` and `base`.
class Reader {
  SourceMgr Sources;
  yaml::Stream Stream;
  std::string Message; // of the first error
  MachineDescription M;
  SmallSet<std::string, 32> Seen;

public:
  Reader(StringRef Text, StringRef Name)
      : Stream(MemoryBufferRef(Text, Name), Sources, /*ShowColors=*/false) {
    Sources.setDiagHandler(
        [](const SMDiagnostic &D, void *Self) {
          std::string &Message = static_cast<Reader *>(Self)->Message;
          if (Message.empty())
            Message =
                formatv("{0}:{1}:{2}: {3}", D.getFilename(), D.getLineNo(),
                        D.getColumnNo() + 1, D.getMessage());
        },
        this);
    M.Name = Name.str();
  }

  Expected<MachineDescription> read();

private:
  void error(yaml::Node *N, const Twine &What) { Stream.printError(N, What); }
  void readMapping(yaml::MappingNode &Mapping);
  void readBase(yaml::ScalarNode &Value, StringRef Name);
  void readField(yaml::Node *Key, StringRef Name, yaml::ScalarNode &Value);
  void checkTogether(yaml::Node *Root);
};

} // namespace

/// Parses a number; for bytes the suffixes KiB, MiB and GiB are allowed.
static bool parseNumber(StringRef Text, bool IsBytes, uint64_t &Value) {
  unsigned Shift = 0;
  if (IsBytes) {
    if (Text.consume_back("KiB"))
      Shift = 10;
    else if (Text.consume_back("MiB"))
      Shift = 20;
    else if (Text.consume_back("GiB"))
      Shift = 30;
  }
  if (Text.rtrim().getAsInteger(10, Value) || Value > (UINT64_MAX >> Shift))
    return false;
  Value <<= Shift;
  return true;
}

/// The maximum edit distance (letters inserted, removed or replaced) of the key
/// that an error message suggests.
static const unsigned MaxEditDistance = 3;

static std::string unknownKey(StringRef Key) {
  const FieldInfo *Nearest =
      llvm::min_element(Fields, [&](const FieldInfo &A, const FieldInfo &B) {
        return Key.edit_distance(A.Key) < Key.edit_distance(B.Key);
      });
  std::string Text = formatv("unknown field '{0}'", Key);
  if (Key.edit_distance(Nearest->Key) <= MaxEditDistance)
    Text += formatv("; did you mean {0}?", Nearest->Key);
  return Text;
}

void Reader::readField(yaml::Node *Key, StringRef Name,
                       yaml::ScalarNode &Value) {
  SmallString<32> Buffer;
  const FieldInfo *F = findField(Name);
  if (!F)
    return error(Key, unknownKey(Name));
  const StringRef Text = Value.getValue(Buffer);
  uint64_t Number;
  if (!parseNumber(Text, F->Unit == "bytes", Number) || Number < F->Least ||
      Number > F->Most)
    return error(&Value, formatv("{0}: '{1}' is not a number from {2} to {3}",
                                 Name, Text, F->Least, F->Most));
  M.*F->Value = Number;
}

/// Replaces all fields by the base's, so this has to precede all other fields.
void Reader::readBase(yaml::ScalarNode &Value, StringRef Name) {
  if (Seen.size() > 1 + Seen.count("name"))
    return error(&Value, "'base' must precede the fields that differ from it");
  const BuiltinMachine *B = findBuiltin(Name);
  if (!B)
    return error(&Value, formatv("'{0}' is not a built-in machine: {1}", Name,
                                 builtinNames()));
  const std::string Own = std::move(M.Name);
  M = cantFail(parseMachine(B->Text, B->Name));
  M.Name = Own;
}

void Reader::readMapping(yaml::MappingNode &Mapping) {
  for (yaml::KeyValueNode &Entry : Mapping) {
    SmallString<32> KeyBuffer, ValueBuffer;
    auto *Key = dyn_cast_or_null<yaml::ScalarNode>(Entry.getKey());
    if (!Key)
      return error(Entry.getKey(), "expected the name of a field");
    const std::string Name = Key->getValue(KeyBuffer).str();
    if (!Seen.insert(Name).second)
      return error(Key, formatv("'{0}' is given twice", Name));
    auto *Value = dyn_cast_or_null<yaml::ScalarNode>(Entry.getValue());
    if (!Value)
      return error(Entry.getValue(), formatv("{0}: expected a value", Name));
    if (Name == "name")
      M.Name = Value->getValue(ValueBuffer).str();
    else if (Name == "base")
      readBase(*Value, Value->getValue(ValueBuffer));
    else
      readField(Key, Name, *Value);
    if (!Message.empty())
      return;
  }
}

/// Checks the constraints between fields.
void Reader::checkTogether(yaml::Node *Root) {
  auto Require = [&](bool Holds, const Twine &What) {
    if (!Holds && Message.empty())
      error(Root, What);
  };
  auto RequireCache = [&](StringRef Name, uint64_t Bytes, StringRef WaysName,
                          uint64_t Ways, uint64_t Line) {
    Require(Bytes % (Ways * Line) == 0,
            Name + "_bytes must be a multiple of " + WaysName +
                " lines: " + Twine(Ways * Line) + " bytes");
  };
  Require(has_single_bit(M.SectorBytes) && has_single_bit(M.LineBytes) &&
              has_single_bit(M.ConstantLineBytes),
          "sectors and lines must be powers of two");
  Require(M.SectorBytes <= M.LineBytes &&
              M.LineBytes <= MaxSectorsPerLine * M.SectorBytes,
          formatv("a line must have 1 to {0} sectors", MaxSectorsPerLine));
  Require(has_single_bit(M.DramSectors) && M.DramSectors <= M.sectorsPerLine(),
          "dram_sectors must be a power of two, and at most those of a line");
  Require(has_single_bit(M.SharedBanks), "shared_banks must be a power of two");
  Require(M.Warps % M.Schedulers == 0,
          "warps must be a multiple of schedulers");
  Require(M.Registers % M.Schedulers == 0,
          "registers must be a multiple of schedulers");
  RequireCache("l1", M.L1Bytes, "l1_ways", M.L1Ways, M.LineBytes);
  RequireCache("l2", M.L2Bytes, "l2_ways", M.L2Ways, M.LineBytes);
  RequireCache("constant", M.ConstantBytes, "constant_ways", M.ConstantWays,
               M.ConstantLineBytes);
  if (M.ConstantLoadBytes)
    RequireCache("constant_load", M.ConstantLoadBytes, "constant_ways",
                 M.ConstantWays, M.ConstantLineBytes);
  if (M.ConstantNextBytes)
    RequireCache("constant_next", M.ConstantNextBytes, "constant_ways",
                 M.ConstantWays, M.ConstantLineBytes);
  Require(has_single_bit(M.CodeLineBytes),
          "code_line_bytes must be a power of two");
  Require(M.CodeBytes % (CodeWays * M.CodeLineBytes) == 0,
          "code_bytes must be a multiple of " + Twine(CodeWays) +
              " lines: " + Twine(CodeWays * M.CodeLineBytes) + " bytes");
  Require(M.L1Latency <= M.L2Latency && M.L2Latency <= M.DramLatency,
          "latencies must not decrease from L1 to L2 and DRAM");
}

Expected<MachineDescription> Reader::read() {
  auto Document = Stream.begin();
  yaml::Node *Root = Document == Stream.end() ? nullptr : Document->getRoot();
  if (auto *Mapping = dyn_cast_or_null<yaml::MappingNode>(Root))
    readMapping(*Mapping);
  else if (Root && Message.empty())
    error(Root, "expected fields and their values");
  if (Message.empty() && Root)
    checkTogether(Root);
  if (Message.empty() && Stream.failed())
    Message = M.Name + ": not a YAML document";
  if (!Message.empty())
    return simError(Q7X2_ERROR_ARGUMENT, Message);
  return M;
}

Expected<MachineDescription> q7x2::parseMachine(StringRef Text,
                                                StringRef Name) {
  return Reader(Text, Name).read();
}

Expected<MachineDescription> q7x2::findMachine(StringRef NameOrPath) {
  if (const BuiltinMachine *B = findBuiltin(NameOrPath))
    return parseMachine(B->Text, B->Name);
  auto Buffer = MemoryBuffer::getFile(NameOrPath, /*IsText=*/true);
  if (std::error_code EC = Buffer.getError())
    return simError(
        Q7X2_ERROR_ARGUMENT,
        formatv("machine '{0}' is not built in ({1}), and as a file: {2}",
                NameOrPath, builtinNames(), EC.message()));
  return parseMachine((*Buffer)->getBuffer(), NameOrPath);
}

//===----------------------------------------------------------------------===//
// Help
//===----------------------------------------------------------------------===//

std::string q7x2::describeMachines() {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "Machines:\n";
  for (const BuiltinMachine &B : Builtins)
    OS << formatv("  {0,-12} {1}\n", B.Name, B.Meaning);
  OS << "\nA file is YAML, a line `field: number` for each field that differs "
        "from the\nmachine that the line `base: NAME` names, or else from "
        "q7x2.\n\n";
  OS << formatv("{0,-20} {1,-11}", "field", "unit");
  for (const BuiltinMachine &B : Builtins)
    OS << formatv(" {0,11}", B.Name);
  OS << "\n";
  for (const FieldInfo &F : Fields) {
    OS << formatv("{0,-20} {1,-11}", F.Key, F.Unit);
    for (const BuiltinMachine &B : Builtins)
      OS << formatv(" {0,11}", cantFail(parseMachine(B.Text, B.Name)).*F.Value);
    OS << formatv("\n    {0}; {1} to {2}\n", F.Meaning, F.Least, F.Most);
  }
  return Text;
}
