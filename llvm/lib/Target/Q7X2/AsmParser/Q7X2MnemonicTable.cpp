//===-- Q7X2MnemonicTable.cpp - Mnemonics and their modifiers -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2MnemonicTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

// ---- construction ----------------------------------------------------------

Q7X2MnemonicTable::Q7X2MnemonicTable(bool IsFermi) {
  for (const Q7X2::InstrInfoRow &Row : Q7X2::getInstrTable()) {
    if (Q7X2::isFermi(Row) != IsFermi)
      continue;
    ModList Mods;
    for (unsigned I = 0; I != Row.NumMods; ++I)
      Mods.push_back(Row.mod(I));
    add(Row.Mnemonic, Row.Mnemonic, Mods);
    for (const Q7X2::SpellingInfo &S : Q7X2::getSpellingTable())
      if (S.Mnemonic == Row.Mnemonic && !IsFermi)
        add(S.Text, Row.Mnemonic, Mods);
  }
  // Sort longer matches first: IMAD.HI.X before IMAD.
  for (auto &Base : ByBase)
    sort(Base.second, [](const Entry &A, const Entry &B) {
      if (A.Selectors.size() != B.Selectors.size())
        return A.Selectors.size() > B.Selectors.size();
      return A.Selectors < B.Selectors;
    });
}

void Q7X2MnemonicTable::add(StringRef Text, StringRef Mnemonic, ModList Mods) {
  SmallVector<StringRef, 4> Parts;
  Text.split(Parts, '.');
  SmallVector<std::string, 3> Selectors;
  for (StringRef Part : drop_begin(Parts))
    Selectors.push_back(Part.str());
  SmallVector<Entry, 4> &Entries = ByBase[Parts[0]];
  auto It = find_if(Entries,
                    [&](const Entry &E) { return E.Selectors == Selectors; });
  if (It == Entries.end()) {
    Entries.push_back({Mnemonic.lower(), Selectors, {}});
    It = std::prev(Entries.end());
  }
  if (!is_contained(It->ModLists, Mods))
    It->ModLists.push_back(Mods);
}

// ---- parsing ---------------------------------------------------------------

namespace {

// An attempt to parse the parts after the base as selectors and modifiers.
class SuffixParser {
  ArrayRef<StringRef> Parts; // without the base
  SmallVector<bool, 8> Used;

public:
  explicit SuffixParser(ArrayRef<StringRef> Parts)
      : Parts(Parts), Used(Parts.size(), false) {}

  // Matches each selector with a part. Returns false if one does not occur.
  bool matchSelectors(ArrayRef<std::string> Selectors) {
    for (const std::string &S : Selectors) {
      auto It = find_if(enumerate(Parts), [&](const auto &P) {
        return !Used[P.index()] && P.value().equals_insensitive(S);
      });
      if (It == enumerate(Parts).end())
        return false;
      Used[(*It).index()] = true;
    }
    return true;
  }

  // Matches the other parts with modifiers. Returns the index of the first part
  // that matches none, or the number of parts.
  size_t matchModifiers(ArrayRef<Q7X2Mod::ModID> List,
                        SmallVectorImpl<ParsedMod> &Mods) {
    Mods.clear();
    for (Q7X2Mod::ModID M : List)
      Mods.push_back({M, 0, -1});
    for (size_t I = 0; I != Parts.size(); ++I) {
      if (Used[I])
        continue;
      // A value may contain a dot: STRONG.GPU.
      if (I + 1 != Parts.size() && !Used[I + 1] &&
          match((Parts[I] + "." + Parts[I + 1]).str(), I, Mods))
        ++I;
      else if (!match(Parts[I], I, Mods))
        return I;
    }
    return Parts.size();
  }

  // Sets omitted modifiers to their defaults. Returns the first one without a
  // default.
  static const ParsedMod *setDefaults(SmallVectorImpl<ParsedMod> &Mods) {
    for (ParsedMod &M : Mods) {
      if (M.Suffix >= 0)
        continue;
      M.Value = Q7X2::lookupMod(M.Mod)->Assumed;
      if (M.Value == 0xff)
        return &M;
    }
    return nullptr;
  }

private:
  static bool match(StringRef Text, size_t Index,
                    SmallVectorImpl<ParsedMod> &Mods) {
    // Whether an earlier ordered modifier has no value yet.
    bool OrderedUnset = false;
    for (ParsedMod &M : Mods) {
      const Q7X2::ModInfo *Info = Q7X2::lookupMod(M.Mod);
      if (M.Suffix >= 0)
        continue;
      const auto *V = Q7X2::lookupModText(Info->Kind, Text);
      if (V && !V->Text.empty() && !(Info->Ordered && OrderedUnset)) {
        M.Value = V->Value;
        M.Suffix = Index;
        return true;
      }
      OrderedUnset |= Info->Ordered;
    }
    return false;
  }
};

} // namespace

ParsedMnemonic *Q7X2MnemonicTable::parse(StringRef Text, MnemonicError &Error) {
  auto [Known, IsNew] = Parsed.try_emplace(Text);
  ParsedMnemonic &Result = Known->second;
  if (!IsNew)
    return &Result;
  SmallVector<StringRef, 8> Parts;
  Text.split(Parts, '.');
  auto OffsetOf = [&](unsigned Part) {
    return Parts[Part].data() - Text.data();
  };
  if (std::optional<PartError> E = parseParts(Parts, Result)) {
    Error = {E->Message, unsigned(OffsetOf(E->Part))};
    Parsed.erase(Known);
    return nullptr;
  }
  for (ParsedMod &M : Result.Mods) {
    if (M.Suffix >= 0)
      M.Offset = OffsetOf(M.Suffix + 1);
    if (Q7X2::lookupMod(M.Mod)->Kind == Q7X2ModKind::HFmtV2)
      Result.HalfFormat = M.Value;
  }
  return &Result;
}

std::optional<Q7X2MnemonicTable::PartError>
Q7X2MnemonicTable::parseParts(ArrayRef<StringRef> Parts,
                              ParsedMnemonic &Result) const {
  auto Base = ByBase.find(Parts[0].upper());
  if (Base == ByBase.end()) {
    std::string Near = nearestMnemonic(Parts[0]);
    return PartError{"unknown instruction '" + Parts[0].str() + "'" +
                         (Near.empty() ? "" : ", did you mean " + Near + "?"),
                     0};
  }
  for (const Entry &E : Base->second) {
    SuffixParser Parser(Parts.drop_front());
    if (!Parser.matchSelectors(E.Selectors))
      continue;
    for (const ModList &List : E.ModLists) {
      if (Parser.matchModifiers(List, Result.Mods) != Parts.size() - 1 ||
          SuffixParser::setDefaults(Result.Mods))
        continue;
      Result.Mnemonic = E.Mnemonic;
      return std::nullopt;
    }
  }
  return diagnose(Parts, Base->second);
}

// ---- errors ----------------------------------------------------------------

std::string Q7X2MnemonicTable::nearestMnemonic(StringRef Base) const {
  std::string Upper = Base.upper(), Best;
  unsigned BestDistance = 3;
  for (const auto &Entry : ByBase) {
    unsigned Distance = StringRef(Upper).edit_distance(
        Entry.first(), /*AllowReplacements=*/true, BestDistance);
    // Break ties alphabetically, since the order of the map is arbitrary.
    if (Distance < BestDistance ||
        (Distance == BestDistance && !Best.empty() && Entry.first() < Best)) {
      Best = Entry.first().str();
      BestDistance = Distance;
    }
  }
  return Best;
}

std::string Q7X2MnemonicTable::listModifiers(ArrayRef<Entry> Entries) {
  SmallVector<std::string> Lists;
  auto Add = [&](std::string Text) {
    if (!Text.empty() && !is_contained(Lists, Text))
      Lists.push_back(std::move(Text));
  };
  for (const Entry &E : Entries) {
    if (!E.Selectors.empty())
      Add("." + join(E.Selectors, "."));
    for (const ModList &List : E.ModLists)
      for (Q7X2Mod::ModID M : List)
        Add(Q7X2::listModTexts(Q7X2::lookupMod(M)->Kind));
  }
  return join(Lists, "; ");
}

// Returns the index of a suffix that repeats an earlier one and matches no
// second modifier, or the number of suffixes.
size_t Q7X2MnemonicTable::findDuplicate(ArrayRef<StringRef> Suffixes,
                                        ArrayRef<Entry> Entries) {
  for (size_t I = 0; I != Suffixes.size(); ++I) {
    auto IsSame = [&](StringRef S) {
      return S.equals_insensitive(Suffixes[I]);
    };
    if (none_of(Suffixes.take_front(I), IsSame))
      continue;
    SuffixParser Parser(Suffixes);
    SmallVector<ParsedMod, 5> Mods;
    if (none_of(Entries[0].ModLists, [&](const ModList &List) {
          return Parser.matchModifiers(List, Mods) > I;
        }))
      return I;
  }
  return Suffixes.size();
}

Q7X2MnemonicTable::PartError
Q7X2MnemonicTable::diagnose(ArrayRef<StringRef> Parts,
                            ArrayRef<Entry> Entries) const {
  ArrayRef<StringRef> Suffixes = Parts.drop_front();
  size_t Duplicate = findDuplicate(Suffixes, Entries);
  if (Duplicate != Suffixes.size())
    return {"duplicate modifier ." + Suffixes[Duplicate].str(),
            unsigned(Duplicate + 1)};

  // Diagnose the attempt that matches the most suffixes.
  size_t Furthest = 0;
  const Entry *Best = nullptr;
  SmallVector<ParsedMod, 5> BestMods;
  for (const Entry &E : Entries) {
    SuffixParser Parser(Suffixes);
    if (!Parser.matchSelectors(E.Selectors))
      continue;
    for (const ModList &List : E.ModLists) {
      SmallVector<ParsedMod, 5> Mods;
      size_t End = Parser.matchModifiers(List, Mods);
      if (!Best || End > Furthest) {
        Furthest = End;
        Best = &E;
        BestMods = Mods;
      }
    }
  }
  if (!Best) {
    SmallVector<std::string> Modes;
    for (const Entry &E : Entries)
      Modes.push_back("." + join(E.Selectors, "."));
    return {"'" + Parts[0].str() + "' requires one of " + join(Modes, ", "), 0};
  }
  if (Furthest == Suffixes.size()) {
    const ParsedMod *Missing = SuffixParser::setDefaults(BestMods);
    return {StringRef(Best->Mnemonic).upper() + " requires one of " +
                Q7X2::listModTexts(Q7X2::lookupMod(Missing->Mod)->Kind),
            0};
  }
  return diagnoseSuffix(Parts, Furthest, BestMods, Entries);
}

// Diagnoses a suffix that matches no modifier, or only one that has a value
// already.
Q7X2MnemonicTable::PartError
Q7X2MnemonicTable::diagnoseSuffix(ArrayRef<StringRef> Parts, size_t Suffix,
                                  ArrayRef<ParsedMod> Mods,
                                  ArrayRef<Entry> Entries) {
  StringRef Text = Parts[Suffix + 1];
  for (const ParsedMod &M : Mods)
    if (M.Suffix >= 0 &&
        Q7X2::lookupModText(Q7X2::lookupMod(M.Mod)->Kind, Text))
      return {"modifier ." + Text.str() + " conflicts with ." +
                  Parts[M.Suffix + 1].str(),
              unsigned(Suffix + 1)};
  std::string List = listModifiers(Entries);
  return {"unknown modifier ." + Text.str() + " on " + Parts[0].upper() +
              (List.empty() ? ", which has none" : ", expected " + List),
          unsigned(Suffix + 1)};
}
