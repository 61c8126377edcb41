//===-- Q7X2Subtarget.cpp - What a CPU of the target has ------------------===//

#include "Q7X2Subtarget.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-subtarget"

#define GET_SUBTARGETINFO_TARGET_DESC
#define GET_SUBTARGETINFO_CTOR
#include "Q7X2GenSubtargetInfo.inc"

// No name is the one CPU that code is made for: only a name brings its
// scheduling model along.
static StringRef nameOfCPU(StringRef CPU) {
  return CPU.empty() ? "generic" : CPU;
}

Q7X2Subtarget::Q7X2Subtarget(const Triple &TT, StringRef CPU, StringRef FS,
                             const TargetMachine &TM)
    : Q7X2GenSubtargetInfo(TT, nameOfCPU(CPU), /*TuneCPU=*/nameOfCPU(CPU), FS),
      InstrInfo(*this), TLInfo(TM, *this) {
  ParseSubtargetFeatures(nameOfCPU(CPU), nameOfCPU(CPU), FS);
}
