import { getJson, quoted } from "@/data/client/plain-request";
import {
  isShortAddress,
  isVisitorPath,
  normalizePath,
  storedPaths,
  type Redirect,
  type RedirectRow,
} from "./redirect-rules";

/** What the page's script has asked for the application that comes after it. */
let asked: { path: string; answer: Promise<Redirect | null> } | undefined;

/**
 * What the rows say of one address. Asking for all redirects at once would make every visitor download a list that grows
 * with the years and of which hardly anyone needs a line.
 * @throws AppError when the read fails
 */
export function lookUpRedirect(path: string): Promise<Redirect | null> {
  if (asked?.path !== path) return read(path);
  const { answer } = asked;
  asked = undefined;
  return answer;
}

/** Whether the address has a redirect that the application has to follow. @throws AppError when the read fails */
export async function isRedirected(pathname: string): Promise<boolean> {
  const path = normalizePath(pathname);
  asked = { path, answer: read(path) };
  return (await asked.answer) !== null;
}

/**
 * Where a short address leads that the host does not know yet, with what was asked for behind it; undefined for a code that nobody
 * knows.
 * @throws AppError when the read fails
 */
export const readShortAddress = async (address: Pick<Location, "pathname" | "search" | "hash">) =>
  (await import("./short-addresses")).shortAddressTarget(address);

async function read(path: string): Promise<Redirect | null> {
  if (!isVisitorPath(path)) return null;
  if (isShortAddress(path)) return (await import("./short-addresses")).readShort(path);
  const query = new URLSearchParams({
    select: "from_path,to_path,redirect_type",
    from_path: `in.(${storedPaths(path).map(quoted).join(",")})`,
    is_active: "is.true",
  });
  const rows = (await getJson(`url_redirects?${query}`)) as RedirectRow[];
  if (rows.length === 0) return null;
  // What is no list of rows has no `from_path` to compare, and fails.
  const { chooseRedirect } = await import("./choose-redirect");
  return chooseRedirect(path, rows);
}
