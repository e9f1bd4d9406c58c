import { mkdir, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { ORIGINAL_QUALITY } from "../../src/lib/image-url";
import { CARD } from "../../src/seo/shared-picture";

const SCENES = "src/assets/scenes";
const SKYLINE = "dubai-dusk.svg";
const { width: WIDTH, height: HEIGHT } = CARD;
const SAND = { wall: "#f4efe6", floor: "#e9e1d3" } as const;
const MARK = { width: 153, height: 171 } as const;
/** An arch as in src/utilities.css, 400 by 470, whose foot is on the lower edge. */
const DOOR = "M0 200a200 200 0 0 1 400 0v270H0Z";
const DOOR_SCALE = (HEIGHT - 60) / 470;

/**
 * The pictures of shared links, for readers without SVG: the skyline for the site and one for each scene. They have no words,
 * so that one serves both languages.
 */
export async function writeSocialPictures(outDir: string): Promise<void> {
  const folder = join(outDir, "social");
  await mkdir(folder, { recursive: true });
  const write = (name: string, svg: string) =>
    sharp(Buffer.from(svg))
      .jpeg({ quality: ORIGINAL_QUALITY, mozjpeg: true })
      .toFile(join(folder, `${name}.jpg`));
  const mark = await readFile("public/logo-mark.svg", "utf8");
  const scenes = (await readdir(SCENES)).filter((file) => file.endsWith(".svg") && file !== SKYLINE);
  await Promise.all([
    write("home", skylineCard(await readFile(join(SCENES, SKYLINE), "utf8"), mark)),
    ...scenes.map(async (file) =>
      write(basename(file, ".svg"), doorCard(await readFile(join(SCENES, file), "utf8"), mark)),
    ),
  ]);
}

const card = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;

function skylineCard(skyline: string, mark: string): string {
  const cover = `width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMax slice"`;
  const middle = `x="${(WIDTH - MARK.width) / 2}" y="96" width="${MARK.width}" height="${MARK.height}"`;
  return card(placedSvg(skyline, cover) + placedSvg(mark, middle));
}

/** The door is in the middle square, which is all that small previews show. */
function doorCard(scene: string, mark: string): string {
  const beside = `x="128" y="${(HEIGHT - MARK.height) / 2}" width="${MARK.width}" height="${MARK.height}"`;
  return card(`<clipPath id="door"><path d="${DOOR}"/></clipPath>
<rect width="100%" height="100%" fill="${SAND.wall}"/><rect y="566" width="100%" height="64" fill="${SAND.floor}"/>
${placedSvg(mark, beside)}
<g transform="translate(420 60) scale(${DOOR_SCALE})" clip-path="url(#door)">${placedSvg(scene, 'width="400" height="470"')}</g>`);
}

/** A drawing inside another: it keeps its own coordinates and is clipped to its frame. */
export const placedSvg = (svg: string, place: string): string =>
  svg.replace(/<svg\b[^>]*>/, (root) =>
    root.replace(/ (?:width|height)="[^"]*"/g, "").replace("<svg", `<svg ${place}`),
  );
