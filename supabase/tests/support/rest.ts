import { z } from "zod";
import { service, type Caller } from "./callers";
import { stack } from "./stack";

export interface Answer {
  status: number;
  /** The code of the API or of PostgreSQL; empty when the request succeeded. */
  code: string;
  message: string;
  /** The answer's value; for a refusal its code, message, details and hint. */
  value: unknown;
  rows: Row[];
}

export type Row = Record<string, unknown>;

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const problemSchema = z.object({
  code: z.coerce.string().catch(""),
  message: z.string().catch(""),
});

/** Sends one request to the REST API. Writes select no row: a role that may add rows may not always read them. */
async function send(
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
  prefer = "return=minimal",
): Promise<Answer> {
  const response = await fetch(`${stack.apiUrl}/rest/v1/${path}`, {
    method,
    headers: { ...caller.headers, "content-type": "application/json", prefer },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const json: unknown = text === "" ? null : JSON.parse(text);
  const problem = response.ok ? undefined : problemSchema.parse(json);
  return {
    status: response.status,
    code: problem?.code ?? "",
    message: problem?.message ?? "",
    value: json,
    rows: rowsSchema.safeParse(json).data ?? [],
  };
}

export const select = (caller: Caller, path: string) => send(caller, "GET", path);
export const insert = (caller: Caller, table: string, row: Row | Row[]) => send(caller, "POST", table, row);
/** Adds a row, or changes the one with its id. */
export const upsert = (caller: Caller, table: string, row: Row) =>
  send(caller, "POST", table, row, "return=minimal,resolution=merge-duplicates");
/** Adds a row, or leaves the one with its id unchanged. */
export const insertOnce = (caller: Caller, table: string, row: Row) =>
  send(caller, "POST", `${table}?on_conflict=id`, row, "return=minimal,resolution=ignore-duplicates");
export const update = (caller: Caller, path: string, change: Row) => send(caller, "PATCH", path, change);
export const remove = (caller: Caller, path: string) => send(caller, "DELETE", path);

/** Calls a database function. @returns its value, or the code of the refusal */
export async function call(
  caller: Caller,
  name: string,
  args: Row = {},
): Promise<{ status: number; value: unknown }> {
  const { status, value } = await send(caller, "POST", `rpc/${name}`, args, "");
  return { status, value };
}

/** The stored rows: tests check rows, not statuses. @throws if the secret key cannot read */
export async function stored(path: string): Promise<Row[]> {
  const answer = await select(service, path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.message}`);
  return answer.rows;
}

/** Adds rows with the secret key. @throws when they are refused */
export async function store(table: string, row: Row | Row[]): Promise<void> {
  const answer = await insert(service, table, row);
  if (answer.status !== 201) throw new Error(`${table} refused a row: ${answer.code} ${answer.message}`);
}

/** Removes rows with the secret key. @throws when that is refused */
export async function discard(path: string): Promise<void> {
  const answer = await remove(service, path);
  if (answer.status !== 204)
    throw new Error(`${path} could not be removed: ${answer.code} ${answer.message}`);
}
