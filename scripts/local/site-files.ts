import { existsSync, statSync, type Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { headersOf, REVALIDATE } from "../site/host-headers";
import { hostAnswers, notFoundFile } from "../site/host-redirects";
import { HOST_FILES, pageFile, SHELL } from "../site/page-files";
import { canonicalPath } from "../../src/config/paths";
import { withSearch } from "../../src/data/public/with-search";
import { errorCode, StackError } from "./failure";
import { readIfPresent } from "./files";
import type { NodeHandler } from "./origin-server";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
/** The content type of a file by its name; undefined for an unknown ending. */
export const contentType = (file: string): string | undefined => TYPES[path.extname(file)];

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /text|javascript|json|xml/;
/** These files are not pages: they are rules, or answers to other addresses. */
const NO_PAGES = new Set([
  ...Object.values(HOST_FILES).map((file) => `/${file}`),
  ...["/", "/ar/"].map(notFoundFile),
]);

interface Found {
  file: string;
  stats: Stats;
}

/**
 * Serves the built site like a static host, from the same files: addresses without `.html` in one spelling, redirects, headers,
 * a real 404 and 410 in the language of the address, the shell for the back office. A build may replace all of them while the
 * site is up.
 */
export function serveSite(folder: string): NodeHandler {
  const inFolder = (address: string) => path.join(folder, address);
  for (const file of [...["/", SHELL].map(pageFile), ...["/", "/ar/"].map(notFoundFile)]) {
    if (!existsSync(inFolder(file))) {
      throw new StackError(`The built site in ${folder} is incomplete: ${file} is missing.`);
    }
  }
  const answers = parsedFile(inFolder(HOST_FILES.redirects), hostAnswers);
  const headers = parsedFile(inFolder(HOST_FILES.headers), headersOf);

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { file, stats }: Found,
    status: number,
  ): Promise<void> {
    const type = contentType(file);
    if (type) response.setHeader("Content-Type", type);
    response.setHeader("Cache-Control", REVALIDATE);
    for (const [name, value] of headers()(pathnameOf(request))) {
      // An error is never cached: a missing file may exist a moment later.
      if (status < 400 || name !== "Cache-Control") response.setHeader(name, value);
    }
    const version = `W/"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}"`;
    response.setHeader("ETag", version);
    if (status === 200 && request.headers["if-none-match"] === version) {
      response.writeHead(304).end();
      return;
    }
    let body: Buffer = await readFile(file);
    if (COMPRESSIBLE.test(String(response.getHeader("Content-Type")))) {
      response.setHeader("Vary", "Accept-Encoding");
      const accepted = request.headers["accept-encoding"]?.toString() ?? "";
      if (body.length >= MIN_BYTES && /\bbr\b/.test(accepted)) {
        response.setHeader("Content-Encoding", "br");
        body = await compressed(file, version, body);
      }
    }
    response.setHeader("Content-Length", body.length);
    response.writeHead(status).end(request.method === "HEAD" ? undefined : body);
  }

  const page = async (address: string): Promise<Found | undefined> =>
    NO_PAGES.has(`/${pageFile(address)}`) ? undefined : findFile(inFolder(pageFile(address)));

  /** @returns the file of an address, or the address of its page in another spelling */
  async function locate(pathname: string): Promise<Found | string | undefined> {
    const address = decodedPath(pathname);
    if (address === undefined || NO_PAGES.has(address)) return undefined;
    const [, folder, name] = /^(.*\/)index(?:\.html)?$|^(.+)\.html$/.exec(address) ?? [];
    const own = folder ?? name ?? canonicalPath(address);
    if (own !== address && (await page(own))) return encodeURI(own);
    return (await page(address)) ?? (await findFile(inFolder(address)));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const pathname = pathnameOf(request);
    const rule = answers()(pathname);
    const leadOn = (to: string, status: number) => {
      const search = (request.url ?? "").slice(pathname.length);
      response.writeHead(status, { Location: withSearch(to, search) }).end();
    };
    const show = async (address: string, status: number) =>
      send(request, response, await expectFile(inFolder(address)), status);
    if (rule?.status === 301 || rule?.status === 302) return leadOn(rule.to, rule.status);
    if (rule?.status === 410) return show(rule.to, 410);
    const found = await locate(pathname);
    if (found && typeof found !== "string") return send(request, response, found, 200);
    if (rule?.status === 200) return show(`${rule.to}.html`, 200);
    if (found) return leadOn(found, 301);
    return show(rule?.status === 404 ? rule.to : notFoundFile("/"), 404);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** The parsed content of a file, read again after it was replaced; a missing file is empty. */
function parsedFile<Meaning>(file: string, meaningOf: (text: string) => Meaning): () => Meaning {
  let read: { at: number | undefined; meaning: Meaning } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (!read || read.at !== at) read = { at, meaning: meaningOf(readIfPresent(file) ?? "") };
    return read.meaning;
  };
}

const pathnameOf = (request: IncomingMessage): string => (request.url ?? "/").split("?")[0] ?? "/";

/** The path with letters instead of percent signs; undefined when it is not a path of the site. */
function decodedPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return /^\/(?![./]|.*\/[./])[^\0\\]*$/.test(decoded) ? decoded : undefined;
  } catch {
    return undefined; // invalid percent encoding
  }
}

async function findFile(file: string): Promise<Found | undefined> {
  try {
    const stats = await stat(file);
    return stats.isFile() ? { file, stats } : undefined;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes(String(errorCode(error)))) return undefined;
    throw error;
  }
}

async function expectFile(file: string): Promise<Found> {
  const found = await findFile(file);
  if (!found) throw new Error(`The built site is incomplete: ${file} is missing.`);
  return found;
}

const brotli = promisify(brotliCompress);

/** Below this size the headers of an answer weigh more than compression saves. */
const MIN_BYTES = 512;
/** Best quality saves 8 % and takes long: a tenth of a second for a page, a second for the largest script. */
const MAX_BEST_QUALITY_BYTES = 128 * 1024;
const QUALITY = { best: 11, quick: 8 } as const;

/** The last version of each file. */
const compressedFiles = new Map<string, { version: string; body: Promise<Buffer> }>();

/**
 * Compresses requested files like static hosts, each content once. A client without brotli is on this machine, and needs no
 * compression.
 */
function compressed(file: string, version: string, content: Buffer): Promise<Buffer> {
  const known = compressedFiles.get(file);
  if (known?.version === version) return known.body;
  const body = brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        content.length > MAX_BEST_QUALITY_BYTES ? QUALITY.quick : QUALITY.best,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  compressedFiles.set(file, { version, body });
  return body;
}
