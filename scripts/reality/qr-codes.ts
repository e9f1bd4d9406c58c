// Whether the programs in telephones and scanners read the QR codes of links, for every version of code that an address leads to: as they
// are downloaded, and from two centimetres of paper. Needs Debian's zbar-tools (zbarimg), and zxing-wasm in the folder that
// READERS names. Run by `READERS=folder npx tsx scripts/reality/qr-codes.ts`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import jsQR from "jsqr";
import sharp, { type Sharp } from "sharp";
import { qrCode } from "../../src/admin/links/qr-code.ts";

/** Reads the text of a QR code in a PNG; undefined when there is none for it. */
type Reader = (png: Buffer) => Promise<string | undefined>;

/** What was read of one version of code. */
export interface ReadCode {
  modules: number;
  /** The shortest and the longest address of this version. */
  lengths: [from: number, to: number];
  hasLogo: boolean;
  /** Which reader failed, and on what; empty when all read all. */
  problems: string[];
}

/** Two centimetres in dots, for printers of 300 and 600 dots per inch. */
const PRINTED = [300, 600].map((dots) => Math.round((2 / 2.54) * dots));
/** As downloaded, printed by two printers, and taken by a telephone a little out of focus. */
const PICTURES: Readonly<Record<string, (svg: string) => Sharp>> = {
  downloaded: (svg) => sharp(Buffer.from(svg)),
  ...Object.fromEntries(
    PRINTED.map((side) => [`${side} px`, (svg: string) => sharp(Buffer.from(svg)).resize(side, side)]),
  ),
  "600 px, out of focus": (svg) => sharp(Buffer.from(svg)).resize(600, 600).blur(1.5),
};
/** The shortest address, and one of a domain with the longest name that there can be and the longest code. */
const LENGTHS = { from: 18, to: 8 + 253 + 4 + 40 } as const;

const zbar: Reader = async (png) => {
  try {
    return execFileSync("zbarimg", ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", "-"], {
      input: png,
      encoding: "utf8",
      stdio: ["pipe", "pipe", "ignore"],
    }).trimEnd();
  } catch (error) {
    // 4: nothing was found.
    if (error instanceof Error && "status" in error && error.status === 4) return undefined;
    throw error;
  }
};

const jsqr: Reader = async (png) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

/** @param folder with zxing-wasm among its node_modules */
function zxing(folder: string): Reader {
  const fromFolder = createRequire(join(folder, "package.json"));
  const { prepareZXingModule, readBarcodes } = fromFolder("zxing-wasm/reader") as {
    prepareZXingModule: (options: { overrides: { wasmBinary: Buffer } }) => void;
    readBarcodes: (png: Uint8Array, options: { formats: string[] }) => Promise<{ text: string }[]>;
  };
  // It would be fetched from elsewhere.
  const wasmBinary = readFileSync(fromFolder.resolve("zxing-wasm/reader/zxing_reader.wasm"));
  prepareZXingModule({ overrides: { wasmBinary } });
  return async (png) => (await readBarcodes(new Uint8Array(png), { formats: ["QRCode"] }))[0]?.text;
}

/** An address of a length, with letters, figures and hyphens as a code has them. */
const addressOf = (length: number): string =>
  `https://www.example.com/go/${"ramadan-2027-facebook-ar-visit-a1-".repeat(20)}`.slice(0, length);

/** Reads the codes of addresses of all lengths, of each version the shortest and the longest one. @param folder with zxing-wasm */
export async function checkQrCodes(folder: string): Promise<ReadCode[]> {
  const readers = { zbar, jsQR: jsqr, zxing: zxing(folder) };
  const codes = new Map<string, ReadCode>();
  for (let length: number = LENGTHS.from; length <= LENGTHS.to; length += 1) {
    const { svg, modules } = qrCode(addressOf(length));
    const hasLogo = svg.includes("<g");
    const code = codes.get(`${modules} ${hasLogo}`) ?? {
      modules,
      hasLogo,
      lengths: [length, length],
      problems: [],
    };
    code.lengths[1] = length;
    codes.set(`${modules} ${hasLogo}`, code);
  }
  for (const code of codes.values())
    for (const length of new Set(code.lengths)) {
      const address = addressOf(length);
      for (const [picture, draw] of Object.entries(PICTURES)) {
        const png = await draw(qrCode(address).svg).flatten({ background: "#fff" }).png().toBuffer();
        for (const [reader, read] of Object.entries(readers))
          if ((await read(png)) !== address) code.problems.push(`${reader}: ${length} letters, ${picture}`);
      }
    }
  return [...codes.values()];
}

if (process.argv[1] === import.meta.filename) {
  const { READERS: folder } = process.env;
  if (!folder) throw new Error("READERS names no folder.");
  for (const { modules, lengths, hasLogo, problems } of await checkQrCodes(folder)) {
    const version = (modules - 8 - 17) / 4;
    console.log(
      `version ${version}, ${lengths.join("–")}${hasLogo ? ", logo" : ""}: ${problems.join("; ") || "read"}`,
    );
    if (problems.length > 0) process.exitCode = 1;
  }
}
