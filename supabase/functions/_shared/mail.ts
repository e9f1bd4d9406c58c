import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import { z } from "zod";

const TIMEOUT_MS = 10_000;
const IMPLICIT_TLS_PORT = 465;
// Hosted functions reach no mail server at these.
const CLOSED_PORTS: readonly number[] = [25, 587];

export interface MailSettings {
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  from: string;
}

export interface Email {
  to: readonly string[];
  subject: string;
  text: string;
}

/** `refused`: the server certainly did not take it. `unknown`: it may have, so it must not be sent again. */
export type Delivery = "sent" | "refused" | "unknown";

/** What keeps settings from being used: no sender's address, no port number, or a port that hosted functions cannot reach. */
export type MailProblem = "sender_missing" | "port_unknown" | "port_closed";

class MailSettingsError extends Error {
  constructor(
    readonly problem: MailProblem,
    message: string,
  ) {
    super(message);
  }
}

const Port = z.coerce.number().int().min(1).max(65_535);
const SendError = z.object({
  code: z.string().catch(""),
  command: z.string().catch(""),
  responseCode: z.number().optional().catch(undefined),
});

/**
 * The mail server of `SMTP_HOST` and its fellows; undefined while nobody has set one up.
 * @throws MailSettingsError that names the value which is missing or wrong, never a value
 */
export function readMailSettings(): MailSettings | undefined {
  const host = Deno.env.get("SMTP_HOST");
  if (!host) return undefined;
  const from = Deno.env.get("SMTP_FROM");
  if (!from?.includes("@"))
    throw new MailSettingsError("sender_missing", "SMTP_FROM should be the sender's address");
  const port = Port.safeParse(Deno.env.get("SMTP_PORT") || IMPLICIT_TLS_PORT);
  if (!port.success) throw new MailSettingsError("port_unknown", "SMTP_PORT should be a port number");
  if (CLOSED_PORTS.includes(port.data)) {
    throw new MailSettingsError(
      "port_closed",
      `SMTP_PORT is ${port.data}, which is closed to functions; ${IMPLICIT_TLS_PORT} is open`,
    );
  }
  return {
    host,
    port: port.data,
    user: Deno.env.get("SMTP_USER") || undefined,
    password: Deno.env.get("SMTP_PASSWORD") || undefined,
    from,
  };
}

/** Whether a mail server is set up, and what is wrong with its settings. */
export function mailStatus(): { mail: boolean; mail_problem: MailProblem | null } {
  try {
    return { mail: readMailSettings() !== undefined, mail_problem: null };
  } catch (error) {
    if (!(error instanceof MailSettingsError)) throw error;
    return { mail: false, mail_problem: error.problem };
  }
}

/** Hands an email to the mail server. Does not throw: what went wrong is logged, without addresses and passwords. */
export async function sendEmail(settings: MailSettings, { to, subject, text }: Email): Promise<Delivery> {
  const { host, port, user, password, from } = settings;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: port === IMPLICIT_TLS_PORT,
    // A password never travels in the clear.
    requireTLS: user !== undefined && port !== IMPLICIT_TLS_PORT,
    // What it calls itself in its greeting; else it would ask the system for its name.
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

/** Whether an error says that the server took nothing. A connection that broke says neither. */
const isRefusal = (code: string, responseCode: number | undefined): boolean =>
  (responseCode !== undefined && responseCode >= 400) ||
  ["EDNS", "EAUTH", "ETLS", "EENVELOPE"].includes(code);
