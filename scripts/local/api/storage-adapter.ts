import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { App } from "@supabase/lite";
import { z } from "zod";
import { errorCode } from "../failure";
import { syncFolder, writeToDisk } from "../files";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;
type ObjectResponse = Awaited<ReturnType<StorageAdapter["getObject"]>>;
type UploadBody = Parameters<StorageAdapter["uploadObject"]>[3];

const detailsSchema = z.object({
  mimetype: z.string(),
  cacheControl: z.string(),
  eTag: z.string(),
  /** The file with the content; in older copies it has the name of the object. */
  content: z.string().optional(),
});

const DETAILS = ".json";
const UNFINISHED = ".new";

/**
 * Stores the objects of the storage service as files: one with the content, and one beside it with the details, which name the
 * content. An object is replaced by renaming new details over the old ones, so it is the old one or the new one whenever the
 * process ends. Names come from the hash of bucket and key, so that no key can point outside the folder.
 */
export class FileStorageAdapter implements Omit<StorageAdapter, "copyObject" | "privateAssetUrl"> {
  constructor(readonly driver: string) {}

  /** Returns when the object is on the disk. */
  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: UploadBody,
    mimetype: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const bytes = body instanceof Uint8Array ? body : await buffer(body);
    const eTag = `"${createHash("md5").update(bytes).digest("hex")}"`;
    const object = this.pathOf(bucket, key);
    const folder = path.dirname(object);
    const content = `${path.basename(object)}.${randomUUID()}`;
    const unfinished = path.join(folder, content + UNFINISHED);
    const made = await mkdir(folder, { recursive: true });
    if (made) await syncFolder(path.dirname(made));
    const before = await contentFile(object);
    try {
      await writeToDisk(path.join(folder, content), bytes);
      await writeToDisk(unfinished, JSON.stringify({ mimetype, cacheControl, eTag, content }));
      await rename(unfinished, object + DETAILS);
    } catch (error) {
      for (const file of [path.join(folder, content), unfinished]) await rm(file, { force: true });
      throw error;
    }
    await syncFolder(folder);
    if (before) await rm(before, { force: true });
    return this.headObject(bucket, key);
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const { file, details } = await readDetails(this.pathOf(bucket, key));
    const { size, mtime } = await stat(file);
    return { ...details, size, contentLength: size, lastModified: mtime };
  }

  async getObject(bucket: string, key: string): Promise<ObjectResponse> {
    for (;;) {
      const { file, details } = await readDetails(this.pathOf(bucket, key));
      try {
        const [{ mtime }, body] = await Promise.all([stat(file), readFile(file)]);
        const size = body.length;
        return {
          httpStatusCode: 200,
          metadata: { ...details, size, contentLength: size, lastModified: mtime },
          body,
        };
      } catch (error) {
        // It may have been replaced since its details were read.
        const isReplaced =
          errorCode(error) === "ENOENT" && (await contentFile(this.pathOf(bucket, key))) !== file;
        if (!isReplaced) throw error;
      }
    }
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const object = this.pathOf(bucket, key);
    const content = await contentFile(object);
    await rm(object + DETAILS, { force: true });
    if (content) await rm(content, { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  /** Removes files of interrupted uploads. No upload may be running. */
  async removeUnfinished(): Promise<void> {
    for (const folder of await namesIn(this.driver)) {
      const inFolder = (name: string) => path.join(this.driver, folder, name);
      for (const name of await namesIn(path.join(this.driver, folder))) {
        const [object = "", version] = name.split(".");
        // The other files are details, and contents of older copies.
        if (version === undefined || name.endsWith(DETAILS)) continue;
        if ((await contentFile(inFolder(object))) !== inFolder(name))
          await rm(inFolder(name), { force: true });
      }
    }
  }

  private pathOf(bucket: string, key: string): string {
    const name = createHash("sha256").update(`${bucket}/${key}`).digest("hex");
    return path.join(this.driver, name.slice(0, 2), name);
  }
}

/** An object's details, and the file with its content. @throws without such an object */
async function readDetails(object: string) {
  const { content, ...details } = detailsSchema.parse(JSON.parse(await readFile(object + DETAILS, "utf8")));
  return { details, file: content === undefined ? object : path.join(path.dirname(object), content) };
}

/** The file with the content of an object, if there are readable details. */
async function contentFile(object: string): Promise<string | undefined> {
  try {
    return (await readDetails(object)).file;
  } catch (error) {
    const isDamaged = error instanceof SyntaxError || error instanceof z.ZodError;
    if (isDamaged || errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** The names in a folder; empty without the folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
