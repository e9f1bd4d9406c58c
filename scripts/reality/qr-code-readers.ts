import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import jsQR from "jsqr";
import sharp from "sharp";
import { qrCode } from "../../src/admin/links/qr-code";
import { inTemporaryDir } from "../local/temporary-dir";
import type { Check } from "./check";
import { load, ZXING } from "./packages";

interface DrawnCode {
  text: string;
  /** As downloaded, printed at two centimetres, or a little out of focus. */
  png: Buffer;
}

/** Two centimetres in pixels, for printers of 300 and 600 dots per inch. */
const PRINTED = [236, 472];
/** The blur of a lens, in pixels of the finer printer. */
const BLUR = 1.2;
/** The shortest address, and one with the longest possible host and the longest code. */
const SHORTEST = 18;
const LONGEST = 8 + 253 + 4 + 40;

/** Addresses of every possible length of a campaign link. */
const ADDRESSES = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, index) =>
  `https://www.example.com/go/${"ramadan-2027-facebook-ar-visit-a1-".repeat(20)}`.slice(0, SHORTEST + index),
);

/** The shortest and the longest address of each version of the code, with the logo and without. */
function boundaries(): string[] {
  const kindOf = (text: string): string => {
    const { svg, modules } = qrCode(text);
    return `${modules} ${svg.includes("<g")}`;
  };
  const kinds = ADDRESSES.map(kindOf);
  return ADDRESSES.filter(
    (_, index) => kinds[index] !== kinds[index - 1] || kinds[index] !== kinds[index + 1],
  );
}

const draw = async (text: string): Promise<DrawnCode[]> => {
  const drawn = () => sharp(Buffer.from(qrCode(text).svg));
  const printed = PRINTED.map((side) => drawn().resize(side, side));
  const pictures = [drawn(), ...printed, drawn().resize(PRINTED[1], PRINTED[1]).blur(BLUR)];
  return await Promise.all(
    pictures.map(async (picture) => ({
      text,
      png: await picture.flatten({ background: "#fff" }).png().toBuffer(),
    })),
  );
};

const pixelsOf = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: Uint8ClampedArray.from(data), width: info.width, height: info.height };
};

const READERS: Record<string, (png: Buffer) => Promise<string | undefined>> = {
  zbar: (png) =>
    inTemporaryDir(async (folder) => {
      const file = path.join(folder, "code.png");
      writeFileSync(file, png);
      try {
        const found = execFileSync("zbarimg", ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", file], {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "ignore"],
        });
        return found.trim();
      } catch {
        // It ends with 4 when it finds no code.
        return undefined;
      }
    }),
  jsQR: async (png) => {
    const { data, width, height } = await pixelsOf(png);
    return jsQR(data, width, height)?.data;
  },
  ZXing: async (png) => {
    const { prepareZXingModule, readBarcodes } = await load<{
      prepareZXingModule: (options: { overrides: { wasmBinary: Buffer } }) => void;
      readBarcodes: (image: Blob, options: { formats: string[] }) => Promise<{ text: string }[]>;
    }>("zxing-wasm/reader");
    // Otherwise it would load it from a public server.
    prepareZXingModule({ overrides: { wasmBinary: readFileSync(ZXING) } });
    const [found] = await readBarcodes(new Blob([Uint8Array.from(png)]), { formats: ["QRCode"] });
    return found?.text;
  },
};

/** Codes of every version, in each reader. */
export const qrCodeChecks = (): Check<DrawnCode>[] => {
  const codes = Promise.all(boundaries().map(draw)).then((drawn) => drawn.flat());
  return Object.entries(READERS).map(([reader, read]) => ({
    subject: "QR codes at 2 cm",
    reader,
    ...(reader === "zbar" && { needs: { program: "zbarimg", debian: "zbar-tools" } }),
    items: () => codes,
    problemsOf: async (drawn) => {
      const problems: string[] = [];
      for (const { text, png } of drawn) {
        const found = await read(png);
        if (found !== text) problems.push(`${text.length} characters are read as ${found ?? "nothing"}.`);
      }
      return problems;
    },
    broken: (code) => ({ ...code, text: `${code.text}/elsewhere` }),
  }));
};
