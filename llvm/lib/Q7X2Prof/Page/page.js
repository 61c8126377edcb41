// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shows the data.

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
