import { paths } from "../../src/config/paths";

/**
 * The file of a public path: `about.html`, and the `index.html` of a folder when the address ends with a slash. With a folder
 * for each, hosts would redirect every address to one with a slash.
 */
export const pageFile = (path: string): string => `${path.slice(1)}${path.endsWith("/") ? "index" : ""}.html`;

/** The file with the data of a page. */
export const dataFile = (path: string): string => `data/${pageFile(path).replace(/html$/, "json")}`;

/** The page and its data. */
export const filesOfPage = (path: string): string[] => [pageFile(path), dataFile(path)];

/** The back office has one file for all its addresses. */
export const SHELL = paths.admin;

/** The files that hosts read rules from: Netlify and Cloudflare Pages two, Vercel one; an nginx includes the last. */
export const HOST_FILES = {
  redirects: "_redirects",
  headers: "_headers",
  vercel: "vercel.json",
  nginx: "_nginx.conf",
} as const;

/** Identifies the content of the site in the folder, written last. It is not a page. */
export const BUILD = "build.json";
