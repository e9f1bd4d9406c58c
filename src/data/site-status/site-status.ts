import { env } from "@/config/env";
import { AppError, codeOfStatus } from "@/data/app-error";

/** How current the site is. */
export interface SiteStatus {
  /** Fingerprint of what pages would be made from now. */
  current: string;
  /** That of the built site; null while nobody knows. */
  live: string | null;
  /** For how many seconds readers have got the built site. */
  age: number | null;
}

/** A plain request: a page that is up to date needs no query builder. @throws AppError when there is no answer */
export async function fetchSiteStatus(): Promise<SiteStatus> {
  const response = await fetch(`${env.VITE_SUPABASE_URL}/rest/v1/rpc/site_status`, {
    headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY },
    priority: "low",
  }).catch((cause: unknown) => {
    throw new AppError("offline", String(cause), 0);
  });
  const { ok, status } = response;
  if (!ok) throw new AppError(codeOfStatus(status), `site_status: ${status}`, status);
  return (await response.json()) as SiteStatus;
}
