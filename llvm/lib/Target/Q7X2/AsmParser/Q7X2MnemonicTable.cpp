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

bool ParsedMnemonic::takesHalfImmediates() const {
  return any_of(Mods, [](const ParsedMod &M) {
    return Q7X2::lookupMod(M.Mod)->Kind == Q7X2ModKind::HFmtV2;
  });
}

// ---- building --------------------------------------------------------------

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
  // The entry that names most of the text comes first: IMAD.HI.X before IMAD.
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

// ---- reading ---------------------------------------------------------------

namespace {

// One attempt to read the parts behind the base as selectors and modifiers.
class SuffixReader {
  ArrayRef<StringRef> Parts; // without the base
  SmallVector<bool, 8> Used;

public:
  explicit SuffixReader(ArrayRef<StringRef> Parts)
      : Parts(Parts), Used(Parts.size(), false) {}

  // Each selector must stand somewhere among the parts.
  bool takeSelectors(ArrayRef<std::string> Selectors) {
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

  // Gives the other parts to modifiers. Returns the index of the part that no
  // modifier takes, or the number of parts.
  size_t takeModifiers(ArrayRef<Q7X2Mod::ModID> List,
                       SmallVectorImpl<ParsedMod> &Mods) {
    Mods.clear();
    for (Q7X2Mod::ModID M : List)
      Mods.push_back({M, 0, -1});
    for (size_t I = 0; I != Parts.size(); ++I) {
      if (Used[I])
        continue;
      // A text may have a dot in it, as STRONG.GPU has.
      if (I + 1 != Parts.size() && !Used[I + 1] &&
          take((Parts[I] + "." + Parts[I + 1]).str(), I, Mods))
        ++I;
      else if (!take(Parts[I], I, Mods))
        return I;
    }
    return Parts.size();
  }

  // The first modifier that must be written and is not; assumes the others.
  static const ParsedMod *assumeMissing(SmallVectorImpl<ParsedMod> &Mods) {
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
  static bool take(StringRef Text, size_t Index,
                   SmallVectorImpl<ParsedMod> &Mods) {
    bool OrderedOpen = false; // an ordered modifier before this one is free
    for (ParsedMod &M : Mods) {
      const Q7X2::ModInfo *Info = Q7X2::lookupMod(M.Mod);
      if (M.Suffix >= 0)
        continue;
      const auto *V = Q7X2::lookupModText(Info->Kind, Text);
      if (V && !V->Text.empty() && !(Info->Ordered && OrderedOpen)) {
        M.Value = V->Value;
        M.Suffix = Index;
        return true;
      }
      OrderedOpen |= Info->Ordered;
    }
    return false;
  }
};

} // namespace

std::optional<MnemonicError>
Q7X2MnemonicTable::parse(ArrayRef<StringRef> Parts,
                         ParsedMnemonic &Result) const {
  auto Base = ByBase.find(Parts[0].upper());
  if (Base == ByBase.end()) {
    std::string Near = nearestMnemonic(Parts[0]);
    return MnemonicError{
        "unknown instruction '" + Parts[0].str() + "'" +
            (Near.empty() ? "" : ", did you mean " + Near + "?"),
        0};
  }
  for (const Entry &E : Base->second) {
    SuffixReader Reader(Parts.drop_front());
    if (!Reader.takeSelectors(E.Selectors))
      continue;
    for (const ModList &List : E.ModLists) {
      if (Reader.takeModifiers(List, Result.Mods) != Parts.size() - 1 ||
          SuffixReader::assumeMissing(Result.Mods))
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
    // Ties go to the first in the alphabet, whatever the hash order.
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
  return Lists.empty() ? "it takes none" : "it takes " + join(Lists, "; ");
}

MnemonicError Q7X2MnemonicTable::diagnose(ArrayRef<StringRef> Parts,
                                          ArrayRef<Entry> Entries) const {
  ArrayRef<StringRef> Suffixes = Parts.drop_front();
  for (size_t I = 0; I != Suffixes.size(); ++I)
    for (size_t J = 0; J != I; ++J)
      if (Suffixes[I].equals_insensitive(Suffixes[J])) {
        // The same text twice is right where two modifiers share it.
        SmallVector<ParsedMod, 5> Mods;
        SuffixReader Reader(Suffixes);
        if (none_of(Entries[0].ModLists, [&](const ModList &List) {
              return Reader.takeModifiers(List, Mods) > I;
            }))
          return {"modifier ." + Suffixes[I].str() + " is given twice",
                  unsigned(I + 1)};
      }

  // Follow the attempt that reads furthest.
  size_t Furthest = 0;
  const Entry *Best = nullptr;
  SmallVector<ParsedMod, 5> BestMods;
  for (const Entry &E : Entries) {
    SuffixReader Reader(Suffixes);
    if (!Reader.takeSelectors(E.Selectors))
      continue;
    for (const ModList &List : E.ModLists) {
      SmallVector<ParsedMod, 5> Mods;
      size_t End = Reader.takeModifiers(List, Mods);
      if (!Best || End > Furthest) {
        Furthest = End;
        Best = &E;
        BestMods = Mods;
      }
    }
  }
  if (!Best)
    return {"'" + Parts[0].str() + "' stands only with " +
                listModifiers(Entries).substr(StringRef("it takes ").size()),
            0};
  if (Furthest == Suffixes.size()) {
    const ParsedMod *Missing = SuffixReader::assumeMissing(BestMods);
    return {StringRef(Best->Mnemonic).upper() + " needs one of " +
                Q7X2::listModTexts(Q7X2::lookupMod(Missing->Mod)->Kind),
            0};
  }
  StringRef Text = Suffixes[Furthest];
  for (const ParsedMod &M : BestMods) {
    const Q7X2::ModInfo *Info = Q7X2::lookupMod(M.Mod);
    if (M.Suffix < 0 || !Q7X2::lookupModText(Info->Kind, Text))
      continue;
    return {"modifier ." + Text.str() + " excludes ." +
                Suffixes[M.Suffix].str() + ", which is given already",
            unsigned(Furthest + 1)};
  }
  return {"unknown modifier ." + Text.str() + " on " + Parts[0].upper() + ": " +
              listModifiers(Entries),
          unsigned(Furthest + 1)};
}
