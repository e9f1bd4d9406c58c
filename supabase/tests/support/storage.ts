import { randomUUID } from "node:crypto";
import { z } from "zod";
import { service, type Caller } from "./callers";
import type { Sandbox } from "./sandbox";
import { stack } from "./stack";

const base = `${stack.apiUrl}/storage/v1/object`;

/** Public pictures and videos, and papers of permits. */
export type Bucket = "blog-media" | "permits";

/** A picture of one pixel; the upload sets the type. */
const pixel = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.codePointAt(0) ?? 0,
);

/** A new object name. */
export const freshName = (extension = "png", bucket: Bucket = "blog-media") =>
  `${bucket === "permits" ? "" : "test-"}${randomUUID()}.${extension}`;

/** The same; its object is removed after the test. */
export function newName(sandbox: Sandbox, extension?: string, bucket?: Bucket): string {
  const name = freshName(extension, bucket);
  sandbox.afterwards(() => removeObjects(service, [name], bucket));
  return name;
}

interface Upload {
  bucket?: Bucket;
  type?: string;
  body?: Uint8Array<ArrayBuffer>;
  /** The file's name on its device. */
  ownName?: string;
  /** The formats that not every browser plays, as found by the uploading browser. */
  unplayable?: string;
}

export function upload(
  caller: Caller,
  name: string,
  { bucket = "blog-media", type = "image/png", body = pixel, ownName, unplayable }: Upload = {},
): Promise<Response> {
  const details = (ownName ?? unplayable) && {
    "x-metadata": Buffer.from(JSON.stringify({ name: ownName, unplayable })).toString("base64"),
  };
  return fetch(`${base}/${bucket}/${name}`, {
    method: "POST",
    headers: { ...caller.headers, "content-type": type, ...details },
    body,
  });
}

/** Requests a signed upload address, which anybody can use for the caller within two hours. */
export const signUpload = (caller: Caller, into: Bucket, name: string) =>
  fetch(`${base}/upload/sign/${into}/${name}`, { method: "POST", headers: caller.headers });

const sendJson = (caller: Caller, method: "POST" | "DELETE", path: string, body: object) =>
  fetch(`${base}/${path}`, {
    method,
    headers: { ...caller.headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export const copyObject = (caller: Caller, sourceKey: string, destinationKey: string) =>
  sendJson(caller, "POST", "copy", { bucketId: "blog-media", sourceKey, destinationKey });

/** The names in a caller's listing of a bucket. */
export async function listNames(
  caller: Caller,
  search = "",
  bucket: Bucket = "blog-media",
): Promise<string[]> {
  const answer = await sendJson(caller, "POST", `list/${bucket}`, { prefix: "", limit: 1000, search });
  const rows = z.array(z.object({ name: z.string() })).safeParse(await answer.json());
  return (rows.data ?? []).map(({ name }) => name);
}

/** Whether a caller's listing contains an object. */
export const isListed = async (caller: Caller, name: string, bucket?: Bucket) =>
  (await listNames(caller, name, bucket)).includes(name);

export const isStored = (name: string, bucket?: Bucket) => isListed(service, name, bucket);

export const removeObject = (caller: Caller, name: string, bucket?: Bucket) =>
  removeObjects(caller, [name], bucket);

export const removeObjects = (caller: Caller, prefixes: string[], bucket: Bucket = "blog-media") =>
  sendJson(caller, "DELETE", bucket, { prefixes });

/** Loads an object from its public address, like a reader's browser: without any key. */
export const fetchPublic = (name: string) => fetch(`${base}/public/blog-media/${name}`);
