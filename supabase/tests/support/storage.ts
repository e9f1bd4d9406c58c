import { randomUUID } from "node:crypto";
import { z } from "zod";
import { service, type Caller } from "./callers";
import { stack } from "./stack";

const base = `${stack.apiUrl}/storage/v1/object`;
const bucket = "blog-media";
const papers = "permits";

/** A picture of one pixel; the type is what the upload says. */
const pixel = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.codePointAt(0) ?? 0,
);

/** A name that no other object has. */
export const freshName = (extension = "png") => `test-${randomUUID()}.${extension}`;

export function upload(
  caller: Caller,
  name: string,
  {
    type = "image/png",
    body = pixel,
    ownName,
  }: { type?: string; body?: Uint8Array<ArrayBuffer>; ownName?: string } = {},
): Promise<Response> {
  const details = ownName && {
    "x-metadata": Buffer.from(JSON.stringify({ name: ownName })).toString("base64"),
  };
  return fetch(`${base}/${bucket}/${name}`, {
    method: "POST",
    headers: { ...caller.headers, "content-type": type, ...details },
    body,
  });
}

/** Requests a signed upload address, which anybody can use for the caller within two hours. */
export const signUpload = (caller: Caller, into: "blog-media" | "permits", name: string) =>
  fetch(`${base}/upload/sign/${into}/${name}`, { method: "POST", headers: caller.headers });

const sendJson = (caller: Caller, method: "POST" | "DELETE", path: string, body: object) =>
  fetch(`${base}/${path}`, {
    method,
    headers: { ...caller.headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export const copyObject = (caller: Caller, sourceKey: string, destinationKey: string) =>
  sendJson(caller, "POST", "copy", { bucketId: bucket, sourceKey, destinationKey });

/** The names that a caller finds by listing the bucket. */
export async function listNames(caller: Caller, search = ""): Promise<string[]> {
  const answer = await sendJson(caller, "POST", `list/${bucket}`, { prefix: "", limit: 1000, search });
  const rows = z.array(z.object({ name: z.string() })).safeParse(await answer.json());
  return (rows.data ?? []).map(({ name }) => name);
}

/** Those of them that are exactly what was looked for. */
export const list = async (caller: Caller, search: string): Promise<string[]> =>
  (await listNames(caller, search)).filter((name) => name === search);

export const removeObject = (caller: Caller, name: string) => removeObjects(caller, [name]);

export const removeObjects = (caller: Caller, prefixes: string[]) =>
  sendJson(caller, "DELETE", bucket, { prefixes });

/** Fetches an object by its public address, as a reader's browser does: without any key. */
export const fetchPublic = (name: string) => fetch(`${base}/public/${bucket}/${name}`);

export const isStored = async (name: string) => (await list(service, name)).length > 0;

/** A name that no other paper of a permit has. */
export const freshPaper = (ending = "pdf") => `${randomUUID()}.${ending}`;

export const uploadPaper = (caller: Caller, name: string, type = "application/pdf") =>
  fetch(`${base}/${papers}/${name}`, {
    method: "POST",
    headers: { ...caller.headers, "content-type": type },
    body: new TextEncoder().encode("%PDF-1.7"),
  });

export const readPaper = (caller: Caller, name: string) =>
  fetch(`${base}/${papers}/${name}`, { headers: caller.headers });

export const removePaper = (caller: Caller, name: string) =>
  sendJson(caller, "DELETE", papers, { prefixes: [name] });

export const isPaperStored = async (name: string) => (await readPaper(service, name)).ok;
