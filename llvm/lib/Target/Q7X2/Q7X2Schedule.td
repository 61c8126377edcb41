//===-- Q7X2Schedule.td - Timing of the machine ------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only table of latencies and issue rates. LLVM's schedulers and llvm-mca
// read the scheduling model below, which is derived from it; the control words,
// the simulator and the checker read it as UnitTable and BypassTable, the
// reference pages as TableGen records. docs/timing.md explains the figures. A
// new unit is one more `def` of FuncUnit; nothing else lists the units.
//
//===----------------------------------------------------------------------===//

// A scheduler issues to a pipe at most once in `interval` cycles.
class Pipe<int interval> : ProcResource<1> {
  string Name = NAME;
  int Interval = interval;
  let BufferSize = 0;
}
def PipeALU  : Pipe<2>;
def PipeFMA  : Pipe<2>;
def PipeHALU : Pipe<2>;
def PipeDALU : Pipe<16>;
def PipeR2U  : Pipe<2>;
def PipeXU   : Pipe<8>;
def PipeLSU  : Pipe<4>;
def PipeWARP : Pipe<2>;
def PipeCTRL : Pipe<1>;
def PipeUDP  : Pipe<2>;

// result, predicate: cycles from issue until a user of the result may issue.
// sourceRead: cycles from issue until the sources have been read. A unit that
// raises scoreboards has variable latency: the figures are for the case without
// delays.
class FuncUnit<Pipe pipe, int result, int predicate, int sourceRead = 2, bit writesScoreboard = 0,
               bit readsScoreboard = 0> {
  string Name = NAME;
  Pipe IssuePipe = pipe;
  bits<8> Interval = pipe.Interval;
  bits<8> ResultLatency = result;
  bits<8> PredLatency = predicate;
  bits<8> SourceRead = sourceRead;
  bit HasWsb = writesScoreboard;
  bit HasRsb = readsScoreboard;
  string Write = "Write" # NAME;
  string PredWrite = "Write" # NAME # "Pred";
  string Issue = "Issue" # NAME;
  string Read = "Read" # NAME;
  FuncUnit Self = !cast<FuncUnit>(NAME);
}
//                      pipe      result pred read wsb rsb
def ALU      : FuncUnit<PipeALU,  4,   6>;
def FMA      : FuncUnit<PipeFMA,  4,   6>;
def HALU     : FuncUnit<PipeHALU, 5,   7>;
def UDP      : FuncUnit<PipeUDP,  8,   8>;
def DALU     : FuncUnit<PipeDALU, 10,  12, 2, 1>;
def R2U      : FuncUnit<PipeR2U,  8,   12, 2, 1>; // R2UR
def XU       : FuncUnit<PipeXU,   14,  12, 2, 1>;
def WARP     : FuncUnit<PipeWARP, 24,  12, 2, 1>; // SHFL, MATCH, REDUX
def WARPVote : FuncUnit<PipeWARP, 12,  12, 2, 1>; // VOTE
def WARPSReg : FuncUnit<PipeWARP, 20,  12, 2, 1>; // S2R, CS2R
def UMEM     : FuncUnit<PipeUDP,  20,  12, 2, 1>; // ULDC, S2UR
// Bank conflicts, and each line of global memory after the first, add cycles.
def LSU       : FuncUnit<PipeLSU, 180, 12, 6, 1, 1>; // global, thread-local, generic
def LSUShared : FuncUnit<PipeLSU, 24,  12, 6, 1, 1>;
def LSUConst  : FuncUnit<PipeLSU, 20,  12, 6, 1, 1>; // LDC
// For a taken branch, the result is also the next PC.
def CTRL     : FuncUnit<PipeCTRL, 8,   8>;

// Between these units, a result in a register has a different latency.
class UnitBypass<FuncUnit from, FuncUnit to, int latency> {
  FuncUnit From = from;
  FuncUnit To = to;
  bits<8> Latency = latency;
  int Advance = !sub(from.ResultLatency, latency);
}
def FMAToALU : UnitBypass<FMA, ALU, 5>;
def ALUToFMA : UnitBypass<ALU, FMA, 5>;
def UDPToUDP : UnitBypass<UDP, UDP, 6>;

// ---- scheduling models -----------------------------------------------------
defvar Units = !instances<FuncUnit>();
defvar Bypasses = !instances<UnitBypass>();

// For each unit: its results, its issue, and the reading of its sources.
foreach unit = Units in {
  def unit.Write     : SchedWrite;
  def unit.PredWrite : SchedWrite;
  def unit.Issue     : SchedWrite;
  def unit.Read      : SchedRead;
}

// A unit of a machine that issues at another rate, or takes longer, than the
// table says. Control words keep the table's latencies, which the machine may
// exceed; the order of instructions and the stalls for busy pipes follow these.
class Tuned<FuncUnit unit, int interval, int latency = !cast<int>(unit.ResultLatency)> {
  FuncUnit Unit = unit;
  int Interval = interval;
  int Latency = latency;
}

// One scheduler of the four, which issues in order for each warp.
class MachineModel<list<Tuned> tuned = []> : SchedMachineModel {
  list<Tuned> TunedUnits = tuned;
  let IssueWidth = 1;
  let MicroOpBufferSize = 0;
  let LoadLatency = LSU.ResultLatency;
  let MispredictPenalty = CTRL.ResultLatency;
  let CompleteModel = false; // pseudos have no timing
}
def Q7X2Model : MachineModel;
// As the simulator's machines of these names (MachineDescription.def), which
// test/tools/llvm-mca/machine-rates.test compares.
def A100Model : MachineModel<[
  Tuned<HALU, 1>, Tuned<DALU, 4>, Tuned<LSUShared, 4, 23>,
]>;
def H200Model : MachineModel<[
  Tuned<FMA, 1>, // of floats; products of integers issue every other cycle
  Tuned<HALU, 1, 8>, Tuned<DALU, 2, 8>, Tuned<XU, 8, 17>, Tuned<WARP, 4>,
  Tuned<WARPVote, 2, 8>, Tuned<LSU, 4, 281>, Tuned<LSUShared, 4, 23>,
]>;

class TimingOf<MachineModel model, FuncUnit unit> {
  defvar Own = !filter(t, model.TunedUnits, !eq(t.Unit.Name, unit.Name));
  int Interval = !if(!empty(Own), unit.IssuePipe.Interval, !head(Own).Interval);
  int Latency = !if(!empty(Own), !cast<int>(unit.ResultLatency), !head(Own).Latency);
}

foreach model = [Q7X2Model, A100Model, H200Model] in let SchedModel = model in {
foreach unit = Units in {
  defvar timing = TimingOf<model, unit>;
  let NumMicroOps = 0 in {
    def : WriteRes<!cast<SchedWrite>(unit.Write), []> { let Latency = timing.Latency; }
    def : WriteRes<!cast<SchedWrite>(unit.PredWrite), []> { let Latency = unit.PredLatency; }
  }
  def : WriteRes<!cast<SchedWrite>(unit.Issue), [unit.IssuePipe]> {
    let ReleaseAtCycles = [timing.Interval];
  }
}
// A unit that no bypass ends at reads every result after its full latency.
foreach unit = !filter(u, Units, !not(!foldl(0, Bypasses, any, b, !or(any, !eq(b.To.Name, u.Name))))) in
  def : ReadAdvance<!cast<SchedRead>(unit.Read), 0>;
foreach b = Bypasses in
  def : ReadAdvance<!cast<SchedRead>(b.To.Read), b.Advance, [!cast<SchedWrite>(b.From.Write)]>;
}
