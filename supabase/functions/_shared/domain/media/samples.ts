import { type Box, boxesIn, childOf, childrenOf, Cursor, descend, type Range } from "./boxes.ts";
import { type Bytes, nameAt, UnreadableMedia, viewOf } from "./bytes.ts";

/** `vide`, `soun` and others. */
export const kindOfTrack = (bytes: Bytes, track: Box): string =>
  nameAt(viewOf(bytes), descend(bytes, track, "mdia", "hdlr").content + 8);

/** The number of a track in the parts of a film. */
export function idOfTrack(bytes: Bytes, track: Box): number {
  const { content } = descend(bytes, track, "tkhd");
  return new Cursor(bytes, content + (bytes[content] === 1 ? 20 : 12)).take(4);
}

/** The ranges of a track's data: chunks of samples, from three tables. */
export function samplesOf(bytes: Bytes, track: Box): Range[] {
  const table = descend(bytes, track, "mdia", "minf", "stbl");
  const sizes = sizesOf(bytes, track, table);
  let left = sizes.count;

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

  const found: Range[] = [];
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
    found.push([from, from + sizes.take(count)]);
  }
  if (left > 0) throw new UnreadableMedia(`${left} samples have no place.`);
  return found;
}

/** The number of samples, and a function for the total length of the next ones. */
function sizesOf(bytes: Bytes, track: Box, table: Box): { count: number; take: (count: number) => number } {
  const compact = childOf(bytes, table, "stz2");
  if (compact) {
    const cursor = new Cursor(bytes, compact.content + 7);
    const bits = cursor.take(1);
    const count = cursor.take(4);
    let index = 0;
    const size = () => {
      const isSecondHalf = bits === 4 && index % 2 === 1;
      index += 1;
      if (bits !== 4) return cursor.take(bits / 8);
      // The same byte again.
      if (isSecondHalf) cursor.at -= 1;
      const both = cursor.take(1);
      return isSecondHalf ? both & 15 : both >> 4;
    };
    return { count, take: (samples) => sumOf(samples, size) };
  }
  const cursor = new Cursor(bytes, descend(bytes, table, "stsz").content + 4);
  const sizeOfAll = cursor.take(4);
  const count = cursor.take(4);
  if (sizeOfAll === 0) return { count, take: (samples) => sumOf(samples, () => cursor.take(4)) };
  return { count, take: lengthOfSound(bytes, track, table) ?? ((samples) => samples * sizeOfAll) };
}

function sumOf(count: number, next: () => number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += next();
  return sum;
}

/**
 * QuickTime counts uncompressed and evenly compressed sound in moments, whatever their stated size: the description contains
 * the real length. Undefined for all others.
 */
function lengthOfSound(bytes: Bytes, track: Box, table: Box): ((moments: number) => number) | undefined {
  const descriptions = descend(bytes, table, "stsd");
  const [entry] = boxesIn(bytes, descriptions.content + 8, descriptions.end);
  const times = childOf(bytes, table, "stts");
  const isInMoments =
    times &&
    new Cursor(bytes, times.content + 4).take(4) === 1 &&
    new Cursor(bytes, times.content + 12).take(4) === 1;
  if (!entry || !isInMoments || bytes[descriptions.content] !== 0 || kindOfTrack(bytes, track) !== "soun")
    return undefined;
  const at = (offset: number, length: number) => new Cursor(bytes, entry.start + offset).take(length);
  const version = at(16, 2);
  if (version === 0) {
    const ofMoment = at(24, 2) * Math.ceil(at(26, 2) / 8);
    return ofMoment > 0 ? (moments) => moments * ofMoment : undefined;
  }
  const [momentsOfPacket, packet] = version === 1 ? [at(36, 4), at(44, 4)] : [at(68, 4), at(64, 4)];
  return momentsOfPacket > 0 && packet > 0
    ? (moments) => Math.ceil(moments / momentsOfPacket) * packet
    : undefined;
}

/** A part of a fragmented film: the samples of one track. */
export interface Piece {
  box: Box;
  track: number;
  /** Whether it begins where the data of the previous part ends. */
  isChained: boolean;
  samples: Range[];
}

/** The samples of each track in a fragment (`moof`). @param sizes default sizes of a sample by track */
export function piecesIn(bytes: Bytes, moof: Box, sizes: ReadonlyMap<number, number>): Piece[] {
  const pieces: Piece[] = [];
  let end = moof.start;
  for (const box of childrenOf(bytes, moof).filter(({ name }) => name === "traf")) {
    const header = new Cursor(bytes, descend(bytes, box, "tfhd").content);
    const flags = header.take(4);
    const track = header.take(4);
    const isPlaced = (flags & 1) !== 0;
    const isChained = !isPlaced && (flags & 0x20000) === 0 && pieces.length > 0;
    const base = isPlaced ? header.take(8) : isChained ? end : moof.start;
    if (flags & 2) header.take(4);
    if (flags & 8) header.take(4);
    const size = flags & 16 ? header.take(4) : (sizes.get(track) ?? 0);
    const samples: Range[] = [];
    let at = base;
    for (const run of childrenOf(bytes, box).filter(({ name }) => name === "trun")) {
      samples.push(samplesOfRun(bytes, run, { base, at, size }));
      at = samples.at(-1)?.[1] ?? at;
    }
    end = at;
    pieces.push({ box, track, isChained, samples });
  }
  return pieces;
}

interface RunPlace {
  base: number;
  /** The default start. */
  at: number;
  /** The default size of its samples. */
  size: number;
}

function samplesOfRun(bytes: Bytes, run: Box, { base, at, size }: RunPlace): Range {
  const cursor = new Cursor(bytes, run.content);
  const flags = cursor.take(4);
  const count = cursor.take(4);
  const from = flags & 1 ? base + (cursor.take(4) | 0) : at;
  if (flags & 4) cursor.take(4);
  if (!(flags & 0x200)) return [from, from + size * count];
  const [before, behind] = [flags & 0x100 ? 4 : 0, (flags & 0x400 ? 4 : 0) + (flags & 0x800 ? 4 : 0)];
  const length = sumOf(count, () => {
    cursor.at += before;
    const ofSample = cursor.take(4);
    cursor.at += behind;
    return ofSample;
  });
  return [from, from + length];
}

/** The default size of a sample by track (`trex`). */
export const defaultSizes = (bytes: Bytes, movie: Box): Map<number, number> => {
  const pieces = childOf(bytes, movie, "mvex");
  return new Map(
    (pieces ? childrenOf(bytes, pieces) : [])
      .filter(({ name }) => name === "trex")
      .map(({ content }) => [
        new Cursor(bytes, content + 4).take(4),
        new Cursor(bytes, content + 16).take(4),
      ]),
  );
};
