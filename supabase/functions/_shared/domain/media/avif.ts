import { type Bytes, nameAt, UnreadableMedia, viewOf } from "./bytes.ts";
import { blank, type Box, boxesIn, childOf, Cursor, keepOnly, type Range } from "./boxes.ts";
import { cleanBoxes, dataIn } from "./film.ts";

/** Pictures, their tiles and layers, and the maps that brighten them. */
const KEPT_ITEMS = ["av01", "av1C", "grid", "iovl", "iden", "tmap"];
/** Descriptions, dates and programs' notes among the display properties. */
const REMOVED_PROPERTIES = ["uuid", "udes", "crtt", "mdft", "altt"];
/** Empty Exif data: the offset of its header, the header, an empty directory. */
const EMPTY_EXIF = [0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0];

/**
 * Cleans a still or animated AVIF: Exif, XMP and unknown items are overwritten in place. The file's own properties contain its
 * rotation.
 */
export function cleanAvif(original: Bytes): Bytes {
  const { bytes, boxes, used } = cleanBoxes(original, ["meta"]);
  const areas = dataIn(boxes);
  for (const box of boxes.filter(({ name }) => name === "meta")) {
    const data = childOf(bytes, box, "idat");
    if (data) areas.push([data.content, data.end]);
    used.push(...cleanItems(bytes, box, data));
  }
  keepOnly(bytes, areas.sort(inOrder), used);
  return bytes;
}

const inOrder = (one: Range, other: Range): number => one[0] - other[0];

/** @returns the ranges of the kept items' data, and of the emptied ones */
function cleanItems(bytes: Bytes, meta: Box, data: Box | undefined): Range[] {
  const properties = childOf(bytes, meta, "iprp");
  const container = properties && childOf(bytes, properties, "ipco");
  for (const property of container ? boxesIn(bytes, container.content, container.end) : [])
    if (REMOVED_PROPERTIES.includes(property.name)) blank(bytes, property);

  const items = childOf(bytes, meta, "iinf");
  const places = childOf(bytes, meta, "iloc");
  if (!items || !places) return [];
  const kinds = kindsOf(bytes, items);
  const used: Range[] = [];
  for (const { item, from, to } of extentsOf(bytes, places, data)) {
    used.push([from, to]);
    const kind = kinds.get(item);
    if (kind !== undefined && KEPT_ITEMS.includes(kind)) continue;
    if (to > bytes.length) throw new UnreadableMedia(`Item ${item} is not in the file.`);
    bytes.fill(0, from, to);
    if (kind === "Exif" && to - from >= EMPTY_EXIF.length) bytes.set(EMPTY_EXIF, from);
  }
  return used;
}

function kindsOf(bytes: Bytes, items: Box): Map<number, string> {
  const view = viewOf(bytes);
  const first = items.content + (view.getUint8(items.content) === 0 ? 6 : 8);
  return new Map(
    boxesIn(bytes, first, items.end)
      .filter(({ name }) => name === "infe")
      .map(({ content }) => {
        const version = view.getUint8(content);
        if (version < 2) throw new UnreadableMedia("An item has no kind.");
        const idLength = version === 2 ? 2 : 4;
        const id = new Cursor(bytes, content + 4).take(idLength);
        return [id, nameAt(view, content + 4 + idLength + 2)];
      }),
  );
}

/** The positions of all items, each in one or more parts. */
function extentsOf(bytes: Bytes, places: Box, data: Box | undefined) {
  const cursor = new Cursor(bytes, places.content);
  const version = cursor.take(1);
  cursor.take(3);
  const lengths = cursor.take(2);
  const [offsetLength, lengthLength, baseLength] = [lengths >> 12, (lengths >> 8) & 15, (lengths >> 4) & 15];
  const indexLength = version === 0 ? 0 : lengths & 15;
  const idLength = version < 2 ? 2 : 4;
  const extents: { item: number; from: number; to: number }[] = [];
  for (let items = cursor.take(idLength); items > 0; items -= 1) {
    const item = cursor.take(idLength);
    const method = version === 0 ? 0 : cursor.take(2) & 15;
    cursor.take(2);
    const base = startOf(method, data) + cursor.take(baseLength);
    for (let parts = cursor.take(2); parts > 0; parts -= 1) {
      cursor.take(indexLength);
      const from = base + cursor.take(offsetLength);
      const length = cursor.take(lengthLength);
      if (length === 0) throw new UnreadableMedia(`Item ${item} has no length.`);
      extents.push({ item, from, to: from + length });
    }
  }
  return extents;
}

/** Positions are counted from the start of the file, or of the data box. */
function startOf(method: number, data: Box | undefined): number {
  if (method === 0) return 0;
  if (method === 1 && data) return data.content;
  throw new UnreadableMedia("An item is made of others.", "hidden");
}
