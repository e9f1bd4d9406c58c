import { getJson, quoted } from "@/data/client/plain-request";
import {
  isShortAddress,
  isVisitorPath,
  normalizePath,
  storedPaths,
  type Redirect,
  type RedirectRow,
} from "./redirect-rules";

/** The request of the page's script, for the application that starts after it. */
let asked: { path: string; answer: Promise<Redirect | null> } | undefined;

/**
 * The rows for one address. Reading all redirects would make every visitor download a list that grows over the years, and that
 * hardly anyone needs.
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
 * The target of a short address that the host does not know yet, with the query of the request; undefined for an unknown code.
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
  // An answer that is not a list of rows has no `from_path` to compare, and fails.
  const { chooseRedirect } = await import("./choose-redirect");
  return chooseRedirect(path, rows);
}
