import { createHmac, timingSafeEqual } from "node:crypto";
import { type IncomingMessage, request as forward, type ServerResponse } from "node:http";
import { z } from "zod";
import { LOOPBACK } from "../free-port";
import type { NodeHandler } from "../origin-server";
import type { SupabaseConfig } from "../supabase-config";

interface GatewayOptions {
  /** Where the functions listen at this moment. */
  port: () => number;
  jwtSecret: string;
  settings: SupabaseConfig["functions"];
}

const claimsSchema = z.object({ exp: z.number() });

/**
 * Passes requests on to the functions, as the hosted gateway does: a function without `verify_jwt = false` in config.toml
 * is only reached with a valid session token, and the caller's address is added to X-Forwarded-For.
 */
export function functionsGateway({ port, jwtSecret, settings }: GatewayOptions): NodeHandler {
  return (request, response) => {
    const name = /^\/functions\/v1\/([^/?]+)/.exec(request.url ?? "")?.[1] ?? "";
    const verify = settings[name]?.verify_jwt ?? true;
    const problem =
      verify && request.method !== "OPTIONS"
        ? tokenProblem(request.headers.authorization, jwtSecret)
        : undefined;
    if (problem) return answer(response, 401, { code: 401, message: problem });

    const headers = { ...request.headers, "x-forwarded-for": forwardedFor(request) };
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

function forwardedFor(request: IncomingMessage): string {
  return [request.headers["x-forwarded-for"], request.socket.remoteAddress].flat().filter(Boolean).join(", ");
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}
