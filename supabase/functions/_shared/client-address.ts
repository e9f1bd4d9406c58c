/**
 * The address a request came from, for throttling only: it does not say who someone is. Cloudflare before hosted Supabase
 * and the local gateway set `cf-connecting-ip` themselves, whatever the client sends. `x-forwarded-for` is read where
 * there is neither.
 */
export function clientAddress(headers: Headers): string {
  return (
    headers.get("cf-connecting-ip")?.trim() ||
    headers.get("x-forwarded-for")?.split(",")[0]?.trim() ||
    "unknown"
  );
}
