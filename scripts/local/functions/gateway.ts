import { createHmac, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import { type IncomingMessage, request as forward, type ServerResponse } from "node:http";
import path from "node:path";
import { z } from "zod";
import { LOOPBACK } from "../free-port";
import type { Keys } from "../keys";
import type { NodeHandler } from "../origin-server";
import type { SupabaseConfig } from "../supabase-config";

interface GatewayOptions {
  folder: string;
  /** Where the functions listen at this moment. */
  port: () => number;
  keys: Pick<Keys, "jwtSecret" | "secretKey">;
  settings: SupabaseConfig["functions"];
}

const PROXY_SECRET = "x-proxy-secret";

const claimsSchema = z.object({ exp: z.number() });

/**
 * Passes requests on to the functions, as the hosted gateway does: a function without `verify_jwt = false` in config.toml
 * is only reached with a valid session token, and what a client says about its own address is overwritten.
 */
export function functionsGateway({ folder, port, keys, settings }: GatewayOptions): NodeHandler {
  return (request, response) => {
    const name = /^\/functions\/v1\/(\w[\w-]*)/.exec(request.url ?? "")?.[1];
    if (name === undefined || !existsSync(path.join(folder, name, "index.ts")))
      return answer(response, 404, { code: "NOT_FOUND", message: "Requested function was not found" });
    const verify = settings[name]?.verify_jwt ?? true;
    const problem =
      verify && request.method !== "OPTIONS"
        ? tokenProblem(request.headers.authorization, keys.jwtSecret)
        : undefined;
    if (problem) return answer(response, 401, { code: 401, message: problem });

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

/** Says what is wrong with the session token of a request, in the hosted gateway's words; undefined when it is good. */
export function tokenProblem(
  authorization: string | undefined,
  jwtSecret: string,
  now = Date.now(),
): string | undefined {
  if (!authorization) return "Missing authorization header";
  const [header = "", payload = "", signature = ""] = authorization.replace(/^Bearer\s+/i, "").split(".");
  const expected = createHmac("sha256", jwtSecret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) return "Invalid JWT";
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  return claims.success && claims.data.exp * 1000 > now ? undefined : "Invalid JWT";
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
