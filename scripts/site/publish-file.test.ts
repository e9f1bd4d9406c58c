import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTemporaryDir } from "../local/temporary-dir";
import { compressFiles } from "./compress-files";
import { publishFile, withdrawFile } from "./publish-file";

const LONG = "<p>مرحبًا</p>".repeat(100);
let folder: ReturnType<typeof createTemporaryDir>;
let file: string;

beforeEach(() => {
  folder = createTemporaryDir();
  file = join(folder.path, "blog", "a", "index.html");
});
afterEach(() => folder.remove());

it("publishes a file with its compressed forms, and takes all of them back", async () => {
  await publishFile(file, LONG, "best");
  expect(readFileSync(file, "utf8")).toBe(LONG);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(LONG);
  await withdrawFile(file);
  expect(readdirSync(join(folder.path, "blog", "a"))).toEqual([]);
});

it("leaves no old compressed file beside a new one", async () => {
  await publishFile(file, LONG, "best");
  await publishFile(file, "short", "best");
  expect(readdirSync(join(folder.path, "blog", "a"))).toEqual(["index.html"]);
});

it("compresses later what has not been compressed, and nothing that needs none", async () => {
  await publishFile(file, LONG, "none");
  await publishFile(join(folder.path, "small.html"), "short", "none");
  await publishFile(join(folder.path, "picture.jpg"), LONG, "none");
  expect(existsSync(`${file}.br`)).toBe(false);
  await compressFiles(folder.path, "quick");
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(LONG);
  expect(readdirSync(folder.path).toSorted()).toEqual(["blog", "picture.jpg", "small.html"]);
});
