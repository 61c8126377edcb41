//===-- ImageCommands.cpp - Commands on regions of images -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include <algorithm>

using namespace q7x2::opencl;

namespace {
/// A region of an image, in elements.
struct Region {
  size_t Origin[3] = {0, 0, 0}, Size[3] = {0, 0, 0};

  size_t elements() const { return Size[0] * Size[1] * Size[2]; }
};
} // namespace

/// Checks an image argument of a command in a context.
static cl_int checkImage(const Request &R, const Ref<_cl_mem> &M) {
  if (!R.Queue)
    return R.Error;
  if (!M || !M->Shape)
    return CL_INVALID_MEM_OBJECT;
  return M->Context.get() == R.context() ? CL_SUCCESS : CL_INVALID_CONTEXT;
}

/// False if a region is not within the image.
static bool readRegion(const ImageShape &S, const size_t *Origin,
                       const size_t *Size, Region &R) {
  if (!Origin || !Size)
    return false;
  for (unsigned I = 0; I != 3; ++I) {
    if (Size[I] == 0 || Origin[I] > S.size(I) ||
        Size[I] > S.size(I) - Origin[I])
      return false;
    R.Origin[I] = Origin[I];
    R.Size[I] = Size[I];
  }
  return true;
}

/// The rows of a region in global memory, or in the host's memory for it.
static Box boxOf(const ImageShape &S, const Region &R) {
  Box B;
  const bool Layers = S.Type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
  B.RowPitch = Layers ? S.SlicePitch : S.RowPitch;
  B.SlicePitch = Layers ? S.SlicePitch * S.Depth : S.SlicePitch;
  B.Offset = R.Origin[0] * S.ElementBytes + R.Origin[1] * B.RowPitch +
             R.Origin[2] * B.SlicePitch;
  B.RowBytes = R.Size[0] * S.ElementBytes;
  B.Rows = R.Size[1];
  B.Slices = R.Size[2];
  return B;
}

/// The same region in memory of a host program with its pitches; 0 are compact.
/// False if they do not suit it.
static bool hostBox(const ImageShape &S, const Region &R, size_t RowPitch,
                    size_t SlicePitch, Box &B) {
  const size_t Row = R.Size[0] * S.ElementBytes;
  const bool Layers = S.Type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
  if (RowPitch && RowPitch < Row)
    return false;
  RowPitch = RowPitch ? RowPitch : Row;
  const size_t Slice = Layers ? RowPitch : RowPitch * R.Size[1];
  if (SlicePitch && (!S.hasSlices() || SlicePitch < Slice))
    return false;
  SlicePitch = SlicePitch ? SlicePitch : Slice;
  B.RowBytes = Row;
  B.Rows = R.Size[1];
  B.Slices = R.Size[2];
  B.RowPitch = Layers ? SlicePitch : RowPitch;
  B.SlicePitch = SlicePitch;
  return true;
}

//===----------------------------------------------------------------------===//
// Read and write
//===----------------------------------------------------------------------===//

namespace {
struct ImageTransfer {
  Box Device, Host;

  cl_int check(const Request &R, const Ref<_cl_mem> &M, const size_t *Origin,
               const size_t *Size, size_t RowPitch, size_t SlicePitch,
               const void *Ptr, cl_mem_flags Forbidden);
};
} // namespace

cl_int ImageTransfer::check(const Request &R, const Ref<_cl_mem> &M,
                            const size_t *Origin, const size_t *Size,
                            size_t RowPitch, size_t SlicePitch, const void *Ptr,
                            cl_mem_flags Forbidden) {
  if (cl_int E = checkImage(R, M))
    return E;
  Region Where;
  if (!readRegion(*M->Shape, Origin, Size, Where) || !Ptr ||
      !hostBox(*M->Shape, Where, RowPitch, SlicePitch, Host))
    return CL_INVALID_VALUE;
  Device = boxOf(*M->Shape, Where);
  if (R.Error)
    return R.Error;
  return M->Flags & Forbidden ? CL_INVALID_OPERATION : CL_SUCCESS;
}

cl_int clEnqueueReadImage(cl_command_queue Queue, cl_mem Image,
                          cl_bool Blocking, const size_t *Origin,
                          const size_t *Size, size_t RowPitch,
                          size_t SlicePitch, void *To, cl_uint Count,
                          const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_READ_IMAGE, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Image);
  ImageTransfer T;
  if (cl_int E =
          T.check(R, M, Origin, Size, RowPitch, SlicePitch, To, HostCannotRead))
    return E;
  return R.submit(
      [=](Execution &X) {
        return eachRow(T.Device, T.Host, [&](size_t D, size_t H) {
          return M->read(X, D, static_cast<char *>(To) + H, T.Device.RowBytes);
        });
      },
      Blocking);
}

cl_int clEnqueueWriteImage(cl_command_queue Queue, cl_mem Image,
                           cl_bool Blocking, const size_t *Origin,
                           const size_t *Size, size_t RowPitch,
                           size_t SlicePitch, const void *From, cl_uint Count,
                           const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_WRITE_IMAGE, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Image);
  ImageTransfer T;
  if (cl_int E = T.check(R, M, Origin, Size, RowPitch, SlicePitch, From,
                         HostCannotWrite))
    return E;
  return R.submit(
      [=](Execution &X) {
        return eachRow(T.Device, T.Host, [&](size_t D, size_t H) {
          return M->write(X, D, static_cast<const char *>(From) + H,
                          T.Device.RowBytes);
        });
      },
      Blocking);
}

//===----------------------------------------------------------------------===//
// Fill and copy
//===----------------------------------------------------------------------===//

cl_int clEnqueueFillImage(cl_command_queue Queue, cl_mem Image,
                          const void *Color, const size_t *Origin,
                          const size_t *Size, cl_uint Count,
                          const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_FILL_IMAGE, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Image);
  if (cl_int E = checkImage(R, M))
    return E;
  Region Where;
  if (!Color || !readRegion(*M->Shape, Origin, Size, Where))
    return CL_INVALID_VALUE;
  if (R.Error)
    return R.Error;
  const Box B = boxOf(*M->Shape, Where);
  const std::string Element = packColor(M->Shape->Format, Color);
  return R.submit([=](Execution &X) {
    return eachRow(B, B, [&](size_t D, size_t) {
      return M->fill(X, D, Element, B.RowBytes);
    });
  });
}

static bool sameFormat(const ImageShape &A, const ImageShape &B) {
  return A.Format.image_channel_order == B.Format.image_channel_order &&
         A.Format.image_channel_data_type == B.Format.image_channel_data_type;
}

static bool overlap(const Region &A, const Region &B) {
  for (unsigned I = 0; I != 3; ++I)
    if (A.Origin[I] >= B.Origin[I] + B.Size[I] ||
        B.Origin[I] >= A.Origin[I] + A.Size[I])
      return false;
  return true;
}

static cl_int submitCopy(Request &R, const Ref<_cl_mem> &From,
                         const Box &Source, const Ref<_cl_mem> &To,
                         const Box &Target) {
  return R.submit([=](Execution &X) {
    return eachRow(Source, Target, [&](size_t S, size_t T) {
      return From->copy(X, S, *To, T, Source.RowBytes);
    });
  });
}

cl_int clEnqueueCopyImage(cl_command_queue Queue, cl_mem Source, cl_mem Target,
                          const size_t *Origin, const size_t *TargetOrigin,
                          const size_t *Size, cl_uint Count,
                          const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_COPY_IMAGE, Count, WaitList, Event);
  Ref<_cl_mem> From = find(Source), To = find(Target);
  for (const Ref<_cl_mem> *M : {&From, &To})
    if (cl_int E = checkImage(R, *M))
      return E;
  if (!sameFormat(*From->Shape, *To->Shape))
    return CL_IMAGE_FORMAT_MISMATCH;
  Region A, B;
  if (!readRegion(*From->Shape, Origin, Size, A) ||
      !readRegion(*To->Shape, TargetOrigin, Size, B))
    return CL_INVALID_VALUE;
  if (R.Error)
    return R.Error;
  if (From == To && overlap(A, B))
    return CL_MEM_COPY_OVERLAP;
  return submitCopy(R, From, boxOf(*From->Shape, A), To, boxOf(*To->Shape, B));
}

/// Whether an image and a buffer of one copy share memory where they may not:
/// an image of the buffer's elements nowhere, a 2D image outside of the copy.
static cl_int checkShared(_cl_mem &Image, const Box &A, _cl_mem &Buffer,
                          const Box &B) {
  if (!Image.Parent || &Image.Parent->root() != &Buffer.root())
    return CL_SUCCESS;
  if (Image.Shape->Type == CL_MEM_OBJECT_IMAGE1D_BUFFER)
    return Image.Parent.get() == &Buffer ? CL_INVALID_MEM_OBJECT : CL_SUCCESS;
  const size_t BeginA = Image.Parent->Origin + A.Offset;
  const size_t EndA = BeginA + (A.Rows - 1) * A.RowPitch + A.RowBytes;
  const size_t BeginB = Buffer.Origin + B.Offset;
  const size_t EndB = BeginB + B.Rows * B.RowBytes;
  return BeginA < EndB && BeginB < EndA ? CL_MEM_COPY_OVERLAP : CL_SUCCESS;
}

/// The elements of a region one after another in a buffer.
static bool bufferBox(const ImageShape &S, const Region &R, const _cl_mem &M,
                      size_t Offset, Box &B) {
  hostBox(S, R, 0, 0, B);
  B.Offset = Offset;
  return M.holds(Offset, R.elements() * S.ElementBytes);
}

cl_int clEnqueueCopyImageToBuffer(cl_command_queue Queue, cl_mem Image,
                                  cl_mem Buffer, const size_t *Origin,
                                  const size_t *Size, size_t Offset,
                                  cl_uint Count, const cl_event *WaitList,
                                  cl_event *Event) {
  Request R(Queue, CL_COMMAND_COPY_IMAGE_TO_BUFFER, Count, WaitList, Event);
  Ref<_cl_mem> From = find(Image), To = find(Buffer);
  if (cl_int E = checkImage(R, From))
    return E;
  if (cl_int E = checkBuffer(To, R.context()))
    return E;
  Region Where;
  Box B;
  if (!readRegion(*From->Shape, Origin, Size, Where) ||
      !bufferBox(*From->Shape, Where, *To, Offset, B))
    return CL_INVALID_VALUE;
  const Box A = boxOf(*From->Shape, Where);
  if (cl_int E = checkShared(*From, A, *To, B))
    return E;
  return R.Error ? R.Error : submitCopy(R, From, A, To, B);
}

cl_int clEnqueueCopyBufferToImage(cl_command_queue Queue, cl_mem Buffer,
                                  cl_mem Image, size_t Offset,
                                  const size_t *Origin, const size_t *Size,
                                  cl_uint Count, const cl_event *WaitList,
                                  cl_event *Event) {
  Request R(Queue, CL_COMMAND_COPY_BUFFER_TO_IMAGE, Count, WaitList, Event);
  Ref<_cl_mem> From = find(Buffer), To = find(Image);
  if (!R.Queue)
    return R.Error;
  if (cl_int E = checkBuffer(From, R.context()))
    return E;
  if (cl_int E = checkImage(R, To))
    return E;
  Region Where;
  Box B;
  if (!readRegion(*To->Shape, Origin, Size, Where) ||
      !bufferBox(*To->Shape, Where, *From, Offset, B))
    return CL_INVALID_VALUE;
  const Box A = boxOf(*To->Shape, Where);
  if (cl_int E = checkShared(*To, A, *From, B))
    return E;
  return R.Error ? R.Error : submitCopy(R, From, B, To, A);
}

//===----------------------------------------------------------------------===//
// Map
//===----------------------------------------------------------------------===//

static char *map(Request &R, const Ref<_cl_mem> &M, cl_bool Blocking,
                 cl_map_flags Flags, const size_t *Origin, const size_t *Size,
                 size_t *RowPitch, size_t *SlicePitch, cl_int &Problem) {
  Problem = checkImage(R, M);
  if (Problem)
    return nullptr;
  Region Where;
  Problem = CL_INVALID_VALUE;
  if (!readRegion(*M->Shape, Origin, Size, Where) || !areMapFlags(Flags) ||
      !RowPitch || (M->Shape->hasSlices() && !SlicePitch))
    return nullptr;
  Problem = checkMapping(R, *M, Flags);
  if (Problem)
    return nullptr;
  char *Pointer =
      mapBox(R, M, Blocking, Flags, boxOf(*M->Shape, Where), Problem);
  if (!Pointer)
    return nullptr;
  *RowPitch = M->Shape->RowPitch;
  if (SlicePitch)
    *SlicePitch = M->Shape->hasSlices() ? M->Shape->SlicePitch : 0;
  return Pointer;
}

void *clEnqueueMapImage(cl_command_queue Queue, cl_mem Image, cl_bool Blocking,
                        cl_map_flags Flags, const size_t *Origin,
                        const size_t *Size, size_t *RowPitch,
                        size_t *SlicePitch, cl_uint Count,
                        const cl_event *WaitList, cl_event *Event,
                        cl_int *Error) {
  Request R(Queue, CL_COMMAND_MAP_IMAGE, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Image);
  cl_int Problem;
  void *Pointer =
      map(R, M, Blocking, Flags, Origin, Size, RowPitch, SlicePitch, Problem);
  if (Error)
    *Error = Problem;
  return Pointer;
}
