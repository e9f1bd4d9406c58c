import { existsSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { StackError } from "./failure";
import { readIfPresent } from "./files";
import type { NodeHandler } from "./origin-server";
import { headersOf, HOST_HEADERS } from "../site/host-headers";
import { HOST_REDIRECTS, hostAnswers } from "../site/host-redirects";

const REVALIDATE = "no-cache";
const SHELL = "app.html";
const NOT_FOUND = "404.html";

/**
 * Serves the built site as a static host would: clean addresses, compressed files, redirects, a real 404 in the language
 * of the address, and the shell for the back office.
 */
export function serveSite(folder: string): NodeHandler {
  for (const file of ["index.html", SHELL, NOT_FOUND, `ar/${NOT_FOUND}`]) {
    if (!existsSync(path.join(folder, file))) {
      throw new StackError(`The built site in ${folder} is incomplete: ${file} is missing.`);
    }
  }
  const redirectOf = hostAnswers(readIfPresent(path.join(folder, HOST_REDIRECTS)) ?? "");
  const headers = headersOf(readIfPresent(path.join(folder, HOST_HEADERS)) ?? "");
  const files = sirv(folder, {
    // Looks at each file anew: single pages may be written again while the site is up.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      response.setHeader("Cache-Control", REVALIDATE);
      for (const [name, value] of headers(pathname)) response.setHeader(name, value);
    },
    onNoMatch: notFound,
  });
  /** The page of its language, whole and with status 404 whatever the client has already. */
  function notFound(request: IncomingMessage, response: ServerResponse): void {
    request.url = /^\/ar(?:\/|$)/.test(pathnameOf(request)) ? `/ar/${NOT_FOUND}` : `/${NOT_FOUND}`;
    delete request.headers.range;
    delete request.headers["if-none-match"];
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, {
      writeHead: (_status: number, headers: OutgoingHttpHeaders) => writeHead(404, headers),
    });
    files(request, response);
  }
  return (request, response) => {
    const pathname = pathnameOf(request);
    const redirect = redirectOf(pathname);
    if (redirect) {
      const [status, to] = redirect;
      response.writeHead(status, { Location: to + (request.url ?? "").slice(pathname.length) });
      response.end();
      return;
    }
    // These files are answers or say how to answer; they are no pages of their own.
    if (/^\/(?:app|_redirects|_headers|(?:ar\/)?404)(?:\.html)?\/?$/.test(pathname))
      return notFound(request, response);
    if (/^\/admin(?:\/|$)/.test(pathname)) request.url = `/${SHELL}`;
    files(request, response);
  };
}

function pathnameOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?")[0] ?? "/";
}
