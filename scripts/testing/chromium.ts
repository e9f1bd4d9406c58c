import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { runToEnd } from "../local/child-process";
import { StackError } from "../local/failure";

/** Chromium without windows comes first: the same browser, in which the e2e tests take half as long. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
/** Debian's packages, in the same order; older releases do not have the first. */
const PACKAGES = ["chromium-headless-shell", "chromium"];
const OUTSIDE_PATH = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** These let it work as root and in containers, and keep it from contacting other servers than the site. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser for the e2e tests: `CHROMIUM_PATH`, otherwise the first one installed, otherwise null. */
function findChromium(): string | null {
  const { CHROMIUM_PATH: requested, PATH = "" } = process.env;
  if (requested) return canExecute(requested) ? requested : null;
  const folders = PATH.split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...OUTSIDE_PATH].find(canExecute) ?? null;
}

/** Finds a Chromium, or installs Debian's when that is allowed. @throws StackError with what to do */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.env["CHROMIUM_PATH"])
    throw new StackError("CHROMIUM_PATH names no program; set it to the full path of Chromium or Chrome.");
  if (process.getuid?.() !== 0 || !canExecute("/usr/bin/apt-get")) {
    throw new StackError(
      "No Chromium was found: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one.",
    );
  }
  return await installChromium();
}

async function installChromium(): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const updated = await runToEnd("apt-get", ["update", "-q"], { env });
  const lines = [...updated.lines];
  for (const name of PACKAGES) {
    const install = ["install", "-y", "-q", "--no-install-recommends", name];
    lines.push(...(await runToEnd("apt-get", install, { env })).lines);
    const path = findChromium();
    if (path) return path;
  }
  throw new StackError(`Chromium could not be installed.\n${lines.join("\n")}`);
}

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // missing or not executable: it cannot be used
  }
}
