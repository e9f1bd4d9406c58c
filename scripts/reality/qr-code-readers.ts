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
  /** A picture of two centimetres, as paper and a camera leave it. */
  png: Buffer;
}

/** Two centimetres at 600 dots per inch. */
const PIXELS = 472;
/** What a lens leaves of an edge. */
const BLUR = 1;
const SHORTEST = 20;
const LONGEST = 300;
const STEP = 7;

/** Addresses of every length that a link of a campaign can have, and with it every version of the code. */
const TEXTS = Array.from({ length: Math.ceil((LONGEST - SHORTEST) / STEP) }, (_, index) =>
  `https://www.example.com/${"path-".repeat(60)}`.slice(0, SHORTEST + index * STEP),
);

const draw = async (text: string): Promise<DrawnCode> => ({
  text,
  png: await sharp(Buffer.from(qrCode(text).svg))
    .resize(PIXELS, PIXELS)
    .blur(BLUR)
    .flatten()
    .png()
    .toBuffer(),
});

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
    // It would ask a public server for it.
    prepareZXingModule({ overrides: { wasmBinary: readFileSync(ZXING) } });
    const [found] = await readBarcodes(new Blob([Uint8Array.from(png)]), { formats: ["QRCode"] });
    return found?.text;
  },
};

/** Codes of every version, in each reader. */
export const qrCodeChecks = (): Check<DrawnCode>[] => {
  const codes = Promise.all(TEXTS.map(draw));
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
