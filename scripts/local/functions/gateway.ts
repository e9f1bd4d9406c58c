import { type IncomingMessage, request as forward } from "node:http";
import { LOOPBACK } from "../free-port";
import type { Keys } from "../keys";
import type { NodeHandler } from "../origin-server";

interface GatewayOptions {
  /** The functions' current port. */
  port: () => number;
  keys: Pick<Keys, "secretKey">;
}

const PROXY_SECRET = "x-proxy-secret";

/**
 * Passes requests on to the functions, like the hosted gateway: a client's claim about its own address is overwritten. Every
 * function checks its callers by itself.
 */
export function functionsGateway({ port, keys }: GatewayOptions): NodeHandler {
  return (request, response) => {
    const address = clientAddress(request, keys.secretKey);
    const headers = { ...request.headers, "x-forwarded-for": address, "cf-connecting-ip": address };
    const options = { host: LOOPBACK, port: port(), method: request.method, path: request.url, headers };
    const inner = forward(options, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    inner.on("error", () => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(503, { "Content-Type": "application/json" });
      response.end(
        JSON.stringify({ code: "BOOT_ERROR", message: "The functions are restarting; try again" }),
      );
    });
    response.on("close", () => inner.destroy());
    request.pipe(inner);
  };
}

/** The other end of the connection. A proxy with the secret key may name its client instead, as the tests do. */
function clientAddress({ headers, socket }: IncomingMessage, secretKey: string): string | undefined {
  const isTrusted = headers[PROXY_SECRET] === secretKey;
  return isTrusted ? String(headers["x-forwarded-for"]) : socket.remoteAddress;
}
