import { z } from "zod";
import { cleanLabel } from "@domain/clean-text";
import { fixedPages, paths, stripLocale, withoutFinalSlash } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { AppError, isUniqueViolation } from "@/data/client/errors";
import { normalizePath } from "@/data/public/redirect-rules";
import { typedAddress } from "../shared/typed-address";
import type { RedirectPaths, RedirectProblem } from "@/data/staff/redirects";
import type { redirectsTexts } from "@/texts/admin/redirects";

type Texts = (typeof redirectsTexts)["en"]["errors"];

/** A path in the database's spelling, so that it can be compared, without a final slash. Any other text stays unchanged. */
export function typedPath(text: string): string {
  const typed = typedAddress(text);
  return typed.kind === "page" ? withoutFinalSlash(normalizePath(typed.path)) : cleanLabel(text);
}

/** The parts of a typed path that are left out: its query and its fragment; "" for none. */
export function leftOut(text: string): string {
  const typed = typedAddress(text);
  return typed.kind === "page" ? typed.dropped : "";
}

interface KnownPages {
  /** Slugs of locations. */
  location: readonly string[];
  /** Slugs of posts. */
  blog: readonly string[];
}

/** Pages that always exist, and those of services, active or not. */
const FIXED: readonly string[] = [...Object.values(fixedPages), ...serviceSlugs.map(paths.service)];

/** Whether a page of the site exists at a path, which a redirect would hide from visitors. */
export function isPageOfSite(path: string, { location, blog }: KnownPages): boolean {
  if (path === "") return false;
  const page = stripLocale(normalizePath(path));
  const [, article] = /^\/blog\/([^/]+)$/.exec(page) ?? [];
  const [, place] = /^\/dubai\/([^/]+)\/[^/]+$/.exec(page) ?? [];
  return (
    FIXED.includes(page) ||
    (article !== undefined && blog.includes(article)) ||
    (place !== undefined && location.includes(place))
  );
}

interface FieldProblem {
  name: "from_path" | "to_path";
  message: string;
}

/** The database's objection to a redirect, at its field; undefined for a reason that is not a rule of redirects. */
export function fieldProblem(
  { reason, path, from = "", to = "" }: RedirectProblem,
  redirect: RedirectPaths,
  texts: Texts,
): FieldProblem | undefined {
  const name = path === redirect.from_path ? "from_path" : "to_path";
  const problems: Readonly<Record<string, FieldProblem>> = {
    redirect_taken: { name: "from_path", message: texts.taken },
    redirect_loop: { name: "to_path", message: texts.targetRedirects(from, to) },
    redirect_chain: { name: "from_path", message: texts.isTarget(from, redirect.to_path) },
    redirect_same: { name: "to_path", message: texts.same },
    redirect_not_path: { name, message: texts.notPath },
    redirect_back_office: { name, message: texts.backOffice },
    redirect_short_address: { name, message: texts.shortAddress },
    redirect_own_file: { name: "from_path", message: texts.ownFile },
  };
  return Object.hasOwn(problems, reason) ? problems[reason] : undefined;
}

const refusalData = z
  .object({ path: z.string().optional(), from: z.string().optional(), to: z.string().optional() })
  .catch({});

/** The same for a refused save. */
export function redirectRefusal(
  error: unknown,
  redirect: RedirectPaths,
  texts: Texts,
): FieldProblem | undefined {
  if (isUniqueViolation(error)) return fieldProblem({ reason: "redirect_taken" }, redirect, texts);
  if (!(error instanceof AppError) || error.reason === undefined) return undefined;
  return fieldProblem({ reason: error.reason, ...refusalData.parse(error.data) }, redirect, texts);
}
