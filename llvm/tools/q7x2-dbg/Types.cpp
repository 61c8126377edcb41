//===- Types.cpp - Types of the source ------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Types.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/DebugInfo/DWARF/DWARFUnit.h"
#include "llvm/Support/LEB128.h"

using namespace llvm;
using namespace dbg;

// Malformed types may refer to each other in a circle.
static const unsigned MaxDepth = 64;

static uint64_t numberOf(const DWARFDie &Die, dwarf::Attribute Attribute,
                         uint64_t Default = 0) {
  return dwarf::toUnsigned(Die.find(Attribute), Default);
}

const Type *TypeTable::of(const DWARFDie &Die) { return ofType(Die, 0); }

/// The type that a variable, or another type, refers to.
const Type *TypeTable::ofType(DWARFDie Die, unsigned Depth) {
  DWARFDie To = Die.getAttributeValueAsReferencedDie(dwarf::DW_AT_type);
  return To && Depth <= MaxDepth ? ofDescription(To, Depth) : named("void");
}

const Type *TypeTable::ofDescription(DWARFDie To, unsigned Depth) {
  switch (To.getTag()) {
  case dwarf::DW_TAG_const_type:
  case dwarf::DW_TAG_volatile_type:
  case dwarf::DW_TAG_restrict_type:
  case dwarf::DW_TAG_atomic_type:
    return ofType(To, Depth + 1);
  default:
    break;
  }
  auto [It, IsNew] =
      Known.try_emplace({To.getDwarfUnit(), To.getOffset()}, nullptr);
  if (!IsNew && It->second)
    return It->second;
  All.emplace_back();
  Type &T = All.back();
  It->second = &T;
  fill(T, To, Depth + 1);
  return &T;
}

void TypeTable::fillBase(Type &T, const DWARFDie &Die) {
  switch (numberOf(Die, dwarf::DW_AT_encoding)) {
  case dwarf::DW_ATE_boolean:
    T.Kind = Type::Bool;
    break;
  case dwarf::DW_ATE_float:
    T.Kind = Type::Float;
    break;
  case dwarf::DW_ATE_signed_char:
    T.Kind = Type::Char;
    T.IsSigned = true;
    break;
  case dwarf::DW_ATE_unsigned_char:
  case dwarf::DW_ATE_UTF:
    T.Kind = Type::Char;
    break;
  case dwarf::DW_ATE_signed:
    T.Kind = Type::Signed;
    break;
  default:
    T.Kind = Type::Unsigned;
    break;
  }
}

void TypeTable::fillArray(Type &T, const DWARFDie &Die, unsigned Depth) {
  const bool IsVector = Die.find(dwarf::DW_AT_GNU_vector).has_value();
  std::vector<uint64_t> Counts;
  for (const DWARFDie &Child : childrenOf(Die))
    if (Child.getTag() == dwarf::DW_TAG_subrange_type) {
      uint64_t Count = numberOf(Child, dwarf::DW_AT_count);
      if (auto Last = Child.find(dwarf::DW_AT_upper_bound))
        Count = dwarf::toUnsigned(*Last, ~uint64_t(0)) + 1;
      Counts.push_back(Count);
    }
  const Type *Element = ofType(Die, Depth);
  while (Counts.size() > 1) {
    Element = arrayOf(Element, Counts.back());
    Counts.pop_back();
  }
  T = IsVector ? *vectorOf(Element, Counts.empty() ? 0 : Counts[0])
               : *arrayOf(Element, Counts.empty() ? 0 : Counts[0]);
  if (const uint64_t Size = numberOf(Die, dwarf::DW_AT_byte_size))
    T.Size = Size;
}

/// A number, or before DWARF 3 an expression that adds it.
static uint64_t memberOffset(const DWARFDie &Die) {
  auto At = Die.find(dwarf::DW_AT_data_member_location);
  if (!At)
    return 0;
  auto Block = At->getAsBlock();
  if (!Block)
    return dwarf::toUnsigned(*At, 0);
  if (Block->size() < 2 || (*Block)[0] != dwarf::DW_OP_plus_uconst)
    return 0;
  return decodeULEB128(Block->data() + 1, nullptr,
                       Block->data() + Block->size());
}

void TypeTable::fillMembers(Type &T, const DWARFDie &Die, unsigned Depth) {
  for (const DWARFDie &Child : childrenOf(Die)) {
    if (Child.getTag() != dwarf::DW_TAG_member &&
        Child.getTag() != dwarf::DW_TAG_inheritance)
      continue;
    if (Child.find(dwarf::DW_AT_external)) // a static member
      continue;
    Member M;
    if (const char *Name = Child.getShortName())
      M.Name = Name;
    M.Offset = memberOffset(Child);
    M.T = ofType(Child, Depth);
    M.BitSize = numberOf(Child, dwarf::DW_AT_bit_size);
    if (M.BitSize) {
      const uint64_t Bit = numberOf(Child, dwarf::DW_AT_data_bit_offset);
      const uint64_t Unit = std::max<uint64_t>(M.T->Size, 1);
      M.Offset = Bit / 8 / Unit * Unit;
      M.BitOffset = Bit - M.Offset * 8;
      // Before DWARF 4, from the upper end.
      if (auto Upper = Child.find(dwarf::DW_AT_bit_offset)) {
        M.Offset = memberOffset(Child);
        M.BitOffset = 8 * Unit - dwarf::toUnsigned(*Upper, 0) - M.BitSize;
      }
    }
    T.Members.push_back(std::move(M));
  }
}

static std::string nameOf(const DWARFDie &Die) {
  const char *Name = Die.getShortName();
  return Name ? Name : "";
}

void TypeTable::fill(Type &T, const DWARFDie &Die, unsigned Depth) {
  T.Name = nameOf(Die);
  T.Size = numberOf(Die, dwarf::DW_AT_byte_size);
  switch (Die.getTag()) {
  case dwarf::DW_TAG_base_type:
    fillBase(T, Die);
    break;
  case dwarf::DW_TAG_typedef: {
    const std::string Name = std::move(T.Name);
    T = *ofType(Die, Depth);
    T.Name = Name;
    break;
  }
  case dwarf::DW_TAG_pointer_type:
  case dwarf::DW_TAG_reference_type:
  case dwarf::DW_TAG_rvalue_reference_type:
  case dwarf::DW_TAG_ptr_to_member_type: {
    const Type *To = ofType(Die, Depth);
    T = *pointerTo(To);
    T.Size = numberOf(Die, dwarf::DW_AT_byte_size, T.Size);
    T.IsReference = Die.getTag() == dwarf::DW_TAG_reference_type ||
                    Die.getTag() == dwarf::DW_TAG_rvalue_reference_type;
    if (T.IsReference)
      T.Name.back() = '&';
    if (auto Space = Die.find(dwarf::DW_AT_address_class)) {
      T.AddressSpace = dwarf::toUnsigned(*Space, 0);
      T.Size = pointerBytes(*T.AddressSpace);
    }
    break;
  }
  case dwarf::DW_TAG_array_type:
    fillArray(T, Die, Depth);
    break;
  case dwarf::DW_TAG_structure_type:
  case dwarf::DW_TAG_class_type:
  case dwarf::DW_TAG_union_type:
    T.Kind = Type::Struct;
    T.Name = (Die.getTag() == dwarf::DW_TAG_union_type ? "union " : "struct ") +
             (T.Name.empty() ? "{...}" : T.Name);
    fillMembers(T, Die, Depth);
    break;
  case dwarf::DW_TAG_enumeration_type:
    T.Kind = Type::Enum;
    T.IsSigned = ofType(Die, Depth)->isSigned();
    T.Name = "enum " + (T.Name.empty() ? "{...}" : T.Name);
    for (const DWARFDie &Child : childrenOf(Die))
      if (Child.getTag() == dwarf::DW_TAG_enumerator)
        T.Enumerators.push_back(
            {nameOf(Child),
             dwarf::toSigned(Child.find(dwarf::DW_AT_const_value), 0)});
    break;
  default:
    T.Name = T.Name.empty() ? "void" : T.Name;
    break;
  }
}

//===----------------------------------------------------------------------===//
// Types without debug information
//===----------------------------------------------------------------------===//

const Type *TypeTable::pointerTo(const Type *T, unsigned Space) {
  const Type *&Known = Pointers[{T, Space}];
  if (Known)
    return Known;
  Type P;
  P.Kind = Type::Pointer;
  P.Size = pointerBytes(Space);
  P.Element = T;
  P.Name = T->Name + (StringRef(T->Name).ends_with("*") ? "*" : " *");
  if (Space)
    P.AddressSpace = Space;
  All.push_back(std::move(P));
  return Known = &All.back();
}

const Type *TypeTable::arrayOf(const Type *T, uint64_t Count) {
  const Type *&Known = Arrays[{T, Count}];
  if (Known)
    return Known;
  Type A;
  A.Kind = Type::Array;
  A.Element = T;
  A.Count = Count;
  A.Size = T->Size * Count;
  // Dimensions are in the order of the source.
  StringRef Rest = T->Name;
  const size_t Inner = Rest.find(" [");
  A.Name = (Rest.substr(0, Inner) + " [" + Twine(Count) + "]").str();
  if (Inner != StringRef::npos)
    A.Name += Rest.substr(Inner + 1).str();
  All.push_back(std::move(A));
  return Known = &All.back();
}

const Type *TypeTable::vectorOf(const Type *T, uint64_t Count) {
  const Type *&Known = Vectors[{T, Count}];
  if (Known)
    return Known;
  Type V;
  V.Kind = Type::Vector;
  V.Element = T;
  V.Count = Count;
  V.Size = T->Size * (Count == 3 ? 4 : Count);
  V.Name = T->Name + std::to_string(Count);
  All.push_back(std::move(V));
  return Known = &All.back();
}

const Type *TypeTable::integer(unsigned Bytes, bool Signed) {
  const char *Name = Bytes == 1   ? (Signed ? "signed char" : "unsigned char")
                     : Bytes == 2 ? (Signed ? "short" : "unsigned short")
                     : Bytes == 4 ? (Signed ? "int" : "unsigned int")
                                  : (Signed ? "long" : "unsigned long");
  return named(Name);
}

const Type *TypeTable::named(StringRef Name) {
  auto Known = Basic.find(Name.str());
  if (Known != Basic.end())
    return Known->second;
  Type T;
  T.Name = Name.str();
  auto Is = [&](Type::KindTy Kind, unsigned Size, bool Signed = false) {
    T.Kind = Kind;
    T.Size = Size;
    T.IsSigned = Signed;
    return true;
  };
  const bool Found =
      StringSwitch<function_ref<bool()>>(Name)
          .Case("void", [&] { return Is(Type::Void, 0); })
          .Case("bool", [&] { return Is(Type::Bool, 1); })
          .Case("_Bool", [&] { return Is(Type::Bool, 1); })
          .Cases({"char", "signed char"},
                 [&] { return Is(Type::Char, 1, true); })
          .Cases({"unsigned char", "uchar"}, [&] { return Is(Type::Char, 1); })
          .Cases({"short", "int16_t"}, [&] { return Is(Type::Signed, 2); })
          .Cases({"unsigned short", "ushort", "uint16_t"},
                 [&] { return Is(Type::Unsigned, 2); })
          .Cases({"int", "signed", "int32_t"},
                 [&] { return Is(Type::Signed, 4); })
          .Cases({"unsigned int", "unsigned", "uint", "uint32_t"},
                 [&] { return Is(Type::Unsigned, 4); })
          .Cases({"long", "long long", "int64_t", "ptrdiff_t"},
                 [&] { return Is(Type::Signed, 8); })
          .Cases({"unsigned long", "unsigned long long", "ulong", "uint64_t",
                  "size_t"},
                 [&] { return Is(Type::Unsigned, 8); })
          .Case("half", [&] { return Is(Type::Float, 2); })
          .Case("float", [&] { return Is(Type::Float, 4); })
          .Case("double", [&] { return Is(Type::Float, 8); })
          .Default([] { return false; })();
  if (Found) {
    All.push_back(std::move(T));
    return Basic[Name.str()] = &All.back();
  }
  // A vector: "uint4".
  const StringRef Element = Name.rtrim("0123456789");
  unsigned Count;
  if (Element == Name ||
      Name.drop_front(Element.size()).getAsInteger(10, Count))
    return nullptr;
  if (Count != 2 && Count != 3 && Count != 4 && Count != 8 && Count != 16)
    return nullptr;
  const Type *Of = named(Element);
  if (!Of || !Of->isScalar())
    return nullptr;
  return Basic[Name.str()] = vectorOf(Of, Count);
}

std::string dbg::describeType(const Type &T) {
  if (T.Kind == Type::Enum) {
    std::string Text = T.Name + " {";
    for (size_t I = 0; I != T.Enumerators.size(); ++I)
      Text += (I ? ", " : "") + T.Enumerators[I].first + " = " +
              std::to_string(T.Enumerators[I].second);
    return Text + "}";
  }
  if (T.Kind != Type::Struct)
    return T.Name;
  const bool IsTagged = StringRef(T.Name).starts_with("struct ") ||
                        StringRef(T.Name).starts_with("union ");
  std::string Text = (IsTagged ? T.Name : "struct " + T.Name) + " {\n";
  for (const Member &M : T.Members) {
    const StringRef Name = M.T->Name;
    const size_t Dimensions = Name.find(" [");
    Text += ("    " + Name.substr(0, Dimensions) +
             (Name.ends_with("*") ? "" : " ") + M.Name)
                .str();
    if (Dimensions != StringRef::npos)
      Text += Name.substr(Dimensions + 1).str();
    if (M.BitSize)
      Text += " : " + std::to_string(M.BitSize);
    Text += ";\n";
  }
  return Text + "}";
}
