import { randomInt } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Row } from "./rest";
import { stack } from "./stack";

interface Reply {
  status: number | undefined;
  retryAfter: string | undefined;
  body: string;
}

/** A client with the public key and an address of its own. Every address of the network 127 is this machine. */
export class Client {
  readonly address = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;

  /** Sends a POST to the API, with headers that claim another address if they are given. */
  async post(path: string, body: Row | Row[], headers: Record<string, string> = {}): Promise<Reply> {
    const sent = request(stack.apiUrl + path, {
      method: "POST",
      localAddress: this.address,
      headers: {
        apikey: stack.publishableKey,
        "content-type": "application/json",
        prefer: "return=minimal",
        ...headers,
      },
    }).end(JSON.stringify(body));
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    return {
      status: answer.statusCode,
      retryAfter: answer.headers["retry-after"],
      body: await text(answer),
    };
  }
}
