import { JSDOM } from "jsdom";
import { inParallel } from "../site/in-parallel";

export interface SitePage {
  /** Its path, decoded. */
  path: string;
  address: string;
  html: string;
}

const AT_A_TIME = 8;
const LOCATIONS = /<loc>([^<]+)<\/loc>/g;
/** Pages that are not in the sitemap: the back office's, and those of unknown addresses. */
const OTHERS = ["/admin/login", "/no-such-page", "/ar/no-such-page"];

/** Every page of a running copy. */
export async function readPages(siteUrl: string): Promise<SitePage[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const sitemap = await read(`${siteUrl}/sitemap.xml`);
  const named = [...sitemap.matchAll(LOCATIONS)].map(([, address = ""]) => address);
  const addresses = [...named, ...OTHERS.map((path) => siteUrl + path)];
  const pages: SitePage[] = [];
  await inParallel(addresses, AT_A_TIME, async (address) => {
    const path = decodeURI(new URL(address).pathname);
    pages.push({ path, address, html: await read(address) });
  });
  return pages.toSorted((a, b) => a.path.localeCompare(b.path));
}

export const isArticle = ({ path }: SitePage) => /^(?:\/ar)?\/blog\/[^/]+$/.test(path);

export const parsed = (text: string, type: "text/html" | "text/xml", url?: string): Document =>
  new JSDOM(text, { contentType: type, ...(url === undefined ? {} : { url }) }).window.document;
