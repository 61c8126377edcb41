// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The source beside its assembly.

/** Sums the counters of instructions. */
function sumOf(list) {
  const t = {issues: 0, active: 0, stalls: {}, executed: 0, divergent: 0,
             requests: 0, sectors: 0, ideal: 0, sharedRequests: 0, passes: 0, sharedIdeal: 0,
             l1: [0, 0], l2: [0, 0]};
  for (const i of list) {
    t.issues += i.issues;
    t.active += i.active;
    for (const [cause, cycles] of Object.entries(i.stalls)) t.stalls[cause] = (t.stalls[cause] || 0) + cycles;
    if (i.branches) { t.executed += i.branches.executed; t.divergent += i.branches.divergent; }
    for (const m of [i.global, i.local])
      if (m) { t.requests += m.requests; t.sectors += m.sectors; t.ideal += m.ideal; }
    if (i.caches) {
      for (const level of ["l1", "l2"]) {
        t[level][0] += i.caches[level + "_hits"];
        t[level][1] += i.caches[level + "_hits"] + i.caches[level + "_misses"];
      }
    }
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

// Launches with the timing of the machine have caches.
const cacheLevels = data.instructions && data.instructions.some(i => i.caches) ? ["l1", "l2"] : [];
for (const level of cacheLevels)
  columns.push({name: level.toUpperCase(), title: `sectors that hit in ${level.toUpperCase()}`,
                key: t => t[level][1] ? t[level][0] / t[level][1] : -1});

function hitRate([hits, all]) {
  return h("td", {title: all ? `${whole(hits)} of ${whole(all)} sectors` : undefined}, all ? percent(hits / all, 0) : null);
}

function perRequest(moved, ideal, requests) {
  if (!requests) return h("td", {});
  const one = n => +(n / requests).toFixed(1);
  return h("td", {class: moved > 1.25 * ideal ? "warn" : undefined,
                  title: `${whole(requests)} requests, ${whole(moved)} moved, ${whole(ideal)} would do`},
    moved > 1.01 * ideal ? `${one(moved)} / ${one(ideal)}` : `${one(moved)}`);
}

/** The color of a line that takes part of the time of the hottest one. */
const heat = share => `background:color-mix(in srgb, var(--heat) ${(20 * share).toFixed(1)}%, transparent)`;

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
    ...cacheLevels.map(level => hitRate(t[level])),
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
    const code = e.querySelector("td.src");
    if (code && row.counts && row.counts.time) code.setAttribute("style", heat(row.counts.time / this.most));
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
      h("span", {title: stallMeaning(c)}, h("i", {style: `background:${causeColor(c.cause)}`}), causeName(c.cause))));
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

