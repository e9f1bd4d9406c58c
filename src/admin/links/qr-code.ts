import { encode, QrCodeDataType, type QrCodeGenerateResult } from "uqr";

/** The white border around the code in modules, which the standard requires: without it phones find no code. */
const BORDER = 4;
/** As dark as ink: a colour of the brand would be too light on cheap paper. */
const DARK = "#10211f";
/** The share of its width that the logo may cover: a fifteenth of the code, while the highest level corrects three tenths. */
const LOGO_SHARE = 0.26;
/** At two centimetres and 300 dots per inch, the modules of a larger version are too small for some readers. */
const MAX_VERSION = 12;
/** The width of a picture for paper: two centimetres at 600 dots per inch are 472. */
const MIN_PIXELS = 1200;

/** A QR code as a drawing, with the brand's logo in the middle when readers can still decode it. */
export interface QrCode {
  svg: string;
  /** The width in modules, including the white border. */
  modules: number;
}

/**
 * Draws a text so that a phone reads it at two centimetres. With the logo, it has the highest level of correction. A long text
 * has an alignment pattern in the middle, and readers that measure the code by it fail when it is covered: such a code has no
 * logo, and a lower level with larger modules.
 */
export function qrCode(text: string): QrCode {
  const withRoom = encode(text, { ecc: "H", border: BORDER });
  const square = logoSquare(withRoom.size);
  const logo = coversAlignment(withRoom, square) ? undefined : square;
  const { data, size } = logo ? withRoom : withoutLogo(text);
  return {
    modules: size,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pixels(size)}" height="${pixels(size)}">`,
      `<path d="M0 0h${size}v${size}H0z" fill="#fff"/>`,
      `<path d="${modulesPath(data)}" fill="${DARK}" shape-rendering="crispEdges"/>`,
      ...(logo ? [drawLogo(size, logo)] : []),
      "</svg>",
    ].join(""),
  };
}

function withoutLogo(text: string): QrCodeGenerateResult {
  const code = encode(text, { ecc: "M", border: BORDER, boostEcc: true });
  return code.version <= MAX_VERSION ? code : encode(text, { ecc: "L", border: BORDER, boostEcc: true });
}

/** The square that the logo covers: its first module, and its size in modules. */
interface Square {
  at: number;
  side: number;
}

/** @param size of the code with its border */
function logoSquare(size: number): Square {
  const side = logoSide(size - 2 * BORDER);
  return { at: (size - side) / 2, side };
}

const coversAlignment = ({ types }: QrCodeGenerateResult, { at, side }: Square): boolean =>
  types.slice(at, at + side).some((row) => row.slice(at, at + side).includes(QrCodeDataType.Alignment));

function drawLogo(size: number, { at, side }: Square): string {
  // The arch of the logo is 34 wide and 38 high; half a module around it stays white.
  const scale = (side - 1) / 38;
  const place = `translate(${round(size / 2 - 17 * scale)} ${round(at + 0.5)}) scale(${round(scale)})`;
  return `<rect x="${at}" y="${at}" width="${side}" height="${side}" rx="1" fill="#fff"/><g transform="${place}">${LOGO}</g>`;
}

/** The brand's logo, as in public/logo-mark.svg: a test compares the two. */
export const LOGO =
  '<path d="M2 35V17a15 15 0 0 1 30 0v18a1.5 1.5 0 0 1-1.5 1.5h-27A1.5 1.5 0 0 1 2 35Z" fill="#0B5D57"/>' +
  '<path d="M17 13v13M10.5 19.5h13" stroke="#FBFAF6" stroke-width="3.4" stroke-linecap="round"/>';

/** Whole modules, odd like the code's own size, so that the logo is centred. */
function logoSide(size: number): number {
  const side = Math.floor(size * LOGO_SHARE);
  return side % 2 === size % 2 ? side : side - 1;
}

/** Whole pixels for each module, so that none is blurred. */
const pixels = (size: number): number => Math.ceil(MIN_PIXELS / size) * size;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Every dark module, as a square. */
const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1H${x}z` : ""))).join("");

/** The same as a bitmap. @throws when the browser cannot draw it */
export async function pngOf({ svg }: QrCode): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser draws no pictures.");
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The browser made no picture."))),
      "image/png",
    );
  });
}
