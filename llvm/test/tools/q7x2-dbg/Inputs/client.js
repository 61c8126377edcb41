// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drives `q7x2-dbg --dap` by VS Code's own client for tests, and prints a transcript.
// Usage: client.js MODULES OBJECT SOURCE
const path = require("path");
const [modules, program, source] = process.argv.slice(2);
const { DebugClient } = require(path.join(modules, "@vscode/debugadapter-testsupport"));

async function main() {
  // It starts `q7x2-dbg --dap`.
  const client = new DebugClient("q7x2-dbg", "--dap", "q7x2");
  await client.start();
  client.on("output", (event) => console.log("output:", event.body.output.trim()));

  const capabilities = await client.initializeRequest();
  console.log("steps back:", capabilities.body.supportsStepBack);
  const launch = {
    program, kernel: "reduce", grid: 2, block: 64,
    args: ["buf:f32:1,2,3,4,5,6,7,8", "buf:64", "i32:8", "shared:256"],
  };
  // hitBreakpoint checks the verified breakpoint, the reason and the line.
  await client.hitBreakpoint(launch, { path: source, line: 25 });
  const threads = (await client.threadsRequest()).body.threads;
  console.log("threads:", threads.map((t) => t.name).join("; "));
  const threadId = threads[0].id;

  const frames = async () =>
    (await client.stackTraceRequest({ threadId })).body.stackFrames;
  const show = async (what) => {
    const all = await frames();
    console.log(what + ":", all.map((f) => `${f.name}:${f.line}`).join(" < "));
    return all[0].id;
  };
  const variables = async (frameId) => {
    const scopes = (await client.scopesRequest({ frameId })).body.scopes;
    for (const scope of scopes.slice(0, 2)) {
      const list = (await client.variablesRequest(
        { variablesReference: scope.variablesReference })).body.variables;
      for (const v of list)
        if (!v.memoryReference || !v.value.startsWith("0x"))
          console.log(`  ${scope.name}: ${v.type} ${v.name} = ${v.value}`);
    }
  };
  const after = async (request) => {
    await Promise.all([client.waitForEvent("stopped"), request]);
  };

  await variables(await show("stopped"));
  await after(client.stepInRequest({ threadId }));
  await show("step in");
  await after(client.stepOutRequest({ threadId }));
  await show("step out");
  await after(client.nextRequest({ threadId }));
  await show("next");
  await after(client.stepBackRequest({ threadId }));
  const frameId = await show("step back");
  const value = await client.evaluateRequest({ expression: "tile[0] * 2", frameId });
  console.log("tile[0] * 2 =", value.body.result);
  try {
    await client.evaluateRequest({ expression: "nosuch", frameId });
  } catch (error) {
    console.log("error:", error.message);
  }
  await client.setBreakpointsRequest({ source: { path: source }, breakpoints: [] });
  await Promise.all([client.waitForEvent("terminated"), client.continueRequest({ threadId })]);
  console.log("terminated");
  await client.disconnectRequest();
  await client.stop();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
