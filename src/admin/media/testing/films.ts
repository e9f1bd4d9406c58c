import type { Bytes } from "@domain/media/bytes";

/** One byte per letter. */
export const text = (letters: string): Bytes => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

export const uint32 = (value: number): Bytes => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

const join = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

export const box = (name: string, ...content: readonly Uint8Array[]): Bytes => {
  const whole = join(...content);
  return join(uint32(whole.length + 8), text(name), whole);
};

const numbered = (name: string, numbers: readonly number[], ...content: readonly Uint8Array[]): Bytes =>
  box(name, ...numbers.map(uint32), ...content);

interface Track {
  /** The content of its samples. */
  data: string;
  /** @param at the position of the samples in the file */
  make: (at: number) => Bytes;
}

/** A track with one chunk of samples of one byte. */
export const track = (kind: string, data: string, inside = join()): Track => ({
  data,
  make: (at) => {
    const code = box(
      "code",
      new Uint8Array(42),
      text(kind === "soun" ? "" : "the camera"),
      new Uint8Array(22),
    );
    const table = [
      numbered("stsd", [0, 1], code),
      numbered("stsc", [0, 1, 1, data.length, 1]),
      numbered("stsz", [0, 1, data.length]),
      numbered("stco", [0, 1, at]),
    ];
    const media = box(
      "mdia",
      numbered("mdhd", [0], text("20262026")),
      numbered("hdlr", [0], text(`mhlr${kind}the camera`)),
      box("minf", box("stbl", ...table)),
    );
    return box("trak", numbered("tkhd", [0], text("20262026turned")), media, inside);
  },
});

interface Film {
  tracks: readonly Track[];
  /** Further boxes of the movie, and of the file. */
  movie?: readonly Uint8Array[];
  behind?: readonly Uint8Array[];
}

/** A film in a camera's format, with data that identifies it. */
export function filmOf(brand: string, { tracks, movie = [], behind = [] }: Film): Bytes {
  const start = box("ftyp", text(brand), uint32(0), text(brand));
  let at = start.length + 8;
  const places = tracks.map(({ data }) => {
    at += data.length;
    return at - data.length;
  });
  return join(
    start,
    box("mdat", ...tracks.map(({ data }) => text(data))),
    box(
      "moov",
      numbered("mvhd", [0], text("20262026")),
      ...tracks.map(({ make }, index) => make(places[index] ?? 0)),
      ...movie,
    ),
    ...behind,
  );
}

const element = (id: string, isSized: boolean, ...content: readonly Uint8Array[]): Bytes => {
  const whole = join(...content);
  const size = isSized ? [0x10, ...uint32(whole.length).subarray(1)] : [0x01, ...Array<number>(7).fill(0xff)];
  return join(Buffer.from(id, "hex"), Uint8Array.from(size), whole);
};

/** A WebM as a browser records it, with unknown sizes, or as a program writes it. */
export function webmOf({ isSized, trackType }: { isSized: boolean; trackType: number }): Bytes {
  const sized = (id: string, ...content: readonly Uint8Array[]) => element(id, true, ...content);
  const names = [sized("7ba9", text("at home")), sized("4d80", text("a program"))];
  const person = sized("536e", text("A Person"));
  return join(
    sized("1a45dfa3", sized("4282", text("webm"))),
    element(
      "18538067",
      isSized,
      sized("1549a966", sized("2ad7b1", uint32(1_000_000)), ...names),
      sized("1654ae6b", sized("ae", sized("83", Uint8Array.of(trackType)), person)),
      element("1f43b675", isSized, sized("e7", Uint8Array.of(0)), sized("a3", text("frames"))),
      sized("1254c367", text("at home")),
    ),
  );
}
