import { localizedPath, paths } from "../../../src/config/paths";
import { localeOfPath } from "../../../src/config/locales";
import { HOST_FILES } from "../page-files";
import { PAGE_HISTORY } from "../page-history";

/** The tested servers: that of `npm start`, and hosts whose engines run here. */
export type Host = "local" | "cloudflare" | "netlify" | "vercel" | "nginx";

/** The parts of a site that the table covers. */
interface Site {
  siteUrl: string;
  /** An article in both languages, by its slug. */
  article: string;
  /** One that was taken offline. */
  gone: string;
  /** The address of a built script. */
  script: string;
}

interface Expectation {
  /** A description for people. */
  kind: string;
  path: string;
  status: number | readonly number[];
  /** The target, without the site's own address. */
  location?: string;
  /** Text that the response contains. */
  holds?: readonly string[];
  headers?: Readonly<Record<string, RegExp>>;
  /** The answers of hosts that cannot do it. */
  except?: Partial<Record<Host, Partial<Pick<Expectation, "status" | "location" | "holds" | "headers">>>>;
}

/** A campaign link of the site. */
export const SHORT_LINK = {
  code: "spring",
  target: "/ar/about?utm_source=print&utm_medium=qr&utm_campaign=spring",
};

const PERMANENT = [301, 308];
const REVALIDATED = { "cache-control": /no-cache|no-store|max-age=0/ };
const IMMUTABLE = { "cache-control": /^public, max-age=31536000, immutable$/ };
/** These are sent with every answer that has a body. */
const SECURITY = {
  "content-security-policy":
    /^default-src 'self'; script-src 'self' 'sha256-[\w+/]+=*'; .*connect-src 'self' http\S+;.* frame-ancestors 'self'$/,
  "x-frame-options": /^SAMEORIGIN$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "strict-transport-security": /^max-age=31536000$/,
  "permissions-policy": /^camera=\(\), /,
};

/** The English addresses of a page of each kind. */
export const pagesOf = (article: string): string[] => [
  "/",
  "/about",
  "/services",
  "/services/doctor-on-call",
  "/blog",
  `/blog/${article}`,
  "/dubai",
];

/** The answers of a host for every kind of address. */
export function hostTable({ siteUrl, article, gone, script }: Site): Expectation[] {
  const language = (path: string) => `lang="${localeOfPath(path)}"`;
  const page = (kind: string, path: string): Expectation => ({
    kind,
    path,
    status: 200,
    holds: [language(path), `rel="canonical" href="${siteUrl}${path}"`],
    headers: { ...SECURITY, ...REVALIDATED, "content-type": /^text\/html; ?charset=utf-8$/i },
  });
  /** It removes a final slash before anything else, and follows a redirect after that. */
  const dropsSlash = (path: string): Expectation["except"] =>
    /[^/]\/(?:\?|$)/.test(path) && path !== "/ar/"
      ? { vercel: { status: 308, location: path.replace(/\/(?=\?|$)/, ""), holds: [], headers: {} } }
      : {};
  const leads = (kind: string, path: string, location: string, status: number | readonly number[]) => ({
    kind,
    path,
    location,
    status,
    except: dropsSlash(path),
  });
  const missing = (kind: string, path: string, except?: Expectation["except"]): Expectation => ({
    kind,
    path,
    status: 404,
    holds: [language(path), "data-not-found"],
    headers: { ...SECURITY, ...REVALIDATED },
    except: {
      // It has one not-found page.
      ...(localeOfPath(path) === "ar" && { vercel: { holds: [language("/"), "data-not-found"] } }),
      ...dropsSlash(path),
      ...except,
    },
  });
  const notFound = (path: string) => localizedPath(paths.notFound, localeOfPath(path));
  /** It caches its answers, and uses them whenever it would answer 404. */
  const leadsAway = (path: string): Expectation["except"] => ({
    cloudflare: { status: 302, location: notFound(path), holds: [], headers: {} },
  });
  const taken = (path: string): Expectation => {
    const expected = missing("deleted", path, leadsAway(path));
    return {
      ...expected,
      status: 410,
      except: { ...expected.except, vercel: { ...expected.except?.vercel, status: 404 } },
    };
  };
  const shortAddress = paths.short(SHORT_LINK.code);
  /** With an advertisement's parameters, and with the rest of them when a host cannot pass everything on. */
  const clicked = (query: string, netlifyQuery: string): Expectation => ({
    ...leads("short address, ad", `${shortAddress}?${query}`, `${SHORT_LINK.target}&${query}`, 302),
    except: {
      // It cannot keep both queries.
      cloudflare: { location: SHORT_LINK.target },
      netlify: { location: `${SHORT_LINK.target}${netlifyQuery && "&"}${netlifyQuery}` },
    },
  });
  /** Vercel redirects these before it looks for files. */
  const leadsNowhere: Expectation["except"] = {
    vercel: { status: 302, location: "/404/none", holds: [], headers: {} },
  };
  const shell = (path: string, except?: Expectation["except"]): Expectation => ({
    kind: "back office",
    path,
    status: 200,
    holds: ['content="noindex"', '<script type="module"'],
    headers: { ...SECURITY, ...REVALIDATED },
    except,
  });
  /** Their headers belong to the address, whatever the status is. */
  const keepsErrors: Expectation["except"] = {
    netlify: { headers: SECURITY },
    vercel: { headers: SECURITY },
  };
  const slash = (path: string) => `${path}/`;
  return [
    ...pagesOf(article).flatMap((path) => [
      page("page", path),
      page("Arabic page", localizedPath(path, "ar")),
    ]),
    { ...page("page with a query", "/about?utm_source=x"), holds: [`href="${siteUrl}/about"`] },
    ...["/blog?q=fever", "/ar/blog?q=%D8%AD%D9%85%D9%89", "/ar/blog?tag=fever"].map((path) => ({
      ...page("search", path),
      holds: [language(path), `href="${siteUrl}${path.replace(/\?.*/, "")}"`],
    })),
    ...["/about", "/ar/about", `/blog/${article}`].map((path) =>
      leads("slash", slash(path), path, PERMANENT),
    ),
    leads("slash with a query", "/about/?utm_source=x", "/about?utm_source=x", PERMANENT),
    leads("name of a file", "/about.html", "/about", PERMANENT),
    leads("name of a file", "/index.html", "/", PERMANENT),
    leads("no slash", "/ar", "/ar/", PERMANENT),
    leads("no slash, query", "/ar?utm_source=x&y=%2F", "/ar/?utm_source=x&y=%2F", PERMANENT),
    // Vercel's clean URLs drop the slash with the name, and the address without it redirects to the one with it.
    {
      ...leads("name of a file", "/ar/index.html", "/ar/", PERMANENT),
      except: { vercel: { location: "/ar" } },
    },
    missing("its file beside the folder", "/ar.html", {
      vercel: { status: 308, location: "/ar", holds: [], headers: {} },
    }),
    missing("unknown", "/nothing"),
    missing("unknown", "/nothing/"),
    missing("unknown", "/administrator"),
    missing("unknown", `/blog/${article}/more`),
    missing("unknown Arabic", "/ar/nothing"),
    missing("unknown Arabic", "/ar/%D8%AC%D8%AF%D9%8A%D8%AF/"),
    missing("unknown Arabic", "/ar/%d8%ac%d8%af"),
    // For Vercel it is a page like any other.
    ...["/404", "/ar/404"].map((path) =>
      missing("its own address", path, {
        vercel: { status: 200, holds: [language(path), "data-not-found"] },
      }),
    ),
    leads("moved", "/services/iv-drip", "/services/iv-therapy-at-home", 301),
    leads("moved", "/ar/services/iv-drip", "/ar/services/iv-therapy-at-home", 301),
    leads("moved, slash", "/services/iv-drip/", "/services/iv-therapy-at-home", 301),
    leads("moved in the sources", "/services/lab-test", "/services/lab-test-at-home", 301),
    leads("moved for a time", "/book", "/contact", 302),
    leads("moved for a time, query", "/ar/book/?utm_source=x&y=%2F", "/ar/contact?utm_source=x&y=%2F", 302),
    ...["/ar/%D9%82%D8%AF%D9%8A%D9%85", "/ar/%d9%82%d8%af%d9%8a%d9%85"]
      .flatMap((path) => [path, slash(path), `${path}?utm_source=x`])
      .map((path) =>
        leads(
          "moved, Arabic letters",
          path,
          path.includes("?") ? "/ar/about?utm_source=x" : "/ar/about",
          301,
        ),
      ),
    leads("short address", paths.short(SHORT_LINK.code), SHORT_LINK.target, 302),
    leads("short address, slash", slash(paths.short(SHORT_LINK.code)), SHORT_LINK.target, 302),
    ...["gclid", "gbraid", "wbraid", "fbclid", "ttclid"].map((id) =>
      clicked(`${id}=a-B_1.2`, `${id}=a-B_1.2`),
    ),
    clicked("gclid=a&gbraid=b", "gclid=a&gbraid=b"),
    clicked("gclid=a&wbraid=b", "gclid=a&wbraid=b"),
    clicked("gad_source=1&gclid=a", "gclid=a"),
    clicked("utm_term=x", ""),
    missing("unknown short address", paths.short("nothing")),
    missing("unknown Arabic short address", localizedPath(paths.short("nothing"), "ar")),
    leads("English copy", `/en/blog/${article}`, `/blog/${article}`, 301),
    leads("English copy, slash", `/en/blog/${article}/`, `/blog/${article}`, 301),
    taken(`/blog/${gone}`),
    taken(`/ar/blog/${gone}`),
    ...[`/data/blog/${gone}.json`, `/social/blog/${gone}.jpg`].map((path) =>
      missing("file of a deleted one", path, { ...keepsErrors, ...leadsAway(path) }),
    ),
    shell("/admin"),
    shell("/admin/", {
      netlify: { status: 301, location: "/admin", holds: [], headers: {} },
      ...dropsSlash("/admin/"),
    }),
    shell("/admin/posts/new?x=1"),
    {
      kind: "asset",
      path: script,
      status: 200,
      headers: { ...SECURITY, ...IMMUTABLE, "content-type": /^(?:text|application)\/javascript/ },
    },
    missing("missing asset", "/assets/gone.js", keepsErrors),
    {
      kind: "answer for programs",
      path: "/api/services",
      status: 200,
      headers: { ...SECURITY, ...REVALIDATED, "content-type": /^application\/json; ?charset=utf-8$/i },
    },
    { kind: "sitemap", path: "/sitemap.xml", status: 200, headers: { "content-type": /\/xml\b/ } },
    { kind: "robots", path: "/robots.txt", status: 200, headers: { "content-type": /^text\/plain/ } },
    ...Object.values(HOST_FILES).map((file) => missing("rules of the host", `/${file}`, leadsNowhere)),
    {
      kind: "for the next build",
      path: `/${PAGE_HISTORY}`,
      status: 200,
      headers: { "content-type": /^application\/json/ },
    },
  ];
}

/** Requests an address from a host. @returns the problem of the answer, or nothing */
export async function compare(host: Host, origin: string, expected: Expectation): Promise<string[]> {
  const { status, headers, holds, location: target } = { ...expected, ...expected.except?.[host] };
  const answer = await fetch(origin + expected.path, { redirect: "manual" });
  const text = await answer.text();
  const problems: string[] = [];
  if (![status].flat().includes(answer.status)) {
    problems.push(`status ${answer.status} instead of ${[status].flat().join(" or ")}`);
  }
  const location = answer.headers.get("location");
  if (target !== undefined && location?.replace(origin, "") !== target) {
    problems.push(`leads to ${location ?? "nowhere"} instead of ${target}`);
  }
  for (const part of holds ?? []) if (!text.includes(part)) problems.push(`has no ${part}`);
  for (const [name, pattern] of Object.entries(headers ?? {})) {
    const value = answer.headers.get(name) ?? "";
    if (!pattern.test(value)) problems.push(`${name} is "${value}"`);
  }
  return problems;
}
