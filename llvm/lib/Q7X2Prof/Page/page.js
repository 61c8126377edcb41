// The page of a profile or of a comparison. It shows figures and computes none
// but shares and sums of what it shows: those are C++'s (Analysis.h).
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);

// ---- elements --------------------------------------------------------------
function make(space, tag, attributes, children) {
  const e = space ? document.createElementNS(space, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name.startsWith("on")) e.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) e.setAttribute(name, value);
  }
  e.append(...children.flat(Infinity).filter(c => c !== undefined && c !== null && c !== false));
  return e;
}
const h = (tag, attributes, ...children) => make(null, tag, attributes, children);
const s = (tag, attributes, ...children) =>
  make("http://www.w3.org/2000/svg", tag, attributes, children);
const card = (width, id, title, ...children) =>
  h("section", {class: "card " + width, id, "aria-labelledby": id + "-title"},
    h("h2", {id: id + "-title"}, title), ...children);

// ---- numbers ---------------------------------------------------------------
const whole = n => Math.round(n).toLocaleString("en-US");
const percent = (share, digits = 1) => (100 * share).toFixed(digits) + " %";
const ratio = (a, b) => b ? a / b : 0;
/** 18.4k, 1.25M. */
function short(n) {
  for (const [unit, name] of [[1e12, "T"], [1e9, "G"], [1e6, "M"], [1e4, "k"]])
    if (n >= unit) {
      const scaled = name === "k" ? n / 1e3 : n / unit;
      return scaled.toFixed(scaled < 10 ? 2 : scaled < 100 ? 1 : 0) + name;
    }
  return Number.isInteger(n) ? whole(n) : n.toPrecision(3);
}
function bytes(n) {
  for (const [unit, name] of [[2 ** 30, " GiB"], [2 ** 20, " MiB"], [2 ** 10, " KiB"]])
    if (n >= unit) return (n / unit).toFixed(n < 10 * unit ? 2 : 1) + name;
  return whole(n) + " B";
}
const causeColor = cause => /^(dependency|scoreboard|memory|branch|pipe|barrier|convergence|sleep|not_selected|issue)$/
  .test(cause) ? `var(--${cause})` : "var(--other)";
const causeName = cause => cause.replace(/_/g, " ");

function bar(parts, label, mini) {
  return h("span", {class: mini ? "bar mini" : "bar", role: "img", "aria-label": label, title: label},
    parts.filter(p => p.share > 0).map(p =>
      h("i", {style: `width:${(100 * p.share).toFixed(2)}%;background:${p.color}`})));
}

// ---- the profile's cards ---------------------------------------------------
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
    h("h3", {}, "Cycles of warps"),
    h("div", {class: "bars"}, rows.map(r => [
      h("span", {title: r.meaning}, causeName(r.cause)),
      bar([{share: ratio(r.share, most), color: causeColor(r.cause)}],
          `${causeName(r.cause)}: ${percent(r.share)}, ${r.meaning}`),
      h("span", {}, h("b", {}, percent(r.share)), " ", h("span", {class: "dim"}, short(r.cycles)))])),
    h("p", {class: "sub"}, `Of ${whole(a.warp_cycles)} cycles, the sum over all warps.`));
}

function occupancyCard(a) {
  const o = a.occupancy;
  if (!o.max_warps)
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
  if (o.by_registers.length < 2) return null;
  const w = 560, ht = 112, left = 30, top = 8, bottom = 80;
  const last = o.by_registers[o.by_registers.length - 1].registers;
  const x = r => left + (w - left - 8) * r / last;
  const y = v => bottom - (bottom - top) * v / o.max_warps;
  let path = "", from = 0;
  for (const p of o.by_registers) {
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
  const levels = a.levels.filter(l => l.requests || l.bytes);
  const boxW = 128, gap = 86, w = Math.max(boxW + (boxW + gap) * Math.max(levels.length, 1) + 4, 560), ht = 190;
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
    drawing.push(arrow(at, x, 52, bytes(l.bytes), `${short(l.requests)} req.`),
      box(x, 2, 100, l.name, texts, l.peak_bytes_per_cycle ? l.share : undefined));
    at = x + boxW;
  });
  if (shared.requests) {
    const x = 2 + boxW + gap;
    drawing.push(arrow(2 + boxW, x, 150, `${short(shared.moved)} passes`, `${short(shared.requests)} req.`),
      box(x, 118, 70, "shared memory", [`${ratio(shared.moved, shared.requests).toFixed(2)} passes/request`,
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

// ---- source and assembly ---------------------------------------------------
/** Sums the counters of instructions. */
function sumOf(list) {
  const t = {issues: 0, active: 0, stalls: {}, executed: 0, divergent: 0,
             requests: 0, sectors: 0, ideal: 0, sharedRequests: 0, passes: 0, sharedIdeal: 0};
  for (const i of list) {
    t.issues += i.issues;
    t.active += i.active;
    for (const [cause, cycles] of Object.entries(i.stalls)) t.stalls[cause] = (t.stalls[cause] || 0) + cycles;
    if (i.branches) { t.executed += i.branches.executed; t.divergent += i.branches.divergent; }
    for (const m of [i.global, i.local])
      if (m) { t.requests += m.requests; t.sectors += m.sectors; t.ideal += m.ideal; }
    if (i.shared) { t.sharedRequests += i.shared.requests; t.passes += i.shared.passes; t.sharedIdeal += i.shared.ideal; }
  }
  t.stalled = Object.values(t.stalls).reduce((n, c) => n + c, 0);
  t.time = t.issues + t.stalled;
  return t;
}

const columns = [
  {name: "time", title: "share of the warps’ cycles: issues and stalls", key: t => t.time},
  {name: "stalls", title: "stall cycles by cause", key: t => t.stalled},
  {name: "issues", title: "instructions issued by warps", key: t => t.issues},
  {name: "thr", title: "threads that issue an instruction, of 32, on average", key: t => t.issues ? t.active / t.issues : -1},
  {name: "div", title: "executions of branches that diverge", key: t => t.executed ? t.divergent / t.executed : -1},
  {name: "sect", title: "sectors per request of global and thread-local memory; those that would do", key: t => t.requests ? t.sectors / t.requests : -1},
  {name: "pass", title: "passes per request of shared memory; those that would do", key: t => t.sharedRequests ? t.passes / t.sharedRequests : -1},
];

function perRequest(moved, ideal, requests) {
  if (!requests) return h("td", {});
  const one = n => +(n / requests).toFixed(1);
  return h("td", {class: moved > 1.25 * ideal ? "warn" : undefined,
                  title: `${whole(requests)} requests, ${whole(moved)} moved, ${whole(ideal)} would do`},
    moved > 1.01 * ideal ? `${one(moved)} / ${one(ideal)}` : `${one(moved)}`);
}

function metricCells(t, total, most) {
  if (!t || !t.issues) return columns.map(() => h("td", {}));
  const causes = Object.entries(t.stalls).filter(([, c]) => c).sort((x, y) => y[1] - x[1]);
  const label = causes.map(([cause, c]) => `${causeName(cause)} ${percent(c / t.stalled)}`).join(", ");
  return [
    h("td", {class: "heat"}, h("i", {style: `width:${(100 * ratio(t.time, most)).toFixed(1)}%`}),
      h("span", {}, percent(ratio(t.time, total)))),
    h("td", {}, t.stalled ? bar(causes.map(([cause, c]) => ({share: c / t.stalled, color: causeColor(cause)})),
      `${whole(t.stalled)} cycles: ${label}`, true) : null),
    h("td", {title: whole(t.issues)}, short(t.issues)),
    h("td", {class: t.active < 28 * t.issues ? "warn" : undefined}, +(t.active / t.issues).toFixed(1)),
    h("td", {class: t.divergent > 0.2 * t.executed ? "warn" : undefined,
             title: t.executed ? `${whole(t.divergent)} of ${whole(t.executed)}` : undefined},
      t.executed ? percent(t.divergent / t.executed, 0) : null),
    perRequest(t.sectors, t.ideal, t.requests),
    perRequest(t.passes, t.sharedIdeal, t.sharedRequests),
  ];
}

/** A table whose columns sort and whose rows are selected by mouse or keys. */
class Pane {
  constructor(first, text, rows, total, onSelect) {
    this.rows = rows; // {key, cells, counts, className}
    this.total = total;
    this.most = Math.max(1, ...rows.map(r => r.counts ? r.counts.time : 0));
    this.onSelect = onSelect;
    this.sort = {column: null, falling: true};
    const headers = [{name: first}, {name: text}, ...columns];
    this.heads = headers.map((c, n) => h("th", {scope: "col", class: n === 1 ? "text" : undefined, title: c.title,
      "aria-sort": n === 0 ? "ascending" : "none"},
      n === 1 ? c.name : h("button", {type: "button", onclick: () => this.sortBy(n === 0 ? null : c)}, c.name)));
    this.columns = headers;
    this.body = h("tbody", {});
    this.table = h("table", {class: "lines"}, h("thead", {}, h("tr", {}, this.heads)), this.body);
    this.elements = new Map();
    this.fill();
  }
  fill() {
    const {column, falling} = this.sort;
    let rows = this.rows.filter(r => !this.hide || !this.hide(r));
    if (column) {
      rows = rows.filter(r => r.counts && r.counts.issues);
      rows = rows.map((r, n) => [r, n]).sort(([x, n], [y, m]) =>
        (falling ? -1 : 1) * (column.key(x.counts) - column.key(y.counts)) || n - m).map(([r]) => r);
    }
    this.body.replaceChildren(...rows.map(r => this.element(r)));
    this.order = rows.filter(r => !r.header);
    if (this.order.length && !this.order.some(r => this.element(r).tabIndex === 0))
      this.element(this.order[0]).tabIndex = 0;
  }
  element(row) {
    if (this.elements.has(row)) return this.elements.get(row);
    const e = row.header
      ? h("tr", {class: "function"}, h("td", {class: "text", colspan: 2 + columns.length}, row.header))
      : h("tr", {class: row.counts && row.counts.issues ? undefined : "idle", tabindex: -1,
                 "aria-selected": "false", onclick: () => this.select(row), onkeydown: event => this.key(event, row)},
          row.cells, metricCells(row.counts, this.total, this.most));
    this.elements.set(row, e);
    return e;
  }
  sortBy(column) {
    this.sort = {column, falling: this.sort.column === column ? !this.sort.falling : true};
    this.heads.forEach((th, n) => th.setAttribute("aria-sort",
      (column === null ? n === 0 : this.columns[n] === column)
        ? (column && this.sort.falling ? "descending" : "ascending") : "none"));
    this.fill();
  }
  key(event, row) {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      const next = this.order[this.order.indexOf(row) + step];
      if (next) this.focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      this.select(row);
    } else return;
    event.preventDefault();
  }
  focus(row) {
    for (const r of this.order) this.element(r).tabIndex = -1;
    this.element(row).tabIndex = 0;
    this.element(row).focus();
  }
  select(row) {
    this.focus(row);
    this.onSelect(row);
  }
  /** Marks rows; scrolls to the first. */
  mark(selected, linked, outer) {
    for (const [row, e] of this.elements) {
      if (row.header) continue;
      e.classList.toggle("selected", selected.has(row));
      e.setAttribute("aria-selected", selected.has(row));
      e.classList.toggle("linked", linked.has(row));
      e.classList.toggle("outer", outer.has(row));
    }
    const first = this.order.find(r => selected.has(r)) || this.order.find(r => linked.has(r));
    if (!first) return;
    const e = this.element(first), box = e.closest(".scroll");
    const top = e.offsetTop - box.offsetTop, visible = e.getBoundingClientRect(), frame = box.getBoundingClientRect();
    if (visible.top < frame.top + 24 || visible.bottom > frame.bottom) box.scrollTop = top - box.clientHeight / 3;
  }
}

class Code {
  constructor(a) {
    this.total = a.warp_cycles;
    this.makeRows(a);
    this.source = new Pane("line", "source", [], this.total, row => this.selectLine(row));
    this.assembly = new Pane("offset", "instruction", this.instructionRows, this.total, row => this.selectInstruction(row));
  }
  makeRows(a) {
    this.lines = new Map(); // "file:line" -> row
    this.byFile = data.files.map((file, f) => {
      const counts = new Map(a.lines.filter(l => l.file === f)
        .map(l => [l.line, sumOf(l.instructions.map(i => data.instructions[i]))]));
      const numbers = file.lines ? file.lines.map((_, n) => n + 1) : [...counts.keys()];
      const rows = numbers.map(line => ({file: f, line, counts: counts.get(line),
        cells: [h("td", {class: "num"}, line), h("td", {class: "src"}, file.lines ? file.lines[line - 1] : "")]}));
      for (const r of rows) this.lines.set(f + ":" + r.line, r);
      return {rows, time: [...counts.values()].reduce((n, c) => n + c.time, 0)};
    });
    this.instructionRows = [];
    this.instructions = data.instructions.map((i, n) => {
      if (!n || data.instructions[n - 1].function !== i.function)
        this.instructionRows.push({header: i.function || "code"});
      const at = i.text.search(/ [?&]/);
      const row = {instruction: i, counts: sumOf([i]), cells: [
        h("td", {class: "num"}, i.offset.toString(16).padStart(4, "0")),
        h("td", {class: "src", title: this.placeText(i)}, at < 0 ? i.text : [i.text.slice(0, at),
          h("span", {class: "control"}, i.text.slice(at))])]};
      this.instructionRows.push(row);
      return row;
    });
  }
  placeText(i) {
    return i.source.map(f => `${data.files[f.file].path.replace(/.*\//, "")}:${f.line}:${f.column}` +
      (f.function ? ` in ${f.function}` : "")).join(", inlined at ");
  }
  showFile(f) {
    this.file = f;
    this.source.rows = this.byFile[f].rows;
    this.source.most = Math.max(1, ...this.source.rows.map(r => r.counts ? r.counts.time : 0));
    this.source.elements.clear();
    this.source.fill();
    if (this.choice) this.choice.value = f;
  }
  selectLine(row) {
    const own = new Set(), around = new Set();
    for (const r of this.instructions)
      r.instruction.source.forEach((f, depth) => {
        if (f.file === row.file && f.line === row.line) (depth ? around : own).add(r);
      });
    this.source.mark(new Set([row]), new Set(), new Set());
    this.assembly.mark(new Set(), own, around);
  }
  selectInstruction(row) {
    const source = row.instruction.source;
    this.assembly.mark(new Set([row]), new Set(), new Set());
    if (!source.length) return;
    if (source[0].file !== this.file) this.showFile(source[0].file);
    const at = f => this.lines.get(f.file + ":" + f.line);
    this.source.mark(new Set(), new Set([at(source[0])]), new Set(source.slice(1).map(at)));
  }
  showInstruction(n) {
    this.assembly.select(this.instructions[n]);
  }
  render(a) {
    const files = this.byFile.map((f, n) => n).filter(n => this.byFile[n].time);
    const legend = h("div", {class: "legend"}, a.stalls.filter(c => c.cycles).map(c =>
      h("span", {title: c.meaning}, h("i", {style: `background:${causeColor(c.cause)}`}), causeName(c.cause))));
    const assembly = h("section", {class: "card pane", "aria-label": "assembly"},
      h("div", {class: "paneHead"}, h("h2", {}, "Assembly"), legend),
      h("div", {class: "scroll"}, this.assembly.table));
    if (!files.length)
      return h("div", {id: "code", class: "code", style: "grid-template-columns:minmax(0,1fr)"}, assembly,
        h("p", {class: "sub"}, "The object has no line tables: compile with -g to see the source."));
    files.sort((x, y) => this.byFile[y].time - this.byFile[x].time);
    this.choice = h("select", {"aria-label": "source file", onchange: () => this.showFile(+this.choice.value)},
      files.map(f => h("option", {value: f}, `${data.files[f].path.replace(/.*\//, "")} (${percent(ratio(this.byFile[f].time, this.total), 0)})`)));
    this.showFile(files[0]);
    const only = h("input", {type: "checkbox", onchange: () => {
      this.source.hide = only.checked ? r => !(r.counts && r.counts.issues) : null;
      this.source.fill();
    }});
    return h("div", {id: "code", class: "code"},
      h("section", {class: "card pane", "aria-label": "source"},
        h("div", {class: "paneHead"}, h("h2", {}, "Source"), this.choice,
          h("label", {}, only, " only lines with code")),
        h("div", {class: "scroll"}, this.source.table)), assembly);
  }
}

// ---- comparison ------------------------------------------------------------
function changeClass(before, after) {
  return after > before * 1.001 ? "up" : after < before * 0.999 ? "down" : "dim";
}

function comparisonTable() {
  const keys = {
    "before": l => l.before ? l.before.cycles : -1, "after": l => l.after ? l.after.cycles : -1,
    "difference": l => (l.after ? l.after.cycles : 0) - (l.before ? l.before.cycles : 0),
  };
  const most = Math.max(1, ...data.lines.flatMap(l => [l.before?.cycles ?? 0, l.after?.cycles ?? 0]));
  const body = h("tbody", {});
  let sorted = null, falling = true;
  const cell = (c, key, heat) => c ? h("td", {class: heat ? "heat" : undefined},
    heat ? h("i", {style: `width:${(100 * c[key] / most).toFixed(1)}%`}) : null, h("span", {}, short(c[key]))) : h("td", {class: "dim"}, "–");
  const row = l => {
    const d = keys.difference(l);
    return h("tr", {}, h("td", {class: "num"}, l.place_before.replace(/.*:/, "") || "–"),
      h("td", {class: "num"}, l.place_after.replace(/.*:/, "") || "–"), h("td", {class: "src"}, l.text),
      cell(l.before, "cycles", true), cell(l.after, "cycles", true),
      h("td", {class: changeClass(0, d)}, (d > 0 ? "+" : d < 0 ? "−" : "") + short(Math.abs(d))),
      cell(l.before, "issues"), cell(l.after, "issues"), cell(l.before, "sectors"), cell(l.after, "sectors"),
      cell(l.before, "passes"), cell(l.after, "passes"));
  };
  const fill = () => {
    let lines = data.lines.map((l, n) => [l, n]);
    if (sorted) lines.sort(([x, n], [y, m]) => (falling ? -1 : 1) * (sortKey(x) - sortKey(y)) || n - m);
    body.replaceChildren(...lines.map(([l]) => row(l)));
  };
  const sortKey = l => sorted === "difference" ? Math.abs(keys.difference(l)) : keys[sorted](l);
  const heads = ["line before", "after", "text", "cycles before", "after", "difference",
    "issues before", "after", "sectors before", "after", "passes before", "after"];
  const sortable = {3: "before", 4: "after", 5: "difference"};
  const ths = heads.map((name, n) => h("th", {scope: "col", class: n === 2 ? "text" : undefined, "aria-sort": "none"},
    sortable[n] ? h("button", {type: "button", onclick: () => {
      falling = sorted === sortable[n] ? !falling : true;
      sorted = sortable[n];
      ths.forEach((th, m) => th.setAttribute("aria-sort", m === n ? (falling ? "descending" : "ascending") : "none"));
      fill();
    }}, name) : name));
  fill();
  return h("table", {class: "lines"}, h("thead", {}, h("tr", {}, ths)), body);
}

function renderComparison(page) {
  const number = (v, unit) => (Number.isInteger(v) ? whole(v) : v.toFixed(2)) + (unit === "%" ? " %" : "");
  const list = (id, title, texts) => card("w2", id, title,
    texts.length ? h("ol", {class: "findings"}, texts.map(t => h("li", {}, t))) : h("p", {class: "dim"}, "None."));
  const name = l => `${l.kernel}, ${l.objects.join(", ")}, ${l.grid.join("×")} blocks of ${l.block.join("×")}`;
  page.append(
    h("header", {}, h("h1", {}, `Comparison: ${data.after.kernel}`),
      h("p", {class: "sub"}, `before: ${name(data.before)}. After: ${name(data.after)}.`)),
    h("div", {class: "cards"},
      list("gone", "Findings that are gone", data.findings_gone),
      list("new", "New findings", data.findings_new),
      list("same", "Findings of both", data.findings_same)),
    card("w6", "figures", "Figures", h("table", {class: "plain"},
      h("thead", {}, h("tr", {}, ["", "before", "after", "change"].map((t, n) =>
        h("th", {scope: "col", class: n ? undefined : "text"}, t)))),
      h("tbody", {}, data.figures.map(f => h("tr", {}, h("td", {class: "text"}, f.name),
        h("td", {}, number(f.before, f.unit)), h("td", {}, number(f.after, f.unit)),
        h("td", {}, f.change)))))),
    h("section", {class: "card", id: "code", "aria-label": "lines"}, h("h2", {}, "Line by line"),
      h("div", {class: "scroll"}, comparisonTable())));
}

// ---- the page --------------------------------------------------------------
let code = null;

function renderProfile(page) {
  const a = data.analysis;
  code = new Code(a);
  page.append(
    h("header", {}, h("h1", {}, data.launch.kernel),
      h("p", {class: "sub"}, `${data.launch.grid.join("×")} blocks of ${data.launch.block.join("×")} threads on ` +
        `${data.machine.name}, --timing=${data.launch.timing}`)),
    tiles(a),
    h("div", {class: "cards"}, findingsCard(a), launchCard(), occupancyCard(a), stallsCard(a),
      rooflineCard(a), memoryCard(a)),
    code.render(a));
}

const page = document.getElementById("page");
page.replaceChildren();
(data.format === "q7x2-comparison" ? renderComparison : renderProfile)(page);
document.documentElement.dataset.ready = "yes";
