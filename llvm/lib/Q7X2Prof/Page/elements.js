// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The page of a profile or of a comparison, first part: elements and numbers. The
// files here become one script, in the order of CMakeLists.txt. They show figures
// and compute none but sums and shares of what they show: those are C++'s
// (Analysis.h).
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);

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
const causeColor = cause => `var(--${cause}, var(--other))`;
const causeName = cause => cause.replace(/_/g, " ");

function bar(parts, label, mini) {
  return h("span", {class: mini ? "bar mini" : "bar", role: "img", "aria-label": label, title: label},
    parts.filter(p => p.share > 0).map(p =>
      h("i", {style: `width:${(100 * p.share).toFixed(2)}%;background:${p.color}`})));
}

