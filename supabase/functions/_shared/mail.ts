import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import { z } from "zod";

const TIMEOUT_MS = 10_000;
const IMPLICIT_TLS_PORT = 465;
// Hosted functions cannot reach mail servers on these ports.
const CLOSED_PORTS: readonly number[] = [25, 587];

interface MailSettings {
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  from: string;
}

interface Email {
  to: readonly string[];
  subject: string;
  text: string;
}

/** `refused`: the server certainly did not accept it. `unknown`: it may have, so it must not be sent again. */
export type Delivery = "sent" | "refused" | "unknown";

/**
 * The reasons why settings cannot be used: no sender's address, an invalid port, or a port that hosted functions cannot reach.
 */
type MailProblem = "sender_missing" | "port_unknown" | "port_closed";

const Port = z.coerce.number().int().min(1).max(65_535);
const SendError = z.object({
  code: z.string().catch(""),
  command: z.string().catch(""),
  responseCode: z.number().optional().catch(undefined),
});

/**
 * The mail server in `SMTP_HOST` and its related variables, or the problem with these settings; neither when it is not set up.
 */
export function readMail(): { settings?: MailSettings; problem?: MailProblem } {
  const host = Deno.env.get("SMTP_HOST");
  if (!host) return {};
  const from = Deno.env.get("SMTP_FROM");
  if (!from?.includes("@")) return { problem: "sender_missing" };
  const port = Port.safeParse(Deno.env.get("SMTP_PORT") || IMPLICIT_TLS_PORT);
  if (!port.success) return { problem: "port_unknown" };
  if (CLOSED_PORTS.includes(port.data)) return { problem: "port_closed" };
  return {
    settings: {
      host,
      port: port.data,
      user: Deno.env.get("SMTP_USER") || undefined,
      password: Deno.env.get("SMTP_PASSWORD") || undefined,
      from,
    },
  };
}

/** Sends an email to the mail server. It does not throw: failures are logged, without addresses and passwords. */
export async function sendEmail(settings: MailSettings, { to, subject, text }: Email): Promise<Delivery> {
  const { host, port, user, password, from } = settings;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: port === IMPLICIT_TLS_PORT,
    // A password is never sent unencrypted.
    requireTLS: user !== undefined && port !== IMPLICIT_TLS_PORT,
    // The name in the greeting; by default the library would read it from the system.
    name:
      from
        .split("@")
        .at(-1)
        ?.replace(/[^a-z0-9.-]/gi, "") || "localhost",
    ...(user !== undefined && { auth: { user, pass: password ?? "" } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let isBegun = false;
  const content = Readable.from(
    (async function* () {
      isBegun = true;
      yield text;
    })(),
  );
  try {
    await transport.sendMail({ from, to: [...to], subject, text: content, textEncoding: "base64" });
    return "sent";
  } catch (error) {
    const { code, command, responseCode } = SendError.catch({ code: "", command: "" }).parse(error);
    console.error("mail", [code, command, responseCode].filter(Boolean).join(" ") || "failed");
    return isBegun && !isRefusal(code, responseCode) ? "unknown" : "refused";
  } finally {
    transport.close();
  }
}

/** Whether an error means that the server accepted nothing. A broken connection means neither. */
const isRefusal = (code: string, responseCode: number | undefined): boolean =>
  (responseCode !== undefined && responseCode >= 400) ||
  ["EDNS", "EAUTH", "ETLS", "EENVELOPE"].includes(code);
