/** Resolves addresses that go through a service which counts or checks clicks, and removes what was added to track a reader. */

/** By host: the parameters that contain the target. */
const DETOURS: readonly (readonly [host: RegExp, path: RegExp, parameters: readonly string[]])[] = [
  [
    /^(?:www\.|m\.)?google\.(?:[a-z]{2,3}\.)?[a-z]{2,3}$/,
    /^\/(?:url|imgres|aclk)\b/,
    ["q", "url", "imgrefurl", "adurl"],
  ],
  [/^translate\.google\.[a-z.]+$/, /^\/(?:translate|website)/, ["u"]],
  [/\.safelinks\.protection\.(?:outlook|office365)\.[a-z]+$/, /^\//, ["url"]],
  [/^statics\.teams\.cdn\.office\.net$/, /safelinks/i, ["url"]],
  [/^(?:l|lm|m|www|web)\.(?:facebook|messenger|workplace)\.com$/, /^\/(?:l\.php|flx\/warn)/, ["u"]],
  [/^l\.(?:instagram|threads|wl|whatsapp)\.(?:com|net|co)$/, /^\//, ["u"]],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir|safety|authwall|login|uas)/, ["url", "sessionRedirect"]],
  [/^(?:www\.|m\.)?youtube\.com$/, /^\/(?:redirect|attribution_link)/, ["q", "u"]],
  [/^consent\.(?:google|youtube)\.[a-z.]+$/, /^\//, ["continue"]],
  [/^slack-redir\.net$/, /^\/link/, ["url"]],
  [/^(?:www\.)?(?:duckduckgo\.com|bing\.com)$/, /^\/(?:l\/|ck\/a)/, ["uddg", "u"]],
  [/^out\.reddit\.com$/, /^\//, ["url"]],
  [/^(?:www\.)?pinterest\.[a-z.]+$/, /^\/offsite/, ["url"]],
  [/^(?:away\.)?vk\.com$/, /^\/away\.php/, ["to"]],
  [/^t\.umblr\.com$/, /^\/redirect/, ["z"]],
  [/^urldefense\.proofpoint\.com$/, /^\/v[12]\/url/, ["u"]],
  [/^(?:[a-z\d-]+\.)?protect\d*\.fireeye\.com$/, /\/(?:v1\/)?url/, ["u"]],
  [/^linkprotect\.cudasvc\.com$/, /^\/url/, ["a"]],
];

/** Parameters that campaigns, networks and chats add to an address to track the person who opens it. */
const FOLLOWING =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_\w+|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|igsh|srsltid|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|_ga|_gl|vero_id|ref_src|ref_url|sca_esv|ved|usg)$/i;

const MAX_DETOURS = 5;

/**
 * The real target of a link in a copied document, without tracking.
 * @param address in the document; one that is not a web address stays unchanged
 */
export function linkTarget(address: string): string {
  let target = address;
  for (let passed = 0; passed < MAX_DETOURS; passed += 1) {
    const next = behind(target);
    if (next === undefined) break;
    target = next;
  }
  return unfollowed(target);
}

function behind(address: string): string | undefined {
  const url = webAddress(address);
  if (!url) return undefined;
  const marked = /^https:\/\/urldefense\.com\/v3\/__(.+?)__;/.exec(address)?.[1];
  // This service drops the second slash of the scheme.
  if (marked) return webAddress(marked.replace(/^(https?:\/)(?=[^/])/, "$1/"))?.href;
  const parameters = DETOURS.find(([host, path]) => host.test(url.hostname) && path.test(url.pathname))?.[2];
  for (const name of parameters ?? []) {
    const found = targetOf(url.searchParams.get(name) ?? "", url);
    if (found) return found;
  }
  return undefined;
}

function targetOf(value: string, { hostname, origin }: URL): string | undefined {
  if (hostname.endsWith("bing.com")) return webAddress(base64Text(value.replace(/^a1/, "")))?.href;
  if (hostname === "urldefense.proofpoint.com")
    return webAddress(decoded(value.replace(/-(?=[\dA-F]{2})/g, "%").replace(/_/g, "/")))?.href;
  // The value is a path on the service's own host.
  return webAddress(value.startsWith("/watch") ? origin + value : value)?.href;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The hyphen encodes nothing.
    return "";
  }
}

function base64Text(text: string): string {
  try {
    return atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  } catch {
    // It is another code.
    return "";
  }
}

function unfollowed(address: string): string {
  const url = webAddress(address);
  if (!url || !url.search) return address;
  const [before = "", behindMark = ""] = address.split(/#([^]*)/, 2);
  const [page = "", query = ""] = before.split(/\?([^]*)/, 2);
  const parts = query.split("&");
  const kept = parts.filter((part) => !FOLLOWING.test(part.split("=")[0] ?? ""));
  if (kept.length === parts.length) return address;
  return `${page}${kept.length > 0 ? `?${kept.join("&")}` : ""}${address.includes("#") ? `#${behindMark}` : ""}`;
}

function webAddress(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    // The address leads nowhere.
    return undefined;
  }
}
