/**
 * The address a request came from, for throttling only.
 *
 * What may be trusted: hosted Supabase stands behind Cloudflare, which sets `cf-connecting-ip` itself and drops one sent
 * by the client. `x-forwarded-for` is only appended to, so its first hop is whatever the client claims; it is used where
 * there is no Cloudflare, which is the local stack. Neither header says who someone is.
 */
export function clientAddress(headers: Headers): string {
  return (
    headers.get("cf-connecting-ip")?.trim() ||
    headers.get("x-forwarded-for")?.split(",")[0]?.trim() ||
    "unknown"
  );
}
