import { readFileSync } from "node:fs";
import jsQR from "jsqr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { LOGO, qrCode } from "./qr-code";

/** Decodes the code with another program than the one that draws it. */
async function readBack(svg: string, pixels: number, blur = 0) {
  const drawn = sharp(Buffer.from(svg)).resize(pixels, pixels);
  const { data, info } = await (blur > 0 ? drawn.blur(blur) : drawn)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Two centimetres at 300 dots per inch. */
const PRINTED = Math.round((2 / 2.54) * 300);

/** With letters, digits and hyphens, as in a domain and a code. */
const addressOf = (length: number): string =>
  `https://www.example.com/go/${"ramadan-2027-facebook-ar-visit-a1-".repeat(20)}`.slice(0, length);
/** The lengths from the shortest address to the longest possible domain with the longest code. */
const LENGTHS = Array.from({ length: 8 + 253 + 4 + 40 - 17 }, (_, index) => 18 + index);

const codes = LENGTHS.map((length) => ({ length, ...qrCode(addressOf(length)) }));
const hasLogo = ({ svg }: { svg: string }) => svg.includes(LOGO);
const kindOf = (code: (typeof codes)[number]) => `${code.modules} ${hasLogo(code)}`;
/** The shortest and the longest address of each version, with the logo and without. */
const ofEachVersion = codes.filter((code, index) =>
  [codes[index - 1], codes[index + 1]].some((other) => !other || kindOf(other) !== kindOf(code)),
);

/**
 * The centres of the alignment patterns in a code with this number of modules, from the table of the standard (ISO/IEC 18004,
 * annex E), without the border.
 */
function alignmentCentres(modules: number): number[] {
  const version = (modules - 2 * 4 - 17) / 4;
  const rows = [
    "",
    "18",
    "22",
    "26",
    "30",
    "34",
    "22 38",
    "24 42",
    "26 46",
    "28 50",
    "30 54",
    "32 58",
    "34 62",
  ];
  return version === 1 ? [] : [6, ...(rows[version - 1] ?? "").split(" ").map(Number)];
}

describe("a QR code", () => {
  it.each(ofEachVersion.map((code) => [code.length, (code.modules - 25) / 4, hasLogo(code)] as const))(
    "of an address of %i letters (version %i, logo: %s) is read back, also from print, with modules of whole pixels",
    async (length) => {
      const address = addressOf(length);
      const { svg, modules } = qrCode(address);
      expect(await readBack(svg, 1200)).toBe(address);
      expect(await readBack(svg, PRINTED), "two centimetres").toBe(address);
      expect(await readBack(svg, 2 * PRINTED, 1.2), "a little out of focus").toBe(address);
      expect(Number(/width="(\d+)"/.exec(svg)?.[1]) % modules).toBe(0);
      // The first dark module, with white around it.
      expect(svg).toContain("M4 4h1v1H4z");
    },
  );

  it("has the logo up to 58 letters, where it covers no alignment pattern, by which readers measure the code", () => {
    expect(codes.filter(hasLogo).map(({ length }) => length)).toEqual(
      LENGTHS.filter((length) => length <= 58),
    );
    for (const { svg, modules } of codes.filter(hasLogo)) {
      const [at = 0, side = 0] = (/<rect x="(\d+)" y="\d+" width="(\d+)"/.exec(svg) ?? [])
        .slice(1)
        .map(Number);
      expect(side).toBeGreaterThan(0);
      const covered = alignmentCentres(modules).filter(
        (centre) => centre !== 6 && centre + 4 + 2 >= at && centre + 4 - 2 < at + side,
      );
      expect([modules, covered]).toEqual([modules, []]);
    }
  });

  it("the logo is the brand's", () => {
    expect(readFileSync("public/logo-mark.svg", "utf8")).toContain(LOGO);
  });
});
