import { unusableAnswer } from "@/data/client/unusable-answer";
import { getJson } from "@/data/client/plain-request";

/** How current the site is. */
export interface SiteStatus {
  /** Fingerprint of what pages would be made from now. */
  current: string;
  /** That of the built site; null while nobody knows. */
  live: string | null;
  /** For how many seconds readers have got the built site. */
  age: number | null;
}

/** @throws AppError, or Error, when there is no answer, or another one */
export async function fetchSiteStatus(): Promise<SiteStatus> {
  const status = (await getJson("rpc/site_status", { priority: "low" })) as Partial<SiteStatus> | null;
  if (typeof status?.current !== "string") throw unusableAnswer("It is no site's status.");
  return status as SiteStatus;
}
