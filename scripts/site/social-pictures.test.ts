import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTemporaryDir } from "../local/temporary-dir";
import { writeSocialPictures } from "./social-pictures";

const MAX_BYTES = 150_000;

let temporary: ReturnType<typeof createTemporaryDir>;
let files: string[];

beforeAll(async () => {
  temporary = createTemporaryDir();
  await writeSocialPictures(temporary.path);
  files = readdirSync(path.join(temporary.path, "social"));
});

afterAll(() => temporary.remove());

it("the site and each scene have one picture", () => {
  const scenes = readdirSync("src/assets/scenes").map((file) => file.replace(/\.svg$/, ".jpg"));
  expect(files.toSorted()).toEqual(
    ["home.jpg", ...scenes.filter((file) => file !== "dubai-dusk.jpg")].toSorted(),
  );
});

it("every picture that a page names exists", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test."),
  );
  const named = sources.flatMap((file) =>
    Array.from(
      readFileSync(path.join("src", file), "utf8").matchAll(/\/social\/([\w-]+\.\w+)/g),
      ([, name]) => name,
    ),
  );
  expect(named).toContain("home.jpg");
  expect(files).toEqual(expect.arrayContaining(named));
});

it("each picture has the size of a link preview, few bytes, and shows something of its own", async () => {
  const shown = new Set<string>();
  const wrong: unknown[] = [];
  for (const file of files) {
    const address = path.join(temporary.path, "social", file);
    const picture = sharp(address);
    const { format, width, height } = await picture.metadata();
    const bytes = statSync(address).size;
    const isRight = format === "jpeg" && width === 1200 && height === 630 && bytes < MAX_BYTES;
    if (!isRight) wrong.push({ file, format, width, height, bytes });
    shown.add((await picture.resize(24, 12).raw().toBuffer()).toString("base64"));
  }
  expect(wrong).toEqual([]);
  expect(shown.size).toBe(files.length);
});
