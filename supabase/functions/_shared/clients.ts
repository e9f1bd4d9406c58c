import { isIP } from "node:net";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { notConfigured, unavailable } from "./errors.ts";

type Read = (name: string) => string | undefined;

/** A request to a function, with the clients that answer it. */
export interface Call {
  request: Request;
  /** Aborts when the time is over. */
  signal: AbortSignal;
  environment: Environment;
  /** Bypasses row-level security. */
  secret: SupabaseClient;
}

interface KeyKind {
  /** The current variable: JSON from names to keys. */
  current: string;
  /** The variable of projects that still use JWT keys. */
  legacy: string;
  prefix: string;
}

const PUBLISHABLE: KeyKind = {
  current: "SUPABASE_PUBLISHABLE_KEYS",
  legacy: "SUPABASE_ANON_KEY",
  prefix: "sb_publishable_",
};
const SECRET: KeyKind = {
  current: "SUPABASE_SECRET_KEYS",
  legacy: "SUPABASE_SERVICE_ROLE_KEY",
  prefix: "sb_secret_",
};
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const KeyMap = z.record(z.string(), z.string());

/**
 * Reads the project's address and its keys. Hosted Supabase sets these itself, in the current or the older form. Throws 503;
 * the log names the wrong variable and its expected form, never its value.
 */
export function readEnvironment(read: Read = (name) => Deno.env.get(name)) {
  const url = read("SUPABASE_URL");
  if (!url || !/^https?:\/\/[^\s/]+\/?$/.test(url)) {
    throw notSetUp("SUPABASE_URL should be the project's address, such as https://<project>.supabase.co");
  }
  return {
    url: withoutFinalSlash(url),
    publishableKey: readKey(read, PUBLISHABLE),
    secretKey: readKey(read, SECRET),
  };
}

type Environment = ReturnType<typeof readEnvironment>;

/** An address to which paths can be added. */
export const withoutFinalSlash = (address: string): string => address.replace(/\/+$/, "");

/** The site's address, without a final slash; undefined when it is not set. */
export function readSiteUrl(): string | undefined {
  const site = Deno.env.get("SITE_URL");
  return site && withoutFinalSlash(site);
}

/** A client without a session: it has an anonymous visitor's permissions, or after `signInWithPassword` that user's. */
export function publishableClient(environment: Environment, signal: AbortSignal): SupabaseClient {
  return client(environment.url, environment.publishableKey, signal);
}

/** A client that bypasses row-level security: for the few statements that no caller may run. */
export function secretClient(environment: Environment, signal: AbortSignal): SupabaseClient {
  return client(environment.url, environment.secretKey, signal);
}

/**
 * A client that signs a person in for a request from `address`. The auth server limits sign-ins by address, and would count
 * those of all people against this function. It accepts an address only with a secret key of the current kind, and only when
 * the project has switched that on.
 */
export function signInClient(environment: Environment, address: string, signal: AbortSignal): SupabaseClient {
  const isBelieved = isIP(address) > 0 && environment.secretKey.startsWith(SECRET.prefix);
  if (!isBelieved) return publishableClient(environment, signal);
  return client(environment.url, environment.secretKey, signal, { "Sb-Forwarded-For": address });
}

/** A client with the permissions of the request's sender: row-level security applies. */
export function callerClient({ environment, request, signal }: Omit<Call, "secret">): SupabaseClient {
  const authorization = request.headers.get("Authorization");
  const headers = authorization === null ? {} : { Authorization: authorization };
  return client(environment.url, environment.publishableKey, signal, headers);
}

/** The data of an answer from the database, the storage or the auth server. Throws 502 for an error. */
export function unwrap({ data, error }: { data?: unknown; error: unknown }): unknown {
  if (error) throw unavailable(error);
  return data;
}

// The signal goes into fetch itself, because the auth calls have no parameter for it: a request that timed out leaves nothing
// running.
function client(
  url: string,
  key: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { ...headers }, fetch: (input, init) => fetch(input, { ...init, signal }) },
  });
}

/** The key named default, otherwise any of its kind, because owners choose the names; without one, the older key. */
function readKey(read: Read, kind: KeyKind): string {
  const current = read(kind.current);
  const { default: first, ...others } = current ? namedKeys(current) : {};
  const key = [first, ...Object.values(others)].find((value) => value?.startsWith(kind.prefix));
  if (key !== undefined) return key;
  const legacy = read(kind.legacy);
  if (legacy && JWT.test(legacy)) return legacy;
  const problem = current ? "" : "is missing; it ";
  throw notSetUp(`${kind.current} ${problem}should be JSON such as {"default":"${kind.prefix}..."}`);
}

function namedKeys(text: string): Readonly<Record<string, string>> {
  try {
    return KeyMap.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {}; // not JSON: the caller reports the expected form
  }
}

const notSetUp = (cause: string) =>
  notConfigured({ en: "This service is not set up yet.", ar: "لم تُهيَّأ هذه الخدمة بعد." }, cause);
