import { existsSync } from "node:fs";
import { type IncomingMessage, request as forward, type ServerResponse } from "node:http";
import path from "node:path";
import { LOOPBACK } from "../free-port";
import type { Keys } from "../keys";
import type { NodeHandler } from "../origin-server";
import type { SupabaseConfig } from "../supabase-config";

interface GatewayOptions {
  folder: string;
  /** Where the functions listen at this moment. */
  port: () => number;
  keys: Pick<Keys, "secretKey">;
  settings: SupabaseConfig["functions"];
}

const PROXY_SECRET = "x-proxy-secret";

/**
 * Passes requests on to the functions, as the hosted gateway does: what a client says about its own address is overwritten.
 * Every function here checks its callers by itself. One without `verify_jwt = false` in config.toml would only be reached
 * with a session token there, so it is not reached here.
 */
export function functionsGateway({ folder, port, keys, settings }: GatewayOptions): NodeHandler {
  return (request, response) => {
    const name = /^\/functions\/v1\/(\w[\w-]*)/.exec(request.url ?? "")?.[1];
    if (name === undefined || !existsSync(path.join(folder, name, "index.ts")))
      return answer(response, 404, { code: "NOT_FOUND", message: "Requested function was not found" });
    if (settings[name]?.verify_jwt !== false)
      return answer(response, 401, {
        code: 401,
        message: `config.toml names no verify_jwt = false for ${name}`,
      });

    const address = clientAddress(request, keys.secretKey);
    const headers = { ...request.headers, "x-forwarded-for": address, "cf-connecting-ip": address };
    const options = { host: LOOPBACK, port: port(), method: request.method, path: request.url, headers };
    const inner = forward(options, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    inner.on("error", () => {
      if (response.headersSent) response.destroy();
      else answer(response, 503, { code: "BOOT_ERROR", message: "The functions are restarting; try again" });
    });
    response.on("close", () => inner.destroy());
    request.pipe(inner);
  };
}

/** The other end of the connection. A proxy that knows the secret key may name its client instead, as the tests do. */
function clientAddress({ headers, socket }: IncomingMessage, secretKey: string): string | undefined {
  const isTrusted = headers[PROXY_SECRET] === secretKey;
  return isTrusted ? String(headers["x-forwarded-for"]) : socket.remoteAddress;
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}
