import type { Env } from "../../src/config/env-schema";
import { localizedPath, paths } from "../../src/config/paths";
import { type HeaderRule, headerRules, hostHeaders } from "./host-headers";
import { VERCEL_REDIRECTS } from "./host-limits";
import { nginxConfig } from "./host-nginx";
import {
  ENGLISH_ARTICLE,
  type HostAddresses,
  hostRules,
  literalRedirects,
  nowhere,
  otherSpelling,
  sentSpellings,
} from "./host-redirects";
import { HOST_FILES } from "./page-files";

interface HostFilesOptions extends HostAddresses {
  environment: Pick<Env, "VITE_SUPABASE_URL">;
  /** The first lines of script of every page. */
  starter: string;
  hasTagManager?: boolean;
}

/**
 * The files for hosts: the targets of addresses without a page, and all headers. One set of rules, in the format of each host.
 * @returns the texts by the names of their files
 */
export function hostFiles({
  environment,
  starter,
  hasTagManager,
  ...addresses
}: HostFilesOptions): Map<string, string> {
  const headers = headerRules(environment, starter, hasTagManager);
  return new Map([
    [HOST_FILES.redirects, hostRules(addresses)],
    [HOST_FILES.headers, hostHeaders(headers)],
    [HOST_FILES.vercel, vercelConfig(addresses, headers)],
    [HOST_FILES.nginx, nginxConfig(addresses, headers)],
  ]);
}

/** Special characters in Vercel's patterns. */
const literally = (path: string): string => path.replace(/[()[\]{}?+*:!|\\.^$]/g, "\\$&");
/** `/api/*` in its notation. */
const pattern = (path: string): string => path.replace(/\*$/, "(.*)");

/**
 * A page has one spelling. Vercel's own option removes the final slash from every address, but the Arabic home page has one.
 * Two slashes at the beginning would lead to another site.
 */
const oneSpelling = (home: string) => [
  ...otherSpelling(home).map((path) => ({ source: path, destination: home, statusCode: 308 })),
  { source: `/:path((?!${home.slice(1)}$)[^/].*)/`, destination: "/:path", statusCode: 308 },
];

/** The redirects of staff and of campaigns for Vercel, whose documentation does not confirm that it ignores case. */
export const vercelRedirects = (addresses: Pick<HostAddresses, "moved">) =>
  literalRedirects(addresses).flatMap(({ from, to, type }) =>
    sentSpellings(from).map((spelling) => ({
      source: literally(spelling),
      destination: to,
      statusCode: type,
    })),
  );

/**
 * Vercel's rules for the built folder: addresses without `.html`, in one spelling, redirects, headers. It cannot answer 410,
 * nor with another page than the root's 404.html.
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
        // Existing files come after these.
        ...Object.values(HOST_FILES).map((file) => ({
          source: literally(`/${file}`),
          destination: nowhere("/"),
          statusCode: 302,
        })),
        ...vercelRedirects(addresses).slice(0, VERCEL_REDIRECTS),
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
