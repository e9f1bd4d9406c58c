import type { Sql } from "postgres";
import { z } from "zod";
import { type ApiLayer, pathOf, withBody } from "../handler";
import { readyJson } from "./value-types";

const argumentsSchema = z.record(z.string(), z.unknown());

/**
 * The library turns a json argument of a function into text, and its database driver makes a JSON string of that text:
 * the function gets a string where it was sent an object. Here such arguments are text already, marked so that the
 * driver leaves them alone.
 */
export const jsonArguments = (sql: Sql): ApiLayer => {
  const namesByFunction = new Map<string, Promise<Set<string>>>();
  return (next) => async (request, context) => {
    const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathOf(request))?.[1];
    if (name === undefined || request.method !== "POST") return next(request, context);
    const names = namesByFunction.get(name) ?? jsonArgumentNames(sql, name);
    namesByFunction.set(name, names);
    const jsonNames = await names;
    if (jsonNames.size === 0) return next(request, context);
    const sent = readArguments(await request.clone().text());
    if (!sent) return next(request, context);
    const args = Object.entries(sent).map(([key, value]) => [
      key,
      jsonNames.has(key) && value !== null ? readyJson(value) : value,
    ]);
    return next(withBody(request, JSON.stringify(Object.fromEntries(args))), context);
  };
};

async function jsonArgumentNames(sql: Sql, name: string): Promise<Set<string>> {
  const rows = await sql<{ argument: string }[]>`
    select a.name as argument
    from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) as a (name, type)
    where p.proname = ${name} and a.type in ('json'::regtype, 'jsonb'::regtype)`;
  return new Set(rows.map(({ argument }) => argument));
}

function readArguments(body: string): Record<string, unknown> | undefined {
  try {
    return argumentsSchema.safeParse(JSON.parse(body)).data;
  } catch {
    // Not JSON: the library refuses it by itself.
    return undefined;
  }
}
