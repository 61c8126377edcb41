//===- DapConnection.h - Messages of the Debug Adapter Protocol -*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Messages are JSON after a header with their length. A thread reads them all
// the time, so that a request can interrupt a launch.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_DAPCONNECTION_H
#define LLVM_TOOLS_Q7X2_DBG_DAPCONNECTION_H

#include "llvm/Support/JSON.h"
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace dbg {

class DapConnection {
public:
  DapConnection();
  ~DapConnection();

  /// Called in the thread that reads when a message has come.
  std::function<void()> OnMessage;

  /// Begins to read.
  void start();
  /// The next message; waits for it. None: the input has ended. A text that is
  /// no message is null.
  std::optional<llvm::json::Value> take();
  /// The same without waiting; none: there is no message now.
  std::optional<llvm::json::Value> poll();

  bool hasMessages();

  void sendEvent(llvm::StringRef Name, llvm::json::Object Body = {});
  void respond(int64_t Request, llvm::StringRef Command,
               llvm::json::Object Body);
  void respondError(int64_t Request, llvm::StringRef Command,
                    llvm::StringRef Message);

private:
  std::thread Reader;
  std::mutex Lock; // guards the following
  std::condition_variable Changed;
  std::deque<llvm::json::Value> Messages;
  bool HasEnded = false;
  std::mutex Sending; // guards standard output and the number
  int64_t Sequence = 1;

  void read();
  bool readMessage(std::string &Text);
  void send(llvm::json::Object Message);
};

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_DAPCONNECTION_H
