import { z } from "zod";
import { AppError, isUniqueViolation } from "@/data/client/errors";
import type { RedirectProblem } from "@/data/staff/redirect-problem.queries";
import type { RedirectPaths } from "@/data/staff/url-redirects.mutations";
import type { AdminDictionary } from "@/words/admin/en";

type Texts = AdminDictionary["redirects"]["errors"];

interface FieldProblem {
  name: "from_path" | "to_path";
  message: string;
}

/** What the database has against a redirect, at the field that is to blame; undefined for a reason that is no rule of redirects. */
export function fieldProblem(
  { reason, path, from = "", to = "" }: RedirectProblem,
  redirect: RedirectPaths,
  texts: Texts,
): FieldProblem | undefined {
  const name = path === redirect.from_path ? "from_path" : "to_path";
  switch (reason) {
    case "redirect_taken":
      return { name: "from_path", message: texts.taken };
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

const refusalData = z
  .object({ path: z.string().optional(), from: z.string().optional(), to: z.string().optional() })
  .catch({});

/** The same of a save that was refused. */
export function redirectRefusal(
  error: unknown,
  redirect: RedirectPaths,
  texts: Texts,
): FieldProblem | undefined {
  if (isUniqueViolation(error)) return fieldProblem({ reason: "redirect_taken" }, redirect, texts);
  if (!(error instanceof AppError) || error.reason === undefined) return undefined;
  return fieldProblem({ reason: error.reason, ...refusalData.parse(error.data) }, redirect, texts);
}
