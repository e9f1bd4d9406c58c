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

it("each picture has the size of a link preview, and few bytes", async () => {
  const wrong = [];
  for (const file of files) {
    const picture = path.join(temporary.path, "social", file);
    const { format, width, height } = await sharp(picture).metadata();
    const bytes = statSync(picture).size;
    const isRight = format === "jpeg" && width === 1200 && height === 630 && bytes < MAX_BYTES;
    if (!isRight) wrong.push({ file, format, width, height, bytes });
  }
  expect(wrong).toEqual([]);
});

it("a picture shows what its name says", async () => {
  const pictures = new Set<string>();
  for (const file of files) {
    const picture = sharp(path.join(temporary.path, "social", file));
    pictures.add((await picture.resize(24, 12).raw().toBuffer()).toString("base64"));
  }
  expect(pictures.size).toBe(files.length);
});
