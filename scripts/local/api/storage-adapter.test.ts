import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryDirPerTest } from "../testing/temporary-dir-per-test";
import { FileStorageAdapter } from "./storage-adapter";

const temporary = temporaryDirPerTest();
let storage: FileStorageAdapter;

const upload = (key: string, text: string) =>
  storage.uploadObject("media", key, undefined, Buffer.from(text), "image/png", "max-age=60");

beforeEach(() => {
  storage = new FileStorageAdapter(path.join(temporary.path, "storage"));
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
});
