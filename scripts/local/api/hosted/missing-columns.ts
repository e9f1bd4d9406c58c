import { z } from "zod";
import { type ApiLayer, withBody } from "../handler";

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/**
 * Rows sent together may have different keys; `columns` names all of them. A key that one row lacks means null, unless
 * the client prefers the column's default, which the library always takes.
 */
export const missingColumns: ApiLayer = (next) => async (request, context) => {
  if (request.method !== "POST") return next(request, context);
  const columns = new URL(request.url).searchParams.get("columns");
  const wantsDefaults = request.headers.get("prefer")?.includes("missing=default") ?? false;
  if (columns === null || wantsDefaults) return next(request, context);
  const rows = readRows(await request.clone().text());
  if (!rows) return next(request, context);

  const names = columns.split(",").map((name) => name.replaceAll('"', ""));
  const blank = Object.fromEntries(names.map((name) => [name, null]));
  const body = JSON.stringify(rows.map((row) => ({ ...blank, ...row })));
  return next(withBody(request, body), context);
};

function readRows(body: string): z.infer<typeof rowsSchema> | undefined {
  try {
    return rowsSchema.safeParse(JSON.parse(body)).data;
  } catch {
    // Not JSON: the library refuses it by itself.
    return undefined;
  }
}
