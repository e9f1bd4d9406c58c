import { z } from "zod";
import { type ApiLayer, pathOf, withBody } from "../handler";

const LIST_PATH = /^\/storage\/v1\/object\/list\/[^/]+$/;
const EVERYTHING = 1_000_000;
const FOLDER = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };

const column = z.enum(["name", "updated_at", "created_at", "last_accessed_at"]);
const requestSchema = z.object({
  prefix: z
    .string()
    .default("")
    .transform((prefix) => prefix.replaceAll(/^\/+|\/+$/g, ""))
    .transform((prefix) => prefix && `${prefix}/`),
  limit: z.number().int().positive().default(100),
  offset: z.number().int().nonnegative().default(0),
  search: z.string().default(""),
  sortBy: z
    .object({ column: column.default("name"), order: z.enum(["asc", "desc"]).default("asc") })
    .prefault({}),
});
const text = z.string().nullable();
const entriesSchema = z.array(
  z.looseObject({ name: z.string(), updated_at: text, created_at: text, last_accessed_at: text }),
);

type Entry = z.infer<typeof entriesSchema>[number];

/**
 * `list()` shows one folder: its files by their names in it, and one entry without an id for each folder in it. The
 * library lists every object below, by whole name, and counts those towards the limit.
 */
export const storageListing: ApiLayer = (next) => async (request, context) => {
  if (request.method !== "POST" || !LIST_PATH.test(pathOf(request))) return next(request, context);
  const asked = requestSchema.safeParse(await request.clone().json());
  if (!asked.success) return next(request, context);
  const body = JSON.stringify({ prefix: asked.data.prefix, limit: EVERYTHING, offset: 0 });
  const response = await next(withBody(request, body), context);
  if (!response.ok) return response;
  return Response.json(listFolder(entriesSchema.parse(await response.json()), asked.data));
};

function listFolder(
  objects: Entry[],
  { prefix, limit, offset, search, sortBy }: z.infer<typeof requestSchema>,
): Entry[] {
  const byName = new Map<string, Entry>();
  for (const object of objects) {
    if (!object.name.startsWith(prefix)) continue;
    const [name = "", ...below] = object.name.slice(prefix.length).split("/");
    if (below.length === 0) byName.set(name, { ...object, name });
    else if (!byName.has(name)) byName.set(name, { name, ...FOLDER });
  }
  const direction = sortBy.order === "asc" ? 1 : -1;
  const key = (entry: Entry) => entry[sortBy.column] ?? "";
  return [...byName.values()]
    .filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()))
    .sort((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -direction : direction))
    .slice(offset, offset + limit);
}
