import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ApiHandler } from "./api/handler";
import { errorCode, StackError } from "./failure";
import { LOOPBACK, portOf } from "./free-port";

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface OriginServer {
  url: string;
  server: Server;
  /** The handlers; until one is set its paths answer "starting". */
  answers: {
    /** Below /auth/v1, /rest/v1 and /storage/v1. */
    api: NodeHandler;
    /** Below /functions/v1. */
    functions: NodeHandler;
    /** All other paths, except `hooks`. */
    site: NodeHandler;
    /** Single paths, such as a deploy hook's. */
    hooks: Record<string, NodeHandler>;
  };
  /** Ends open connections and answers "starting" again; the site is still served. */
  rest: () => void;
  /** Ends open connections too. The second call does nothing. */
  stop: () => Promise<void>;
}

/**
 * A client that is busy, such as a build, notices too late that its idle connection was closed, and its next request fails.
 * Programs are not expected to be busy for longer than this; Node's own keep a connection no longer either.
 */
const KEEP_IDLE_MS = 600_000;

const API_PATH = /^\/(?:auth|rest|storage)\/v1(?:\/|$|\?)/;
const FUNCTIONS_PATH = /^\/functions\/v1(?:\/|$|\?)/;

/** Opens the one port of the stack, first of all: an occupied port ends the start before anything else runs. */
export async function startOriginServer(port: number): Promise<OriginServer> {
  const answers: OriginServer["answers"] = { api: starting, functions: starting, site: starting, hooks: {} };
  const server = createServer((request, response) => {
    const target = request.url ?? "/";
    if (API_PATH.test(target)) answers.api(request, response);
    else if (FUNCTIONS_PATH.test(target)) answers.functions(request, response);
    else (answers.hooks[target] ?? answers.site)(request, response);
  });
  server.keepAliveTimeout = KEEP_IDLE_MS;
  await listen(server, port);
  return {
    url: `http://${LOOPBACK}:${portOf(server)}`,
    server,
    answers,
    rest: () => {
      Object.assign(answers, { api: starting, functions: starting });
      server.closeAllConnections();
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, LOOPBACK);
  try {
    await once(server, "listening");
  } catch (error) {
    if (errorCode(error) === "EADDRINUSE") {
      throw new StackError(
        `Port ${port} is taken by another program; stop it, or choose another with PORT=….`,
      );
    }
    if (errorCode(error) === "EACCES") {
      throw new StackError(`Port ${port} may not be opened by this user; choose one above 1023 with PORT=….`);
    }
    throw error;
  }
}

export function toNode(api: ApiHandler): NodeHandler {
  const listener = getRequestListener((request, env) =>
    api(request, { peerAddress: env.incoming.socket.remoteAddress ?? null }),
  );
  return (request, response) => void listener(request, response);
}

function starting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "1" });
  response.end("Starting. Please try again in a moment.\n");
}
