import { type Bytes, nameAt, UnreadableMedia, viewOf } from "./bytes.ts";

/** A part of an MP4, MOV or AVIF: its size, its name, then its content. */
export interface Box {
  name: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

const SMALLEST = 8;

/** The boxes between two places. @throws UnreadableMedia where they do not fill them */
export function boxesIn(bytes: Bytes, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  // Some containers end with a size of zero and nothing behind it.
  for (let at = from; to - at >= SMALLEST;) {
    const box = boxAt(bytes, at, to);
    if (!box) throw new UnreadableMedia(`There is no box at ${at}.`);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box that begins there; undefined when there is none, or when it ends behind `to`. */
function boxAt(bytes: Bytes, start: number, to: number): Box | undefined {
  if (to - start < SMALLEST) return undefined;
  const view = viewOf(bytes);
  const size = view.getUint32(start);
  const name = nameAt(view, start + 4);
  // 0 is for what ends with the file, 1 for a size that needs more room.
  const isLarge = size === 1 && to - start >= 16;
  const content = start + (isLarge ? 16 : 8);
  const end = start + (isLarge ? Number(view.getBigUint64(start + 8)) : size || to - start);
  return content <= end && end <= to ? { name, start, content, end } : undefined;
}

/** The boxes in another one. Of that with the description of pictures, version and flags come first. */
const childrenOf = (bytes: Bytes, { name, content, end }: Box): Box[] =>
  boxesIn(bytes, name === "meta" ? content + 4 : content, end);

export const childOf = (bytes: Bytes, box: Box, name: string): Box | undefined =>
  childrenOf(bytes, box).find((child) => child.name === name);

/** Makes it a box that means nothing. All places in the file stay. */
export function blank(bytes: Bytes, { start, content, end }: Box): void {
  bytes.set([0x66, 0x72, 0x65, 0x65], start + 4);
  bytes.fill(0, content, end);
}

/** Reads numbers of 0, 4 or 8 bytes, one behind the other. */
export class Cursor {
  readonly #view: DataView;

  constructor(
    bytes: Bytes,
    public at: number,
  ) {
    this.#view = viewOf(bytes);
  }

  take(length: number): number {
    let value = 0;
    for (let index = 0; index < length; index += 1)
      value = value * 256 + this.#view.getUint8(this.at + index);
    this.at += length;
    return value;
  }
}

const list = (names: string): readonly string[] => names.match(/\S{4}/g) ?? [];

/** What each container may hold. Everything else is blanked: places, devices, titles, covers, and what nobody knows. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  moov: list("mvhd trak mvex iods"),
  mvex: list("mehd trex leva trep"),
  trak: list("tkhd tref tapt edts clip matt load mdia"),
  mdia: list("mdhd hdlr minf elng"),
  minf: list("vmhd smhd gmhd nmhd dinf hdlr stbl"),
  stbl: list(
    "stsd stts ctts cslg stss stsh stsc stsz stz2 stco co64 sdtp sbgp sgpd subs saiz saio stps padb stdp",
  ),
  moof: list("mfhd traf"),
  traf: list("tfhd tfdt trun sdtp sbgp sgpd subs saiz saio senc"),
  // Of an AVIF.
  meta: list("hdlr pitm iinf iloc iprp iref idat dinf grpl"),
};
const KEPT_AT_TOP = list("ftyp styp moov moof mdat sidx ssix mfra");
/** The boxes that hold when something was made. */
const DATED = list("mvhd tkhd mdhd");
/** Pictures, their transparency, and sound. Other tracks hold places, second by second, as cameras and drones write them. */
const KEPT_TRACKS = list("vide soun pict auxv");
/** The position of the encoder's name in the description of pictures. */
const ENCODER = { from: 50, to: 82 } as const;

/**
 * An MP4 or MOV whose metadata is overwritten where it is, so that all places in the file stay. Its
 * orientation is in each track, its colours are with the pictures.
 * @param alsoKept further boxes that may be at the top
 */
export function cleanFilm(original: Bytes, alsoKept: readonly string[] = []): Bytes {
  const bytes = original.slice();
  const boxes: Box[] = [];
  let end = 0;
  for (let box = boxAt(bytes, 0, bytes.length); box; box = boxAt(bytes, end, bytes.length)) {
    boxes.push(box);
    end = box.end;
  }
  // What a program appended without a box of its own is cut off; without what describes it, a file was cut itself.
  if (!boxes.some(({ name }) => name === "moov" || alsoKept.includes(name)))
    throw new UnreadableMedia("Nothing describes what is in it.");
  const isInPieces = boxes.some(({ name }) => name === "moof");
  for (const box of boxes) {
    if (![...KEPT_AT_TOP, ...alsoKept].includes(box.name)) blank(bytes, box);
    else cleanInside(bytes, box, isInPieces);
  }
  return bytes.subarray(0, end);
}

function cleanInside(bytes: Bytes, box: Box, isInPieces: boolean): void {
  if (DATED.includes(box.name)) {
    const length = bytes[box.content] === 1 ? 16 : 8;
    bytes.fill(0, box.content + 4, Math.min(box.content + 4 + length, box.end));
  }
  // The maker and the name of what handles it, behind its kind.
  if (box.name === "hdlr") bytes.fill(0, Math.min(box.content + 12, box.end), box.end);
  const kept = KEPT[box.name];
  if (!kept) return;
  if (box.name === "trak" && !isKeptTrack(bytes, box)) {
    if (isInPieces) throw new UnreadableMedia("There is more in it than picture and sound.");
    for (const [from, to] of samplesOf(bytes, box)) bytes.fill(0, from, to);
    blank(bytes, box);
    return;
  }
  for (const child of childrenOf(bytes, box)) {
    if (kept.includes(child.name)) cleanInside(bytes, child, isInPieces);
    else blank(bytes, child);
  }
  if (box.name === "trak") emptyEncoders(bytes, box);
}

function descend(bytes: Bytes, box: Box, ...names: string[]): Box {
  let found = box;
  for (const name of names) {
    const child = childOf(bytes, found, name);
    if (!child) throw new UnreadableMedia(`There is no ${name}.`);
    found = child;
  }
  return found;
}

const kindOf = (bytes: Bytes, track: Box): string =>
  nameAt(viewOf(bytes), descend(bytes, track, "mdia", "hdlr").content + 8);

const isKeptTrack = (bytes: Bytes, track: Box): boolean => KEPT_TRACKS.includes(kindOf(bytes, track));

function emptyEncoders(bytes: Bytes, track: Box): void {
  if (kindOf(bytes, track) === "soun") return;
  const descriptions = descend(bytes, track, "mdia", "minf", "stbl", "stsd");
  for (const { start, end } of boxesIn(bytes, descriptions.content + 8, descriptions.end))
    bytes.fill(0, Math.min(start + ENCODER.from, end), Math.min(start + ENCODER.to, end));
}

/** Where the data of a track is: chunks of samples, as three tables describe them. */
function samplesOf(bytes: Bytes, track: Box): [from: number, to: number][] {
  const table = descend(bytes, track, "mdia", "minf", "stbl");
  const sizes = new Cursor(bytes, descend(bytes, table, "stsz").content + 4);
  const sizeOfAll = sizes.take(4);
  let left = sizes.take(4);

  const large = childOf(bytes, table, "co64");
  const places = new Cursor(bytes, (large ?? descend(bytes, table, "stco")).content + 4);
  const chunks = places.take(4);

  const runs = new Cursor(bytes, descend(bytes, table, "stsc").content + 4);
  let runsLeft = runs.take(4);
  const nextRun = () => {
    if (runsLeft === 0) return { first: Number.POSITIVE_INFINITY, samples: 0 };
    runsLeft -= 1;
    const run = { first: runs.take(4), samples: runs.take(4) };
    runs.take(4);
    return run;
  };

  const found: [number, number][] = [];
  let run = nextRun();
  let following = nextRun();
  for (let chunk = 1; chunk <= chunks && left > 0; chunk += 1) {
    while (chunk >= following.first) {
      run = following;
      following = nextRun();
    }
    const count = Math.min(run.samples, left);
    left -= count;
    const from = places.take(large ? 8 : 4);
    let length = sizeOfAll * count;
    if (sizeOfAll === 0) for (let sample = 0; sample < count; sample += 1) length += sizes.take(4);
    found.push([from, from + length]);
  }
  return found;
}
