//===-- Streams.cpp - Streams, events, graphs -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime.h"
#include <algorithm>
#include <set>

using namespace q7x2::cuda;

struct CUgraphNode_st {
  Command Run;
  cudaGraphNodeType Type;
};

/// The nodes in an order in which they may run.
struct CUgraph_st {
  std::vector<std::shared_ptr<CUgraphNode_st>> Nodes;
};

struct CUgraphExec_st {
  struct Step {
    CUgraphNode_st *Node; ///< Of the graph, to be compared with only.
    Command Run;
    cudaGraphNodeType Type;
  };
  std::vector<Step> Steps;
};

struct CUstream_st {
  unsigned Flags = 0;
  int Priority = 0;
  CUgraph_st *Capturing = nullptr;
};

struct CUevent_st {
  unsigned Flags = 0;
  bool IsRecorded = false;
  double Time = 0;                ///< In nanoseconds of the device's clock.
  CUgraph_st *Captured = nullptr; ///< The capture that has recorded it.
};

namespace {
/// The objects that exist, to find invalid handles.
struct Objects {
  std::set<const void *> Streams, Events, Graphs, Executables;
};
} // namespace

static Objects &objects() {
  static Objects *const All = new Objects;
  return *All;
}

/// The default streams are one.
static bool isDefault(cudaStream_t Stream) {
  return !Stream || Stream == cudaStreamLegacy || Stream == cudaStreamPerThread;
}
static bool isStream(cudaStream_t Stream) {
  return isDefault(Stream) || objects().Streams.count(Stream);
}

/// The graph that a stream captures; null if it does not.
static CUgraph_st *captureOf(cudaStream_t Stream) {
  return isDefault(Stream) ? nullptr : Stream->Capturing;
}

static cudaGraphNode_t append(CUgraph_st &Graph, Command Run,
                              cudaGraphNodeType Type) {
  Graph.Nodes.push_back(
      std::make_shared<CUgraphNode_st>(CUgraphNode_st{std::move(Run), Type}));
  return Graph.Nodes.back().get();
}

cudaError_t q7x2::cuda::submit(cudaStream_t Stream, Command C,
                               cudaGraphNodeType Type) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return result(E);
  if (!isStream(Stream))
    return result(cudaErrorInvalidResourceHandle);
  if (CUgraph_st *Graph = captureOf(Stream)) {
    append(*Graph, std::move(C), Type);
    return cudaSuccess;
  }
  return result(C());
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

cudaError_t cudaStreamCreateWithPriority(cudaStream_t *Stream, unsigned Flags,
                                         int Priority) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return result(E);
  if (!Stream || Flags > cudaStreamNonBlocking)
    return result(cudaErrorInvalidValue);
  *Stream = new CUstream_st{Flags, Priority};
  objects().Streams.insert(*Stream);
  return cudaSuccess;
}
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *Stream, unsigned Flags) {
  return cudaStreamCreateWithPriority(Stream, Flags, 0);
}
cudaError_t cudaStreamCreate(cudaStream_t *Stream) {
  return cudaStreamCreateWithFlags(Stream, cudaStreamDefault);
}
cudaError_t cudaStreamDestroy(cudaStream_t Stream) {
  Lock Guard(Runtime::get().Mutex);
  if (isDefault(Stream) || !objects().Streams.erase(Stream))
    return result(cudaErrorInvalidResourceHandle);
  delete Stream;
  return cudaSuccess;
}

/// All commands have run; or the stream captures and must not be waited for.
static cudaError_t checkIdle(cudaStream_t Stream) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return result(E);
  if (!isStream(Stream))
    return result(cudaErrorInvalidResourceHandle);
  return result(captureOf(Stream) ? cudaErrorStreamCaptureUnsupported
                                  : cudaSuccess);
}
cudaError_t cudaStreamSynchronize(cudaStream_t Stream) {
  return checkIdle(Stream);
}
cudaError_t cudaStreamQuery(cudaStream_t Stream) { return checkIdle(Stream); }
cudaError_t cudaDeviceSynchronize() { return checkIdle(nullptr); }
cudaError_t cudaThreadSynchronize() { return checkIdle(nullptr); }

cudaError_t cudaStreamGetFlags(cudaStream_t Stream, unsigned *Flags) {
  Lock Guard(Runtime::get().Mutex);
  if (!isStream(Stream))
    return result(cudaErrorInvalidResourceHandle);
  *Flags = isDefault(Stream) ? 0 : Stream->Flags;
  return cudaSuccess;
}
cudaError_t cudaStreamGetPriority(cudaStream_t Stream, int *Priority) {
  Lock Guard(Runtime::get().Mutex);
  if (!isStream(Stream))
    return result(cudaErrorInvalidResourceHandle);
  *Priority = isDefault(Stream) ? 0 : Stream->Priority;
  return cudaSuccess;
}

cudaError_t cudaLaunchHostFunc(cudaStream_t Stream, cudaHostFn_t Function,
                               void *Data) {
  if (!Function)
    return result(cudaErrorInvalidValue);
  return submit(
      Stream,
      [=] {
        Function(Data);
        return cudaSuccess;
      },
      cudaGraphNodeTypeHost);
}
cudaError_t cudaStreamAddCallback(cudaStream_t Stream,
                                  cudaStreamCallback_t Callback, void *Data,
                                  unsigned Flags) {
  if (!Callback || Flags)
    return result(cudaErrorInvalidValue);
  return submit(
      Stream,
      [=] {
        Callback(Stream, cudaSuccess, Data);
        return cudaSuccess;
      },
      cudaGraphNodeTypeHost);
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *Event, unsigned Flags) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return result(E);
  constexpr unsigned Known =
      cudaEventBlockingSync | cudaEventDisableTiming | cudaEventInterprocess;
  if (!Event || (Flags & ~Known))
    return result(cudaErrorInvalidValue);
  *Event = new CUevent_st{Flags};
  objects().Events.insert(*Event);
  R.IsTimed |= !(Flags & cudaEventDisableTiming);
  return cudaSuccess;
}
cudaError_t cudaEventCreate(cudaEvent_t *Event) {
  return cudaEventCreateWithFlags(Event, cudaEventDefault);
}

static bool isEvent(cudaEvent_t Event) {
  return objects().Events.count(Event) != 0;
}

cudaError_t cudaEventDestroy(cudaEvent_t Event) {
  Lock Guard(Runtime::get().Mutex);
  if (!objects().Events.erase(Event))
    return result(cudaErrorInvalidResourceHandle);
  delete Event;
  return cudaSuccess;
}

cudaError_t cudaEventRecord(cudaEvent_t Event, cudaStream_t Stream) {
  Lock Guard(Runtime::get().Mutex);
  if (!isEvent(Event) || !isStream(Stream))
    return result(cudaErrorInvalidResourceHandle);
  if ((Event->Captured = captureOf(Stream)))
    return cudaSuccess;
  return submit(Stream, [=] {
    Event->IsRecorded = true;
    Event->Time = Runtime::get().Now;
    return cudaSuccess;
  });
}
cudaError_t cudaEventRecordWithFlags(cudaEvent_t Event, cudaStream_t Stream,
                                     unsigned) {
  return cudaEventRecord(Event, Stream);
}

static cudaError_t checkEvent(cudaEvent_t Event) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return result(E);
  return result(isEvent(Event) ? cudaSuccess : cudaErrorInvalidResourceHandle);
}
cudaError_t cudaEventSynchronize(cudaEvent_t Event) {
  return checkEvent(Event);
}
cudaError_t cudaEventQuery(cudaEvent_t Event) { return checkEvent(Event); }

cudaError_t cudaStreamWaitEvent(cudaStream_t Stream, cudaEvent_t Event,
                                unsigned) {
  Lock Guard(Runtime::get().Mutex);
  if (!isStream(Stream) || !isEvent(Event))
    return result(cudaErrorInvalidResourceHandle);
  // Waiting for an event of a capture makes the stream a part of it.
  if (Event->Captured && !isDefault(Stream))
    Stream->Capturing = Event->Captured;
  return cudaSuccess;
}

cudaError_t cudaEventElapsedTime(float *Milliseconds, cudaEvent_t Begin,
                                 cudaEvent_t End) {
  Lock Guard(Runtime::get().Mutex);
  if (!isEvent(Begin) || !isEvent(End) || !Begin->IsRecorded ||
      !End->IsRecorded ||
      ((Begin->Flags | End->Flags) & cudaEventDisableTiming))
    return result(cudaErrorInvalidResourceHandle);
  if (!Milliseconds)
    return result(cudaErrorInvalidValue);
  *Milliseconds = float((End->Time - Begin->Time) * 1e-6);
  return cudaSuccess;
}

//===----------------------------------------------------------------------===//
// Capturing
//===----------------------------------------------------------------------===//

static cudaError_t newGraph(cudaGraph_t *Graph) {
  if (!Graph)
    return cudaErrorInvalidValue;
  *Graph = new CUgraph_st;
  objects().Graphs.insert(*Graph);
  return cudaSuccess;
}

cudaError_t cudaStreamBeginCapture(cudaStream_t Stream, cudaStreamCaptureMode) {
  Lock Guard(Runtime::get().Mutex);
  if (!isStream(Stream))
    return result(cudaErrorInvalidResourceHandle);
  if (isDefault(Stream))
    return result(cudaErrorStreamCaptureUnsupported);
  if (Stream->Capturing)
    return result(cudaErrorIllegalState);
  return result(newGraph(&Stream->Capturing));
}

cudaError_t cudaStreamEndCapture(cudaStream_t Stream, cudaGraph_t *Graph) {
  Lock Guard(Runtime::get().Mutex);
  if (!isStream(Stream))
    return result(cudaErrorInvalidResourceHandle);
  CUgraph_st *const Captured = captureOf(Stream);
  if (!Captured)
    return result(cudaErrorIllegalState);
  // The streams that have joined, too.
  for (const void *S : objects().Streams)
    if (auto *Joined = static_cast<CUstream_st *>(const_cast<void *>(S));
        Joined->Capturing == Captured)
      Joined->Capturing = nullptr;
  for (const void *E : objects().Events)
    if (auto *Event = static_cast<CUevent_st *>(const_cast<void *>(E));
        Event->Captured == Captured)
      Event->Captured = nullptr;
  *Graph = Captured;
  return cudaSuccess;
}

cudaError_t cudaStreamGetCaptureInfo(cudaStream_t Stream,
                                     cudaStreamCaptureStatus *Status,
                                     unsigned long long *Id) {
  Lock Guard(Runtime::get().Mutex);
  if (!isStream(Stream))
    return result(cudaErrorInvalidResourceHandle);
  if (!Status)
    return result(cudaErrorInvalidValue);
  CUgraph_st *const Captured = captureOf(Stream);
  *Status =
      Captured ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
  if (Id)
    *Id = addressOf(Captured);
  return cudaSuccess;
}
cudaError_t cudaStreamIsCapturing(cudaStream_t Stream,
                                  cudaStreamCaptureStatus *Status) {
  return cudaStreamGetCaptureInfo(Stream, Status, nullptr);
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

static bool isGraph(cudaGraph_t Graph) {
  return objects().Graphs.count(Graph) != 0;
}

cudaError_t cudaGraphCreate(cudaGraph_t *Graph, unsigned) {
  Lock Guard(Runtime::get().Mutex);
  return result(newGraph(Graph));
}
cudaError_t cudaGraphClone(cudaGraph_t *Copy, cudaGraph_t Graph) {
  Lock Guard(Runtime::get().Mutex);
  if (!isGraph(Graph))
    return result(cudaErrorInvalidResourceHandle);
  if (cudaError_t E = newGraph(Copy))
    return result(E);
  for (const auto &Node : Graph->Nodes)
    append(**Copy, Node->Run, Node->Type);
  return cudaSuccess;
}
cudaError_t cudaGraphDestroy(cudaGraph_t Graph) {
  Lock Guard(Runtime::get().Mutex);
  if (!objects().Graphs.erase(Graph))
    return result(cudaErrorInvalidResourceHandle);
  delete Graph;
  return cudaSuccess;
}
cudaError_t cudaGraphGetNodes(cudaGraph_t Graph, cudaGraphNode_t *Nodes,
                              size_t *Count) {
  Lock Guard(Runtime::get().Mutex);
  if (!isGraph(Graph) || !Count)
    return result(cudaErrorInvalidValue);
  if (Nodes) {
    *Count = std::min(*Count, Graph->Nodes.size());
    for (size_t I = 0; I != *Count; ++I)
      Nodes[I] = Graph->Nodes[I].get();
  } else {
    *Count = Graph->Nodes.size();
  }
  return cudaSuccess;
}

/// Adds a node after all others, on which it depends at most.
static cudaError_t addNode(cudaGraphNode_t *Node, cudaGraph_t Graph,
                           cudaGraphNodeType Type, Command Run) {
  Lock Guard(Runtime::get().Mutex);
  if (!isGraph(Graph) || !Node)
    return result(cudaErrorInvalidValue);
  *Node = append(*Graph, std::move(Run), Type);
  return cudaSuccess;
}

cudaError_t cudaGraphAddDependencies(cudaGraph_t Graph,
                                     const cudaGraphNode_t *From,
                                     const cudaGraphNode_t *To, size_t Count) {
  Lock Guard(Runtime::get().Mutex);
  if (!isGraph(Graph))
    return result(cudaErrorInvalidValue);
  auto &Nodes = Graph->Nodes;
  auto Find = [&](cudaGraphNode_t N) {
    return std::find_if(Nodes.begin(), Nodes.end(),
                        [=](const auto &P) { return P.get() == N; });
  };
  // A dependency that the order does not respect moves its node to the end.
  for (size_t I = 0; I != Count; ++I) {
    auto Earlier = Find(From[I]), Later = Find(To[I]);
    if (Earlier == Nodes.end() || Later == Nodes.end())
      return result(cudaErrorInvalidValue);
    if (Later < Earlier)
      std::rotate(Later, Later + 1, Nodes.end());
  }
  return cudaSuccess;
}
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *Node, cudaGraph_t Graph,
                                  const cudaGraphNode_t *, size_t) {
  return addNode(Node, Graph, cudaGraphNodeTypeEmpty,
                 [] { return cudaSuccess; });
}

static cudaError_t makeKernel(const cudaKernelNodeParams *P, Command &Run) {
  if (!P || P->extra)
    return cudaErrorInvalidValue;
  Kernel K;
  if (cudaError_t E = Runtime::get().findKernel(P->func, K))
    return E;
  return makeLaunch(K, {P->gridDim, P->blockDim, P->sharedMemBytes},
                    P->kernelParams, Run);
}

cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *Node, cudaGraph_t Graph,
                                   const cudaGraphNode_t *, size_t,
                                   const cudaKernelNodeParams *Parameters) {
  Lock Guard(Runtime::get().Mutex);
  Command Run;
  if (cudaError_t E = makeKernel(Parameters, Run))
    return result(E);
  return addNode(Node, Graph, cudaGraphNodeTypeKernel, std::move(Run));
}
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *Node, cudaGraph_t Graph,
                                   const cudaGraphNode_t *, size_t,
                                   const cudaMemcpy3DParms *Copy) {
  return Copy ? addNode(Node, Graph, cudaGraphNodeTypeMemcpy, makeCopy3D(*Copy))
              : result(cudaErrorInvalidValue);
}
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *Node, cudaGraph_t Graph,
                                     const cudaGraphNode_t *, size_t, void *To,
                                     const void *From, size_t Size,
                                     cudaMemcpyKind Kind) {
  return addNode(Node, Graph, cudaGraphNodeTypeMemcpy,
                 [=] { return copyBytes(To, From, Size, Kind); });
}
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *Node, cudaGraph_t Graph,
                                   const cudaGraphNode_t *, size_t,
                                   const cudaMemsetParams *Parameters) {
  return Parameters ? addNode(Node, Graph, cudaGraphNodeTypeMemset,
                              makeFill(*Parameters))
                    : result(cudaErrorInvalidValue);
}
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *Node, cudaGraph_t Graph,
                                 const cudaGraphNode_t *, size_t,
                                 const cudaHostNodeParams *Parameters) {
  if (!Parameters || !Parameters->fn)
    return result(cudaErrorInvalidValue);
  return addNode(Node, Graph, cudaGraphNodeTypeHost, [P = *Parameters] {
    P.fn(P.userData);
    return cudaSuccess;
  });
}

/// Runs commands until one fails.
static cudaError_t runAll(const std::vector<Command> &Commands) {
  for (const Command &C : Commands)
    if (cudaError_t E = C())
      return E;
  return cudaSuccess;
}

cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *Node, cudaGraph_t Graph,
                                       const cudaGraphNode_t *, size_t,
                                       cudaGraph_t Child) {
  Lock Guard(Runtime::get().Mutex);
  if (!isGraph(Child))
    return result(cudaErrorInvalidValue);
  std::vector<Command> Commands;
  for (const auto &N : Child->Nodes)
    Commands.push_back(N->Run);
  return addNode(Node, Graph, cudaGraphNodeTypeGraph,
                 [=] { return runAll(Commands); });
}
cudaError_t
cudaGraphKernelNodeSetParams(cudaGraphNode_t Node,
                             const cudaKernelNodeParams *Parameters) {
  Lock Guard(Runtime::get().Mutex);
  return result(makeKernel(Parameters, Node->Run));
}

static bool isExecutable(cudaGraphExec_t Executable) {
  return objects().Executables.count(Executable) != 0;
}

cudaError_t
cudaGraphExecKernelNodeSetParams(cudaGraphExec_t Executable,
                                 cudaGraphNode_t Node,
                                 const cudaKernelNodeParams *Parameters) {
  Lock Guard(Runtime::get().Mutex);
  if (!isExecutable(Executable))
    return result(cudaErrorInvalidResourceHandle);
  for (CUgraphExec_st::Step &S : Executable->Steps)
    if (S.Node == Node)
      return result(makeKernel(Parameters, S.Run));
  return result(cudaErrorInvalidValue);
}
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *Executable,
                                          cudaGraph_t Graph,
                                          unsigned long long) {
  Lock Guard(Runtime::get().Mutex);
  if (!isGraph(Graph) || !Executable)
    return result(cudaErrorInvalidValue);
  *Executable = new CUgraphExec_st;
  for (const auto &N : Graph->Nodes)
    (*Executable)->Steps.push_back({N.get(), N->Run, N->Type});
  objects().Executables.insert(*Executable);
  return cudaSuccess;
}
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t Node,
                                 cudaGraphNodeType *Type) {
  if (!Node || !Type)
    return result(cudaErrorInvalidValue);
  *Type = Node->Type;
  return cudaSuccess;
}

// A graph with as many nodes of the same types in the same order replaces the
// one that has been instantiated.
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t Executable, cudaGraph_t Graph,
                                cudaGraphNode_t *Failing,
                                cudaGraphExecUpdateResult *Update) {
  Lock Guard(Runtime::get().Mutex);
  if (!isExecutable(Executable) || !isGraph(Graph))
    return result(cudaErrorInvalidValue);
  cudaGraphNode_t Different = nullptr;
  cudaGraphExecUpdateResult How = cudaGraphExecUpdateSuccess;
  if (Graph->Nodes.size() != Executable->Steps.size())
    How = cudaGraphExecUpdateErrorTopologyChanged;
  for (size_t I = 0; !How && I != Graph->Nodes.size(); ++I)
    if (Graph->Nodes[I]->Type != Executable->Steps[I].Type) {
      How = cudaGraphExecUpdateErrorNodeTypeChanged;
      Different = Graph->Nodes[I].get();
    }
  if (Failing)
    *Failing = Different;
  if (Update)
    *Update = How;
  if (How)
    return result(cudaErrorGraphExecUpdateFailure);
  for (size_t I = 0; I != Graph->Nodes.size(); ++I)
    Executable->Steps[I].Run = Graph->Nodes[I]->Run;
  return cudaSuccess;
}
cudaError_t cudaGraphUpload(cudaGraphExec_t Executable, cudaStream_t) {
  Lock Guard(Runtime::get().Mutex);
  return result(isExecutable(Executable) ? cudaSuccess
                                         : cudaErrorInvalidResourceHandle);
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t Executable, cudaStream_t Stream) {
  Lock Guard(Runtime::get().Mutex);
  if (!isExecutable(Executable))
    return result(cudaErrorInvalidResourceHandle);
  std::vector<Command> Commands;
  for (const CUgraphExec_st::Step &S : Executable->Steps)
    Commands.push_back(S.Run);
  return submit(
      Stream, [=] { return runAll(Commands); }, cudaGraphNodeTypeGraph);
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t Executable) {
  Lock Guard(Runtime::get().Mutex);
  if (!objects().Executables.erase(Executable))
    return result(cudaErrorInvalidResourceHandle);
  delete Executable;
  return cudaSuccess;
}
