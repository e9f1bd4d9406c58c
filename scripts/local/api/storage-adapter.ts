import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { App } from "@supabase/lite";
import { z } from "zod";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;
type ObjectResponse = Awaited<ReturnType<StorageAdapter["getObject"]>>;
type UploadBody = Parameters<StorageAdapter["uploadObject"]>[3];

const detailsSchema = z.object({ mimetype: z.string(), cacheControl: z.string(), eTag: z.string() });

/**
 * Keeps the objects of the storage service as files: one with the content, one with its type beside it. Names come from
 * the hash of bucket and key, so that no key can point outside the folder.
 */
export class FileStorageAdapter implements Omit<StorageAdapter, "copyObject" | "privateAssetUrl"> {
  constructor(readonly driver: string) {}

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: UploadBody,
    mimetype: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const content = body instanceof Uint8Array ? body : await buffer(body);
    const eTag = `"${createHash("md5").update(content).digest("hex")}"`;
    const file = this.fileOf(bucket, key);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    await writeFile(`${file}.json`, JSON.stringify({ mimetype, cacheControl, eTag }));
    return this.headObject(bucket, key);
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = this.fileOf(bucket, key);
    const { size, mtime } = await stat(file);
    const details = detailsSchema.parse(JSON.parse(await readFile(`${file}.json`, "utf8")));
    return { ...details, size, contentLength: size, lastModified: mtime };
  }

  async getObject(bucket: string, key: string): Promise<ObjectResponse> {
    const [metadata, body] = await Promise.all([
      this.headObject(bucket, key),
      readFile(this.fileOf(bucket, key)),
    ]);
    return { httpStatusCode: 200, metadata, body };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.fileOf(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  private fileOf(bucket: string, key: string): string {
    const name = createHash("sha256").update(`${bucket}/${key}`).digest("hex");
    return path.join(this.driver, name.slice(0, 2), name);
  }
}
