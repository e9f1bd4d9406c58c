import { type ComponentProps, createContext, use } from "react";
import { type DraftField, type DraftProblem, draftProblemWords } from "@domain/post-draft-problem";
import { FormField } from "@/components/patterns/form-field";
import { AppError } from "@/data/client/errors";
import type { Locale } from "@/config/locales";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";

interface EditorFieldProps extends Omit<ComponentProps<typeof FormField>, "id" | "error"> {
  field: DraftField;
}

/** A field that the page can move to, with its problem. */
export const EditorField = ({ field, ...props }: EditorFieldProps) => (
  <FormField {...props} id={controlId(field)} error={useProblemAt(field)} />
);

/** The problem of a field, if it has one. */
export function FieldProblem({ field }: { field: DraftField }) {
  const problem = useProblemAt(field);
  return (
    problem !== undefined && (
      <p id={`${controlId(field)}-problem`} role="alert" className="text-destructive text-base">
        {problem}
      </p>
    )
  );
}

/** The problem of the last save: a value in the form, or a slug that another post has. */
export type ShownProblem = DraftProblem | { id: "slugTaken"; field: "slug" };

export const ProblemContext = createContext<ShownProblem | undefined>(undefined);

/** Whether a save was refused because another post has the slug. */
export const isSlugTaken = (error: unknown): boolean =>
  error instanceof AppError && error.reason === "slug_taken";

/** The id of a field's control on the page. */
export const controlId = (field: DraftField): string => `post-${field.replaceAll(/[._]/g, "-")}`;

/** The same for one side of a question, by the key of its row. */
export const faqControlId = (lang: Locale, row: string, side: "q" | "a"): string => `${lang}-${row}-${side}`;

/** Texts of problems in the person's language. */
export function useProblemText(): (problem: ShownProblem) => string {
  const locale = useLocale();
  const editor = useTexts(editorTexts);
  return (problem) =>
    problem.id === "slugTaken" ? editor.problems.slugTaken : draftProblemWords(problem)[locale];
}

/** The error message at a field, if it is the one that blocks the save. */
export function useProblemAt(field: DraftField): string | undefined {
  const problem = use(ProblemContext);
  const problemText = useProblemText();
  return problem?.field === field ? problemText(problem) : undefined;
}
