import { ENGLISH_ARTICLE, type HostAddresses, literalRedirects, otherSpelling } from "./host-redirects";
import type { HeaderRule } from "./host-headers";
import { localizedPath, paths } from "../../src/config/paths";

/** The file in which Vercel looks for what the others have two files for. */
export const VERCEL = "vercel.json";

/** Vercel refuses a deployment with more redirects, and pages look for theirs themselves. */
const MAX_REDIRECTS = 1000;

/** Signs that mean something in Vercel's patterns. */
const literally = (path: string): string => path.replace(/[()[\]{}?+*:!|\\.^$]/g, "\\$&");
/** `/api/*` in its spelling. */
const pattern = (path: string): string => path.replace(/\*$/, "(.*)");

/**
 * A page has one spelling. Vercel's own option takes the final slash from every address, and the Arabic home page has one. Two
 * slashes at the beginning would lead to another site.
 */
const oneSpelling = (home: string) => [
  ...otherSpelling(home).map((path) => ({ source: path, destination: home, statusCode: 308 })),
  { source: `/:path((?!${home.slice(1)}$)[^/].*)/`, destination: "/:path", statusCode: 308 },
];

/**
 * Vercel's rules for the built folder: addresses without `.html`, in one spelling, redirects, headers. It
 * cannot answer 410, nor with another page than the root's 404.html.
 */
export const vercelConfig = (addresses: HostAddresses, headers: readonly HeaderRule[]): string =>
  `${JSON.stringify(
    {
      $schema: "https://openapi.vercel.sh/vercel.json",
      // The folder is built already.
      framework: null,
      buildCommand: "",
      installCommand: "",
      outputDirectory: ".",
      cleanUrls: true,
      redirects: [
        ...literalRedirects(addresses)
          .slice(0, MAX_REDIRECTS)
          .map(({ from, to, type }) => ({
            source: literally(from),
            destination: to,
            statusCode: type,
          })),
        { source: ENGLISH_ARTICLE.from, destination: ENGLISH_ARTICLE.to, statusCode: ENGLISH_ARTICLE.type },
        ...oneSpelling(localizedPath(paths.home, "ar")),
      ],
      rewrites: [{ source: `${paths.admin}/(.*)`, destination: paths.admin }],
      headers: headers.map(({ path, headers: values }) => ({
        source: pattern(path),
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  )}\n`;
