import { openUntilIdle, withBrowser } from "./browser";

/** What the browser downloads for a page without anyone touching it: bytes on the wire, as compressed by the server. */
export type PageWeight = Record<
  "html" | "script" | "application" | "css" | "font" | "image" | "other",
  number
>;

/** Loads a page in a fresh browser and adds up what it downloads; scripts that run apart from those that are only fetched. */
export async function measureWeight(
  chromiumPath: string,
  signal: AbortSignal,
  url: string,
): Promise<PageWeight> {
  return await withBrowser(chromiumPath, signal, [], async (browser) => {
    const page = await browser.newPage();
    const weight: PageWeight = { html: 0, script: 0, application: 0, css: 0, font: 0, image: 0, other: 0 };
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const add = async () => {
        const response = await request.response();
        const kind = kindOf(response?.headers()["content-type"] ?? "", request.resourceType());
        weight[kind] += (await request.sizes()).responseBodySize;
      };
      sizes.push(add());
    });
    await openUntilIdle(page, url);
    await Promise.all(sizes);
    return weight;
  });
}

/** Told by what the server calls it; a script is one that runs when the browser asked for it as a script. */
export function kindOf(type: string, resource: string): keyof PageWeight {
  if (type.includes("javascript")) return resource === "script" ? "script" : "application";
  return (
    (["html", "css", "font", "image"] as const).find((kind) => type.split(/[/;]/).includes(kind)) ?? "other"
  );
}
