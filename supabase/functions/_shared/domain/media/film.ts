import { blank, type Box, boxAt, childrenOf, Cursor, keepOnly, namesIn, type Range } from "./boxes.ts";
import { type Bytes, nameAt, UnreadableMedia, viewOf } from "./bytes.ts";
import { cleanDescriptions } from "./descriptions.ts";
import { defaultSizes, idOfTrack, kindOfTrack, piecesIn, samplesOf } from "./samples.ts";

/** The allowed content of each container. All other boxes are blanked: locations, devices, titles, covers, and unknown ones. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  moov: namesIn("mvhd trak mvex"),
  mvex: namesIn("mehd trex leva trep"),
  trak: namesIn("tkhd tref tapt edts clip matt load mdia"),
  mdia: namesIn("mdhd hdlr minf elng"),
  minf: namesIn("vmhd smhd gmhd nmhd dinf hdlr stbl"),
  dinf: namesIn("dref"),
  // Clock times may be next to the samples: saiz and saio contain their position.
  stbl: namesIn("stsd stts ctts cslg stss stsh stsc stsz stz2 stco co64 sdtp sbgp sgpd subs stps padb stdp"),
  moof: namesIn("mfhd traf"),
  traf: namesIn("tfhd tfdt trun sdtp sbgp sgpd subs"),
  // In an AVIF.
  meta: namesIn("hdlr pitm iinf iloc iprp iref idat dinf grpl"),
};
const KEPT_AT_TOP = namesIn("ftyp styp moov moof mdat sidx ssix mfra");
/** The boxes with dates. */
const DATED = namesIn("mvhd tkhd mdhd");
/** Pictures, their transparency, and sound. Other tracks contain locations, second by second, from cameras and drones. */
const KEPT_TRACKS = namesIn("vide soun pict auxv");
/** Brands of standards. Makers' brands identify the camera. */
const BRAND =
  /^(?:iso[\da-z]|mp4[12]|avc[\da-z]|hvc1|hev1|av01|qt {2}|M4V[ HP]|M4VP|3g[p2r-][\da-z]|f4v |dash|dsms|msdh|msix|cmf[\da-z]|cm[\da-z]{2}|avi[fso]|mi[afh][\da-z]|ms[fs][\da-z]|MA1[AB]|tmap|\0{4})$/;

/**
 * Cleans an MP4 or MOV by overwriting metadata in place, so that all positions in the file stay. Each track has its
 * orientation, and the pictures have their colours. Of the data, the samples of pictures and sound stay.
 */
export function cleanFilm(original: Bytes): Bytes {
  const { bytes, boxes, used } = cleanBoxes(original);
  keepOnly(bytes, dataIn(boxes), used);
  return bytes;
}

interface CleanBoxes {
  bytes: Bytes;
  /** The top-level boxes. */
  boxes: Box[];
  /** The ranges of the samples. */
  used: Range[];
}

/**
 * The same with its boxes cleaned and its data unchanged.
 * @param alsoKept further allowed top-level boxes
 */
export function cleanBoxes(original: Bytes, alsoKept: readonly string[] = []): CleanBoxes {
  const boxes: Box[] = [];
  let end = 0;
  for (let box = boxAt(original, 0, original.length); box; box = boxAt(original, end, original.length)) {
    boxes.push(box);
    end = box.end;
  }
  // Data that a program appended without a box is cut off; a file without its description was truncated itself.
  if (!boxes.some(({ name }) => name === "moov" || alsoKept.includes(name)))
    throw new UnreadableMedia("Nothing describes what is in it.");
  const bytes = original.slice(0, end);
  const movies = boxes.filter(({ name }) => name === "moov");
  for (const movie of movies)
    if (childrenOf(bytes, movie).some(({ name }) => name === "cmov"))
      throw new UnreadableMedia("What describes it is compressed.", "hidden");
  const used = movies.flatMap((movie) => cleanTracks(bytes, movie, boxes));
  for (const box of boxes) {
    if ([...KEPT_AT_TOP, ...alsoKept].includes(box.name)) cleanInside(bytes, box);
    else blank(bytes, box);
  }
  return { bytes, boxes, used };
}

/** The ranges of data in top-level boxes. */
export const dataIn = (boxes: readonly Box[]): Range[] =>
  boxes.filter(({ name }) => name === "mdat").map(({ content, end }) => [content, end]);

/** Blanks the tracks that are neither pictures nor sound. @returns the ranges of the others' samples */
function cleanTracks(bytes: Bytes, movie: Box, boxes: readonly Box[]): Range[] {
  const used: Range[] = [];
  const removed = new Set<number>();
  const sizes = defaultSizes(bytes, movie);
  for (const track of childrenOf(bytes, movie).filter(({ name }) => name === "trak")) {
    const kind = kindOfTrack(bytes, track);
    if (KEPT_TRACKS.includes(kind)) {
      used.push(...samplesOf(bytes, track));
      cleanDescriptions(bytes, track, kind === "soun");
    } else {
      removed.add(idOfTrack(bytes, track));
      blank(bytes, track);
    }
  }
  for (const moof of boxes.filter(({ name }) => name === "moof")) {
    const pieces = piecesIn(bytes, moof, sizes);
    for (const { box, track, samples } of pieces) {
      if (!removed.has(track)) used.push(...samples);
      // The following data would be expected elsewhere.
      else if (pieces.some(({ isChained }) => isChained))
        throw new UnreadableMedia("There is more in it than picture and sound.", "hidden");
      else blank(bytes, box);
    }
  }
  return used;
}

function cleanInside(bytes: Bytes, box: Box): void {
  if (DATED.includes(box.name)) {
    const length = bytes[box.content] === 1 ? 16 : 8;
    bytes.fill(0, box.content + 4, Math.min(box.content + 4 + length, box.end));
  }
  if (box.name === "ftyp" || box.name === "styp") cleanBrands(bytes, box);
  // The maker and the name of the handler, after its kind.
  if (box.name === "hdlr") bytes.fill(0, Math.min(box.content + 12, box.end), box.end);
  if (box.name === "dref") cleanReferences(bytes, box);
  const kept = KEPT[box.name];
  if (!kept) return;
  for (const child of childrenOf(bytes, box)) {
    if (kept.includes(child.name)) cleanInside(bytes, child);
    else blank(bytes, child);
  }
}

/** A maker's brand becomes that of every MP4. */
function cleanBrands(bytes: Bytes, { content, end }: Box): void {
  const view = viewOf(bytes);
  for (let at = content; at + 4 <= end; at += 4)
    if (at !== content + 4 && !BRAND.test(nameAt(view, at))) bytes.set([0x69, 0x73, 0x6f, 0x6d], at);
}

/** The data is in the file itself. A reference may also contain the path on a computer. */
function cleanReferences(bytes: Bytes, { content, end }: Box): void {
  const cursor = new Cursor(bytes, content + 4);
  for (let left = cursor.take(4); left > 0; left -= 1) {
    const entry = boxAt(bytes, cursor.at, end);
    if (!entry) throw new UnreadableMedia(`There is no box at ${cursor.at}.`);
    bytes.fill(0, Math.min(entry.content + 4, entry.end), entry.end);
    cursor.at = entry.end;
  }
}
