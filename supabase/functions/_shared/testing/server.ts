/** A server at an address of its own; ended after `work`. */
export async function withServer(
  answer: (request: Request) => Response | Promise<Response>,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, answer);
  try {
    await work(`http://127.0.0.1:${server.addr.port}`);
  } finally {
    await server.shutdown();
  }
}
