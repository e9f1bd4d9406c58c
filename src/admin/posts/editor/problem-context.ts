import { createContext, use } from "react";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import type { FieldId, Problem } from "./form/problems";

/** What the last try to save stumbled over: something in the form, or a slug that another post has. */
export type ShownProblem = Problem | { id: "slugTaken"; field: "slug" };

export const ProblemContext = createContext<ShownProblem | null>(null);

/** The id of a field's control on the page. */
export const controlId = (field: FieldId): string => `post-${field}`;

export function problemText(problem: ShownProblem, texts: AdminDictionary["editor"]["problems"]): string {
  switch (problem.id) {
    case "tagLong":
      return texts.tagLong(problem.most);
    case "long":
      return texts.long(problem.most);
    default:
      return texts[problem.id];
  }
}

/** The words at a field, when it is the one that stands in the way. */
export function useProblemAt(field: FieldId): string | undefined {
  const problem = use(ProblemContext);
  const { t } = useAdminI18n();
  return problem?.field === field ? problemText(problem, t.editor.problems) : undefined;
}
