import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request as forward, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveSite } from "../../scripts/local/site-files";
import { openApplication } from "../../scripts/site/application";
import { buildEnvironment } from "../../scripts/site/build-environment";
import { writeSite } from "../../scripts/site/build-site";
import { stack } from "../../supabase/tests/support/stack";

const API_PATH = /^\/(?:auth|rest|storage|functions)\/v1\//;

/** Its pages, beside those that are not found: all of them would take half a minute. */
const PATHS = ["/", "/ar/"];

export interface DevelopmentSite {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Some pages of the site built with React's development warnings, on a port of its own in front of the stack's backend: what the
 * production build forgives in silence, this one says.
 */
export async function startDevelopmentSite(): Promise<DevelopmentSite> {
  const outDir = await mkdtemp(join(tmpdir(), "dar-afiya-development-"));
  let site: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => {
    response.writeHead(503).end();
  };
  const server = createServer((request, response) => {
    if (API_PATH.test(request.url ?? "")) passOn(request, response);
    else site(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  const url = `http://127.0.0.1:${address.port}`;
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await rm(outDir, { recursive: true, force: true });
  };
  try {
    await build(outDir, url);
    site = serveSite(outDir);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function build(outDir: string, url: string): Promise<void> {
  const { NODE_ENV } = process.env;
  try {
    const environment = await buildEnvironment({
      VITE_SITE_URL: url,
      VITE_SUPABASE_URL: url,
      VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    });
    const application = await openApplication({ environment, mode: "development", log: () => undefined });
    const prerender = {
      ...application.prerender,
      publishedArticles: () => Promise.resolve([]),
      prerenderedPaths: () => Promise.resolve([...PATHS]),
    };
    await writeSite({ ...application, prerender }, { outDir, environment });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = "/" } = request;
  const inner = forward(stack.apiUrl + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  inner.on("error", () => response.destroy());
  request.pipe(inner);
}
