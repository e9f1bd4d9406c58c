import { inParallel } from "../site/in-parallel";

const AT_A_TIME = 8;

/** Addresses in a page's HTML, as written. */
const ALTERNATES = /<link rel="alternate" hrefLang="[\w-]+" href="([^"]+)"/gi;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const REFERENCES = /\s(?:href|src)="(\/[^"#?]*)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/**
 * Asks a host for every address that the sitemap names, and for everything to which those pages lead. Each has to answer at
 * once; a page has to call itself by the address that was asked for.
 * @returns how many addresses there are, and what is wrong with some
 */
export async function crawl(origin: string, siteUrl: string): Promise<{ asked: number; problems: string[] }> {
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
