import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { runToEnd } from "../local/child-process";
import { StackError } from "../local/failure";

const PORT = 465;

export interface MailServer {
  /** The certificate that its clients have to trust. */
  certificate: string;
  /** The next email as received. */
  nextMail: () => Promise<string>;
  stop: () => Promise<void>;
}

/** A mail server on this machine with TLS from the first byte, on the one port that hosted functions can reach. */
export async function startMailServer(work: string): Promise<MailServer> {
  const [key, certificate] = [path.join(work, "mail.key"), path.join(work, "mail.pem")];
  const { code, lines } = await runToEnd(
    "openssl",
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE -keyout ${key} -out ${certificate}`.split(
      " ",
    ),
  );
  if (code !== 0)
    throw new StackError(`openssl cannot make a certificate: ${lines.at(-1) ?? `code ${code}`}`);
  const waiting: ((mail: string) => void)[] = [];
  const mails: string[] = [];
  const server = new SMTPServer({
    secure: true,
    authOptional: true,
    key: readFileSync(key),
    cert: readFileSync(certificate),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = Buffer.concat(chunks).toString();
        const taker = waiting.shift();
        if (taker) taker(mail);
        else mails.push(mail);
        done();
      });
    },
  });
  const listening = once(server.server, "listening");
  const failed = once(server.server, "error").then(([error]) => {
    throw new StackError(`Port ${PORT} cannot be opened (it needs root): ${String(error)}`);
  });
  server.listen(PORT, "127.0.0.1");
  await Promise.race([listening, failed]);
  failed.catch(() => undefined);
  return {
    certificate,
    nextMail: () => {
      const mail = mails.shift();
      return mail === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(mail);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
