// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels are debugged by `q7x2-dbg --dap`.
const vscode = require("vscode");

const factory = {
  createDebugAdapterDescriptor() {
    const debuggerPath = vscode.workspace.getConfiguration("q7x2").get("debugger");
    return new vscode.DebugAdapterExecutable(debuggerPath, ["--dap"]);
  },
};

exports.activate = (context) => {
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory("q7x2", factory));
};
