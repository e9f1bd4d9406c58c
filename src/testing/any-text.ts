import fc from "fast-check";

const code = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
);
const character = code.map((number) => String.fromCodePoint(number));

/** Any text of whole characters. The unit "binary" is the same, but lists its million characters before the first one. */
export const anyText = (constraints: { maxLength?: number } = {}) =>
  fc.string({ ...constraints, unit: character });
