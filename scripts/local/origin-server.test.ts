import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { portOf } from "./free-port";
import { startOriginServer } from "./origin-server";

/** Longer than Node keeps an idle connection by default. */
const BUSY_MS = 7_000;

it("a connection that was idle for some time still answers", async () => {
  const { server, answers, stop } = await startOriginServer(0);
  answers.site = (_request, response) => void response.end("here");
  const client = connect(portOf(server), "127.0.0.1");
  const ask = async () => {
    if (!client.writable) return "closed";
    client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [answer] = await once(client, "data");
    return String(answer).split("\r\n")[0];
  };
  try {
    expect(await ask()).toBe("HTTP/1.1 200 OK");
    // Like a program that computes for this long: it does not notice when its connection is closed.
    client.pause();
    await wait(BUSY_MS);
    client.resume();
    expect(await ask()).toBe("HTTP/1.1 200 OK");
  } finally {
    client.destroy();
    await stop();
  }
});
