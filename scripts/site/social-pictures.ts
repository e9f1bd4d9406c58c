import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const WIDTH = 1200;
const HEIGHT = 630;
const MARK = { width: 153, height: 171 } as const;

/** The picture of a shared link: the skyline with the brand's mark, without words, so that one serves both languages. */
export async function writeSocialPictures(outDir: string): Promise<void> {
  const skyline = await sharp(await readFile("src/assets/scenes/dubai-dusk.svg"), { density: 144 })
    .resize(WIDTH, HEIGHT, { fit: "cover", position: "bottom" })
    .toBuffer();
  const mark = await sharp(await readFile("public/logo-mark.svg"), { density: 400 })
    .resize(MARK)
    .toBuffer();
  await mkdir(join(outDir, "social"), { recursive: true });
  await sharp(skyline)
    .composite([{ input: mark, left: Math.round((WIDTH - MARK.width) / 2), top: 96 }])
    .jpeg({ quality: 90, mozjpeg: true })
    .toFile(join(outDir, "social", "home.jpg"));
}
