import type { MissingPage } from "@/data/missing-pages/missing-pages.staff-queries";
import { chooseRedirect } from "@/data/url-redirects/redirect-rules";
import type { ManagedRedirect } from "@/data/url-redirects/url-redirects.staff-queries";

/** The missing pages that no active redirect takes care of by now, its Arabic twin's included. */
export function withoutRedirect(
  pages: readonly MissingPage[],
  redirects: readonly ManagedRedirect[],
): MissingPage[] {
  const active = redirects.filter((redirect) => redirect.is_active);
  return pages.filter(({ path }) => chooseRedirect(path, active) === null);
}
