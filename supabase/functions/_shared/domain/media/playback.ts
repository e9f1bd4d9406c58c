import { type Box, boxesIn, childrenOf } from "./boxes.ts";
import type { Bytes } from "./bytes.ts";
import { descriptionsOf } from "./descriptions.ts";
import { kindOfTrack } from "./samples.ts";
import { sniffFormat } from "./sniff-format.ts";
import { readWebm } from "./webm.ts";

/** The playback of a film in browsers. */
export interface Playback {
  /** Sound alone is not a film. */
  hasPicture: boolean;
  isCut: boolean;
  /** The codecs that not every common browser plays, by their common names: `HEVC, AMR`; empty when all play it. */
  unplayable: string;
}

/** Played by Chrome, Edge, Firefox and Safari, in an MP4 and in a WebM. */
const PLAYED = new Set([
  ..."avc1 avc3 vp08 vp09 av01 mp4a Opus fLaC .mp3".split(" "),
  ..."V_VP8 V_VP9 V_AV1 A_VORBIS A_OPUS".split(" "),
]);

const NAMES: readonly (readonly [codecs: string, name: string])[] = [
  ["hvc1 hev1 dvh1 dvhe V_MPEGH/ISO/HEVC", "HEVC (H.265)"],
  ["vvc1 vvi1", "VVC (H.266)"],
  ["apch apcn apcs apco ap4h ap4x aprn aprh", "Apple ProRes"],
  ["AVdn AVdh", "DNxHD"],
  ["mp4v DIVX XVID 3IV2", "MPEG-4 Part 2"],
  ["jpeg mjpa mjpb", "Motion JPEG"],
  ["s263 h263", "H.263"],
  ["encv enca drmi drms", "DRM"],
  ["samr sawb", "AMR"],
  ["ac-3 ec-3", "Dolby Digital"],
  ["alac", "Apple Lossless"],
  ["lpcm sowt twos raw in24 in32 fl32 fl64 NONE ipcm fpcm A_PCM/FLOAT/IEEE A_PCM/INT/LIT", "PCM"],
  ["ulaw alaw ima4 QDM2 QDMC", "QuickTime"],
  ["V_MPEG4/ISO/AVC", "H.264 (WebM)"],
  ["A_AAC", "AAC (WebM)"],
];
/** Profiles of H.264 for cameras and studios. */
const STUDIO_PROFILES = new Map([
  [110, "H.264 High 10"],
  [122, "H.264 High 4:2:2"],
  [244, "H.264 High 4:4:4"],
]);

/**
 * The encoding of a film; undefined for a picture.
 * @param bytes without metadata, so that its structure is known to be readable
 */
export function playbackOf(bytes: Bytes): Playback | undefined {
  const format = sniffFormat(bytes);
  if (format === "webm") {
    const { codecs, isCut } = readWebm(bytes);
    return { hasPicture: codecs.some((codec) => codec.startsWith("V_")), isCut, unplayable: namesOf(codecs) };
  }
  if (format !== "mp4" && format !== "mov") return undefined;
  const tracks = boxesIn(bytes, 0, bytes.length)
    .filter(({ name }) => name === "moov")
    .flatMap((movie) => childrenOf(bytes, movie))
    .filter(({ name }) => name === "trak");
  return {
    hasPicture: tracks.some((track) => kindOfTrack(bytes, track) === "vide"),
    // Otherwise its samples would be missing.
    isCut: false,
    unplayable: namesOf(tracks.flatMap((track) => codecsOf(bytes, track))),
  };
}

const codecsOf = (bytes: Bytes, track: Box): string[] =>
  ["vide", "soun"].includes(kindOfTrack(bytes, track))
    ? descriptionsOf(bytes, track).map((entry) => studioProfile(bytes, entry) ?? entry.name.trim())
    : [];

function studioProfile(bytes: Bytes, { name, start, end }: Box): string | undefined {
  if (name !== "avc1" && name !== "avc3") return undefined;
  const configuration = boxesIn(bytes, Math.min(start + 86, end), end).find((box) => box.name === "avcC");
  return configuration && STUDIO_PROFILES.get(bytes[configuration.content + 1] ?? 0);
}

/** The codecs that are not played everywhere, each once. */
const namesOf = (codecs: readonly string[]): string =>
  [...new Set(codecs.filter((codec) => !PLAYED.has(codec)).map(codecName))].join(", ");

const codecName = (codec: string): string =>
  NAMES.find(([codecs]) => codecs.split(" ").includes(codec))?.[1] ?? codec.replace(/^[VA]_/, "");
