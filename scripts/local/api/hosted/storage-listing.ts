import { z } from "zod";
import { type ApiLayer, pathOf, withBody } from "../handler";

const LIST_PATH = /^\/storage\/v1\/object\/list\/[^/]+$/;
const DEFAULT_LIMIT = 100;
const EVERYTHING = 1_000_000;

const requestSchema = z.object({
  prefix: z.string().default(""),
  limit: z.number().int().positive().default(DEFAULT_LIMIT),
  offset: z.number().int().nonnegative().default(0),
  search: z.string().default(""),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .prefault({}),
});

const entrySchema = z.object({
  name: z.string(),
  id: z.string().nullable(),
  updated_at: z.string().nullable(),
  created_at: z.string().nullable(),
  last_accessed_at: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
});

type ListRequest = z.infer<typeof requestSchema>;
type Entry = z.infer<typeof entrySchema>;

/**
 * `list()` shows one folder: its files by their names in it, and one entry without an id for each folder in it. The
 * library lists every object below, by whole name, and counts those towards the limit.
 */
export const storageListing: ApiLayer = (next) => async (request, context) => {
  if (request.method !== "POST" || !LIST_PATH.test(pathOf(request))) return next(request, context);
  const asked = requestSchema.safeParse(await request.clone().json());
  if (!asked.success) return next(request, context);
  const body = JSON.stringify({ prefix: folderOf(asked.data.prefix), limit: EVERYTHING, offset: 0 });
  const response = await next(withBody(request, body), context);
  if (!response.ok) return response;
  return Response.json(listFolder(z.array(entrySchema).parse(await response.json()), asked.data));
};

function listFolder(objects: Entry[], { prefix, limit, offset, search, sortBy }: ListRequest): Entry[] {
  const folder = folderOf(prefix);
  const byName = new Map<string, Entry>();
  for (const object of objects) {
    if (!object.name.startsWith(folder)) continue;
    const [name = "", ...below] = object.name.slice(folder.length).split("/");
    if (below.length === 0) byName.set(name, { ...object, name });
    else if (!byName.has(name)) byName.set(name, folderEntry(name));
  }
  const direction = sortBy.order === "asc" ? 1 : -1;
  return [...byName.values()]
    .filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()))
    .sort((a, b) => direction * compare(a[sortBy.column] ?? "", b[sortBy.column] ?? ""))
    .slice(offset, offset + limit);
}

function folderOf(prefix: string): string {
  const trimmed = prefix.replaceAll(/^\/+|\/+$/g, "");
  return trimmed === "" ? "" : `${trimmed}/`;
}

function folderEntry(name: string): Entry {
  return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
