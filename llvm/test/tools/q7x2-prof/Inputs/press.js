// Presses what a user presses, and notes in the title what has changed.
{
  const pane = name => document.querySelector(`[aria-label=${name}]`);
  const rows = (name, kind) => [...pane(name).querySelectorAll("tr." + kind)];
  const line = n => [...pane("source").querySelectorAll("tbody tr")]
    .find(r => r.cells[0].textContent === String(n));
  const fits = [...document.querySelectorAll("section, body")].every(e => e.scrollWidth <= e.clientWidth + 1);
  const notes = [fits ? "fits" : "overflows"];
  if (pane("assembly")) {
    line(25).click();
    notes.push("linked", rows("assembly", "linked").length > 1 ? 2 : 0);
    rows("assembly", "linked")[0].click();
    notes.push("source linked", rows("source", "linked").length);
    const head = [...pane("source").querySelectorAll("th")].find(h => h.textContent === "time");
    head.querySelector("button").click();
    notes.push("sorted", head.getAttribute("aria-sort"), pane("source").querySelector("tbody tr").cells[0].textContent);
    const first = pane("source").querySelector("tbody tr");
    first.focus();
    first.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowDown", bubbles: true}));
    notes.push("focus", document.activeElement.cells[0].textContent);
  }
  document.title = notes.join(" ");
}
