import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { runToEnd } from "../local/child-process";
import { StackError } from "../local/failure";

/**
 * Chromium without windows: the same browser, which needs 17 s of processor time for eight pages that are scrolled to their ends,
 * where the one with windows needs 41.
 */
const HEADLESS = "chromium-headless-shell";
const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Debian's packages, in the same order; older releases do not have the first. */
const PACKAGES = [HEADLESS, "chromium"];
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

/** The first of these programs that is installed. */
function findInstalled(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canExecute);
}

const findChromium = () => findInstalled(NAMES) ?? OUTSIDE_PATH.find(canExecute);

/**
 * The browser for the e2e tests: `CHROMIUM_PATH`, otherwise the one without windows, which is installed where that is allowed,
 * otherwise any other.
 * @throws StackError with what to do
 */
export async function ensureChromium(): Promise<string> {
  const { CHROMIUM_PATH: requested } = process.env;
  if (requested) {
    if (canExecute(requested)) return requested;
    throw new StackError("CHROMIUM_PATH names no program; set it to the full path of Chromium or Chrome.");
  }
  const headless = findInstalled([HEADLESS]);
  if (headless) return headless;
  const mayInstall = process.getuid?.() === 0 && canExecute("/usr/bin/apt-get");
  const lines = mayInstall ? await installChromium() : [];
  const found = findChromium();
  if (found) return found;
  throw new StackError(
    mayInstall
      ? `Chromium could not be installed.\n${lines.join("\n")}`
      : "No Chromium was found: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one.",
  );
}

/** Installs Debian's until there is one. @returns the output of the failed installations */
async function installChromium(): Promise<string[]> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { lines } = await runToEnd("apt-get", ["update", "-q"], { env });
  for (const name of PACKAGES) {
    const install = ["install", "-y", "-q", "--no-install-recommends", name];
    lines.push(...(await runToEnd("apt-get", install, { env })).lines);
    if (findChromium()) break;
  }
  return lines;
}

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // missing or not executable: it cannot be used
  }
}
