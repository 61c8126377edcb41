// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cards of a profile: findings, launch, occupancy, stalls, roofline, memory.

function facts(list) {
  return h("dl", {}, list.filter(([, value]) => value !== undefined)
    .map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]));
}

function tiles(a) {
  const occupancy = a.occupancy;
  const level = a.levels.reduce((most, l) => l.share > (most ? most.share : 0) ? l : most, null);
  const type = a.roofline.reduce((most, t) => ratio(t.per_cycle, t.peak_per_cycle) >
    (most ? ratio(most.per_cycle, most.peak_per_cycle) : 0) ? t : most, null);
  const list = [
    [whole(data.cycles), "cycles"],
    [short(a.microseconds) + " µs", `at ${data.machine.fields.clock_mhz} MHz`],
    [percent(a.issue_slots.share), "of the issue slots"],
    [occupancy.max_warps ? percent(ratio(occupancy.achieved_warps, occupancy.max_warps)) : "–",
     occupancy.max_warps ? `occupancy, ${percent(ratio(occupancy.theoretical_warps,
       occupancy.max_warps), 0)} theoretical` : "occupancy"],
    type ? [percent(ratio(type.per_cycle, type.peak_per_cycle)), `of the ${type.type} peak`]
      : ["–", "no arithmetic"],
    level ? [percent(level.share), `of the bandwidth of ${level.name}`]
      : [short(data.instructions.reduce((n, i) => n + (i.global ? i.global.sectors : 0), 0)),
         "sectors of global memory"],
  ];
  return h("div", {class: "tiles"}, list.map(([value, name]) =>
    h("div", {class: "tile"}, h("b", {}, value), h("span", {}, name))));
}

function launchCard() {
  const l = data.launch, size = v => v.join(" × ");
  return card("w2", "launch", "Launch", facts([
    ["kernel", l.kernel], ["objects", l.objects.join(", ")],
    ["grid", size(l.grid) + " blocks"], ["block", size(l.block) + " threads"],
    ["threads", whole(l.threads)], ["registers", l.registers + " per thread"],
    ["shared memory", bytes(l.shared_bytes) + " per block"],
    ["thread-local", bytes(l.local_bytes) + " per thread"],
    ["machine", `${data.machine.name}, ${data.machine.fields.multiprocessors} multiprocessors`],
    ["timing", l.timing === "machine" ? "machine"
      : l.timing + ": one block at a time, cycles are their sum"],
  ]));
}

function findingsCard(a) {
  const text = f => {
    const at = f.text.indexOf(":");
    return [h("span", {class: "kind"}, f.text.slice(0, at)), f.text.slice(at)];
  };
  return card("w4", "findings", "Findings", a.findings.length
    ? h("ol", {class: "findings"}, a.findings.map(f => h("li", {"data-kind": f.kind},
        f.instruction === undefined ? text(f)
          : h("a", {href: "#code", onclick: () => code.showInstruction(f.instruction)}, text(f)))))
    : h("p", {}, "None."));
}

// What a cause of stalls means, and NVIDIA's name if it is another one.
const stallMeaning = c => c.meaning + (c.reason && c.reason !== c.cause ? ` (NVIDIA: ${c.reason})` : "");

function stallsCard(a) {
  const list = a.stalls.filter(c => c.cycles).sort((x, y) => y.cycles - x.cycles);
  const rows = [{cause: "issue", meaning: "the warp issues an instruction", cycles: a.warp_instructions,
                 share: ratio(a.warp_instructions, a.warp_cycles)}, ...list];
  const most = Math.max(...rows.map(r => r.share));
  const i = a.issue_slots;
  return card("w3", "stalls", "Issue slots, and what warps wait for",
    h("div", {class: "bars"}, h("span", {}, "used"),
      bar([{share: i.share, color: "var(--accent)"}], percent(i.share) + " of the issue slots"),
      h("b", {}, percent(i.share))),
    h("p", {class: "sub spaced"}, `${whole(a.warp_instructions)} warp instructions, ${i.per_cycle.toFixed(2)} a cycle of a ` +
      `multiprocessor. On average a scheduler has ${i.eligible_warps.toFixed(2)} warps that could issue; ` +
      `${a.threads_per_instruction.toFixed(1)} of 32 threads issue, ${a.executing_per_instruction.toFixed(1)} execute.`),
    h("h3", {}, "Pipes"),
    h("div", {class: "bars"}, [...a.pipes.map(p => [p.name, p.share]), ["L1 and shared", a.memory_port]]
      .filter(([, share]) => share >= 0.01).sort((x, y) => y[1] - x[1]).slice(0, 5).map(([name, share]) => [
        h("span", {}, name), bar([{share, color: "var(--accent)"}], `${name}: ${percent(share)}`),
        h("b", {}, percent(share))])),
    h("h3", {}, "Cycles of warps"),
    h("div", {class: "bars"}, rows.map(r => [
      h("span", {title: stallMeaning(r)}, causeName(r.cause)),
      bar([{share: ratio(r.share, most), color: causeColor(r.cause)}],
          `${causeName(r.cause)}: ${percent(r.share)}, ${stallMeaning(r)}`),
      h("span", {}, h("b", {}, percent(r.share)), " ", h("span", {class: "dim"}, short(r.cycles)))])),
    h("p", {class: "sub"}, `Of ${whole(a.warp_cycles)} cycles, the sum over all warps.`));
}

function occupancyCard(a) {
  const o = a.occupancy;
  if (!o.max_warps || !o.resources.length)
    return card("w3", "occupancy", "Occupancy", h("p", {}, "The machine’s limits are unknown."));
  const row = (name, warps, color) => [h("span", {}, name),
    bar([{share: warps / o.max_warps, color}], `${name}: ${warps} of ${o.max_warps} warps`),
    h("span", {}, h("b", {}, percent(warps / o.max_warps)), " ",
      h("span", {class: "dim"}, `${+warps.toFixed(1)} of ${o.max_warps} warps`))];
  return card("w3", "occupancy", "Occupancy of a multiprocessor",
    h("div", {class: "bars"}, row("theoretical", o.theoretical_warps, "var(--accent)"),
      row("achieved", o.achieved_warps, "var(--convergence)")),
    h("table", {class: "plain", style: "margin-top:8px"},
      h("thead", {}, h("tr", {}, h("th", {class: "text", scope: "col"}, "limit"),
        h("th", {class: "text", scope: "col"}, "use"), h("th", {scope: "col"}, "blocks that fit"))),
      h("tbody", {}, o.resources.map(r => h("tr", {class: r.name === o.limit ? "limits" : undefined},
        h("td", {class: "text"}, r.name + (r.name === o.limit ? " – limits" : "")),
        h("td", {class: "text"}, r.use), h("td", {}, whole(r.blocks)))))),
    occupancyCurve(o));
}

function occupancyCurve(o) {
  if (data.occupancy.by_registers.length < 2) return null;
  const w = 560, ht = 112, left = 30, top = 8, bottom = 80;
  const last = data.occupancy.by_registers[data.occupancy.by_registers.length - 1].registers;
  const x = r => left + (w - left - 8) * r / last;
  const y = v => bottom - (bottom - top) * v / o.max_warps;
  let path = "", from = 0;
  for (const p of data.occupancy.by_registers) {
    path += `${path ? "L" : "M"}${x(from)} ${y(p.warps)}L${x(p.registers)} ${y(p.warps)}`;
    from = p.registers;
  }
  return s("svg", {viewBox: `0 0 ${w} ${ht}`, role: "img",
                   "aria-label": "warps by registers of a thread"},
    [0, o.max_warps / 2, o.max_warps].map(v => [
      s("line", {class: "grid", x1: left, x2: w - 8, y1: y(v), y2: y(v)}),
      s("text", {class: "small", x: left - 4, y: y(v) + 4, "text-anchor": "end"}, v)]),
    s("path", {class: "step", d: path}),
    s("circle", {class: "point", cx: x(Math.min(data.launch.registers, last)), cy: y(o.theoretical_warps),
                 r: 5, fill: "var(--memory)"}),
    [64, 128, 192].filter(v => v < last).map(v =>
      s("text", {class: "small", x: x(v), y: bottom + 13, "text-anchor": "middle"}, v)),
    s("text", {class: "small", x: (left + w) / 2, y: bottom + 25, "text-anchor": "middle"},
      "warps by registers of a thread"));
}

// ---- roofline --------------------------------------------------------------
const typeColors = {f16: "var(--scoreboard)", f32: "var(--memory)", f64: "var(--branch)", int: "var(--pipe)"};

function rooflineCard(a) {
  const types = a.roofline.filter(t => t.points.length && t.peak_per_cycle);
  if (!types.length)
    return card("w3", "roofline", "Roofline", h("p", {}, "No arithmetic, or no access to memory."));
  const w = 560, ht = 300, left = 52, right = 14, top = 12, bottom = 258;
  const roofs = types[0].points.filter(p => p.peak_bytes_per_cycle);
  const intensities = types.flatMap(t => t.points.map(p => p.intensity)).filter(v => v > 0);
  for (const t of types) for (const p of roofs) intensities.push(t.peak_per_cycle / p.peak_bytes_per_cycle);
  const heights = types.flatMap(t => [t.per_cycle, t.peak_per_cycle]).filter(v => v > 0);
  const log = Math.log10, lower = v => Math.floor(log(v) - 0.3), upper = v => Math.ceil(log(v) + 0.3);
  const x0 = lower(Math.min(...intensities)), x1 = upper(Math.max(...intensities));
  const y0 = lower(Math.min(...heights)), y1 = upper(Math.max(...heights));
  const x = v => left + (w - left - right) * (log(v) - x0) / (x1 - x0);
  const y = v => bottom - (bottom - top) * (log(v) - y0) / (y1 - y0);
  const peak = Math.max(...types.map(t => t.peak_per_cycle));
  const grid = [];
  const power = e => e >= -3 && e <= 4 ? String(+(10 ** e).toFixed(3)) : "1e" + e;
  for (let e = x0; e <= x1; ++e)
    grid.push(s("line", {class: "grid", x1: x(10 ** e), x2: x(10 ** e), y1: top, y2: bottom}),
      s("text", {class: "small", x: x(10 ** e), y: bottom + 15, "text-anchor": "middle"}, power(e)));
  for (let e = y0; e <= y1; ++e)
    grid.push(s("line", {class: "grid", x1: left, x2: w - right, y1: y(10 ** e), y2: y(10 ** e)}),
      s("text", {class: "small", x: left - 5, y: y(10 ** e) + 4, "text-anchor": "end"}, power(e)));
  const lines = types.map(t => [
    s("line", {class: "roof", x1: left, x2: w - right, y1: y(t.peak_per_cycle), y2: y(t.peak_per_cycle),
               style: `stroke:${typeColors[t.type]}`, "stroke-dasharray": t.peak_per_cycle < peak ? "5 3" : undefined}),
    s("text", {class: "small", x: w - right - 4, y: y(t.peak_per_cycle) - 4, "text-anchor": "end"},
      types.filter(o => o.peak_per_cycle === t.peak_per_cycle).map(o => o.type).join(", "))]);
  const diagonals = roofs.map(p => {
    const begin = Math.max(10 ** x0, 10 ** y0 / p.peak_bytes_per_cycle);
    const end = Math.min(10 ** x1, peak / p.peak_bytes_per_cycle);
    if (end <= begin) return null;
    const angle = -Math.atan2(y(10 ** y0) - y(10 ** (y0 + 1)), x(10 ** (x0 + 1)) - x(10 ** x0)) * 180 / Math.PI;
    const at = Math.sqrt(begin * end), cx = x(at), cy = y(at * p.peak_bytes_per_cycle) - 5;
    return [s("line", {class: "roof", x1: x(begin), y1: y(begin * p.peak_bytes_per_cycle),
                       x2: x(end), y2: y(end * p.peak_bytes_per_cycle)}),
      s("text", {class: "small", x: cx, y: cy, "text-anchor": "middle",
                 transform: `rotate(${angle.toFixed(1)} ${cx.toFixed(1)} ${cy.toFixed(1)})`}, p.level)];
  });
  const points = types.filter(t => t.per_cycle > 0).map(t => t.points.map((p, n) => {
    const label = `${t.type}, ${p.level}: ${short(p.intensity)} operations a byte, ` +
      `${short(t.per_cycle)} operations a cycle, ${percent(ratio(t.per_cycle, t.peak_per_cycle))} of the peak`;
    const shape = [
      {d: `M${x(p.intensity) - 5} ${y(t.per_cycle)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`},
      {d: `M${x(p.intensity) - 5} ${y(t.per_cycle) - 5}h10v10h-10Z`},
      {d: `M${x(p.intensity)} ${y(t.per_cycle) - 6}l6 11h-12Z`}][Math.min(n, 2)];
    return s("path", {class: "point", ...shape, fill: typeColors[t.type]}, s("title", {}, label));
  }));
  return card("w3", "roofline", "Roofline",
    s("svg", {viewBox: `0 0 ${w} ${ht}`, role: "img",
              "aria-label": "roofline: operations a cycle by operations a byte"},
      grid, diagonals, lines, points,
      s("line", {class: "axis", x1: left, x2: w - right, y1: bottom, y2: bottom}),
      s("line", {class: "axis", x1: left, x2: left, y1: top, y2: bottom}),
      s("text", {class: "small", x: (left + w) / 2, y: bottom + 32, "text-anchor": "middle"}, "operations a byte"),
      s("text", {class: "small", x: 12, y: (top + bottom) / 2, "text-anchor": "middle",
                 transform: `rotate(-90 12 ${(top + bottom) / 2})`}, "operations a cycle")),
    h("div", {class: "legend"},
      types.map(t => h("span", {}, h("i", {style: `background:${typeColors[t.type]}`}),
        `${t.type}: ${short(t.operations)} operations, ${short(t.per_cycle)} a cycle, ` +
        `${percent(ratio(t.per_cycle, t.peak_per_cycle))} of the peak`)),
      h("span", {class: "dim"}, types[0].points.map((p, n) => "●■▲"[Math.min(n, 2)] + " " + p.level).join("  "))));
}

// ---- memory ----------------------------------------------------------------
function memoryCard(a) {
  const sum = kind => data.instructions.reduce((t, i) => {
    if (i[kind]) {
      t.requests += i[kind].requests;
      t.moved += i[kind].sectors ?? i[kind].passes;
      t.ideal += i[kind].ideal;
    }
    return t;
  }, {requests: 0, moved: 0, ideal: 0});
  const kinds = [["global", "global", "sectors"], ["local", "thread-local", "sectors"],
                 ["shared", "shared", "passes"]].map(([k, name, unit]) => ({name, unit, ...sum(k)}));
  const outer = kinds.slice(0, 2).filter(k => k.requests);
  const levels = a.levels.filter(l => l.sectors || l.bytes);
  const boxW = 112, gap = 78, w = Math.max(boxW + (boxW + gap) * Math.max(levels.length, 1) + 4, 560), ht = 190;
  const box = (x, y, height, name, texts, share) => [
    s("rect", {class: "box", x, y, width: boxW, height, rx: 6}),
    s("text", {x: x + boxW / 2, y: y + 18, "text-anchor": "middle", "font-weight": 600}, name),
    texts.map((t, n) => s("text", {class: "small", x: x + boxW / 2, y: y + 35 + 15 * n, "text-anchor": "middle"}, t)),
    share === undefined ? null : [
      s("rect", {class: "track", x: x + 8, y: y + height - 12, width: boxW - 16, height: 6, rx: 2}),
      s("rect", {class: "fill", x: x + 8, y: y + height - 12, width: (boxW - 16) * Math.min(share, 1), height: 6, rx: 2})]];
  const arrow = (x1, x2, y, above, below) => [
    s("path", {class: "flow", d: `M${x1} ${y}H${x2 - 6}`}),
    s("path", {class: "head", d: `M${x2} ${y}l-8 -4v8Z`}),
    s("text", {class: "small", x: (x1 + x2) / 2 - 3, y: y - 6, "text-anchor": "middle"}, above),
    s("text", {class: "small", x: (x1 + x2) / 2 - 3, y: y + 15, "text-anchor": "middle"}, below)];
  const shared = kinds[2], drawing = [
    box(2, 2, 186, "kernel", outer.concat(shared.requests ? [shared] : []).flatMap(k =>
      [k.name + ":", `${short(k.requests)} requests`, k === shared ? "" : `${short(k.moved)} ${k.unit}`]).filter(t => t))];
  let at = 2 + boxW;
  levels.forEach((l, n) => {
    const x = at + gap, texts = [];
    if (l.hit_rate !== undefined) texts.push(`hit rate ${percent(l.hit_rate)}`);
    texts.push(`${short(l.bytes_per_cycle)} B/cycle`);
    if (l.peak_bytes_per_cycle) texts.push(`${percent(l.share)} of ${short(l.peak_bytes_per_cycle)}`);
    drawing.push(arrow(at, x, 52, bytes(l.bytes), `${short(l.sectors)} sectors`),
      box(x, 2, 100, l.name, texts, l.peak_bytes_per_cycle ? l.share : undefined));
    at = x + boxW;
  });
  if (shared.requests) {
    const x = 2 + boxW + gap;
    drawing.push(arrow(2 + boxW, x, 150, `${short(shared.moved)} passes`, `${short(shared.requests)} req.`),
      box(x, 118, 70, "shared memory", [`${ratio(shared.moved, shared.requests).toFixed(2)} passes/req.`,
        `${ratio(shared.ideal, shared.requests).toFixed(2)} would do`]));
  }
  return card("w3", "memory", "Memory",
    s("svg", {viewBox: `0 0 ${w} ${ht}`, role: "img", "aria-label": "memory chart", style: `max-width:${Math.round(w * 1.15)}px`}, drawing),
    h("table", {class: "plain"},
      h("thead", {}, h("tr", {}, ["memory", "requests", "sectors or passes", "per request", "would do", "excess"]
        .map((t, n) => h("th", {scope: "col", class: n ? undefined : "text"}, t)))),
      h("tbody", {}, kinds.filter(k => k.requests).map(k => h("tr", {},
        h("td", {class: "text"}, k.name), h("td", {}, whole(k.requests)), h("td", {}, `${whole(k.moved)} ${k.unit}`),
        h("td", {}, ratio(k.moved, k.requests).toFixed(2)), h("td", {}, ratio(k.ideal, k.requests).toFixed(2)),
        h("td", {class: k.moved > 1.5 * k.ideal ? "warn" : undefined}, percent(ratio(k.moved - k.ideal, k.moved))))))));
}

