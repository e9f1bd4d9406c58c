import { Buffer } from "node:buffer";
// By its full specifier: functions are deployed with deno.json, and only tests need a mail server.
import { SMTPServer } from "smtp-server";
import { withSettings } from "./settings.ts";

/** The mail server's reaction to an email after its text. */
export type Receiving = "takes" | "refuses" | "hangs up";

export interface Email {
  to: string[];
  text: string;
}

/** A real mail server and its settings; both end with `work`. */
export async function withMailServer(
  receiving: { now: Receiving },
  work: (emails: Email[]) => Promise<void>,
): Promise<void> {
  const emails: Email[] = [];
  const server = new SMTPServer({
    name: "mail.example.com",
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
      done(
        receiving.now === "refuses" ? Object.assign(new Error("Not now"), { responseCode: 451 }) : undefined,
      ),
    onData: (
      stream: AsyncIterable<Uint8Array>,
      session: { envelope: { rcptTo: { address: string }[] } },
      done: () => void,
    ) => {
      void (async () => {
        const chunks: Uint8Array[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        const text = await new Response(new Blob(chunks as Uint8Array<ArrayBuffer>[])).text();
        emails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        if (receiving.now === "hangs up")
          for (const connection of server.connections) connection._socket.destroy();
        else done();
      })();
    },
  });
  server.on("error", () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const settings = {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(port),
    SMTP_FROM: "site@example.com",
    NOTIFY_TO: "one@example.com, two@example.com",
    SITE_URL: "https://www.example.com",
  };
  try {
    await withSettings(settings, () => work(emails));
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

/** The text of an email without its transfer encoding. */
export const readable = (text: string): string =>
  text.includes("base64")
    ? Buffer.from(text.split("\r\n\r\n")[1] ?? "", "base64").toString()
    : text.replace(/=\r?\n/g, "");
