import { blank, type Box, boxesIn, Cursor, descend, namesIn } from "./boxes.ts";
import { type Bytes, nameAt, viewOf } from "./bytes.ts";
import { emptyFlac } from "./sound-headers.ts";

/** The properties that a decoder and a screen or a loudspeaker need. All others are blanked. */
const KEPT = new Set([
  ...namesIn("avcC hvcC lhvC vvcC av1C vpcC dvcC dvvC dvwC avcE hvcE esds glbl jp2h strf sinf"),
  ...namesIn("colr pasp clap fiel gama mdcv clli cclv SmDm CoLL amve st3d sv3d vexu hfov btrt bitr"),
  ...namesIn(
    "ccst auxi d263 damr dac3 dec3 dac4 dOps dfLa alac wave chan chnl srat pcmC mhaC SA3D enda ddts",
  ),
  "jP  ",
]);
/** These begin with four letters of the program that wrote the file. */
const WITH_VENDOR = ["d263", "damr"];

/** Positions from the start of a description: four letters of the maker, and the name of the video encoder. */
const VENDOR = { from: 20, to: 24 } as const;
const ENCODER = { from: 50, to: 82 } as const;

/** The descriptions of a track's samples, one for each encoding. */
export function descriptionsOf(bytes: Bytes, track: Box): Box[] {
  const list = descend(bytes, track, "mdia", "minf", "stbl", "stsd");
  return boxesIn(bytes, list.content + 8, list.end);
}

/** Overwrites the encoder's name, and properties that no decoder needs. */
export function cleanDescriptions(bytes: Bytes, track: Box, isSound: boolean): void {
  const isQuickTime = bytes[descend(bytes, track, "mdia", "minf", "stbl", "stsd").content] === 0;
  for (const box of descriptionsOf(bytes, track)) {
    const empty = ({ from, to }: { from: number; to: number }) =>
      bytes.fill(0, Math.min(box.start + from, box.end), Math.min(box.start + to, box.end));
    empty(VENDOR);
    if (!isSound) empty(ENCODER);
    const further =
      box.start + (isSound ? lengthOfSound(bytes, box, isQuickTime) : lengthOfPictures(bytes, box));
    for (const child of boxesIn(bytes, Math.min(further, box.end), box.end)) cleanPart(bytes, child);
  }
}

function cleanPart(bytes: Bytes, part: Box): void {
  if (!KEPT.has(part.name)) blank(bytes, part);
  else if (WITH_VENDOR.includes(part.name)) bytes.fill(0, part.content, Math.min(part.content + 4, part.end));
  else if (part.name === "dfLa") emptyFlac(bytes, part.content + 4, part.end);
}

/** The start of a description's further boxes. */
function lengthOfSound(bytes: Bytes, box: Box, isQuickTime: boolean): number {
  const version = isQuickTime ? new Cursor(bytes, box.start + 16).take(2) : 0;
  return version === 0 ? 36 : version === 1 ? 52 : new Cursor(bytes, box.start + 36).take(4);
}

function lengthOfPictures(bytes: Bytes, box: Box): number {
  const hasPalette = box.end >= box.start + 94 && new Cursor(bytes, box.start + 84).take(2) === 0;
  // Some programs write zero when there is none.
  if (!hasPalette || KEPT.has(nameAt(viewOf(bytes), box.start + 90))) return 86;
  return 86 + 8 + 8 * (new Cursor(bytes, box.start + 92).take(2) + 1);
}
