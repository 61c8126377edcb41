//===- DapConnection.cpp - Messages of the Debug Adapter Protocol ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DapConnection.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>

using namespace llvm;
using namespace dbg;

// More than a client sends.
static const size_t MaxMessageBytes = size_t(64) << 20;

DapConnection::DapConnection() {
  (void)sys::ChangeStdinToBinary();
  (void)sys::ChangeStdoutToBinary();
}

DapConnection::~DapConnection() {
  // It may wait for input that does not come.
  if (Reader.joinable())
    Reader.detach();
}

void DapConnection::start() {
  Reader = std::thread([this] { read(); });
}

/// A header, an empty line and the text. Lines that are not a header are
/// skipped. False at the end of the input.
bool DapConnection::readMessage(std::string &Text) {
  size_t Length = 0;
  bool HasLength = false;
  std::string Line;
  for (int C = std::getchar(); C != EOF; C = std::getchar()) {
    if (C != '\n') {
      if (Line.size() < MaxMessageBytes)
        Line.push_back(char(C));
      continue;
    }
    StringRef Header = StringRef(Line).trim();
    if (Header.consume_front_insensitive("content-length:"))
      HasLength =
          !Header.trim().getAsInteger(10, Length) && Length <= MaxMessageBytes;
    else if (Header.empty() && HasLength)
      break;
    Line.clear();
  }
  if (!HasLength || std::feof(stdin))
    return false;
  Text.resize(Length);
  return std::fread(Text.data(), 1, Length, stdin) == Length;
}

void DapConnection::read() {
  std::string Text;
  while (readMessage(Text)) {
    Expected<json::Value> Message = json::parse(Text);
    if (!Message)
      consumeError(Message.takeError());
    {
      std::lock_guard<std::mutex> Guard(Lock);
      Messages.push_back(Message ? std::move(*Message) : json::Value(nullptr));
    }
    Changed.notify_all();
    if (OnMessage)
      OnMessage();
  }
  {
    std::lock_guard<std::mutex> Guard(Lock);
    HasEnded = true;
  }
  Changed.notify_all();
  if (OnMessage)
    OnMessage();
}

std::optional<json::Value> DapConnection::take() {
  std::unique_lock<std::mutex> Guard(Lock);
  Changed.wait(Guard, [&] { return !Messages.empty() || HasEnded; });
  if (Messages.empty())
    return std::nullopt;
  json::Value First = std::move(Messages.front());
  Messages.pop_front();
  return First;
}

std::optional<json::Value> DapConnection::poll() {
  std::lock_guard<std::mutex> Guard(Lock);
  if (Messages.empty())
    return std::nullopt;
  json::Value First = std::move(Messages.front());
  Messages.pop_front();
  return First;
}

bool DapConnection::hasMessages() {
  std::lock_guard<std::mutex> Guard(Lock);
  return !Messages.empty();
}

void DapConnection::send(json::Object Message) {
  std::lock_guard<std::mutex> Guard(Sending);
  Message["seq"] = Sequence++;
  std::string Text;
  raw_string_ostream(Text) << json::Value(std::move(Message));
  outs() << "Content-Length: " << Text.size() << "\r\n\r\n" << Text;
  outs().flush();
}

void DapConnection::sendEvent(StringRef Name, json::Object Body) {
  json::Object Message{{"type", "event"}, {"event", Name}};
  if (!Body.empty())
    Message["body"] = std::move(Body);
  send(std::move(Message));
}

void DapConnection::respond(int64_t Request, StringRef Command,
                            json::Object Body) {
  json::Object Message{{"type", "response"},
                       {"request_seq", Request},
                       {"success", true},
                       {"command", Command}};
  if (!Body.empty())
    Message["body"] = std::move(Body);
  send(std::move(Message));
}

void DapConnection::respondError(int64_t Request, StringRef Command,
                                 StringRef Text) {
  const std::string Fixed = json::fixUTF8(Text);
  send(json::Object{
      {"type", "response"},
      {"request_seq", Request},
      {"success", false},
      {"command", json::fixUTF8(Command)},
      {"message", Fixed},
      {"body", json::Object{{"error", json::Object{{"id", 1},
                                                   {"format", Fixed},
                                                   {"showUser", false}}}}}});
}
