import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { env } from "@/config/env";
import { AppError, codeOfStatus } from "@/data/errors";
import { keys } from "@/data/keys";
import {
  chooseRedirect,
  isSitePath,
  normalizePath,
  storedPaths,
  type Redirect,
  type RedirectRow,
} from "./redirect-rules";

/** How long an address without a page of its own waits for the answer. */
const REDIRECTS_TIMEOUT_MS = 1500;

/**
 * What the rows say of one address: one question per address and page load. Asking for all redirects at once would make
 * every visitor download a list that grows with the years and of which hardly anyone needs a line.
 */
const lookupQuery = (pathname: string) => {
  const path = normalizePath(pathname);
  return queryOptions({
    queryKey: [...keys.redirects, path],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => lookUp(path, signal),
  });
};

/**
 * Where an address leads, or null. A redirect to an address that redirects itself leads nowhere, so nobody is sent along
 * a chain or around a circle.
 * @throws AppError when a read fails
 */
export async function findRedirect(client: QueryClient, pathname: string): Promise<Redirect | null> {
  const redirect = await client.ensureQueryData(lookupQuery(pathname));
  if (redirect) await client.ensureQueryData(lookupQuery(redirect.to));
  return knownRedirect(client, pathname);
}

/** The same of what has been asked already. */
export function knownRedirect(client: QueryClient, pathname: string): Redirect | null {
  const lookup = (path: string) => client.getQueryData(lookupQuery(path).queryKey);
  const redirect = lookup(pathname);
  return redirect && lookup(redirect.to) === null ? redirect : null;
}

/**
 * Lets an address that has no page wait for its redirect, so that nobody is told first that there is no page. Whoever has
 * waited long enough, or got no answer, goes on without; so does the prerender.
 */
export async function waitForRedirect(client: QueryClient, pathname: string): Promise<void> {
  if (import.meta.env.SSR) return;
  const timeout = new Promise<null>((done) => setTimeout(done, REDIRECTS_TIMEOUT_MS, null));
  // The query client has told the log.
  await Promise.race([findRedirect(client, pathname).catch(() => null), timeout]);
}

/** @throws AppError when the read fails */
async function lookUp(path: string, signal: AbortSignal): Promise<Redirect | null> {
  if (!isSitePath(path)) return null;
  const query = new URLSearchParams({
    select: "from_path,to_path,redirect_type",
    from_path: `in.(${storedPaths(path).map(quoted).join(",")})`,
    is_active: "is.true",
  });
  // A plain request: most pages come with all they show and have not loaded the query builder.
  const response = await fetch(`${env.VITE_SUPABASE_URL}/rest/v1/url_redirects?${query}`, {
    headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY },
    signal,
  }).catch((cause: unknown) => {
    throw new AppError("offline", String(cause), 0);
  });
  if (!response.ok) {
    const { status } = response;
    throw new AppError(codeOfStatus(status), `url_redirects: ${status}`, status);
  }
  return chooseRedirect(path, (await response.json()) as RedirectRow[]);
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
