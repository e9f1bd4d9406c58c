import type { Sql } from "postgres";
import { z } from "zod";
import type { Keys } from "../../keys";
import { type ApiLayer, pathOf, withBody } from "../handler";
import { readyJson } from "./database";

const argumentsSchema = z.record(z.string(), z.unknown());

/** Refuses a malformed bearer token; the library would treat it as an anonymous visitor. */
export const malformedTokens =
  (keys: Pick<Keys, "publishableKey" | "secretKey">): ApiLayer =>
  (next) =>
  async (request, context) => {
    const bearer = /^Bearer\s+(.*)$/i.exec(request.headers.get("authorization") ?? "")?.[1]?.trim();
    const isKey = bearer === keys.publishableKey || bearer === keys.secretKey;
    const parts = bearer?.split(".").filter(Boolean).length;
    if (parts === undefined || isKey || parts === 3) return next(request, context);
    const message = `Expected 3 parts in JWT; got ${Math.max(1, parts)}`;
    return Response.json({ code: "PGRST301", details: null, hint: null, message }, { status: 401 });
  };

/**
 * The library turns a json argument of a function into text, and its database driver makes a JSON string of that text: the
 * function gets a string instead of the object. Here such arguments are text already, marked so that the driver leaves them
 * unchanged.
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
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    const { data: sent } = argumentsSchema.safeParse(body);
    // The library refuses any other value.
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
