// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The page of a comparison.

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
    heat ? h("i", {style: `width:${(100 * c[key] / most).toFixed(1)}%`}) : null, h("span", {}, c[key] ? short(c[key]) : "")) : h("td", {class: "dim"}, "–");
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
  const list = (id, title, texts) => card("", id, title,
    texts.length ? h("ol", {class: "findings"}, texts.map(t => h("li", {}, t))) : h("p", {class: "dim"}, "None."));
  const name = l => `${l.kernel}, ${l.objects.join(", ")}, ${l.grid.join("×")} blocks of ${l.block.join("×")}`;
  page.append(
    h("header", {}, h("h1", {}, `Comparison: ${data.after.kernel}`),
      h("p", {class: "sub"}, `before: ${name(data.before)}. After: ${name(data.after)}.`)),
    h("div", {class: "cards"},
      card("w3", "figures", "Figures", h("table", {class: "plain"},
        h("thead", {}, h("tr", {}, ["", "before", "after", "change"].map((t, n) =>
          h("th", {scope: "col", class: n ? undefined : "text"}, t)))),
        h("tbody", {}, data.figures.map(f => h("tr", {}, h("td", {class: "text"}, f.name),
          h("td", {}, number(f.before, f.unit)), h("td", {}, number(f.after, f.unit)),
          h("td", {class: f.before === f.after ? "dim" : undefined}, f.change)))))),
      h("div", {class: "w3 stack"},
        list("gone", "Findings that are gone", data.findings_gone),
        list("new", "New findings", data.findings_new),
        list("same", "Findings of both", data.findings_same))),
    h("section", {class: "card", id: "code", "aria-label": "lines"}, h("h2", {}, "Line by line"),
      h("div", {class: "scroll"}, comparisonTable())));
}

