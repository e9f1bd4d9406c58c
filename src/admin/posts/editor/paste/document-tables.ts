/** Cells can contain only lines. */
const BLOCKS_OF_CELLS = ":is(td,th) :is(p,div,ul,ol,li,dl,dt,dd,blockquote,pre,h1,h2,h3,h4,h5,h6)";

/** More columns than a person reads; a span of a thousand means "all". */
const MAX_COLUMNS = 60;

/**
 * Converts tables to Markdown's form: with a head, the same number of cells in each row, and only lines in a cell. Tables for
 * layout are removed.
 */
export function tidyTables(body: HTMLElement): void {
  // The inner tables first: an outer one is only layout.
  for (const table of Array.from(body.querySelectorAll("table")).reverse())
    if (isFrame(table)) unframe(table);
  for (const table of body.querySelectorAll("table")) nameCaption(table);
  for (const block of body.querySelectorAll(BLOCKS_OF_CELLS)) {
    const isEmpty = block.textContent.trim() === "";
    if (!isEmpty && hasText(block, "previousSibling")) block.before(document.createElement("br"));
    if (!isEmpty && hasText(block, "nextSibling")) block.after(document.createElement("br"));
    block.replaceWith(...block.childNodes);
  }
  for (const table of body.querySelectorAll("table")) layOut(table);
}

/** A table as a frame around text, as in mails and Word. */
function isFrame(table: HTMLTableElement): boolean {
  const rows = Array.from(table.rows);
  const isOfOneCell = rows.reduce((sum, row) => sum + row.cells.length, 0) <= 1;
  const isNamed = /^(?:presentation|none)$/.test(table.getAttribute("role") ?? "");
  return isOfOneCell || isNamed || table.querySelector("table") !== null;
}

function unframe(table: HTMLTableElement): void {
  nameCaption(table);
  const blocks = Array.from(table.rows).flatMap((row) =>
    Array.from(row.cells).map((cell) => {
      const block = document.createElement("div");
      block.append(...cell.childNodes);
      return block;
    }),
  );
  table.replaceWith(...blocks.filter((block) => block.textContent.trim() !== ""));
}

/** Puts the caption on a line above its table. */
function nameCaption(table: HTMLTableElement): void {
  const { caption } = table;
  if (!caption) return;
  const line = document.createElement("p");
  line.append(...caption.childNodes);
  caption.remove();
  if (line.textContent.trim() !== "") table.before(line);
}

/** Whether text follows before the next line break. */
function hasText(block: Element, side: "previousSibling" | "nextSibling"): boolean {
  for (let node = block[side]; node !== null && !(node instanceof HTMLBRElement); node = node[side])
    if (node.textContent?.trim() !== "") return true;
  return false;
}

/** Puts each text into its visible column: a cell across several columns or rows gets empty ones next to and below it. */
function layOut(table: HTMLTableElement): void {
  /** For each column, the number of following rows that a cell from above covers. */
  const taken: number[] = [];
  const rows = Array.from(table.rows).map((row) => {
    const cells = new Map<number, Element>();
    let column = 0;
    const takenBefore = taken.slice();
    for (const cell of row.cells) {
      while ((takenBefore[column] ?? 0) > 0) column += 1;
      cells.set(column, cell);
      const width = Math.min(cell.colSpan, MAX_COLUMNS);
      for (let at = column; at < column + width; at += 1) taken[at] = Math.max(taken[at] ?? 0, cell.rowSpan);
      column += width;
    }
    for (const at of taken.keys()) taken[at] = Math.max(0, (taken[at] ?? 0) - 1);
    return cells;
  });
  const filled = rows.filter((cells) => [...cells.values()].some((cell) => cell.textContent?.trim() !== ""));
  const width = Math.max(0, ...filled.map((cells) => Math.max(...cells.keys()) + 1));
  const plain = document.createElement("table");
  for (const [index, cells] of filled.entries()) {
    const row = plain.insertRow();
    for (let column = 0; column < width; column += 1) {
      const cell = document.createElement(index === 0 ? "th" : "td");
      cell.append(...(cells.get(column)?.childNodes ?? []));
      row.append(cell);
    }
  }
  if (filled.length === 0) table.remove();
  else table.replaceWith(plain);
}
