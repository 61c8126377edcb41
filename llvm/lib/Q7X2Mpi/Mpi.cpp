//===- Mpi.cpp - Launches on several hosts --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// q7x2_ranks::exchange with MPI. An error of MPI ends all processes, which is
// the default.
//
//===----------------------------------------------------------------------===//

#include "q7x2/q7x2mpi.h"
#include <algorithm>
#include <memory>
#include <mpi.h>
#include <vector>

// MPI counts bytes with int, so more than this is sent in several rounds.
static const uint64_t RoundBytes = uint64_t(64) << 20;

namespace {
/// The data of all processes.
class Exchange {
  std::vector<uint64_t> Sizes;
  std::vector<std::unique_ptr<char[]>> Parts;
  std::vector<const void *> Pointers;

public:
  void run(const char *Data, uint64_t Size);
  const void *const *parts() const { return Pointers.data(); }
  const uint64_t *sizes() const { return Sizes.data(); }

private:
  void broadcast(int From);
};
} // namespace

static int processCount() {
  int Count;
  MPI_Comm_size(MPI_COMM_WORLD, &Count);
  return Count;
}

/// Sends the data of one process, in its part, to all.
void Exchange::broadcast(int From) {
  for (uint64_t Begin = 0; Begin < Sizes[From]; Begin += RoundBytes)
    MPI_Bcast(Parts[From].get() + Begin,
              int(std::min(Sizes[From] - Begin, RoundBytes)), MPI_BYTE, From,
              MPI_COMM_WORLD);
}

void Exchange::run(const char *Data, uint64_t Size) {
  const int Count = processCount();
  int Rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &Rank);
  Sizes.resize(Count);
  MPI_Allgather(&Size, 1, MPI_UINT64_T, Sizes.data(), 1, MPI_UINT64_T,
                MPI_COMM_WORLD);
  Parts.resize(Count);
  Pointers.resize(Count);
  for (int I = 0; I != Count; ++I) {
    Parts[I].reset(new char[Sizes[I]]); // not cleared first
    Pointers[I] = Parts[I].get();
  }
  std::copy_n(Data, Size, Parts[Rank].get());
  for (int I = 0; I != Count; ++I)
    broadcast(I);
}

static void exchange(void *Context, const void *Data, uint64_t Size,
                     const void *const **Parts, const uint64_t **Sizes) {
  Exchange &E = *static_cast<Exchange *>(Context);
  E.run(static_cast<const char *>(Data), Size);
  *Parts = E.parts();
  *Sizes = E.sizes();
}

int q7x2_mpi_join(q7x2_ranks *Ranks) {
  // Only the calling thread, the one that launches, calls MPI.
  int Provided;
  if (int Error =
          MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &Provided))
    return Error;
  static Exchange TheExchange;
  int Rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &Rank);
  *Ranks = {uint32_t(Rank), uint32_t(processCount()), exchange, &TheExchange};
  return MPI_SUCCESS;
}

void q7x2_mpi_leave(void) { MPI_Finalize(); }
