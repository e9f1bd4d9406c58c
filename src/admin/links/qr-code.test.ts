import { readFileSync } from "node:fs";
import jsQR from "jsqr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { LOGO, qrCode } from "./qr-code";

/** What another program than the one that draws it reads. */
async function readBack(svg: string, pixels: number, blur = 0) {
  const drawn = sharp(Buffer.from(svg)).resize(pixels, pixels);
  const { data, info } = await (blur > 0 ? drawn.blur(blur) : drawn)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Two centimetres of 300 dots per inch. */
const PRINTED = Math.round((2 / 2.54) * 300);

const ADDRESSES = [
  "https://a.ae/go/abc",
  "https://www.example.com/go/spring",
  "https://www.example.com/go/ramadan-2027-facebook-ar",
  `https://www.dar-afiya.example.com/go/${"a1-".repeat(13)}z`,
];

describe("a QR code with the logo in its middle", () => {
  it.each(ADDRESSES)(
    "%s is read back, also from print, with white around it and modules of whole pixels",
    async (address) => {
      const { svg, modules } = qrCode(address);
      expect(svg).toContain(LOGO);
      expect(await readBack(svg, 1200)).toBe(address);
      expect(await readBack(svg, PRINTED), "two centimetres").toBe(address);
      expect(await readBack(svg, PRINTED, 1.2), "a little out of focus").toBe(address);
      expect(Number(/width="(\d+)"/.exec(svg)?.[1]) % modules).toBe(0);
      // The first dark module.
      expect(svg).toContain("M4 4h1v1H4z");
    },
  );

  it("the logo is the brand's", () => {
    expect(readFileSync("public/logo-mark.svg", "utf8")).toContain(LOGO);
  });
});
