import { cleanLabel } from "@domain/clean-text";
import { z } from "zod";
import { siteUrl } from "@/config/site";
import { movedPaths, stripLocale, withoutFinalSlash } from "@/config/paths";
import { AppError, isUniqueViolation } from "@/data/errors";
import { BACK_OFFICE, chooseRedirect, isSitePath, normalizePath } from "@/data/url-redirects/redirect-rules";
import type { RedirectValues } from "@/data/url-redirects/url-redirects.mutations";
import type { ManagedRedirect } from "@/data/url-redirects/url-redirects.staff-queries";
import type { MissingPage } from "@/data/missing-pages/missing-pages.staff-queries";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { fixedPages } from "@/content/fixed-pages";

type Texts = AdminDictionary["redirects"]["errors"];

interface Problem {
  name: "from_path" | "to_path";
  message: string;
}

/**
 * A path as the database keeps it: in one spelling, so that it can compare, without the site's own domain, invisible marks and a
 * slash at its end.
 */
export function normalizeRedirectPath(text: string): string {
  const typed = cleanLabel(text);
  const path = typed.startsWith(`${siteUrl}/`) ? typed.slice(siteUrl.length) : typed;
  return withoutFinalSlash(decoded(path));
}

/** Letters in the place of per cent signs. A path that cannot be read is refused as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * What is wrong with a redirect by itself, so that it is said before anything is sent. What other redirects have to do with it,
 * the database knows.
 */
export function redirectProblems(redirect: RedirectValues, texts: Texts): Problem[] {
  const shape = (["from_path", "to_path"] as const).flatMap((name) => {
    const message = shapeProblem(redirect[name], texts);
    return message === undefined ? [] : [{ name, message }];
  });
  if (shape.length > 0) return shape;
  const [from, to] = [normalizePath(redirect.from_path), normalizePath(redirect.to_path)];
  if (from === to) return [{ name: "to_path", message: texts.same }];
  const moved = movedPaths.get(stripLocale(to));
  if (moved !== undefined) {
    return [{ name: "to_path", message: texts.targetRedirects(redirect.to_path, moved) }];
  }
  return movedPaths.has(stripLocale(from)) ? [{ name: "from_path", message: texts.taken }] : [];
}

const refusalData = z
  .object({ path: z.string().catch(""), from: z.string().catch(""), to: z.string().catch("") })
  .catch({ path: "", from: "", to: "" });

/**
 * The same from the database's reason: another redirect has the path, or would make a chain of it.
 * @returns undefined when the refusal has another reason
 */
export function redirectRefusal(error: unknown, redirect: RedirectValues, texts: Texts): Problem | undefined {
  if (isUniqueViolation(error)) return { name: "from_path", message: texts.taken };
  if (!(error instanceof AppError)) return undefined;
  const { path, from, to } = refusalData.parse(error.data);
  const name = path === redirect.from_path ? "from_path" : "to_path";
  switch (error.reason) {
    case "redirect_loop":
      return { name: "to_path", message: texts.targetRedirects(from, to) };
    case "redirect_chain":
      return { name: "from_path", message: texts.isTarget(from, redirect.to_path) };
    case "redirect_same":
      return { name: "to_path", message: texts.same };
    case "redirect_not_path":
      return { name, message: texts.notPath };
    case "redirect_back_office":
      return { name, message: texts.backOffice };
    case "redirect_own_file":
      return { name: "from_path", message: texts.ownFile };
    default:
      return undefined;
  }
}

function shapeProblem(path: string, texts: Texts): string | undefined {
  if (path === "") return texts.required;
  if (BACK_OFFICE.test(path) || BACK_OFFICE.test(normalizePath(path))) return texts.backOffice;
  return isSitePath(path) ? undefined : texts.notPath;
}

/** The missing pages that no active redirect takes care of by now, its Arabic twin's included. */
export function withoutRedirect(
  pages: readonly MissingPage[],
  redirects: readonly ManagedRedirect[],
): MissingPage[] {
  const active = redirects.filter((redirect) => redirect.is_active);
  return pages.filter(({ path }) => chooseRedirect(path, active) === null);
}

interface KnownPages {
  /** Slugs of locations. */
  location: readonly string[];
  /** Slugs of posts. */
  blog: readonly string[];
}

/** Whether a page of the site exists at a path, which a redirect would hide from visitors. */
export function isPageOfSite(path: string, { location, blog }: KnownPages): boolean {
  if (path === "") return false;
  const page = stripLocale(normalizePath(path));
  const [, article] = /^\/blog\/([^/]+)$/.exec(page) ?? [];
  const [, place] = /^\/dubai\/([^/]+)\/[^/]+$/.exec(page) ?? [];
  return (
    fixedPages.includes(page) ||
    (article !== undefined && blog.includes(article)) ||
    (place !== undefined && location.includes(place))
  );
}
