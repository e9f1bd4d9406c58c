import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryDirPerTest } from "../testing/temporary-dir-per-test";
import { FileStorageAdapter } from "./storage-adapter";

const temporary = temporaryDirPerTest();
let folder: string;
let storage: FileStorageAdapter;

const upload = (key: string, text: string) =>
  storage.uploadObject("media", key, undefined, Buffer.from(text), "image/png", "max-age=60");
const storedText = async (key: string) =>
  Buffer.from((await storage.getObject("media", key)).body as Uint8Array).toString();
const files = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(path.sep));

beforeEach(() => {
  folder = path.join(temporary.path, "storage");
  storage = new FileStorageAdapter(folder);
});

it("keeps every object below its folder, whatever its name", async () => {
  await upload("../../outside.png", "x");
  expect(readdirSync(temporary.path)).toEqual(["storage"]);
  expect((await storage.headObject("media", "../../outside.png")).size).toBe(1);
});

it("ignores missing objects when deleting", async () => {
  await upload("a.png", "one");
  await storage.deleteObjects("media", ["a.png", "never.png"]);
  await expect(storage.headObject("media", "a.png")).rejects.toThrow("ENOENT");
  expect(files()).toEqual([]);
});

it("replaces an object as a whole, and keeps one content of it", async () => {
  await upload("a.png", "one");
  const before = await storage.headObject("media", "a.png");
  const reads = Promise.all(Array.from({ length: 20 }, () => storedText("a.png")));
  await upload("a.png", "the second");
  expect(["one", "the second"]).toEqual(expect.arrayContaining([...new Set(await reads)]));
  expect(await storedText("a.png")).toBe("the second");
  expect((await storage.headObject("media", "a.png")).eTag).not.toBe(before.eTag);
  expect(files()).toHaveLength(2);
});

/** Stores a large object repeatedly, each time of another letter, and prints a line for each. */
const PROGRAM = `
  import { FileStorageAdapter } from "./scripts/local/api/storage-adapter";
  const storage = new FileStorageAdapter(process.argv[1]);
  for (let count = 0; ; count++) {
    await storage.uploadObject("media", "a.png", undefined, Buffer.alloc(20_000_000, 97 + (count % 26)), "image/png", "");
    console.log("stored");
  }`;

it("a stored object is whole after the process was killed while it replaced the object", async () => {
  for (let killed = 0; killed < 3; killed++) {
    const args = ["--import", "tsx", "--input-type=module", "-e", PROGRAM, folder];
    const writer = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    await once(writer.stdout, "data");
    // The object's folder changes: it is being stored again.
    const watched = watch(path.join(folder, readdirSync(folder)[0] ?? ""));
    await once(watched, "change");
    writer.kill("SIGKILL");
    watched.close();
    await once(writer, "exit");
    const { body, metadata } = await storage.getObject("media", "a.png");
    expect(metadata.size).toBe(20_000_000);
    expect(new Set(body as Uint8Array).size).toBe(1);
  }
  await storage.removeUnfinished();
  expect(files()).toHaveLength(2);
});

it("reads and replaces objects that an earlier version has stored", async () => {
  await upload("a.png", "one");
  const [details = "", content = ""] = files().toSorted((one) => (one.endsWith(".json") ? -1 : 1));
  const object = path.join(folder, details.replace(/\.json$/, ""));
  writeFileSync(object, "old");
  writeFileSync(`${object}.json`, JSON.stringify({ mimetype: "image/png", cacheControl: "", eTag: "x" }));
  await storage.removeUnfinished();
  expect(files()).not.toContain(content);
  expect(await storedText("a.png")).toBe("old");
  await upload("a.png", "new");
  expect(await storedText("a.png")).toBe("new");
  expect(files()).toHaveLength(2);
  // Cut off by the end of a process.
  writeFileSync(`${object}.json`, "");
  await storage.removeUnfinished();
  await upload("a.png", "newest");
  expect(await storedText("a.png")).toBe("newest");
});
