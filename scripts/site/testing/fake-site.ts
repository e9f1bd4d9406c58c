import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseEnv } from "../../../src/config/env-schema";
import type { PublishedArticle } from "../../../src/build/published-articles";
import { LOOPBACK, portOf } from "../../local/free-port";
import { createTemporaryDir } from "../../local/temporary-dir";
import type { Application, PrerenderModule } from "../application";
import { testFacts } from "../../../src/testing/facts";
import { notingReads } from "../../../src/build/noted-reads";
import type { BuildOptions } from "../build-context";
import { writeSite } from "../build-site";
import type { PageSourcesAnswer } from "../page-sources";

const TEMPLATE = `<!doctype html><html lang="en" dir="ltr"><head><!--page-head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-2.css"></head>
<body><div id="root"><!--page-html--></div></body></html>`;

/** A database of texts, one per page, and an application that shows each page's text. */
export async function startFakeSite() {
  const folder = createTemporaryDir();
  const outDir = join(folder.path, "site");
  const client = join(folder.path, "client");
  const cacheDir = join(folder.path, "cache");
  for (const name of [join(client, "assets"), cacheDir]) mkdirSync(name, { recursive: true });
  for (const name of ["index-1.js", "index-2.css", "doctor.svg"])
    writeFileSync(
      join(client, "assets", name),
      name.endsWith(".svg") ? '<svg xmlns="http://www.w3.org/2000/svg"></svg>' : name,
    );

  const database = {
    texts: new Map(["/", "/ar/", "/blog", "/ar/blog", "/404", "/ar/404"].map((path) => [path, `At ${path}`])),
    articles: [] as PublishedArticle[],
    unlisted: [] as string[],
    redirects: new Map<string, { to: string; type: 301 | 302 }>(),
    /** The home page says the price of the first service. */
    facts: testFacts(),
    fingerprint: "first",
    /** Whether it says which rows have changed, by their texts; a function may change what it says. */
    sources: undefined as ((digests: PageSourcesAnswer) => PageSourcesAnswer) | undefined,
    /** Requests that it still answers. */
    answers: Number.POSITIVE_INFINITY,
    asked: [] as string[],
  };
  const contentNow = () => JSON.stringify([database.articles, [...database.redirects], database.unlisted]);
  const isPublished = (path: string | null) => database.articles.some((article) => article.path === path);
  const digest = (text: unknown) => createHash("sha256").update(JSON.stringify(text)).digest("hex");
  const sourcesNow = (): PageSourcesAnswer => {
    const slugs = [...new Set(database.articles.map(({ slug }) => slug))];
    const textsOf = (slug: string) => [...database.texts].filter(([path]) => path.endsWith(`/blog/${slug}`));
    const table = (keys: string[], rows: string[][]) => ({ keys, embedded: [], rows });
    return {
      database: "fake",
      tables: {
        blog_posts: table(
          ["slug"],
          slugs.map((slug) => [digest(textsOf(slug)), slug]),
        ),
        content: table([], [[digest(contentNow())]]),
        texts: table([], [[digest([...database.texts])]]),
      },
    };
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://database");
    database.asked.push(request.url ?? "");
    database.answers -= 1;
    if (database.answers < 0) response.writeHead(400).end("closed for today");
    else if (pathname.endsWith("site_fingerprint")) response.end(JSON.stringify(database.fingerprint));
    else if (pathname.endsWith("page_sources") && database.sources)
      response.end(JSON.stringify(database.sources(sourcesNow())));
    else if (pathname.endsWith("content")) response.end(contentNow());
    else if (pathname.endsWith("blog_posts") && !isPublished(searchParams.get("path"))) response.end("null");
    else if (pathname.endsWith("texts") || pathname.endsWith("blog_posts"))
      response.end(JSON.stringify(database.texts.get(searchParams.get("path") ?? "") ?? null));
    else response.writeHead(404).end("{}");
  }).listen(0, LOOPBACK);
  await once(server, "listening");
  const url = `http://${LOOPBACK}:${portOf(server)}`;

  /** What happens while a page is rendered, by its text. */
  const rendering = new Map<string, () => void>();
  let send = fetch;
  const rendered: string[] = [];
  const readContent = () => send(`${url}/rest/v1/content`);
  const addressOf = (path: string) => {
    const [, slug] = /\/blog\/(.+)$/.exec(path) ?? [];
    return slug ? `blog_posts?path=${path}&slug=eq.${slug}` : `texts?path=${path}`;
  };
  const prerender: PrerenderModule = {
    readThrough: (through) => {
      send = through;
    },
    tagManagerId: async () => "",
    activeRedirects: async () => {
      await readContent();
      return database.redirects;
    },
    publishedArticles: async (slugs) => {
      await readContent();
      return database.articles.filter(({ slug }) => !slugs || slugs.includes(slug));
    },
    prerenderedPaths: async (articles) => [
      "/",
      "/ar/",
      "/blog",
      "/ar/blog",
      ...articles.map(({ path }) => path),
    ],
    unlistedPaths: async () => database.unlisted,
    goneArticles: async () => [],
    brandName: async () => ({ en: "Dar Afiya", ar: "دار عافية" }),
    typedFactsReader: async () => async () => ({ found: [], facts: [] }),
    fetchFacts: async () => database.facts,
    isFacts: ([beginning]) => beginning === "facts",
    withFacts: (data, facts) => data.map(([key, value]) => [key, key[0] === "facts" ? facts : value]),
    factUses: async () => ({ of: "", all: 0, pages: {} }),
    apiFiles: async () => ({ "/api/doctors": [] }),
    notFoundPaths: ["/404", "/ar/404"],
    renderPage: async (path, facts) => {
      const { noted, paths } = notingReads(facts);
      const text = (await (await send(`${url}/rest/v1/${addressOf(path)}`)).json()) as string | null;
      rendered.push(path);
      rendering.get(text ?? "")?.();
      return {
        facts: paths,
        state: {
          path,
          data: [
            [["facts"], facts],
            [["text"], text],
          ],
        },
        modules: [],
        isOfToday: path === "/",
        isNotFound: path.endsWith("/404"),
        lang: "en",
        dir: "ltr",
        html: `<main><h1>${text ?? "nothing"}</h1>${path === "/" ? noted.services[0]?.priceAED : ""}</main>`,
        head: `<title>${path}</title>`,
      };
    },
  };
  const application = (stamp = "one"): Application => ({
    stamp,
    folder: client,
    cacheDir,
    files: ["assets/index-1.js", "assets/index-2.css"],
    template: TEMPLATE,
    css: "h1{top:0}",
    shortNames: {},
    starter: "start()",
    built: { "index.html": { file: "assets/index-1.js", imports: [], css: ["assets/index-2.css"] } },
    prerender,
  });
  const environment = parseEnv({
    VITE_SITE_URL: url,
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  });
  return {
    outDir,
    client,
    database,
    rendering,
    environment,
    application,
    build: (stamp?: string, overrides: Partial<BuildOptions> = {}) =>
      writeSite(application(stamp), {
        outDir,
        environment,
        now: new Date("2026-11-22T10:00:00Z"),
        ...overrides,
      }),
    /** A file of the built site. */
    read: (path: string) => readFileSync(join(outDir, path), "utf8"),
    /** The paths of the pages that were rendered since this was asked last. */
    rendered: () => rendered.splice(0).toSorted(),
    stop: () => {
      server.close();
      folder.remove();
    },
  };
}

export type FakeSite = Awaited<ReturnType<typeof startFakeSite>>;
