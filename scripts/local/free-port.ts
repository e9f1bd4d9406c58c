import { once } from "node:events";
import { createServer, type Server } from "node:net";

export const LOOPBACK = "127.0.0.1";

/** A port that is free at this moment. Another process may still take it first: callers try again. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, "listening");
  const port = portOf(server);
  server.close();
  await once(server, "close");
  return port;
}

/** The port of a server. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port");
  return address.port;
}
