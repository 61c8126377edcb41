//===-- Q7X2KernelInfo.cpp - The note of a kernel -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2KernelInfo.h"
#include "MCTargetDesc/Q7X2RegisterUse.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::Q7X2;

void KernelInfo::addParam(KernelParam Param) {
  if (!Params)
    Params.emplace();
  uint64_t End = Params->empty() ? uint64_t(CBank0::Params)
                                 : Params->back().Offset + Params->back().Size;
  Param.Offset = alignTo(End, Param.Align);
  Params->push_back(std::move(Param));
}

//===----------------------------------------------------------------------===//
// Parameter types
//===----------------------------------------------------------------------===//

/// Returns whether a type is an image or sampler, which are 8-byte addresses or
/// numbers.
static bool isImageOrSampler(StringRef Type) {
  auto [Shape, Access] = Type.split('.');
  if (Shape == "sampler")
    return Access.empty() && Type == Shape;
  return is_contained({"image1d", "image1d_array", "image1d_buffer", "image2d",
                       "image2d_array", "image2d_depth", "image2d_array_depth",
                       "image3d"},
                      Shape) &&
         is_contained({"ro", "wo", "rw"}, Access);
}

std::string Q7X2::getImageParamType(StringRef Type, StringRef Access) {
  std::string Name;
  if (Type.consume_back("_t"))
    Name = Type.str();
  if (Access == "read_only")
    Name += ".ro";
  else if (Access == "write_only")
    Name += ".wo";
  else if (Access == "read_write")
    Name += ".rw";
  return isImageOrSampler(Name) ? Name : "";
}

static unsigned scalarBytes(StringRef Type) {
  static const struct {
    StringLiteral Name;
    unsigned Bytes;
  } Scalars[] = {{"i8", 1},         {"i16", 2},        {"i32", 4},
                 {"i64", 8},        {"f16", 2},        {"bf16", 2},
                 {"f32", 4},        {"f64", 8},        {"ptr", 8},
                 {"ptr.global", 8}, {"ptr.shared", 4}, {"ptr.constant", 8}};
  for (const auto &S : Scalars)
    if (S.Name == Type)
      return S.Bytes;
  return 0;
}

std::optional<KernelParam> Q7X2::parseParamType(StringRef Type) {
  KernelParam Param;
  Param.Type = Type.str();
  StringRef Rest = Type;
  if (Rest.consume_front("bytes")) {
    // The constant bank that holds parameters bounds their size.
    if (Rest.getAsInteger(10, Param.Size) || Param.Size > 0xffff)
      return std::nullopt;
    return Param;
  }
  if (isImageOrSampler(Type)) {
    Param.Size = Param.Align = sizeof(uint64_t);
    return Param;
  }
  unsigned Lanes = 1;
  if (Rest.consume_front("v") && (Rest.consumeInteger(10, Lanes) || !Lanes ||
                                  Lanes > 16 || Rest.starts_with("ptr")))
    return std::nullopt;
  unsigned Bytes = scalarBytes(Rest);
  if (!Bytes)
    return std::nullopt;
  Param.Size =
      Bytes * PowerOf2Ceil(Lanes); // OpenCL: a vector of 3 has the size of 4
  Param.Align = Param.Size;
  return Param;
}

bool Q7X2::isAddressQualifier(StringRef Word) {
  return is_contained({"global", "constant", "local", "private"}, Word);
}

bool Q7X2::isAccessQualifier(StringRef Word) {
  return is_contained({"none", "read_only", "write_only", "read_write"}, Word);
}

bool Q7X2::isTypeQualifier(StringRef Word) {
  return is_contained({"const", "restrict", "volatile", "pipe"}, Word);
}

//===----------------------------------------------------------------------===//
// The descriptor
//===----------------------------------------------------------------------===//

/// The keys of the MessagePack map and of the maps of its parameters.
namespace Key {
constexpr StringLiteral Name = "name";
constexpr StringLiteral Registers = "registers";
constexpr StringLiteral UniformRegisters = "uniform_registers";
constexpr StringLiteral Barriers = "barriers";
constexpr StringLiteral Shared = "shared";
constexpr StringLiteral Local = "local";
constexpr StringLiteral RequiredBlock = "reqntid";
constexpr StringLiteral MaxBlock = "maxntid";
constexpr StringLiteral PartialBlocks = "partial_blocks";
constexpr StringLiteral Params = "params";
constexpr StringLiteral Type = "type";
constexpr StringLiteral Offset = "offset";
constexpr StringLiteral Size = "size";
constexpr StringLiteral Align = "align";
constexpr StringLiteral TypeName = "type_name";
constexpr StringLiteral Address = "address";
constexpr StringLiteral Access = "access";
constexpr StringLiteral Qualifiers = "qualifiers";
constexpr StringLiteral Hints = "hints";
} // namespace Key

static void writeBlock(msgpack::Document &Doc, StringRef Key,
                       const std::optional<BlockSize> &Size) {
  if (!Size)
    return;
  msgpack::ArrayDocNode List = Doc.getArrayNode();
  for (unsigned Threads : *Size)
    List.push_back(Doc.getNode(Threads));
  Doc.getRoot().getMap()[Key] = List;
}

std::string Q7X2::encodeKernelNote(const KernelInfo &Info) {
  msgpack::Document Doc;
  msgpack::MapDocNode Map = Doc.getRoot().getMap(/*Convert=*/true);
  Map[Key::Name] = Doc.getNode(Info.Name);
  Map[Key::Registers] = Info.Registers;
  Map[Key::UniformRegisters] = Info.UniformRegisters;
  Map[Key::Barriers] = Info.Barriers;
  if (Info.Shared)
    Map[Key::Shared] = *Info.Shared;
  Map[Key::Local] = Info.Local;
  writeBlock(Doc, Key::RequiredBlock, Info.RequiredBlock);
  writeBlock(Doc, Key::MaxBlock, Info.MaxBlock);
  if (Info.PartialBlocks)
    Map[Key::PartialBlocks] = true;
  if (Info.Params) {
    msgpack::ArrayDocNode List = Doc.getArrayNode();
    for (const KernelParam &P : *Info.Params) {
      msgpack::MapDocNode Entry = Doc.getMapNode();
      Entry[Key::Type] = Doc.getNode(P.Type, /*Copy=*/true);
      Entry[Key::Offset] = P.Offset;
      Entry[Key::Size] = P.Size;
      Entry[Key::Align] = P.Align;
      if (P.Info) {
        Entry[Key::Name] = Doc.getNode(P.Info->Name);
        Entry[Key::TypeName] = Doc.getNode(P.Info->TypeName);
        Entry[Key::Address] = Doc.getNode(P.Info->Address);
        Entry[Key::Access] = Doc.getNode(P.Info->Access);
        Entry[Key::Qualifiers] = Doc.getNode(P.Info->Qualifiers);
      }
      List.push_back(Entry);
    }
    Map[Key::Params] = List;
  }
  if (!Info.Hints.empty())
    Map[Key::Hints] = Doc.getNode(Info.Hints);
  std::string Blob;
  Doc.writeToBlob(Blob);
  return Blob;
}

static bool readUInt(msgpack::MapDocNode &Map, StringRef Key, uint64_t &Value) {
  auto It = Map.find(Key);
  if (It == Map.end() || It->second.getKind() != msgpack::Type::UInt)
    return false;
  Value = It->second.getUInt();
  return true;
}

static bool readString(msgpack::MapDocNode &Map, StringRef Key,
                       std::string &Value) {
  auto It = Map.find(Key);
  if (It == Map.end() || !It->second.isString())
    return false;
  Value = It->second.getString().str();
  return true;
}

static bool readBlock(msgpack::MapDocNode &Map, StringRef Key,
                      std::optional<BlockSize> &Size) {
  auto It = Map.find(Key);
  if (It == Map.end())
    return true;
  if (!It->second.isArray() || It->second.getArray().size() != 3)
    return false;
  Size.emplace();
  for (unsigned I = 0; I != 3; ++I) {
    msgpack::DocNode &Node = It->second.getArray()[I];
    if (Node.getKind() != msgpack::Type::UInt || !isUInt<32>(Node.getUInt()) ||
        !Node.getUInt())
      return false;
    (*Size)[I] = Node.getUInt();
  }
  return true;
}

/// Reads the information on a parameter, which is complete or absent.
static bool readParamInfo(msgpack::MapDocNode &Entry, KernelParam &P) {
  if (Entry.find(Key::Name) == Entry.end())
    return true;
  ParamInfo Info;
  if (!readString(Entry, Key::Name, Info.Name) ||
      !readString(Entry, Key::TypeName, Info.TypeName) ||
      !readString(Entry, Key::Address, Info.Address) ||
      !readString(Entry, Key::Access, Info.Access) ||
      !readString(Entry, Key::Qualifiers, Info.Qualifiers))
    return false;
  P.Info = std::move(Info);
  return true;
}

static bool readFlag(msgpack::MapDocNode &Map, StringRef Key, bool &Value) {
  auto It = Map.find(Key);
  if (It == Map.end())
    return true;
  if (It->second.getKind() != msgpack::Type::Boolean)
    return false;
  Value = It->second.getBool();
  return true;
}

static bool readParams(msgpack::MapDocNode &Map, KernelInfo &Info) {
  auto It = Map.find(Key::Params);
  if (It == Map.end())
    return true;
  if (!It->second.isArray())
    return false;
  Info.Params.emplace();
  for (msgpack::DocNode &Node : It->second.getArray()) {
    if (!Node.isMap())
      return false;
    msgpack::MapDocNode &Entry = Node.getMap();
    KernelParam P;
    if (!readString(Entry, Key::Type, P.Type) ||
        !readUInt(Entry, Key::Offset, P.Offset) ||
        !readUInt(Entry, Key::Size, P.Size) ||
        !readUInt(Entry, Key::Align, P.Align) || !readParamInfo(Entry, P))
      return false;
    Info.Params->push_back(std::move(P));
  }
  return true;
}

Expected<KernelInfo> Q7X2::decodeKernelNote(StringRef Descriptor) {
  msgpack::Document Doc;
  KernelInfo Info;
  uint64_t Registers, UniformRegisters, Barriers;
  if (!Doc.readFromBlob(Descriptor, /*Multi=*/false) || !Doc.getRoot().isMap())
    return createStringError("malformed kernel note");
  msgpack::MapDocNode &Map = Doc.getRoot().getMap();
  if (!readString(Map, Key::Name, Info.Name) ||
      !readUInt(Map, Key::Registers, Registers) ||
      !readUInt(Map, Key::UniformRegisters, UniformRegisters) ||
      !readUInt(Map, Key::Barriers, Barriers) ||
      !readUInt(Map, Key::Local, Info.Local) ||
      !readBlock(Map, Key::RequiredBlock, Info.RequiredBlock) ||
      !readBlock(Map, Key::MaxBlock, Info.MaxBlock) ||
      !readFlag(Map, Key::PartialBlocks, Info.PartialBlocks) ||
      !readParams(Map, Info) ||
      (Map.find(Key::Hints) != Map.end() &&
       !readString(Map, Key::Hints, Info.Hints)))
    return createStringError("malformed kernel note");
  if (Map.find(Key::Shared) != Map.end() &&
      !readUInt(Map, Key::Shared, Info.Shared.emplace()))
    return createStringError("malformed kernel note");
  Info.Registers = Registers;
  Info.UniformRegisters = UniformRegisters;
  Info.Barriers = Barriers;
  return Info;
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

void Q7X2::countResources(const MCInst &MI, const MCInstrInfo &MII,
                          const MCRegisterInfo &MRI, Resources &Used) {
  const RegisterUse Use = readRegisterUse(MI, MII, MRI);
  for (RegSpan S : concat<const RegSpan>(Use.Reads, Use.Writes)) {
    if (S.end() <= RegFile::AnyGPR)
      Used.Registers = std::max<unsigned>(Used.Registers, S.end());
    else if (S.First >= RegFile::UGPR && S.end() <= RegFile::Pred)
      Used.UniformRegisters =
          std::max<unsigned>(Used.UniformRegisters, S.end() - RegFile::UGPR);
  }
  int Id = getNamedOperandIdx(MI.getOpcode(), OpName::id);
  if (Id < 0)
    return;
  // A barrier number in a register may be any of the 16.
  const MCOperand &Barrier = MI.getOperand(Id);
  unsigned Count = Barrier.isImm() ? Barrier.getImm() + 1 : 16;
  Used.Barriers = std::max(Used.Barriers, Count);
}
