import { paths } from "../../src/config/paths";

/**
 * The file of a public path: `about.html`, and the `index.html` of a folder where the address ends with a slash. With a folder for each,
 * hosts would redirect every address to one with a slash.
 */
export const pageFile = (path: string): string => `${path.slice(1)}${path.endsWith("/") ? "index" : ""}.html`;

/** The file of what a page was made from. */
export const dataFile = (path: string): string => `data/${pageFile(path).replace(/html$/, "json")}`;

/** Both. */
export const filesOfPage = (path: string): string[] => [pageFile(path), dataFile(path)];

/** The back office has one file for all its addresses. */
export const SHELL = paths.admin;

/** Where hosts look for rules: Netlify and Cloudflare Pages in two files, Vercel in one; an nginx includes the last. */
export const HOST_FILES = {
  redirects: "_redirects",
  headers: "_headers",
  vercel: "vercel.json",
  nginx: "_nginx.conf",
} as const;

/** Says which content the site in the folder has, last of all. It is no page. */
export const BUILD = "build.json";
