//===-- Unsupported.cpp - Functions without support of the device ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pipes, intermediate languages, native kernels, and objects shared with other
// programming interfaces. The functions check the handles that they get and
// return the error that OpenCL specifies for a device without the feature.
//
//===----------------------------------------------------------------------===//

#include "Event.h"
#include "Info.h"
#include "Memory.h"
#include "Platform.h"
#include "Program.h"

using namespace q7x2::opencl;

namespace {
/// The error of a function that would create something in a context.
template <typename T>
T *refuse(cl_context Context, cl_int Code, cl_int *Error) {
  if (Error)
    *Error = find(Context) ? Code : CL_INVALID_CONTEXT;
  return nullptr;
}
} // namespace

static cl_int refuseSharing(cl_command_queue Queue) {
  return find(Queue) ? CL_INVALID_CONTEXT : CL_INVALID_COMMAND_QUEUE;
}

//===----------------------------------------------------------------------===//
// Pipes, intermediate languages, built-in and native kernels
//===----------------------------------------------------------------------===//

cl_mem clCreatePipe(cl_context Context, cl_mem_flags, cl_uint, cl_uint,
                    const cl_pipe_properties *, cl_int *Error) {
  return refuse<_cl_mem>(Context, CL_INVALID_OPERATION, Error);
}

cl_int clGetPipeInfo(cl_mem, cl_pipe_info, size_t, void *, size_t *) {
  return CL_INVALID_MEM_OBJECT;
}

cl_program clCreateProgramWithIL(cl_context Context, const void *, size_t,
                                 cl_int *Error) {
  return refuse<_cl_program>(Context, CL_INVALID_OPERATION, Error);
}

cl_int clSetProgramSpecializationConstant(cl_program Program, cl_uint, size_t,
                                          const void *) {
  return find(Program) ? CL_INVALID_OPERATION : CL_INVALID_PROGRAM;
}

cl_int clSetProgramReleaseCallback(cl_program Program,
                                   void(CL_CALLBACK *)(cl_program, void *),
                                   void *) {
  return find(Program) ? CL_INVALID_OPERATION : CL_INVALID_PROGRAM;
}

cl_program clCreateProgramWithBuiltInKernels(cl_context Context, cl_uint Count,
                                             const cl_device_id *Devices,
                                             const char *, cl_int *Error) {
  cl_int Code = CL_INVALID_VALUE; // the device has none, of whatever name
  if (Count && Devices && checkDeviceList(Count, Devices))
    Code = CL_INVALID_DEVICE;
  return refuse<_cl_program>(Context, Code, Error);
}

cl_int clEnqueueNativeKernel(cl_command_queue Queue,
                             void(CL_CALLBACK *)(void *), void *, size_t,
                             cl_uint, const cl_mem *, const void **, cl_uint,
                             const cl_event *, cl_event *) {
  return find(Queue) ? CL_INVALID_OPERATION : CL_INVALID_COMMAND_QUEUE;
}

//===----------------------------------------------------------------------===//
// Device fission, before OpenCL 1.2
//===----------------------------------------------------------------------===//

cl_int clCreateSubDevicesEXT(cl_device_id Device,
                             const cl_device_partition_property_ext *, cl_uint,
                             cl_device_id *, cl_uint *) {
  return find(Device) ? CL_INVALID_VALUE : CL_INVALID_DEVICE;
}
cl_int clRetainDeviceEXT(cl_device_id Device) { return clRetainDevice(Device); }
cl_int clReleaseDeviceEXT(cl_device_id Device) {
  return clReleaseDevice(Device);
}

//===----------------------------------------------------------------------===//
// Sharing with OpenGL and EGL: no context is made from one of those
//===----------------------------------------------------------------------===//

cl_mem clCreateFromGLBuffer(cl_context Context, cl_mem_flags, cl_GLuint,
                            cl_int *Error) {
  return refuse<_cl_mem>(Context, CL_INVALID_CONTEXT, Error);
}
cl_mem clCreateFromGLTexture(cl_context Context, cl_mem_flags, cl_GLenum,
                             cl_GLint, cl_GLuint, cl_int *Error) {
  return refuse<_cl_mem>(Context, CL_INVALID_CONTEXT, Error);
}
cl_mem clCreateFromGLTexture2D(cl_context Context, cl_mem_flags, cl_GLenum,
                               cl_GLint, cl_GLuint, cl_int *Error) {
  return refuse<_cl_mem>(Context, CL_INVALID_CONTEXT, Error);
}
cl_mem clCreateFromGLTexture3D(cl_context Context, cl_mem_flags, cl_GLenum,
                               cl_GLint, cl_GLuint, cl_int *Error) {
  return refuse<_cl_mem>(Context, CL_INVALID_CONTEXT, Error);
}
cl_mem clCreateFromGLRenderbuffer(cl_context Context, cl_mem_flags, cl_GLuint,
                                  cl_int *Error) {
  return refuse<_cl_mem>(Context, CL_INVALID_CONTEXT, Error);
}
cl_int clGetGLObjectInfo(cl_mem Memory, cl_gl_object_type *, cl_GLuint *) {
  return find(Memory) ? CL_INVALID_GL_OBJECT : CL_INVALID_MEM_OBJECT;
}
cl_int clGetGLTextureInfo(cl_mem Memory, cl_gl_texture_info, size_t, void *,
                          size_t *) {
  return find(Memory) ? CL_INVALID_GL_OBJECT : CL_INVALID_MEM_OBJECT;
}
cl_int clEnqueueAcquireGLObjects(cl_command_queue Queue, cl_uint,
                                 const cl_mem *, cl_uint, const cl_event *,
                                 cl_event *) {
  return refuseSharing(Queue);
}
cl_int clEnqueueReleaseGLObjects(cl_command_queue Queue, cl_uint,
                                 const cl_mem *, cl_uint, const cl_event *,
                                 cl_event *) {
  return refuseSharing(Queue);
}
cl_int clGetGLContextInfoKHR(const cl_context_properties *, cl_gl_context_info,
                             size_t, void *, size_t *) {
  return CL_INVALID_OPERATION;
}
cl_event clCreateEventFromGLsyncKHR(cl_context Context, cl_GLsync,
                                    cl_int *Error) {
  return refuse<_cl_event>(Context, CL_INVALID_CONTEXT, Error);
}
cl_mem clCreateFromEGLImageKHR(cl_context Context, CLeglDisplayKHR,
                               CLeglImageKHR, cl_mem_flags,
                               const cl_egl_image_properties_khr *,
                               cl_int *Error) {
  return refuse<_cl_mem>(Context, CL_INVALID_OPERATION, Error);
}
cl_int clEnqueueAcquireEGLObjectsKHR(cl_command_queue Queue, cl_uint,
                                     const cl_mem *, cl_uint, const cl_event *,
                                     cl_event *) {
  return refuseSharing(Queue);
}
cl_int clEnqueueReleaseEGLObjectsKHR(cl_command_queue Queue, cl_uint,
                                     const cl_mem *, cl_uint, const cl_event *,
                                     cl_event *) {
  return refuseSharing(Queue);
}
cl_event clCreateEventFromEGLSyncKHR(cl_context Context, CLeglSyncKHR,
                                     CLeglDisplayKHR, cl_int *Error) {
  return refuse<_cl_event>(Context, CL_INVALID_OPERATION, Error);
}
