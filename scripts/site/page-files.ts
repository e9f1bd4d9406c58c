import { paths } from "../../src/config/paths";

/** The file of a public path. With a folder and an `index.html` for each, hosts would redirect every address to one with a slash. */
export const pageFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The file of what a page was made from. */
export const dataFile = (path: string): string => `data/${pageFile(path).replace(/html$/, "json")}`;

/** The back office has one file for all its addresses. */
export const SHELL = paths.admin;
