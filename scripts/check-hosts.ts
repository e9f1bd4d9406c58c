import { cpSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildSite, withDatabase } from "./bench/on-stack";
import { localizedPath, paths } from "../src/config/paths";
import { LOCALES } from "../src/config/locales";
import { cloudflareKept } from "./hosts/cloudflare-kept";
import { HOSTS } from "./hosts/running-hosts";
import { describeFailure, runCommand, StackError } from "./local/failure";
import { startStack } from "./local/stack";
import { inTemporaryDir } from "./local/temporary-dir";
import { inParallel } from "./site/in-parallel";
import { dataFile } from "./site/page-files";
import { compare, type Host, hostTable, SHORT_LINK } from "./site/testing/host-table";

const AT_A_TIME = 8;

/** Addresses in a page's HTML, as written. */
const ALTERNATES = /<link rel="alternate" hrefLang="[\w-]+" href="([^"]+)"/gi;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const REFERENCES = /\s(?:href|src)="(\/[^"#?]*)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/**
 * Requests every address in the sitemap from a host, and every target of those pages. Each must answer without a redirect, and
 * a page must have the requested address as its canonical one.
 * @returns the number of addresses, and the problems
 */
async function crawl(origin: string, siteUrl: string): Promise<{ asked: number; problems: string[] }> {
  const problems: string[] = [];
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(origin + path, { redirect: "manual" });
    if (answer.status !== 200) problems.push(`${path}: status ${answer.status}`);
    return answer.text();
  };
  const pathOf = (address: string) => address.replace(siteUrl, "") || "/";
  const sitemap = await ask("/sitemap.xml");
  const pages = new Set(matches(sitemap, /<loc>([^<]+)<\/loc>/g).map(pathOf));
  if (pages.size === 0) problems.push("the sitemap names no page");
  const references = new Set(matches(sitemap, / href="([^"]+)"/g).map(pathOf));
  await inParallel([...pages], AT_A_TIME, async (path) => {
    const html = await ask(path);
    const canonical = CANONICAL.exec(html)?.[1];
    if (canonical !== siteUrl + path) problems.push(`${path}: calls itself ${canonical ?? "nothing"}`);
    for (const address of matches(html, ALTERNATES)) references.add(pathOf(address));
    for (const reference of matches(html, REFERENCES)) references.add(reference);
  });
  const others = [...references].filter((path) => !pages.has(path));
  await inParallel(others, AT_A_TIME, async (path) => void (await ask(path)));
  return { asked: 1 + pages.size + others.length, problems };
}

const SITE_URL = "https://www.example.com";
const NAMES = Object.keys(HOSTS) as Host[];

/**
 * Builds a site into `folder`, with moved addresses, and again after an article was taken offline.
 * @param before - where to put the site with that article
 * @returns the slugs of a published article, and of that one
 */
async function buildExample(
  work: string,
  folder: string,
  before: string,
): Promise<{ article: string; gone: string }> {
  const stack = await startStack({
    localDir: path.join(work, "stack"),
    port: 0,
    adminEmail: "admin@example.com",
    site: "none",
    log: console.log,
  });
  try {
    const articles = await withDatabase(stack.values.databaseUrl, async (sql) => {
      await sql`
        insert into public.campaign_links (name, code, path, lang, source, medium, campaign)
        values ('Flyer', ${SHORT_LINK.code}, '/about', 'ar', 'print', 'qr', 'spring')`;
      await sql`insert into public.url_redirects (from_path, to_path) values ('/ar/قديم', '/ar/about')`;
      const slugs = await sql<{ slug: string }[]>`
        select slug from public.blog_posts as post
        where status = 'published' and published_at <= now() and deleted_at is null and (
          select count(*) from public.blog_post_translations where post_id = post.id and content_markdown <> ''
        ) = 2
        order by slug limit 2`;
      const [article = "", gone = ""] = slugs.map(({ slug }) => slug);
      return { article, gone };
    });
    const values = { ...stack.values, siteUrl: SITE_URL };
    await buildSite(values, folder, console.log);
    cpSync(folder, before, { recursive: true });
    await withDatabase(
      stack.values.databaseUrl,
      (sql) => sql`update public.blog_posts set deleted_at = now() where slug = ${articles.gone}`,
    );
    await buildSite(values, folder, console.log);
    return articles;
  } finally {
    await stack.stop();
  }
}

/** @returns the number of answers that differ from the table */
async function checkHost(host: Host, site: string, work: string, table: ReturnType<typeof hostTable>) {
  const { origin, stop } = await HOSTS[host](site, work);
  let wrong = 0;
  let found: Awaited<ReturnType<typeof crawl>>;
  try {
    for (const expected of table) {
      const problems = await compare(host, origin, expected);
      if (problems.length === 0) continue;
      wrong += 1;
      console.log(`${host}: ${expected.path} (${expected.kind}): ${problems.join("; ")}`);
    }
    found = await crawl(origin, SITE_URL);
  } finally {
    await stop();
  }
  for (const problem of found.problems) console.log(`${host}: ${problem}`);
  console.log(
    `${host}: ${table.length - wrong} of ${table.length} kinds of address are answered as expected, and ` +
      `${found.asked} addresses that the site names with ${found.problems.length} problems`,
  );
  return wrong + found.problems.length;
}

/** @returns the number of addresses of an article that was taken offline whose answer is not "gone" */
async function checkKept(before: string, site: string, gone: string): Promise<number> {
  const ask = await cloudflareKept(before, site);
  const addresses = LOCALES.flatMap((locale) => {
    const page = localizedPath(paths.article(gone), locale);
    const notFound = localizedPath(paths.notFound, locale);
    return [page, `/${dataFile(page)}`, localizedPath(paths.articleCard(gone), locale)].map(
      (address) => [address, notFound] as const,
    );
  });
  let wrong = 0;
  for (const [address, notFound] of addresses) {
    const { status, headers } = await ask(address);
    const location = headers.get("location");
    if (status === 302 && location === notFound) continue;
    wrong += 1;
    console.log(`cloudflare: ${address} (kept): status ${status}, leads to ${location ?? "nowhere"}`);
  }
  console.log(
    `cloudflare: ${addresses.length - wrong} of ${addresses.length} addresses of the article that was taken offline show nothing that was kept`,
  );
  return wrong;
}

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const chosen = NAMES.filter((name) => positionals.length === 0 || positionals.includes(name));
  if (chosen.length === 0) throw new StackError(`Usage: npm run check:hosts -- [${NAMES.join("] [")}]`);
  return inTemporaryDir(async (work) => {
    const site = path.join(work, "dist");
    const before = path.join(work, "before");
    const slugs = await buildExample(work, site, before);
    const [script] = readdirSync(path.join(site, "assets")).filter((name) => /^index-.*\.js$/.test(name));
    const table = hostTable({ siteUrl: SITE_URL, script: `/assets/${script}`, ...slugs });
    let wrong = 0;
    for (const host of chosen) {
      try {
        wrong += await checkHost(host, site, path.join(work, host), table);
        if (host === "cloudflare") wrong += await checkKept(before, site, slugs.gone);
      } catch (error) {
        wrong += 1;
        console.error(`${host}: ${describeFailure(error)}`);
      }
    }
    return wrong === 0 ? 0 : 1;
  });
});
