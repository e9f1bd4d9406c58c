import { once } from "node:events";
import { createServer } from "node:net";

export const LOOPBACK = "127.0.0.1";

/** A port nobody listens on at this moment. Another process may still take it first: callers try again. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port");
  return address.port;
}
