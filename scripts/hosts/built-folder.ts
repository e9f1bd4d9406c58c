import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentType } from "../local/site-files";

/** The file of the built folder at a path, with letters unencoded; undefined without one. */
export function fileAt(folder: string, address: string): string | undefined {
  const file = path.join(folder, address);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** A file as an answer. */
export function answerWith(file: string, status: number, headers: HeadersInit = {}): Response {
  const answer = new Response(readFileSync(file), { status, headers });
  const type = contentType(file);
  if (type && !answer.headers.has("content-type")) answer.headers.set("content-type", type);
  if (!answer.headers.has("cache-control"))
    answer.headers.set("cache-control", "public, max-age=0, must-revalidate");
  return answer;
}

/** A redirect within the site. */
export const leadTo = (location: string, status: number): Response =>
  new Response(null, { status, headers: { location } });
