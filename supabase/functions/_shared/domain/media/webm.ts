import { type Bytes, UnreadableMedia, viewOf } from "./bytes.ts";
import { emptyVorbis } from "./sound-headers.ts";

/** Elements that are entered. Their end does not matter: no id has two meanings among them. */
const ENTERED = new Set([
  0x18538067, // Segment
  0x1549a966, // Info
  0x1654ae6b, // Tracks
  0xae, // TrackEntry
  0x1f43b675, // Cluster
]);
const KEPT = new Set([
  0x1a45dfa3, // EBML
  ...[0x114d9b74, 0x1c53bb6b], // positions
  ...[0x2ad7b1, 0x4489], // time scale, duration
  ...[0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x23314f, 0x55ee], // track
  ...[0x41e4, 0x22b59c, 0x22b59d, 0x86, 0x63a2, 0xaa, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80],
  ...[0xe7, 0xa7, 0xab, 0xa3, 0xa0], // cluster
]);
/** The names of the writing programs, which are required and may be empty. */
const EMPTIED = new Set([0x4d80, 0x5741]);
const VOID = 0xec;
const SEGMENT = 0x18538067;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
/** The initialisation data of a decoder. */
const CODEC_PRIVATE = 0x63a2;
const VIDEO_AND_AUDIO = [1, 2];
/** Codecs whose initialisation data contains no text, except Vorbis. */
const KNOWN_CODECS = "V_VP8 V_VP9 V_AV1 V_MPEG4/ISO/AVC V_MPEGH/ISO/HEVC A_OPUS A_AAC".split(" ");
/** The last one may be truncated when a recording was. */
const BLOCKS = new Set([0xa3, 0xa0]);

interface Element {
  id: number;
  start: number;
  content: number;
  /** Infinite when a recording did not know it yet. */
  end: number;
}

/** The visited elements in order, each after its parent. @throws UnreadableMedia when one has no end */
function* elementsOf(bytes: Bytes): Generator<Element> {
  const view = viewOf(bytes);
  for (let at = 0; at < bytes.length;) {
    const id = readNumber(view, at, "id");
    const size = readNumber(view, at + id.length, "size");
    const content = at + id.length + size.length;
    const isUnknown = size.value === 2 ** (7 * size.length) - 1;
    const end = isUnknown ? Number.POSITIVE_INFINITY : content + size.value;
    if (BLOCKS.has(id.value) && end > bytes.length) return;
    const isEntered = ENTERED.has(id.value);
    if (!isEntered && !(end <= bytes.length)) throw new UnreadableMedia(`The element at ${at} has no end.`);
    yield { id: id.value, start: at, content, end };
    at = isEntered ? content : end;
  }
}

/** The codec of a track, with its initialisation data. */
interface Track {
  codec: string;
  told: Element[];
}

/**
 * Cleans a WebM: tags, attachments, chapters, titles and dates are overwritten in place, so that all positions in the file
 * stay, also those in the headers of its sound. A file with more than picture and sound is unreadable: a drone's subtitles
 * contain its locations.
 */
export function cleanWebm(original: Bytes): Bytes {
  const bytes = original.slice();
  const view = viewOf(bytes);
  const tracks: Track[] = [];
  for (const element of elementsOf(bytes)) {
    const { id, start, content, end } = element;
    if (id === TRACK) tracks.push({ codec: "", told: [] });
    const track = tracks.at(-1);
    if (id === CODEC && track) track.codec = textIn(bytes, element);
    if (id === CODEC_PRIVATE && track) track.told.push(element);
    if (ENTERED.has(id)) continue;
    if (id === TRACK_TYPE && !VIDEO_AND_AUDIO.includes(view.getUint8(end - 1)))
      throw new UnreadableMedia("There is more in it than picture and sound.", "hidden");
    if (EMPTIED.has(id) || id === VOID) bytes.fill(0, content, end);
    else if (!KEPT.has(id)) overwrite(view, start, end);
  }
  for (const { codec, told } of tracks) {
    for (const { start, content, end } of told) {
      if (codec === "A_VORBIS") emptyVorbis(bytes, content, end);
      else if (!KNOWN_CODECS.includes(codec)) overwrite(view, start, end);
    }
  }
  return bytes;
}

/** The names of its codecs, and whether the file was truncated, by its own length. */
export function readWebm(bytes: Bytes): { codecs: string[]; isCut: boolean } {
  const codecs: string[] = [];
  let isCut = false;
  for (const element of elementsOf(bytes)) {
    if (element.id === CODEC) codecs.push(textIn(bytes, element));
    if (element.id === SEGMENT) isCut = Number.isFinite(element.end) && element.end > bytes.length;
  }
  return { codecs, isCut };
}

const textIn = (bytes: Bytes, { content, end }: Element): string =>
  String.fromCharCode(...bytes.subarray(content, Math.min(end, content + 64))).replace(/\0+$/, "");

/** The leading zeros of the first byte are the number of following bytes. An id includes the bit after them. */
function readNumber(view: DataView, at: number, kind: "id" | "size"): { value: number; length: number } {
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > (kind === "id" ? 4 : 8)) throw new UnreadableMedia(`There is no ${kind} at ${at}.`);
  let value = kind === "id" ? first : first - 2 ** (8 - length);
  for (let index = 1; index < length; index += 1) value = value * 256 + view.getUint8(at + index);
  return { value, length };
}

/** Overwrites an element with a void one. Its size has one byte, or eight. */
function overwrite(view: DataView, from: number, to: number): void {
  for (let at = from + 1; at < to; at += 1) view.setUint8(at, 0);
  view.setUint8(from, VOID);
  const isShort = to - from < 9;
  view.setUint8(from + 1, isShort ? 0x80 + to - from - 2 : 1);
  if (!isShort) view.setUint32(from + 5, to - from - 9);
}
