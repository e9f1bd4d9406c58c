import type { Bytes } from "@domain/media/bytes";

/** One byte per letter. */
export const text = (letters: string): Bytes => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

export const uint32 = (value: number): Bytes => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

const join = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

export const box = (name: string, ...content: readonly Uint8Array[]): Bytes => {
  const whole = join(...content);
  return join(uint32(whole.length + 8), text(name), whole);
};

interface Track {
  /** What is in its samples. */
  data: string;
  /** @param at where they are in the file */
  make: (at: number) => Bytes;
}

/** A track with one chunk of samples of one byte. */
export const track = (
  kind: string,
  data: string,
  { inside = join() }: { inside?: Uint8Array } = {},
): Track => ({
  data,
  make: (at) =>
    box(
      "trak",
      box("tkhd", uint32(0), text("20262026turned")),
      box(
        "mdia",
        box("mdhd", uint32(0), text("20262026")),
        box("hdlr", uint32(0), text(`mhlr${kind}the camera`)),
        box(
          "minf",
          box(
            "stbl",
            box(
              "stsd",
              uint32(0),
              uint32(1),
              box("code", new Uint8Array(42), text(kind === "soun" ? "" : "the camera"), new Uint8Array(22)),
            ),
            box("stsc", uint32(0), uint32(1), uint32(1), uint32(data.length), uint32(1)),
            box("stsz", uint32(0), uint32(1), uint32(data.length)),
            box("stco", uint32(0), uint32(1), uint32(at)),
          ),
        ),
      ),
      inside,
    ),
});

interface Film {
  tracks: readonly Track[];
  /** Further boxes of the movie, and of the file. */
  movie?: readonly Uint8Array[];
  behind?: readonly Uint8Array[];
}

/** A film as cameras write it, with data that tells what it is of. */
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
      box("mvhd", uint32(0), text("20262026")),
      ...tracks.map(({ make }, index) => make(places[index] ?? 0)),
      ...movie,
    ),
    ...behind,
  );
}

const element = (id: readonly number[], content: Uint8Array, isSized = true): Bytes =>
  join(
    Uint8Array.from(id),
    isSized
      ? join(Uint8Array.of(0x10), uint32(content.length).subarray(1))
      : Uint8Array.of(0x01, ...Array<number>(7).fill(0xff)),
    content,
  );

/** A WebM as a browser records it, where sizes are not known, or as a program writes it. */
export const webmOf = ({ isSized, trackType }: { isSized: boolean; trackType: number }): Bytes =>
  join(
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text("webm"))),
    element(
      [0x18, 0x53, 0x80, 0x67],
      join(
        element(
          [0x15, 0x49, 0xa9, 0x66],
          join(
            element([0x2a, 0xd7, 0xb1], uint32(1_000_000)),
            element([0x7b, 0xa9], text("at home")),
            element([0x4d, 0x80], text("a program")),
          ),
        ),
        element(
          [0x16, 0x54, 0xae, 0x6b],
          element(
            [0xae],
            join(element([0x83], Uint8Array.of(trackType)), element([0x53, 0x6e], text("A Person"))),
          ),
        ),
        element(
          [0x1f, 0x43, 0xb6, 0x75],
          join(element([0xe7], Uint8Array.of(0)), element([0xa3], text("frames"))),
          isSized,
        ),
        element([0x12, 0x54, 0xc3, 0x67], text("at home")),
      ),
      isSized,
    ),
  );
