import { spawn, type SpawnOptions } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import { endGroup, ownProcessGroup } from "../local/child-process";
import { errorCode, StackError } from "../local/failure";
import { findFreePort, LOOPBACK } from "../local/free-port";
import { getRequestListener } from "@hono/node-server";
import { startOriginServer } from "../local/origin-server";
import { serveSite } from "../local/site-files";
import type { Host } from "../site/testing/host-table";
import { installEngines } from "./engines";
import { netlify } from "./netlify";
import { vercel } from "./vercel";

const WRANGLER = fileURLToPath(new URL("node_modules/.bin/wrangler", import.meta.url));
const START_LIMIT_MS = 180_000;
const STOP_GRACE_MS = 10_000;
const EXAMPLE = "docs/hosts/nginx.conf";
const EXAMPLE_FOLDER = "/srv/dar-afiya/dist";

interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

/** Hosts that serve a built folder, by name. `work` is a folder for their own files. */
export const HOSTS: Readonly<Record<Host, (site: string, work: string) => Promise<RunningHost>>> = {
  local: async (site) => {
    const { url, answers, stop } = await startOriginServer(0);
    answers.site = serveSite(site);
    return { origin: url, stop };
  },
  cloudflare: async (site, work) => {
    await installEngines();
    mkdirSync(work, { recursive: true });
    const port = await findFreePort();
    const options = ["--ip", LOOPBACK, "--port", String(port), "--compatibility-date", "2025-11-01"];
    return runHost(WRANGLER, ["pages", "dev", site, ...options], port, {
      cwd: work,
      // It works offline, and sends no usage data.
      env: {
        ...process.env,
        CI: "true",
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
        WRANGLER_SEND_METRICS: "false",
        XDG_CONFIG_HOME: work,
      },
    });
  },
  netlify: async (site) => serve(await netlify(site)),
  vercel: async (site) => serve(await vercel(site)),
  nginx: async (site, work) => {
    const port = await findFreePort();
    const config = path.join(work, "nginx.conf");
    for (const folder of ["logs", "temp"]) mkdirSync(path.join(work, folder), { recursive: true });
    writeFileSync(config, nginxAround(exampleFor(site, port)));
    return runHost("nginx", ["-p", work, "-c", config, "-e", "stderr", "-g", "daemon off;"], port, {
      cwd: work,
    });
  },
};

/** Answers requests with an engine in this process. */
async function serve(answer: (request: Request) => Promise<Response>): Promise<RunningHost> {
  const { url, answers, stop } = await startOriginServer(0);
  const listener = getRequestListener(answer);
  answers.site = (request, response) => void listener(request, response);
  return { origin: url, stop };
}

const exampleFor = (site: string, port: number): string =>
  readFileSync(EXAMPLE, "utf8")
    .replaceAll(EXAMPLE_FOLDER, site)
    .replace("listen 80;", `listen ${LOOPBACK}:${port};`);

/** Debian's configuration around such a file, with its own folder. */
const nginxAround = (server: string): string => `
${process.getuid?.() === 0 ? "user root;" : ""}
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path temp/${name};`).join(" ")}
${server}
}
`;

/** Starts a host's server and waits until it answers. @throws StackError with its output when it does not */
async function runHost(
  command: string,
  args: string[],
  port: number,
  options: SpawnOptions,
): Promise<RunningHost> {
  const child = spawn(command, args, { ...options, ...ownProcessGroup, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new AbortController();
  child.once("error", (error) => {
    output +=
      errorCode(error) === "ENOENT"
        ? `It is not installed here: apt-get install ${command}\n`
        : `${error.message}\n`;
    ended.abort();
  });
  child.once("exit", () => ended.abort());
  const origin = `http://${LOOPBACK}:${port}`;
  const stop = () => endGroup(child, STOP_GRACE_MS);
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (ended.signal.aborted || Date.now() > until) {
      await stop();
      throw new StackError(`${command} does not serve the site.\n${output.trim()}`);
    }
    const isUp = await fetch(origin, { redirect: "manual" }).then(
      (answer) => answer.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (isUp) return { origin, stop };
    await wait(200);
  }
}
