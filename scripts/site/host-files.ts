import type { Env } from "../../src/config/env-schema";
import { headerRules, HOST_HEADERS, hostHeaders } from "./host-headers";
import { NGINX, nginxConfig } from "./host-nginx";
import { type HostAddresses, HOST_REDIRECTS, hostRules } from "./host-redirects";
import { VERCEL, vercelConfig } from "./host-vercel";

interface HostFilesOptions extends HostAddresses {
  environment: Pick<Env, "VITE_SUPABASE_URL">;
  /** The first lines of script of every page. */
  starter: string;
  hasTagManager?: boolean;
}

/**
 * What hosts read: where addresses lead that are no pages, and the headers of all of them. One set of rules, in the words of
 * each host.
 * @returns the texts by the names of their files
 */
export function hostFiles({
  environment,
  starter,
  hasTagManager,
  ...addresses
}: HostFilesOptions): Map<string, string> {
  const headers = headerRules(environment, starter, hasTagManager);
  return new Map([
    [HOST_REDIRECTS, hostRules(addresses)],
    [HOST_HEADERS, hostHeaders(headers)],
    [VERCEL, vercelConfig(addresses, headers)],
    [NGINX, nginxConfig(addresses, headers)],
  ]);
}
