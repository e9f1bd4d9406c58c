import type { Check } from "./check";
import { load } from "./packages";
import { parsed, type SitePage } from "./site-pages";

interface JsonLd {
  expand: (
    data: unknown,
    options: { safe: boolean; documentLoader: (url: string) => Promise<object> },
  ) => Promise<unknown[]>;
}

interface StructuredData {
  path: string;
  json: string;
}

const VOCABULARY = "https://schema.org/";
/** As at schema.org, for values that are addresses; the check requests no page. */
const CONTEXT = {
  "@context": {
    "@vocab": VOCABULARY,
    id: "@id",
    type: "@type",
    ...Object.fromEntries(
      ["url", "image", "logo", "sameAs", "item", "mainEntityOfPage"].map((term) => [
        term,
        { "@type": "@id" },
      ]),
    ),
  },
};

const documentLoader = async (url: string) => {
  if (!url.startsWith("https://schema.org")) throw new Error(`There is no context at ${url}.`);
  return { contextUrl: undefined, document: CONTEXT, documentUrl: url };
};

/** The number of values, at any depth, without the names of nodes, types and contexts. */
const countValues = (data: unknown): number => {
  if (Array.isArray(data)) return data.reduce<number>((sum, part) => sum + countValues(part), 0);
  if (typeof data !== "object" || data === null) return 1;
  const parts = Object.entries(data).filter(([key]) => !["@context", "@id", "@type"].includes(key));
  // A plain address becomes a node with only an id.
  if (parts.length === 0) return 1;
  return parts.reduce((sum, [, part]) => sum + countValues(part), 0);
};

/** Parses each block of structured data with an independent JSON-LD library: nothing may be dropped. */
export const jsonLdCheck = (pages: readonly SitePage[]): Check<StructuredData> => ({
  subject: "structured data",
  reader: "jsonld, expanded",
  items: () =>
    pages.flatMap(({ path, html }) =>
      [...parsed(html, "text/html").querySelectorAll('script[type="application/ld+json"]')].map((script) => ({
        path,
        json: script.textContent,
      })),
    ),
  problemsOf: async (blocks) => {
    const { default: jsonld } = await load<{ default: JsonLd }>("jsonld");
    const problems: string[] = [];
    for (const { path, json } of blocks) {
      try {
        const data: unknown = JSON.parse(json);
        const expanded = await jsonld.expand(data, { safe: true, documentLoader });
        const [before, after] = [countValues(data), countValues(expanded)];
        if (before !== after) problems.push(`${path}: ${before} values become ${after}.`);
      } catch (error) {
        const { details } = error as { details?: { event?: { message?: string; details?: unknown } } };
        const reason = details?.event ? JSON.stringify(details.event) : String(error);
        problems.push(`${path}: ${reason.slice(0, 200)}`);
      }
    }
    return problems;
  },
  broken: (block) => ({ ...block, json: block.json.replace(/"@context":"[^"]*",?/, "") }),
});
