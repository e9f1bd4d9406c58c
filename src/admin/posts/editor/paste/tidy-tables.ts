import { rename, unwrap } from "./elements";

/** Cells have lines alone. */
const BLOCKS_OF_CELLS = ":is(td,th) :is(p,div,ul,ol,li,dl,dt,dd,blockquote,pre,h1,h2,h3,h4,h5,h6)";

/** Tables as Markdown has them: with a head, as many cells in each row, and nothing but lines in a cell. */
export function tidyTables(body: HTMLElement): void {
  for (const block of body.querySelectorAll(BLOCKS_OF_CELLS)) {
    const isEmpty = block.textContent.trim() === "";
    if (!isEmpty && hasText(block, "previousSibling")) block.before(document.createElement("br"));
    if (!isEmpty && hasText(block, "nextSibling")) block.after(document.createElement("br"));
    unwrap(block);
  }
  for (const table of body.querySelectorAll("table")) {
    fillColumns(table);
    if (!table.querySelector("th"))
      for (const cell of Array.from(table.rows[0]?.cells ?? [])) rename(cell, "th");
  }
}

/** Whether text follows before the next line. */
function hasText(block: Element, side: "previousSibling" | "nextSibling"): boolean {
  for (let node = block[side]; node !== null && !(node instanceof HTMLBRElement); node = node[side])
    if (node.textContent?.trim() !== "") return true;
  return false;
}

/** A cell of several rows has an empty one in each of the others, or theirs would be in the wrong column. */
function fillColumns(table: HTMLTableElement): void {
  for (const [index, row] of Array.from(table.rows).entries()) {
    for (const cell of Array.from(row.cells)) {
      for (const below of Array.from(table.rows).slice(index + 1, index + cell.rowSpan))
        below.insertBefore(document.createElement("td"), below.cells[cell.cellIndex] ?? null);
      cell.removeAttribute("rowspan");
    }
  }
}
