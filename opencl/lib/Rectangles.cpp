//===-- Rectangles.cpp - Commands on rectangles of buffers ----------------===//
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
/// A region within a buffer or the host's memory; x is in bytes.
struct Rectangle {
  size_t Start = 0; // of its first byte
  size_t RowPitch = 0, SlicePitch = 0;
  size_t End = 0; // after its last byte

  size_t row(size_t Y, size_t Z) const {
    return Start + Z * SlicePitch + Y * RowPitch;
  }
};
using Region = size_t[3];
} // namespace

/// False if the pitches do not suit the region.
static bool makeRectangle(const size_t *Origin, const size_t *R, size_t Row,
                          size_t Slice, Rectangle &Result) {
  if (!Origin)
    return false;
  if (Row == 0)
    Row = R[0];
  // A pitch that is not used may be anything that the region fits.
  if (Row < R[0])
    return false;
  if (Slice == 0)
    Slice = Row * R[1];
  if (Slice < Row * R[1] || Slice % Row)
    return false;
  Result.RowPitch = Row;
  Result.SlicePitch = Slice;
  size_t Last = 0;
  // Offsets that do not fit into 64 bits are in no buffer.
  if (__builtin_mul_overflow(Origin[2], Slice, &Result.Start) ||
      __builtin_mul_overflow(Origin[1], Row, &Last) ||
      __builtin_add_overflow(Result.Start, Last, &Result.Start) ||
      __builtin_add_overflow(Result.Start, Origin[0], &Result.Start) ||
      __builtin_mul_overflow(R[2] - 1, Slice, &Last) ||
      __builtin_add_overflow(Result.Start, Last, &Result.End) ||
      __builtin_mul_overflow(R[1] - 1, Row, &Last) ||
      __builtin_add_overflow(Result.End, Last, &Result.End) ||
      __builtin_add_overflow(Result.End, R[0], &Result.End))
    return false;
  return true;
}

static bool isRegion(const size_t *R) { return R && R[0] && R[1] && R[2]; }

/// Calls Copy(from, to) for the places of every row.
template <typename CopyFn>
static cl_int eachRow(const Rectangle &From, const Rectangle &To,
                      const Region &R, CopyFn Copy) {
  for (size_t Z = 0; Z != R[2]; ++Z)
    for (size_t Y = 0; Y != R[1]; ++Y)
      if (cl_int E = Copy(From.row(Y, Z), To.row(Y, Z)))
        return E;
  return CL_SUCCESS;
}

namespace {
/// The common parts of reading and writing a rectangle.
struct HostTransfer {
  Rectangle Device, Host;
  Region Extent = {0, 0, 0};

  cl_int check(const Request &R, const Ref<_cl_mem> &M, const size_t *At,
               const size_t *HostAt, const size_t *Size, size_t Row,
               size_t Slice, size_t HostRow, size_t HostSlice, const void *Ptr,
               cl_mem_flags Forbidden);
};
} // namespace

cl_int HostTransfer::check(const Request &R, const Ref<_cl_mem> &M,
                           const size_t *At, const size_t *HostAt,
                           const size_t *Size, size_t Row, size_t Slice,
                           size_t HostRow, size_t HostSlice, const void *Ptr,
                           cl_mem_flags Forbidden) {
  if (!R.Queue)
    return R.Error;
  if (cl_int E = checkBuffer(M, R.context()))
    return E;
  if (!Ptr || !isRegion(Size) || !makeRectangle(At, Size, Row, Slice, Device) ||
      Device.End > M->Size ||
      !makeRectangle(HostAt, Size, HostRow, HostSlice, Host))
    return CL_INVALID_VALUE;
  std::copy_n(Size, 3, Extent);
  if (R.Error)
    return R.Error;
  return M->Flags & Forbidden ? CL_INVALID_OPERATION : CL_SUCCESS;
}

cl_int clEnqueueReadBufferRect(cl_command_queue Queue, cl_mem Buffer,
                               cl_bool Blocking, const size_t *Origin,
                               const size_t *HostOrigin, const size_t *Size,
                               size_t Row, size_t Slice, size_t HostRow,
                               size_t HostSlice, void *To, cl_uint Count,
                               const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_READ_BUFFER_RECT, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Buffer);
  HostTransfer T;
  if (cl_int E = T.check(R, M, Origin, HostOrigin, Size, Row, Slice, HostRow,
                         HostSlice, To, HostCannotRead))
    return E;
  return R.submit(
      [=](Execution &X) {
        return eachRow(T.Device, T.Host, T.Extent, [&](size_t F, size_t H) {
          return M->read(X, F, static_cast<char *>(To) + H, T.Extent[0]);
        });
      },
      Blocking);
}

cl_int clEnqueueWriteBufferRect(cl_command_queue Queue, cl_mem Buffer,
                                cl_bool Blocking, const size_t *Origin,
                                const size_t *HostOrigin, const size_t *Size,
                                size_t Row, size_t Slice, size_t HostRow,
                                size_t HostSlice, const void *From,
                                cl_uint Count, const cl_event *WaitList,
                                cl_event *Event) {
  Request R(Queue, CL_COMMAND_WRITE_BUFFER_RECT, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Buffer);
  HostTransfer T;
  if (cl_int E = T.check(R, M, Origin, HostOrigin, Size, Row, Slice, HostRow,
                         HostSlice, From, HostCannotWrite))
    return E;
  return R.submit(
      [=](Execution &X) {
        return eachRow(T.Host, T.Device, T.Extent, [&](size_t H, size_t To) {
          return M->write(X, To, static_cast<const char *>(From) + H,
                          T.Extent[0]);
        });
      },
      Blocking);
}

//===----------------------------------------------------------------------===//
// Copy
//===----------------------------------------------------------------------===//

/// Whether two rectangles have a byte in common. The rows of each are apart and
/// in ascending order, so that rows that meet do so in one pass over both.
static bool overlap(const Rectangle &A, const Rectangle &B, const Region &R) {
  const size_t Rows = R[1] * R[2];
  for (size_t I = 0, J = 0; I != Rows && J != Rows;) {
    const size_t X = A.row(I % R[1], I / R[1]), Y = B.row(J % R[1], J / R[1]);
    if (std::max(X, Y) - std::min(X, Y) < R[0])
      return true;
    ++(X < Y ? I : J);
  }
  return false;
}

/// The same rectangle in the buffer that a sub-buffer is a part of.
static Rectangle inRoot(Rectangle R, const _cl_mem &M) {
  R.Start += M.Origin;
  return R;
}

namespace {
struct DeviceCopy {
  Rectangle From, To;
  Region Extent = {0, 0, 0};

  cl_int check(const Request &R, _cl_mem *Source, _cl_mem *Destination,
               const size_t *At, const size_t *ToAt, const size_t *Size,
               size_t Row, size_t Slice, size_t ToRow, size_t ToSlice);
  cl_int run(Execution &X, _cl_mem &Source, _cl_mem &Destination) const;
};
} // namespace

cl_int DeviceCopy::check(const Request &R, _cl_mem *Source,
                         _cl_mem *Destination, const size_t *At,
                         const size_t *ToAt, const size_t *Size, size_t Row,
                         size_t Slice, size_t ToRow, size_t ToSlice) {
  if (!isRegion(Size) || !makeRectangle(At, Size, Row, Slice, From) ||
      !makeRectangle(ToAt, Size, ToRow, ToSlice, To) ||
      From.End > Source->Size || To.End > Destination->Size)
    return CL_INVALID_VALUE;
  std::copy_n(Size, 3, Extent);
  if (Source == Destination &&
      (From.RowPitch != To.RowPitch || From.SlicePitch != To.SlicePitch))
    return CL_INVALID_VALUE;
  if (R.Error)
    return R.Error;
  return &Source->root() == &Destination->root() &&
                 overlap(inRoot(From, *Source), inRoot(To, *Destination),
                         Extent)
             ? CL_MEM_COPY_OVERLAP
             : CL_SUCCESS;
}

cl_int DeviceCopy::run(Execution &X, _cl_mem &Source,
                       _cl_mem &Destination) const {
  return eachRow(From, To, Extent, [&](size_t F, size_t T) {
    return Source.copy(X, F, Destination, T, Extent[0]);
  });
}

cl_int clEnqueueCopyBufferRect(cl_command_queue Queue, cl_mem Source,
                               cl_mem Destination, const size_t *Origin,
                               const size_t *ToOrigin, const size_t *Size,
                               size_t Row, size_t Slice, size_t ToRow,
                               size_t ToSlice, cl_uint Count,
                               const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_COPY_BUFFER_RECT, Count, WaitList, Event);
  if (!R.Queue)
    return R.Error;
  Ref<_cl_mem> From = find(Source), To = find(Destination);
  for (const Ref<_cl_mem> *M : {&From, &To})
    if (cl_int E = checkBuffer(*M, R.context()))
      return E;
  DeviceCopy C;
  if (cl_int E = C.check(R, From.get(), To.get(), Origin, ToOrigin, Size, Row,
                         Slice, ToRow, ToSlice))
    return E;
  return R.submit([=](Execution &X) { return C.run(X, *From, *To); });
}
