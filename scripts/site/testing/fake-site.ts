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

export const NOW = new Date("2026-11-22T10:00:00Z");

/** The database's content beside the texts. */
interface Content {
  articles: PublishedArticle[];
  redirects: [from: string, to: { to: string; type: 301 | 302 }][];
  unlisted: string[];
}

export const foldersIn = (folder: string) => ({
  outDir: join(folder, "site"),
  client: join(folder, "client"),
  cacheDir: join(folder, "cache"),
});

export const fakeEnvironment = (url: string) =>
  parseEnv({
    VITE_SITE_URL: url,
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  });

interface FakeApplicationOptions {
  /** The database's address. */
  url: string;
  /** The folder of the site and its files. */
  folder: string;
  onRender: (path: string, text: string) => void;
}

/**
 * @returns a function that makes the application of a stamp; it shows each page's text, and on the home page the first
 * service's price
 */
export function fakeApplication({ url, folder, onRender }: FakeApplicationOptions) {
  const { client, cacheDir } = foldersIn(folder);
  let send = fetch;
  const read = async <Answer>(address: string): Promise<Answer> =>
    (await send(`${url}/rest/v1/${address}`)).json() as Promise<Answer>;
  const readContent = () => read<Content>("content");
  const addressOf = (path: string) => {
    const [, slug] = /\/blog\/(.+)$/.exec(path) ?? [];
    return slug ? `blog_posts?path=${path}&slug=eq.${slug}` : `texts?path=${path}`;
  };
  const prerender: PrerenderModule = {
    readThrough: (through) => {
      send = through;
    },
    tagManagerId: async () => "",
    activeRedirects: async () => new Map((await readContent()).redirects),
    publishedArticles: async (slugs) =>
      (await readContent()).articles.filter(({ slug }) => !slugs || slugs.includes(slug)),
    prerenderedPaths: async (articles) => [
      "/",
      "/ar/",
      "/blog",
      "/ar/blog",
      ...articles.map(({ path }) => path),
    ],
    unlistedPaths: async () => (await readContent()).unlisted,
    goneArticles: async () => [],
    typedFactsReader: async () => async () => ({ found: [], facts: [] }),
    fetchFacts: () => read("facts"),
    isFacts: ([beginning]) => beginning === "facts",
    withFacts: (data, facts) => data.map(([key, value]) => [key, key[0] === "facts" ? facts : value]),
    factUses: async () => ({ of: "", all: 0, pages: {} }),
    apiFiles: async () => ({ "/api/doctors": [] }),
    notFoundPaths: ["/404", "/ar/404"],
    renderPage: async (path, facts) => {
      const { noted, paths } = notingReads(facts);
      const text = (await read<string | null>(addressOf(path))) ?? "nothing";
      onRender(path, text);
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
        html: `<main><h1>${text}</h1>${path === "/" ? noted.services[0]?.priceAED : ""}</main>`,
        head: `<title>${path}</title>`,
      };
    },
  };
  return (stamp = "one"): Application => ({
    stamp,
    folder: client,
    cacheDir,
    files: ["assets/index-1.js", "assets/index-2.css"],
    template: TEMPLATE,
    css: "h1{top:0}",
    shortNames: {},
    starter: "start()",
    scripts: { starter: "start()", tagManager: "load('__TAG_MANAGER_ID__')" },
    built: { "index.html": { file: "assets/index-1.js", imports: [], css: ["assets/index-2.css"] } },
    prerender,
  });
}

/** A database of texts, one per page, and an application that shows each page's text. */
export async function startFakeSite() {
  const folder = createTemporaryDir();
  const { outDir, client, cacheDir } = foldersIn(folder.path);
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
    /** The home page shows the price of the first service. */
    facts: testFacts(),
    fingerprint: "first",
    /** Whether it reports which rows have changed, by their texts; a function may change the report. */
    sources: undefined as ((digests: PageSourcesAnswer) => PageSourcesAnswer) | undefined,
    /** The number of requests that it still answers. */
    answers: Number.POSITIVE_INFINITY,
    /** The number of requests whose connections it drops, as when it restarts. */
    lost: 0,
    asked: [] as string[],
  };
  const contentNow = () =>
    JSON.stringify({
      articles: database.articles,
      redirects: [...database.redirects],
      unlisted: database.unlisted,
    } satisfies Content);
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
    if (database.lost > 0) {
      database.lost -= 1;
      request.socket.destroy();
    } else if (database.answers < 0) response.writeHead(400).end("closed for today");
    else if (pathname.endsWith("site_fingerprint")) response.end(JSON.stringify(database.fingerprint));
    else if (pathname.endsWith("page_sources") && database.sources)
      response.end(JSON.stringify(database.sources(sourcesNow())));
    else if (pathname.endsWith("content")) response.end(contentNow());
    else if (pathname.endsWith("facts")) response.end(JSON.stringify(database.facts));
    else if (pathname.endsWith("blog_posts") && !isPublished(searchParams.get("path"))) response.end("null");
    else if (pathname.endsWith("texts") || pathname.endsWith("blog_posts"))
      response.end(JSON.stringify(database.texts.get(searchParams.get("path") ?? "") ?? null));
    else response.writeHead(404).end("{}");
  }).listen(0, LOOPBACK);
  await once(server, "listening");
  const url = `http://${LOOPBACK}:${portOf(server)}`;

  /** Actions while a page is rendered, by its text. */
  const rendering = new Map<string, () => void>();
  const rendered: string[] = [];
  const application = fakeApplication({
    url,
    folder: folder.path,
    onRender: (path, text) => {
      rendered.push(path);
      rendering.get(text)?.();
    },
  });
  const environment = fakeEnvironment(url);
  return {
    folder: folder.path,
    url,
    outDir,
    client,
    database,
    rendering,
    environment,
    application,
    build: (stamp?: string, overrides: Partial<BuildOptions> = {}) =>
      writeSite(application(stamp), { outDir, environment, now: NOW, ...overrides }),
    /** A file of the built site. */
    read: (path: string) => readFileSync(join(outDir, path), "utf8"),
    /** The paths of the pages that were rendered since the last call. */
    rendered: () => rendered.splice(0).toSorted(),
    stop: () => {
      server.close();
      folder.remove();
    },
  };
}

export type FakeSite = Awaited<ReturnType<typeof startFakeSite>>;
