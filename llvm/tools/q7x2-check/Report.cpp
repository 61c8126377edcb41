//===- Report.cpp - Findings as text and as JSON --------------------------===//

#include "Report.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace check;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// What the numbers of resources are called, and how many there are.
static std::pair<StringRef, unsigned> registerFile(Resource R) {
  if (R < res::UGPR)
    return {"R", R - res::GPR};
  if (R < res::Pred)
    return {"UR", R - res::UGPR};
  if (R < res::UPred)
    return {"P", R - res::Pred};
  return {"UP", R - res::UPred};
}

/// The registers as R[4:5], P0: those that follow one another together.
static std::vector<std::string> registerNames(ArrayRef<Resource> Registers) {
  std::vector<std::string> Names;
  for (size_t I = 0, End; I != Registers.size(); I = End) {
    for (End = I + 1; End != Registers.size(); ++End)
      if (Registers[End] != Registers[End - 1] + 1 ||
          Registers[End] == res::AnyGPR ||
          registerFile(Registers[End]).first !=
              registerFile(Registers[I]).first)
        break;
    auto [File, First] = registerFile(Registers[I]);
    if (Registers[I] == res::AnyGPR)
      Names.push_back("R[UR...]");
    else if (End == I + 1)
      Names.push_back(formatv("{0}{1}", File, First));
    else
      Names.push_back(formatv("{0}[{1}:{2}]", File, First,
                              registerFile(Registers[End - 1]).second));
  }
  return Names;
}

static std::vector<std::string> boardNames(unsigned Boards) {
  std::vector<std::string> Names;
  for (unsigned B = 0; B != Q7X2::Ctrl::NumScoreboards; ++B)
    if (Boards >> B & 1)
      Names.push_back(formatv("SB{0}", B));
  return Names;
}

static StringRef kindName(Hazard Kind) {
  switch (Kind) {
  case Hazard::ReadBeforeWrite:
    return "RAW";
  case Hazard::WriteAfterWrite:
    return "WAW";
  case Hazard::WriteAfterRead:
    return "WAR";
  case Hazard::ScoreboardRole:
    return "scoreboard";
  case Hazard::InFlight:
    return "boundary";
  case Hazard::Invalid:
    return "invalid";
  }
  llvm_unreachable("no such kind");
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// "saxpy+0x40 (k.cl:7)"
static std::string placeAndLine(const CodeObject &Object, uint32_t Index) {
  std::string Text = Object.place(Index).str();
  std::string Line = Object.sourceLine(Index);
  if (!Line.empty())
    Text += " (" + Line + ")";
  return Text;
}

/// "LDG R4, [R[2:3].64] at saxpy+0x10 (k.cl:5)"
static std::string producerText(const CodeObject &Object, const Finding &F) {
  std::string Text = "'" + Object.text(F.Producer) + "' at " +
                     placeAndLine(Object, F.Producer);
  if (F.Producer >= F.Consumer)
    Text += ", around a loop";
  return Text;
}

/// What is missing.
static std::string missingText(const Finding &F) {
  std::string Waits = "nothing waits for " + join(boardNames(F.Boards), " or ");
  if (!F.Needed)
    return F.Boards ? Waits : "it raises no scoreboard";
  std::string Cycles =
      formatv("after {0} of {1} cycles", F.Cycles, F.Needed).str();
  return F.Boards ? Cycles + ", and " + Waits : Cycles;
}

static StringRef leavingText(FlowKind Flow) {
  switch (Flow) {
  case FlowKind::Call:
    return "call";
  case FlowKind::Return:
    return "return";
  case FlowKind::Jump:
    return "jump";
  default:
    return "branch to code elsewhere";
  }
}

/// The hazard in words; the instructions between quotation marks.
static std::string hazardText(const CodeObject &Object, const Finding &F) {
  std::vector<std::string> Names = registerNames(F.Registers);
  if (Names.empty())
    Names = boardNames(F.Boards);
  std::string Subject =
      join(Names, ", ") + (Names.size() == 1 ? " is " : " are ");
  std::string Consumer = "'" + Object.text(F.Consumer) + "'";
  std::string Producer = producerText(Object, F);
  switch (F.Kind) {
  case Hazard::ReadBeforeWrite:
    return Subject + "read before written: " + Consumer +
           " needs the result of " + Producer;
  case Hazard::WriteAfterWrite:
    return Subject + "written out of order: " + Consumer + " may overtake " +
           Producer;
  case Hazard::WriteAfterRead:
    return Subject + "overwritten before read: " + Consumer +
           " writes a source of " + Producer;
  case Hazard::ScoreboardRole:
    return Subject + "raised for results and for sources: by " + Consumer +
           " and by " + Producer;
  case Hazard::InFlight:
    return formatv("{0}in flight at a {1}: {2} does not wait for {3}", Subject,
                   leavingText(Object.insts()[F.Consumer].Flow), Consumer,
                   Producer);
  case Hazard::Invalid:
    break;
  }
  return "the bits are no instruction";
}

static std::string message(const CodeObject &Object, const Finding &F) {
  std::string Text = hazardText(Object, F);
  if (F.Kind != Hazard::Invalid)
    Text += ": " + missingText(F);
  return Text;
}

void check::printFinding(raw_ostream &OS, const CodeObject &Object,
                         const Finding &F) {
  OS << Object.path() << ": " << placeAndLine(Object, F.Consumer) << ": "
     << kindName(F.Kind) << ": " << message(Object, F) << '\n';
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static json::Object instObject(const CodeObject &Object, uint32_t Index) {
  CodeObject::Place Place = Object.place(Index);
  json::Object O{{"function", json::fixUTF8(Place.Function)},
                 {"offset", Place.Offset},
                 {"text", Object.text(Index)}};
  std::string Line = Object.sourceLine(Index);
  if (!Line.empty())
    O["line"] = json::fixUTF8(Line);
  return O;
}

json::Object check::toJson(const CodeObject &Object, const Finding &F) {
  json::Object O{{"object", json::fixUTF8(Object.path())},
                 {"kind", kindName(F.Kind)},
                 {"message", json::fixUTF8(message(Object, F))},
                 {"consumer", instObject(Object, F.Consumer)}};
  if (F.Kind == Hazard::Invalid)
    return O;
  O["producer"] = instObject(Object, F.Producer);
  O["registers"] = json::Array(registerNames(F.Registers));
  if (F.Needed) {
    O["cycles"] = F.Cycles;
    O["needed"] = F.Needed;
  }
  if (F.Boards || !F.Needed)
    O["scoreboards"] = json::Array(boardNames(F.Boards));
  return O;
}
