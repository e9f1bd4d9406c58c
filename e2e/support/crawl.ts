import { stack } from "../../supabase/tests/support/stack";

/** Files without a link on the site. */
const KNOWN_BY_NAME = [
  "/",
  "/ar/",
  "/robots.txt",
  "/sitemap.xml",
  "/feed.xml",
  "/ar/feed.xml",
  "/build.json",
  "/page-history.json",
  "/_redirects",
  "/_headers",
  "/vercel.json",
  "/nginx.conf",
  "/api/services",
  "/api/doctors",
  "/api/emergency-contacts",
];
const AT_A_TIME = 8;
/** Scripts, style sheets and drawings come only from the sources, and pictures and fonts contain no text that a program reads. */
const WITHOUT_TEXT = /\.(?:js|css|svg|jpg|png|webp|avif|ico|woff2)$/;

/** The answer for a person who only has the address. */
export async function ask(path: string, headers: Record<string, string> = {}) {
  // Compressing files that only this test requests would take most of the time.
  const answer = await fetch(stack.siteUrl + path, {
    headers: { "Accept-Encoding": "identity", ...headers },
  });
  return { status: answer.status, body: await answer.text(), etag: answer.headers.get("etag") };
}

/** The site's addresses in a text, in any notation: attributes, JSON, XML. */
function addressesIn(text: string): string[] {
  const site = stack.siteUrl.replaceAll(".", String.raw`\.`);
  const found = text.matchAll(new RegExp(`["'>(=](?:${site})?(/(?![/>])[^"'<>()\\s\\\\?#&]*)`, "g"));
  return [...found].map(([, path = ""]) => path);
}

type Seen = Awaited<ReturnType<typeof ask>>;

/** Every address of the site that can be reached from its first pages, its lists and some addresses. */
export async function crawl(more: readonly string[] = []): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const known = new Set<string>([...KNOWN_BY_NAME, ...more]);
  const waiting = [...known];
  while (waiting.length > 0) {
    await Promise.all(
      waiting.splice(0, AT_A_TIME).map(async (path) => {
        const answer = await ask(path);
        seen.set(path, answer);
        for (const next of addressesIn(answer.body)) {
          if (known.has(next) || WITHOUT_TEXT.test(next)) continue;
          known.add(next);
          waiting.push(next);
        }
      }),
    );
  }
  return seen;
}
