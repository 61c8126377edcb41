//===- SourceInfo.cpp - Debug information of code -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceInfo.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "Types.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/DebugInfo/DWARF/DWARFCompileUnit.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"
#include <algorithm>
#include <map>
#include <set>

using namespace llvm;
using namespace dbg;

uint64_t dbg::pointerBytes(unsigned AddressSpace) {
  static const DataLayout Layout(Q7X2::DataLayoutString);
  return Layout.getPointerSize(AddressSpace);
}

StringRef dbg::baseName(StringRef Path) { return sys::path::filename(Path); }

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

SourceInfo::SourceInfo(const q7x2_module *M) : Module(M) {
  CrashRecoveryContext::Enable();
  for (size_t N = 0; N != q7x2_module_object_count(M); ++N) {
    auto O = std::make_unique<Object>();
    O->Number = N;
    // LLVM's reader trusts its input.
    bool IsRead = false;
    CrashRecoveryContext Recovery;
    if (Recovery.RunSafely([&] { IsRead = read(*O); }) && IsRead)
      Objects.push_back(std::move(O));
    else
      (void)O.release(); // in whatever state
  }
}

SourceInfo::~SourceInfo() = default;

/// False if the object has no debug information that can be used.
bool SourceInfo::read(Object &O) {
  q7x2_debug_object Given;
  q7x2_module_get_object(Module, O.Number, &Given);
  O.Image.assign(static_cast<const char *>(Given.data), Given.size);
  auto File = object::ObjectFile::createObjectFile(
      MemoryBufferRef(O.Image, Given.name));
  if (!File) {
    consumeError(File.takeError());
    return false;
  }
  O.File = std::move(*File);
  if (!findCode(O))
    return false;
  auto Ignore = [](Error E) { consumeError(std::move(E)); };
  O.Context = DWARFContext::create(
      *O.File, DWARFContext::ProcessDebugRelocations::Ignore, nullptr, "",
      Ignore, Ignore);
  for (const auto &Unit : O.Context->compile_units()) {
    if (Error E = Unit->tryExtractDIEsIfNeeded(/*CUDieOnly=*/false)) {
      consumeError(std::move(E));
      return false;
    }
    if (!Unit->getUnitDIE(/*ExtractUnitDIEOnly=*/false).isValid())
      return false;
    O.Context->getLineTableForUnit(Unit.get());
  }
  return O.Context->getNumCompileUnits() != 0;
}

/// A program has one section of code, with an address; the debug information of
/// an object is relocated.
bool SourceInfo::findCode(Object &O) {
  for (const object::SectionRef &S : O.File->sections()) {
    q7x2_section_place Place;
    q7x2_module_get_section(Module, O.Number, S.getIndex(), &Place);
    if (Place.kind != Q7X2_SECTION_CODE || Place.size == 0)
      continue;
    O.Code.push_back({Place.address, Place.address + Place.size});
    O.Bias = S.getAddress() - Place.address;
  }
  if (O.File->isRelocatableObject()) {
    O.Bias = 0;
    relocate(O);
  }
  return !O.Code.empty();
}

// Relocations of .debug_X (docs/abi.md).
static const char RelocationPrefix[] = ".rela.q7x2";

// How debug information of a relocated object has offsets in constant banks.
static const uint64_t BankTag = uint64_t(0xcb) << 56;
static const unsigned BankShift = 32;

/// Gives the fields of debug information that are addresses those that code and
/// data have in the module.
void SourceInfo::relocate(Object &O) {
  auto *Elf = dyn_cast<object::ELF64LEObjectFile>(O.File.get());
  if (!Elf)
    return;
  // Where the contents of sections are in the image.
  StringMap<std::pair<uint64_t, uint64_t>> Contents;
  for (const object::SectionRef &S : Elf->sections())
    if (Expected<StringRef> Name = S.getName()) {
      const auto *Header = Elf->getSection(S.getRawDataRefImpl());
      if (!(Header->sh_flags & ELF::SHF_COMPRESSED))
        Contents[*Name] = {Header->sh_offset, Header->sh_size};
    } else {
      consumeError(Name.takeError());
    }
  for (const object::SectionRef &S : Elf->sections()) {
    Expected<StringRef> Name = S.getName();
    if (!Name || !Name->starts_with(RelocationPrefix)) {
      consumeError(Name.takeError());
      continue;
    }
    const auto Target =
        Contents.lookup(Name->drop_front(std::size(RelocationPrefix) - 1));
    const auto *Header = Elf->getSection(S.getRawDataRefImpl());
    auto Relocations = Elf->getELFFile().relas(*Header);
    auto Table = Elf->getELFFile().getSection(Header->sh_link);
    if (!Relocations || !Table) {
      consumeError(Relocations.takeError());
      consumeError(Table.takeError());
      continue;
    }
    for (const auto &R : *Relocations) {
      auto Symbol = Elf->getELFFile().getRelocationSymbol(R, *Table);
      if (!Symbol || !*Symbol) {
        consumeError(Symbol.takeError());
        continue;
      }
      if (R.getType(false) != Q7X2::R_Q7X2_ABS64)
        continue;
      q7x2_section_place Place;
      q7x2_module_get_section(Module, O.Number, (*Symbol)->st_shndx, &Place);
      uint64_t Value = Place.address + (*Symbol)->st_value + R.r_addend;
      if (Place.kind == Q7X2_SECTION_NONE) // of a group that another object has
        Value = ~uint64_t(0);
      if (Place.kind == Q7X2_SECTION_BANK)
        Value += BankTag + (uint64_t(Place.bank) << BankShift);
      if (R.r_offset <= Target.second &&
          AddressBytes <= Target.second - R.r_offset &&
          Target.first + Target.second <= O.Image.size())
        support::endian::write64le(&O.Image[Target.first + R.r_offset], Value);
    }
  }
}

const SourceInfo::Object *SourceInfo::objectOf(uint64_t PC) const {
  for (const auto &O : Objects)
    for (const auto &[Begin, End] : O->Code)
      if (PC >= Begin && PC < End)
        return O.get();
  return nullptr;
}

SourceInfo::CodeUnit SourceInfo::unitOf(uint64_t PC) const {
  CodeUnit Result;
  const Object *O = objectOf(PC);
  if (!O)
    return Result;
  Result.Address = PC + O->Bias;
  Result.Unit = O->Context->getCompileUnitForCodeAddress(Result.Address);
  if (Result.Unit)
    Result.Table = O->Context->getLineTableForUnit(Result.Unit);
  return Result;
}

const SourceInfo::Object *SourceInfo::objectOf(const DWARFUnit &Unit) const {
  for (const auto &O : Objects)
    if (O->Context.get() == &Unit.getContext())
      return O.get();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

std::string SourceInfo::pathOf(DWARFUnit &Unit,
                               const DWARFDebugLine::LineTable &Table,
                               uint64_t FileIndex) const {
  std::string Path;
  const char *Folder = Unit.getCompilationDir();
  Table.getFileNameByIndex(
      FileIndex, Folder ? Folder : "",
      DILineInfoSpecifier::FileLineInfoKind::AbsoluteFilePath, Path);
  SmallString<128> Clean(Path);
  sys::path::remove_dots(Clean, /*remove_dot_dot=*/true);
  return std::string(Clean);
}

std::optional<SourceLine> SourceInfo::line(uint64_t PC, bool *Begins) const {
  if (Begins)
    *Begins = false;
  const auto [Address, Unit, Table] = unitOf(PC);
  if (!Table)
    return std::nullopt;
  const uint32_t Index =
      Table->lookupAddress({Address, object::SectionedAddress::UndefSection});
  if (Index == Table->UnknownRowIndex)
    return std::nullopt;
  const DWARFDebugLine::Row &R = Table->Rows[Index];
  if (Begins)
    *Begins = R.IsStmt && R.Line && R.Address.Address == Address;
  return SourceLine{pathOf(*Unit, *Table, R.File), R.Line, R.Column};
}

/// Calls \p Each with all rows of all line tables that have code.
template <typename Fn> static void eachRow(DWARFContext &Context, Fn Each) {
  for (const auto &Unit : Context.compile_units())
    if (const auto *Table = Context.getLineTableForUnit(Unit.get()))
      for (const DWARFDebugLine::Row &R : Table->Rows)
        if (!R.EndSequence && R.Line)
          Each(*Unit, *Table, R);
}

std::vector<std::string> SourceInfo::fileNames() const {
  std::set<std::string> Names;
  for (const auto &O : Objects) {
    std::set<std::pair<DWARFUnit *, uint64_t>> Seen;
    eachRow(*O->Context, [&](DWARFUnit &U, const auto &Table, const auto &R) {
      if (Seen.insert({&U, R.File}).second)
        Names.insert(pathOf(U, Table, R.File));
    });
  }
  return {Names.begin(), Names.end()};
}

std::string SourceInfo::findFile(StringRef Name) const {
  std::string Suffix;
  for (const std::string &File : fileNames()) {
    if (File == Name)
      return File;
    StringRef Rest = File;
    if (Rest.consume_back(Name) && (Rest.empty() || Rest.ends_with("/")))
      Suffix = File;
  }
  return Suffix;
}

std::vector<uint64_t> SourceInfo::findLine(StringRef File,
                                           uint32_t &Line) const {
  // By function and place of its call: the rows, by line. Within a function,
  // the same statement may have several copies, as of a loop that has been
  // unrolled; they have the column of the first.
  struct Candidate {
    uint64_t PC;
    uint32_t Column;
  };
  std::map<uint32_t, std::vector<Candidate>> Rows;
  for (const auto &O : Objects)
    eachRow(*O->Context, [&](DWARFUnit &U, const auto &Table, const auto &R) {
      if (R.IsStmt && R.Line >= Line && pathOf(U, Table, R.File) == File)
        Rows[R.Line].push_back({R.Address.Address - O->Bias, R.Column});
    });
  if (Rows.empty())
    return {};
  Line = Rows.begin()->first;
  std::vector<Candidate> &Found = Rows.begin()->second;
  llvm::sort(Found, [](const Candidate &A, const Candidate &B) {
    return A.PC < B.PC;
  });
  std::map<uint64_t, uint32_t> Columns; // by function
  std::vector<uint64_t> Result;
  for (const Candidate &C : Found) {
    const std::vector<Scope> Around = scopes(C.PC);
    const uint64_t Key = Around.empty() || !Around[0].Die
                             ? ~uint64_t(0)
                             : Around[0].Die.getOffset();
    if (Columns.try_emplace(Key, C.Column).first->second == C.Column &&
        (Result.empty() || Result.back() != C.PC))
      Result.push_back(C.PC);
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

// The body of an OpenCL kernel as clang makes it: a function of its own that
// the kernel calls.
static bool isKernelBody(const DWARFDie &Die) {
  const char *Name = Die.getLinkageName();
  return Name && StringRef(Name).starts_with("__clang_ocl_kern_imp_");
}

static std::string functionName(const DWARFDie &Die) {
  const char *Name = Die.getSubroutineName(DINameKind::ShortName);
  return Name ? Name : "??";
}

std::vector<Scope> SourceInfo::scopes(uint64_t PC) const {
  const auto [Address, Unit, Table] = unitOf(PC);
  if (!Unit)
    return {};
  SmallVector<DWARFDie, 4> Chain;
  Unit->getInlinedChainForAddress(Address, Chain);
  std::vector<Scope> Result;
  SourceLine At = line(PC).value_or(SourceLine());
  for (size_t I = 0; I != Chain.size(); ++I) {
    Scope S;
    S.Die = Chain[I];
    S.Function = functionName(Chain[I]);
    S.At = At;
    S.IsInlined = Chain[I].getTag() == dwarf::DW_TAG_inlined_subroutine;
    if (S.IsInlined && I + 1 != Chain.size()) {
      uint32_t File = 0, Line = 0, Column = 0, Discriminator = 0;
      Chain[I].getCallerFrame(File, Line, Column, Discriminator);
      At = {Table ? pathOf(*Unit, *Table, File) : "", Line, Column};
    }
    Result.push_back(std::move(S));
    if (isKernelBody(Chain[I]) && I + 2 == Chain.size()) {
      Result.back().IsInlined = false;
      break;
    }
  }
  return Result;
}

/// Calls \p Each with the functions and inlined calls below a DIE.
static void eachFunction(DWARFDie Parent,
                         function_ref<void(const DWARFDie &)> Each) {
  for (const DWARFDie &Child : childrenOf(Parent)) {
    const dwarf::Tag Tag = Child.getTag();
    if (Tag == dwarf::DW_TAG_subprogram ||
        Tag == dwarf::DW_TAG_inlined_subroutine)
      Each(Child);
    if (Tag == dwarf::DW_TAG_subprogram || Tag == dwarf::DW_TAG_namespace ||
        Tag == dwarf::DW_TAG_lexical_block ||
        Tag == dwarf::DW_TAG_inlined_subroutine)
      eachFunction(Child, Each);
  }
}

/// The lowest address of a function's code.
static std::optional<uint64_t> entryOf(const DWARFDie &Die) {
  auto Ranges = Die.getAddressRanges();
  if (!Ranges) {
    consumeError(Ranges.takeError());
    return std::nullopt;
  }
  std::optional<uint64_t> Lowest;
  for (const DWARFAddressRange &R : *Ranges)
    if (R.LowPC < R.HighPC)
      Lowest = std::min(Lowest.value_or(R.LowPC), R.LowPC);
  return Lowest;
}

std::vector<std::string> SourceInfo::functionNames() const {
  std::set<std::string> Names;
  for (const auto &O : Objects)
    for (const auto &Unit : O->Context->compile_units())
      eachFunction(Unit->getUnitDIE(/*ExtractUnitDIEOnly=*/false),
                   [&](const DWARFDie &Die) {
                     if (entryOf(Die))
                       Names.insert(functionName(Die));
                   });
  return {Names.begin(), Names.end()};
}

/// The address after a function's prologue. A kernel passes its parameters to
/// its body, which is inlined and copies them on the line of its declaration.
static uint64_t afterPrologue(const DWARFDebugLine::LineTable &Table,
                              uint64_t Entry, const DWARFDie &Die) {
  for (const DWARFDie &Child : childrenOf(Die)) {
    if (Child.getTag() != dwarf::DW_TAG_inlined_subroutine ||
        !isKernelBody(Child))
      continue;
    std::optional<uint64_t> First;
    for (const DWARFDebugLine::Row &R : Table.Rows)
      if (R.IsStmt && R.Line && R.Line != Child.getDeclLine() &&
          R.Address.Address < First.value_or(~uint64_t(0)) &&
          Child.addressRangeContainsAddress(R.Address.Address))
        First = R.Address.Address;
    return First.value_or(entryOf(Child).value_or(Entry));
  }
  for (const DWARFDebugLine::Row &R : Table.Rows)
    if (R.PrologueEnd && R.Address.Address >= Entry &&
        Die.addressRangeContainsAddress(R.Address.Address))
      return R.Address.Address;
  return Entry;
}

bool SourceInfo::isPrologue(uint64_t PC) const {
  const auto [Address, Unit, Table] = unitOf(PC);
  const DWARFDie Die =
      Table ? Unit->getSubroutineForAddress(Address) : DWARFDie();
  DWARFDie Function = Die;
  while (Function && Function.getTag() != dwarf::DW_TAG_subprogram)
    Function = Function.getParent();
  const std::optional<uint64_t> Entry =
      Function ? entryOf(Function) : std::nullopt;
  return Entry && Address < afterPrologue(*Table, *Entry, Function);
}

/// By its name, that without the arguments of a template, or the mangled one.
static bool isNamed(const DWARFDie &Die, StringRef Name) {
  const std::string Own = functionName(Die);
  const char *Linkage = Die.getLinkageName();
  return Own == Name || StringRef(Own).split('<').first == Name ||
         (Linkage && Name == Linkage);
}

std::vector<uint64_t> SourceInfo::findFunction(StringRef Name) const {
  std::set<uint64_t> Result;
  for (const auto &O : Objects)
    for (const auto &Unit : O->Context->compile_units()) {
      const auto *Table = O->Context->getLineTableForUnit(Unit.get());
      eachFunction(Unit->getUnitDIE(/*ExtractUnitDIEOnly=*/false),
                   [&](const DWARFDie &Die) {
                     // A kernel's body is found as the kernel.
                     std::optional<uint64_t> Entry = entryOf(Die);
                     if (!Entry || !Table || isKernelBody(Die) ||
                         !isNamed(Die, Name))
                       return;
                     if (Die.getTag() == dwarf::DW_TAG_subprogram)
                       Entry = afterPrologue(*Table, *Entry, Die);
                     Result.insert(*Entry - O->Bias);
                   });
    }
  return {Result.begin(), Result.end()};
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

static DWARFDie originOf(const DWARFDie &Die) {
  DWARFDie Origin =
      Die.getAttributeValueAsReferencedDie(dwarf::DW_AT_abstract_origin);
  if (!Origin)
    Origin = Die.getAttributeValueAsReferencedDie(dwarf::DW_AT_specification);
  return Origin ? Origin : Die;
}

static std::optional<Variable> variableOf(const DWARFDie &Die) {
  const dwarf::Tag Tag = Die.getTag();
  if (Tag != dwarf::DW_TAG_variable && Tag != dwarf::DW_TAG_formal_parameter)
    return std::nullopt;
  Variable V;
  V.Die = Die;
  V.Origin = originOf(Die);
  const char *Name = V.Origin.getShortName();
  if (!Name)
    return std::nullopt;
  V.Name = Name;
  V.IsParameter = Tag == dwarf::DW_TAG_formal_parameter;
  return V;
}

static bool contains(const std::vector<Variable> &List, const Variable &V) {
  return any_of(List, [&](const Variable &O) { return O.Name == V.Name; });
}

/// Those of nested blocks around the address, then the parent's own.
void SourceInfo::collectVariables(const Object &O, DWARFDie Parent, uint64_t PC,
                                  std::vector<Variable> &Result) const {
  const uint64_t Address = PC + O.Bias;
  for (const DWARFDie &Child : childrenOf(Parent))
    if (Child.getTag() == dwarf::DW_TAG_lexical_block &&
        Child.addressRangeContainsAddress(Address))
      collectVariables(O, Child, PC, Result);
  auto Add = [&](DWARFDie Of, bool Located) {
    for (const DWARFDie &Child : childrenOf(Of))
      if (std::optional<Variable> V = variableOf(Child))
        if (!contains(Result, *V) &&
            (!Located || Child.find(dwarf::DW_AT_location)))
          Result.push_back(*V);
  };
  Add(Parent, /*Located=*/false);
  // Static variables stay with the function that has been inlined.
  if (DWARFDie Origin = originOf(Parent); Origin != Parent)
    Add(Origin, /*Located=*/true);
}

std::vector<Variable> SourceInfo::variables(const Scope &S, uint64_t PC) const {
  std::vector<Variable> Result;
  const Object *O = S.Die ? objectOf(PC) : nullptr;
  if (O)
    collectVariables(*O, S.Die, PC, Result);
  return Result;
}

std::vector<Variable> SourceInfo::globals(const Scope &S) const {
  std::vector<Variable> Result;
  auto Add = [&](DWARFUnit &Unit) {
    for (const DWARFDie &Child :
         childrenOf(Unit.getUnitDIE(/*ExtractUnitDIEOnly=*/false)))
      if (std::optional<Variable> V = variableOf(Child))
        if (!contains(Result, *V) && V->Die.find(dwarf::DW_AT_location))
          Result.push_back(*V);
  };
  if (S.Die)
    Add(*S.Die.getDwarfUnit());
  for (const auto &O : Objects)
    for (const auto &Unit : O->Context->compile_units())
      Add(*Unit);
  return Result;
}

DWARFDie SourceInfo::findType(StringRef Name) const {
  const bool IsTag = Name.consume_front("struct ") ||
                     Name.consume_front("union ") ||
                     Name.consume_front("enum ");
  for (const auto &O : Objects)
    for (const auto &Unit : O->Context->compile_units())
      for (const DWARFDie &Child :
           childrenOf(Unit->getUnitDIE(/*ExtractUnitDIEOnly=*/false))) {
        const char *Of = Child.getShortName();
        if (!Of || Name != Of)
          continue;
        switch (Child.getTag()) {
        case dwarf::DW_TAG_typedef:
        case dwarf::DW_TAG_base_type:
          if (IsTag)
            break;
          return Child;
        case dwarf::DW_TAG_structure_type:
        case dwarf::DW_TAG_class_type:
        case dwarf::DW_TAG_union_type:
        case dwarf::DW_TAG_enumeration_type:
          return Child;
        default:
          break;
        }
      }
  return DWARFDie();
}

/// The expression of an attribute that is valid at an address.
static std::vector<uint8_t> expressionAt(const DWARFDie &Die,
                                         dwarf::Attribute Attribute,
                                         uint64_t Address) {
  auto Locations = Die.getLocations(Attribute);
  if (!Locations) {
    consumeError(Locations.takeError());
    return {};
  }
  for (const DWARFLocationExpression &L : *Locations)
    if (!L.Range || (L.Range->LowPC <= Address && Address < L.Range->HighPC))
      return {L.Expr.begin(), L.Expr.end()};
  return {};
}

std::vector<uint8_t> SourceInfo::location(const Variable &V,
                                          uint64_t PC) const {
  const Object *O = objectOf(*V.Die.getDwarfUnit());
  if (!O)
    return {};
  const uint64_t Address = PC + O->Bias;
  std::vector<uint8_t> Result =
      expressionAt(V.Die, dwarf::DW_AT_location, Address);
  const DWARFDie Parent = V.Die.getParent();
  if (!Result.empty() || !V.IsParameter || !Parent || !isKernelBody(Parent))
    return Result;
  // The kernel's own parameter of that name, before it is passed on.
  for (const DWARFDie &Child : childrenOf(Parent.getParent()))
    if (std::optional<Variable> Same = variableOf(Child))
      if (Same->IsParameter && Same->Name == V.Name)
        return expressionAt(Child, dwarf::DW_AT_location, Address);
  return Result;
}

std::vector<uint8_t> SourceInfo::frameBase(const Scope &S) const {
  DWARFDie Die = S.Die;
  while (Die && Die.getTag() != dwarf::DW_TAG_subprogram)
    Die = Die.getParent();
  return Die ? expressionAt(Die, dwarf::DW_AT_frame_base, 0)
             : std::vector<uint8_t>();
}

//===----------------------------------------------------------------------===//
// Static variables
//===----------------------------------------------------------------------===//

static StaticPlace placeOf(uint64_t Address) {
  if (Address >> 56 == BankTag >> 56)
    return {true, uint32_t(Address >> BankShift & 0xff),
            Address & maskTrailingOnes<uint64_t>(BankShift)};
  return {false, 0, Address};
}

std::optional<StaticPlace> SourceInfo::staticPlace(DWARFUnit &Unit,
                                                   uint64_t Address) const {
  const Object *O = objectOf(Unit);
  if (!O)
    return std::nullopt;
  if (O->File->isRelocatableObject())
    return placeOf(Address);
  // In a program the addresses of the sections differ.
  for (const object::SectionRef &S : O->File->sections()) {
    if (!S.getAddress() || Address - S.getAddress() >= S.getSize())
      continue;
    q7x2_section_place Place;
    q7x2_module_get_section(Module, O->Number, S.getIndex(), &Place);
    const uint64_t At = Place.address + (Address - S.getAddress());
    if (Place.kind == Q7X2_SECTION_BANK)
      return StaticPlace{true, Place.bank, At};
    if (Place.kind == Q7X2_SECTION_GENERIC)
      return StaticPlace{false, 0, At};
  }
  return std::nullopt;
}

std::optional<StaticPlace> SourceInfo::staticPlaceAt(DWARFUnit &Unit,
                                                     uint64_t Index) const {
  auto Item = Unit.getAddrOffsetSectionItem(Index);
  return Item ? staticPlace(Unit, Item->Address) : std::nullopt;
}
