import type { PostgresConnection } from "@supabase/lite/postgres";
import { z } from "zod";
import { type ApiLayer, pathOf } from "../handler";
import { apiRequest } from "../request-context";

type Plugin = Parameters<PostgresConnection["kysely"]["withPlugin"]>[0];
type QueryNode = Parameters<Plugin["transformQuery"]>[0]["node"];

const argumentsSchema = z.record(z.string(), z.unknown());

// `name := $1::jsonb`, as the library writes one argument of a function call.
const namedArgument = z.object({
  kind: z.literal("RawNode"),
  sqlFragments: z.tuple([z.literal(""), z.literal(" := "), z.literal("::"), z.literal("")]),
  parameters: z.tuple([
    z.object({ sqlFragments: z.tuple([z.string()]) }),
    z.object({ kind: z.literal("ValueNode") }),
    z.object({ sqlFragments: z.tuple([z.enum(["json", "jsonb"])]) }),
  ]),
});

/** Remembers the arguments of a function call as they were sent. */
export const rememberJsonArguments: ApiLayer = (next) => async (request, context) => {
  const isCall = request.method === "POST" && pathOf(request).startsWith("/rest/v1/rpc/");
  const isJson = request.headers.get("content-type")?.startsWith("application/json") ?? false;
  const store = apiRequest.getStore();
  if (store && isCall && isJson) store.functionArguments = readArguments(await request.clone().text());
  return next(request, context);
};

/**
 * The library turns a json argument into text, and its database driver turns that text into a JSON string: the function
 * gets a string where it was sent an object. Here the statement asks for text first, and the text is made from what was
 * sent.
 */
export function passJsonArgumentsOnce(connection: PostgresConnection): void {
  const plugin: Plugin = {
    transformQuery: ({ node }) => {
      const sent = apiRequest.getStore()?.functionArguments;
      return sent ? mend(node, sent) : node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  connection.kysely = connection.kysely.withPlugin(plugin);
}

function mend<Node extends QueryNode>(node: Node, sent: Record<string, unknown>): Node {
  return mendValue(node, sent) as Node;
}

function mendValue(value: unknown, sent: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => mendValue(item, sent));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const argument = namedArgument.safeParse(value).data;
  if (!argument)
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mendValue(child, sent)]));
  const [name, , type] = argument.parameters;
  const original = sent[name.sqlFragments[0]];
  const text = original === null || original === undefined ? null : JSON.stringify(original);
  const { parameters } = value as { parameters: unknown[] };
  return {
    ...value,
    sqlFragments: ["", " := ", "::text::", ""],
    parameters: [parameters[0], { ...argument.parameters[1], value: text }, parameters[2] ?? type],
  };
}

function readArguments(body: string): Record<string, unknown> | undefined {
  try {
    return argumentsSchema.safeParse(JSON.parse(body)).data;
  } catch {
    // Not JSON: the library refuses it by itself.
    return undefined;
  }
}
