export type Bytes = Uint8Array<ArrayBuffer>;

/** The structure of a file cannot be followed to its end, so its other content is unknown. */
export class UnreadableMedia extends Error {
  override readonly name = "UnreadableMedia";

  /** @param reason a part is missing or wrong, or the file is complete but built in a way that hides its content */
  constructor(
    message: string,
    readonly reason: "damaged" | "hidden" = "damaged",
  ) {
    super(message);
  }
}

/** Reads numbers of a file. A position outside of it throws a RangeError. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Bytes): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Four letters, the names of chunks and boxes. */
export const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

export const startsWith = (bytes: Bytes, text: string): boolean =>
  bytes.length >= text.length && [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** A part of a file that must exist in full. */
export function slice(bytes: Bytes, from: number, to: number): Bytes {
  if (to > bytes.length) throw new UnreadableMedia(`The file ends at ${bytes.length}, before ${to}.`);
  return bytes.subarray(from, to);
}

export function join(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
